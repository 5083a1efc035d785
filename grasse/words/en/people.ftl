# Words of profiles and of people’s pages.

refused-name_taken = Somebody here already has this name, or one that looks like it. Choose another.
refused-nobody = You have no profile yet. Your first match makes one.
refused-no_such_person = Nobody here has that name.
refused-link_used = This link no longer works. Make a new one on your other device: each works once, for ten minutes.
refused-no_such_phrase = Nobody has this recovery phrase. Check the eight words.
refused-somebody_else = This browser belongs to somebody else.
refused-have_met = These two have played a rated match or a tournament together, so they stay two. You can leave one behind.

## A profile, and what came of matches
#
# $name a person’s name; $count, $seats, $days, $points, $won, $played, $place, $percent numbers

people-my-page = My page
people-profile = Profile
people-since = Here since { $date }
people-nobody = You have no profile yet
people-nobody-text = Your first match makes one: no sign-up, no password. You can also choose your name now.
people-make = Make a profile
people-back-offer = I have been here before
people-name = Name
people-colour = Colour
people-colour-blue = Blue
people-colour-red = Red
people-colour-gold = Gold
people-colour-green = Green
people-colour-violet = Violet
people-colour-teal = Teal
people-colour-rose = Pink
people-colour-grey = Grey
people-sign = Sign
people-sign-rose = Rose
people-sign-iris = Iris
people-sign-jasmine = Jasmine
people-sign-lavender = Lavender
people-sign-orange = Orange
people-sign-vetiver = Vetiver
people-sign-bottle = Flacon
people-sign-leaf = Leaf
people-save = Save
people-saved = Saved.
people-shown = What others may see
people-shown-text = Everybody sees your name, colour and sign. No list shows your matches to others, except those that were listed, those of a tournament, and those of a past day. Anyone you send a match’s link to can watch it.
people-shown-statistics = My figures and plots, without matches or opponents
people-shown-matches = My finished matches that were listed
people-devices = Your devices
people-device-add = Add another device
people-device-how = Scan this with your other device, or open the link there. It works once, until { $time }.
people-device-code = QR code of the link
people-forget = Sign out everywhere else
people-forgotten = All other browsers are signed out.
people-phrase = Recovery phrase
people-phrase-text = Eight words bring you back if you lose all your devices. Write them on paper: they are shown once.
people-phrase-have = You have written one down. A new one replaces it.
people-phrase-make = Show me my phrase
people-phrase-new = Make a new phrase
people-phrase-done = I wrote it down
people-data = Your data
people-export-text = One file has everything that this server keeps of you: profile, matches with all decisions, results, and what you said.
people-export = Download everything
people-leave = Leave for good
people-leave-text = This deletes your profile, your devices, your figures and everything you said. Your matches stay for the others, without your name. Nobody can undo it.
people-leave-name = Type your name to confirm
people-device-title = Is this you?
people-device-text = This link comes from your other device. Use it, and this browser is yours, too: same name, same matches.
people-device-here = Use this browser, too
people-device-is = This browser is { $name } now.
people-device-along = That was me, too: bring it all along
people-device-along-text = Matches, results and boxes of { $name } come along, and the profile { $name } goes. Where both have a rating, yours stays; of two tries at the match of a day, the first counts. Nobody can undo it.
people-device-instead = Leave { $name } behind
people-device-instead-text = What { $name } played stays with { $name }; without a recovery phrase or another device nobody gets back to it.
people-phrase-enter = Come back by your phrase
people-phrase-enter-text = Type the eight words that you wrote down. If another device of yours is at hand, open your profile there and add this one: that is easier.
people-phrase-field = Your eight words
people-phrase-go = Bring me back
people-welcome-back = Welcome back, { $name }
people-figures = Figures
people-filter = Which matches count
people-any-game = All games
people-any-seats = Any number of seats
people-any-against = All opponents
people-any-time = All time
people-people = People
people-matches = Matches
people-won = Won
people-won-of = { $won } of { $played }
people-streak = Won in a row
people-streak-best = Longest streak
people-accuracy = Accuracy
people-accuracy-of = { $percent } % accurate
people-by-game = By game
people-by-seats = By number of seats
people-by-against = By strongest opponent
people-extremes = Best and worst
people-best = Best
people-worst = Worst
people-average = Average
people-plots = { $game }, match by match
people-points = Points
people-points-legend = filled: won; line: average of ten
people-points-about = { $count } matches, { $least } to { $most } points, { $average } on average.
people-sources = Where the points came from
people-sources-about = Points of each match by where they came from; most came from: { $first }
people-each = { $points } a match
people-result-won = Won
people-result = Place { $place } of { $seats }
people-not-counted = not in the figures
people-abandoned = A bot finished it
people-early = ended early
people-ratings = Ratings
people-rating-of = Rating: { $game }
people-rating-now = Rating { $rating }
people-rated-matches = { $count ->
    [one] one rated match
   *[other] { $count } rated matches
}
people-rating-about = { $count } rated matches: from { $first } to { $last }.
people-all-matches = All my matches
people-more = Show more
people-none = No finished matches yet.
people-none-fits = No such match counts. Choose something else above.
people-private = { $name } shows nothing else to others.
people-devices-count = { $count ->
    [one] You are here on one browser.
   *[other] You are here on { $count } browsers.
}
people-seats = { $count ->
    [one] { $count } seat
   *[other] { $count } seats
}
people-days = { $days ->
    [one] Last day
   *[other] Last { $days } days
}
people-points-number = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
