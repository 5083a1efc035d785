# Parfum, in the words of its rulebook.
#
# piece-…     a piece or a place of the table
# decision-…  what a seat can decide, as it stands in the list of options; chance- for chance
# event-…     what happened; $seat is a player’s name, an unknown value is "unknown"
# clause-…    why something is not allowed

game-blurb = Distil, compose and sell the finest perfumes of Grasse.
game-facts = 15 to 35 minutes with two · light: choose dice, blend aromas, serve customers
game-goal = Goal: the most coins · { $final ->
    [1] this is the final round
   *[0] { $bag_ends ->
        [2] the bag cannot fill the distillery again: this is the last round
        [1] { $claims ->
            [one] this is the last round, if one more note is claimed in it
           *[other] this is the last round, if { $claims } more notes are claimed in it
        }
       *[0] { $stack_until_closing ->
            [0] closing time is the next card: it turns up when the street is filled, then one last round
            [one] one customer until closing time
           *[other] { $stack_until_closing } customers until closing time
        }
    }
}
game-standing = you { $own_money }, the others { $most_money } at most
game-points = { $points ->
    [one] 1 coin
   *[other] { $points } coins
}

aroma-violet = { $count ->
    [one] violet
   *[other] violets
}
aroma-bergamot = { $count ->
    [one] bergamot
   *[other] bergamots
}
aroma-rose = { $count ->
    [one] rose
   *[other] roses
}
aroma-vanilla = { $count ->
    [one] vanilla
   *[other] vanillas
}
aroma-lavender = { $count ->
    [one] lavender
   *[other] lavenders
}

type-head = head
type-heart = heart
type-base = base

kind-minor = minor
kind-major = major

variant-learning = Learning game: the clocks of the first round are dealt at random
variant-stall_guard = Stall guard: the match ends after 30 rounds without a claim or a sale
variant-keep_notes = Kept notes: a claimed note need not be placed at once
variant-empty_bag = Empty bag: the match also ends with a round after which no note is left in the bag
variant-count_notes = Notes count: a customer counts the notes with an aroma, not the icons on them

## Places and pieces

piece-table = { $final ->
    [1] Round { $round }, the final round
   *[0] Round { $round }
}
piece-clock_market = Market clock
piece-clock = { $owner ->
    [0] Clock { $position }: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
   *[other] Clock { $position }, taken: { $actions ->
        [one] one action
       *[other] { $actions } actions
    }
}
piece-street = Street
piece-customer = wants { $counts }, pays { $price }
piece-empty_street = an empty space
piece-stack = { $final ->
    [1] closing time has turned up
   *[0] { $until_closing ->
        [0] { $height } in the stack ({ $letter } on top), the next card is closing time
        [one] { $height } in the stack ({ $letter } on top), one customer until closing time
       *[other] { $height } in the stack ({ $letter } on top), { $until_closing } customers until closing time
    }
}
piece-distillery = Distillery
piece-note = { $counts } · { $type } · { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
piece-empty_distillery = an empty space
piece-bag = { $left ->
    [0] the bag is empty
    [one] one note in the bag
   *[other] { $left } notes in the bag
}
piece-market = Market
piece-booth = { $aroma }: { $left ->
    [0] no die left
    [one] one die
   *[other] { $left } dice
}, { $flasks } of 6 faces are flasks
piece-supply = { $left ->
    [0] no flacon in the supply
    [one] one flacon in the supply
   *[other] { $left } flacons in the supply
}
piece-well_place = Water well
piece-well = { $left ->
    [0] the well is empty
    [one] one token in the well
   *[other] { $left } tokens in the well
}
piece-discards = { $left ->
    [0] no discarded token
    [one] one discarded token
   *[other] { $left } discarded tokens
}
piece-workbench = Distillation
piece-dice = { $aroma }
piece-track = Money track
piece-marker = { $seat }: { $money ->
    [one] 1 coin
   *[other] { $money } coins
}
piece-perfumery = Perfumery
piece-perfume = { $kind } perfume { $perfume }
piece-new_minor = a new minor perfume
piece-new_major = a new major perfume
piece-token = { $count ->
    [0] a token worth { $value }, already chosen
    [one] a token worth { $value }
   *[other] { $count } tokens worth { $value }
}
piece-done = Done
piece-reroll_all = all dice
piece-water_stop = no more water
piece-claim_stop = no more notes
piece-pass = pass

## Short labels of the table

label-money = money
label-tokens = tokens
label-flask = flask
label-fly = fly
label-spent = spent
label-rolling = rolling
label-missing = missing
label-kept = kept
label-flacons = flacons
label-actions_left = { $actions ->
    [one] one action left
   *[other] { $actions } actions left
}
label-sold_out = { $number ->
    [one] one sold out
   *[other] { $number } sold out
}
scoring-claimed = Notes claimed
scoring-sold = Flacons sold to customers
scoring-bargained = Flacons at the bargain price
scoring-tokens_counted = Water tokens left
lab-points-are = Points are coins here.
# What a reason says that a better decision gains for later: after “about”
gain-token_taken = { $count ->
    [one] { $count } more water token
   *[other] { $count } more water tokens
}
gain-claimed = { $count ->
    [one] { $count } more note claimed
   *[other] { $count } more notes claimed
}
gain-perfume_started = { $count ->
    [one] { $count } more perfume begun
   *[other] { $count } more perfumes begun
}
gain-placed = { $count ->
    [one] { $count } more note in a perfume
   *[other] { $count } more notes in perfumes
}
gain-perfume_completed = { $count ->
    [one] { $count } more perfume completed
   *[other] { $count } more perfumes completed
}
gain-sold = { $count ->
    [one] { $count } more flacon sold
   *[other] { $count } more flacons sold
}
column-wants = wants
column-pays = pays
column-note = note
column-needs = needs
column-coins = coins
name-note = { $counts } ({ $type })

## A board at a glance: the score first, " · " between the facts

glance-perfumery =
    { $money ->
        [one] 1 coin
       *[other] { $money } coins
    } · { $tokens ->
        [one] 1 token
       *[other] { $tokens } tokens
    } · { $customers ->
        [one] 1 customer
       *[other] { $customers } customers
    } · { $perfume ->
        [one] 1 perfume
       *[other] { $perfume } perfumes
    }

## What is asked

phase-setup_street = The first customers arrive.
phase-setup_distillery = The first notes are laid out.
phase-setup_tokens = Water is dealt.
phase-setup_markers = The markers are stacked.
phase-setup_clocks = The clocks are dealt.
phase-wake = When do you wake up?
phase-prepare = Prepare your distillation.
phase-draw = A note is drawn.
phase-fetch = Water is drawn.
phase-roll = The dice are rolling.
phase-water = Improve your distillation with water?
phase-pay = Which token do you discard?
phase-claim = Which note do you claim?
phase-place = Which note do you place?
phase-compose = For which perfume?
phase-sell = Sell a flacon?
phase-serve = To which customer?
phase-reward = Water for a sold-out perfume.
phase-surplus = You may keep only 4 tokens. Which one do you discard?
phase-refill_distillery = New notes arrive.
phase-refill_street = New customers arrive.
phase-final = The game is over.

# What luck does next, beside the option that leads to it
luck-draw = then a note is drawn from the bag
luck-fetch = then a token is drawn from the well
luck-roll = then your dice roll
luck-reward = then you draw your water
luck-refill_distillery = then new notes are drawn
luck-refill_street = then new customers come

detail-sell = sale { $sale } of { $sales }
detail-serve = sale { $sale } of { $sales }
detail-pay = token { $token } of { $tokens }
detail-surplus = token { $token } of { $tokens }

# What the question is for
purpose-wake = An early clock goes first, but has fewer actions.
purpose-prepare = Each action takes a die, a new note or water; then all your dice are rolled.
purpose-water = Notes cost flasks; water helps to turn flies into flasks.
purpose-pay = At the end each token is worth its number in coins: pay with a low one.
purpose-claim = A note costs a flask of each of its aromas, pays its coins at once, and goes into a perfume.
purpose-place = A note that is placed stays in that perfume for good.
purpose-compose = A minor perfume needs head and base; a major one also a heart, and gives more flacons.
purpose-sell = A customer buys one flacon that holds enough of their favourite aroma; the last flacon also brings water.
purpose-serve = The customer pays the coins on the card, and leaves.
purpose-surplus = At the end each token is worth its number in coins: keep the high ones.

# What a piece of one’s own still needs
missing-perfume = Perfume { $perfume } still needs: { $missing }

# What passed without a question, and why
forced-choose_clock = You took clock { $position }: no other was left.
forced-pass = You had no flacon to sell, so your sale passed.
forced-claim_stop = Your flasks pay for nothing more.
forced-water_stop = You have no water left to mend your roll.
forced-minor = Your note began a new minor perfume: it fitted into no other.
forced-major = Your note began a new major perfume: it fitted into no other.
forced-perfume = Your note went into perfume { $id }: it fitted into no other.
happened-sold_out = Perfume { $perfume } is sold out: that brings you water.
happened-closing_time = Closing time was drawn: this is the last round.
moot-water = Water could not bring you another note: you were not asked.
moot-pay = All your tokens had to go, or were alike: you were not asked which.
moot-surplus = You may keep only 4 tokens: those with the lowest numbers were discarded.
small-pay = always the token with the lowest number
small-surplus = always the token with the lowest number

## Decisions

decision-choose_clock = Choose clock { $position } ({ $actions ->
    [one] one action
   *[other] { $actions } actions
})
decision-draw_note = Draw a note from the bag
decision-take_die = Take a { $aroma } die
decision-take_water = Take a water token
decision-reroll_colour = Re-roll the { $aroma } flies (1 token)
decision-reroll_all = Re-roll all dice, flasks too (1 token)
decision-turn_fly = Turn a { $aroma } fly to its flask (2 tokens)
decision-water_stop = Stop using water and claim notes
decision-token = Discard a token worth { $value }
decision-claim = Claim { $counts } ({ $type } note, { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
})
decision-claim_stop = Claim nothing more
decision-pass = Pass
decision-sell = Sell a flacon of perfume { $perfume } to a customer
decision-bargain = Sell a flacon of perfume { $perfume } at the bargain price
decision-discard = Discard a token worth { $value }
decision-to = Sell to the customer who wants { $counts } and pays { $price }
decision-place = Place { $note }
decision-minor = Begin a new minor perfume
decision-major = Begin a new major perfume
decision-perfume = Add it to { $kind } perfume { $id }

chance-flasks = { $aroma } dice: { $number ->
    [0] no flask
    [one] one flask
   *[other] { $number } flasks
}
chance-water = a token worth { $value }
chance-note = note: { $id }
chance-customer = customer: { $id }
chance-marker = the marker of { $seat }
chance-clock = clock { $position }

## Events

event-customer_arrived = A customer arrives: { $customer }
event-note_arrived = A note is laid out: { $note }
event-token_taken = { $value ->
    [unknown] { $seat } takes a water token
   *[other] { $seat } takes a water token worth { $value }
}
event-marker_placed = { $seat } puts a marker on the stack
event-clock_dealt = { $seat } is dealt clock { $position }
event-round_began = Round { $round } begins
event-clock_chosen = { $seat } chooses clock { $position }
event-turn_began = { $seat } prepares, with { $actions ->
    [one] one action
   *[other] { $actions } actions
}
event-die_taken = { $seat } takes a { $aroma } die
event-rolled = { $seat } rolls { $dice ->
    [one] a { $aroma } die
   *[other] { $dice } { $aroma } dice
}: { $number ->
    [0] no flask
    [one] one flask
   *[other] { $number } flasks
}
event-token_paid = { $seat } discards a token worth { $value }
event-colour_rerolled = { $seat } re-rolls the { $aroma } flies
event-all_rerolled = { $seat } re-rolls all dice
event-fly_turned = { $seat } turns a { $aroma } fly to its flask
event-well_refilled = The well is refilled with { $tokens ->
    [one] one token
   *[other] { $tokens } tokens
}
event-claimed = { $seat } claims { $note } and earns { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
event-perfume_started = { $seat } begins { $kind } perfume { $perfume }
event-placed = { $seat } places { $note } in perfume { $perfume }
event-perfume_completed = { $flacons ->
    [0] { $seat } completes perfume { $perfume }, but no flacon is left
    [one] { $seat } completes perfume { $perfume } and takes one flacon
   *[other] { $seat } completes perfume { $perfume } and takes { $flacons } flacons
}
event-sale_began = The shops open
event-sold = { $seat } sells perfume { $perfume } to a customer for { $price }
event-bargained = { $seat } sells perfume { $perfume } at the bargain price of { $price }
event-passed = { $seat } passes
event-sold_out = { $seat } is sold out of perfume { $perfume }
outcome-sold_out = { $seat } is sold out of perfume { $perfume }, which brings water
event-token_discarded = { $seat } discards a surplus token worth { $value }
event-closing_time = Closing time! One final round is played
event-round_ended = Round { $round } ends
event-tokens_counted = { $seat } turns up tokens worth { $coins }
event-ended_after_final_round = The final round is over
event-ended_by_empty_bag = The bag is empty: the game ends at once
event-ended_by_stall = Thirty rounds without a claim or a sale: the game ends
event-notes_kept = { $seat } keeps { $notes ->
    [one] one note
   *[other] { $notes } notes
}

## What an option brings, where it is told differently from what happened

outcome-turn_began = then your next turn, with { $actions ->
    [one] one action
   *[other] { $actions } actions
}
outcome-sale_began = then the shops open
outcome-round_ended = –

# The same decision several times
times-pass = { $all ->
    [1] pass all { $times }
   *[0] pass { $times }
}

## Why not

clause-PA-2-4 = The customers lie in the stack in another order: A on top of B.
clause-PA-2-8 = That marker is already in the stack, or belongs to no player.
clause-PA-2-11 = That clock cannot be dealt.
clause-PA-3-2 = Not now: the game asks for something else.
clause-PA-3-3-4 = That clock is no longer on the market clock.
clause-PA-3-4-2 = That note is not in the bag.
clause-PA-3-4-4 = Every action of your clock must be used first.
clause-PA-3-4-5 = There are only three dice of each aroma, and you have them all.
clause-PA-3-5-1 = You are not rolling that many dice of that aroma.
clause-PA-3-5-2 = You need a fly of that aroma and enough tokens: one to re-roll, two to turn a fly.
clause-PA-3-5-3 = You have no such token.
clause-PA-3-5-5 = Once you claim notes, water no longer helps.
clause-PA-3-5-6 = A note needs an unspent flask for each of its aromas.
clause-PA-3-6-1 = You place the notes that you claimed this turn.
clause-PA-3-6-2 = The note has no empty place there: a heart goes only into a major perfume, and each perfume has one note of each type.
clause-PA-3-6-4 = That perfume is complete: no note can be added to it.
clause-PA-3-7-3 = You need a complete perfume with a flacon left, and a customer on the street who finds enough of their favourite aroma in it.
clause-PA-3-7-5 = You need a complete perfume with a flacon left.
clause-PA-3-8-2 = Tokens are discarded only after your last sale of the round, down to four, and only those you have.
clause-PA-4-1 = The bag is empty.
clause-PA-4-2 = The distillery has no empty space.
clause-PA-4-3 = There is no token left in the well.
clause-PA-11-1-2 = With kept notes you place those that lie at your perfumery, as many as you like; the rest stays there for later.

## The end

final-win = { $name } wins with { $points ->
    [one] 1 coin
   *[other] { $points } coins
}!
# $names is made by final-and
final-shared = { $names } share the victory with { $points ->
    [one] 1 coin
   *[other] { $points } coins
}!
