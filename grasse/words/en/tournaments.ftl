# Words about tournaments.
#
# $when   a day and a time; $names   what players are called, one after the other

refused-tournament = Not in a tournament: there are no hints, luck is not undone, and a match is played to its end.
refused-held = Other tables of this round still play with the same luck. All of it is shown when the round is over.
refused-bad_tournament = A tournament needs a title, and either a time limit or rounds by date.
refused-round = The round can be ended a day after it began.
refused-no_such_tournament = There is no such tournament.
refused-too_few = At least two players have to enter first.

tournament-title = Tournaments
tournament-lead = For a club, or for anyone who comes: several rounds, one table after the other.
tournament-offer = See the tournaments
tournament-open = Open a tournament
tournament-none = There is no tournament yet. Open the first one.
tournament-name = Title
tournament-system = System
tournament-system-swiss = Swiss: everyone plays all rounds
tournament-system-groups = Groups, and a final
tournament-rounds = Rounds
tournament-pace = Rounds begin
tournament-pace-once = as soon as the last one is over
tournament-pace-days = { $days ->
    [1] every day
    [7] every week
   *[other] every { $days } days
}
tournament-starts = First round (empty: when you say so)
tournament-same = The same luck at every table
tournament-same-text = All tables of a round get the same deal, as in duplicate bridge.
tournament-fill = Bots
tournament-fill-none = No bots
tournament-size = Bots fill it up to
tournament-size-tables = full tables only
tournament-size-players = { $count } players
tournament-late = Players may enter after the first round
tournament-listed = Everyone on this server sees it
tournament-enter-too = I play, too

tournament-status-open = Open: enter now
tournament-status-playing = Round { $round } of { $rounds }
tournament-status-ending = Ends with this round
tournament-status-over = Over
tournament-status-closed = Closed
tournament-players = { $count ->
    [0] nobody yet
    [one] one player
   *[other] { $count } players
}
tournament-seats-number = Players at a table
tournament-filled = free seats: { $name }
tournament-filled-to = up to { $size } players: { $name }
tournament-leave-sure = This is a match of a tournament. If a bot decides more often than you, you are placed last at this table.
tournament-seats = { $seats } at a table
tournament-begins = Begins { $when }
tournament-begins-host = Begins when its host says so
tournament-next = The next round begins { $when }
tournament-until = Until { $when }; after that, bots play on for everyone
tournament-hosted = Opened by { $name }
tournament-enter = Enter
tournament-leave = Withdraw
tournament-leave-surely = Really withdraw
tournament-absent = Skip the next round
tournament-present = Play the next round after all
tournament-begin = Begin the first round
tournament-close = End the tournament
tournament-close-surely = Really end it
tournament-round-end = End the round
tournament-round-end-surely = Let bots finish it for everyone
tournament-copy = Copy the link
tournament-my-table = Go to your table
tournament-entered = You take part.
tournament-won = { $name } has won.

tournament-standings = Standings
tournament-rank = Rank
tournament-points = Points
tournament-strength = Opponents
tournament-part = Share
tournament-wins = Won
tournament-group = Group { $group }
tournament-round = Round { $round }
tournament-final = Final
tournament-table = Table { $number }
tournament-bye = Bye: { $names }
tournament-filler = { $name } (fills the table)
tournament-left = somebody who has left
tournament-withdrawn = withdrawn
tournament-away = skips the next round
tournament-watch = Watch
tournament-hidden = Can be watched after the round
tournament-back = To the tournament
tournament-at-table = Match of a tournament
tournament-at-table-counts = Your place counts. No hints, luck is not undone, and it is played to its end.

tournament-how = How it counts
tournament-how-points = A table is worth 12 points: you get an equal part for each player you come in before, and half of it if you tie. So it is 12 and 0 for two players, 12, 6, 0 for three, and 12, 8, 4, 0 for four. A bye counts 12, a round that you skip 0.
tournament-how-ties = If points are equal, these decide, one after the other: the average points of the opponents you met; your share of the game points, where 100% is an equal share; and who entered first.
tournament-how-pairs = Tables are filled from the top of the standings: players with about as many points sit together, those who have not met before if possible, each on the seat they have had least.
tournament-how-groups = There are as many groups as the final has seats, if there are enough players. The first of each group play the final, then the best of the others if seats are left.
tournament-how-absence = If you leave a table or your time is up, a bot plays for you. If it has decided more often than you, you are placed last there. Anyone who enters late begins with 0 points in the next round.
tournament-how-date = When the time of a round is up, bots play the rest of its matches for everyone; such a match is not rated.
