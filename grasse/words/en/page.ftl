# Words of the page in the browser.
#
# $name   what a player is called; $seat of an event is a player’s name, of a chair its number

## The head of the page

page-skip = Go to the content
page-language = Language
page-sound = Sound
page-dark = Dark colours
page-notify = Tell me when it is my turn
page-loading = One moment …
page-preparing = Being prepared, this first time only: about a minute.
page-close = Close
page-home = To the games
page-offline = The connection is lost; trying again …

## Home

page-hero = The perfumers’ table
page-hero-text = Board games about making perfume, set in the town of Grasse. Sit down: no sign-up, no waiting.
page-name = Your name
page-rival = Play against
page-guest = Guest
page-games = Games
page-seats = { $from } to { $to } players
page-play-now = Play now
page-with-friends = With friends
page-mine = Your matches
page-listed = Matches to watch
page-listed-none = Nobody plays in the open just now.
page-finished = Finished matches
page-finished-none = What you finish can be seen again here.
page-your-turn = Your turn
page-turn-of = { $name } decides
page-waiting = Waiting for players
page-replay = Replay

## With friends

page-game = Game
page-seats-number = Players
page-who-sits = Who sits where
page-chair = Chair { $seat }
page-chair-me = Me
page-chair-open = Somebody by link
page-chair-device = Somebody on this device
page-chair-bot = Bot: { $name }
page-chair-level = Bot { $level } of 5: { $name }
page-open-chair = free chair
page-name-of = Name of player { $seat }
page-match-options = Options
page-clock = Clock
page-clock-none = No clock
page-clock-decision-60 = 1 minute a decision
page-clock-decision-180 = 3 minutes a decision
page-clock-match-1800 = 30 minutes a match
page-clock-match-259200 = 3 days a match
page-clock-match-1209600 = 14 days a match
page-list-it = List it on the home page, so that others can watch
page-cancel = Cancel
page-open-match = Open the table
page-join = You are invited to the table
page-sit-down = Sit down
page-watch = Only watch
page-invite-text = Send each link to one person. Whoever opens it first has the chair.
page-invite-link = Link for chair { $seat }
page-instead = Nobody coming? Bots take the free chairs:
page-instead-begin = Begin
page-copy = Copy
page-copied = Copied.

## At the table

page-picture = The table as a picture; arrow keys go from piece to piece
page-ask = What is asked
page-options = What you may do
page-not-now = { $piece }, not now
page-why-not = Why not: { $piece }
page-undo = Take back
page-undo-ask = Ask to take back
page-hint = Hint
page-hint-ask = Ask the others for hints
page-hint-title = What the best bot thinks
page-hint-thinking = The best bot is thinking …
page-hint-warming = The best bot is warming up: the first time on this machine that takes about half a minute.
page-warming = { $name } is warming up: the first time on this machine that takes about half a minute.
page-hint-chance = { $name } wins in { $percent } of 100
page-hint-sure = give or take { $error }
page-as-list = As a list
page-as-picture = As a picture
page-rules = Rules
page-rules-of = Rules of { $game }
page-rules-search = Search the rules
page-rules-english = The rules are kept in English.
page-clause = Rule { $clause }
page-side = Beside the table
page-players = Players
page-glance = The boards of the players
page-glance-turn = decides
page-bot = bot
page-away = away
page-stand-in = Let a bot stand in
page-leave = Let a bot play
page-leave-sure = Let a bot play in your place? You can take your chair back at any time.
page-return = Take my chair back
page-asked = { $decisions ->
    [one] { $name } would like to take back one decision.
   *[other] { $name } would like to take back { $decisions } decisions.
}
page-asked-own = { $decisions ->
    [one] You asked to take back one decision.
   *[other] You asked to take back { $decisions } decisions.
}
page-asked-hints = { $name } would like hints for everyone in this match.
page-asked-hints-own = You asked for hints for everyone in this match.
page-withdraw = Withdraw
page-agree = Agree
page-disagree = Rather not
page-story = What happened
page-story-all = { $lines ->
    [one] Show one earlier line
   *[other] Show { $lines } earlier lines
}
page-news = New since you were last here
page-chat = Chat
page-chat-new = new
page-chat-empty = Nobody has said anything yet.
page-chat-say = Say something
page-chat-send = Say
page-curtain = It is the turn of { $name }
page-curtain-text = Pass the device on. { $name } lifts the curtain when nobody else is looking.
page-curtain-open = I am { $name }
page-days = { $days } d
page-hours = { $hours } h

## The end

page-scoring = Scoring
page-place = Place
page-total = Total
page-rematch = Play once more
page-rematch-join = Join the next match
page-record = Download the record
page-fair = Was the luck fair?
page-fair-text = All luck of this match was drawn from a secret. Its hash was shown before the first decision; now you can see the secret, and check that nothing was changed.
page-fair-hash = Hash
page-fair-secret = Secret
page-fair-good = The secret has this hash.
page-fair-bad = The secret does not have this hash!
page-fair-verify = To check every draw, download the record and say:

## Replay

page-first = To the beginning
page-back = One back
page-next = One on
page-last = To the end
page-play = Play
page-pause = Pause
page-decision = Decision
page-decisions = Decisions
page-round = Round
page-day = Day
page-eyes = From whose eyes
page-eyes-all = Everything open
page-eyes-watcher = As a spectator
page-play-on = Play on from here
page-play-on-seat = in the chair of
page-play-on-player = against

## Programs, by how well they play

player-uniform = Dabbler
player-greedy = Opportunist
player-visitor = Visitor
player-apprentice = Apprentice
player-distiller = Distiller
player-perfumer = Perfumer
player-nose = Nose

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } takes back one decision
   *[other] { $seat } takes back { $decisions } decisions
}
event-bot_sat_down = A bot plays for { $seat }
event-person_came_back = { $seat } is back
event-person_sat_down = { $seat } sits down
event-hints_agreed = Everyone agrees to hints
event-disagreed = { $seat } would rather not

## What the server refuses

refused-offline = The server cannot be reached.
refused-failed = Something went wrong. Please try again.
refused-malformed = The server did not understand that.
refused-too_large = That is too long.
refused-too_often = Too fast: wait a moment.
refused-no_such_match = There is no such match.
refused-no_such_game = There is no such game.
refused-no_such_seat = There is no such chair.
refused-no_such_player = There is no such bot.
refused-no_such_number = The match has no such decision.
refused-not_your_chair = Another browser holds this chair.
refused-not_your_turn = It is not your turn.
refused-old = The table has changed since.
refused-rules = The rules forbid it.
refused-waiting = Somebody has not sat down yet.
refused-over = The match is over.
refused-not_over = Only when the match is over.
refused-nothing_to_take_back = There is nothing of yours to take back.
refused-nothing_asked = Nobody asked for anything.
refused-not_away = They are here, or have not been away for two minutes.
refused-time_is_up = The time of this chair is up; the bot stays.
refused-invitation_used = Somebody has this chair already.
refused-bad_name = A name has 1 to 24 letters, and is not that of a bot or of somebody else here.
refused-bad_chairs = The game is not played like this: too few, too many, or nobody at all.
refused-bad_options = There is no such option.
refused-bad_clock = There is no such clock.
refused-other_rules = It was played by another version of the rules.
refused-no_such_page = There is no such page.
refused-broken = The server stumbled. Please try again.
refused-foreign_origin = That comes from a page of another server.
refused-not_ready = This game is being prepared; it takes about a minute, once.
refused-no_hints = The others have not agreed to hints.
