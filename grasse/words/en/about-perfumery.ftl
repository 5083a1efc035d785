# What the pieces of Perfumery are, and what happens by its rules.
#
# about-…   a piece: the first line is its name, the rest says what it is and does
# clause-…  a rule by which something happens

about-table =
    The table
    Produce perfumes: whoever has the most points after { $rounds } rounds wins.
about-display =
    Columns
    The cards that can be taken. A perfumer takes a whole column.
about-column =
    Column { $column }
    A perfumer takes all its cards. Cards: { $cards }. New ones come when the round ends, and cards that were paid.
about-deck =
    Deck: { $deck }
    Cards left: { $left }. The numeral is the tier of the next one: later tiers cost more and bring more. The game ends with the decks.
about-action_tiles =
    Actions
    Besides taking a column or installing in a Note, a perfumer can act here.
about-sort_space =
    Sort Recipes
    Moves one of your installed recipes to another place or Note. Room for one perfumer a round.
about-replenish_space =
    Replenish an Essence
    Fills the empty storage space of a perfume that you have produced. Room for one perfumer a round.
about-essence_space =
    Acquire an Essence
    Puts an essence on the Stockyard of one of your Notes, for this round’s production. Everyone has room here.
about-offer =
    Essence: { $essence }
    Price in cards from your hand: { $cost }. A synthetic essence replaces any other when you produce.
about-hire_space =
    Hire a Perfumer
    Price: { $cost }. From the next round on you have a perfumer more. In the last round that is too late. Once in a game.
about-start_marker_space =
    Starting Player Marker
    You take the marker and begin the next round, if nobody takes it after you. It is worth nothing in the last round. Room for one perfumer a round.
about-workbench =
    At work
    What is being decided just now.
about-payment =
    Payment
    Price: { $cost }. Paid so far: { $paid }. Cards that you pay go to the columns; the column shown is the next.
about-effect =
    Effect ({ $note } Note)
    { $effect }: use it or skip it. Below lies what this Note has made so far.
about-use =
    Use
    Uses the effect: { $effect }.
about-skip =
    Skip
    Does without the effect: { $effect }. What you have stays for the recipes above.
about-owed =
    { $title }
    Still to be paid. Top: { $top }. Middle: { $middle }. Base: { $base }.
about-perfumery =
    Perfumery of { $seat }
    Points: { $score }. Perfumes: { $perfumes }. Cards in hand: { $cards }. Perfumers still to place: { $perfumers_left } of { $perfumers }.
about-position =
    Place in the stack
    Recipes work from bottom to top: what a recipe needs must be made below it.
about-stock =
    Stockyard ({ $note } Note)
    What this Note has made. It pays for the { $note } layer of perfumes; what is neither used nor stored evaporates.
about-shelf =
    Produced perfumes
    Each scores the points on its seal. A storage space keeps one essence for later.
about-hand =
    Hand
    Cards: { $cards }. You install them, produce them, or pay with them.
about-kind =
    { $essence }
    One of the essences that this storage space can hold.
about-note =
    { $note } Note
    A perfumer here installs recipes from your hand. Installed: { $recipes }. Blending goes from bottom to top.
about-tile =
    Note tile ({ $note })
    The lowest effect of the Note, in every round: { $effect }.
about-recipe =
    { $title }
    { $effect }. Costs { $value } to install, and is worth { $value } when you pay with it. Installed, it works in every round.
about-perfume =
    { $title }
    Needs Top: { $top }; Middle: { $middle }; Base: { $base }. Points when produced: { $brand }. Worth { $value } when you pay with it. Storage space: { $storage }.
about-funds =
    Initial Funds
    Only for paying: worth { $value }.
about-essence =
    Essence: { $essence }
    Number: { $count }. It pays for this Note’s layer of a perfume. What is left over evaporates, unless you store it.
about-done =
    Done
    Ends this step.
about-pay_done =
    Payment complete
    Pays no more cards. No change is given.
about-produce_done =
    No more perfumes
    On to storing. Essences that are not stored evaporate.
about-store_done =
    No more storing
    Everything left on the Stockyards evaporates.
about-install_done =
    No more recipes
    Now pay for those that you have installed.

## Rules by which something happens

clause-PY-2-7 = Everyone begins with one Initial Funds card.
clause-PY-3-2-1 = Whoever holds the Starting Player Marker begins the round; that does not change during the round.
clause-PY-3-3-3 = If you have a perfumer and a possible space, you must place it and carry out the action.
clause-PY-3-3-4 = If no space is possible, your turn ends without a placement.
clause-PY-3-5-1 = You pay by discarding cards from your hand that are worth at least the price. They go to the columns.
clause-PY-3-6-1-1 = You take every card of the column, and the Next Starting Player Marker if it lies there.
clause-PY-3-6-5-3 = The essence lies on the Stockyard of the Note and waits for production; it takes no part in blending.
clause-PY-3-6-6-1 = You pay for the third perfumer, who joins you when the round ends.
clause-PY-3-6-7-1 = You take the Starting Player Marker from whoever holds it.
clause-PY-3-6-7-2 = If they also have the Next Starting Player Marker, you take that too.
clause-PY-3-7-1 = Everyone blends, produces, stores, and lets the rest evaporate, in this order.
clause-PY-3-8-2 = In each Note the effects go from the bottom up: the tile first, then the recipes. Each is used or skipped once.
clause-PY-3-8-6 = What a Note has made lies on its Stockyard.
clause-PY-3-9-5 = The essences go back to the supply, and the perfume lies in front of you for the rest of the game.
clause-PY-3-11-1 = Everything left on the Stockyards evaporates. What is stored stays.
clause-PY-3-12 = When the round ends, perfumers return and new cards come to the columns.
clause-PY-3-12-1 = All perfumers return, and a hired one joins.
clause-PY-3-12-2 = Every column gets one perfume and one recipe from the decks.
clause-PY-3-12-3 = The Next Starting Player Marker goes to the column with the fewest cards.
clause-PY-3-12-4 = If both decks are empty, the next round is the last one.
clause-PY-3-13-1 = The game ends after the blending of the last round.
