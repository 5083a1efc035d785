"""The table of Perfumery, every field with shape, range and audience."""

from __future__ import annotations

import numpy as np

from grasse.games.perfumery.box import (
    CARDS,
    COLUMNS,
    DECKS,
    ESSENCES,
    NOTES,
    PERFUMES,
    RECIPES,
    SEATS,
    SPACES,
    TIERS,
)

RULES = 2  # the newest version of the rules; what differs in an older one asks state.rules
NONE = -1  # an empty space, hand or answer

# Phases: the states of PY-3.1, part by part (PY-9), with those of chance in between.
(
    SETUP_PERFUME,  # chance: perfume
    SETUP_RECIPE,  # chance: recipe
    SETUP_STARTER,  # chance: starter
    TURN,
    LIMIT,
    INSTALLING,
    INSTALL_AT,  # at which index
    SORTING,
    SORT_TO,  # to which Note
    SORT_AT,  # at which index
    REPLENISHING,
    REPLENISH_KIND,  # with which essence, where the card shows different kinds
    ESSENCE_KIND,  # floral or synthetic
    ESSENCE_TO,  # on which Note
    PAYING,
    BLENDING,
    PRODUCING,
    PRODUCE_PAY,  # the next essence, from stock or storage
    PRODUCE_KIND,  # which of the essences stored on the card
    STORING,
    STORE_ONTO,  # on which card
    CLEANUP_PERFUME,  # chance: perfume
    CLEANUP_RECIPE,  # chance: recipe
    OVER,
) = range(24)

PHASE_NAMES = (
    "setup_perfume setup_recipe setup_starter dev_turn limit install install_at sort sort_to "
    "sort_at replenish replenish_kind essence essence_to pay blend produce produce_pay "
    "produce_kind store store_onto cleanup_perfume cleanup_recipe end"
).split()

# Where a card can be. Columns and seats are added: HAND_OF + 2 is the hand of seat 2. Cards enter
# and leave a hand face up, so that everybody knows where every card is (PY-5.2, PY-5.3).
IN_BOX = -1  # not chosen for this number of players (PY-2.1)
IN_DECK = 0
ABOVE = 1  # + column: dealt above the tile
BELOW = ABOVE + COLUMNS  # + column: dealt or discarded below it
HAND_OF = BELOW + COLUMNS  # + seat
INSTALLED_BY = HAND_OF + SEATS  # + seat
PRODUCED_BY = INSTALLED_BY + SEATS  # + seat

PARKED, PAID_FOR, JOINED = range(3)  # the perfumer on `hire`: waits, is paid, is owned (PY-4.4)

SEAT = np.dtype(
    (
        np.record,
        [
            ("hand", np.int8, (CARDS,)),  # [card] 1 if held                          its seat only
            ("hand_left", np.int8),  # cards in the hand, 0..84                       public
            ("score", np.int32),  # brand values of its perfumes, 0..                 public
            ("perfumers", np.int8),  # owned: 2 or 3                                  public
            ("perfumers_left", np.int8),  # of these, not placed this round           public
            ("hired", np.int8),  # PARKED, PAID_FOR or JOINED                         public
            ("placed", np.int8, (SPACES,)),  # [space] 1 if its perfumer is there     public
            ("stacks", np.int8, (NOTES, RECIPES)),  # [note, index] recipe or NONE    public
            ("stacks_size", np.int8, (NOTES,)),  # [note] installed recipes           public
            ("stock", np.int16, (NOTES, ESSENCES)),  # [note, essence] on the Stockyard tile  public
            ("produced_size", np.int8),  # perfumes produced                          public
            ("stored", np.int16, (ESSENCES,)),  # [essence] on all its perfumes       public
        ],
    )
)

STATE = np.dtype(
    (
        np.record,
        [
            ("seat", np.int8),  # who decides: 0..3, CHANCE or NOBODY                 public
            ("phase", np.int8),  # SETUP_PERFUME .. OVER                              public
            ("viewer", np.int8),  # whose view this is: EVERYTHING, WATCHER or 0..3   public
            ("rules", np.int8),  # the version of the rules it is played by           public
            ("seats_size", np.int8),  # 2, 3 or 4                                     public
            ("starting_seat", np.int8),  # that takes the marker, from 1; 0: drawn    public
            ("memory_aid", np.int8),  # 1: people see what hands took (PY-5.3)        public
            ("open_tiles", np.int8),  # 1: PY-10.1 is on                              public
            ("round_number", np.int8),  # 1..40                                       public
            ("final_round", np.int8),  # 1: the decks have run out                    public
            ("starter", np.int8),  # of this round, or NONE in the setup              public
            ("marker", np.int8),  # seat with the Starting Player Marker, or NONE     public
            ("next_marker", np.int8),  # seat with the Next one, or NONE              public
            ("next_marker_column", np.int8),  # column where that lies, or NONE       public
            ("places", np.int8, (CARDS,)),  # [card] IN_BOX, IN_DECK, ABOVE + column ..  public
            ("arrivals", np.int32, (CARDS,)),  # [card] when it came there, 1..       public
            ("arrivals_size", np.int32),  # the last of these numbers                 public
            ("columns_size", np.int8, (COLUMNS,)),  # [column] cards, less the marker  public
            ("decks", np.int8, (DECKS, TIERS)),  # [kind, tier] cards, no order (PY-5.4)  public
            ("dealing", np.int8),  # column to deal to, or NONE                       public
            ("picked", np.int8),  # card that the next part is about, or NONE         public
            ("source", np.int8),  # perfume whose storage pays, between two parts, or NONE  public
            ("note", np.int8),  # Note being developed or blended, or NONE            public
            ("essence", np.int8),  # essence between two parts, or NONE               public
            ("cost", np.int32),  # to be paid, 0..                                    public
            ("paid", np.int32),  # of that, so far                                    public
            ("sweep", np.int8),  # column for the next card of the batch, or NONE     public
            ("step", np.int8),  # effect being asked: 0 the tile, then recipes + 1    public
            ("pool", np.int16, (ESSENCES,)),  # [essence] in the Note being blended   public
            ("owed", np.int8, (NOTES, ESSENCES)),  # [note, essence] left to pay      public
            ("storage", np.int8, (PERFUMES, ESSENCES)),  # [perfume, essence] stored on it  public
            ("seats", SEAT, (SEATS,)),  # [seat]
        ],
    )
)
