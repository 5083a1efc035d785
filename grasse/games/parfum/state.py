"""The table of Parfum, every field with shape, range and audience."""

from __future__ import annotations

import numpy as np

from grasse.games.parfum.box import (
    AROMAS,
    CLOCKS,
    CUSTOMERS,
    DISTILLERY,
    NOTES,
    PERFUMES,
    SEATS,
    STREET,
    TOKENS,
    TYPES,
    VALUES,
)

RULES = 1  # the newest version of the rules; what differs in an older one asks state.rules
NONE = -1  # an empty space, slot or hand

# What happened to the water since the refill, one number each: seat x FLOWS + the value of a token
# that it threw, or + TOOK. A token that is thrown stays on the discards until the next refill.
TOOK = VALUES
FLOWS = VALUES + 1

# What water is used for (PA-3.5.2): an aroma's flies rolled again, all dice, or one fly turned.
# They begin where they always have, so that a state that was kept long ago still reads the same.
USE_COLOUR = 11  # + aroma
USE_ALL = USE_COLOUR + AROMAS
USE_FLY = USE_ALL + 1  # + aroma
USES = 1 + 2 * AROMAS

# Phases: the states of PA-3.2, with those of chance in between.
(
    SETUP_STREET,  # chance: customer
    SETUP_DISTILLERY,  # chance: note
    SETUP_TOKENS,  # chance: water
    SETUP_MARKERS,  # chance: marker
    SETUP_CLOCKS,  # chance: clock (learning option)
    WAKE,
    PREPARE,
    DRAW,  # chance: the note of draw_note
    FETCH,  # chance: the token of take_water
    ROLL,  # chance: flasks, aroma by aroma
    WATER,
    PAY,  # which tokens a water use costs
    CLAIMING,
    PLACING,  # which note
    COMPOSE,  # into which perfume
    SELLING,
    SERVE,  # which customer
    REWARD,  # chance: the tokens for a sold-out perfume
    SURPLUS,
    REFILL_DISTILLERY,  # chance: note
    REFILL_STREET,  # chance: customer
    OVER,
) = range(22)

PHASE_NAMES = (
    "setup_street setup_distillery setup_tokens setup_markers setup_clocks wake prepare draw fetch "
    "roll water pay claim place compose sell serve reward surplus refill_distillery refill_street "
    "final"
).split()

MINOR_KIND, MAJOR_KIND = 0, 1

PERFUME_RECORD = np.dtype(  # PA-3.1.3
    (
        np.record,
        [
            ("kind", np.int8),  # MINOR_KIND or MAJOR_KIND                           public
            ("notes", np.int8, (TYPES,)),  # [type] note or NONE                     public
            ("complete", np.int8),  # 0 or 1                                         public
            ("flacons", np.int8),  # 0..3                                            public
        ],
    )
)

SEAT = np.dtype(  # PA-3.1.2
    (
        np.record,
        [
            ("money", np.int32),  # 0..                                              public
            ("tokens", np.int8, (VALUES,)),  # [value] held                          its seat only
            ("tokens_left", np.int8),  # how many it holds                           public
            ("taken", np.int8, (VALUES,)),  # [value] from the well since its refill  its seat only
            ("perfumes_size", np.int8),  # perfumes begun                            public
            ("perfumes", PERFUME_RECORD, (PERFUMES,)),  # [number] in order of creation  public
        ],
    )
)

STATE = np.dtype(  # PA-3.1.1
    (
        np.record,
        [
            ("seat", np.int8),  # who decides: 0..3, CHANCE or NOBODY                public
            ("phase", np.int8),  # SETUP_STREET .. OVER                              public
            ("viewer", np.int8),  # whose view this is: EVERYTHING, WATCHER or 0..3  public
            ("rules", np.int8),  # the version of the rules it is played by          public
            ("seats_size", np.int8),  # 2, 3 or 4                                    public
            ("learning", np.int8),  # 1: first clocks are dealt (PA-2.11)            public
            ("stall_guard", np.int8),  # 1: PA-4.15 is on                            public
            ("keep_notes", np.int8),  # 1: PA-11.1 is on                             public
            ("empty_bag", np.int8),  # 1: PA-11.2 is on                              public
            ("count_notes", np.int8),  # 1: PA-11.3 is on                            public
            ("round_number", np.int32),  # 1..                                       public
            ("final_round", np.int8),  # 1: closing time has turned up               public
            ("quiet", np.int8),  # 1: nothing claimed or sold this round             public
            ("quiet_rounds", np.int8),  # 0..30 such rounds in a row                 public
            ("queue", np.int8, (SEATS,)),  # [order] seat: the wake queue            public
            ("woken", np.int8),  # clocks taken this round, 0..4                     public
            ("clocks", np.int8, (CLOCKS,)),  # [position] seat or NONE               public
            ("turn", np.int8),  # position of the clock whose turn it is             public
            ("actions_left", np.int8),  # of this turn                               public
            ("chance", np.int8),  # number of the chance to sell, 0..7               public
            ("distillery", np.int8, (DISTILLERY,)),  # [space] note or NONE          public
            ("street", np.int8, (STREET,)),  # [space] customer or NONE              public
            ("bag", np.int8, (NOTES,)),  # [note] 1 if in the bag                    public
            ("bag_left", np.int8),  # notes in the bag                               public
            ("stack", np.int8, (CUSTOMERS,)),  # [customer] 1 if in the stack        public
            ("stack_left", np.int8),  # customers in the stack                       public
            ("served", np.int8, (CUSTOMERS,)),  # [customer] by which seat, or NONE  public
            ("well", np.int8, (VALUES,)),  # [value] left in the well                nobody
            ("well_left", np.int8),  # tokens in the well                            public
            ("refilled", np.int8, (VALUES,)),  # [value] in the well at its last refill  public
            ("flow", np.int8, (2 * TOKENS,)),  # [order] who took or threw since then   public
            ("flow_size", np.int8),  # 0..2 x TOKENS                                 public
            ("discards", np.int8, (VALUES,)),  # [value] on the discard pile         public
            ("flacons_left", np.int8),  # in the supply                              public
            ("dice", np.int8, (AROMAS,)),  # [aroma] in front of the seat            public
            ("flasks", np.int8, (AROMAS,)),  # [aroma] of these, showing a flask     public
            ("spent", np.int8, (AROMAS,)),  # [aroma] of these flasks, used          public
            ("rolling", np.int8, (AROMAS,)),  # [aroma] dice in the air              public
            ("use", np.int16),  # the water use being paid, USE_…, or NONE          public
            ("pay_left", np.int8),  # tokens still to choose                         public
            ("paying", np.int8, (VALUES,)),  # [value] tokens chosen so far          the payer only
            ("claimed", np.int8, (DISTILLERY,)),  # [order] note to place, or NONE   public
            ("kept", np.int8, (NOTES,)),  # [note] seat that keeps it (PA-11.1), or NONE  public
            ("placing", np.int8),  # the note in hand, or NONE                       public
            ("selling", np.int8),  # number of the perfume to sell, or NONE          public
            ("owed", np.int8),  # tokens that chance still has to deal               public
            ("markers", np.int8, (SEATS,)),  # [order] seat; of equal money, later = higher  public
            ("seats", SEAT, (SEATS,)),  # [seat]
        ],
    )
)
