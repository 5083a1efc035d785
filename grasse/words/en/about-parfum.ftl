# What the pieces of Parfum are, and what happens by its rules.
#
# about-…   a piece: the first line is its name, the rest says what it is and does
# clause-…  a rule by which something happens

about-table =
    The table
    Whoever has the most coins when the game ends wins.
about-clock_market =
    Market clock
    Each clock is one turn: the numeral is its place in the order, the number below it its actions.
about-clock =
    Clock { $position }
    One turn, number { $position } in the order of this round. Actions: { $actions }.
about-street =
    Street
    The customers who can buy in this round. New ones arrive when the round ends.
about-customer =
    Customer
    Pays { $price } for one flacon of a perfume with at least { $counts }.
about-empty_street =
    Empty space
    This customer has bought something. Another arrives when the round ends.
about-stack =
    Customers to come
    Still in the stack: { $height }. Closing time is a card of this stack. Customers above it: { $until_closing }. When it is drawn, one last round is played. B customers want more and pay more.
about-distillery =
    Distillery
    The notes that can be claimed: each aroma on a note takes one flask of your dice.
about-note =
    Note ({ $type })
    To claim it you need these flasks: { $counts }. Coins for claiming it: { $coins }. In a perfume it is the { $type }.
about-empty_distillery =
    Empty space
    Drawing a note fills it; otherwise it is filled when the round ends.
about-bag =
    Bag
    Notes left: { $left }. An action draws one, if the distillery has an empty space. When it cannot fill the distillery after a round, the game ends.
about-market =
    Market
    The dice: an action takes one. After your turn they all come back.
about-booth =
    Dice: { $aroma }
    Dice left: { $left }. On each, { $flasks } of 6 faces are flasks. An action takes one die, to be rolled in this turn.
about-supply =
    Flacons
    Left in the supply: { $left }. A finished perfume takes its flacons from here, and sold ones come back.
about-well_place =
    Water well
    Water improves a roll of the dice.
about-well =
    Well
    Water tokens left: { $left }. An action takes one; only you see its value.
about-discards =
    Used tokens
    Tokens that were used: { $left }. When the well is empty, they become the new well.
about-workbench =
    Distillation
    The dice and the claimed notes of whoever is playing.
about-dice =
    Your dice: { $aroma }
    Flasks: { $flasks }. Flies: { $flies }. Already used: { $spent }. A flask claims one such aroma on a note.
about-track =
    Money track
    Coins are points. Whoever has the fewest chooses a clock first.
about-marker =
    Marker of { $seat }
    Coins: { $money }. With equal coins, the upper marker chooses a clock first.
about-perfumery =
    Perfumery of { $seat }
    Coins: { $money }. Water tokens: { $tokens }. Customers served: { $customers }.
about-perfume =
    Perfume { $perfume }
    { $complete ->
        [0] Not finished: its flacons come with the last note. So far it holds { $counts }.
       *[other] It holds { $counts }. Flacons left to sell: { $flacons }.
    }
about-new_minor =
    A new minor perfume
    Head and base. Quickly finished, but with fewer flacons than a major one.
about-new_major =
    A new major perfume
    Head, heart and base. More flacons, and the only place for a heart.
about-token =
    Water token
    Pays for water after a roll. If you keep it to the end, it counts as coins: { $value }.
about-done =
    Done
    Ends this step.
about-reroll_all =
    All dice again
    For a water token every die is rolled again, flasks too.
about-water_stop =
    No more water
    On to claiming notes. After that, water no longer helps in this turn.
about-claim_stop =
    No more notes
    Ends claiming. Unused flasks are lost.
about-pass =
    Pass
    Sells nothing this time. The flacons stay for a later sale. With kept notes, those that you do not place stay, too.

## Rules by which something happens

clause-PA-3-3-2 = Everyone chooses one of the clocks that are still there. With two players, each chooses twice.
clause-PA-3-4-1 = Each clock is one turn, in the order of the clocks. Its number says how many actions that turn has.
clause-PA-3-6-3 = You may always begin a new perfume, even if the note would fit into an unfinished one.
clause-PA-3-6-5 = With its last note a perfume is finished and gets its flacons at once. A major perfume gets more than a minor one.
clause-PA-3-7-1 = Everyone may sell, in the order of the clocks: once around, and then a second time. With two players each clock gives its owner two sales in a row.
clause-PA-3-7-2 = Each time you may sell to a customer, sell at the bargain price, or pass. Passing ends only this one sale.
clause-PA-3-7-4 = The flacon goes back to the supply, you get the customer’s price, and the customer leaves. The space stays empty until the round ends.
clause-PA-3-7-6 = Whoever sells the last flacon of a perfume takes water tokens from the well at once. The notes stay where they are.
clause-PA-3-9 = When the round ends, the clocks return, and the distillery and the street are filled up.
clause-PA-3-9-3 = Empty spaces of the distillery are filled from the bag. If the bag has too few notes, the game ends at once.
clause-PA-3-9-4 = Empty spaces of the street are filled from the stack. If closing time turns up, the next round is the last one.
clause-PA-3-9-5 = The next round begins with choosing clocks.
clause-PA-4-15 = If nobody claims a note or sells a flacon for 30 rounds in a row, the game ends.
clause-PA-5-1 = The game ends after the last round, or at once when the distillery cannot be filled.
clause-PA-5-2 = At the end everyone turns up their water tokens; their values count as coins.
