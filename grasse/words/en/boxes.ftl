# Words about people’s own boxes.

refused-bad_box = This file is no box: it cannot be read as TOML.
refused-no_such_own_box = There is no box here: the link is not whole, or its owner has removed the box.
refused-bad_place = This value of the box cannot be changed.
refused-box_has_faults = This box still has faults. Mend them first.
refused-not_your_box = Only its owner can change this box. Make a copy of it.
besides-deep = It is nested too deeply.
besides-unread = It makes no sense from line { $line }, column { $column } on.
besides-same = One of the boxes would be as it is already.
besides-renamed = A tile with another name cannot be tried alone.
besides-alone = For that, 2 to { $most } tiles have to be changed, each to one value.
besides-boxes = Up to { $ranges } ranges and { $boxes } boxes are possible.

# My boxes
box-mine = My boxes
box-offer = Play with your own tiles
box-lead = Some printed tiles are not known to us, so our boxes have reconstructions. Here you write down the tiles of your own copy, or try out others, and play with them.
box-laboratory = What another tile, price or count does to the game, hundreds of matches of bots tell:
box-new-heading = A new box
box-new-name = My { $game }
box-copy-of = Copy the box of { $game }
box-proposed = Copy the box with balanced tiles ({ $game })
box-proposed-name = { $game }, balanced
box-proposed-text = Boxes with balanced tiles come from the laboratory: in matches of bots their tiles were used more evenly than ours. The box lists what differs.
box-import = Or bring a box file (TOML)
box-imported = Box from a file
box-none = You have no box yet.
box-ready = Ready to play
box-doubtful = Ready to play, but is this meant?
box-doubt-flacons = These are too few for a single perfume. With none, nothing can ever be sold.
box-play = Open a table with it
box-name = Name of this box ({ $game })
box-transcribe = Write down my copy, tile by tile
box-whole = Show the whole box
box-copy = Copy it to my boxes
box-made = This box is yours now. Every change is kept at once, and nobody else can make one.
box-theirs = { $count ->
    [0] Somebody’s copy of the box of { $game }. Nothing in it differs.
    [one] Somebody’s own version of { $game }: one thing in it differs.
   *[other] Somebody’s own version of { $game }: { $count } things in it differ.
}
box-theirs-how = You can look at it and play with it. Only its owner can change it, and you will see the change here. To change it yourself, copy it to your boxes.
box-share = Copy the link
box-shared = The link is copied. Anyone who has it can look at this box, copy it and play with it. If you change the box, they see the change.
box-link = This browser does not let us copy. This is the link: { $link }
box-file = Save as a file
box-saved = Your browser saves it as { $file }, among its downloads.
box-remove = Remove this box
box-remove-sure = Remove it? Matches that were opened with it go on.
box-parts = Parts of the box
box-own = Own box: { $name }
box-book = This table has another box, { $name }. What is told here of numbers and tiles is that of the box of the game.
box-of-match = Box
box-of-game = The box of the game
box-unrated = Rated matches are played with the box of the game.
box-again = Played again, { $name } is as it was in this match. If it was changed since, open a new table with it.
box-what = { $field }:
box-row = row { $number }
box-nothing = nothing
box-yes = yes
box-no = no
box-less = One { $thing } less
box-more = One { $thing } more
box-number-of = { $name }, number { $number }
box-origin-reconstruction = Reconstruction: not seen on a printed tile
box-origin-owner = From an owner’s copy
box-origin-rulebook = From the rulebook
box-origin-source = From a published page
box-origin-changed = Changed: not as in the box of the game
box-unseen = The picture follows when the fault is mended.
box-transcribe-text = Look in your copy for the tile that is most like this one, and put it aside. If something differs, change it here; then confirm it. The order does not matter, and codes such as { $name } are ours alone. Is there no such tile? Skip it: at the end, give what was skipped the values of the tiles that you have left. You can stop at any time and go on later.
box-progress = { $done } of { $all } compared
box-confirm = It is like this, next
box-skip = Skip
box-back = Back
box-done = All tiles are compared
box-skipped = All tiles have been shown
box-done-text = Save the box as a file to give it away, or copy its link.

# Parts
box-part-notes-tiles = Notes
box-part-customers-tokens = Customers
box-part-customers = Closing time
box-part-clocks-tokens = Clocks
box-part-aroma = Dice
box-part-board-side_2_4 = Board for 2 or 4
box-part-board-side_3 = Board for 3
box-part-water = Water tokens
box-part-water-uses = Uses of water
box-part-flacons = Flacons
box-part-perfume-minor = Minor perfume
box-part-perfume-major = Major perfume
box-part-cards-recipes = Recipe cards
box-part-cards-perfumes = Perfume cards
box-part-note_tile = Note tiles
box-part-initial_funds = Initial Funds
box-part-action_space = Action spaces
box-part-limits = Limits
box-part-city_tile = City tiles
box-part-recipe = Recipes
box-part-end_bonus = End bonuses
box-part-delivery_tile = Delivery tiles
box-part-production_method = Production methods
box-part-apprenticeship_tile = Apprenticeship tiles
box-part-couple = Couples of the Court
box-part-city = Cities
box-part-sundial-positions = Sundial
box-part-letter = Letters of reference
box-part-personal_board = Own board
box-part-setup-p2 = Setup for 2
box-part-setup-p3 = Setup for 3
box-part-setup-p4 = Setup for 4
box-part-setup-common = Flowers at the start
box-part-day_track-p2 = Day track for 2
box-part-day_track-p3 = Day track for 3
box-part-day_track-p4 = Day track for 4
box-part-scoring-presentation = Points at Versailles
box-part-scoring-final = Points at the end
box-part-action_space_group = Range of costs
box-part-coach_track = Coach track
box-part-rulings = Rulings
box-part-component = Pieces
box-part-setup = Setup
box-part-other = Others

# Fields
box-field-flask = Faces with a flask
box-field-fly = Faces with a fly
box-field-customer_spaces = Spaces for customers
box-field-distillery_spaces = Spaces of the distillery
box-field-actions = Actions
box-field-start_per_player = Tokens at the start
box-field-keep_limit = Tokens that may be kept
box-field-reroll_colour = To roll one colour again
box-field-reroll_all = To roll all dice again
box-field-turn_one_fly = To turn a fly
box-field-sold_out_reward = Tokens for an empty stock
box-field-total = How many
box-field-flacons = Flacons
box-field-bargain_price = Bargain price
box-field-type = Kind
box-field-coins = Coins
box-field-aromas = Flasks that it costs
box-field-scents = Scents
box-field-note-scents = Aromas in the perfume (none: as its flasks)
box-field-below_closing_time = Customers under the token
box-field-stack = Stack
box-field-price = Price
box-field-wants = Wishes
box-field-count = How many
box-field-hand = Cards in hand, at most
box-field-perfumers_start = Perfumers at the start
box-field-capacity = Who may use it
box-field-cost = Cost
box-field-cost_floral = Cost of floral
box-field-cost_synthetic = Cost of synthetic
box-field-kind = Effect
box-field-pay = Pays
box-field-gain = Gains
box-field-name = Title
box-field-tier = Numeral on the back
box-field-min_players = Players, at least
box-field-value = Value
box-field-brand = Brand value
box-field-top = Top note
box-field-middle = Middle note
box-field-base = Base
box-field-storage = Storage
box-field-columns = Columns
box-field-tier_cards = Cards of each numeral
box-field-min = Last space to the left
box-field-max = Last space to the right
box-field-coach_position = Space on the coach track
box-field-letter = Letter needed
box-field-forced_return = The coach must return
box-field-letter_needed = Letter needed
box-field-gift = Gift
box-field-gift_types = Essences that are taken
box-field-favour = Favour
box-field-starting = There from the start
box-field-input_count = Flowers that go in
box-field-input_rule = Which flowers
box-field-allowed = Allowed scents
box-field-output = Essences that come out
box-field-experience = Experience
box-field-production_points = Production points
box-field-coach_steps = Steps of the coach
box-field-favour_limit = Favours, at most
box-field-start_originality_tokens = Originality tokens at the start
box-field-multiplier = Multiplier
box-field-market_flowers_each = Flowers of each scent
box-field-delivery_multipliers_per_sunday = Deliveries of a Sunday
box-field-cell_capacity = Cubes in a cell
box-field-spaces = Spaces, in their order
box-seat-flowers = Flowers of player { $seat }
box-field-king = For the King
box-field-king_with_dame_b = For the King, with the favour
box-field-perfection = For perfection
box-field-dame_d_per_cube = For each cube, with the favour
box-field-court_by_letter = For the Court, by letter
box-field-per_originality_token = For each originality token
box-field-per_dame_majority = For each majority
box-field-cost_range = Lowest and highest cost
box-field-worker_move_cost = To move a worker
box-field-faces = Levels of its faces
box-field-copies = Copies
box-field-scent = Scent
box-field-effect = Effect
box-field-slots = Slots
box-field-level = Level
box-field-city = City
box-field-prestige = Prestige
box-field-amount = Amount
box-field-max_cost = Highest cost
box-field-tiers = Bands (minimum: points)
box-field-recipe_of_discarded_perfume = Recipe of a discarded perfume
box-field-king_points_on = Points of the King
box-field-parade_originality = Originality at the parade

# Values
box-value-brown = Brown
box-value-tan = Tan
box-value-one = One perfumer
box-value-one_per_player = One perfumer of each player
box-value-extract = Extraction
box-value-mix = Mixing
box-value-essence = An essence
box-value-originality = Originality tokens
box-value-perfume = A perfume
box-value-base-essence = Base essence
box-value-extra_market_flower = One more flower at the market
box-value-production_points_2 = Two more production points
box-value-coach_step_1 = One more step of the coach
box-value-flowers = Flowers
box-value-essences = Essences
box-value-recipe = A recipe
box-value-essences_choice = Different essences of one’s choice
box-value-influence = Influence
box-value-production_points = Production points
box-value-free_action = An action for free
box-value-second_perfume = A second perfume
box-value-half_points = Half the points again
box-value-display = Goes back to the display
box-value-removed = Is removed
box-value-first_scoring_combination = On the first combination that scores
box-value-first_combination = On the first combination only
box-value-as_if_cube_placed = As if a cube were placed
box-value-free_subsections = All free subsections count
box-faults = { $count ->
    [0] No faults
    [one] One fault
   *[other] { $count } faults
}
box-differs = { $count ->
    [0] Like the box of the game
    [one] One difference from the box of the game
   *[other] { $count } differences from the box of the game
}
box-differs-more = { $count ->
    [0] And no more
    [one] And one more
   *[other] And { $count } more
}
box-skipped-again = { $count ->
    [0] Show those that were skipped
    [one] Show the one that was skipped
   *[other] Show the { $count } that were skipped
}
box-left = { $skipped ->
    [0] { $left } to go
   *[other] { $left } to go, { $skipped } skipped
}
