"""The tables of the database: matches, chairs, and what was written down of each match.

A change here needs a step in migrations/versions; a test holds that both say the same.
"""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Dialect,
    Float,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    TypeDecorator,
    false,
    text,
)

METADATA = MetaData()


class Seat(TypeDecorator[int]):
    """A seat counts from 0 in the program, and from 1 in the database, where 0 is nobody."""

    impl = Integer
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> int | None:
        """As it is written."""
        return None if value is None else written_seat(value)

    def process_result_value(self, value: int | None, dialect: Dialect) -> int | None:
        """As it is read."""
        return None if value is None else value - 1


def written_seat(seat: int) -> int:
    """A seat as it stands in the database."""
    return seat + 1


# What was agreed at the start, and, from "number" on, where the match stands: that can be told from
# its entries too, and is kept so that a list of matches need not replay them.
MATCHES = Table(
    "matches",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("version", Integer, nullable=False),  # of the rules
    Column("box", String(64), nullable=False),  # its hash
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON: {"learning": true}
    Column("clock_kind", String(16), nullable=False),  # none, decision or match
    Column("clock_seconds", Float, nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("secret", String(64), nullable=False),  # behind the chance
    Column("forked", Integer, nullable=False),  # decisions that come from another match
    Column("luck", Integer, nullable=False, server_default="1"),  # which way: see fairness.py
    Column("created", Float, nullable=False),
    Column("number", Integer, nullable=False),  # of the last entry
    Column("status", String(16), nullable=False),  # waiting, playing or over
    Column("turn", Seat, nullable=False),  # the seat whose turn it is, or nobody
    Column("scores", Text, nullable=False),  # JSON: [[points, place], …] when it is over
    Column("moved", Float, nullable=False),  # when the last entry was written
    Column("due", Float),  # when somebody has to look after it: a bot's turn, a clock that ends
    Column("rematch", String(32), nullable=False),  # the match that came after
    Column("lesson", String(64), nullable=False, server_default=text("''")),  # if it is one
    Column("clock_increment", Float, nullable=False, server_default="0"),  # for each decision
    Column("public", Boolean, nullable=False, server_default=false()),  # anyone may sit down
    Column("rated", Boolean, nullable=False, server_default=false()),
    Column("counted", Boolean, nullable=False, server_default=false()),  # by the ratings
    Column("language", String(8), nullable=False, server_default=text("''")),  # that is spoken
    Column("day", String(10), nullable=False, server_default=text("''")),  # of which it is a match
    Column("practice", Boolean, nullable=False, server_default=false()),  # of a day: does not count
    Column("tournament", String(32), nullable=False, server_default=text("''")),  # if it is of one
    Column("held", Boolean, nullable=False, server_default=false()),  # others still play its luck
    Column("box_name", String(64), nullable=False, server_default=text("''")),  # of an own box
    Column("shared", Boolean, nullable=False, server_default=false()),  # with all who have its link
    Index("matches_by_day", "day", "game"),
    Index("matches_by_due", "due"),
    Index("matches_by_status", "status", "listed", "moved"),
    Index("matches_by_counted", "rated", "counted", "status"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seat", Seat, primary_key=True),
    Column("kind", String(16), nullable=False),  # person, open or bot
    Column("name", String(64), nullable=False),
    Column("player", String(64), nullable=False),  # which bot, if it is one
    Column("holder", String(64), nullable=False),  # the person who holds it: see PEOPLE
    Column("invite", String(64), nullable=False),  # while it is open
    Column("seen", Float, nullable=False),  # when its holder was last known to be here
    Column("gone", Float, nullable=False),  # when its holder last went away
    Index("chairs_by_holder", "holder"),
)

# The boxes that matches were begun with. Those of the games are kept when a server starts, so that
# a match can be played on when they have been edited since.
BOXES = Table(
    "boxes",
    METADATA,
    Column("hash", String(64), primary_key=True),  # as matches name it
    Column("text", Text, nullable=False),  # the box file, as it was loaded
)

# Boxes that people have made. Whoever knows the name of one may look at it, copy it and open a
# match with it; a match has a copy of its own in BOXES.
OWN_BOXES = Table(
    "own_boxes",
    METADATA,
    Column("box", String(32), primary_key=True),  # nobody can guess it
    Column("person", String(64), nullable=False),  # whose it is
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),  # the box file; it may have faults
    Column("number", Integer, nullable=False),  # how often it was changed
    Column("hash", String(64), nullable=False),  # as matches name it; nothing, while it has faults
    Column("faults", Integer, nullable=False),
    Column("created", Float, nullable=False),
    Column("changed", Float, nullable=False),
    Index("own_boxes_by_person", "person"),
)

# Append-only. A decision is one entry; so is whatever else changes what may be decided next.
# Its key settles two answers to one question that were given to two workers at once.
ENTRIES = Table(
    "entries",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # from 1, without a gap
    Column("kind", String(16), nullable=False),  # see tables.py of the server
    Column("seat", Seat, nullable=False),  # who; chance is nobody
    Column("value", Integer, nullable=False),  # the action, or how many decisions are undone
    Column("at", Float, nullable=False),
    Column(
        "link", String(64), nullable=False, server_default=text("''")
    ),  # what a chair gave to the luck
)

SNAPSHOTS = Table(
    "snapshots",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("number", Integer, primary_key=True),  # of the entry after which it was taken
    Column("layout", String(64), nullable=False),  # which record type the bytes are of
    Column("state", LargeBinary, nullable=False),
    Column("floor", Integer, nullable=False),  # decisions that can no longer be undone freely
)

CHAT = Table(
    "chat",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("number", BigInteger, primary_key=True),
    Column("seat", Seat, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
)

# What was found of matches that are over; it can be found again from their entries.
REVIEWS = Table(
    "reviews",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("method", Integer, nullable=False),  # by which it was made; an older one does not count
    Column("done", Float, nullable=False),  # share of the work; below 1 somebody still makes it
    Column("at", Float, nullable=False),  # when that was so
    Column("review", LargeBinary, nullable=False),  # JSON by zlib; while it is made, its moments
)

# When a server ran: what passes between two runs is on nobody's clock.
RUNS = Table(
    "runs",
    METADATA,
    Column("began", Float, primary_key=True),
    Column("ended", Float, nullable=False),  # when it was last known to run
)

# People of this server. In every table, a column of people.NAMING names somebody, and its rows go
# when they leave. A browser is known by its key, of which only the hash is kept; a person has
# one or more of them. The chair that a person holds names them in "holder".
PEOPLE = Table(
    "people",
    METADATA,
    Column("person", String(64), primary_key=True),  # nobody can guess it, and nobody is told
    Column("name", String(64), nullable=False),  # as it is shown
    Column("folded", String(64), nullable=False),  # as it is compared: one of each; see people.py
    Column("colour", String(16), nullable=False),
    Column("sign", String(16), nullable=False),
    Column("shown", Text, nullable=False),  # JSON: what others may see, {"matches": true}
    Column("phrase", String(64), nullable=False),  # hash of what brings a person back, if any
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when they last came, by some minutes
    Index("people_by_name", "folded", unique=True),
    Index("people_by_phrase", "phrase"),
    Index("people_by_seen", "seen"),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("key", String(64), primary_key=True),  # the hash of a browser's key
    Column("person", String(64), nullable=False),
    Column("created", Float, nullable=False),
    Index("devices_by_person", "person"),
)

# Links by which another browser becomes the same person: each works once, until a time.
LINKS = Table(
    "links",
    METADATA,
    Column("link", String(64), primary_key=True),  # its hash
    Column("person", String(64), nullable=False),
    Column("until", Float, nullable=False),
    Index("links_by_person", "person"),
)

# People who were asked to a table; they may take any free chair there.
INVITATIONS = Table(
    "invitations",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("by", String(64), nullable=False),  # the person who asks
    Column("at", Float, nullable=False),
    Index("invitations_by_person", "person"),
)

# Whom somebody does not want to meet, nor to hear.
BLOCKS = Table(
    "blocks",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("blocked", String(64), primary_key=True),
    Column("at", Float, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)

# How strong people are. All of it follows from RATED, and that from what was written down of the
# matches; it is kept so that nobody has to go through them.
RATINGS = Table(
    "ratings",
    METADATA,
    Column("game", String(64), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("mu", Float, nullable=False),  # see skill.py of study
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Column("number", Integer, nullable=False),  # of the last match in RATED
    Index("ratings_by_mu", "game", "mu"),
)

# What each rated match changed, seat by seat, in the order in which they were counted.
RATED = Table(
    "rated",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seat", Seat, primary_key=True),
    Column("number", Integer, nullable=False),  # of the match, from 1
    Column("game", String(64), nullable=False),
    Column("holder", String(64), nullable=False),  # the person, as in CHAIRS
    Column("bot", String(64), nullable=False),  # or which bot it was
    Column("place", Integer, nullable=False),
    Column("mu_before", Float, nullable=False),
    Column("sigma_before", Float, nullable=False),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Index("rated_by_number", "number"),
    Index("rated_by_holder", "holder", "game", "number"),
)

# What came of each chair of a person in a match that came to its end, or that was ended early and
# rated all the same, so that nobody's page has to replay their matches. It is told from the
# entries, and can be told from them again.
RESULTS = Table(
    "results",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("seat", Seat, primary_key=True),
    Column("person", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("at", Float, nullable=False),  # when it was over
    Column("points", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # as it counts: see docs/lobby.md
    Column("against", String(64), nullable=False),  # "person", or the strongest bot
    Column("counts", Boolean, nullable=False),  # from its start, on one chair
    Column("sources", Text, nullable=False),  # JSON: {event that brings points: sum}
    Column("accuracy", Float),  # by the review, where there is one
    Column("abandoned", Boolean, nullable=False, server_default=false()),  # a bot finished it
    Column("early", Boolean, nullable=False, server_default=false()),  # it has no points
    Index("results_by_person", "person", "at"),
)

# Browsers that can be called while no page is open: Web Push.
SUBSCRIPTIONS = Table(
    "subscriptions",
    METADATA,
    Column("subscription", String(64), primary_key=True),  # the hash of its endpoint
    Column("person", String(64), nullable=False),
    Column("endpoint", Text, nullable=False),  # where its push service takes messages
    Column("p256dh", String(128), nullable=False),  # its public key
    Column("auth", String(64), nullable=False),
    Column("language", String(8), nullable=False),
    Column("created", Float, nullable=False),
    Index("subscriptions_by_person", "person"),
)

# What people want to be told, and an address for mail if they gave one.
TELLING = Table(
    "telling",
    METADATA,
    Column("person", String(64), primary_key=True),
    Column("kinds", Text, nullable=False),  # JSON: {"turn": false}; what is missing is told
    Column("mail", String(254), nullable=False),
    Column("confirmed", Boolean, nullable=False),  # by a link that was sent there
    Column("token", String(64), nullable=False),  # the hash of what confirms it
    Column("language", String(8), nullable=False),
    Index("telling_by_token", "token"),
)

# What people were told of a match: each turn once, whatever happens.
TOLD = Table(
    "told",
    METADATA,
    Column("match", String(32), primary_key=True),
    Column("person", String(64), primary_key=True),
    Column("kind", String(16), primary_key=True),
    Column("turn", Integer, nullable=False),  # the last entry that was looked at for it
)

# What a server has made up for itself once, and all its workers share: the key of its pushes.
SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

# What everyone plays on a day, and the secret behind its luck: kept when its hash is first shown.
DAYS = Table(
    "days",
    METADATA,
    Column("day", String(10), primary_key=True),  # 2026-05-01, in UTC
    Column("game", String(64), primary_key=True),
    Column("secret", String(64), nullable=False),  # nobody is told before the day is over
    Column("version", Integer, nullable=False),  # of the rules
    Column("box", String(64), nullable=False),  # its hash
    Column("seat", Seat, nullable=False),  # of the person
    Column("players", Text, nullable=False),  # JSON: ["", "perfumer"], the seats in order
)

# Tournaments: what was agreed, and how far they are.
TOURNAMENTS = Table(
    "tournaments",
    METADATA,
    Column("tournament", String(32), primary_key=True),
    Column("host", String(64), nullable=False),  # the person who opened it
    Column("title", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("settings", Text, nullable=False),  # JSON: see tournament_messages.py of the server
    Column("secret", String(64), nullable=False),  # behind lots and shared luck; nobody is told
    Column("listed", Boolean, nullable=False),  # on everybody's page, or for those with the link
    Column("status", String(16), nullable=False),  # open, playing, ending, over or closed
    Column("round", Integer, nullable=False),  # that was begun last, from 1; 0 before the first
    Column("created", Float, nullable=False),
    Column("starts", Float, nullable=False),  # when the first round begins; 0: when the host says
    Column("moved", Float, nullable=False),  # when it last went on
    Index("tournaments_by_status", "status", "moved"),
    Index("tournaments_by_host", "host"),
)

ENTRANTS = Table(
    "entrants",
    METADATA,
    Column("tournament", String(32), primary_key=True),
    Column("entrant", Integer, primary_key=True),  # from 1, in the order of entry
    Column("holder", String(64), nullable=False),  # the person, as in CHAIRS
    Column("player", String(64), nullable=False),  # or which bot it is
    Column("entered", Float, nullable=False),
    Column("pool", Integer, nullable=False),  # the group, from 1; 0 without groups
    Column("absent", Integer, nullable=False),  # the round that they do not play, or 0
    Column("withdrawn", Boolean, nullable=False),  # they play no more
    Index("entrants_by_holder", "holder"),
)

# The tables of each round. A round is there with all its matches, or not at all.
SITTINGS = Table(
    "sittings",
    METADATA,
    Column("tournament", String(32), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("number", Integer, primary_key=True),  # of the table, from 1
    Column("match", String(32), nullable=False),  # nothing: a bye
    Column("entrants", Text, nullable=False),  # JSON: [3, 8], the seats in order; 0 only fills
    Column("scores", Text, nullable=False),  # JSON: [[points, place], …] as they count, when over
    Column("began", Float, nullable=False),
    Index("sittings_by_match", "match"),
)

# What people tried in the laboratory, and what came of it so far.
EXPERIMENTS = Table(
    "experiments",
    METADATA,
    Column("experiment", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("status", String(16), nullable=False),
    Column("at", Float, nullable=False),  # when it was last heard of
    Column("told", LargeBinary, nullable=False),  # the message about it, compressed
    # What it takes to go on with it, compressed; nothing of those that were begun before.
    Column("wish", LargeBinary),  # what was asked for, with the box that is changed
    Column("trials", LargeBinary),  # what the matches so far came to
    Column("worker", String(32), nullable=False, server_default=text("''")),  # that plays it
    Index("experiments_by_person", "person", "at"),
)
