# Ce que disent les leçons de Parfum ; les étapes sont dans grasse/games/parfum/lessons.

lesson-first-match-title = Ta première partie
lesson-first-match-about = Une manche entière, pas à pas ; ensuite la partie continue et c’est la tienne.
lesson-first-match-goal = Bienvenue à Grasse ! Tu crées des parfums et tu les vends. Les pièces sont tes points : on ne les dépense jamais. Cette piste les compte, et à la fin qui en a le plus gagne.
lesson-first-match-customers = Voici les clients. Ils achètent des flacons : les petites bouteilles d’un parfum terminé. Ce client veut un parfum avec 1 rose et paie 4 pièces pour un flacon.
lesson-first-match-notes = Un parfum se compose de notes : tête, cœur et fond. Une note coûte des fioles, et les fioles viennent des dés. Cette note de tête coûte une fiole de rose et donne tout de suite 1 pièce.
lesson-first-match-perfumes = Un parfum mineur, c’est une tête et un fond : il remplit 2 flacons. Un parfum majeur a aussi un cœur : 3 flacons. Retiens : les fioles des dés paient les notes, les flacons se vendent.
lesson-first-match-round =
    Une manche a trois parties, dans cet ordre :
    • Cadrans : chacun choisit quand se lever.
    • Tours, un par cadran : ses actions apportent des dés, de l’eau et de nouvelles notes. Puis tes dés roulent, tu paies des notes avec eux et tu les places dans des parfums.
    • Ventes : chacun vend des flacons.
lesson-first-match-clock = Première partie, les cadrans : en chiffres romains l’ordre, dessous les actions : une action prend un dé, un pion Eau ou une nouvelle note. Un cadran matinal est premier aux notes et aux clients, mais a peu d’actions. Prends le cadran I.
lesson-first-match-second-clock = À deux, chacun a deux cadrans, et chaque cadran est un tour. Prends maintenant le cadran IV : dernier, mais 6 actions.
lesson-first-match-not-clock = Un bon cadran aussi ! Pour cette leçon, prends celui qui est entouré.
lesson-first-match-actions = Cadran I : c’est ton tour, avec 3 actions. Une action est l’une de trois choses : prendre un dé, prendre un pion Eau ou, s’il y a une place vide, piocher une note du sac. Après la dernière, tous tes dés roulent.
lesson-first-match-rose-die = Nous voulons deux notes : la tête de rose et le fond de bergamote. Elles coûtent une fiole de rose et une de bergamote. Prends donc un dé de rose.
lesson-first-match-bergamot-die = Et un dé de bergamote. Les points sous le nom sont ses 6 faces : les 4 foncés sont des fioles, les autres des mouches. La vanille et la lavande n’ont que 3 fioles.
lesson-first-match-not-die = Cette senteur sert à d’autres notes. Prends un dé à l’étal entouré.
lesson-first-match-not-yet-water = L’eau est utile, mais il nous faut d’abord les deux dés.
lesson-first-match-water = Il reste une action : prends de l’eau. Elle répare les mauvais dés. C’est ta dernière action : les dés roulent juste après.
lesson-first-match-not-die-now = Nous avons les dés qu’il faut. Prends de l’eau.
lesson-first-match-roll = C’était ta dernière action : les dés ont roulé. Une fiole est une réussite, une mouche un échec. La rose montre une fiole, la bergamote une mouche.
lesson-first-match-reroll = 1 pion Eau relance toutes les mouches d’une senteur ; 2 pions changent une mouche en fiole, sans hasard. Relance la mouche de bergamote.
lesson-first-match-not-all = Cela relancerait aussi ta bonne rose. Relance seulement les mouches de bergamote.
lesson-first-match-not-turn = C’est sûr, mais cela coûte deux pions. Essaie d’abord avec un seul.
lesson-first-match-not-stop = Sans bergamote, pas de note de fond. Essaie d’abord avec de l’eau.
lesson-first-match-token = Voici tes pions Eau. Leurs nombres ne se montrent qu’à toi : les pièces que chacun vaudra à la fin. Paie donc avec le 0 et garde le 3.
lesson-first-match-not-token = Celui-là vaudra des pièces à la fin. Garde-le et paie avec le 0.
lesson-first-match-enough = Deux fioles ! Elles ne se gardent pas pour plus tard, l’eau si. N’utilise donc plus d’eau et prends tes notes.
lesson-first-match-claim = Prends la note de tête : elle coûte ta fiole de rose, et sa pièce est à toi tout de suite.
lesson-first-match-other-claim = Celle-là vient juste après. D’abord la note de tête.
lesson-first-match-not-claim-stop = Tes fioles sont encore là et seraient perdues. Prends la note.
lesson-first-match-claim-base = Et la note de fond, pour la fiole de bergamote.
lesson-first-match-place = Les notes se placent pendant le tour où tu les prends, et elles y restent. Commence par la note de tête.
lesson-first-match-not-base = Celle-là vient juste après. D’abord la note de tête.
lesson-first-match-minor = Un parfum mineur ou majeur ? Nous avons une tête et un fond : c’est un mineur.
lesson-first-match-not-major = Un parfum majeur demande aussi un cœur, et nous n’en avons pas. Commence un mineur.
lesson-first-match-place-base = Ajoute maintenant la note de fond au même parfum.
lesson-first-match-not-new = Tu aurais alors deux parfums inachevés. Ajoute-la à celui que tu as commencé.
lesson-first-match-complete = Ton premier parfum, avec 2 flacons devant ! Ses notes comptent ensemble : 1 rose et 1 bergamote, et c’est cela qui décide qui l’achète.
lesson-first-match-rival = Pendant ce temps, Visiteur a joué deux tours et fait un parfum majeur plein de vanille. Il va au client qui paie 8.
lesson-first-match-draw = Cadran IV, ton second tour : 6 actions. Les notes prises ont laissé des cases vides, et une action peut en remplir une. Pioche une note dans le sac.
lesson-first-match-not-die-first = Bien, mais chaque chose en son temps : fais d’abord ce qui est entouré.
lesson-first-match-plan = Une tête de violette ! Avec le cœur (violette, rose) et le fond (2 bergamotes), cela fait un parfum majeur. Il coûte cinq fioles : cinq dés, juste tes cinq actions.
lesson-first-match-violet-die = Prends un dé de violette. Je vais chercher les trois suivants pour toi.
lesson-first-match-last-die = Il manque un dé : la seconde bergamote. C’est ta dernière action : ensuite les dés roulent.
lesson-first-match-lucky = Que des fioles, quel lancer ! Garde ton eau et continue.
lesson-first-match-not-all-lucky = Relancer ? On ne peut pas faire mieux !
lesson-first-match-claim-three = Prends la note de tête. Je prends le cœur et le fond pour toi, tes fioles suffisent pour les trois.
lesson-first-match-major = Tête, cœur et fond : commence un parfum majeur.
lesson-first-match-not-minor = Un parfum mineur n’a pas de place pour le cœur. Commence un majeur.
lesson-first-match-heart = Ajoute-y le cœur. J’ajoute le fond pour toi.
lesson-first-match-sales = Tous les tours sont joués : chacun vend, dans l’ordre des cadrans. À deux, chaque cadran donne 2 ventes : tu en as 4. La question, en haut, les compte.
lesson-first-match-sell = Vends un flacon de ton premier parfum à un client : en solde, sans client, il rapporte peu. Un client achète si ce parfum à lui seul a au moins ce qu’il veut ; davantage ne gêne pas.
lesson-first-match-not-pass = Tu peux passer, mais un client attend ici avec de l’argent.
lesson-first-match-not-bargain = En solde, tu ne reçois que 2 pièces pour un mineur et 3 pour un majeur, sans client à satisfaire. Un client paie plus.
lesson-first-match-other-sale = Celui-là se vendra après. D’abord le parfum de rose et de bergamote : il va à moins de clients.
lesson-first-match-to-rose = Deux clients l’achèteraient. Vends à celui qui veut de la rose.
lesson-first-match-other-customer = Il aura le second flacon. D’abord celui qui veut de la rose.
lesson-first-match-sell-again = C’était la vente 1 sur 4. Un client servi quitte la rue. Vends l’autre flacon ; ensuite, c’est à Visiteur de vendre.
lesson-first-match-sold-out = Épuisé ! Pour le dernier flacon d’un parfum, tu reçois 2 pions Eau. Après ta dernière vente de la manche, tu en gardes 4 au plus.
lesson-first-match-bargain = Visiteur a vendu un flacon à un client et un autre en solde : sans client, à petit prix fixe. C’est 2 pièces pour un parfum mineur, 3 pour un majeur. Tu peux le faire à chaque vente.
lesson-first-match-last-sales = Visiteur a passé ses deux autres ventes. Voici celles de ton dernier cadran, 3 et 4 sur 4. Vends du parfum majeur.
lesson-first-match-better-price = Deux clients l’achèteraient, et il te reste deux ventes. Commence par celui qui paie 6.
lesson-first-match-cheaper-customer = Il paie moins. Prends d’abord les 6 pièces.
lesson-first-match-one-more = Ta dernière vente : encore un flacon, au client qui veut de la violette.
lesson-first-match-round-two = 25 pièces à 18, bravo ! La manche est finie : de nouvelles notes et de nouveaux clients sont là. À la suivante, qui a le moins de pièces choisit en premier : Visiteur l’a déjà fait.
lesson-first-match-closing = Les nouveaux clients viennent de cette pile. Une de ses cartes est l’heure de fermeture ; la lune compte les clients au-dessus d’elle : encore 10. Quand elle est tirée, la rue se remplit encore, et on joue une dernière manche. La partie finit aussi s’il manque des notes pour remplir la distillerie.
lesson-first-match-list-round =
    Une manche, en bref :
    • Chacun choisit ses cadrans.
    • Chaque cadran est un tour : dés, eau ou notes ; lancer ; corriger avec l’eau ; payer les notes en fioles ; les placer dans des parfums.
    • Chacun vend des flacons. Les invendus restent, les clients non servis aussi.
    • Notes et clients arrivent.
lesson-first-match-list-points =
    Les pièces viennent :
    • des notes, quand tu les prends ;
    • des clients, surtout ;
    • des soldes : 2 ou 3 ;
    • des pions Eau, à la fin.
    Parfums inachevés et flacons invendus ne rapportent rien.
lesson-first-match-end = Maintenant, c’est ta partie : choisis ton cadran et continue contre Visiteur. Il te reste un flacon avec 2 violettes, et un nouveau client veut justement cela. Si tu veux, le meilleur robot te conseille.

lesson-clocks-title = Cadrans du matin ou du soir
lesson-clocks-about = Ce que vaut un cadran, et ce qu’il coûte.
lesson-clocks-early = Le cadran matinal joue en premier : il trouve toutes les notes et vend en premier. Mais il n’a que 3 actions.
lesson-clocks-late = Le cadran tardif a 6 actions, le double. Essaie : prends le dernier.
lesson-clocks-not-clock = Cela marche aussi. Mais vois ce qui arrive avec le dernier.
lesson-clocks-two = Visiteur a pris le premier. Prends le troisième : 5 et 6 actions, tous deux tard.
lesson-clocks-not-second = Pour cette leçon, le troisième.
lesson-clocks-price = Voilà le prix : Visiteur a joué avant, et les bonnes notes sont parties.
lesson-clocks-many = Mais avec beaucoup d’actions, tu peux en chercher de nouvelles. Pioche une note dans le sac.
lesson-clocks-not-die = Vois d’abord ce qui sort du sac, puis prends les dés qu’il faut.
lesson-clocks-again = Une tête de deux violettes ! Pioche encore : peut-être un fond.
lesson-clocks-sales = Oui, et il reste 3 actions pour des dés de violette. À la vente aussi, le cadran matinal passe d’abord : les clients qu’il laisse sont pour toi.
lesson-clocks-end = Tôt si tu veux une note ou un client précis, tard s’il te faut beaucoup de dés. Tu peux continuer d’ici.

lesson-water-title = L’eau
lesson-water-about = Trois façons de réparer un lancer, et les nombres des pions.
lesson-water-idea = L’eau aide quand les dés n’aident pas. Un pion coûte une action, et les autres ne voient pas son nombre.
lesson-water-take = Prends-en un. Je prends un dé de violette et deux de rose pour la note de cœur.
lesson-water-not-die = Les dés viennent après. D’abord l’eau.
lesson-water-ways = La violette est une mouche. 1 pion : relancer les mouches d’une senteur. 1 pion : tout relancer, fioles comprises. 2 pions : changer une mouche en fiole.
lesson-water-colour = 4 faces sur 6 sont des fioles : un pion vaut l’essai. Relance la violette.
lesson-water-not-rose = Une rose suffit pour la note de cœur. C’est la violette qui manque.
lesson-water-not-all = Cela relance aussi ta bonne rose.
lesson-water-not-turn = Sûr, mais deux fois plus cher. Tente d’abord ta chance.
lesson-water-not-stop = La note est à portée. Utilise ton eau.
lesson-water-pay = Paie avec le 0 : à la fin, chaque pion vaut son nombre en pièces.
lesson-water-not-token = Garde les nombres élevés tant que tu peux.
lesson-water-turn = Encore une mouche ! Joue la sûreté : change-la, pour deux pions.
lesson-water-not-again = Cela peut encore rater. Cette fois, joue la sûreté.
lesson-water-which = Il t’en reste juste deux. Paie d’abord avec celui-ci ; l’autre suit.
lesson-water-not-three = Les deux doivent partir. Commence par le 1.
lesson-water-claim = Violette et rose : prends la note de cœur, pour 2 pièces.
lesson-water-not-cheap = Celle-là n’a pas besoin d’eau. Prends le cœur, pour lequel tu as payé.
lesson-water-not-nothing = Après toute cette eau ? Prends la note.
lesson-water-left = Les pions payés sont ici, visibles de tous. Quand le puits est vide, ils y retournent.
lesson-water-end = Le 3 était cher : il aurait valu 3 pièces à la fin. La note le valait-elle ? Tu peux continuer d’ici.

lesson-customers-title = Ce que veulent les clients
lesson-customers-about = Qui achète quel parfum, et qui servir d’abord.
lesson-customers-parts = Un parfum sent toutes ses notes ensemble : celui-ci 2 violettes, 2 bergamotes et 1 rose.
lesson-customers-fits = Un client veut au moins telle quantité d’une senteur. Davantage, ou d’autres senteurs, ne gêne pas.
lesson-customers-choose = Le parfum majeur va à quatre clients, le mineur à deux seulement. Vends d’abord le mineur.
lesson-customers-not-major = Il peut attendre : plus de clients le veulent.
lesson-customers-not-pass = Qui passe ne gagne rien.
lesson-customers-not-bargain = Un client paie plus que le prix soldé.
lesson-customers-to = Vends à celui qui veut de la bergamote. Celui qui veut de la rose pourra t’acheter plus tard.
lesson-customers-not-rose = Cela marche aussi. Pour cette leçon : bergamote.
lesson-customers-other = Maintenant le majeur, avant que Visiteur vende : un client servi est perdu pour tous.
lesson-customers-not-minor = Tu pourrais. Mais d’abord le meilleur prix.
lesson-customers-best = 2 bergamotes pour 6 pièces : le meilleur prix possible.
lesson-customers-not-cheap = Celui-là paie 4. Prends d’abord les 6.
lesson-customers-rival = Visiteur a servi le client de la vanille. Rose et violette sont encore là, et tu as deux ventes.
lesson-customers-end = D’abord ce qui va à peu de clients, d’abord ce qui paie le mieux, et regarde ce que les autres peuvent vendre. Tu peux continuer d’ici.

lesson-closing-a-perfume-title = Quand achever un parfum
lesson-closing-a-perfume-about = Deux flacons bientôt, ou trois plus tard.
lesson-closing-a-perfume-kinds = Ta tête et ton fond peuvent faire un parfum mineur (2 flacons), ou attendre un cœur dans un majeur (3 flacons).
lesson-closing-a-perfume-for-good = Le choix est définitif : un mineur ne devient jamais majeur, et les notes ne bougent plus.
lesson-closing-a-perfume-minor = Deux clients attendent aujourd’hui rose et bergamote. Achève-le maintenant : commence un mineur.
lesson-closing-a-perfume-not-major = Alors rien à vendre aujourd’hui, tant qu’aucun cœur ne vient.
lesson-closing-a-perfume-base = Ajoute le fond, et il est complet.
lesson-closing-a-perfume-not-new = Deux parfums commencés, aucun complet : ajoute-le au premier.
lesson-closing-a-perfume-flacons = 2 flacons, et les deux peuvent se vendre cette manche.
lesson-closing-a-perfume-waiting = Visiteur a commencé un majeur avec un cœur : il attend tête et fond, et ne vend rien aujourd’hui.
lesson-closing-a-perfume-end = Achève tôt quand les clients sont là ; vise trois quand on veut beaucoup de senteurs et qu’il reste du temps. Tu peux continuer d’ici.

lesson-bargain-title = Le prix soldé
lesson-bargain-about = Vendre sans client, et ce que rapporte un parfum épuisé.
lesson-bargain-idea = Il reste un flacon du majeur, et aucun client ne lui va mieux qu’à l’autre. En solde, il rapporte 3 pièces, un mineur 2.
lesson-bargain-price = Et qui vend le dernier flacon d’un parfum reçoit 2 pions Eau. Solde-le.
lesson-bargain-not-sell = Garde ce client pour le parfum mineur.
lesson-bargain-not-pass = Passer ne rapporte rien ; ceci rapporte 3 pièces et de l’eau.
lesson-bargain-not-other = Pour le mineur, il y a des clients.
lesson-bargain-reward = Un 3 et un 2 : gardés jusqu’à la fin, 5 pièces de plus. Le solde a donc rapporté 8.
lesson-bargain-sell = Ta dernière vente : maintenant le mineur, à un client.
lesson-bargain-not-pass-two = Un client attend.
lesson-bargain-not-again = Il a deux flacons : le solder ne l’épuise pas. Un client paie 4.
lesson-bargain-to = Les deux paient 4. Prends celui-ci.
lesson-bargain-not-either = Le même prix ; prends celui qui est entouré.
lesson-bargain-last = Il reste un flacon pour la prochaine manche, et deux pions de plus quand il part.
lesson-bargain-end = Le dernier flacon vaut plus que son prix. Mais tu ne gardes que 4 pions. Tu peux continuer d’ici.
