# What the lessons of Perfumery say; the steps are in grasse/games/perfumery/lessons.

lesson-first-match-title = Your first match
lesson-first-match-about = Two rounds, two perfumes, step by step; then the match goes on and is yours.
lesson-first-match-goal = Welcome to your perfumery! Take perfume cards, blend the essences they show, and produce them. Only perfumes that you produce give points: the number in the red seal. Most points after 8 rounds wins.
lesson-first-match-card = This perfume needs a green essence in the Top Note, and a floral one in the Middle and in the Base. It gives 1 point, in the red seal. The coin is not its price: it is what the card is worth when you pay with it.
lesson-first-match-round = A round has two halves. First development: everyone places perfumers, one at a time in turn, and does what the place says. Then blending: everyone makes essences and produces perfumes.
lesson-first-match-acquire = Place your first perfumer at this column: you take all its cards, the perfume and the recipe.
lesson-first-match-not-column = A fine place, but for this lesson take the ringed column.
lesson-first-match-hand = These are your cards now. Each is a perfume to produce, a recipe to install, or money: you pay with cards, for their coin.
lesson-first-match-note = Your three Notes each make 1 floral essence a round. We also need green in the Top Note, and your recipe makes green: once installed, it works every round to the end. Place your second perfumer here to install it.
lesson-first-match-not-place = That place will be useful another time. Now place your perfumer where the ring is.
lesson-first-match-pay = Installing costs the coin of the recipe: 2. You pay with cards from your hand, at the value of their coin. Pay with your Initial Funds, worth 2: they go to a column, where anyone may take them. No change is given.
lesson-first-match-not-pay = You want to produce that perfume! Pay with the Initial Funds.
lesson-first-match-blend = All perfumers are placed: now you blend. Each Note works by itself, from the bottom up. At the bottom is its tile, which makes 1 floral. What a Note makes lies “at work”, and on its Stockyard when the Note is done. Use it.
lesson-first-match-not-skip = You may skip an effect, but here you need what it makes. Use it.
lesson-first-match-use-recipe = Next is the recipe above it: 1 green. Use it, too. I will do the Middle and the Base for you.
lesson-first-match-produce = Green in the Top, floral in the Middle and in the Base: all that this perfume asks for. What lies on the Stockyard of a Note pays only for that Note. Produce the perfume!
lesson-first-match-not-produce-done = Not yet: you have all essences for this perfume. Produce it first.
lesson-first-match-produced = Your first point! The perfume stands on your shelf for good. Its little space can store 1 green essence.
lesson-first-match-evaporated = One floral essence was left in the Top Note: it is gone. What you neither use nor store evaporates at the end of the round.
lesson-first-match-new-round = A new round: every column got a perfume and a recipe. Column 2 was taken by nobody, so now it has four cards.
lesson-first-match-starter = Visitor has the Starting Player Marker, so it begins. You get that marker here, or with the column where the small marker lies. It may change hands several times in a round: whoever has it at the end begins the next one.
lesson-first-match-acquire-four = Take the four cards of column 2.
lesson-first-match-want-animal = This perfume gives 2 points: it needs floral, floral, and animal in the Base. Animal is missing. There are two ways to it.
lesson-first-match-note-base = The other way is cheaper: one of your recipes turns a floral into an animal. Animal is wanted in the Base Note, so the recipe belongs there. Place your perfumer.
lesson-first-match-install = Install this recipe: what stands before its arrow is paid, what stands behind it is gained. A floral becomes an animal.
lesson-first-match-not-install = That one doubles florals. Today we need the one that makes animal.
lesson-first-match-installed = You may install several at once, and pay for all of them. Where recipes lie already you choose the place. Effects work from bottom to top: put a recipe above what makes its essences. Sort Recipes moves one later. One is enough: stop here.
lesson-first-match-not-second = Then you would have to pay with a card that you need. Stop here.
lesson-first-match-pay-perfume = The price is 1. Pay with the perfume that we cannot make yet. The first card you pay goes to the column with the fewest cards, each further one a column to the left; an arrow beside the price says which.
lesson-first-match-not-pay-needed = Keep that card, it will be useful. Pay with the ringed one.
lesson-first-match-blend-again = Blending again, from the bottom up. Use the first effect; I will do the next three.
lesson-first-match-mix = Now your new recipe: the floral that lies in this Note becomes an animal.
lesson-first-match-not-skip-mix = Without it there is no animal for your perfume. Use it.
lesson-first-match-produce-two = Produce your second perfume, for 2 points. In one round you may produce as many perfumes as your essences pay for.
lesson-first-match-store = A green essence is left in the Top Note. Your first perfume has a space for green: store it there before it evaporates.
lesson-first-match-not-store-done = Then it would evaporate. Store it, that costs nothing.
lesson-first-match-stored = 3 points to 0! What is stored on a perfume stays until you need it, and pays for any Note when you produce.
lesson-first-match-tiers = The Roman numeral is the age of the cards: I, then II, then III. Later cards ask for more and give more. After 8 rounds the decks are empty, and the game ends.
lesson-first-match-many-cards = Careful with full columns: your hand holds 7 cards at most, and whatever is more must go at once. You have 4 now.
lesson-first-match-other-places = Other places: here you hire a third perfumer for 7, one more turn in every round to come. “Replenish” puts an essence on a produced perfume whose space is empty. A place with one ring is blocked for the round once anyone stands there.
lesson-first-match-list-round =
    A round, in short:
    • Place perfumers in turn: take the cards of a column, install recipes, or use a place.
    • Blend: each Note works from bottom to top.
    • Produce perfumes, store what you can.
    • The rest evaporates, and new cards come.
lesson-first-match-list-points =
    Points come only from produced perfumes: the number in the red seal.
    • Cards in hand, recipes and essences bring nothing at the end.
    • The cards you pay with go to the columns: others may take them.
lesson-first-match-synthetic = One way: buy a synthetic essence here for 5. When you produce, it replaces any other essence in the Note where it lies. A floral essence is free here.
lesson-first-match-end = Now it is your match. Place your perfumer, and play on against Visitor. If you like, the best bot advises you.

lesson-order-title = The order of effects
lesson-order-about = From the bottom to the top: where a recipe lies matters.
lesson-order-idea = In the Base Note lies a recipe that turns a floral into an animal. After it nothing floral is left. We want both.
lesson-order-note = You hold a recipe that doubles a floral. Place your perfumer at the Base Note.
lesson-order-not-place = Useful, but this lesson is about the Base Note.
lesson-order-install = Install the recipe that makes two florals of one.
lesson-order-not-install = That is another one. We want the one that doubles.
lesson-order-under = Above the other recipe it would come too late: the floral would be gone. Put it below.
lesson-order-not-above = Up there it finds no floral any more. Put it below.
lesson-order-done = One recipe is enough. Stop, and pay.
lesson-order-not-more = Not today: stop, and pay.
lesson-order-pay = It costs 1. Pay with Initial Funds; the rest is lost.
lesson-order-not-pay = Keep that one, and pay with Initial Funds.
lesson-order-double = Blending: the tile made 1 floral. Now double it.
lesson-order-not-skip = Then the order would not matter. Use it.
lesson-order-turn = Two florals lie there. Turn one of them into an animal.
lesson-order-result = One floral and one animal: that is what the order has brought you.
lesson-order-end = At the place Sort Recipes you can move an installed recipe later. You may play on from here.

lesson-columns-title = Columns and paying
lesson-columns-about = What you pay with goes back to the columns, by a rule.
lesson-columns-full = Six cards lie in column 3: two new ones, and what was paid before. Take them all.
lesson-columns-not-column = That gives less. Take the fullest column.
lesson-columns-limit = Seven cards: exactly the limit. An eighth would have to be thrown away at once.
lesson-columns-note = Let us install something dear. Place your perfumer at the Middle Note.
lesson-columns-not-place = Later. Now the Middle Note.
lesson-columns-install = This recipe turns a floral into two greens, and costs 3.
lesson-columns-not-install = A cheaper one. For this lesson take the dear one.
lesson-columns-done = That is enough. Stop, and pay.
lesson-columns-not-more = Not today: stop, and pay.
lesson-columns-first = The first card goes to the column with the fewest cards (the small marker counts as one), on a tie to the one nearest the decks: column 3. Pay with this one.
lesson-columns-not-pay = Pay with the ringed one: you need it least.
lesson-columns-second = Every further card goes one column to the left: now column 2. Pay the missing 2 with Initial Funds.
lesson-columns-not-pay-two = That is too little or too much. The Initial Funds are worth exactly 2.
lesson-columns-change = 3 of 3 are paid. You could pay more, but nothing is given back. Stop paying.
lesson-columns-not-more-pay = That card would be given away. Stop paying.
lesson-columns-left = Your cards lie in the columns now. Next round somebody takes them, perhaps you.
lesson-columns-end = So think of what you give away, and to which column. You may play on from here.

lesson-storage-title = Evaporation and storage
lesson-storage-about = What is not stored is gone at the end of the round.
lesson-storage-idea = A space on a produced perfume stores one essence of its kind. Here a green one waits, and serves in any Note.
lesson-storage-evaporate = On the Stockyards nothing stays: after production the rest evaporates.
lesson-storage-replenish = The space on your other perfume is empty. At this place you fill it from the supply: 1 animal, for nothing.
lesson-storage-not-place = Also possible. But look at the empty space first.
lesson-storage-filled = There it lies, until you pay with it.
lesson-storage-skip = Blending: this perfume wants florals only, so do not turn the one in the Base. Skip the recipe.
lesson-storage-not-use = Then a floral is missing in the Base. Skip it this time.
lesson-storage-produce = Produce it: a small perfume, but one with a space of its own.
lesson-storage-not-done = All is there for it. Produce it first.
lesson-storage-gone = The green essence of this round had no space left: it is gone. What was stored is still there.
lesson-storage-end = Perfumes with spaces help to make the great ones later. You may play on from here.

lesson-synthetic-title = Synthetic essences
lesson-synthetic-about = One essence that stands for any other.
lesson-synthetic-idea = This perfume gives 5 points. It wants green, floral and green, floral and green.
lesson-synthetic-count = Your Top makes a green, and one is stored here. Two greens for three: one is missing.
lesson-synthetic-place = Here you buy an essence. Place your perfumer.
lesson-synthetic-not-place = That does not bring the missing green.
lesson-synthetic-synthetic = Floral is free, but does not help. Take a synthetic one for 5.
lesson-synthetic-not-floral = We have florals enough. Take the synthetic one.
lesson-synthetic-base = It serves only the Note where it lies. The green is missing in the Base: put it there.
lesson-synthetic-not-note = There nothing is missing, if the stored green goes to the Middle. Put it in the Base.
lesson-synthetic-pay = Pay 5 with both Initial Funds and the cheap recipe. Begin with this one; I do the rest.
lesson-synthetic-not-pay = Begin with the ringed one.
lesson-synthetic-skip = The Base needs its floral, so skip the recipe that would turn it.
lesson-synthetic-not-use = Then the floral in the Base is gone. Skip it.
lesson-synthetic-produce = Green, stored green, and synthetic for the third. Produce it!
lesson-synthetic-not-other = That gives 1 point, this one 5.
lesson-synthetic-not-done = 5 points are waiting. Produce it first.
lesson-synthetic-worth = 5 coins in cards for 5 points: a good trade, as coins give no points at the end.
lesson-synthetic-end = In blending a synthetic essence is only synthetic; in production it is anything. You may play on from here.

lesson-first-player-title = Being first
lesson-first-player-about = The starting marker, and what it is worth.
lesson-first-player-idea = Whoever holds the starting marker places first next round, and chooses among all columns. Visitor holds it.
lesson-first-player-take = It comes with the column that the small marker lies in, or from this place. Take it.
lesson-first-player-not-place = That is useful, too, but then Visitor stays first.
lesson-first-player-blend = Blending as usual. The perfume in your hand wants florals: skip this recipe.
lesson-first-player-not-use = Then a floral is missing. Skip it.
lesson-first-player-produce = Produce it, for 1 point and a space.
lesson-first-player-not-done = All is there. Produce it first.
lesson-first-player-choice = You are first: all columns are still full, and this one has five cards.
lesson-first-player-end = It costs a turn to become first: do it when a column is worth it. You may play on from here.
