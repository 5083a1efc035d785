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
page-preparing = Getting ready, the first time only: about a minute.
page-preparing-opens = Getting ready, the first time only: then it opens by itself.
page-close = Close
page-home = All games
page-offline = Connection lost; trying again …

## Home

page-hero = The perfumers’ table
page-hero-text = Board games about making perfume, set in the town of Grasse. Sit down: no sign-up, no waiting.
page-name = Your name
page-name-to-others = Others see you as { $name }.
page-rival = Play against
page-guest = Guest
page-games = Games
page-rooms = Main pages
page-seats = { $from } to { $to } players
page-play-now = Play now
page-with-friends = With friends
page-mine = Your matches
page-listed = Matches to watch
page-listed-none = No matches to watch right now.
page-finished = Finished matches
page-finished-none = Matches that you finish appear here.
page-your-turn = Your turn
page-turn-of = { $name }’s turn
page-waiting = Waiting for players
page-replay = Replay

## With friends

page-game = Game
page-seats-number = Players
page-who-sits = Seats
page-chair = Seat { $seat }
page-chair-me = Me
page-chair-open = Invite by link
page-chair-device = Someone on this device
page-chair-bot = Bot: { $name }
page-chair-level = Bot { $level } of { $last }: { $name }
page-open-chair = free seat
page-name-of = Name of player { $seat }
page-match-variants = Variants
page-drawn = Drawn by lot
page-clock = Time limit
page-clock-none = No time limit
page-list-it = List it on the home page so that others can watch
page-cancel = Cancel
page-open-match = Open the table
page-join = You are invited to this table
page-join-game = You are invited to a table of { $game }
page-sit-down = Sit down
page-watch = Only watch
page-invite-text = Send each link to one person. The first to open it gets the seat.
page-invite-link = Link for seat { $seat }
page-instead = Nobody coming? Let bots take the free seats:
page-instead-begin = Begin
page-copy = Copy
page-copied = Copied.
page-share = Share
page-share-text = Come and play { $game } with me

## At the table

page-picture = The table as a picture; arrow keys go from piece to piece
page-zoom = Zoom
page-zoom-in = Zoom in
page-zoom-out = Zoom out
page-enlarge = Enlarge the table
page-enlarge-back = Show the whole table
page-press-leads = Press it: { $way }
page-ask = Question
page-options = Your options
page-besides = You can also:
page-not-now = { $piece }, not now
page-why-not = Why not: { $piece }
page-asked-now = Asked now: { $question }
page-in-one-go = In one go: { $all }
page-times = { $option }, { $times } times
page-always = { $option }, without being asked again: in every match of this game, until you press “Ask again” beside the table
page-always-last = { $option }, without being asked again where only small things could still be done, none of which is sure to bring points: in every match of this game, until you press “Ask again” beside the table
page-always-short = don’t ask again
page-by-itself = Settle small things like this for me
page-by-itself-now = Now: { $all }
page-by-itself-text = Now: { $all }. From now on this is done for you whenever only such small things are left, in every match of this game, until you press “Ask again” beside the table.
page-habits = Not asked any more ({ $number })
page-habit-house = By itself, as long as nothing else makes sense.
page-ask-again = Ask again
page-ask-again-of = Ask again: { $question }
page-undo = Undo
page-undo-ask = Ask to undo
page-luck-sure = Luck follows. Among people it can be undone only if all agree.
page-luck-go = Go on
page-luck-confirm = Ask me before luck takes effect
page-asked-undone = You are asked everything until your turn ends, as you undid something.
page-made-much = { $name } { $points }: { $sources }.
page-hint = Hint
page-hint-ask = Ask the others for hints
page-hint-title = Hint: what the best bot would do
page-hint-thinking = The best bot is thinking …
page-hint-warming = The best bot is warming up. The first time, this takes about half a minute.
page-warming = { $name } is warming up. The first time, this takes about half a minute.
page-hint-wins = Your chance to win: about { $percent }%, with about { $points ->
    [one] 1 point
   *[other] { $points } points
}.
page-hint-open = It is too early to say who wins.
page-hint-alike = About as good.
page-hint-worse = Not quite as good.
page-hint-less = Less good: your chance is about { $less }% lower.
page-hint-less-points = Less good: your chance is about { $less }% lower, with { $points ->
    [one] 1 point
   *[other] { $points } points
} fewer.
page-hint-soon = Soon it brings about { $points ->
    [one] 1 point
   *[other] { $points } points
}, mostly from “{ $source }”.
page-hint-later = It brings no points soon, but prepares for later.
page-as-list = As a list
page-as-picture = As a picture
page-rules = Rules
page-rules-search = Search: how do I win, flacon, King …
page-book-how = How to play
page-book-rules = Rules
page-book-signs = Signs
page-book-contents = Contents
page-explain = What is this about?
page-clause = Rule { $clause }
page-side = Beside the table
page-players = Players
page-glance = The players’ boards
page-glance-turn = playing now
page-bot = bot
page-away = away
page-stand-in = Let a bot stand in
page-leave = Let a bot play for me
page-leave-sure = Let a bot play for you? You can return to your seat at any time.
page-end-match = End the match
page-end-sure = End the match for everyone, without a winner? The others are asked first; bots agree.
page-ended = The match was stopped early
page-return = Return to my seat
page-asked = { $decisions ->
    [one] { $name } would like to undo one decision.
   *[other] { $name } would like to undo { $decisions } decisions.
}
page-asked-own = { $decisions ->
    [one] You asked to undo one decision.
   *[other] You asked to undo { $decisions } decisions.
}
page-asked-hints = { $name } would like hints for everyone in this match.
page-asked-hints-own = You asked for hints for everyone in this match.
page-asked-end = { $name } would like to end the match here.
page-asked-end-own = You asked to end the match here.
page-withdraw = Withdraw
page-agree = Agree
page-disagree = Refuse
page-story = Log
page-story-all = { $lines ->
    [one] Show one earlier line
   *[other] Show { $lines } earlier lines
}
page-news = New since you were last here
page-news-turn = New since your last turn
page-changed = changed since your last turn
page-past = Past
page-past-ago = { $steps ->
    [one] one step ago
   *[other] { $steps } steps ago
}
page-past-now = Back to now
page-past-first = First table you saw here
page-past-back = One step back
page-past-next = One step on
page-options-all = { $number ->
    [one] Show one more option
   *[other] Show { $number } more options
}
page-options-more = { $number ->
    [one] one more
   *[other] { $number } more
}
page-options-folded = { $number ->
    [one] One more is not possible now: why?
   *[other] { $number } more are not possible now: why?
}
page-options-fewer = Show fewer options
page-skip-to-turn = Skip to my turn
page-pace = Bots play
page-pace-slow = slowly
page-pace-normal = at normal speed
page-pace-instant = at once
page-story-setup = How the table was set up
page-why = Why?
page-why-ahead = { $name } looked ahead: { $times } of { $tries } tries led to points, about { $points } each time, most of them from “{ $source }”.
page-why-ahead-later = { $name } looked ahead: this brings no points soon, it prepares for later.
page-why-glance = This caught { $name }’s eye: { $times } of { $tries } tries led to points, about { $points } each time, most of them from “{ $source }”.
page-why-glance-later = This caught { $name }’s eye, though it brings no points soon.
page-why-chance = { $name } chose at random.
page-chat = Chat
page-chat-new = new
page-chat-empty = No messages yet.
page-chat-say = Write a message
page-chat-send = Send
page-curtain = { $name }’s turn
page-curtain-text = Pass the device to { $name }. Lift the curtain when nobody else is looking.
page-curtain-open = I am { $name }
page-days = { $days } d
page-hours = { $hours } h

## The end

page-you-win = You win!
page-you-share = You share the victory!
page-finished-you = A bot has finished the match for you.
page-finished-other = A bot has finished the match for { $name }.
page-finished-last = In the rating, that is the last place.
page-scoring = Scoring
page-place = Place
page-total = Total
page-scored-times = scored { $times } times
page-scored-times-note = In brackets: how many times it scored.
page-rematch = Play again
page-rematch-join = Join the next match
page-record = Download the record
page-private-how = Ask one of them to share it. Then this link works for you, too.
page-private-end = This match is private now: only those who played can look back at it, unless one of them shares it.
page-share-private = Only those who played can look at this match.
page-share-open = Anyone who has the link can look at this match.
page-share-link = Share it and copy the link
page-share-copy = Copy the link
page-share-copied = The link is copied.
page-share-back = Make it private again
page-fair = Was the luck fair?
page-fair-text = Every random draw of this match came from a secret of the server and from what the players’ browsers contributed. The hash of the secret was shown before the first decision. Now you can see the secret and check everything.
page-fair-hash = Hash
page-fair-secret = Secret
page-fair-good = The secret has this hash.
page-fair-bad = The secret does not have this hash!
page-verify = Verify the luck
page-verify-text = Your browser draws everything again from the record of the match. The server only hands over the record.
page-verify-file = Check the record in a file
page-verify-odds = Whether the odds are those of the rules is checked by:
page-verify-good = { $drawn ->
    [one] The one random draw follows
   *[other] All { $drawn } random draws follow
} from the secret and from what the seats contributed.
page-verify-good-alone = { $drawn ->
    [one] The one random draw follows
   *[other] All { $drawn } random draws follow
} from the secret. No seat contributed: this match began before they could.
page-verify-forked = { $forked ->
    [one] The first decision comes
   *[other] The first { $forked } decisions come
} from another match or from a lesson: their luck is not checked here.
page-verify-known = Hash and pledges are those that this browser was shown during the match.
page-verify-unknown = This browser was not there when the match was played. Whether the hash is the one that was shown at the start, only someone who was there can tell.
page-verify-seat = { $linked ->
    [one] { $name } contributed with one decision.
   *[other] { $name } contributed with { $linked } decisions.
}
page-verify-nothing = { $name } contributed nothing.
page-verify-bare = { $bare ->
    [one] One decision came without a contribution.
   *[other] { $bare } decisions came without a contribution.
}
page-verify-again = Pledged { $pledges } times: each time, the next contribution could have been chosen together with the operator.
page-verify-back = { $count ->
    [one] { $name } undid one decision after decision { $before }
   *[other] { $name } undid { $count } decisions after decision { $before }
}; random draws among them: { $drawn }.
page-verify-fault-incomplete = This record does not say where its luck came from: it was not played on a server.
page-verify-fault-newer = This record comes from a newer Grasse, which can check it.
page-verify-fault-bare = The secret has the hash that was shown. To check the draws, this older record needs:
page-verify-fault-hash = The secret does not have the hash that was shown!
page-verify-fault-kept = This browser was shown another hash at the start: the secret was changed!
page-verify-fault-forked = The record says that more of it comes from elsewhere than there is, or than this browser was shown!
page-verify-fault-pledge = Seat { $seat } did not pledge what the record says!
page-verify-fault-link = Decision { $number }: seat { $seat } contributed something other than it had pledged!
page-verify-fault-draw = Decision { $number }: another outcome should have been drawn!
page-verify-fault-steps = Decision { $number } is not the one that the proof speaks of!
page-hash-changed = Careful: the server shows another hash for this match than before. The secret behind its luck was changed!

## Replay

page-first = To the beginning
page-back = Previous decision
page-next = Next decision
page-last = To the end
page-play = Play
page-pause = Pause
page-decision = Decision
page-decisions = Decisions
page-written = As it was written down
page-written-note = Nobody can play this match any more: its rules or its box are not known here. This is what was written down of it.
page-written-open = Look at what was written down
page-written-hidden = A decision; what it was is told when a match is over
page-written-action = Action { $action }
page-round = Round
page-day = Day
page-eyes = As seen by
page-eyes-all = All revealed
page-eyes-watcher = A spectator
page-play-on = Play on from here
page-play-on-seat = as
page-play-on-player = against

## The review of a finished match

page-review = Review
page-review-of = Review: { $game }
page-review-what = What does “{ $name }” mean?
page-review-waiting = Other reviews come first. This one begins by itself.
page-review-warming = The bot that reviews is warming up. The first time, this takes about half a minute.
page-review-begun = This one begins now. Bots at the tables come first, so its first moments can take a while.
page-review-working = Every decision and every draw is looked at: { $percent }%
page-review-failed = The review did not succeed.
page-review-again = Try again
page-review-chances = Chance to win
page-review-chances-about = How likely each player is to win from this moment on, if everybody plays well. All lines together are 100%. A line falls after a bad decision or bad luck, and rises after good luck or when somebody else goes wrong. A bot that looks ahead estimates it, so small differences mean little. Marks on a line are mistakes of its player: the larger, the worse. Press anywhere, or use the arrow keys, to see the table at that moment.
page-review-as-table = The same as a table
page-review-moment = Moment { $number } of { $of }
page-review-back = Previous moment
page-review-on = Next moment
page-review-previous = Previous mistake
page-review-next = Next mistake
page-review-played = played
page-review-better = better
page-review-fine = Nothing clearly better was found.
page-review-mistakes = Mistakes
page-review-mistakes-about = Decisions for which something clearly better was found. Each is judged only by what that player could know then, never by what lay hidden. The percentage is the chance to win that was given away, and ± says how far off it may be. From 2% it is an inaccuracy, from 5% a mistake, from 10% a blunder.
page-review-mistakes-none = No mistakes
page-review-whose = Whose mistakes
page-review-everyone = Everyone
page-review-all = Show all { $number }
page-review-size-inaccuracy = Inaccuracy
page-review-size-mistake = Mistake
page-review-size-blunder = Blunder
page-review-count-inaccuracy = { $number ->
    [one] { $number } inaccuracy
   *[other] { $number } inaccuracies
}
page-review-count-mistake = { $number ->
    [one] { $number } mistake
   *[other] { $number } mistakes
}
page-review-count-blunder = { $number ->
    [one] { $number } blunder
   *[other] { $number } blunders
}
page-review-cost = −{ $percent }% chance to win
page-review-error = ± { $error }
page-review-points-less = { $points ->
    [one] about { $points } point less
   *[other] about { $points } points fewer
}
page-review-points-more = { $points ->
    [one] about { $points } point more
   *[other] about { $points } points more
}
page-review-changes = Chance to win, and points expected at the end
page-review-points-still = { $after ->
    [one] { $after } point
   *[other] { $after } points
}
page-review-points = { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}
page-review-accuracy = Accuracy
page-review-accuracy-about = How well somebody decided, from 0 to 100. With 100, nothing clearly better was found for any of their decisions. Whatever they gave away lowers it: chances of 50% given away, all together, leave 67. Luck does not count here.
page-review-ledger = Where the match was won
page-review-ledger-about = Everybody begins with some chance to win and ends with all of it, or nothing. The bars say what happened in between, and add up. Your own decisions can only cost you something: what counts is what the best decision would have kept. What others give away goes to the rest. “Second look” is what a later, closer look at the table judged otherwise: the smaller it is, the surer the rest.
page-review-start = Beginning
page-review-end = End
page-review-bar-own = Own decisions
page-review-bar-luck = Luck
page-review-bar-revisions = Second look
page-review-bot-for = Bot for { $name }
page-review-stood-in = A bot stood in for { $name } and decided this.
page-review-without = { $number ->
    [one] A bot decided once for { $name }: that does not count here.
   *[other] A bot decided { $number } times for { $name }: that does not count here.
}
page-review-luck = Luck
page-review-luck-about = Whatever nobody decides: dice, bags and decks. Luck is what was really drawn, compared with the average of everything that could have been drawn. Over many matches it comes to nothing for everybody.
page-review-fortunes = Lucky and unlucky moments
page-review-who = Who did that to me?
page-review-who-about = Read along a row: what the decisions of this player cost or gave everybody, as chance to win. What somebody gives away goes to the others, so each row comes to nothing, apart from rounding.
page-review-who-decided = Decided by
page-review-who-for = for

## Bots, by how well they play

player-uniform = Dabbler
player-greedy = Opportunist
player-visitor = Visitor
player-apprentice = Apprentice
player-distiller = Distiller
player-perfumer = Perfumer
player-nose = Nose
player-absolute = Absolute
about-uniform = chooses at random; not a real opponent
about-greedy = takes what looks best right now, without looking ahead; also plays for anyone who has left
about-visitor = plays as on a first evening, and overlooks a lot
about-apprentice = knows what is good, but not always how good
about-distiller = looks ahead now and then
about-perfumer = looks ahead most of the time
about-nose = always looks ahead, for at most a second
about-absolute = always looks ahead, for two seconds

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } undoes one decision
   *[other] { $seat } undoes { $decisions } decisions
}
event-match_closed = The match ends here
event-bot_sat_down = A bot plays for { $seat }
event-person_came_back = { $seat } is back
event-person_sat_down = { $seat } sits down
event-hints_agreed = Everyone agrees to hints
event-disagreed = { $seat } refuses

## What the server refuses

refused-offline = You are offline, or the server cannot be reached. Your matches are safe there; the page goes on as soon as it answers.
refused-failed = Something went wrong. Please try again.
refused-malformed = The server did not understand that.
refused-too_large = That is too long.
refused-too_often = Too fast: wait a moment.
refused-too_many = Too many at once: something else has to end first.
refused-no_such_match = There is no such match.
refused-no_such_game = There is no such game.
refused-no_such_seat = There is no such seat.
refused-no_such_player = There is no such bot.
refused-no_such_number = The match has no such decision.
refused-not_your_chair = Another browser holds this seat.
refused-private = This match is private to those who played it.
refused-not_your_turn = It is not your turn.
refused-old = The table has changed since then.
refused-bad_link = This browser’s part of the luck does not fit this match. Reload the page.
refused-rules = The rules forbid it.
refused-stopped = Luck came up on the way: decide again from here.
refused-waiting = Someone has not sat down yet.
refused-over = The match is over.
refused-not_over = Only once the match is over.
refused-nothing_to_undo = You have nothing to undo.
refused-nothing_asked = Nobody asked for anything.
refused-not_away = They are here, or have been away for less than two minutes.
refused-time_is_up = The time of this seat is up; the bot stays.
refused-grace = Somebody can still return to their seat. The time they have left for it stands beside their name.
refused-invitation_used = Someone already has this seat.
refused-bad_name = A name has 1 to 24 letters, and is not that of a bot or of someone else here.
refused-bad_chairs = The game cannot be played like that: there are too few players, too many, or only bots.
refused-bad_options = There is no such variant.
refused-bad_clock = There is no such time limit.
refused-other_rules = It was played with another version of the rules.
refused-no_such_box = No match was played with that box.
refused-no_such_page = There is no such page.
refused-broken = The server stumbled. Nothing is lost; please try again in a moment.
refused-foreign_origin = That comes from a page of another server.
refused-not_ready = This game is getting ready; it takes about a minute, the first time only. Then it opens by itself.
refused-no_hints = The others have not agreed to hints.
refused-begun = The match has begun.
refused-rated = Not in a rated match.
refused-bad_rated = A rated match has a time limit, the usual variants, one player per device, and only bots of the ladder.
refused-bad_endpoint = This server cannot notify your browser.
refused-bad_mail = That address cannot be used, or the server sends no mail.
refused-bad_change = That number or value does not fit the box.
refused-no_such_token = That link has been used, or a newer one was sent.

## Lessons

page-learn = Learn
page-learn-title = Learn to play
page-learn-text = Begin with your first match of a game: it takes ten minutes, and you play from the first press. The short lessons are about one idea each.
page-learn-offer = Never played? Learn in ten minutes
page-learn-again = Learn again
page-learn-done = taken
page-lesson = Lesson
page-lesson-step = Step { $step } of { $of }
page-lesson-next = Next
page-lesson-back = Back
page-lesson-show = Do it for me
page-lesson-due = Your turn: press what has the gold ring.
page-lesson-due-button = Your turn: press the button with the gold ring.
page-lesson-due-any = Your turn: press any of the buttons with a gold ring.
page-lesson-book = How to play
page-lesson-otherwise = A fine idea, but not now. Press what is ringed.
page-lesson-wait = Watch what the others do.
page-lesson-play-on = Play on
page-lesson-all = All lessons
page-tutor = A hint at each decision
page-tutor-ask = Shall the best bot advise you at each decision?
page-tutor-yes = Yes, advise me
page-tutor-no = No, I will ask when I want a hint
page-tutor-end = Show hints only when I ask
refused-lesson = This lesson waits for something else.
refused-no_such_lesson = There is no such lesson.
refused-no_such_puzzle = This puzzle is not here.
refused-not_reviewed = This match was not reviewed yet.
