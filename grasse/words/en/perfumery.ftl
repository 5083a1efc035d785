# Perfumery, in the words of its rulebook.
#
# piece-…     a piece or a place of the table; name-… the same within a sentence
# decision-…  what a seat can decide, as it stands in the list of options; chance- for chance
# event-…     what happened; $seat is a player’s name
# clause-…    why something is not allowed
#
# A card is called by its title, title-…; $effect is its effect in the letters of the box (F → FG).

game-blurb = Install recipes, blend essences and build the house with the greatest perfumes.
game-facts = 10 to 25 minutes with two · medium: send out perfumers, set off chains of effects, keep essences from evaporating
game-goal = Goal: the most points from perfumes · { $final ->
    [1] this is the final round
   *[0] round { $round } of { $rounds }
}
game-standing = you { $own_score }, the others { $most_score } at most
game-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}

essence-floral = floral
essence-green = green
essence-animal = animal
essence-synthetic = synthetic

note-top = Top
note-middle = Middle
note-base = Base

offer-floral = floral
offer-synthetic = synthetic

choice-use = Use
choice-skip = Skip

space-sort = Sort Recipes
space-replenish = Replenish an Essence
space-essence = Acquire an Essence
space-hire = Hire a Perfumer
space-start_marker = Take the Starting Player Marker

deck-recipe = recipes
deck-perfume = perfumes

third-parked = to be hired
third-paid_for = joins next round
third-joined = hired

variant-starting_seat = Who starts: a seat, or drawn by lot
variant-memory_aid = Memory aid: lists the cards that others were seen taking into their hands; otherwise their number alone is shown
variant-open_tiles = Open tiles: “{ space-sort }” and “{ space-replenish }” take a perfumer of each player

## Places and pieces

piece-table = { $final ->
    [1] Round { $round }, the final round
   *[0] Round { $round } of { $rounds }
}
piece-display = Columns
piece-column = Column { $column }
piece-deck = { $left ->
    [0] { $deck }: none left
    [one] { $deck }: one left, tier { $tier } on top
   *[other] { $deck }: { $left } left, tier { $tier } on top
}
piece-action_tiles = Actions
piece-sort_space = { space-sort }
piece-replenish_space = { space-replenish }
piece-essence_space = { space-essence }
piece-hire_space = { space-hire }
piece-start_marker_space = { space-start_marker }
piece-offer = { $cost ->
    [0] { $essence }, free
   *[other] { $essence }, for { $cost }
}
piece-workbench = At work
piece-payment = { $column ->
    [0] { $paid } of { $cost } paid
   *[other] { $paid } of { $cost } paid; the next card goes to column { $column }
}
piece-effect = { $note } Note: { $effect }
piece-use = Use: { $effect }
piece-skip = Skip: { $effect }
piece-owed = { $title }: still to pay
piece-perfumery = Perfumery
piece-position = { $index ->
    [0] at the bottom, on the Note tile
   *[other] above { $title }
}
piece-stock = Stockyard of the { $note } Note
piece-shelf = Perfumes
piece-hand = Hand
piece-kind = { $essence }
piece-note = { $note } Note
piece-tile = { $note } Note tile: { $effect }
piece-recipe = { $title } · { $effect } · worth { $value }
piece-perfume = { $title } · { $brand ->
    [one] one point
   *[other] { $brand } points
} · worth { $value }
piece-funds = Initial Funds · worth { $value }
piece-essence = { $essence }
piece-done = Done
piece-pay_done = payment complete
piece-produce_done = no more perfumes
piece-store_done = no more storing
piece-install_done = no more recipes

name-column = Acquire Cards: column { $column }
name-note = Install recipes: { $note } Note
name-recipe = { $title }
name-perfume = { $title }
name-funds = Initial Funds

## Short labels of the table

label-next_marker = next start player
label-start_marker = start player
flag-next_marker = { label-next_marker }
flag-start_marker = { label-start_marker }
label-perfumers = perfumers
label-here = here:
label-cost = costs
label-hand = hand
label-in_all = (worth { $worth })
label-stock = stock
label-stockyard = Stockyard
label-pool = pool
label-recipes = recipes
label-points = points
label-top = top
label-middle = middle
label-base = base
label-storage = storage space
label-empty = empty
label-stored = stored
label-total = { $number ->
    [0] no perfume
    [one] one perfume
   *[other] { $number } perfumes
}

## A board at a glance: the score first, " · " between the facts

glance-perfumery =
    { $score ->
        [one] 1 point
       *[other] { $score } points
    } · { $perfumes ->
        [one] 1 perfume
       *[other] { $perfumes } perfumes
    } · { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    } · perfumers { $perfumers_left } of { $perfumers }

## What is asked

phase-setup_perfume = The first perfumes are laid out.
phase-setup_recipe = The first recipes are laid out.
phase-setup_starter = The starting player is drawn.
phase-dev_turn = Where do you place a perfumer?
phase-limit = Your hand is too full. Which card do you discard?
phase-install = Which recipe do you install?
phase-install_at = Where in the stack does it go?
phase-sort = Which recipe do you move?
phase-sort_to = To which Note?
phase-sort_at = Where in the stack does it go?
phase-replenish = Which perfume do you replenish?
phase-replenish_kind = With which essence?
phase-essence = Which essence do you take?
phase-essence_to = On which Stockyard do you put it?
phase-pay = Which card do you pay with?
phase-blend = Do you use this effect?
phase-produce = Which perfume do you produce?
phase-produce_pay = What do you pay with?
phase-produce_kind = Which stored essence do you pay with?
phase-store = Which essence do you store?
phase-store_onto = On which perfume do you store it?
phase-cleanup_perfume = New perfumes are laid out.
phase-cleanup_recipe = New recipes are laid out.
phase-end = The game is over.

# What luck does next, beside the option that leads to it
luck-cleanup_perfume = then new perfumes are drawn
luck-cleanup_recipe = then new recipes are drawn

# A detail stands in brackets after its question
detail-limit = at most { $limit } cards
detail-install = { $note } Note
detail-install_at = { $title }, { $note } Note
detail-sort_to = { $title }
detail-sort_at = { $title }, { $note } Note
detail-replenish_kind = { $title }
detail-pay = { $paid } of { $cost } paid
detail-blend = { $note } Note
detail-produce_pay = { $title }: { $essence }, { $note } Note
detail-produce_kind = { $title }

# What the question is for
purpose-dev_turn = Take cards, install recipes, or use an action; when all are placed, everybody blends.
purpose-limit = Cards are recipes, perfumes and money at once; what you discard goes back to the columns.
purpose-install = A recipe makes essences in every round from now on; it costs its value in other cards.
purpose-install_at = Effects work from bottom to top: put a recipe above what makes its essences.
purpose-sort = Effects work from bottom to top, each Note for itself: a better place makes better essences.
purpose-sort_to = Nothing passes from one Note to another: put it where its essences are needed.
purpose-sort_at = Effects work from bottom to top: put a recipe above what makes its essences.
purpose-replenish = A stored essence helps to pay for a perfume, in any Note.
purpose-replenish_kind = The space holds one essence of a kind that it shows.
purpose-essence = It waits on a Stockyard for this round’s perfumes; synthetic can stand for any other kind there.
purpose-essence_to = There it pays only for this Note of a perfume.
purpose-pay = { $moot ->
    [1] The price is paid: a further card would be given away for nothing.
   *[0] Every card pays with the coins on it; no change is given.
}
purpose-blend = Each Note blends from bottom to top; what you neither use nor store evaporates this round.
purpose-produce = A perfume costs the essences that it shows in each Note, and scores the points in its badge.
purpose-produce_pay = What lies on a Stockyard evaporates after this; what is stored stays.
purpose-produce_kind = Pay with the kind that you need least elsewhere.
purpose-store = A stored essence stays for a later round; everything else evaporates.
purpose-store_onto = Each produced perfume stores one essence of exactly the kind it shows.

# What a perfume in the hand still needs
missing-perfume = { $title } still needs: { $missing }{ $helping ->
    [0] {""}
   *[other] {", "}if you use what is stored: { $helps }
}
ready-perfume = { $title } can be produced this round{ $helping ->
    [0] {""}
   *[other] {", "}with what is stored: { $helps }
}
either-perfume = { $count ->
    [2] { $title } or { $other_title } can be produced this round, not both
   *[other] { $title } or { $other_title } can be produced this round, but only one of them
}
both-perfume = { $count ->
    [2] { $title } and { $other_title } can both be produced this round
   *[other] { $title } and { $other_title } can all be produced this round
}
missing-part = { $count ->
    [1] { $letter } ({ $note } Note)
   *[other] { $count } × { $letter } ({ $note } Note)
}

# What is told when a question of which nothing can come answers itself
moot-blend = { $moot ->
    [2] What only makes essences was used by itself: that costs nothing.
   *[1] No perfume in your hand could be made, and nothing could be stored: your Notes blended by themselves.
}
moot-install_at = { $title } needs nothing: it went to the bottom, where all above can use what it makes.
moot-store = { $moot ->
    [3] Your perfumes keep what they can: that costs nothing, so it was not asked.
   *[1] What is stored in the last round counts for nothing: it was not asked.
}

# What passed without a question, and why
forced-produce_done = Nothing in your hand could be produced with what was left.
forced-pay = You paid with { $card }: nothing else could pay.
happened-forced_to_pass = You had no possible place for a perfumer, so you passed.
happened-perfumer_joined = Your hired perfumer works for you from now on.

# Beside an option that takes too much
over-column = { $hand } cards: you will have to discard { $over }

## Decisions

decision-effect = { $choice }: { $effect }
decision-place = { $space }
decision-pay_done = Stop paying
decision-produce_done = Produce nothing more
decision-store_done = Store nothing more
decision-install_done = Install nothing more, and pay
decision-to = To the { $note } Note
decision-essence = { $cost ->
    [0] Take a { $kind } essence, free
    [unknown] Take a { $kind } essence
   *[other] Take a { $kind } essence, for { $cost }
}
decision-stock = Pay from the Stockyard: { $letter }
decision-kind = { $letter }
decision-store = Store { $letter }, from the { $note } Note
decision-pay = Pay with { $card } ({ $face ->
    [0] recipe, worth { $value }
    [1] { $brand ->
        [one] perfume of 1 point
       *[other] perfume of { $brand } points
    }, worth { $value }
   *[2] worth { $value }
})
decision-discard = Discard { $card } ({ $face ->
    [0] recipe, worth { $value }
    [1] { $brand ->
        [one] perfume of 1 point
       *[other] perfume of { $brand } points
    }, worth { $value }
   *[2] worth { $value }
})
decision-at = { $index ->
    [0] Put it at the bottom, on the Note tile
   *[other] Put it above { $title }
}
decision-install = Install { $card }: { $effect }, costs { $value }
decision-sort = Move { $card }: { $effect }
decision-produce = Produce { $card } ({ $brand ->
    [one] 1 point
   *[other] { $brand } points
})
decision-storage = Pay from the storage of { $card }
decision-replenish = Replenish { $card } ({ $storage })
decision-onto = Store it on { $card }

chance-perfume = perfume: { $id }
chance-recipe = recipe: { $id }
chance-starter = { $seat } begins

## Events

event-perfume_dealt = A perfume is laid above column { $column }: { $perfume }
event-recipe_dealt = A recipe is laid below column { $column }: { $recipe }
event-funds_taken = { $seat } takes { $card }
event-starter_chosen = { $seat } is the starting player
event-next_marker_laid = The Next Starting Player Marker is laid in column { $column }
event-final_round_announced = The decks are empty: the next round is the final one
event-round_began = { $seat } starts round { $round }
event-placed = { $seat } places a perfumer on “{ $space }”
event-forced_to_pass = { $seat } has no possible space and passes
event-card_taken = { $seat } takes { $card } (column { $column })
event-next_marker_taken = { $seat } takes the Next Starting Player Marker
event-marker_taken = { $seat } takes the Starting Player Marker
event-next_marker_received = { $seat } also gets the Next Starting Player Marker
event-card_discarded = { $seat } discards { $card }
event-card_paid = { $seat } pays with { $card }
event-recipe_installed = { $seat } installs { $recipe } ({ $note } Note)
event-recipe_moved = { $seat } moves { $recipe } ({ $note } Note)
event-replenished = { $seat } replenishes { $perfume }: { $letter }
event-essence_taken = { $seat } takes a { $letter } essence ({ $note } Note)
event-perfumer_hired = { $seat } hires a perfumer
event-blending_began = { $seat } blends
event-tile_used = { $seat } uses the { $note } Note tile
event-tile_skipped = { $seat } skips the { $note } Note tile
event-recipe_used = { $seat } uses { $recipe } ({ $note } Note)
event-recipe_skipped = { $seat } skips { $recipe } ({ $note } Note)
event-blended = { $seat } blends { $number } × { $letter } ({ $note } Note)
event-paid_from_stock = { $seat } pays { $letter } ({ $note } Note)
event-paid_from_storage = { $seat } pays { $letter } stored on { $perfume } ({ $note } Note)
event-produced = { $seat } produces { $perfume } for { $points ->
    [one] 1 point
   *[other] { $points } points
}
event-stored = { $seat } stores { $letter } on { $perfume } ({ $note } Note)
event-volatilised = { $seat } lets { $number } × { $letter } evaporate ({ $note } Note)
event-round_ended = Round { $round } ends
event-perfumer_joined = { $seat } has one more perfumer from now on
event-ended = The final round is over

## What an option brings, where it is told differently from what happened

outcome-card_taken = { $card }
outcome-card_paid = and pays with { $card }
outcome-marker_taken = { $final ->
    [1] the marker is worth nothing any more: this is the last round
   *[0] begins the next round, if nobody takes the marker later
}
outcome-perfumer_hired = { $final ->
    [1] too late for a perfumer: this is the last round
   *[0] hires a perfumer
}
outcome-next_marker_taken = –
outcome-next_marker_received = –
outcome-tile_used = –
outcome-tile_skipped = –
outcome-recipe_used = –
outcome-recipe_skipped = –
outcome-paid_from_stock = –
outcome-volatilised = { $number } × { $letter } evaporates ({ $note } Note)
outcome-round_ended = –
outcome-perfumer_joined = –

# The same decision several times
times-effect = { $all ->
    [1] { $times ->
        [2] both that are left
       *[other] all { $times } that are left
    }
   *[0] { $more ->
        [one] this and the next
       *[other] this and the next { $more }
    }
}

## Why not

clause-PY-2-1 = There is no such column with this number of players.
clause-PY-2-2 = That card does not lie on top of its deck.
clause-PY-2-8 = Nobody sits there.
clause-PY-3-1-1 = Not now: the game asks for something else.
clause-PY-3-3-6 = { $kind ->
    [column] This column is empty: there is nothing to take.
    [note] Recipes are installed in your own Notes: you need a recipe in hand, and other cards that pay for it.
    [sort_space] You have no recipe to move: none is installed yet.
    [replenish_space] You have no perfume with an empty storage space: first produce one that has such a space.
    [hire_space] Hiring costs { $cost }, and your hand is worth less.
    [start_marker_space] You hold the marker already: it is taken from another player.
   *[other] The whole action must be possible: cards in the column; a recipe in hand and enough other cards to pay for it; a recipe to move; a produced perfume with an empty storage space; enough cards to hire; or a marker that another player holds.
}
clause-PY-3-5-2 = You pay only with cards from your hand.
clause-PY-3-5-4 = What you have paid does not cover the cost yet: choose another card.
clause-PY-3-6-1-3 = Cards are discarded only right after taking a column, down to the hand limit, and only those you hold.
clause-PY-3-6-2-1 = Only a recipe from your hand can be installed, anywhere in the stack of the Note where your perfumer stands.
clause-PY-3-6-2-2 = At least one recipe must be installed first.
clause-PY-3-6-2-3 = Too expensive: the cards left in your hand must be worth as much as all the recipes that you install now.
clause-PY-3-6-3-1 = You move one recipe of your own Notes to any position in one of their stacks.
clause-PY-3-6-3-2 = The recipe would stay where it is: choose another position, or another Note.
clause-PY-3-6-4-1 = You need a perfume that you have produced, with nothing on its storage space, and an essence that the space shows.
clause-PY-3-6-5-1 = The cards in your hand are not worth enough to pay for that essence.
clause-PY-3-6-6-2 = You have already hired your perfumer: that happens only once in a game.
clause-PY-3-8-4 = The pool of this Note does not hold what the mixing needs; you can only skip it.
clause-PY-3-9-1 = Only a perfume from your hand can be produced.
clause-PY-3-9-2 = Essences are missing: each Note is paid from its own Stockyard, or from the storage spaces of your perfumes.
clause-PY-3-9-6 = If you spent that here, you could no longer pay for the rest of the perfume.
clause-PY-3-10-1 = You store an essence that is left on one of your Stockyards, on a perfume that you have produced.
clause-PY-3-10-2 = You need an empty storage space that shows exactly this essence.
clause-PY-4-2 = That space is taken until the next round.

## The end

final-win = { $name } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
# $names is made by final-and
final-shared = { $names } share the victory with { $points ->
    [one] 1 point
   *[other] { $points } points
}!
scoring-produced = Perfumes produced
# What a reason says that a better decision gains for later: after “about”
gain-card_taken = { $count ->
    [one] { $count } more card
   *[other] { $count } more cards
}
gain-recipe_installed = { $count ->
    [one] { $count } more recipe installed
   *[other] { $count } more recipes installed
}
gain-replenished = { $count ->
    [one] { $count } more essence replenished
   *[other] { $count } more essences replenished
}
gain-essence_taken = { $count ->
    [one] { $count } more essence taken
   *[other] { $count } more essences taken
}
gain-perfumer_hired = { $count ->
    [one] { $count } more perfumer
   *[other] { $count } more perfumers
}
gain-blended = { $count ->
    [one] { $count } more essence blended
   *[other] { $count } more essences blended
}
gain-produced = { $count ->
    [one] { $count } more perfume produced
   *[other] { $count } more perfumes produced
}
gain-stored = { $count ->
    [one] { $count } more essence stored
   *[other] { $count } more essences stored
}

## Names of the cards, as our box has them; a card of an owner’s own box keeps its name

title-Petal-Press = Petal Press
title-Leaf-Still = Leaf Still
title-Musk-Tincture = Musk Tincture
title-Bloom-Doubling = Bloom Doubling
title-Civet-Turn = Civet Turn
title-Leaf-Graft = Leaf Graft
title-Hidden-Warmth = Hidden Warmth
title-Green-Turn = Green Turn
title-Enfleurage-Frames = Enfleurage Frames
title-Garden-Still = Garden Still
title-Fern-House = Fern House
title-Aldehyde-Bench = Aldehyde Bench
title-Night-Maceration = Night Maceration
title-Hay-Conversion = Hay Conversion
title-Amber-Graft = Amber Graft
title-Oakmoss-Cellar = Oakmoss Cellar
title-Chypre-Accord = Chypre Accord
title-Boudoir-Press = Boudoir Press
title-Meadow-Cascade = Meadow Cascade
title-First-Molecule = First Molecule
title-Fougere-Cascade = Fougere Cascade
title-Leather-Vat = Leather Vat
title-Forest-Alembic = Forest Alembic
title-Ambergris-Cask = Ambergris Cask
title-Great-Fern-House = Great Fern House
title-Modern-Bench = Modern Bench
title-Grand-Maceration = Grand Maceration
title-Civet-Cascade = Civet Cascade
title-Cellar-Cascade = Cellar Cascade
title-Accord-Synthesis = Accord Synthesis
title-Orchard-Cascade = Orchard Cascade
title-Estate-Press = Estate Press
title-Resin-Vault = Resin Vault
title-Aldehyde-Graft = Aldehyde Graft
title-Master-Alembic = Master Alembic
title-Green-Synthesis = Green Synthesis
title-Bouquet-Inversion = Bouquet Inversion
title-First-Bloom = First Bloom
title-Linen-Hour = Linen Hour
title-Garden-Gate = Garden Gate
title-Amber-Whisper = Amber Whisper
title-Dew-Path = Dew Path
title-Petal-Letter = Petal Letter
title-Quiet-Orchard = Quiet Orchard
title-Fern-and-Fur = Fern and Fur
title-Sunday-Bouquet = Sunday Bouquet
title-Velvet-Paw = Velvet Paw
title-Crystal-Fern = Crystal Fern
title-Moss-Cathedral = Moss Cathedral
title-Rose-Meridian = Rose Meridian
title-Fox-at-Dusk = Fox at Dusk
title-Ballroom-1921 = Ballroom 1921
title-Silk-Correspondence = Silk Correspondence
title-Herbalist-s-Daughter = Herbalist’s Daughter
title-Midnight-Arcade = Midnight Arcade
title-Opera-Stairs = Opera Stairs
title-Jasmine-Express = Jasmine Express
title-Copper-Hare = Copper Hare
title-Conservatory = Conservatory
title-White-Pavilion = White Pavilion
title-Lioness-at-Noon = Lioness at Noon
title-Terrace-in-May = Terrace in May
title-Grand-Salon = Grand Salon
title-Golden-Staircase = Golden Staircase
title-Empress-Hotel = Empress Hotel
title-Riviera-Night = Riviera Night
title-Black-Swan-Ball = Black Swan Ball
title-The-Glass-Orchid = The Glass Orchid
title-Emerald-Promenade = Emerald Promenade
title-Harvest-Road = Harvest Road
title-Leopard-Velvet = Leopard Velvet
title-Aurora-Box = Aurora Box
title-Verdant-Crown = Verdant Crown
title-Twelve-Fountains = Twelve Fountains
title-Winter-Garden = Winter Garden
title-Imperial-Musk = Imperial Musk
title-Meadow-Symphony = Meadow Symphony
