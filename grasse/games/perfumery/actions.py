"""Every decision of Perfumery, of the seats and of chance, as PY-9 names them."""

from __future__ import annotations

from grasse.games.perfumery.box import (
    CARDS,
    COLUMNS,
    ESSENCES,
    FLORAL,
    LETTER_NAMES,
    NOTE_NAMES,
    NOTES,
    PERFUMES,
    RECIPES,
    SEATS,
    SPACES,
    SYNTHETIC,
    card_names,
    essence_names,
    perfume_names,
    recipe_names,
    space_names,
)
from grasse.kernel.notation import Notation, Noun, decision

OFFERS = (FLORAL, SYNTHETIC)  # what essence() can be
CHOICES = ("use", "skip")
USE, SKIP = range(len(CHOICES))  # what becomes of an effect

NOUNS = {
    "space": Noun(SPACES, lambda box: space_names()),
    "card": Noun(CARDS, card_names),
    "recipe": Noun(RECIPES, recipe_names),
    "perfume": Noun(PERFUMES, perfume_names),
    "index": Noun(RECIPES, lambda box: range(RECIPES)),
    "note": Noun(NOTES, lambda box: NOTE_NAMES),
    "letter": Noun(ESSENCES, lambda box: LETTER_NAMES),
    "offer": Noun(len(OFFERS), lambda box: [essence_names(box)[essence] for essence in OFFERS]),
    "choice": Noun(len(CHOICES), lambda box: CHOICES),
    "column": Noun(COLUMNS, lambda box: range(1, COLUMNS + 1)),
    "seat": Noun(SEATS, lambda box: range(1, SEATS + 1)),
}

NOTATION = Notation(
    NOUNS,
    seats=(
        # Common ones first: looking for an action in a mask then ends sooner.
        decision("effect", "choice"),
        decision("place", "space"),
        decision("pay_done", last=True, small=True),
        decision("produce_done", last=True),
        decision("store_done", last=True),
        decision("install_done", last=True),
        decision("pay", "card", aside=True, small=True, spends=True),
        decision("discard", "card", small=True, loss=True, spends=True),
        decision("to", "note"),
        decision("essence", "kind:offer"),
        decision("kind", "letter", small=True, spends=True),
        decision("store", "note", "letter"),
        decision("at", "index"),
        decision("install", "card:recipe"),
        decision("sort", "card:recipe"),
        decision("produce", "card:perfume"),
        decision("stock", "letter", small=True, single=True, spends=True),
        decision("storage", "card:perfume", small=True, spends=True),
        decision("replenish", "card:perfume"),
        decision("onto", "card:perfume"),
    ),
    chance=(
        decision("perfume", "id:perfume"),
        decision("recipe", "id:recipe"),
        decision("starter", "seat"),
    ),
)

ACTIONS = NOTATION.actions  # of the seats; chance's come after them
KINDS = NOTATION.kinds  # [action] which of the following it belongs to

EFFECT = NOTATION.first("effect")
PLACE = NOTATION.first("place")
PAY_DONE = NOTATION.first("pay_done")
PRODUCE_DONE = NOTATION.first("produce_done")
STORE_DONE = NOTATION.first("store_done")
INSTALL_DONE = NOTATION.first("install_done")
PAY = NOTATION.first("pay")
DISCARD = NOTATION.first("discard")
TO = NOTATION.first("to")
ESSENCE = NOTATION.first("essence")
KIND = NOTATION.first("kind")
STORE = NOTATION.first("store")
AT = NOTATION.first("at")
INSTALL = NOTATION.first("install")
SORT = NOTATION.first("sort")
PRODUCE = NOTATION.first("produce")
STOCK = NOTATION.first("stock")
STORAGE = NOTATION.first("storage")
REPLENISH = NOTATION.first("replenish")
ONTO = NOTATION.first("onto")

# Of chance.
PERFUME_DRAWN = NOTATION.first("perfume")
RECIPE_DRAWN = NOTATION.first("recipe")
STARTER_DRAWN = NOTATION.first("starter")
