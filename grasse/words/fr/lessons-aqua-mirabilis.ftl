# Ce que disent les leçons de Aqua Mirabilis ; les étapes sont dans grasse/games/aqua_mirabilis/lessons.

lesson-first-match-title = Ta première partie
lesson-first-match-about = De la première fleur à un parfum à Versailles, pas à pas ; ensuite la partie continue et c’est la tienne.
lesson-first-match-goal = Bienvenue ! Tu crées des parfums et tu les présentes ici, à Versailles : cela donne des points. Qui en a le plus après 4 semaines gagne.
lesson-first-match-way = Le chemin a quatre étapes : cueillir des fleurs au marché, en faire des essences par une production, créer un parfum avec une recette, et le présenter.
lesson-first-match-dial = Voici ton cadran solaire : 5 points d’action. Ton tour est l’une de deux choses : une action, payée en points d’action (le nombre du petit soleil), ou une production.
lesson-first-match-market = Six étals, six fleurs. Va à l’étal de lavande, pour 1 point d’action.
lesson-first-match-not-act = Une bonne place pour un autre jour. Va maintenant là où est l’anneau.
lesson-first-match-workers = Tu prends une fleur à ton étal, et une à chaque étal où se tient un ouvrier : celui-ci donne du narcisse. Tu pourrais d’abord les déplacer, 1 point d’action chacun. Laisse-les où ils sont.
lesson-first-match-not-worker = Cela coûte un point d’action dont tu auras besoin. Laisse-les.
lesson-first-match-extra = Voici ton jeton Originalité : il achète un second tour tout de suite, ou compte 1 point à la fin. Garde-le pour l’instant : pas de tour supplémentaire.
lesson-first-match-not-extra = Pas encore : garde le jeton.
lesson-first-match-flowers = Trois fleurs pour un point d’action : la lavande de ton étal, la bergamote et le narcisse des ouvriers. Mais attention : ce que tu n’utilises ni ne stockes à ta production est perdu.
lesson-first-match-again = On ne fait pas deux fois de suite la même action, mais un autre étal est une autre action. Va à l’étal de jasmin.
lesson-first-match-not-produce = Produire vient plus tard. D’abord la place entourée.
lesson-first-match-points = Ton cadran est à 3. Plus il reste de points d’action quand tu produis, plus tu as de points de production : 4 au cadran 4, 3 au 3 ou 2, et 2 au 1.
lesson-first-match-produce = Arrête donc de cueillir : ce tour-ci, produis au lieu d’agir. Ensuite le cadran revient à 5.
lesson-first-match-not-act-now = Tu as les fleurs qu’il faut. Produis maintenant.
lesson-first-match-method = Ta seule méthode est la distillation : 1 point de production change une fleur, sauf la rose, en une essence. Tu as 3 points. Utilise-la.
lesson-first-match-not-done = Tes points seraient perdus. Utilise la méthode.
lesson-first-match-input = Commence par la lavande. Je distille le jasmin et la bergamote pour toi.
lesson-first-match-not-input = Celle-là vient après. D’abord la lavande.
lesson-first-match-recipe = Un parfum demande une recette ; l’expérience de son niveau ou plus (le nombre : 1, et tu as 1), qui ne se dépense jamais ; une essence de sa base, ici la lavande ; et une autre essence, le complément, par place vide.
lesson-first-match-create = Créer un parfum ne coûte pas d’action. Appuie sur la recette entourée d’or.
lesson-first-match-not-create = Cela marche aussi. Mais le Roi veut de la lavande aujourd’hui, tu verras.
lesson-first-match-not-done-yet = D’abord ton parfum : tout est là.
lesson-first-match-complement = Une essence de lavande est dépensée pour la base. Quelle essence sera le complément ? Le jasmin : la Cour l’aime aujourd’hui.
lesson-first-match-not-complement = Garde la bergamote pour une dame. Prends le jasmin.
lesson-first-match-store = Il reste une fleur. Ce que tu ne stockes pas se fane. Garde-la sur ta méthode pour la prochaine production.
lesson-first-match-not-store-done = Alors la fleur est perdue. Garde-la.
lesson-first-match-coach = Chaque production fait aussi rouler ton carrosse, d’autant de pas au plus qu’il est écrit sous le cadran. S’il s’arrête sur une ville, tu y prends une tuile. Va 2 pas à gauche : Paris est alors à un pas.
lesson-first-match-not-coach = Cologne et Florence demandent des lettres de la cour. Va à gauche, 2 pas.
lesson-first-match-day = Une production finit un jour, comme un cadran arrivé à 0. À deux, certains jours sont sautés. Le dimanche, les étals sont remplis.
lesson-first-match-court = À la cour maintenant : le couple A, pour 1 point d’action. Le noble te donne une lettre de recommandation : avec elle la Cour paie, et mieux avec de meilleures, et des villes s’ouvrent. La dame accepte des cadeaux.
lesson-first-match-gift = La dame A aime la bergamote, le jasmin et la lavande. Pour chaque cadeau, tu poses ensuite une influence chez elle. Offre l’essence de bergamote.
lesson-first-match-not-skip = La bergamote n’a pas de meilleur usage. Offre-la.
lesson-first-match-peek = Tu peux regarder son bonus final : c’est gratuit, et les autres ne le voient pas. Tous le marquent à la fin. Regarde, puis montre-le pour lire ce qu’il vaut.
lesson-first-match-not-peek = C’est gratuit. Regarde.
lesson-first-match-influence = Pose ton influence. Qui a le plus d’influence chez une dame a sa faveur, et 5 points à la fin.
lesson-first-match-not-influence = Alors le cadeau ne servirait à rien. Pose-la.
lesson-first-match-king = À Versailles, chaque colonne est une base, chaque ligne un complément. Le Roi est à la colonne lavande : un parfum de cette base donne 3 points de plus.
lesson-first-match-court-row = La Cour est à la ligne jasmin : elle paie pour ce complément, 1 point avec la lettre 1, jusqu’à 5 avec la lettre 4. Là où Roi et Cour se croisent, 1 de plus.
lesson-first-match-versailles = Ton parfum est lavande et jasmin : les deux ! Va à Versailles.
lesson-first-match-present = Présente-le. Tu reçois aussi 1 point par place encore libre dans la case.
lesson-first-match-not-finish = Tu es là pour présenter ton parfum !
lesson-first-match-not-court-step = C’est la faveur de la dame : elle déplace la Cour. Pas maintenant.
lesson-first-match-scored = 7 points : 2 pour les places libres, 3 du Roi, 1 de la Cour, 1 au croisement. Et un jeton Originalité. Quitte Versailles.
lesson-first-match-token = Tu as deux jetons. Chacun vaut 1 point à la fin, ou un tour de plus. Prends-en un.
lesson-first-match-not-no = Essaie une fois : prends le tour de plus.
lesson-first-match-more = Cueille pour le prochain parfum : va à l’étal de fleur d’oranger.
lesson-first-match-sunday = Le dimanche, tous les parfums peuvent être présentés à nouveau, et le Roi et la Cour se déplacent. Chaque présentation laisse un cube dans sa case. La Cour va à l’autre ligne qui a le plus de cubes, le Roi à l’autre colonne qui en a le moins ; à égalité, à la suivante, vers le bas ou la droite.
lesson-first-match-school = Ici tu apprends : meilleures méthodes, plus de fleurs, plus de points. Chaque cours donne aussi de l’expérience, qui ouvre de meilleures recettes : celles à deux compléments, qui comptent tous les deux (le Roi paie une fois). Un niveau plus haut n’apporte rien par lui-même, sauf pour un bonus final.
lesson-first-match-travel = Chaque tuile de ville donne 1 d’expérience. Tu peux la retourner pour son effet, une fois : alors son prestige, le nombre inscrit, compte à la fin, mais son expérience est perdue. Une action donne la tuile du dessus ; ton carrosse choisit.
lesson-first-match-last = La partie finit quand quelqu’un atteint ce dernier dimanche : les autres ont encore un tour. Puis le Roi et la Cour vont tous deux là où il y a le moins de cubes, et chaque parfum compte encore une fois, mais sans faveurs ni tuiles Ville.
lesson-first-match-list-round =
    Un tour, en bref :
    • Soit une action : marché, école, cour, voyage ou Versailles, en points d’action.
    • Soit une production : fleurs en essences, le carrosse roule, le cadran revient à 5.
    • À tout moment de ton tour : créer des parfums, retourner des tuiles.
lesson-first-match-list-points =
    Les points viennent :
    • des présentations : places libres, Roi, Cour ;
    • à la fin : chaque parfum à nouveau (sans faveurs ni tuiles), 1 par jeton Originalité, les tuiles retournées, 5 par dame où tu mènes, et les bonus cachés.
lesson-first-match-list-limits =
    Ce qui surprend au début :
    • Une visite à Versailles présente un seul parfum.
    • Tu as de la place pour trois parfums. Un quatrième en remplace un.
    • Une case pleine ne rapporte rien, même de la Cour.
lesson-first-match-list-rest =
    Encore deux choses :
    • La faveur d’une dame demande plus d’influence que tous les autres, et tu peux avoir deux faveurs.
    • Sans fleur, ou avec le cadran à 5, tu ne peux pas produire.
lesson-first-match-end = Maintenant, c’est ta partie. Continue contre Visiteur. Si tu veux, le meilleur robot te conseille.

lesson-workers-title = Le marché et ses ouvriers
lesson-workers-about = Comment une action apporte les fleurs que tu veux.
lesson-workers-idea = Les ouvriers aident qui vient au marché : tu prends une fleur à ton étal, et une à chaque étal où il y a un ouvrier.
lesson-workers-stall = Nous voulons deux fleurs de lavande. Va à l’étal de lavande.
lesson-workers-not-act = Cette leçon se passe à l’étal de lavande.
lesson-workers-move = Un ouvrier à ton étal apporte une seconde fleur. Déplace celui-ci à la lavande, pour 1 point d’action de plus.
lesson-workers-not-worker = Déplace l’ouvrier entouré à l’étal de lavande.
lesson-workers-not-done = Alors il n’y a qu’une lavande. Déplace d’abord un ouvrier.
lesson-workers-done = L’autre reste à la bergamote : c’est la troisième fleur. Laisse-le.
lesson-workers-not-second = Cela coûte encore un point d’action. Laisse-le.
lesson-workers-took = Deux lavandes et une bergamote, pour 2 points d’action.
lesson-workers-extra = Pas de tour de plus maintenant.
lesson-workers-not-extra = Garde le jeton.
lesson-workers-same = Les ouvriers restent là pour tous. Et tu ne peux pas aller deux fois de suite au même étal.
lesson-workers-end = Deux fleurs d’une sorte, c’est aussi le prix d’une nouvelle méthode. Tu peux continuer d’ici.

lesson-methods-title = Les méthodes
lesson-methods-about = Plus d’essences avec les mêmes fleurs.
lesson-methods-idea = La distillation : une fleur, une essence, 1 point de production. D’autres méthodes en font plus.
lesson-methods-school = Une méthode coûte deux fleurs d’une sorte, et tu as deux lavandes. Va à cette école, pour 1 point d’action.
lesson-methods-not-act = Cette leçon se passe à l’école entourée.
lesson-methods-not-produce = Tu pourrais distiller. Mais apprends d’abord.
lesson-methods-tile = Macération : 2 fleurs différentes, 2 essences. Extraction : 2 égales, 2. Enfleurage : 2 égales, 3. Pressage : 1 bergamote ou fleur d’oranger, 2 essences ! Prends-le.
lesson-methods-not-tile = Bon aussi. Mais tu as une bergamote : le pressage est meilleur.
lesson-methods-experience = Ton expérience monte à 2 : les recettes de niveau 2 sont ouvertes. Pas de tour de plus.
lesson-methods-not-extra = Garde le jeton.
lesson-methods-produce = Essaie maintenant : produis.
lesson-methods-not-act-now = Essaie d’abord ta nouvelle méthode : produis.
lesson-methods-use = Presse ta bergamote.
lesson-methods-not-distil = Cela fait une essence, le pressage deux.
lesson-methods-not-done = Utilise d’abord ta méthode.
lesson-methods-result = Deux essences d’une seule fleur.
lesson-methods-end = Trois méthodes tiennent sur ton plateau, et chacune peut garder des fleurs. Tu peux continuer d’ici.

lesson-ladies-title = Les dames
lesson-ladies-about = Cadeaux, influence et faveurs.
lesson-ladies-idea = Chaque dame aime certains cadeaux : la dame A des essences de bergamote, jasmin ou lavande, une de chaque.
lesson-ladies-court = Va au couple A. Le noble te donne la lettre 1, qui ouvre le couple B et Londres.
lesson-ladies-not-act = Cette leçon se passe au couple A.
lesson-ladies-not-produce = Pas de fleurs aujourd’hui. Va au couple A.
lesson-ladies-gift = Chaque cadeau pose une influence. Offre la bergamote.
lesson-ladies-not-gift = Offre l’essence entourée.
lesson-ladies-not-skip = Sans cadeau, pas d’influence.
lesson-ladies-second = Tu peux en offrir plusieurs. Offre aussi le jasmin.
lesson-ladies-not-enough = Un de plus assure ton avance.
lesson-ladies-keep = Garde la lavande pour un parfum. N’offre que cela.
lesson-ladies-not-third = Tu en auras besoin pour un parfum.
lesson-ladies-peek = Regarde son bonus final : les autres ne le voient pas, tous le marquent à la fin.
lesson-ladies-not-peek = Savoir est gratuit. Regarde.
lesson-ladies-place = Pose ton influence, deux pour deux cadeaux.
lesson-ladies-not-done = Tu as donné pour cela. Pose-la.
lesson-ladies-favour = Tu en as le plus : sa faveur est à toi tant que personne n’en a autant. Elle déplace la Cour d’une ligne à Versailles. Pas de tour de plus.
lesson-ladies-not-extra = Garde le jeton.
lesson-ladies-five = À la fin, chaque dame chez qui tu en as le plus donne 5 points. Mais tu ne tiens que deux faveurs.
lesson-ladies-end = Les dames plus hautes veulent des cadeaux plus rares, et leurs nobles de meilleures lettres. Tu peux continuer d’ici.

lesson-journeys-title = Les voyages
lesson-journeys-about = Les tuiles de ville : trois usages en un.
lesson-journeys-idea = Une tuile de ville vaut trois choses : de l’expérience tant que tu la tiens, son effet une fois, et du prestige à la fin si tu l’as utilisée.
lesson-journeys-travel = Voyage à Paris, pour 2 points d’action : tu prends la tuile du dessus.
lesson-journeys-not-act = Cette leçon va à Paris.
lesson-journeys-experience = Ton expérience est 2 : tu peux faire les recettes de niveau 2.
lesson-journeys-flip = Retourne-la pour son effet : 2 fleurs de lavande et 2 de narcisse. Sans action, mais l’expérience repart.
lesson-journeys-not-end = Tu pourrais la garder. Pour cette leçon, retourne-la.
lesson-journeys-flowers = Quatre fleurs d’un coup, et 1 point de prestige à la fin. Pas de tour de plus.
lesson-journeys-not-extra = Garde le jeton.
lesson-journeys-coach = Ton carrosse apporte aussi des tuiles : il roule à chaque production. S’il s’arrête en ville, tu choisis la tuile.
lesson-journeys-letters = Londres, Cologne et Florence demandent les lettres 1, 2 et 3 de la cour.
lesson-journeys-end = Retourne les tuiles avant la fin : sans cela, pas de prestige. Tu peux continuer d’ici.

lesson-king-and-court-title = Le Roi et la Cour
lesson-king-and-court-about = Ce que rapporte une présentation.
lesson-king-and-court-king = Les colonnes sont les bases. Un parfum de la colonne du Roi donne 3 points de plus.
lesson-king-and-court-court = Les lignes sont les autres senteurs. La ligne de la Cour donne des points pour ta lettre : 1, 2, 3 ou 5.
lesson-king-and-court-letter = Tu as la lettre 1 : la Cour donne 1 point. Sans lettre, aucun.
lesson-king-and-court-go = Va à Versailles.
lesson-king-and-court-not-act = Cette leçon se passe à Versailles.
lesson-king-and-court-not-produce = Ton parfum est prêt. Va à Versailles.
lesson-king-and-court-present = Lavande et jasmin : là où le Roi et la Cour se croisent. Présente-le.
lesson-king-and-court-not-finish = Présente d’abord ton parfum.
lesson-king-and-court-not-step = Alors la Cour quitterait ta ligne. Présente d’abord.
lesson-king-and-court-count = 2 pour les places libres, 3 du Roi, 1 de la Cour, 1 au croisement : 7 points. Une case pleine ne donnerait rien.
lesson-king-and-court-step = La faveur de la dame A te laisse déplacer la Cour, une fois par visite. Déplace-la, pour que d’autres n’en profitent pas.
lesson-king-and-court-not-finish-step = Utilise d’abord la faveur.
lesson-king-and-court-stop = Pas de tour de plus maintenant.
lesson-king-and-court-not-extra = Garde le jeton.
lesson-king-and-court-sunday = Le dimanche, la Cour suit la mode, vers la ligne qui a le plus de cubes ; le Roi cherche la nouveauté, dans la colonne qui en a le moins. Le dernier dimanche, les deux cherchent le moins de cubes.
lesson-king-and-court-end = Tous les parfums peuvent alors être présentés à nouveau. Prévois où ils seront. Tu peux continuer d’ici.
