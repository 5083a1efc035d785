# Ce que disent les leçons de Perfumery ; les étapes sont dans grasse/games/perfumery/lessons.

lesson-first-match-title = Ta première partie
lesson-first-match-about = Deux manches, deux parfums, pas à pas ; ensuite la partie continue et c’est la tienne.
lesson-first-match-goal = Bienvenue dans ta parfumerie ! Prends des cartes Parfum, mélange les essences qu’elles montrent et produis-les. Seuls les parfums produits donnent des points : le nombre du sceau rouge. Qui en a le plus après 8 manches gagne.
lesson-first-match-card = Ce parfum demande une essence verte en tête, et une florale en cœur et en fond. Il donne 1 point, dans le sceau rouge. La pièce n’est pas un prix : c’est ce que vaut la carte quand tu paies avec elle.
lesson-first-match-round = Une manche a deux moitiés. D’abord le développement : chacun place ses parfumeurs, un par tour, et fait ce que dit la place. Puis le mélange : chacun fait des essences et produit des parfums.
lesson-first-match-acquire = Place ton premier parfumeur à cette colonne : tu prends toutes ses cartes, le parfum et la recette.
lesson-first-match-not-column = Une bonne place, mais pour cette leçon prends la colonne entourée.
lesson-first-match-hand = Voici tes cartes. Chacune est un parfum à produire, une recette à installer, ou de l’argent : on paie avec des cartes, pour leur pièce.
lesson-first-match-note = Tes trois notes font chacune 1 essence florale par manche. Il faut aussi du vert en tête, et ta recette en fait : une fois installée, elle sert à chaque manche jusqu’à la fin. Place ton second parfumeur ici pour l’installer.
lesson-first-match-not-place = Cette place servira une autre fois. Place ton parfumeur là où est l’anneau.
lesson-first-match-pay = Installer coûte la pièce de la recette : 2. On paie avec des cartes de la main, à la valeur de leur pièce. Paie avec tes fonds de départ, qui valent 2 : ils vont dans une colonne, où chacun peut les prendre. On ne rend pas la monnaie.
lesson-first-match-not-pay = Ce parfum, tu veux le produire ! Paie avec les fonds de départ.
lesson-first-match-blend = Tous les parfumeurs sont placés : maintenant tu mélanges. Chaque note travaille seule, de bas en haut. En bas, sa tuile fait 1 florale. Ce qui se fait est « en cours », puis dans le stock quand la note a fini. Utilise-la.
lesson-first-match-not-skip = Tu peux passer un effet, mais ici tu as besoin de ce qu’il fait. Utilise-le.
lesson-first-match-use-recipe = Ensuite, la recette au-dessus : 1 verte. Utilise-la aussi. Je fais le cœur et le fond pour toi.
lesson-first-match-produce = Du vert en tête, du floral en cœur et en fond : tout ce que demande ce parfum. Ce qui est dans le stock d’une note ne paie que pour cette note. Produis le parfum !
lesson-first-match-not-produce-done = Pas encore : tu as toutes les essences de ce parfum. Produis-le d’abord.
lesson-first-match-produced = Ton premier point ! Le parfum reste sur ton étagère. Sa petite place peut conserver 1 essence verte.
lesson-first-match-evaporated = Il restait une essence florale en tête : elle a disparu. Ce que tu n’utilises ni ne conserves s’évapore à la fin de la manche.
lesson-first-match-new-round = Nouvelle manche : chaque colonne a reçu un parfum et une recette. Personne n’a pris la colonne 2, elle a donc quatre cartes.
lesson-first-match-starter = Visiteur a le marqueur Premier joueur, donc il commence. On l’obtient ici, ou avec la colonne où est le petit marqueur. Il peut changer de main plusieurs fois dans une manche : qui l’a à la fin commence la suivante.
lesson-first-match-acquire-four = Prends les quatre cartes de la colonne 2.
lesson-first-match-want-animal = Ce parfum donne 2 points : il demande florale, florale, et animale en fond. L’animale manque. Il y a deux façons de l’obtenir.
lesson-first-match-note-base = L’autre est moins chère : une de tes recettes change une florale en animale. Il faut l’animale en fond, la recette va donc là. Place ton parfumeur.
lesson-first-match-install = Installe cette recette : on paie ce qui est avant la flèche et on gagne ce qui est après. Une florale devient une animale.
lesson-first-match-not-install = Celle-là double les florales. Aujourd’hui il faut celle qui fait de l’animale.
lesson-first-match-installed = Tu peux en installer plusieurs à la fois et tout payer. Là où il y a déjà des recettes, tu choisis la place. Les effets agissent de bas en haut : pose une recette au-dessus de ce qui donne ses essences. Trier les recettes en déplace une plus tard. Une suffit : arrête-toi là.
lesson-first-match-not-second = Il faudrait alors payer avec une carte dont tu as besoin. Arrête-toi là.
lesson-first-match-pay-perfume = Le prix est 1. Paie avec le parfum impossible pour l’instant. La première carte payée va à la colonne qui a le moins de cartes, chaque suivante une colonne plus à gauche ; une flèche à côté du prix dit laquelle.
lesson-first-match-not-pay-needed = Garde cette carte, elle servira. Paie avec celle qui est entourée.
lesson-first-match-blend-again = On mélange encore, de bas en haut. Utilise le premier effet ; je fais les trois suivants.
lesson-first-match-mix = Maintenant ta nouvelle recette : la florale de cette note devient animale.
lesson-first-match-not-skip-mix = Sans elle, pas d’animale pour ton parfum. Utilise-la.
lesson-first-match-produce-two = Produis ton second parfum, pour 2 points. Dans une manche, tu peux produire autant de parfums que tes essences en paient.
lesson-first-match-store = Une essence verte reste en tête. Ton premier parfum a une place pour du vert : conserve-la avant qu’elle s’évapore.
lesson-first-match-not-store-done = Elle s’évaporerait. Conserve-la, c’est gratuit.
lesson-first-match-stored = 3 points à 0 ! Ce qui est conservé sur un parfum reste jusqu’à ce que tu en aies besoin, et paie pour n’importe quelle note quand tu produis.
lesson-first-match-tiers = Le chiffre romain est l’âge des cartes : I, puis II, puis III. Les dernières demandent et donnent plus. Après 8 manches, les pioches sont vides et la partie finit.
lesson-first-match-many-cards = Attention aux colonnes pleines : ta main tient 7 cartes au plus, et le surplus part aussitôt. Tu en as 4.
lesson-first-match-other-places = D’autres places : ici tu engages un troisième parfumeur pour 7, un tour de plus à chaque manche. « Recharger » pose une essence sur un parfum produit dont la place est vide. Une place à un seul cercle est bloquée pour la manche dès que quelqu’un s’y tient.
lesson-first-match-list-round =
    Une manche, en bref :
    • Placer ses parfumeurs tour à tour : cartes d’une colonne, recettes, ou une place.
    • Mélanger : chaque note, de bas en haut.
    • Produire des parfums, conserver ce qu’on peut.
    • Le reste s’évapore, de nouvelles cartes arrivent.
lesson-first-match-list-points =
    Les points viennent seulement des parfums produits : le nombre du sceau rouge.
    • Cartes en main, recettes et essences ne donnent rien à la fin.
    • Les cartes payées vont aux colonnes : d’autres peuvent les prendre.
lesson-first-match-synthetic = Une façon : acheter ici une essence synthétique pour 5. Quand tu produis, elle remplace n’importe quelle essence dans la note où elle est. Ici, une florale est gratuite.
lesson-first-match-end = Maintenant, c’est ta partie. Place ton parfumeur et continue contre Visiteur. Si tu veux, le meilleur robot te conseille.

lesson-order-title = L’ordre des effets
lesson-order-about = De bas en haut : la place d’une recette compte.
lesson-order-idea = Dans la note de fond, une recette change une florale en animale. Après elle, plus rien de floral. Nous voulons les deux.
lesson-order-note = Tu as une recette qui double une florale. Place ton parfumeur à la note de fond.
lesson-order-not-place = Utile, mais cette leçon parle de la note de fond.
lesson-order-install = Installe la recette qui fait deux florales d’une seule.
lesson-order-not-install = C’en est une autre. Nous voulons celle qui double.
lesson-order-under = Au-dessus de l’autre recette, ce serait trop tard : la florale serait partie. Mets-la dessous.
lesson-order-not-above = Là-haut, elle ne trouve plus de florale. Mets-la dessous.
lesson-order-done = Une recette suffit. Arrête et paie.
lesson-order-not-more = Pas aujourd’hui : arrête et paie.
lesson-order-pay = Elle coûte 1. Paie avec les fonds de départ ; le reste est perdu.
lesson-order-not-pay = Garde celle-là et paie avec les fonds de départ.
lesson-order-double = On mélange : la tuile a fait 1 florale. Double-la.
lesson-order-not-skip = Alors l’ordre ne compterait pas. Utilise-la.
lesson-order-turn = Il y a deux florales. Change l’une en animale.
lesson-order-result = Une florale et une animale : voilà ce que l’ordre t’a donné.
lesson-order-end = À la place Trier les recettes, tu peux déplacer une recette plus tard. Tu peux continuer d’ici.

lesson-columns-title = Les colonnes et le paiement
lesson-columns-about = Ce que tu paies retourne aux colonnes, selon une règle.
lesson-columns-full = Six cartes dans la colonne 3 : deux nouvelles, et ce qui a été payé avant. Prends-les toutes.
lesson-columns-not-column = Cela donne moins. Prends la colonne la plus pleine.
lesson-columns-limit = Sept cartes : juste la limite. Une huitième devrait être défaussée aussitôt.
lesson-columns-note = Installons quelque chose de cher. Place ton parfumeur à la note de cœur.
lesson-columns-not-place = Plus tard. Maintenant la note de cœur.
lesson-columns-install = Cette recette change une florale en deux vertes et coûte 3.
lesson-columns-not-install = Une moins chère. Pour cette leçon, prends la chère.
lesson-columns-done = Cela suffit. Arrête et paie.
lesson-columns-not-more = Pas aujourd’hui : arrête et paie.
lesson-columns-first = La première carte va à la colonne qui en a le moins (le petit marqueur compte comme une carte), à égalité à la plus proche des pioches : la colonne 3. Paie avec celle-ci.
lesson-columns-not-pay = Paie avec celle qui est entourée : tu en as le moins besoin.
lesson-columns-second = Chaque carte suivante va une colonne plus à gauche : maintenant la 2. Paie les 2 qui manquent avec les fonds de départ.
lesson-columns-not-pay-two = C’est trop ou trop peu. Les fonds de départ valent juste 2.
lesson-columns-change = 3 sur 3 sont payés. Tu pourrais payer plus, mais rien n’est rendu. Arrête de payer.
lesson-columns-not-more-pay = Cette carte serait donnée pour rien. Arrête de payer.
lesson-columns-left = Tes cartes sont maintenant dans les colonnes. À la prochaine manche, quelqu’un les prendra, peut-être toi.
lesson-columns-end = Pense donc à ce que tu donnes, et à quelle colonne. Tu peux continuer d’ici.

lesson-storage-title = Évaporer ou conserver
lesson-storage-about = Ce qui n’est pas conservé a disparu à la fin de la manche.
lesson-storage-idea = Une place sur un parfum produit conserve une essence de sa sorte. Ici une verte attend, et sert dans n’importe quelle note.
lesson-storage-evaporate = Dans les stocks rien ne reste : après la production, le reste s’évapore.
lesson-storage-replenish = La place de ton autre parfum est vide. Ici tu la remplis de la réserve : 1 animale, gratuitement.
lesson-storage-not-place = Possible aussi. Mais regarde d’abord la place vide.
lesson-storage-filled = Elle y reste jusqu’à ce que tu paies avec.
lesson-storage-skip = On mélange : ce parfum ne veut que des florales, ne change donc pas celle du fond. Passe la recette.
lesson-storage-not-use = Alors il manque une florale en fond. Passe cette fois.
lesson-storage-produce = Produis-le : un petit parfum, mais avec une place à lui.
lesson-storage-not-done = Tout y est. Produis-le d’abord.
lesson-storage-gone = L’essence verte de cette manche n’avait plus de place : elle a disparu. Ce qui était conservé est toujours là.
lesson-storage-end = Les parfums avec une place aident à faire les grands plus tard. Tu peux continuer d’ici.

lesson-synthetic-title = Les essences synthétiques
lesson-synthetic-about = Une essence qui remplace n’importe quelle autre.
lesson-synthetic-idea = Ce parfum donne 5 points. Il veut : verte ; florale et verte ; florale et verte.
lesson-synthetic-count = Ta tête fait une verte, et une est conservée ici. Deux vertes pour trois : il en manque une.
lesson-synthetic-place = Ici on achète une essence. Place ton parfumeur.
lesson-synthetic-not-place = Cela n’apporte pas la verte qui manque.
lesson-synthetic-synthetic = La florale est gratuite mais n’aide pas. Prends une synthétique pour 5.
lesson-synthetic-not-floral = Nous avons assez de florales. Prends la synthétique.
lesson-synthetic-base = Elle ne sert que la note où elle se trouve. La verte manque en fond : mets-la là.
lesson-synthetic-not-note = Là il ne manque rien, si la verte conservée va en cœur. Mets-la en fond.
lesson-synthetic-pay = Paie 5 avec les deux fonds de départ et la recette bon marché. Commence par celle-ci ; je fais le reste.
lesson-synthetic-not-pay = Commence par celle qui est entourée.
lesson-synthetic-skip = Le fond a besoin de sa florale : passe la recette qui la changerait.
lesson-synthetic-not-use = Alors la florale du fond disparaît. Passe.
lesson-synthetic-produce = Verte, verte conservée, et synthétique pour la troisième. Produis-le !
lesson-synthetic-not-other = Celui-là donne 1 point, celui-ci 5.
lesson-synthetic-not-done = 5 points attendent. Produis-le d’abord.
lesson-synthetic-worth = 5 en cartes contre 5 points : un bon échange, car les pièces ne donnent rien à la fin.
lesson-synthetic-end = Au mélange, une synthétique n’est que synthétique ; à la production, elle est tout. Tu peux continuer d’ici.

lesson-first-player-title = Commencer
lesson-first-player-about = Le marqueur de premier joueur, et ce qu’il vaut.
lesson-first-player-idea = Qui tient le marqueur place en premier à la prochaine manche et choisit parmi toutes les colonnes. Visiteur l’a.
lesson-first-player-take = Il vient avec la colonne où est le petit marqueur, ou de cette place. Prends-le.
lesson-first-player-not-place = C’est utile aussi, mais Visiteur reste premier.
lesson-first-player-blend = On mélange comme d’habitude. Le parfum de ta main veut des florales : passe cette recette.
lesson-first-player-not-use = Alors il manque une florale. Passe.
lesson-first-player-produce = Produis-le, pour 1 point et une place.
lesson-first-player-not-done = Tout y est. Produis-le d’abord.
lesson-first-player-choice = Tu commences : toutes les colonnes sont pleines, et celle-ci a cinq cartes.
lesson-first-player-end = Devenir premier coûte un tour : fais-le quand une colonne le vaut. Tu peux continuer d’ici.
