# The explorer: every option of a decision, tried out. The terminal and the page say it.

explorer-title = Explorer
explorer-of = Explorer: { $game }
explorer-lead = A fresh deal, or a moment of your own match: every option with its chances, how it may go on, and what starts like it have brought.
explorer-exploring = Trying out every option
explorer-decides = { $name } decides.
explorer-best = the best
page-review-shown = shown
explorer-close = may be as good
explorer-chance = Chance to win
explorer-playouts = Played out
explorer-matches = { $matches ->
    [one] { $matches } match
   *[other] { $matches } matches
}
explorer-line = How it may go on
explorer-start-all = In { $matches } matches, whoever took it first won { $percent }% ± { $error }.
explorer-start-shown = Of these, in { $matches } that began like this: { $percent }% ± { $error }. ({ $event })
explorer-how = The chance to win comes from the search, as in hints and reviews: all seats look ahead. Played out: bots that take what looks best at once play on to the end. All options meet the same imagined worlds and the same luck; nothing that the seat could not know is used. ± and the interval (95%) tell how far the luck of the trials may mislead.
explorer-starts-how = Starts: { $matches } matches of such bots, in which a seat drew its first decision by lot. What is told of the table is beyond chance, although much was looked at.
explorer-deal = Explore a fresh deal
explorer-players = { $number ->
    [one] { $number } player
   *[other] { $number } players
}
explorer-another = Another deal
explorer-here = Explore this position
explorer-options = Options
explorer-about = How these figures come about
explorer-working = Round { $round } of { $rounds }
explorer-done = All { $rounds } rounds are done.
explorer-stopped = Stopped after round { $round } of { $rounds }
explorer-go-on = Go on
explorer-starts = Starts like this one
explorer-start-none = Nothing on this table changed that beyond chance.
complain-rounds = { $option } takes a number from 1 to { $last }.
complain-at = --at goes with --record.
complain-no-choice = After { $number } decisions nobody has a choice.
