# The laboratory: what a change of the box does to a game. The terminal and the page say it.

lab-title = Laboratory
lab-of = Laboratory: { $game }
lab-playing = Matches
lab-length = Decisions in a match
lab-points = Points of a seat
lab-margin = Points ahead of the second
lab-wins = Victories of seat { $seat }
lab-source = Points of a seat: { $source }
lab-use = Uses of { $tile }
lab-box = The box as it is
lab-measure = Measure
lab-before = Before
lab-after = After
lab-change = Change
lab-interval = Interval
lab-played = { $matches } matches of { $wanted } · { $seats } seats · { $players }
lab-changed = What changed beyond chance
lab-changed-alone = What each change does alone
lab-changed-together = All together
lab-no-effect = No effect found.
lab-changed-nothing = Nothing that { $matches } matches could tell from chance.
lab-all = Length, points and seats
lab-tiles = How often each tile is used, and what it is worth
lab-tile = Tile
lab-tile-changed = changed
lab-uses = Uses in a match
lab-worth = Points for one use
lab-lift = Users win more often by
lab-luck = How much luck decides
lab-luck-share = Luck: { $share } % of the result ({ $low } to { $high } %), decisions { $decisions } %, not booked { $rest } %; by the review of { $matches } matches
lab-sweep = By value
lab-written = The result is in { $json }, and as a page in { $page }.
lab-stopped = { $played } of { $matches } matches are played. The same command plays the rest.
lab-clear-stop = It was clear after { $matches } of { $wanted } matches.
lab-how = Every deal was played with every box, by the same players and with the same luck. Of 100 intervals { $level } miss the truth. Where { $rows } figures are looked at, luck alone changes some of them; what is called beyond chance allows for that (the procedure of Benjamini and Hochberg). That users of a tile win more often does not say that the tile makes them win.
lab-clock = { $player } thinks by the clock, so its matches cannot be repeated. Choose one of { $players }.
lab-no-network = No network comes with { $game }. Give one: --network FILE.
lab-only-instinct = { $option } is for instinct alone: --players instinct.
lab-no-card = PyTorch finds no graphics card here. --device cpu plays in the same way on the processor.
lab-status-waiting = Waiting for its turn
lab-status-working = Playing
lab-reviewing = Reviewing how much luck decided
lab-status-done = Done
lab-status-stopped = Stopped
lab-status-failed = Failed
lab-past = My experiments
lab-who = Who plays
lab-trust = Bots play here, and people may play otherwise. What they find is a hint; if a stronger bot finds the same, trust it more.
lab-between-levels = { $name }, between bots { $low } and { $high }
lab-tried = Boxes tried
lab-front = What can be had
lab-fairness = seats from fair
lab-evenness = uneven use
lab-bounds = Give at least one range, such as --change customers.A-03.price=3..6.
lab-proposed = The proposed box is in { $file }. Before and after are by fresh luck.
lab-lead = Change tiles, prices or counts of a box, and see what many matches make of it.
lab-what = What do you want to change?
lab-search = Search for a piece or a value
lab-found = { $count ->
    [0] Nothing has that name.
    [one] One place
   *[other] { $count } places
}
lab-all-of-them = Back to all: { $part }
lab-changes = Changes
lab-changes-none = Choose a piece, and give one of its values another number. You can change several.
lab-changes-count = { $count ->
    [one] One change
   *[other] { $count } changes
}
lab-whole = As long as you change nothing here, { $name } is compared with the box of the game.
lab-drop = Leave out
lab-drop-what = Leave out: { $what }
lab-range = Try a range
lab-one-value = Only one value
lab-first = from
lab-last = to
lab-step = in steps of
lab-no-range = That is no range of 2 to 24 values.
lab-seat = Seat { $seat }
lab-seats-chosen = Set to { $seats } players: with { $before }, what you change never comes into play.
lab-seats-never = With { $seats } players, what you change never comes into play, so nothing could be found. Choose { $fitting }.
lab-mixed = Another player on each seat
lab-alone = Also play each changed tile alone ({ $boxes } boxes)
lab-matches = Matches (up to { $most })
lab-deals = { $deals } deals, each with { $boxes } boxes.
lab-takes = That takes about { $span }, longer if others wait as well.
lab-left = about { $span } left
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-hours = { $count } h
lab-begin = Start
lab-stop = Stop
lab-go-on = Go on
lab-go-on-text = { $played ->
    [0] Nothing was played yet.
   *[other] What { $played } matches told is kept. None of them is played again.
}
lab-renewed = This server has been renewed since, and its bots may play otherwise now. So all is played again, from the first deal.
lab-again = Try something else
lab-share = Copy the link
lab-shared = The link is copied. Anyone who has it sees this experiment.
lab-compare = Try it in the laboratory
lab-compared = { $name } and the box of the game
lab-between = change { $change }, between { $low } and { $high }
lab-said-more = { $count ->
    [one] One more is in the figures.
   *[other] { $count } more are in the figures.
}
lab-figures = Figures
lab-sure = beyond chance
lab-legend = Bold: beyond chance. In the drawing the dot is the change, as a share of what was before, and the line is its interval. Where the line crosses the middle, there may be no change at all.
lab-tiles-legend = Bold: used more or less often, beyond chance. Brackets enclose how much more often users win: the wider they are, the less it says.
lab-sweep-text = The line is the average, the bar its interval; a filled point differs from the box as it is (the ring) beyond chance.
lab-curve-about = { $measure }: { $before } at { $first }, { $after } at { $last }
lab-more-length = A match takes longer: { $after } decisions instead of { $before }.
lab-less-length = A match is over sooner: { $after } decisions instead of { $before }.
lab-more-points = Everyone makes more points: { $after } on average instead of { $before }.
lab-less-points = Everyone makes fewer points: { $after } on average instead of { $before }.
lab-more-margin = The winner is further ahead: by { $after } points instead of { $before }.
lab-less-margin = It is closer at the end: the winner is { $after } points ahead instead of { $before }.
lab-more-wins = Seat { $seat } wins more often: { $after } % of the matches instead of { $before } %.
lab-less-wins = Seat { $seat } wins less often: { $after } % of the matches instead of { $before } %.
lab-more-source = { $source }: more points, { $after } a seat instead of { $before }.
lab-less-source = { $source }: fewer points, { $after } a seat instead of { $before }.
lab-more-use = { $tile } is used more often: { $after } times in a match instead of { $before }.
lab-less-use = { $tile } is used less often: { $after } times in a match instead of { $before }.
