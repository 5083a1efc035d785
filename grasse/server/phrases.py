"""Recovery phrases: words that somebody can write down, and come back by."""

from __future__ import annotations

import hashlib
import re
import secrets
import unicodedata

LENGTH = 8  # words: 64 bits, and each try costs whoever tries as much as it costs us
LETTERS = 4  # by which a word is told from all others
WORDS = """
acacia acorn agave alder almond amber anchor angelica anise apple apricot arbor artist aster
atelier autumn bamboo barley basil basket beacon bell bergamot birch blossom bonnet bottle
bouquet bramble bread bridge brook bubble butter cabin cactus camel camphor canary candle canvas
carafe cardamom carpet castle cedar cello cherry chestnut cinnamon citron clover coconut comet
copper coral cotton cradle crystal cumin curtain cypress dahlia daisy damask diamond dolphin
dragon drum dune eagle easel echo elder elephant ember emerald fable falcon feather fennel fern
ferry fiddle fjord flacon flame flute forest fountain freesia fresco fruit galaxy garden garnet
gazelle geranium giant ginger glacier glass grape guitar harbor harp hazel heron hibiscus honey
horizon hyacinth iceberg indigo iris iron island ivory jaguar jasmine jewel jungle juniper kayak
kettle kiwi koala labdanum ladder lagoon lantern laurel lavender leather lemon lichen lilac lime
linden linen lion lotus lunar lupine mandarin mango maple marble marigold meadow melon mimosa
mint mirror moon mosaic mountain musk myrrh myrtle narcissus nectar needle neroli nest nettle
nutmeg oakmoss oasis oboe ocean olive onyx opal orange orchid organ osmanthus otter oyster
palace panda papaya paper parsley peach pearl pebble pepper petal piano pigeon pillow pine
planet plum pocket poppy prism quartz quill quince rabbit raven resin ribbon ring river robin
rocket rosemary ruby saffron sage salmon sandal sapphire shell silver sparrow spice spring star
storm sugar summer swan tangerine teapot temple thistle thyme tiger tobacco tonka topaz tulip
turtle umbrella unicorn valley vanilla velvet vetiver vine violet volcano walnut water whale
willow window winter yarrow zebra zenith
""".split()
_BY_LETTERS = {word[:LETTERS]: word for word in WORDS}


def make_phrase() -> str:
    """A new phrase."""
    return " ".join(secrets.choice(WORDS) for _ in range(LENGTH))


def read_phrase(text: str) -> str:
    """A phrase as it was made, from what somebody copied from paper; nothing if it is none.

    Capitals, commas, line breaks, and whatever comes after the first letters do not matter.
    """
    apart = unicodedata.normalize("NFKD", text.casefold())
    letters = "".join(sign for sign in apart if not unicodedata.combining(sign))
    words = [_BY_LETTERS.get(word[:LETTERS], "") for word in re.findall(r"[a-z]+", letters)]
    return " ".join(words) if len(words) == LENGTH and all(words) else ""


def hash_of_phrase(phrase: str) -> str:
    """What the database knows a phrase by: slow to find out, also for whoever steals it.

    Nobody says who they are, so the salt is the same for all; a phrase is long enough for that.
    """
    salt = b"grasse recovery phrase"
    return hashlib.scrypt(phrase.encode(), salt=salt, n=2**14, r=8, p=1, dklen=32).hex()
