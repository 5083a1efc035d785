# What the pieces of Aqua Mirabilis are, and what happens by its rules.
#
# about-…   a piece: the first line is its name, the rest says what it is and does
# clause-…  a rule by which something happens

about-table =
    The table
    Present perfumes at Versailles: whoever has the most points after the last Sunday wins.
about-scent =
    { $scent }
    One of the six scents.
about-market =
    Flower market
    Whoever goes to a stall picks a flower there, and one at every stall with a worker.
about-stall =
    Stall: { $scent }
    Flowers here: { $left }. For { $cost } AP you pick one here, and one at every stall with a worker.
about-worker =
    Worker
    Whoever goes to the market also gets a flower from this stall: { $scent }. Before that you may move workers, for AP.
about-apprenticeship =
    Apprenticeship
    A lesson helps you for the rest of the game and gives experience.
about-school =
    Lesson: { $family }
    Costs { $cost } AP{ $dearer ->
        [1] { " " }(the cheaper place leads to the same lessons)
       *[0] { "" }
    }, and besides { $pays ->
        [1] one essence of its scent
        [2] one flower of its scent
        [3] one originality token
       *[4] 2 equal flowers
    }.
about-base_lesson =
    Base essence: { $scent }
    Recipes with this base no longer need its essence. Costs one such essence besides the AP. Experience: { $experience }.
about-specialisation_lesson =
    Specialisation: { $scent }
    Each time you make this essence, you get one more. Costs one such flower besides the AP. Experience: { $experience }.
about-flower_lesson =
    More market flowers
    At the market you take more flowers of your choice: { $amount }. Costs an originality token besides the AP. Experience: { $experience }.
about-points_lesson =
    More production points
    Every production has more PP: { $amount }. Costs an originality token besides the AP. Experience: { $experience }.
about-step_lesson =
    More coach steps
    Your coach can drive further, by steps: { $amount }. Costs an originality token besides the AP. Experience: { $experience }.
about-method_lesson =
    Method: { $method }
    For { $cost } PP it turns flowers ({ $flowers }, { $rule }) into essences ({ $essences }). It takes: { $allowed }. Costs 2 equal flowers besides the AP. Experience: { $experience }.
about-travel =
    Travel
    A journey brings the top tile of a city.
about-road =
    Journey to { $city }
    For { $cost } AP you take the top tile of the city, if your letter is good enough.
about-city =
    { $city }
    Tiles: { $height }. Letter of reference that you need: { $letter }. If your coach stops here, you choose any of its tiles.
about-flowers_tile =
    City tile: flowers
    Flip it once in your turn to take { $counts } as flowers. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-essences_tile =
    City tile: essences
    Flip it once in your turn to take { $counts } as essences. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-recipe_tile =
    City tile: recipe
    Flip it to create a perfume { $any ->
        [0] of { $scent }
       *[other] of any base
    } without the level and without the base essence. Complements: { $slots }. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-choice_tile =
    City tile: essences of your choice
    Flip it once in your turn for different essences: { $amount }. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-originality_tile =
    City tile: originality
    Flip it once in your turn for originality tokens: { $amount }. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-influence_tile =
    City tile: influence
    Flip it to place influence tokens with dames, without a gift: { $amount }. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-points_tile =
    City tile: production points
    Flip it during a production for more PP: { $amount }. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-action_tile =
    City tile: action
    Flip it to pay for an action of up to { $amount } AP. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-second_tile =
    City tile: second perfume
    Flip it only at Versailles, right after presenting a perfume: then you present a second one. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-half_tile =
    City tile: half the points
    Flip it only at Versailles, right after presenting a perfume: you get half of its points again. Experience until then: { $experience }. Points at the end, once flipped: { $prestige }.
about-court_life =
    Court life
    Visit a couple: you get a better letter of reference, and the dame takes gifts.
about-audience =
    Couple { $dame }
    Costs { $cost } AP. First the letter, if yours is one level below; then gifts for the dame.
about-dame =
    Dame { $dame }
    Gift: { $wish }. Each gift places an influence token with her. Whoever has the most has her favour ({ $favour }; not when all perfumes score again at the end), and points at the end. The letter here has level { $letter_given }.
about-influence =
    Influence of { $seat }
    Tokens with this dame: { $count }. Most tokens win her favour, and points at the end.
about-hidden_bonus =
    End bonus
    Hidden until the end, but a gift lets you look. It counts for everyone.
about-experience_bonus =
    End bonus: experience
    At the end everyone scores for experience. At least → points: { $tiers }.
about-cities_bonus =
    End bonus: cities
    At the end everyone scores for tiles of different cities. At least → points: { $tiers }.
about-tiles_bonus =
    End bonus: { $city }
    At the end everyone scores for tiles of { $city }. At least → points: { $tiers }.
about-base_bonus =
    End bonus: { $scent }
    At the end everyone scores for perfumes with this base. At least → points: { $tiers }.
about-bases_bonus =
    End bonus: bases
    At the end everyone scores for perfumes of different bases. At least → points: { $tiers }.
about-methods_bonus =
    End bonus: methods
    At the end everyone scores for production methods other than distillation. At least → points: { $tiers }.
about-influence_bonus =
    End bonus: influence
    At the end everyone scores for influence tokens with the dames. At least → points: { $tiers }.
about-originality_bonus =
    End bonus: originality
    At the end everyone scores for originality tokens. At least → points: { $tiers }.
about-essences_bonus =
    End bonus: essences
    At the end everyone scores for different essences that are left in their depot; those in perfumes do not count. At least → points: { $tiers }.
about-letter_bonus =
    End bonus: letter
    At the end everyone scores for the level of the letter of reference. At least → points: { $tiers }.
about-levels_bonus =
    End bonus: levels
    At the end everyone scores for the levels of their perfumes, added up. At least → points: { $tiers }.
about-versailles =
    Versailles
    Columns are bases, rows are complements. A presented perfume puts a cube where they meet.
about-gallery =
    Versailles
    For { $cost } AP you present a perfume that was not shown this week.
about-king =
    The King
    He likes this base: { $column }. A perfume of it brings King points, once.{ $move ->
        [0] { "" }
       *[other] { " " }On Sunday he goes to the other column with the fewest cubes; of equal ones to the next one to the right. As it is now: { $next }, { $total ->
            [one] one cube
           *[other] { $total } cubes
        }.
    }
about-court =
    The Court
    This complement is in fashion: { $row }. It brings points, more with a better letter.{ $move ->
        [0] { "" }
        [1] { " " }On Sunday the Court goes to the other row with the most cubes; of equal ones to the next one down. As it is now: { $next }, { $total ->
            [one] one cube
           *[other] { $total } cubes
        }.
       *[other] { " " }On the last Sunday the Court goes, like the King, where the fewest cubes are: to another row, of equal ones to the next one down. As it is now: { $next }, { $total ->
            [one] one cube
           *[other] { $total } cubes
        }.
    }
about-cell =
    { $column } with { $row }
    Cubes: { $cubes }. Free spaces: { $left }. A new cube scores the spaces that are then still free; the first one also takes the originality token.
about-recipes =
    Recipes
    With enough experience and the essences you create perfumes from them, at any time in your turn.
about-recipe =
    Recipe: { $scent }
    You need experience { $level }, an essence of this base, and different complements: { $slots }. A higher level brings nothing by itself, except for an end bonus; a second complement is scored, too.
about-track =
    Coach track
    After a production your coach moves. Where it stops in a city, you may choose a tile.
about-stop =
    A stop of the coach
    If your coach stops in a city and your letter is good enough, you may choose a tile there.
about-calendar =
    Deliveries
    What the next Sundays bring.
about-sunday =
    Sunday
    Days until then: { $days }. { $last ->
        [0] New flowers come, perfumes can be presented again, a cube goes where King and Court meet, and both move on.
       *[other] Then come the last turns. After them King and Court both go where the fewest cubes are, for the final parade, and all is scored.
    }
about-delivery =
    Delivery
    Flowers for the stalls: { $counts }.
about-supply =
    Supply
    Flowers, essences, cubes and tokens that nobody has.
about-stock =
    Supply: { $scent }
    Left: { $left }. Extra flowers and essences come from here.
about-choice =
    So far
    What you have chosen; nothing happens before the last part.
about-worker_move =
    Worker
    Goes to this stall: { $scent }.
about-cost =
    Payment
    Flowers: { $scent }.
about-using =
    { $method }
    The method that you are using.
about-inputs =
    Flowers
    They go into the method: { $counts }.
about-chosen =
    Essences
    You take: { $counts }.
about-essences_given =
    Gifts
    You give: { $counts }.
about-complements =
    Complements
    Chosen so far: { $counts }.
about-tokens_given =
    Gifts
    Originality tokens: { $count }.
about-perfumes_given =
    Gifts
    Perfumes: { $count }.
about-placed =
    Influence
    Tokens for Dame { $dame }: { $count }.
about-migrated =
    Influence
    Tokens taken from Dame { $dame }: { $count }.
about-kept =
    Favour
    You keep the favour of Dame { $dame }.
about-board =
    Board of { $seat }
    Points: { $score }. Experience: { $experience }. Letter: { $letter }. Originality tokens: { $originality }. Influence tokens in hand: { $reserve }. Favours: { $favours }.
about-dial =
    Sundial
    Action points left: { $dial }. A production now has { $points } PP; coach steps: { $steps }. When the AP are used up, a day passes.
about-flower =
    Flower: { $scent }
    Number: { $count }. A production turns it into an essence; after it, flowers that are not stored are lost.
about-essence =
    Essence: { $scent }
    Number: { $count }. For perfumes, as base or complement; also a gift or a payment.
about-gift_essence =
    Gift: { $scent }
    An essence for the dame. It places one influence token.
about-originality =
    Originality tokens
    Number: { $count }. One buys an extra turn, pays for an ability, or is a gift for Dame C. At the end each scores.
about-method =
    Method: { $method }
    For { $cost } PP it turns flowers ({ $flowers }, { $rule }) into essences ({ $essences }). It takes: { $allowed }.
about-stored =
    Stored: { $scent }
    Waits for your next production with { $method }.
about-perfume =
    Perfume: { $scent }
    { $presented ->
        [0] Not yet presented this week.
       *[other] Already presented; from Sunday on it can be presented again.
    } In the final parade it scores again.
about-done =
    Done
    Ends this step.
about-end_turn =
    End of the turn
    The next player goes on.
about-enough =
    Enough
    Goes on with the next step.
about-workers_done =
    The workers stay
    Picks flowers with the workers where they are.
about-skip =
    No gift
    Gives the dame nothing.
about-gifts_done =
    No more gifts
    On to placing influence.
about-influence_done =
    No more influence
    Leaves your tokens where they are.
about-finish =
    Leave Versailles
    Presents nothing more.
about-decline =
    No tile
    Takes no tile of this city.
about-yes =
    Yes
    Agrees.
about-no =
    No
    Does without.

## Rules by which something happens

clause-AM-3-3 = Your perfumer goes to a free space of another kind than before, and you pay its action points.
clause-AM-3-4-2 = When the action points are used up, the sundial goes back to its start, and a day will pass.
clause-AM-3-5-3 = You take one flower from your stall and one from the stall of each worker, as far as there are any.
clause-AM-3-6-2 = What you have learned stays with you for the rest of the game.
clause-AM-3-7-2 = A journey brings the top tile of the city; you cannot choose.
clause-AM-3-8-2 = Couple A gives a letter of level 1; B, C and D raise a letter that is exactly one level below theirs.
clause-AM-3-8-4 = After a gift you may secretly look at the dame’s end bonus.
clause-AM-3-8-6 = Whoever has more influence with a dame than anyone else has her favour, two favours at most. With a tie nobody has it.
clause-AM-3-8-8 = Favours: A moves the Court one row, B raises the points of the King, C allows two perfumes in one action, D gives points for each cube. None of them counts in the final parade.
clause-AM-3-9-4 = A presented perfume is scored complement by complement, each in the cell of its base and that complement.
clause-AM-3-9-4-1 = A full cell brings nothing.
clause-AM-3-9-4-2 = The first cube of a cell takes its originality token.
clause-AM-3-9-4-3 = A cube goes into the cell.
clause-AM-3-9-4-4 = Originality: one point for each space of the cell that is then still free.
clause-AM-3-9-4-5 = Court: if it stands at the row of the complement, you score by the level of your letter.
clause-AM-3-9-4-6 = King: if he stands at the column of the base, you score for him, once for each perfume.
clause-AM-3-9-4-7 = Perfection: one point more where King and Court meet.
clause-AM-3-10-6 = When a production ends, flowers that are not stored are lost, the sundial goes back to its start, and a day will pass.
clause-AM-3-11-6 = The recipe of a perfume that you give up goes back to the display, and its essences to the supply.
clause-AM-3-12-1 = You take the flowers of the tile from the supply.
clause-AM-3-14-1 = At the end of a turn in which the sundial was reset, the next day comes. With fewer players some days are skipped.
clause-AM-3-15 = On Sunday flowers are delivered, perfumes can be presented again, and King and Court move.
clause-AM-3-15-1 = The delivery tiles of this Sunday bring flowers to the stalls.
clause-AM-3-15-3 = A cube goes to the cell where King and Court meet. Nobody scores for it.
clause-AM-3-15-4 = The Court follows fashion: it moves to another row, the one with the most cubes. On the last Sunday it is the one with the fewest.
clause-AM-3-15-5 = The King wants something new: he moves to another column, the one with the fewest cubes.
clause-AM-3-16-1 = After your turn you may pay an originality token for a second one.
clause-AM-3-17-1 = When somebody reaches the last Sunday, all others have one more turn.
clause-AM-3-18-1 = On the last Sunday there is no delivery; all perfumes can be presented again, and King and Court both move to where the fewest cubes are.
clause-AM-3-19-2 = In the final parade every perfume is scored once, without favours and tiles, and without placing cubes.
clause-AM-3-20-1 = Each originality token that is left scores.
clause-AM-3-20-2 = Flipped city tiles score their prestige.
clause-AM-3-20-3 = The majority with a dame scores.
clause-AM-3-20-4 = The end bonuses are turned up, and everyone scores each of them.
clause-AM-3-21-1 = Most points win. Ties are broken by favours, then experience, letter, and number of perfumes.
clause-AM-4-4 = If a city has no tile left, you get none.
clause-AM-5-4 = The top tile of a city is always open.
clause-AM-5-6 = At the end the end bonuses are shown to everyone.
