# What the lessons of Aqua Mirabilis say; the steps are in grasse/games/aqua_mirabilis/lessons.

lesson-first-match-title = Your first match
lesson-first-match-about = From the first flower to a perfume at Versailles, step by step; then the match goes on and is yours.
lesson-first-match-goal = Welcome! You make perfumes and present them here, at Versailles: that gives points. Whoever has the most points after 4 weeks wins.
lesson-first-match-way = The way there has four steps: pick flowers at the market, turn them into essences by a production, make a perfume by a recipe, and present it.
lesson-first-match-dial = This is your sundial: 5 action points. Your turn is one of two things: one action, paid with action points (the number in the little sun), or one production.
lesson-first-match-market = Six stalls, six flowers. Go to the lavender stall, for 1 action point.
lesson-first-match-not-act = A good place for another day. Now go where the ring is.
lesson-first-match-workers = You take one flower at your stall, and one at every stall where a worker stands: this one brings narcissus. You could move workers first, for 1 action point each. Leave them where they are.
lesson-first-match-not-worker = That costs an action point that you will need. Leave them where they are.
lesson-first-match-extra = This is your originality token: it buys a second turn at once, or counts 1 point at the end. Keep it for now: skip the extra turn.
lesson-first-match-not-extra = Not yet: keep the token.
lesson-first-match-flowers = Three flowers for one action point: lavender at your stall, bergamot and narcissus from the workers. But beware: what you neither use nor store in your production is lost.
lesson-first-match-again = You may not do the same kind of action twice in a row, but another stall is another kind. Go to the jasmine stall.
lesson-first-match-not-produce = Producing comes later. First the ringed place.
lesson-first-match-points = Your dial is at 3. The more action points are left when you produce, the more production points you get: 4 at dial 4, 3 at dial 3 or 2, and 2 at dial 1.
lesson-first-match-produce = So stop gathering: this turn, produce instead of an action. Afterwards the dial is back at 5.
lesson-first-match-not-act-now = You have the flowers that you need. Produce now.
lesson-first-match-method = Your only method is distillation: 1 production point turns one flower, but not a rose, into one essence. You have 3 points. Use it.
lesson-first-match-not-done = Your points would be lost. Use the method.
lesson-first-match-input = Begin with lavender. I will distil jasmine and bergamot for you.
lesson-first-match-not-input = That one comes in a moment. Lavender first.
lesson-first-match-recipe = A perfume needs a recipe; experience of its level or more (the number: 1, and you have 1), which is never spent; an essence of its base, here lavender; and another essence, the complement, in each empty place.
lesson-first-match-create = Creating a perfume costs no action. Press the recipe with the gold ring.
lesson-first-match-not-create = That works, too. But the King wants lavender today, as you will see.
lesson-first-match-not-done-yet = First your perfume: everything is there for it.
lesson-first-match-complement = One lavender essence is spent for the base. Which essence is the complement? Jasmine: the Court loves it today.
lesson-first-match-not-complement = Keep bergamot for a dame. Take jasmine.
lesson-first-match-store = One flower is left. What you do not store withers. Store it on your method for the next production.
lesson-first-match-not-store-done = Then the flower is lost. Store it.
lesson-first-match-coach = Every production also drives your coach, at most as many steps as stand below the dial. Where it stops on a city, you take a tile. Go 2 steps left: Paris is then one step away.
lesson-first-match-not-coach = Cologne and Florence need letters of the court. Go left, 2 steps.
lesson-first-match-day = A production ends a day, and so does a dial that comes to 0. With two players some days are skipped. On Sunday the stalls are filled again.
lesson-first-match-court = Now to the court: couple A, for 1 action point. The nobleman gives you a letter of reference: with it the Court pays you, better letters more, and cities open. The dame takes gifts.
lesson-first-match-gift = Dame A likes bergamot, jasmine and lavender. For each gift you then place one influence with her. Give her the bergamot essence.
lesson-first-match-not-skip = The bergamot has no better use now. Give it.
lesson-first-match-peek = You may look at her end bonus: it is free, and only you see it. All players score it at the end. Look, and then point at it to read it.
lesson-first-match-not-peek = It costs nothing. Look.
lesson-first-match-influence = Place your influence. Whoever has the most influence with a dame has her favour, and 5 points at the end.
lesson-first-match-not-influence = Then the gift would be for nothing. Place it.
lesson-first-match-king = At Versailles every column is a base, every row a complement. The King stands at the lavender column: a perfume with this base gives 3 points more.
lesson-first-match-court-row = The Court stands at the jasmine row: it pays for this complement, 1 point with letter 1 and up to 5 with letter 4. Where King and Court meet, 1 more.
lesson-first-match-versailles = Your perfume is lavender with jasmine: both! Go to Versailles.
lesson-first-match-present = Present it. You also get 1 point for each free space that is left in the cell.
lesson-first-match-not-finish = You came to present your perfume!
lesson-first-match-not-court-step = That is the dame’s favour: it moves the Court away. Not now.
lesson-first-match-scored = 7 points: 2 for free spaces, 3 from the King, 1 from the Court, 1 where they meet. And a token of originality. Leave Versailles.
lesson-first-match-token = You have two tokens now. Each is worth 1 point at the end, or an extra turn. Take an extra turn.
lesson-first-match-not-no = Try it once: take the extra turn.
lesson-first-match-more = Gather for the next perfume: go to the orange blossom stall.
lesson-first-match-sunday = On Sunday all perfumes can be presented again, and King and Court move. Every presentation leaves a cube in its cell. The Court goes to the other row with most cubes, the King to the other column with fewest; on a tie to the next one, down or to the right.
lesson-first-match-school = Here you learn: better methods, more flowers, more points. Every lesson also raises your experience, and that opens better recipes: those with two complements, of which both are scored (the King pays once). A higher level brings nothing by itself, except for an end bonus.
lesson-first-match-travel = City tiles: each gives 1 experience. You may flip it for its effect, once: then its prestige, the number on it, counts at the end, but its experience is gone. Your coach may choose one of a city; the action here brings the top tile.
lesson-first-match-last = The game ends when somebody reaches this last Sunday: the others have one more turn. Then King and Court both move to where the fewest cubes are, and every perfume scores again, but without favours and city tiles.
lesson-first-match-list-round =
    A turn, in short:
    • Either an action: market, school, court, journey or Versailles, for action points.
    • Or a production: flowers become essences, the coach drives, the dial goes back to 5.
    • At any time in your turn: create perfumes, flip city tiles.
lesson-first-match-list-points =
    Points come from:
    • Presenting perfumes: free spaces, the King, the Court.
    • At the end: every perfume again (no favours, no city tiles), 1 for each originality token, flipped city tiles, 5 for each dame where you lead, and the hidden bonuses.
lesson-first-match-list-limits =
    What surprises at first:
    • One visit to Versailles presents one perfume.
    • You have room for three perfumes. A fourth replaces one.
    • A full cell pays nothing, not even from the Court.
lesson-first-match-list-rest =
    Two more:
    • A dame’s favour needs more influence than anyone else has, and you can hold two favours.
    • Without a flower, or with the dial at 5, you cannot produce.
lesson-first-match-end = Now it is your match. Play on against Visitor. If you like, the best bot advises you.

lesson-workers-title = The market and its workers
lesson-workers-about = How one action brings the flowers that you want.
lesson-workers-idea = Workers help whoever comes to the market: you take one flower at your stall, and one at each stall with a worker.
lesson-workers-stall = We want two lavender flowers. Go to the lavender stall.
lesson-workers-not-act = This lesson is at the lavender stall.
lesson-workers-move = A worker at your own stall brings a second flower of it. Move this one to lavender, for 1 more action point.
lesson-workers-not-worker = Move the ringed worker to the lavender stall.
lesson-workers-not-done = Then there is only one lavender. Move a worker first.
lesson-workers-done = The other one stays at bergamot: that is the third flower. Leave him there.
lesson-workers-not-second = That costs one more action point. Leave him.
lesson-workers-took = Two lavenders and a bergamot, for 2 action points.
lesson-workers-extra = No extra turn now.
lesson-workers-not-extra = Keep the token.
lesson-workers-same = The workers stay where they are for everyone. And you may not go to the same stall twice in a row.
lesson-workers-end = Two flowers of one kind are also what a new method costs. You may play on from here.

lesson-methods-title = Methods
lesson-methods-about = More essences from the same flowers.
lesson-methods-idea = Distillation: one flower, one essence, 1 production point. Other methods make more of it.
lesson-methods-school = A method costs two flowers of one kind, and you have two lavenders. Go to this school, for 1 action point.
lesson-methods-not-act = This lesson is at the school with the ring.
lesson-methods-not-produce = You could distil. But learn first.
lesson-methods-tile = Maceration: 2 different flowers, 2 essences. Extraction: 2 equal, 2. Enfleurage: 2 equal, 3. Squeezing: 1 bergamot or orange blossom, 2 essences! Take that.
lesson-methods-not-tile = Also good. But you have a bergamot: squeezing is best.
lesson-methods-experience = Your experience rose to 2: recipes of level 2 are open. No extra turn now.
lesson-methods-not-extra = Keep the token.
lesson-methods-produce = Now try it: produce.
lesson-methods-not-act-now = First try your new method: produce.
lesson-methods-use = Squeeze your bergamot.
lesson-methods-not-distil = That makes one essence, squeezing two.
lesson-methods-not-done = Use your method first.
lesson-methods-result = Two essences from one flower.
lesson-methods-end = Three methods fit on your board, and each can also keep flowers. You may play on from here.

lesson-ladies-title = The dames
lesson-ladies-about = Gifts, influence and favours.
lesson-ladies-idea = Every dame likes certain gifts: dame A essences of bergamot, jasmine or lavender, one of each.
lesson-ladies-court = Go to couple A. Its nobleman gives you letter 1, which opens couple B and London.
lesson-ladies-not-act = This lesson is at couple A.
lesson-ladies-not-produce = No flowers today. Go to couple A.
lesson-ladies-gift = Each gift places one influence. Give bergamot.
lesson-ladies-not-gift = Give the ringed essence.
lesson-ladies-not-skip = Without a gift there is no influence.
lesson-ladies-second = You may give several at once. Give jasmine, too.
lesson-ladies-not-enough = One more makes your lead safe.
lesson-ladies-keep = Keep lavender for a perfume. Give only this.
lesson-ladies-not-third = You will need it for a perfume.
lesson-ladies-peek = Look at her end bonus: only you see it now, all score it at the end.
lesson-ladies-not-peek = Knowing is free. Look.
lesson-ladies-place = Place your influence, two for two gifts.
lesson-ladies-not-done = You have given for it. Place it.
lesson-ladies-favour = You have the most: her favour is yours as long as nobody has as much. It lets you move the Court one row at Versailles. No extra turn now.
lesson-ladies-not-extra = Keep the token.
lesson-ladies-five = At the end every dame with whom you have the most gives 5 points. But you can hold two favours only.
lesson-ladies-end = Higher dames want rarer gifts, and their noblemen better letters. You may play on from here.

lesson-journeys-title = Journeys
lesson-journeys-about = City tiles: three uses in one.
lesson-journeys-idea = A city tile is worth three things: experience while you hold it, its effect once, and prestige at the end if you used it.
lesson-journeys-travel = Travel to Paris, for 2 action points: you take the top tile.
lesson-journeys-not-act = This lesson goes to Paris.
lesson-journeys-experience = Your experience is 2 now: with it you can make recipes of level 2.
lesson-journeys-flip = Flip it for its effect: 2 lavender and 2 narcissus flowers. It costs no action, but that experience is gone again.
lesson-journeys-not-end = You could keep it. For this lesson flip it.
lesson-journeys-flowers = Four flowers at once, and 1 point of prestige at the end. No extra turn now.
lesson-journeys-not-extra = Keep the token.
lesson-journeys-coach = Your coach brings tiles, too: whenever you produce, it drives. If it stops at a city you choose any tile there.
lesson-journeys-letters = London, Cologne and Florence ask for letters 1, 2 and 3 of the court.
lesson-journeys-end = Flip tiles before the end: unused ones give no prestige. You may play on from here.

lesson-king-and-court-title = King and Court
lesson-king-and-court-about = What a presentation brings.
lesson-king-and-court-king = Columns are bases. A perfume whose base is the King’s column gives 3 points more.
lesson-king-and-court-court = Rows are the other scents. The Court’s row gives points for your letter: 1, 2, 3 or 5.
lesson-king-and-court-letter = You have letter 1, so the Court gives 1 point. Without a letter it gives none.
lesson-king-and-court-go = Go to Versailles.
lesson-king-and-court-not-act = This lesson is at Versailles.
lesson-king-and-court-not-produce = Your perfume is ready. Go to Versailles.
lesson-king-and-court-present = Lavender with jasmine lies where King and Court meet. Present it.
lesson-king-and-court-not-finish = First present your perfume.
lesson-king-and-court-not-step = Then the Court would leave your row. Present first.
lesson-king-and-court-count = 2 for free spaces, 3 from the King, 1 from the Court, 1 for the meeting: 7 points. A full cell would give nothing.
lesson-king-and-court-step = The favour of dame A lets you move the Court, once a visit. Move it, so that others do not profit.
lesson-king-and-court-not-finish-step = Use the favour first.
lesson-king-and-court-stop = No extra turn now.
lesson-king-and-court-not-extra = Keep the token.
lesson-king-and-court-sunday = On Sunday the Court follows fashion, to the row with most cubes; the King seeks novelty, in the column with fewest. On the last Sunday both seek the fewest.
lesson-king-and-court-end = All perfumes can then be presented again. Plan for where both will stand. You may play on from here.
