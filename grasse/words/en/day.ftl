# Words about the match of the day.

refused-day = That has to wait: others are still playing that day’s match, or the try that counts does not allow it.
refused-no_such_day = There is no match of that day.
day-title = Match of the day
day-lead = Every day, each game has one match: the same seats, bots and luck for everyone. One try counts.
day-open = Today’s matches
day-play = Play the try that counts
day-go-on = Go on
day-practice = Play again for practice
day-practice-first = Play for practice
day-against = You have seat { $seat }, against: { $others }
day-field = { $field ->
    [0] Nobody has finished yet.
    [one] One player has finished.
   *[other] { $field } players have finished.
}
day-mine = { $points } points: rank { $rank }, better than { $percent }% of the field
day-mine-alone = { $points } points: the first result of this day
day-share = Copy your result
day-best = Watch the best match
day-best-review = Review the best match
day-rank = Rank
day-points = Points
day-percent = Field
day-before = The day before
day-after = The day after
day-until = Open until { $when }. A try that you have begun counts until { $ends }.
day-end-sure = This is the try that counts. If you end the match now, it has no result, and there is no second try.
day-archive = Archive
day-table = Match of the day, { $day }
day-table-counts = The try that counts: your points are ranked. Everyone has the same luck. No hints, and luck is not undone; if you end it early, it has no result.
day-table-practice = For practice: it counts for nothing.
day-proof = The luck of each day comes from a secret. Its hash is shown the day before, the secret itself six hours after the day ends (in UTC).
day-hash = Hash of this day
day-secret = Secret of this day
day-tomorrow = Hash of tomorrow
day-secret-later = The secret of this day is shown when nobody’s try counts any more.
day-verify = { $drawn ->
    [one] { $drawn } draw is what the secret of { $day } gives.
   *[other] All { $drawn } draws are what the secret of { $day } gives.
}
