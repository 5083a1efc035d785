# Words of the house: the terminal, and what all games share.
#
# $name, $names   what a player, a game, a file … is called
# $file           the name of a file, as the user wrote it
# Words in a typewriter’s sense (--seed, learning=yes, grasse play) are typed as they stand: leave them.

## At the table

play-seed = seed { $seed }
seat-name = Player { $seat }
table-you = you
match-variants = Variants: { $variants }
match-variant-off = off: { $variant }
curtain = Pass the keyboard to { $name }. { $name }, press Enter when nobody else is looking.
prompt-decide = What do you do?
prompt-hint = A number, or words. help shows what else you can type.
prompt-ambiguous = That could be:
prompt-range = Choose a number from 1 to { $last }.
prompt-unknown = “{ $text }” is not one of the options, and nothing I can explain. Choose a number, or type help.
# Told of a decision that the game made by itself, as there was only one
told-forced = { $choice } (the only choice)
undo-done = Your last choice is undone.
undo-nothing = There is nothing to undo: something was drawn or rolled, something hidden was shown, or someone else has decided since.
hint-title = What the best bot thinks, and everyone’s chance of winning
hint-points = points at the end
hint-off = No hints while several people play.
why-what = Why what? Type why and a part of the option that you miss.
why-allowed = You can do that now: number { $number }.
rules-none = No clause mentions “{ $text }”. The rules are in English; try another word, or the number of a clause.
save-done = The match is saved in { $file }.
save-exists = { $file } already exists and is left as it is; choose another name.
save-no-folder = There is no folder { $folder } to save in.
quit-resume = To resume it:
quit-unsaved = The match could not be saved anywhere. Here is its record; keep it in a file:
watch-next = Enter: the next round. end: play to the end. quit: stop here.

## What an option brings: beside the option, with " · " between the facts

brings-from-to = { $least } to { $most }
brings-more = and { $count } more
brings-question = then: { $question }
brings-odds = { $percent } %: { $outcome }
brings-others = then another player
brings-over = then the game ends
brings-unsure = the rest depends on what you cannot see

## Commands at the prompt: one word each, without a space

command-undo = undo
command-why = why
# The word that may follow: "why not …"
command-not = not
command-rules = rules
command-hint = hint
command-log = log
command-table = table
command-save = save
command-help = help
command-quit = quit

## Help: on the left what is typed (with the command from above), on the right what it does

help-number = 1, 2, 3 …
help-number-does = choose the option with this number
help-words = words
help-words-does = choose the option that contains these words; any clear part will do
help-undo = undo
help-undo-does = undo your last choice, as long as nothing new has come to light
help-why = why …
help-why-does = why something is not possible now, with the clause of the rules
help-rules = rules …
help-rules-does = tell how to play, show a clause ({ $clause }), or find the clauses with a word in them
help-hint = hint
help-hint-does = what the best bot would do, and who it thinks will win
help-log = log
help-log-does = everything that has happened so far
help-table = table
help-table-does = draw the table again
help-save = save FILE
help-save-does = keep the match in a file, and go on
help-help = help
help-help-does = this list
help-quit = quit
help-quit-does = stop here; the match is saved, and you can resume it

## The end

# $first may be several names with commas
final-and = { $first } and { $last }
final-saved = The record of the match is in { $file }.

## Before the first question

warmup-opening = Setting up the table for { $game } …
warmup-compiling = Compiling { $game } for this computer: up to half a minute, the first time only. { $seconds } s …
warmup-search = The bots that look ahead are warming up …
warmup-searching = The bots that look ahead are warming up for { $game }: up to half a minute, the first time only. { $seconds } s …

## Replay

replay-chance = Chance
# The word that is typed to jump to a round: "round 5"
replay-round = round
replay-place = decision { $number } of { $last }
replay-keys = Enter or n: next. p: previous. A number: that decision. round 5: that round. q: quit.
replay-help = Press Enter to go on, p to go back, type a number from 0 to { $last }, or a round, or q to quit.

## Boxes

box-good = { $file } is a valid box for { $game }.
box-hash = Its hash, which every record played with it contains: { $hash }
box-bad = { $file } cannot be used: { $faults ->
    [one] there is one fault.
   *[other] there are { $faults } faults.
}
box-whole-file = the file
box-new = { $file } is now a copy of the box of { $game }. What to do next:
box-step-edit = 1. Write what is printed on your own pieces into its rows.
box-step-check = 2. Check it:        grasse box check { $file }
box-step-play = 3. Play with it:    grasse play { $game } --box { $file }

## Figures

bench-compiling = { $game }: compiling, first from nothing and then from the cache …
bench-one-core = Random play on one core, { $seconds } s …
bench-all-cores = Random play on { $cores } cores, { $seconds } s …
bench-head = { $game }, { $seats } seats
bench-decisions-per-second = decisions per second, one core
bench-matches-per-second = matches per second, one core
bench-decisions-per-second-all-cores = decisions per second, all cores
bench-matches-per-second-all-cores = matches per second, all cores
bench-compile-cold-seconds = compiling, the first time
bench-compile-cached-seconds = compiling, from the cache
bench-state-bytes = size of a state

## Complaints: one line each

complain-nearest = Did you mean { $name }?
complain-known = There are: { $names }.
complain-command = There is no command “{ $name }”.
complain-game = There is no game “{ $name }”.
complain-no-game = Which game? There are: { $games }.
complain-player = There is no player “{ $name }”.
complain-language = There is no language “{ $name }”.
complain-variant = There is no variant “{ $name }”.
complain-yes-no = Write --variant { $variant }=yes or --variant { $variant }=no.
complain-variant-seat = Write --variant { $variant }=2, with the number of a seat, or 0 to have it drawn by lot.
complain-seats = { $game } is played by { $seats }, not by { $given }.
complain-players = { $players ->
    [one] One player is named
   *[other] { $players } players are named
} for { $seats } seats.
complain-names = { $people ->
    [0] Names are for the seats called me, and there are none.
    [one] { $names } names are given for one seat called me.
   *[other] { $names } names are given for { $people } seats called me.
}
complain-name = A player cannot be called “{ $name }”: it is empty, taken, or the name of a bot.
complain-resume = { $option } cannot be used with --resume: the record already says so.
complain-other-game = { $file } is a match of { $game }.
complain-seat = There is no seat { $seat }: the match has { $seats }.
complain-seat-json = --json shows everything; it cannot be used with --seat.
complain-seconds = --seconds takes a number above 0, up to 3600.
complain-file = { $file }: { $reason }
complain-no-proposal = No other box of { $game } is proposed.
complain-line = { $file }, line { $line }: { $reason }
complain-box = { $file }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(and one more fault; see grasse box check)
   *[other] {" "}(and { $more } more faults; see grasse box check)
}
file-not-text = is not UTF-8 text (byte { $byte })

## The server

serve-at = The table is open at { $address } (Ctrl+C closes it).
serve-kept = Matches are kept in { $database }.
serve-browser = If no browser opens, open this address yourself.
complain-port = Port { $port } of { $host } cannot be used: { $reason }
complain-workers = Several workers need PostgreSQL: name one of its databases in GRASSE_DATABASE.
complain-database = The database cannot be opened: { $reason }
backup-done = { $rows ->
    [one] One row is kept in { $file }.
   *[other] { $rows } rows are kept in { $file }.
}
restore-done = { $rows ->
    [one] One row is back in { $database }.
   *[other] { $rows } rows are back in { $database }.
}
admin-match = match
admin-game = game
admin-status = status
admin-players = players
admin-moved = last move (UTC)
admin-none = There are no such matches.
admin-ratings-again = Counted { $matches ->
    [one] one match
   *[other] { $matches } matches
} again.
admin-ratings-right = Every rating follows from the records.
admin-ratings-wrong = These ratings do not follow from the records; --again computes all of them.
admin-closed = Match { $match } is closed as it stands. Its secret is shown, and its record can be verified.
admin-tournament = Tournament { $tournament } ends with the round that is played.
admin-removed = Match { $match } is removed, and nothing of it is kept.
admin-chair = Seat { $seat } is free again. The first person to open this link takes it:
admin-nowhere = There is no database at { $file }.
admin-nobody = Nobody here is called that.
admin-renamed = { $name } is called { $new } now.
admin-expelled = { $name } is removed. Their matches stay, without a name.
admin-results = What came of { $matches } matches was told again; { $changed } of them were not kept like that.
verify-fair = { $drawn ->
    [one] The one outcome of chance follows
   *[other] All { $drawn } outcomes of chance follow
} from the secret, and the secret has the hash that was shown.
verify-shared = { $drawn ->
    [one] The one outcome of chance follows
   *[other] All { $drawn } outcomes of chance follow
} from the secret and the links of the seats, and the secret has the hash that was shown.
verify-forked = { $forked ->
    [one] The first decision comes
   *[other] The first { $forked } decisions come
} from another match or from a lesson: their luck is not checked.
verify-chair = Seat { $seat } contributed with { $linked ->
    [one] one decision
   *[other] { $linked } decisions
}, as it had pledged.{ $bare ->
    [0] {""}
   *[other] {" "}Its player decided { $bare } times without contributing.
}{ $pledges ->
    [1] {""}
   *[other] {" "}It pledged { $pledges } times: each time, it could have chosen what comes next.
}
verify-alone = No seat contributed: the server alone could know the luck beforehand.
verify-back = After decision { $before }, seat { $seat } undid { $count ->
    [one] 1 decision
   *[other] { $count } decisions
}, { $drawn } of them luck.
verify-day = { $drawn ->
    [one] { $drawn } outcome of chance is what the secret of { $day } gives
   *[other] { $drawn } outcomes of chance are what the secret of { $day } gives
}: the same for everyone who played that day.
verify-sound = { $matches ->
    [0] There are no matches in it.
    [one] The luck of the one match in it was fair.
   *[other] The luck of all { $matches } matches in it was fair.
}
verify-faults = The luck of { $faults } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} cannot be verified:

## The arena, and data for learners

arena-title = Arena
arena-playing = Matches
arena-counted = { $matches } matches, { $deals } deals
arena-player = player
arena-rating = rating
arena-interval = 95 %
arena-wins = wins
arena-place = place
# The same command takes up what was left
arena-stopped = { $played } of { $matches } matches are played. The same command plays the rest.
arena-written = The results are in { $json }, and as a page in { $page }.
arena-no-pictures = The page has no pictures: { $package } is missing (pip install '{ $extra }').
data-written = { $rows } decisions from { $matches } matches are in { $file }.
records-sound = { $matches ->
    [0] There are no matches in it.
    [one] The one match in it replays as it was played.
   *[other] All { $matches } matches in it replay as they were played.
}
records-faults = { $faults } of { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} cannot be replayed as played:
records-fault = { $match } ({ $game }, rules { $rules }): { $reason }
complain-no-database = There is no database { $file }.
complain-package = This needs { $package }: pip install '{ $extra }'
complain-number = { $option } takes a whole number of at least 1.
complain-arena-nobody = Who plays? Name --players or --lineup. There are: { $players }.
complain-arena-changed = { $file } was begun with another setting: { $setting } was { $before } and is now { $now }. Continue with the same settings, or choose another folder with --to.
complain-no-records = { $file }: it contains no record.

## Reviews: why something else was better

review-why-earns = It would soon bring { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} more, most of them from “{ $source }”.
review-why-denies = It would keep { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} from { $seat }, most of them from “{ $source }”.
review-why-later = It brings no more points soon, but a better position for later.
review-why-gains = It brings no more points soon, but about { $source } for later.
review-why-gains-end = It brings no more points soon, but about { $source } for later, and { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} more at the end.
review-why-end = It brings no more points soon, but { $points ->
    [one] about { $points } point
   *[other] about { $points } points
} more at the end.

## Reviews in the terminal

review-looking = Looking at every moment
review-title = { $game }: where the match was won
review-chances = Chances to win, from the beginning to the end
review-player = player
review-start = at the start
review-own = own decisions
review-others = others’ decisions
review-luck = luck
review-revisions = revisions
review-end = at the end
review-accuracy = accuracy
review-sizes = blunders, mistakes, inaccuracies
review-worst = The costliest decisions
review-size-inaccuracy = inaccuracy
review-size-mistake = mistake
review-size-blunder = blunder
review-decision = { $number }. { $name }, { $size } ({ $cost } % ± { $error }): { $chosen }
review-better = Better: { $best }
review-points-error = Points expected at the end: { $before } that way, { $after } as played, ± { $error }
review-points = Points expected at the end: { $before } before, { $after } after
review-who = Who did that to me?
review-decided = decided by
review-for = for { $name }
review-fortunes = Lucky and unlucky moments
review-summary = All matches, by player
review-matches = matches
complain-not-over = { $file }: the match is not over; only a finished match is reviewed.

## A link, before it is followed

preview-house = Perfumers’ board games in your browser: play with friends or bots, learn, and look back. No account needed.
preview-waiting = A table of { $game } is waiting for you. Sit down; no account needed.
preview-playing = A match of { $game } is being played. Look on.
preview-over = A match of { $game } is over. See how it went.

## What people are told while no page is open; $names are those who sit at the table

told-turn-title = Your turn: { $game }
told-turn = Your match with { $names } goes on.
told-begin-title = Your table is full: { $game }
told-begin = You play with { $names }. The match has begun.
told-invited-title = { $names } invites you
told-invited = A table of { $game } waits for you.
told-day-title = Today’s matches are open
told-day = The same luck for everyone: one try counts.
told-bots = bots
told-confirm-title = Confirm your address for Grasse
told-confirm = 
    Open this link to be told by mail when it is your turn:
    { $link }
    If you did not ask for this, you need not do anything.
told-mail-end = You get this letter because you asked to be told. To change that: { $link }
