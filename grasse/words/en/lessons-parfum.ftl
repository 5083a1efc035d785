# What the lessons of Parfum say; the steps are in grasse/games/parfum/lessons.

lesson-first-match-title = Your first match
lesson-first-match-about = A whole round, step by step; then the match goes on and is yours.
lesson-first-match-goal = Welcome to Grasse! You make perfumes and sell them. Coins are your points: you never spend them. This track counts everyone’s coins, and whoever has the most at the end wins.
lesson-first-match-customers = These are the customers. They buy flacons: the small bottles of a finished perfume. This customer wants a perfume with 1 rose, and pays 4 coins for one flacon.
lesson-first-match-notes = A perfume is made of notes: head, heart and base. A note costs flasks, and flasks come from dice. This head note costs one rose flask, and gives you 1 coin at once.
lesson-first-match-perfumes = A minor perfume is a head and a base: it fills 2 flacons. A major perfume has a heart as well: 3 flacons. Remember: flasks on dice pay for notes, flacons are sold.
lesson-first-match-round =
    A round has three parts, in this order:
    • Clocks: everyone chooses when to wake up.
    • Turns, one for each clock: its actions bring dice, water and new notes. Then your dice roll, you pay notes with them, and put the notes into perfumes.
    • Sales: everyone sells flacons.
lesson-first-match-clock = First part, the clocks: Roman numerals are the order, the numbers below are actions: one action takes one die, one water token or one new note. An early clock is first at the notes and the customers, but has few actions. Take clock I.
lesson-first-match-second-clock = With two players everyone has two clocks, and each clock is a turn of its own. Now take the late clock IV: last in line, but 6 actions.
lesson-first-match-not-clock = A good clock as well! For this lesson take the one that is ringed.
lesson-first-match-actions = Clock I: your turn, with 3 actions. One action is one of three things: take a die, take a water token, or, if a space is empty, draw a new note from the bag. After the last action all your dice roll.
lesson-first-match-rose-die = We want two notes: the head of rose and the base of bergamot. They cost one rose flask and one bergamot flask. So take a rose die.
lesson-first-match-bergamot-die = And a bergamot die. The dots below the name are its 6 sides: 4 dark dots are flasks, the others are flies. Vanilla and lavender have only 3 flasks.
lesson-first-match-not-die = That aroma is for other notes. Take a die from the ringed stall.
lesson-first-match-not-yet-water = Water is useful, but first we need both dice.
lesson-first-match-water = One action is left: take water. It mends bad dice. This is your last action, so the dice roll right after it.
lesson-first-match-not-die-now = We have the dice that we need. Take water now.
lesson-first-match-roll = That was your last action, so the dice have rolled. A flask is a success, a fly is a failure. Rose shows a flask, bergamot shows a fly.
lesson-first-match-reroll = 1 water token rolls all flies of one aroma again; 2 tokens turn a fly to its flask without luck. Roll the bergamot fly again.
lesson-first-match-not-all = That would roll your good rose again, too. Roll only the flies of bergamot.
lesson-first-match-not-turn = That is sure, but it costs two tokens. Try it with one first.
lesson-first-match-not-stop = Without bergamot there is no base note. Try it with water first.
lesson-first-match-token = These are your water tokens. Only you see their numbers: the coins each is worth at the end of the game. So pay with the 0, and keep the 3.
lesson-first-match-not-token = That one is worth coins at the end. Keep it, and pay with the 0.
lesson-first-match-enough = Two flasks! They cannot be kept for later, water can. So use no more water, and take your notes.
lesson-first-match-claim = Take the head note: it costs your rose flask, and its coin is yours at once.
lesson-first-match-other-claim = We take that one in a moment. First the head note.
lesson-first-match-not-claim-stop = Your flasks are still there, and they would be lost. Take the note.
lesson-first-match-claim-base = And the base note, for the bergamot flask.
lesson-first-match-place = Notes are placed in the turn you take them, and stay where they are. Begin with the head note.
lesson-first-match-not-base = That one comes next. First the head note.
lesson-first-match-minor = Will it be a minor or a major perfume? We have a head and a base: that is a minor one.
lesson-first-match-not-major = A major perfume needs a heart note, too, and we have none. Begin a minor one.
lesson-first-match-place-base = Now add the base note to the same perfume.
lesson-first-match-not-new = Then you would have two perfumes that are not finished. Add it to the one you have begun.
lesson-first-match-complete = Your first perfume, with 2 flacons before it! Its notes count together: it has 1 rose and 1 bergamot, and that decides who buys it.
lesson-first-match-rival = Meanwhile Visitor had two turns and made a major perfume with a lot of vanilla. It fits the customer who pays 8.
lesson-first-match-draw = Clock IV, your second turn: 6 actions. The notes you took left empty spaces, and an action can fill one. Draw a new note from the bag.
lesson-first-match-not-die-first = Good, but one thing after the other: do what is ringed first.
lesson-first-match-plan = A head of violet! With the heart (violet, rose) and the base (2 bergamots) it makes a major perfume. That costs five flasks, so we need five dice: just your five actions.
lesson-first-match-violet-die = Take a violet die. I will fetch the next three for you.
lesson-first-match-last-die = One die is missing: the second bergamot. It is your last action: then the dice roll.
lesson-first-match-lucky = All flasks, what a roll! Keep your water and go on.
lesson-first-match-not-all-lucky = Roll again? It cannot get better than this!
lesson-first-match-claim-three = Take the head note. I will take the heart and the base for you, your flasks are enough for all three.
lesson-first-match-major = Head, heart and base: begin a major perfume.
lesson-first-match-not-minor = A minor perfume has no place for the heart. Begin a major one.
lesson-first-match-heart = Add the heart to it. I will add the base for you.
lesson-first-match-sales = All turns are over: now everyone sells, in the order of the clocks. With two players each clock gives 2 sales, so you have 4. The question above counts them.
lesson-first-match-sell = Sell a flacon of your first perfume to a customer: the bargain price, without one, is small. A customer buys if this one perfume has at least what they want; more does no harm.
lesson-first-match-not-pass = You can pass, but here a customer is waiting with money.
lesson-first-match-not-bargain = The bargain price is only 2 coins for a minor and 3 for a major perfume, with nobody to please. A customer pays more.
lesson-first-match-other-sale = That one sells later. First the perfume with rose and bergamot: it fits fewer customers.
lesson-first-match-to-rose = Two customers would buy it. Sell to the one who wants rose.
lesson-first-match-other-customer = They get the second flacon. First the one who wants rose.
lesson-first-match-sell-again = That was sale 1 of 4. A customer who was served leaves the street. Sell the other flacon; then it is Visitor’s turn to sell.
lesson-first-match-sold-out = Sold out! For the last flacon of a perfume you draw 2 water tokens. After your last sale of a round you keep 4 tokens at most.
lesson-first-match-bargain = Visitor sold one flacon to a customer, and one at the bargain price: without any customer, for a small fixed price. That is 2 coins for a minor and 3 for a major perfume. You can do that in any sale.
lesson-first-match-last-sales = Visitor has passed its other two sales. Now those of your late clock, 3 and 4 of 4. Sell from the major perfume.
lesson-first-match-better-price = Two customers would buy it, and you have two sales left. Begin with the one who pays 6.
lesson-first-match-cheaper-customer = They pay less. Take the 6 coins first.
lesson-first-match-one-more = Your last sale: one more flacon, to the customer who wants violet.
lesson-first-match-round-two = 25 coins to 18, well done! The round is over: new notes and new customers have come. In the next one, whoever has the fewest coins chooses a clock first: Visitor already has.
lesson-first-match-closing = New customers come from this stack. One of its cards is no customer: it is closing time. The moon counts the customers above it: 10 more. When it is drawn, the street is still filled, and one last round is played. The game also ends if there are too few notes to fill the distillery.
lesson-first-match-list-round =
    A round, in short:
    • Everyone chooses clocks.
    • Each clock is a turn: take dice, water or notes; roll; mend with water; pay flasks for notes; put the notes into perfumes.
    • Everyone sells flacons. What is not sold stays, and so do customers who were not served.
    • New notes and customers come.
lesson-first-match-list-points =
    Coins come from:
    • Notes, when you take them.
    • Customers: this is the most.
    • The bargain price: 2 or 3.
    • Water tokens, at the end.
    Unfinished perfumes and unsold flacons bring nothing.
lesson-first-match-end = Now it is your match: choose your clock, and play on against Visitor. You still have a flacon with 2 violets, and a new customer wants just that. If you like, the best bot advises you.

lesson-clocks-title = Early or late clocks
lesson-clocks-about = What a clock is worth, and what it costs.
lesson-clocks-early = The early clock goes first: it finds all notes in the distillery, and sells first. But it has only 3 actions.
lesson-clocks-late = The late clock has 6 actions, twice as many. Try it: take the last one.
lesson-clocks-not-clock = That works, too. But see what happens with the last one.
lesson-clocks-two = Visitor took the first. Take the third: 5 and 6 actions, both late.
lesson-clocks-not-second = For this lesson, the third.
lesson-clocks-price = That is the price: Visitor was first, and the good notes are gone.
lesson-clocks-many = But with many actions you can look for new ones. Draw a note from the bag.
lesson-clocks-not-die = First see what comes out of the bag, then take the dice for it.
lesson-clocks-again = A head of two violets! Draw again: perhaps a base comes.
lesson-clocks-sales = It did, and 3 actions are left for violet dice. In the sale, too, the early clock is served first: the customers it leaves are yours.
lesson-clocks-end = Early if you need one certain note or customer, late if you need many dice. You may play on from here.

lesson-water-title = Water
lesson-water-about = Three ways to mend a roll, and the numbers on the tokens.
lesson-water-idea = Water helps when the dice do not. A token costs one action, and its number is hidden from the others.
lesson-water-take = Take one. I will fetch a violet die and two rose dice for the heart note.
lesson-water-not-die = The dice come next. First water.
lesson-water-ways = The violet is a fly. 1 token: roll the flies of one aroma again. 1 token: roll all dice again, flasks too. 2 tokens: turn one fly to its flask.
lesson-water-colour = 4 of 6 sides are flasks, so one token is a fair try. Roll the violet again.
lesson-water-not-rose = One rose is enough for the heart note. The violet is missing.
lesson-water-not-all = That rolls your good rose again, too.
lesson-water-not-turn = Sure, but twice as dear. Try your luck first.
lesson-water-not-stop = The note is within reach. Use your water.
lesson-water-pay = Pay with the 0: at the end of the game each token is worth its number in coins.
lesson-water-not-token = Keep the higher numbers as long as you can.
lesson-water-turn = A fly again! Now be sure: turn it, for two tokens.
lesson-water-not-again = That could fail again. This time be sure.
lesson-water-which = You have just two left. Pay with this one first; the other follows.
lesson-water-not-three = Both have to go. Begin with the 1.
lesson-water-claim = Violet and rose: take the heart note, for 2 coins.
lesson-water-not-cheap = That one needs no water at all. Take the heart, for which you paid.
lesson-water-not-nothing = After all that water? Take the note.
lesson-water-left = Tokens that were paid lie here, open for all. When the well is empty they go back into it.
lesson-water-end = The 3 was dear: it would have been 3 coins at the end. Was the note worth it? You may play on from here.

lesson-customers-title = What customers want
lesson-customers-about = Who buys which perfume, and whom to serve first.
lesson-customers-parts = A perfume smells of all its notes together: this one of 2 violets, 2 bergamots and 1 rose.
lesson-customers-fits = A customer wants at least so much of one aroma. More of it, or other aromas, do no harm.
lesson-customers-choose = The major perfume suits four customers here, the minor one only two. Sell the minor one first.
lesson-customers-not-major = It can wait: more customers want it.
lesson-customers-not-pass = Whoever passes earns nothing.
lesson-customers-not-bargain = A customer pays more than the bargain price.
lesson-customers-to = Sell to the one who wants bergamot. The one who wants rose could buy from you later.
lesson-customers-not-rose = That works, too. For this lesson: bergamot.
lesson-customers-other = Now the major one, before Visitor sells: a customer who is served is gone for all.
lesson-customers-not-minor = You could. But the best price first.
lesson-customers-best = 2 bergamots for 6 coins: the best price that it can get.
lesson-customers-not-cheap = That one pays 4. Take the 6 first.
lesson-customers-rival = Visitor served the vanilla customer. Rose and violet are still there, and two sales are yours.
lesson-customers-end = First what suits few, first what pays most, and watch what others can sell. You may play on from here.

lesson-closing-a-perfume-title = When to close a perfume
lesson-closing-a-perfume-about = Two flacons soon, or three later.
lesson-closing-a-perfume-kinds = Your head and base notes could begin a minor perfume (2 flacons), or wait for a heart in a major one (3 flacons).
lesson-closing-a-perfume-for-good = The choice is for good: a minor perfume never becomes a major one, and notes never move.
lesson-closing-a-perfume-minor = Two customers wait for rose and bergamot today. Close it now: begin a minor perfume.
lesson-closing-a-perfume-not-major = Then nothing can be sold today, until a heart comes.
lesson-closing-a-perfume-base = Add the base, and it is complete.
lesson-closing-a-perfume-not-new = Two begun perfumes, none complete: add it to the first.
lesson-closing-a-perfume-flacons = 2 flacons, and both can be sold this very round.
lesson-closing-a-perfume-waiting = Visitor began a major perfume with a heart: it waits for head and base, and sells nothing today.
lesson-closing-a-perfume-end = Close early when customers are there; go for three when many aromas are wanted, and time is left. You may play on from here.

lesson-bargain-title = The bargain price
lesson-bargain-about = Selling without a customer, and what sold out brings.
lesson-bargain-idea = One flacon of the major perfume is left, and no customer for it is better than for the other. At the bargain price it brings 3 coins, a minor one 2.
lesson-bargain-price = And whoever sells the last flacon of a perfume draws 2 water tokens. Sell it at the bargain price.
lesson-bargain-not-sell = Keep that customer for the minor perfume.
lesson-bargain-not-pass = Passing brings nothing; this brings 3 coins and water.
lesson-bargain-not-other = For the minor one there are customers.
lesson-bargain-reward = A 3 and a 2: kept until the end, they are 5 coins more. So the bargain brought 8.
lesson-bargain-sell = Your last sale: now the minor perfume, to a customer.
lesson-bargain-not-pass-two = A customer is waiting.
lesson-bargain-not-again = It has two flacons: a bargain would not sell it out. A customer pays 4.
lesson-bargain-to = Both pay 4. Take this one.
lesson-bargain-not-either = The same price; take the ringed one.
lesson-bargain-last = One flacon is left for next round, and with it two tokens more when it goes.
lesson-bargain-end = The last flacon is worth more than its price. But you may keep 4 tokens at most. You may play on from here.
