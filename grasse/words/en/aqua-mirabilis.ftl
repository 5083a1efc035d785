# Aqua Mirabilis, in the words of its players.
#
# piece-…     a piece or a place of the table; name- the same as part of a sentence
# decision-…  what a seat can decide, as it stands in the list of options; chance- for chance
# event-…     what happened; $seat is a player’s name, an unknown value is "unknown"
# clause-…    why something is not allowed
#
# AP are action points, PP production points. The name of an action space says where one goes:
# it stands after "Go" and "goes".

game-blurb = Turn flowers into essences and essences into perfumes, and please the King and his court.
game-facts = 10 to 20 minutes with two · rich: market, school, journeys and court, all connected
game-goal = Goal: the most points by the last Sunday · { $last ->
    [1] these are the final turns
   *[0] { $sunday_days ->
        [one] it is tomorrow
       *[other] it is in { $sunday_days } days
    }{ $final_week ->
        [1] { "" }
       *[0] , { $days ->
            [one] and tomorrow is a Sunday
           *[other] the next Sunday in { $days }
        }
    }
}
game-standing = you { $own_score }, the others { $most_score } at most
game-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

scent-B = { $count ->
    [one] bergamot
   *[other] bergamots
}
scent-J = { $count ->
    [one] jasmine
   *[other] jasmines
}
scent-L = { $count ->
    [one] lavender
   *[other] lavenders
}
scent-N = { $count ->
    [one] narcissus
   *[other] narcissi
}
scent-O = { $count ->
    [one] orange blossom
   *[other] orange blossoms
}
scent-R = { $count ->
    [one] rose
   *[other] roses
}

complement-B = { scent-B }
complement-J = { scent-J }
complement-L = { scent-L }
complement-N = { scent-N }
complement-O = { scent-O }
complement-R = { scent-R }

second_complement-B = { scent-B }
second_complement-J = { scent-J }
second_complement-L = { scent-L }
second_complement-N = { scent-N }
second_complement-O = { scent-O }
second_complement-R = { scent-R }

column-B = { scent-B }
column-J = { scent-J }
column-L = { scent-L }
column-N = { scent-N }
column-O = { scent-O }
column-R = { scent-R }

row-B = { scent-B }
row-J = { scent-J }
row-L = { scent-L }
row-N = { scent-N }
row-O = { scent-O }
row-R = { scent-R }

method-distillation = distillation
method-maceration = maceration
method-squeezing = squeezing
method-enfleurage = enfleurage
method-extraction = extraction

family-base-essence = base essence
family-specialisation = specialisation
family-special-ability = special ability
family-production-method = production method

city-paris = Paris
city-london = London
city-koln = Cologne
city-firenze = Florence

weekday-SUN = Sunday
weekday-MON = Monday
weekday-TUE = Tuesday
weekday-WED = Wednesday
weekday-THU = Thursday
weekday-FRI = Friday
weekday-SAT = Saturday

wish-essence = an essence
wish-originality = an originality token
wish-perfume = a perfume

favour-court_step = moves the Court
favour-king_5 = more from the King
favour-present_2 = two perfumes at once
favour-cube_2 = points for each cube

rule-any = any
rule-same = alike
rule-different = different

source-loose = loose
source-stored = stored
direction-left = left
direction-right = right
answer-yes = yes
answer-no = no
payment-dial = the sundial
gift-originality = an originality token

variant-starting_seat = Who starts: a seat, or drawn by lot
variant-free_parade = Free parade: in the final parade originality counts every free place, also that of the cube
variant-lost_recipes = Lost recipes: the recipe of a discarded perfume leaves the game
variant-king_first = King first: the King counts only for the scent that a perfume scores first, even if there is no room for its cube

## Places and pieces

piece-table = { $last ->
    [1] The last Sunday, final turns
   *[0] { $week ->
        [0] Before the first week, { $days ->
            [one] Sunday tomorrow
           *[other] Sunday in { $days } days
        }
       *[other] { $weekday }, week { $week }, { $days ->
            [one] Sunday tomorrow
           *[other] Sunday in { $days } days
        }
    }
}
piece-scent = { $scent }
piece-market = Flower market
piece-stall = { $scent } stall: { $left ->
    [0] no flower
    [one] one flower
   *[other] { $left } flowers
}
name-stall = to the { $scent } stall
piece-worker = worker at the { $scent } stall
piece-apprenticeship = Apprenticeship
piece-school = lesson: { $family } ({ $cost } AP)
name-school = to school: { $family }
piece-base_lesson = base essence: { $scent }
piece-specialisation_lesson = specialisation: { $scent }
piece-flower_lesson = { $amount ->
    [one] +1 market flower
   *[other] +{ $amount } market flowers
}
piece-points_lesson = +{ $amount } PP
piece-step_lesson = { $amount ->
    [one] +1 coach step
   *[other] +{ $amount } coach steps
}
piece-method_lesson = { $method } ({ $cost } PP: { $flowers ->
    [one] one flower
   *[other] { $flowers } flowers, { $rule }
} → { $essences ->
    [one] one essence
   *[other] { $essences } essences
})
piece-travel = Travel
piece-road = journey to { $city } ({ $cost } AP)
name-road = to { $city }
piece-city = { $city }: { $height ->
    [0] no tile
    [one] one tile
   *[other] { $height } tiles
}
piece-flowers_tile = { $city }: { $counts } (flowers)
piece-essences_tile = { $city }: { $counts } (essences)
piece-recipe_tile = { $any ->
    [1] { $city }: a perfume of any base, without the level and the base essence, { $slots ->
        [one] one complement
       *[other] { $slots } complements
    }
   *[0] { $city }: a perfume of { $scent }, without the level and the base essence, { $slots ->
        [one] one complement
       *[other] { $slots } complements
    }
}
piece-choice_tile = { $city }: { $amount ->
    [one] one essence of your choice
   *[other] { $amount } different essences of your choice
}
piece-originality_tile = { $city }: { $amount ->
    [one] one originality token
   *[other] { $amount } originality tokens
}
piece-influence_tile = { $city }: { $amount ->
    [one] one influence token
   *[other] { $amount } influence tokens
}
piece-points_tile = { $city }: +{ $amount } PP in a production
piece-action_tile = { $city }: an action of up to { $amount } AP
piece-second_tile = { $city }: a second perfume, only at Versailles
piece-half_tile = { $city }: half the points again, only right after presenting
piece-court_life = Court life
piece-audience = couple { $dame } ({ $cost } AP)
name-audience = to couple { $dame }
piece-dame = Dame { $dame } likes { $wish }
piece-influence = { $seat }: { $count ->
    [0] no influence
    [one] one influence token
   *[other] { $count } influence tokens
}
piece-hidden_bonus = a hidden end bonus
piece-experience_bonus = experience
piece-cities_bonus = tiles of different cities
piece-tiles_bonus = tiles of { $city }
piece-base_bonus = perfumes of { $scent }
piece-bases_bonus = perfumes of different bases
piece-methods_bonus = new production methods
piece-influence_bonus = influence tokens with the dames
piece-originality_bonus = originality tokens
piece-essences_bonus = different essences left in the depot
piece-letter_bonus = the letter of reference
piece-levels_bonus = the levels of the perfumes
piece-versailles = Versailles
piece-gallery = Versailles ({ $cost } AP)
name-gallery = to Versailles
piece-king = the King, column { $column }
piece-court = the Court, row { $row }
piece-cell = { $column }/{ $row }: { $cubes ->
    [0] no cube
    [one] one cube
   *[other] { $cubes } cubes
}
piece-recipes = Recipes
piece-recipe = { $scent }, { $slots ->
    [one] one complement
   *[other] { $slots } complements
}, level { $level }
name-recipe = a perfume of { $scent } (level { $level })
piece-track = Coach track
piece-stop = { $visit ->
    [1] { $city }
    [2] Grasse
   *[0] the road
}
piece-calendar = Deliveries
piece-sunday = { $last ->
    [1] The last Sunday, { $days ->
        [one] tomorrow
       *[other] in { $days } days
    }
   *[0] Sunday { $sunday }, { $days ->
        [one] tomorrow
       *[other] in { $days } days
    }
}
piece-delivery = { $counts }
piece-supply = Supply
piece-stock = { $scent }: { $left }
piece-choice = So far
piece-worker_move = a worker to { $scent }
piece-cost = for { $scent } flowers
piece-using = { $method }
piece-inputs = { $counts } (flowers)
piece-chosen = { $counts } (essences)
piece-essences_given = { $counts } (essences)
piece-complements = with { $counts }
piece-tokens_given = { $count ->
    [one] one originality token
   *[other] { $count } originality tokens
}
piece-perfumes_given = { $count ->
    [one] one perfume
   *[other] { $count } perfumes
}
piece-placed = { $count } onto Dame { $dame }
piece-migrated = { $count } from Dame { $dame }
piece-kept = the favour of Dame { $dame }
piece-board = Perfumer
piece-dial = Sundial: { $dial } AP
piece-flower = { $count } { $scent }
piece-essence = { $count } { $scent }
piece-gift_essence = one { $scent } essence
piece-originality = { $count ->
    [0] no originality token
    [one] one originality token
   *[other] { $count } originality tokens
}
piece-method = { $method } ({ $cost } PP)
piece-stored = { $count } { $scent } stored
piece-perfume = { $slots ->
    [1] { $scent } with { $complement }
   *[other] { $scent } with { $complement } and { $second_complement }
}
piece-done = Done
piece-end_turn = end of the turn
piece-enough = enough
piece-workers_done = the workers stay
piece-skip = no gift
piece-gifts_done = no more gifts
piece-influence_done = no more influence
piece-finish = leave Versailles
piece-decline = no tile
piece-yes = yes
piece-no = no

## Short labels of the table

label-flowers = flowers
label-essences = essences
label-experience = experience
label-letter = letter
label-originality = originality tokens
label-influence = influence tokens
label-favours = favours
label-coach = coach
label-points = points
label-score = points
label-methods = methods
label-tiles = tiles
label-flipped = flipped
label-lessons = learned
label-perfumes = perfumes
label-presented = presented
flag-flipped = flipped
flag-presented = { label-presented }
label-supply = supply
label-king = King
label-court = Court
label-token = token
label-cube = cube
label-worker = worker
label-free = free
label-ap = AP
label-production = { $points } PP, { $steps ->
    [one] one coach step
   *[other] { $steps } coach steps
}
label-bonus = end bonus
label-gift = likes
label-needs_letter = letter { $level }
label-in_days = { $days ->
    [one] tomorrow
   *[other] in { $days } days
}
label-last_sunday = last Sunday
label-tiles_left = { $tiles ->
    [one] one tile
   *[other] { $tiles } tiles
}
label-of_level = level { $level }
label-complements = with { $slots }
label-actions_left = { $actions ->
    [0] no PP left
   *[other] { $actions } PP left
}

## A board at a glance: the score first, " · " between the facts

glance-board =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    } · { $perfume ->
        [one] 1 perfume
       *[other] { $perfume } perfumes
    } · { $favours ->
        [one] 1 favour
       *[other] { $favours } favours
    } · letter { $letter } · experience { $experience }

## Where points come from

scoring-originality_points = originality
scoring-court_points = the Court
scoring-king_points = the King
scoring-perfection_points = the King and the Court at one cell
scoring-favour_points = favours of the dames
scoring-half_points = tiles for half the points
scoring-token_points = originality tokens
scoring-prestige_points = flipped city tiles
scoring-majority_points = majorities with the dames
scoring-bonus_points = end bonuses
# What a reason says that a better decision gains for later: after “about”
gain-flowers_gained = { $count ->
    [one] { $count } more flower
   *[other] { $count } more flowers
}
gain-essences_gained = { $count ->
    [one] { $count } more essence
   *[other] { $count } more essences
}
gain-originality_gained = { $count ->
    [one] { $count } more originality token
   *[other] { $count } more originality tokens
}
gain-lesson_learned = { $count ->
    [one] { $count } more lesson learned
   *[other] { $count } more lessons learned
}
gain-tile_taken = { $count ->
    [one] { $count } more city tile
   *[other] { $count } more city tiles
}
gain-letter_received = { $count ->
    [one] { $count } more letter of reference
   *[other] { $count } more letters of reference
}
gain-influence_placed = { $count ->
    [one] { $count } more influence token with the dames
   *[other] { $count } more influence tokens with the dames
}
gain-favour_taken = { $count ->
    [one] { $count } more favour of a dame
   *[other] { $count } more favours of the dames
}
gain-presented = { $count ->
    [one] { $count } more perfume presented
   *[other] { $count } more perfumes presented
}
gain-perfume_created = { $count ->
    [one] { $count } more perfume created
   *[other] { $count } more perfumes created
}
gain-tile_flipped = { $count ->
    [one] { $count } more city tile flipped
   *[other] { $count } more city tiles flipped
}

## What is asked

phase-setup_first = The first player is drawn.
phase-setup_deliveries = The deliveries are laid out.
phase-setup_pawns = King, Court and workers find their places.
phase-setup_tops = The city tiles are stacked.
phase-main = An action, or a production?
phase-worker_moves = Move a worker first?
phase-lesson = What do you learn?
phase-cost = Which flowers do you pay with?
phase-dropping = Your method slots are full. Which method do you give up?
phase-paying = How do you pay?
phase-bonus_flower = Which extra flower do you take?
phase-top = A city tile is turned up.
phase-dame = A gift for the dame?
phase-giving = Another gift?
phase-peek = Look at her end bonus?
phase-peeking = The end bonus is looked at.
phase-influence = Where does your influence go?
phase-favours = You can hold only two favours: which do you choose?
phase-ready = Which perfume do you present?
phase-order = Which complement is scored first?
phase-convert = Produce essences.
phase-input = Which flower goes in?
phase-store = Store flowers for later?
phase-coach = Where does your coach go?
phase-city = Which tile do you take?
phase-return = Does your coach return to Grasse?
phase-after_production = Anything else before the production ends?
phase-after = Anything else this turn?
phase-extra = An extra turn?
phase-tile_recipe = Which recipe do you take?
phase-complement = Which complement do you add?
phase-replace = You have no free place. Which perfume do you give up?
phase-tile_essences = Which essence do you take?
phase-tile_influence = Where does your influence go?
phase-parade_create = Create perfumes for the final parade?
phase-reveal = The end bonuses are revealed.
phase-over = The game is over.

# What luck does next, beside the option that leads to it
luck-top = then a city tile is turned up
luck-peeking = then you see the end bonus
luck-reveal = then the end bonuses are revealed

# In brackets behind the question
detail-dame = Dame { $dame }
detail-giving = Dame { $dame }
detail-peek = Dame { $dame }
detail-influence = Dame { $dame }
detail-city = { $city }
detail-return = { $city }

# What the question is for
purpose-main = { $near ->
    [1] Sunday may come before your next turn: then King and Court move on, and all perfumes can be presented again.
    [2] The last Sunday may come before your next turn: whoever reaches it has no turn left but an extra one, the others have one.
    [3] This is your last turn. After it you can still create perfumes, and each one on your board scores again.
   *[0] Flowers become essences, essences perfumes, and perfumes bring points at Versailles.
}
purpose-worker_moves = You take a flower at your stall and at every stall with a worker.
purpose-lesson = { $school_pays ->
    [1] It costs an essence of its scent.
    [2] It costs a flower of its scent.
    [3] It costs an originality token.
   *[4] It costs 2 equal flowers.
} What you learn makes every later turn better, and gives the experience that recipes ask for.
purpose-cost = A method costs 2 loose flowers of one scent.
purpose-dropping = The new method takes its place; what it stores is lost.
purpose-paying = The sundial pays with AP; a tile pays instead of it, once.
purpose-bonus_flower = Your ability gives you one flower more.
purpose-dame = Each gift places one influence; the most influence on a dame wins her favour.
purpose-giving = Each further gift places one more influence.
purpose-peek = It is free; only you see what will score at the end.
purpose-influence = The most influence on a dame wins her favour now, and points at the end.
purpose-favours = You choose until you hold two, also one that has just gone back. The points at the end go by influence alone: you keep those.
purpose-ready = It scores for free places in its cell, for the Court on its row and for the King on its column.
purpose-order = Each complement scores for itself, the King only once.
purpose-convert = Methods turn flowers into essences, for production points (PP).
purpose-input = The flower becomes an essence of its own scent.
purpose-store = What you do not store is lost when the production ends.
purpose-coach = Stop at a city to choose one of its tiles, if your letter is good enough for it.
purpose-city = A tile gives experience until you use it, once, for what it shows; then it brings points at the end.
purpose-return = From Grasse your coach can set out both ways again; where it stands it goes on to the city beyond.
purpose-after_production = Loose flowers are lost when the production ends; perfumes and tiles can still be made and used.
purpose-after = Before your turn ends you can still create perfumes and use tiles.
purpose-extra = One extra turn at most; it costs an originality token, which is otherwise worth a point at the end.{ $near ->
    [1] { " " }Sunday may come before your next turn.
    [2] { " " }The last Sunday may come before your next turn.
    [3] { " " }You will have no other turn.
   *[0] { "" }
}
purpose-tile_recipe = With the tile the perfume needs no base essence.
purpose-complement = The complement decides the row at Versailles on which the perfume scores.
purpose-replace = Its recipe goes back to the display, and its essences are lost.
purpose-tile_essences = The essences lie ready for your next perfume.
purpose-tile_influence = The most influence on a dame wins her favour now, and points at the end.
purpose-parade_create = Every perfume on your board scores again in the final parade.

# What one needs next, on the way from flowers to points
missing-board = { $missing ->
    [1] Next: pick flowers at the stalls
    [2] Next: a production turns flowers into essences
    [3] Next: a second essence, of another scent, for a perfume
    [4] Next: create a perfume, if a recipe lights up; any level will do
   *[5] Next: present your perfume at Versailles
}

# What passed without a question, and why
happened-bonus_seen = Only you know it now: at the end everyone scores for { $bonus }. Point at it to read how much.
happened-favour_returned = The favour of Dame { $dame } is no longer yours.
happened-sunday_began = Sunday came: all perfumes can be presented again. The Court went to the other row with the most cubes, the King to the other column with the fewest.
happened-sunday_cube_placed = A cube came to { $column }/{ $row }, where King and Court had met; it brings nobody points.
happened-end_triggered = You brought the last Sunday: the others have one more turn, then comes the final parade.
happened-last_sunday_began = The final parade: every perfume scores again, without favours and city tiles. King and Court have both gone where the fewest cubes are.

## Decisions

decision-end_turn = End the turn
decision-done = Finish and go on
decision-workers_done = { $moved ->
    [0] Leave the workers where they are
   *[other] Done moving
}
decision-skip = Give nothing
decision-gifts_done = Give only this
decision-influence_done = Place no more influence
decision-finish = Leave Versailles
decision-court_step = Move the Court one row down
sum-court_step = { $sum } for the perfume that you then present

# The same decision several times
times-use_method = ×{ $times } without choosing
decision-decline = Take no tile
decision-produce = Produce
decision-extra = { $agreed ->
    [1] Take an extra turn (1 originality token)
   *[0] Skip the extra turn
}
decision-peek = { $agreed ->
    [1] Look at the end bonus
   *[0] Do not look
}
decision-return = { $agreed ->
    [1] Return to Grasse
   *[0] Stay
}
decision-act = Go { $space } ({ $dearer ->
    [1] { $cost } AP at the dearer place
   *[0] { $cost } AP
}{ $pays ->
    [0] { "" }
    [1] , one essence
    [2] , one flower
    [3] , one originality token
   *[4] , 2 equal flowers
})
decision-coach = { $visit ->
    [1] { $steps ->
        [one] Drive one step { $direction }
       *[other] Drive { $steps } steps { $direction }
    }, to { $city }
    [2] { $steps ->
        [one] Drive one step { $direction }
       *[other] Drive { $steps } steps { $direction }
    }, to Grasse
   *[0] { $steps ->
        [one] Drive one step { $direction }
       *[other] Drive { $steps } steps { $direction }
    }
}
decision-use_method = Use { $method } ({ $cost } PP)
decision-input = Use a { $source } flower: { $scent }
decision-pay = Pay with { $payment }
decision-worker = Move a worker from { $from } to { $to } ({ $cost } AP)
decision-complement = Add { $scent }
decision-first = Score { $scent } first
decision-essence = Take an essence: { $scent }
decision-bonus = Take a flower: { $scent }
decision-cost_item = Pay with 2 { $scent } flowers
decision-drop_method = Give up { $method }
decision-place = Place an influence token with Dame { $dame }
decision-migrate = Move an influence token from Dame { $from } to Dame { $to }
decision-keep = { $other ->
    [0] Choose the favour of Dame { $dame }
   *[other] Keep the favour of Dame { $dame } and give up that of Dame { $other }
}
decision-flip = Flip { $tile }
decision-create = Create a perfume of { $scent } ({ $slots ->
    [one] one complement
   *[other] { $slots } complements
}, level { $level })
decision-store = Store { $scent } for { $method }
decision-drop = Throw away { $scent }, stored for { $method }
decision-present = { $slots ->
    [1] Present { $scent } with { $complement }
   *[other] Present { $scent } with { $complement } and { $second_complement }
}
nothing-present = { $phase ->
    [order] {""}
   *[other] 0 points
}
decision-gift = Give { $item }
decision-tile = Learn: { $name }
decision-take = Take { $tile }
decision-replace = { $slots ->
    [1] Give up { $scent } with { $complement }
   *[other] Give up { $scent } with { $complement } and { $second_complement }
}

chance-city_top = on top: { $tile }
chance-end_bonus = Dame { $dame }: { $bonus }
chance-delivery = delivery: { $tile }
chance-king = the King on { $scent }
chance-court = the Court on { $scent }
chance-stall = { $scent }
chance-first_player = first player: { $seat }

## Events

event-first_player_drawn = { $seat } is the first player
event-delivery_laid = Sunday { $sunday } will bring { $delivery }
event-king_placed = The King begins on { $column }
event-court_placed = The Court begins on { $row }
event-worker_placed = A worker begins at the { $stall } stall
event-compensated = { $seat } receives a flower: { $scent }
event-top_turned = On top now: { $tile }
event-turn_began = { $turn ->
    [2] { $seat } takes an extra turn
   *[other] { $seat } takes a turn
}
event-acted = { $seat } goes { $space } ({ $price } AP)
event-dial_reset = { $seat } resets the sundial
event-worker_moved = { $seat } moves a worker from { $from_stall } to { $stall }
event-flower_taken = { $seat } picks { $stall }
event-flowers_gained = { $seat } receives { $count ->
    [one] one flower
   *[other] { $count } flowers
}: { $scent }
event-flowers_discarded = { $seat } discards { $count ->
    [one] one flower
   *[other] { $count } flowers
}: { $scent }
event-essences_gained = { $seat } gains { $count ->
    [one] one essence
   *[other] { $count } essences
}: { $scent }
event-essences_discarded = { $seat } discards { $count ->
    [one] one essence
   *[other] { $count } essences
}: { $scent }
event-originality_gained = { $seat } gains { $count ->
    [one] an originality token
   *[other] { $count } originality tokens
}
event-originality_discarded = { $seat } discards { $count ->
    [one] an originality token
   *[other] { $count } originality tokens
}
outcome-originality_discarded = –
event-lesson_learned = { $seat } learns { $lesson }
event-method_dropped = { $seat } gives up { $method }
event-tile_taken = { $seat } takes the tile { $tile }
event-stack_empty = { $seat } finds no tile in { $city }
event-letter_received = { $seat } receives a letter of reference of level { $level }
event-gift_given = { $seat } gives { $gift }
event-peeked = { $seat } looks at the end bonus of Dame { $dame }
event-bonus_seen = { $bonus ->
    [unknown] { $seat } has seen the end bonus of Dame { $dame }
   *[other] { $seat } finds { $bonus }
}
event-influence_placed = { $seat } places { $count ->
    [one] an influence token
   *[other] { $count } influence tokens
} with Dame { $dame }
event-influence_withdrawn = { $seat } withdraws { $count ->
    [one] an influence token
   *[other] { $count } influence tokens
} from Dame { $dame }
event-favour_taken = { $seat } gains the favour of Dame { $dame }
event-favour_returned = { $seat } loses the favour of Dame { $dame }
event-presented = { $seat } presents { $recipe }
event-cell_full = There is no room for a cube on { $column }/{ $row }: nothing is scored
event-cube_placed = A cube is placed on { $column }/{ $row }
outcome-cube_placed = its cube goes to { $column }/{ $row }
event-sunday_cube_placed = Sunday: a cube goes to { $column }/{ $row }, where King and Court meet; nobody scores
event-token_removed = The originality token of { $column }/{ $row } is removed
event-originality_points = { $seat } scores { $points } for originality
event-court_points = { $seat } scores { $points } from the Court
event-king_points = { $seat } scores { $points } from the King
event-perfection_points = { $seat } scores { $points } as King and Court meet there
event-favour_points = { $seat } scores { $points } from the favour of a dame
event-half_points = { $seat } scores { $points } from { $tile }
event-court_stepped = { $seat } moves the Court to { $row }
event-production_began = { $seat } produces with { $points } PP
event-method_used = { $seat } uses { $method }
event-flower_stored = { $seat } stores { $scent } for { $method }
event-flower_dropped = { $seat } throws away { $scent }, stored for { $method }
event-coach_moved = { $seat } drives the coach { $direction }
event-city_visited = { $seat } arrives in { $city }
event-tile_declined = { $seat } takes no tile in { $city }
event-coach_returned = { $seat } returns to Grasse by coach
event-perfume_created = { $second_complement ->
    [-1] { $seat } creates { $recipe } with { $complement }
   *[other] { $seat } creates { $recipe } with { $complement } and { $second_complement }
}
event-perfume_discarded = { $seat } parts with { $recipe }
event-tile_flipped = { $seat } flips { $tile }
event-points_gained = { $seat } gains { $points } PP
event-day_passed = It is { $weekday }
event-sunday_began = All perfumes can be presented again
event-delivered = The delivery comes: { $delivery }
event-flowers_delivered = { $count ->
    [one] one flower
   *[other] { $count } flowers
} for the { $scent } stall
event-court_moved = The Court moves to { $row }
event-king_moved = The King moves to { $column }
event-extra_turn_taken = { $seat } pays an originality token for an extra turn
outcome-extra_turn_taken = –
event-end_triggered = { $seat } reaches the last Sunday: the others have one more turn
event-last_sunday_began = The last Sunday: all perfumes join the final parade; King and Court both go where the fewest cubes are
event-paraded = { $seat } parades { $recipe }
event-bonus_revealed = Dame { $dame } reveals her end bonus: { $bonus }
event-token_points = { $seat } scores { $points } for { $count ->
    [one] one originality token
   *[other] { $count } originality tokens
}
event-prestige_points = { $seat } scores { $points } for flipped city tiles
event-majority_points = { $seat } scores { $points } for { $count ->
    [one] the majority with one dame
   *[other] the majority with { $count } dames
}
event-bonus_points = { $seat } scores { $points } for { $bonus }
event-match_ended = The game is over

## Why not

clause-AM-2-2 = The first player must be one of those who play.
clause-AM-2-4 = That delivery tile cannot lie on that Sunday.
clause-AM-2-5 = Pawns and workers begin on different scents.
clause-AM-2-6 = That tile is not in the stack of that city.
clause-AM-2-8 = That end bonus lies with another dame, or she has one already.
clause-AM-3-2 = Not now: the game asks for something else.
clause-AM-3-3-1 = There is already a perfumer there.
clause-AM-3-3-2 = Your perfumer comes from an action of that type: choose another type, or produce.
clause-AM-3-3-4 = You have too few action points, and no city tile that pays for it.
clause-AM-3-5-2 = Each worker moves once at most, to another stall, and only if you can pay for it.
clause-AM-3-6 = You cannot pay for that lesson: besides the action points it costs an essence, flowers or an originality token.
clause-AM-3-6-1 = That tile is gone, or you already have one like it.
clause-AM-3-6-3 = You give up a method only when all your slots are full, and only one that is on your board.
clause-AM-3-7-1 = Your letter of reference is too low for that city.
clause-AM-3-8-3 = That is not a gift for this dame, or you have none left to give.
clause-AM-3-8-5 = You place a token for each gift, your own reserve first; only then may tokens come from other dames.
clause-AM-3-8-7 = You can keep only the favours of dames with whom you have the majority.
clause-AM-3-9-2 = You need a perfume on your board that was not presented this week. One perfume is enough, unless a dame or a tile grants a second.
clause-AM-3-9-3 = You moved the Court: now you must present a perfume.
clause-AM-3-9-5 = You need the favour of the dame who moves the Court, once per action, and a perfume to present.
clause-AM-3-10-1 = To produce, your sundial must have turned, and you need a flower.
clause-AM-3-10-2 = The method does not allow that: look at its production points and at the flowers that it accepts.
clause-AM-3-10-3 = A method stores only flowers that it could use together in one go.
clause-AM-3-10-4 = Your coach moves at least one step and no further than the sundial and the track allow.
clause-AM-3-10-5 = That tile is not in the stack of the city that you visit.
clause-AM-3-11-1 = That recipe is not in the display, or you need more experience for it.
clause-AM-3-11-2 = You need an essence of the base, or its base tile from the apprenticeship.
clause-AM-3-11-3 = The complements are essences from your depot, different from the base and from each other.
clause-AM-3-11-5 = Only one of your own perfumes can make room.
clause-AM-3-11-7 = You own a perfume with the same base and the same complements.
clause-AM-3-12 = You can flip only a city tile of your own, and only once.
clause-AM-3-12-3 = That tile is for a recipe with the base and the complements that it shows.
clause-AM-3-12-4 = That tile is for a recipe of any base, but with as many complements as it shows.
clause-AM-3-12-5 = The essences must be of different types.
clause-AM-3-12-7 = The tile places a fixed number of tokens, from your own reserve first; only those that you lack may come from other dames.
clause-AM-3-12-8 = That tile helps only while you produce essences.
clause-AM-3-12-9 = That tile is flipped only to pay for an action.
clause-AM-3-12-10 = That tile is for a second perfume: present the first one, and have another one ready.
clause-AM-3-12-11 = That tile is flipped right after a presentation.
clause-AM-3-12-12 = The tile is flipped only if you can create a perfume with it at once: a matching recipe in the display, and the complements in your depot.
clause-AM-3-13-1 = Perfumes are created and tiles flipped only in your own turn, and not in the middle of a decision.
clause-AM-3-19-1 = In the final parade no city tile can be flipped.

## The end

ending-last_sunday_began = In the final parade every perfume scored again, without favours and city tiles. For it King and Court had both gone where the fewest cubes were.
ending-court_moved = The Court stood on { $row }.
ending-king_moved = The King stood on { $column }.
final-win = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
# $names is made by final-and
final-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
loss-flowers_discarded = { $seat } { $count ->
    [one] loses one flower
   *[other] loses { $count } flowers
}: { $scent }
