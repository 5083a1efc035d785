## Looking for puzzles

puzzles-mining = { $game }, { $matches ->
    [one] { $matches } match searched
   *[other] { $matches } matches searched
}
puzzles-written = { $number ->
    [one] { $number } puzzle is
   *[other] { $number } puzzles are
} in { $file }.
puzzles-stopped = Stopped. The same command goes on from here.
puzzles-none = There are no such puzzles here.
puzzles-go-on = Enter: the next puzzle. quit: stop here.
complain-level = --level takes a number from 1 to { $last }.

## Puzzles

puzzle-title = Puzzles
puzzle-text = A position from a match, and one decision that is clearly the best. Find it: you hear at once what it is worth, and why.
puzzle-offer = Solve puzzles
puzzle-solve = Solve puzzles
puzzle-ask = What is best here? You decide once.
puzzle-lately = What happened
puzzle-thinking = A moment: your decision is being looked at.
puzzle-right = That is the best
puzzle-as-good = Just as good
puzzle-wrong = There is something better
puzzle-same-mistake = The same as in the match
puzzle-next = Next
puzzle-worth = { $points ->
    [one] { $percent }% chance to win, { $points } point
   *[other] { $percent }% chance to win, { $points } points
}
puzzle-others = { $number ->
    [one] { $number } other option
   *[other] { $number } other options
}
puzzle-found-by = Bots that find it
puzzle-solved = { $number } of { $of } solved
puzzle-streak = { $number } in a row
puzzle-streak-best = longest streak: { $number }
puzzle-difficulty = Difficulty { $number } of 5
puzzle-level = Difficulty
puzzle-level-any = Any
puzzle-again-minutes = { $number ->
    [one] It comes again in { $number } minute.
   *[other] It comes again in { $number } minutes.
}
puzzle-again-hours = { $number ->
    [one] It comes again in { $number } hour.
   *[other] It comes again in { $number } hours.
}
puzzle-again-days = { $number ->
    [one] It comes again in { $number } day.
   *[other] It comes again in { $number } days.
}
page-review-yours = your decision
page-review-best = best

## The trainer

trainer-title = Trainer
trainer-text = Your own mistakes, and puzzles you missed, come again until you remember them: soon if you were wrong, later and later if you were right.
trainer-learn = Learn from your mistakes
trainer-own = Your own match
trainer-puzzle = A puzzle you missed
trainer-left = { $number ->
    [one] { $number } more after this one
   *[other] { $number } more after this one
}
trainer-done = { $number ->
    [one] { $number } position done
   *[other] { $number } positions done
}
trainer-due = { $number ->
    [0] Nothing is due. After a match, press “Review”, then “Learn from your mistakes”.
    [one] { $number } position is due.
   *[other] { $number } positions are due.
}
trainer-later-minutes = { $number ->
    [one] The next one comes in { $number } minute.
   *[other] The next one comes in { $number } minutes.
}
trainer-later-hours = { $number ->
    [one] The next one comes in { $number } hour.
   *[other] The next one comes in { $number } hours.
}
trainer-later-days = { $number ->
    [one] The next one comes in { $number } day.
   *[other] The next one comes in { $number } days.
}
trainer-begin = Begin
