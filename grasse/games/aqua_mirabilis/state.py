"""The table of Aqua Mirabilis, every field with shape, range and audience."""

from __future__ import annotations

import numpy as np

from grasse.games.aqua_mirabilis.box import (
    CITIES,
    DAMES,
    DELIVERED,
    LESSONS,
    METHODS,
    PERFUMES,
    RECIPES,
    SCENTS,
    SEATS,
    SLOTS,
    SUNDAYS,
    TILES,
    WORKERS,
)

RULES = 2  # the newest version of the rules; what differs in an older one asks state.rules
NONE = -1  # an empty space, slot or hand

LOOSE, STORED = 0, 1  # where a flower for a method comes from
SOURCES = 2

# Phases: the states of AM-3.1 and AM-3.2, those that ask for the parts of a composite decision
# (AM-9), and those of chance in between.
(
    SETUP_FIRST,  # chance: first_player
    SETUP_DELIVERIES,  # chance: delivery
    SETUP_PAWNS,  # chance: king, court, stall, stall
    SETUP_TOPS,  # chance: city_top
    MAIN,  # T.MAIN
    WORKER_MOVES,  # of act: worker, workers_done
    LESSON,  # of act: tile
    COST,  # of act: cost_item
    DROPPING,  # of act: drop_method
    PAYING,  # of act: pay
    BONUS_FLOWER,  # of act: bonus
    TOP,  # chance: city_top
    DAME,  # C.DAME
    GIVING,  # of gift: gift, gifts_done
    PEEK,  # C.PEEK
    PEEKING,  # chance: end_bonus
    INFLUENCE_MOVES,  # C.INFLUENCE
    FAVOURS,  # F.CHOOSE
    READY,  # V.READY
    ORDER,  # of present: first
    CONVERT,  # P.CONVERT
    INPUT,  # of use_method: input
    STORE,  # P.STORE
    COACH,  # P.COACH
    CITY,  # P.CITY
    RETURN,  # P.RETURN
    AFTER_PRODUCTION,  # P.AFTER
    AFTER,  # T.AFTER
    EXTRA,  # T.EXTRA
    TILE_RECIPE,  # of flip: create
    COMPLEMENT,  # of create: complement
    REPLACE,  # of create: replace
    TILE_ESSENCES,  # of flip: essence
    TILE_INFLUENCE,  # of flip: place, migrate, influence_done
    PARADE,  # PARADE_CREATE
    REVEAL,  # chance: end_bonus, of EXTRA_SCORE
    OVER,
) = range(37)

PHASE_NAMES = (
    "setup_first setup_deliveries setup_pawns setup_tops main worker_moves lesson cost dropping "
    "paying bonus_flower top dame giving peek peeking influence favours ready order convert input "
    "store coach city return after_production after extra tile_recipe complement replace "
    "tile_essences tile_influence parade_create reveal over"
).split()

PERFUME_RECORD = np.dtype(
    (
        np.record,
        [
            ("recipe", np.int8),  # or NONE: the slot is free                        public
            ("complements", np.int8, (SLOTS,)),  # scents, rising, or NONE           public
            ("presented", np.int8),  # 0 or 1, this week                             public
        ],
    )
)

SEAT = np.dtype(
    (
        np.record,
        [
            ("score", np.int32),  # 0..                                              public
            ("dial", np.int8),  # action points, 1..5                                public
            ("perfumer", np.int8),  # action space, or NONE on its board             public
            ("letter", np.int8),  # level, 0 is none                                 public
            ("coach", np.int8),  # position, Grasse is 0                             public
            ("experience", np.int16),  # of methods, lessons, unflipped tiles        public
            ("originality", np.int8),  # tokens                                      public
            ("reserve", np.int8),  # influence tokens on no dame                     public
            ("influence", np.int8, (DAMES,)),  # [dame] tokens                       public
            ("peeked", np.int8, (DAMES,)),  # [dame] 1: knows her end bonus          public
            ("flowers", np.int8, (SCENTS,)),  # [scent] loose flowers                public
            ("essences", np.int8, (SCENTS,)),  # [scent] in the depot                public
            ("bases", np.int8, (SCENTS,)),  # [scent] 1: has the base tile           public
            ("specialisations", np.int8, (SCENTS,)),  # [scent] 1: has the tile      public
            ("abilities", np.int8, (3,)),  # [ability] what its tile adds, or 0      public
            ("methods", np.int8, (METHODS,)),  # [method] 1: in a method slot        public
            ("learned", np.int8, (METHODS,)),  # [method] 1: had it once             public
            ("stored", np.int8, (METHODS, SCENTS)),  # [method, scent] flowers       public
            ("perfumes", PERFUME_RECORD, (PERFUMES,)),  # [slot]                     public
        ],
    )
)

STATE = np.dtype(
    (
        np.record,
        [
            ("seat", np.int8),  # who decides: 0..3, CHANCE or NOBODY                public
            ("phase", np.int8),  # SETUP_FIRST .. OVER                               public
            ("viewer", np.int8),  # whose view this is: EVERYTHING, WATCHER or 0..3  public
            ("rules", np.int8),  # the version of the rules it is played by          public
            ("seats_size", np.int8),  # 2, 3 or 4                                    public
            ("first_seat", np.int8),  # the first player, or NONE                    public
            ("free_parade", np.int8),  # 1: AM-10.1 is on                            public
            ("lost_recipes", np.int8),  # 1: AM-10.2 is on                           public
            ("king_first", np.int8),  # 1: AM-10.3 is on                             public
            ("active", np.int8),  # whose turn it is, 0..3                           public
            ("turn_number", np.int8),  # 1, or 2 for an extra turn                   public
            ("day", np.int8),  # index of the day track, 0..                         public
            ("day_due", np.int8),  # 1: a dial was reset this turn                   public
            ("trigger", np.int8),  # who reached the last Sunday, or NONE            public
            ("window", np.int8),  # phase to go back to after a free action          public
            # the board
            ("supply", np.int8, (SCENTS,)),  # [scent] tokens                        public
            ("market", np.int8, (SCENTS,)),  # [scent] flowers on the stall          public
            ("workers", np.int8, (WORKERS,)),  # [worker] stall                      public
            ("deliveries", np.int8, (SUNDAYS, DELIVERED)),  # [Sunday, place] tile or NONE  public
            ("king", np.int8),  # column of the King pawn, or NONE                   public
            ("court", np.int8),  # row of the Court pawn, or NONE                    public
            ("cubes", np.int8, (SCENTS, SCENTS)),  # [column, row] in the cell       public
            ("tokens", np.int8, (SCENTS, SCENTS)),  # [column, row] originality, 0 or 1  public
            ("cubes_left", np.int8),  # in the reserve                               public
            ("originality_left", np.int8),  # in the reserve                         public
            ("display", np.int8, (RECIPES,)),  # [recipe] 1 if in the display        public
            ("lessons", np.int8, (LESSONS,)),  # [lesson] its seat, or NONE          public
            ("methods_left", np.int8, (METHODS,)),  # [method] copies to be learned  public
            ("tiles", np.int8, (TILES,)),  # [tile] its seat, or NONE in the stack   public
            ("flipped", np.int8, (TILES,)),  # [tile] 0 or 1                         public
            ("tops", np.int8, (CITIES,)),  # [city] tile on top of the stack, or NONE  public
            ("majorities", np.int8, (DAMES,)),  # [dame] seat, or NONE               public
            ("favours", np.int8, (DAMES,)),  # [dame] seat, or NONE with the dame    public
            # [dame] 1 + end bonus, or 0 before anybody has looked; blanked to 0     who has peeked
            ("end_bonuses", np.int8, (DAMES,)),
            # the action or production under way
            ("presented", np.int8),  # perfumes in this Versailles action, 0..2      public
            ("second", np.int8),  # 1: second_perfume was flipped in this action     public
            ("stepped", np.int8),  # 1: court_step was used in this action           public
            ("gained", np.int16),  # points of its last presentation                 public
            ("points_left", np.int16),  # production points                          public
            ("visited", np.int8),  # the city or dame concerned, or NONE             public
            ("gifts", np.int8),  # given to the dame: tokens that may be placed      public
            # parts of a decision that is not complete yet (AM-3.2.4)
            ("space", np.int8),  # of act, or NONE                                   public
            ("targets", np.int8, (WORKERS,)),  # [worker] new stall, or NONE         public
            ("lesson", np.int8),  # of act: lesson, 18 + method, or NONE             public
            ("cost_item", np.int8),  # of act: scent, or NONE                        public
            ("dropping", np.int8),  # of act: method, or NONE                        public
            ("payment", np.int8),  # of act: 0 dial, 1 + tile, or NONE               public
            ("essences_given", np.int8, (SCENTS,)),  # [scent] of gift               public
            ("tokens_given", np.int8),  # of gift                                    public
            ("perfumes_given", np.int8, (PERFUMES,)),  # [slot] of gift, 0 or 1      public
            ("placed", np.int8, (DAMES,)),  # [dame] influence that comes            public
            ("migrated", np.int8, (DAMES,)),  # [dame] influence that leaves         public
            ("kept", np.int8, (DAMES,)),  # [dame] of keep, 0 or 1                   public
            ("presenting", np.int8),  # slot of the perfume, or NONE                 public
            ("method", np.int8),  # of use_method, or NONE                           public
            ("inputs", np.int8, (SOURCES, SCENTS)),  # [source, scent] of use_method  public
            ("tile", np.int8),  # of flip, or NONE                                   public
            ("chosen", np.int8, (SCENTS,)),  # [scent] of flip, 0 or 1               public
            ("recipe", np.int8),  # of create, or NONE                               public
            ("complements", np.int8, (SLOTS,)),  # of create, or NONE                public
            ("seats", SEAT, (SEATS,)),  # [seat]
        ],
    )
)
