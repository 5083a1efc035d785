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
lobby-block = Block
lobby-block-name = Block { $name }
lobby-blocked = blocked
lobby-unblock = Unblock
lobby-unblock-name = Unblock { $name }
lobby-waiting = Anyone can sit down at your table now. You may close this page: the match is under “Your matches”.
lobby-links = Invite by link
lobby-instead = Nobody has come yet. Shall bots take the free seats?
lobby-stand-up = Stop waiting
lobby-public = Open to anyone: the table appears on the home page
lobby-rated-offer = Rated
lobby-rated-text = The result counts. The usual variants, no hints, no undoing of luck; with a time limit.
lobby-fair = What happens if somebody leaves?
lobby-fair-text = If your time is up, or you leave, a bot plays for you, and you may return; with a time limit for the whole match, only as long as you have time left. In a rated match, anyone whose seat a bot holds at the end, or for whom a bot has decided more often than they have, is placed last. If all people agree to end it early, it does not count; ending it alone against bots counts as lost.
lobby-leave-rated = The match is rated. As long as a bot holds your seat, the others can end the match, and if it still does at the end, you are placed last. If you end the match, the others are asked: if all agree, it does not count. Alone against bots it counts as lost, unless another player has left: then you have won against them.

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
lobby-ladder-about = People and bots on one scale: 100 points ahead means coming in before the other 64 times out of 100. ± is how far off a rating may be; it is provisional until that is small, after 15 matches or so. The bots stand where our own tournaments have put them.
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
told-mail-send = Send the link
told-mail-remove = Remove my address
told-mail-open = Open the link that was sent to { $mail }.
told-mail-goes = Mail goes to { $mail }.
told-mail-done = Done: mail goes to { $mail } now.
told-nobody = Sit down somewhere first; then you can be told.
