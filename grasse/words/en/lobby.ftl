# Words about meeting people: open tables, invitations, friends.
#
# $name   what somebody is called; $span   a span of time

lobby-title = Play with people
lobby-seek = Find somebody
lobby-pace-slow = Slow: 3 days per decision
lobby-pace-live = Now: 15 minutes, and 20 seconds more per decision
lobby-rated = rated
lobby-casual = for fun
lobby-open = Open tables
lobby-open-none = Nobody is waiting right now. Find somebody: your table then appears here for everyone.
lobby-sit = Sit down
lobby-sit-at = Sit down: { $game } with { $name }
lobby-here = { $count ->
    [0] Nobody else is here yet.
    [one] One person is here.
   *[other] { $count } people are here.
}
lobby-show-me = Show my name to others while I am here
lobby-invitations = Invitations
lobby-invited-by = { $name } invites you
lobby-decline = No, thanks
lobby-friends = People you have played with
lobby-invite-friends = Invite people you have played with
lobby-friend-here = is here
lobby-friend-matches = { $matches ->
    [one] one match together
   *[other] { $matches } matches together
}
lobby-invite = Invite
lobby-invite-name = Invite { $name }
lobby-invited = invited
lobby-invite-what = This opens a table for two. { $name } finds your invitation on the home page, and is told if they want to be. You can wait there, or go: the table is under “Your matches”.
lobby-invite-open = Open a table and invite
lobby-block = Block
lobby-block-name = Block { $name }
lobby-blocked = blocked
lobby-unblock = Unblock
lobby-unblock-name = Unblock { $name }
lobby-waiting = Anyone can sit down at your table now. You may close this page: the match is under “Your matches”.
lobby-again = Those you played with find your invitation on their home page. The match begins when everyone has come; until then you can invite others or take bots instead.
lobby-links = Invite by link
lobby-instead = Nobody has come yet. Should bots take the free seats?
lobby-stand-up = Stop waiting
lobby-public = Open to anyone: the table appears on the home page
lobby-rated-offer = Rated
lobby-rated-text = The result counts. The usual variants, only bots of the ladder, no hints, no undoing of luck; with a time limit.
lobby-table-rated = Rated match
lobby-table-counts = Your place counts. No hints, and luck is not undone.
lobby-counts-not = It was rated, but it was ended early: it changes nobody’s rating.
lobby-fair = What happens if somebody leaves?
lobby-fair-text = If your time is up, or you leave, a bot plays for you, and you may return; with a time limit for the whole match, only as long as you have time left. In a rated match you have three minutes to return, one day in a slow match: after that the others may end it, and you have lost to whoever stayed alone. Anyone whose seat a bot holds at the end, or for whom a bot has decided more often than they have, is placed last. If all people agree to end it early, it does not count; ending it alone against bots counts as lost.
lobby-leave-rated = The match is rated. A bot plays for you until you return. If you are not back within { $span }, the others may end the match, and you have lost it; if a bot still holds your seat at the end, you are placed last. If you end the match, the others are asked: if all agree, it does not count.
lobby-leave-alone = The match is rated. If a bot holds your seat at the end, you are placed last. If you end the match, it counts as lost.
lobby-grace = { $name } can still return. You may end the match in { $span }.
lobby-grace-over = { $name } has not returned. If you end the match now, you have won against { $name }.
lobby-grace-others = { $name } has not returned. If all others agree, you can end the match; then it does not count.
lobby-grace-own = A bot plays for you. Return within { $span }: after that the others may end the match, and you have lost it.
lobby-grace-own-over = A bot plays for you. The others may end the match now, and then you have lost it.

## Time limits

lobby-days = { $number ->
    [one] one day
   *[other] { $number } days
}
lobby-hours = { $number ->
    [one] one hour
   *[other] { $number } hours
}
lobby-minutes = { $number ->
    [one] one minute
   *[other] { $number } minutes
}
lobby-seconds = { $number ->
    [one] one second
   *[other] { $number } seconds
}
lobby-clock-decision = { $span } per decision
lobby-clock-match = { $span } per match
lobby-clock-increment = { $span }, and { $more } more per decision

## The ladder

lobby-ladder = Ladder
lobby-ladder-place = Place
lobby-ladder-points = Rating
lobby-ladder-matches = Matches
lobby-provisional = provisional
lobby-ladder-about = People and bots on one scale: 100 points ahead means coming in before the other 64 times out of 100. ± is how far off a rating may be; it is provisional until that is small, after 7 to 15 matches. The bots stand where our own tournaments have put them. In Perfumery and Aqua Mirabilis, level 5 was measured only at tables of two. A bot that is not here has not been measured yet, so it plays no rated matches.
lobby-ladder-join = You are not on this ladder yet. A rated match puts you here: your table waits for anyone, with 3 days per decision.
lobby-rating-change = Your rating: { $before } → { $after }

## Being told

told-page = Notifications
told-offer = Tell me when it is my turn
told-when = Tell me when
told-device = Notify this device
told-device-stop = Stop on this device
told-denied = Notifications are off for this page in your browser; allow them there first.
told-cannot = This browser cannot be notified.
told-kind-turn = it is my turn in a slow match
told-kind-begin = a table of mine is full
told-kind-invited = somebody invites me
told-kind-day = the matches of a new day are open
told-by-mail = By mail
told-mail = Your mail address
told-mail-send = Send a link to confirm it
told-mail-remove = Remove my address
told-mail-open = Open the link that was sent to { $mail }.
told-mail-goes = Mail goes to { $mail }.
told-mail-done = Done: mail goes to { $mail } now.
told-nobody = You can be told once you have a profile: your first match makes one.
