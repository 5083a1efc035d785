# Aqua Mirabilis, avec les mots de ceux qui y jouent.
#
# piece-…     une pièce ou un lieu de la table ; name- la même dans une phrase
# decision-…  ce qu’un joueur peut décider, tel qu’on le lit dans la liste ; chance- pour le hasard
# event-…     ce qui s’est passé ; $seat est le nom d’un joueur, une valeur inconnue est « unknown »
# clause-…    pourquoi quelque chose n’est pas permis
#
# PA : points d’action, PP : points de production. Le nom d’une case dit où l’on va : il suit
# « Aller » et « va ». Le nom d’un joueur est libre : jamais « de » ni « que » devant $seat.
# Les senteurs commencent toutes par une consonne : « de » leur va toujours.

game-blurb = Change les fleurs en essences, les essences en parfums, et plais au Roi et à sa Cour.
game-facts = 10 à 20 minutes à deux · riche : marché, école, voyages et cour, tout se tient
game-goal = But : le plus de points au dernier dimanche · { $last ->
    [1] ce sont les derniers tours
   *[0] { $sunday_days ->
        [one] encore { $sunday_days } jour
       *[other] encore { $sunday_days } jours
    }{ $final_week ->
        [1] { "" }
       *[0] , { $days ->
            [1] et demain c’est dimanche
           *[other] et { $days } jusqu’au prochain dimanche
        }
    }
}
game-standing = toi { $own_score }, les autres { $most_score } au plus
game-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

scent-B = { $count ->
    [one] bergamote
   *[other] bergamotes
}
scent-J = { $count ->
    [one] jasmin
   *[other] jasmins
}
scent-L = { $count ->
    [one] lavande
   *[other] lavandes
}
scent-N = { $count ->
    [one] narcisse
   *[other] narcisses
}
scent-O = { $count ->
    [one] fleur d’oranger
   *[other] fleurs d’oranger
}
scent-R = { $count ->
    [one] rose
   *[other] roses
}

complement-B = { scent-B }
complement-J = { scent-J }
complement-L = { scent-L }
complement-N = { scent-N }
complement-O = { scent-O }
complement-R = { scent-R }

second_complement-B = { scent-B }
second_complement-J = { scent-J }
second_complement-L = { scent-L }
second_complement-N = { scent-N }
second_complement-O = { scent-O }
second_complement-R = { scent-R }

column-B = { scent-B }
column-J = { scent-J }
column-L = { scent-L }
column-N = { scent-N }
column-O = { scent-O }
column-R = { scent-R }

row-B = { scent-B }
row-J = { scent-J }
row-L = { scent-L }
row-N = { scent-N }
row-O = { scent-O }
row-R = { scent-R }

method-distillation = distillation
method-maceration = macération
method-squeezing = pressage
method-enfleurage = enfleurage
method-extraction = extraction

family-base-essence = essence de base
family-specialisation = spécialisation
family-special-ability = talent
family-production-method = méthode de production

city-paris = Paris
city-london = Londres
city-koln = Cologne
city-firenze = Florence

weekday-SUN = dimanche
weekday-MON = lundi
weekday-TUE = mardi
weekday-WED = mercredi
weekday-THU = jeudi
weekday-FRI = vendredi
weekday-SAT = samedi

wish-essence = une essence
wish-originality = un jeton Originalité
wish-perfume = un parfum

favour-court_step = déplace la Cour
favour-king_5 = le Roi donne plus
favour-present_2 = deux parfums à la fois
favour-cube_2 = des points par cube

rule-any = au choix
rule-same = identiques
rule-different = différentes

source-loose = libre
source-stored = stockée
direction-left = à gauche
direction-right = à droite
answer-yes = oui
answer-no = non
payment-dial = le cadran solaire
gift-originality = un jeton Originalité

variant-starting_seat = Qui commence : une place, ou le sort
variant-free_parade = Défilé libre : au défilé final, l’originalité compte toutes les places libres, celle du cube aussi
variant-lost_recipes = Recettes perdues : la recette d’un parfum défaussé quitte le jeu
variant-king_first = Le Roi d’abord : le Roi ne compte que pour la senteur marquée en premier, même s’il n’y a pas de place pour son cube

## Les lieux et les pièces

piece-table = { $last ->
    [1] Le dernier dimanche, derniers tours
   *[0] { $week ->
        [0] Avant la première semaine, dimanche dans { $days ->
            [one] { $days } jour
           *[other] { $days } jours
        }
       *[other] Semaine { $week }, { $weekday }, dimanche dans { $days ->
            [one] { $days } jour
           *[other] { $days } jours
        }
    }
}
piece-scent = { $scent }
piece-market = Marché aux fleurs
piece-stall = étal de { $scent } : { $left ->
    [0] aucune fleur
    [one] une fleur
   *[other] { $left } fleurs
}
name-stall = à l’étal de { $scent }
piece-worker = ouvrier à l’étal de { $scent }
piece-apprenticeship = Apprentissage
piece-school = leçon : { $family } ({ $cost } PA)
name-school = à l’école : { $family }
piece-base_lesson = essence de base : { $scent }
piece-specialisation_lesson = spécialisation : { $scent }
piece-flower_lesson = { $amount ->
    [one] +{ $amount } fleur au marché
   *[other] +{ $amount } fleurs au marché
}
piece-points_lesson = +{ $amount } PP
piece-step_lesson = +{ $amount } pas de carrosse
piece-method_lesson = { $method } ({ $cost } PP : { $flowers ->
    [one] { $flowers } fleur
   *[other] { $flowers } fleurs, { $rule }
} → { $essences ->
    [one] { $essences } essence
   *[other] { $essences } essences
})
piece-travel = Voyage
piece-road = voyage à { $city } ({ $cost } PA)
name-road = à { $city }
piece-city = { $city } : { $height ->
    [0] aucune tuile
    [one] une tuile
   *[other] { $height } tuiles
}
piece-flowers_tile = { $city } : { $counts } (fleurs)
piece-essences_tile = { $city } : { $counts } (essences)
piece-recipe_tile = { $any ->
    [1] { $city } : un parfum de base libre, sans le niveau ni l’essence de base, { $slots ->
        [one] { $slots } complément
       *[other] { $slots } compléments
    }
   *[0] { $city } : un parfum de { $scent }, sans le niveau ni l’essence de base, { $slots ->
        [one] { $slots } complément
       *[other] { $slots } compléments
    }
}
piece-choice_tile = { $city } : { $amount ->
    [one] { $amount } essence au choix
   *[other] { $amount } essences différentes au choix
}
piece-originality_tile = { $city } : { $amount ->
    [one] { $amount } jeton Originalité
   *[other] { $amount } jetons Originalité
}
piece-influence_tile = { $city } : { $amount ->
    [one] { $amount } jeton Influence
   *[other] { $amount } jetons Influence
}
piece-points_tile = { $city } : +{ $amount } PP pour une production
piece-action_tile = { $city } : une action jusqu’à { $amount } PA
piece-second_tile = { $city } : un deuxième parfum, seulement à Versailles
piece-half_tile = { $city } : encore la moitié des points, juste après une présentation
piece-court_life = Vie de cour
piece-audience = couple { $dame } ({ $cost } PA)
name-audience = chez le couple { $dame }
piece-dame = la dame { $dame } aime { $wish }
piece-influence = { $seat } : { $count ->
    [0] aucune influence
    [one] un jeton Influence
   *[other] { $count } jetons Influence
}
piece-hidden_bonus = un bonus final caché
piece-experience_bonus = l’expérience
piece-cities_bonus = les tuiles de villes différentes
piece-tiles_bonus = les tuiles de { $city }
piece-base_bonus = les parfums de { $scent }
piece-bases_bonus = les parfums de bases différentes
piece-methods_bonus = les nouvelles méthodes de production
piece-influence_bonus = les jetons Influence chez les dames
piece-originality_bonus = les jetons Originalité
piece-essences_bonus = les essences différentes restées au dépôt
piece-letter_bonus = la lettre de recommandation
piece-levels_bonus = les niveaux des parfums
piece-versailles = Versailles
piece-gallery = Versailles ({ $cost } PA)
name-gallery = à Versailles
piece-king = le Roi, colonne { $column }
piece-court = la Cour, ligne { $row }
piece-cell = { $column }/{ $row } : { $cubes ->
    [0] aucun cube
    [one] un cube
   *[other] { $cubes } cubes
}
piece-recipes = Recettes
piece-recipe = { $scent }, { $slots ->
    [one] { $slots } complément
   *[other] { $slots } compléments
}, niveau { $level }
name-recipe = un parfum de { $scent } (niveau { $level })
piece-track = Route des carrosses
piece-stop = { $visit ->
    [1] { $city }
    [2] Grasse
   *[0] la route
}
piece-calendar = Livraisons
piece-sunday = { $last ->
    [1] Le dernier dimanche, dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
   *[0] Dimanche { $sunday }, dans { $days ->
        [one] { $days } jour
       *[other] { $days } jours
    }
}
piece-delivery = { $counts }
piece-supply = Réserve
piece-stock = { $scent } : { $left }
piece-choice = Jusqu’ici
piece-worker_move = un ouvrier à l’étal de { $scent }
piece-cost = contre des fleurs de { $scent }
piece-using = { $method }
piece-inputs = { $counts } (fleurs)
piece-chosen = { $counts } (essences)
piece-essences_given = { $counts } (essences)
piece-complements = avec { $counts }
piece-tokens_given = { $count ->
    [one] { $count } jeton Originalité
   *[other] { $count } jetons Originalité
}
piece-perfumes_given = { $count ->
    [one] { $count } parfum
   *[other] { $count } parfums
}
piece-placed = { $count } chez la dame { $dame }
piece-migrated = { $count } repris à la dame { $dame }
piece-kept = la faveur de la dame { $dame }
piece-board = Parfumeur
piece-dial = Cadran solaire : { $dial } PA
piece-flower = { $count } { $scent }
piece-essence = { $count } { $scent }
piece-gift_essence = une essence de { $scent }
piece-originality = { $count ->
    [0] aucun jeton Originalité
    [one] un jeton Originalité
   *[other] { $count } jetons Originalité
}
piece-method = { $method } ({ $cost } PP)
piece-stored = { $count } { $scent } en stock
piece-perfume = { $slots ->
    [1] { $scent } avec { $complement }
   *[other] { $scent } avec { $complement } et { $second_complement }
}
piece-done = Terminer
piece-end_turn = fin du tour
piece-enough = assez
piece-workers_done = les ouvriers restent
piece-skip = pas de cadeau
piece-gifts_done = plus de cadeau
piece-influence_done = plus d’influence
piece-finish = quitter Versailles
piece-decline = pas de tuile
piece-yes = oui
piece-no = non

## Les petits mots de la table

label-flowers = fleurs
label-essences = essences
label-experience = expérience
label-letter = lettre
label-originality = jetons Originalité
label-influence = jetons Influence
label-favours = faveurs
label-coach = carrosse
label-points = points
label-score = points
label-methods = méthodes
label-tiles = tuiles
label-flipped = retournées
label-lessons = appris
label-perfumes = parfums
label-presented = présenté
flag-flipped = retournée
flag-presented = { label-presented }
label-supply = réserve
label-king = Roi
label-court = Cour
label-token = jeton
label-cube = cube
label-worker = ouvrier
label-free = libre
label-ap = PA
label-production = { $points } PP, { $steps } pas de carrosse
label-bonus = bonus final
label-gift = aime
label-needs_letter = lettre { $level }
label-in_days = { $days ->
    [one] dans { $days } jour
   *[other] dans { $days } jours
}
label-last_sunday = dernier dimanche
label-tiles_left = { $tiles ->
    [one] { $tiles } tuile
   *[other] { $tiles } tuiles
}
label-of_level = niveau { $level }
label-complements = avec { $slots }
label-actions_left = { $actions ->
    [0] plus de PP
   *[other] encore { $actions } PP
}

## Un plateau d’un coup d’œil : le score d’abord, « · » entre les faits

glance-board =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    } · { $perfume ->
        [one] { $perfume } parfum
       *[other] { $perfume } parfums
    } · { $favours ->
        [one] { $favours } faveur
       *[other] { $favours } faveurs
    } · lettre { $letter } · expérience { $experience }

## D’où viennent les points

scoring-originality_points = originalité
scoring-court_points = la Cour
scoring-king_points = le Roi
scoring-perfection_points = le Roi et la Cour sur une même case
scoring-favour_points = faveurs des dames
scoring-half_points = tuiles à moitié des points
scoring-token_points = jetons Originalité
scoring-prestige_points = tuiles Ville retournées
scoring-majority_points = majorités chez les dames
scoring-bonus_points = bonus finaux
# What a reason says that a better decision gains for later: after “about”
gain-flowers_gained = { $count ->
    [one] { $count } fleur de plus
   *[other] { $count } fleurs de plus
}
gain-essences_gained = { $count ->
    [one] { $count } essence de plus
   *[other] { $count } essences de plus
}
gain-originality_gained = { $count ->
    [one] { $count } jeton Originalité de plus
   *[other] { $count } jetons Originalité de plus
}
gain-lesson_learned = { $count ->
    [one] { $count } leçon apprise de plus
   *[other] { $count } leçons apprises de plus
}
gain-tile_taken = { $count ->
    [one] { $count } tuile Ville de plus
   *[other] { $count } tuiles Ville de plus
}
gain-letter_received = { $count ->
    [one] { $count } lettre de recommandation de plus
   *[other] { $count } lettres de recommandation de plus
}
gain-influence_placed = { $count ->
    [one] { $count } jeton Influence de plus chez les dames
   *[other] { $count } jetons Influence de plus chez les dames
}
gain-favour_taken = { $count ->
    [one] { $count } faveur d’une dame de plus
   *[other] { $count } faveurs des dames de plus
}
gain-presented = { $count ->
    [one] { $count } parfum présenté de plus
   *[other] { $count } parfums présentés de plus
}
gain-perfume_created = { $count ->
    [one] { $count } parfum créé de plus
   *[other] { $count } parfums créés de plus
}
gain-tile_flipped = { $count ->
    [one] { $count } tuile Ville retournée de plus
   *[other] { $count } tuiles Ville retournées de plus
}

## Ce qu’on demande

phase-setup_first = Le premier joueur est tiré au sort.
phase-setup_deliveries = Les livraisons sont posées.
phase-setup_pawns = Le Roi, la Cour et les ouvriers prennent place.
phase-setup_tops = Les tuiles Ville sont empilées.
phase-main = Une action ou une production ?
phase-worker_moves = Déplacer d’abord un ouvrier ?
phase-lesson = Qu’apprends-tu ?
phase-cost = Avec quelles fleurs paies-tu ?
phase-dropping = Tes places de méthode sont prises. Quelle méthode abandonnes-tu ?
phase-paying = Comment paies-tu ?
phase-bonus_flower = Quelle fleur de plus prends-tu ?
phase-top = Une tuile Ville est révélée.
phase-dame = Un cadeau pour la dame ?
phase-giving = Un autre cadeau ?
phase-peek = Regarder son bonus final ?
phase-peeking = Le bonus final est regardé.
phase-influence = Où va ton influence ?
phase-favours = Tu ne peux tenir que deux faveurs : lesquelles choisis-tu ?
phase-ready = Quel parfum présentes-tu ?
phase-order = Quel complément compte en premier ?
phase-convert = Produis des essences.
phase-input = Quelle fleur utilises-tu ?
phase-store = Stocker des fleurs pour plus tard ?
phase-coach = Où va ton carrosse ?
phase-city = Quelle tuile prends-tu ?
phase-return = Ton carrosse rentre-t-il à Grasse ?
phase-after_production = Autre chose avant la fin de la production ?
phase-after = Autre chose pendant ce tour ?
phase-extra = Un tour supplémentaire ?
phase-tile_recipe = Quelle recette prends-tu ?
phase-complement = Quel complément ajoutes-tu ?
phase-replace = Tu n’as plus de place. Quel parfum abandonnes-tu ?
phase-tile_essences = Quelle essence prends-tu ?
phase-tile_influence = Où va ton influence ?
phase-parade_create = Créer des parfums pour le défilé final ?
phase-reveal = Les bonus finaux sont révélés.
phase-over = La partie est terminée.

# Ce que fait ensuite le hasard, à côté de l’option qui y mène
luck-top = ensuite une tuile Ville est révélée
luck-peeking = ensuite tu vois le bonus final
luck-reveal = ensuite les bonus finaux sont révélés

# Entre parenthèses après la question
detail-dame = dame { $dame }
detail-giving = dame { $dame }
detail-peek = dame { $dame }
detail-influence = dame { $dame }
detail-city = { $city }
detail-return = { $city }

# À quoi sert la question
purpose-main = { $near ->
    [1] Dimanche peut venir avant ton prochain tour : le Roi et la Cour se déplacent alors, et tous les parfums peuvent être présentés à nouveau.
    [2] Le dernier dimanche peut venir avant ton prochain tour : qui l’atteint n’a plus de tour, sauf un tour supplémentaire, les autres en ont encore un.
    [3] C’est ton dernier tour. Ensuite tu peux encore créer des parfums, et chacun de ceux de ton plateau compte encore une fois.
   *[0] Les fleurs deviennent essences, les essences parfums, et les parfums rapportent des points à Versailles.
}
purpose-worker_moves = Tu prends une fleur à ton étal et à chaque étal avec un ouvrier.
purpose-lesson = { $school_pays ->
    [1] Elle coûte une essence de sa senteur.
    [2] Elle coûte une fleur de sa senteur.
    [3] Elle coûte un jeton Originalité.
   *[4] Elle coûte 2 fleurs pareilles.
} Ce que tu apprends améliore tous tes tours et donne l’expérience que demandent les recettes.
purpose-cost = Une méthode coûte 2 fleurs libres de la même senteur.
purpose-dropping = La nouvelle méthode prend sa place ; ce qu’elle garde est perdu.
purpose-paying = Le cadran solaire paie avec des PA ; une tuile paie à sa place, une fois.
purpose-bonus_flower = Ton talent te donne une fleur de plus.
purpose-dame = Chaque cadeau place une influence ; le plus d’influence chez une dame gagne sa faveur.
purpose-giving = Chaque cadeau de plus place une influence de plus.
purpose-peek = C’est gratuit ; toi seul vois ce qui comptera à la fin.
purpose-influence = Le plus d’influence chez une dame gagne sa faveur maintenant, et des points à la fin.
purpose-favours = Tu choisis jusqu’à en tenir deux, même une faveur que tu viens de perdre. Les points de la fin ne dépendent que de l’influence : tu les gardes.
purpose-ready = Il rapporte pour les places libres de sa case, la Cour sur sa ligne et le Roi sur sa colonne.
purpose-order = Chaque complément compte pour lui-même, le Roi une seule fois.
purpose-convert = Les méthodes changent les fleurs en essences, contre des points de production (PP).
purpose-input = La fleur devient une essence de son propre parfum.
purpose-store = Ce que tu ne gardes pas est perdu à la fin de la production.
purpose-coach = Arrête-toi dans une ville pour choisir une de ses tuiles, si ta lettre de recommandation suffit.
purpose-city = Une tuile donne de l’expérience jusqu’à ce que tu l’utilises, une fois ; ensuite elle vaut des points à la fin.
purpose-return = De Grasse, ton carrosse peut repartir des deux côtés ; s’il reste, il continue vers la ville suivante.
purpose-after_production = Les fleurs libres sont perdues à la fin de la production ; tu peux encore créer des parfums et utiliser des tuiles.
purpose-after = Avant la fin de ton tour, tu peux encore créer des parfums et utiliser des tuiles.
purpose-extra = Un tour supplémentaire au plus ; il coûte un jeton Originalité, qui vaudrait sinon un point à la fin.{ $near ->
    [1] { " " }Dimanche peut venir avant ton prochain tour.
    [2] { " " }Le dernier dimanche peut venir avant ton prochain tour.
    [3] { " " }Tu n’auras plus d’autre tour.
   *[0] { "" }
}
purpose-tile_recipe = Avec la tuile, le parfum n’a pas besoin d’essence de base.
purpose-complement = Le complément décide de la ligne de Versailles où le parfum compte.
purpose-replace = Sa recette retourne à l’étalage et ses essences sont perdues.
purpose-tile_essences = Les essences sont prêtes pour ton prochain parfum.
purpose-tile_influence = Le plus d’influence chez une dame gagne sa faveur maintenant, et des points à la fin.
purpose-parade_create = Chaque parfum de ton plateau compte encore une fois au défilé final.

# Ce qu’il faut ensuite, des fleurs aux points
missing-board = { $missing ->
    [1] Ensuite : cueille des fleurs aux étals
    [2] Ensuite : une production change les fleurs en essences
    [3] Ensuite : une deuxième essence, d’une autre senteur, pour un parfum
    [4] Ensuite : crée un parfum, si une recette s’allume ; n’importe quel niveau convient
   *[5] Ensuite : présente ton parfum à Versailles
}

# Ce qui s’est passé sans question, et pourquoi
happened-bonus_seen = Pour l’instant, toi seul le sais. À la fin, chacun marque pour ceci : { $bonus }. Montre-le pour lire combien.
happened-favour_returned = Tu n’as plus la faveur de la dame { $dame }.
happened-sunday_began = Dimanche est venu : tous les parfums peuvent être présentés à nouveau. La Cour est allée vers l’autre ligne qui a le plus de cubes, le Roi vers l’autre colonne qui en a le moins.
happened-sunday_cube_placed = Un cube est allé sur { $column }/{ $row }, où le Roi et la Cour se croisaient ; il ne rapporte rien à personne.
happened-end_triggered = Tu as atteint le dernier dimanche : les autres jouent encore un tour, puis vient le défilé final.
happened-last_sunday_began = Le défilé final : chaque parfum compte encore une fois, sans faveurs ni tuiles Ville. Le Roi et la Cour sont tous deux allés là où il y a le moins de cubes.

## Les décisions

decision-end_turn = Finir le tour
decision-done = Terminer et continuer
decision-workers_done = { $moved ->
    [0] Laisser les ouvriers où ils sont
   *[other] Laisser les autres où ils sont
}
decision-skip = Ne rien offrir
decision-gifts_done = Offrir seulement cela
decision-influence_done = Ne plus placer d’influence
decision-finish = Quitter Versailles
decision-court_step = Descendre la Cour d’une ligne
sum-court_step = { $sum } pour le parfum que tu présentes ensuite

# La même décision plusieurs fois
times-use_method = ×{ $times } sans choisir
decision-decline = Ne pas prendre de tuile
decision-produce = Produire
decision-extra = { $agreed ->
    [1] Jouer un tour supplémentaire (1 jeton Originalité)
   *[0] Renoncer au tour supplémentaire
}
decision-peek = { $agreed ->
    [1] Regarder le bonus final
   *[0] Ne pas regarder
}
decision-return = { $agreed ->
    [1] Rentrer à Grasse
   *[0] Rester
}
decision-act = Aller { $space } ({ $dearer ->
    [1] { $cost } PA à la place plus chère
   *[0] { $cost } PA
}{ $pays ->
    [0] { "" }
    [1] , une essence
    [2] , une fleur
    [3] , un jeton Originalité
   *[4] , 2 fleurs pareilles
})
decision-coach = { $visit ->
    [1] Avancer de { $steps } pas { $direction }, jusqu’à { $city }
    [2] Avancer de { $steps } pas { $direction }, jusqu’à Grasse
   *[0] Avancer de { $steps } pas { $direction }
}
decision-use_method = Utiliser : { $method } ({ $cost } PP)
decision-input = Utiliser une fleur { $source } : { $scent }
decision-pay = Payer avec { $payment }
decision-worker = Déplacer un ouvrier : { $from } → { $to } ({ $cost } PA)
decision-complement = Ajouter { $scent }
decision-first = Compter d’abord { $scent }
decision-essence = Prendre une essence : { $scent }
decision-bonus = Prendre une fleur : { $scent }
decision-cost_item = Payer avec 2 fleurs de { $scent }
decision-drop_method = Abandonner : { $method }
decision-place = Placer un jeton Influence chez la dame { $dame }
decision-migrate = Déplacer un jeton Influence de la dame { $from } à la dame { $to }
decision-keep = { $other ->
    [0] Choisir la faveur de la dame { $dame }
   *[other] Garder la faveur de la dame { $dame } et abandonner celle de la dame { $other }
}
decision-flip = Retourner { $tile }
decision-create = Créer un parfum de { $scent } ({ $slots ->
    [one] { $slots } complément
   *[other] { $slots } compléments
}, niveau { $level })
decision-store = Stocker { $scent } pour : { $method }
decision-drop = Jeter { $scent }, en stock pour : { $method }
decision-present = { $slots ->
    [1] Présenter { $scent } avec { $complement }
   *[other] Présenter { $scent } avec { $complement } et { $second_complement }
}
nothing-present = { $phase ->
    [order] {""}
   *[other] 0 point
}
decision-gift = Offrir { $item }
decision-tile = Apprendre : { $name }
decision-take = Prendre { $tile }
decision-replace = { $slots ->
    [1] Abandonner { $scent } avec { $complement }
   *[other] Abandonner { $scent } avec { $complement } et { $second_complement }
}

chance-city_top = au sommet : { $tile }
chance-end_bonus = dame { $dame } : { $bonus }
chance-delivery = livraison : { $tile }
chance-king = le Roi sur { $scent }
chance-court = la Cour sur { $scent }
chance-stall = { $scent }
chance-first_player = premier joueur : { $seat }

## Ce qui s’est passé

event-first_player_drawn = { $seat } commence la partie
event-delivery_laid = Le dimanche { $sunday } apportera { $delivery }
event-king_placed = Le Roi commence sur { $column }
event-court_placed = La Cour commence sur { $row }
event-worker_placed = Un ouvrier commence à l’étal de { $stall }
event-compensated = { $seat } reçoit une fleur : { $scent }
event-top_turned = Au sommet maintenant : { $tile }
event-turn_began = { $turn ->
    [2] { $seat } joue un tour supplémentaire
   *[other] { $seat } joue son tour
}
event-acted = { $seat } va { $space } ({ $price } PA)
event-dial_reset = { $seat } remet son cadran solaire au départ
event-worker_moved = { $seat } déplace un ouvrier : { $from_stall } → { $stall }
event-flower_taken = { $seat } cueille { $stall }
event-flowers_gained = { $seat } reçoit { $count ->
    [one] { $count } fleur
   *[other] { $count } fleurs
} : { $scent }
event-flowers_discarded = { $seat } défausse { $count ->
    [one] { $count } fleur
   *[other] { $count } fleurs
} : { $scent }
event-essences_gained = { $seat } gagne { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} : { $scent }
event-essences_discarded = { $seat } défausse { $count ->
    [one] { $count } essence
   *[other] { $count } essences
} : { $scent }
event-originality_gained = { $seat } gagne { $count ->
    [one] { $count } jeton Originalité
   *[other] { $count } jetons Originalité
}
event-originality_discarded = { $seat } défausse { $count ->
    [one] { $count } jeton Originalité
   *[other] { $count } jetons Originalité
}
outcome-originality_discarded = –
event-lesson_learned = { $seat } apprend : { $lesson }
event-method_dropped = { $seat } abandonne une méthode : { $method }
event-tile_taken = { $seat } prend la tuile { $tile }
event-stack_empty = { $seat } ne trouve pas de tuile à { $city }
event-letter_received = { $seat } reçoit une lettre de recommandation de niveau { $level }
event-gift_given = { $seat } offre { $gift }
event-peeked = { $seat } regarde le bonus final de la dame { $dame }
event-bonus_seen = { $bonus ->
    [unknown] { $seat } a vu le bonus final de la dame { $dame }
   *[other] { $seat } y trouve : { $bonus }
}
event-influence_placed = { $seat } place { $count ->
    [one] { $count } jeton Influence
   *[other] { $count } jetons Influence
} chez la dame { $dame }
event-influence_withdrawn = { $seat } retire { $count ->
    [one] { $count } jeton Influence
   *[other] { $count } jetons Influence
} à la dame { $dame }
event-favour_taken = { $seat } gagne la faveur de la dame { $dame }
event-favour_returned = { $seat } perd la faveur de la dame { $dame }
event-presented = { $seat } présente { $recipe }
event-cell_full = Il n’y a plus de place pour un cube sur { $column }/{ $row } : aucun point
event-cube_placed = Un cube est posé sur { $column }/{ $row }
outcome-cube_placed = son cube va sur { $column }/{ $row }
event-sunday_cube_placed = Dimanche : un cube va sur { $column }/{ $row }, où le Roi et la Cour se croisent ; personne ne marque
event-token_removed = Le jeton Originalité de { $column }/{ $row } est retiré
event-originality_points = { $seat } marque { $points } pour l’originalité
event-court_points = { $seat } marque { $points } grâce à la Cour
event-king_points = { $seat } marque { $points } grâce au Roi
event-perfection_points = { $seat } marque { $points } car le Roi et la Cour s’y rencontrent
event-favour_points = { $seat } marque { $points } grâce à la faveur d’une dame
event-half_points = { $seat } marque { $points } grâce à { $tile }
event-court_stepped = { $seat } amène la Cour sur { $row }
event-production_began = { $seat } produit avec { $points } PP
event-method_used = { $seat } utilise une méthode : { $method }
event-flower_stored = { $seat } stocke { $scent } pour : { $method }
event-flower_dropped = { $seat } jette { $scent }, en stock pour : { $method }
event-coach_moved = { $seat } mène son carrosse { $direction }
event-city_visited = { $seat } arrive à { $city }
event-tile_declined = { $seat } ne prend pas de tuile à { $city }
event-coach_returned = { $seat } rentre à Grasse en carrosse
event-perfume_created = { $second_complement ->
    [-1] { $seat } crée { $recipe } avec { $complement }
   *[other] { $seat } crée { $recipe } avec { $complement } et { $second_complement }
}
event-perfume_discarded = { $seat } se sépare d’un parfum : { $recipe }
event-tile_flipped = { $seat } retourne { $tile }
event-points_gained = { $seat } gagne { $points } PP
event-day_passed = C’est { $weekday }
event-sunday_began = Tous les parfums peuvent être présentés à nouveau
event-delivered = La livraison arrive : { $delivery }
event-flowers_delivered = { $count ->
    [one] { $count } fleur
   *[other] { $count } fleurs
} pour l’étal de { $scent }
event-court_moved = La Cour passe à { $row }
event-king_moved = Le Roi passe à { $column }
event-extra_turn_taken = { $seat } paie un jeton Originalité pour un tour supplémentaire
outcome-extra_turn_taken = –
event-end_triggered = { $seat } atteint le dernier dimanche : les autres jouent encore un tour
event-last_sunday_began = Le dernier dimanche : tous les parfums participent au défilé final ; le Roi et la Cour vont tous deux là où il y a le moins de cubes
event-paraded = { $seat } fait défiler { $recipe }
event-bonus_revealed = La dame { $dame } révèle son bonus final : { $bonus }
event-token_points = { $seat } marque { $points } pour { $count ->
    [one] { $count } jeton Originalité
   *[other] { $count } jetons Originalité
}
event-prestige_points = { $seat } marque { $points } pour ses tuiles Ville retournées
event-majority_points = { $seat } marque { $points } pour la majorité chez { $count ->
    [one] { $count } dame
   *[other] { $count } dames
}
event-bonus_points = { $seat } marque { $points } pour { $bonus }
event-match_ended = La partie est terminée

## Pourquoi pas

clause-AM-2-2 = Le premier joueur doit être l’un de ceux qui jouent.
clause-AM-2-4 = Cette livraison ne peut pas être posée sur ce dimanche.
clause-AM-2-5 = Pions et ouvriers commencent sur des senteurs différentes.
clause-AM-2-6 = Cette tuile n’est pas dans la pile de cette ville.
clause-AM-2-8 = Ce bonus final est chez une autre dame, ou elle en a déjà un.
clause-AM-3-2 = Pas maintenant : le jeu demande autre chose.
clause-AM-3-3-1 = Un parfumeur s’y trouve déjà.
clause-AM-3-3-2 = Ton parfumeur vient d’une action de ce type : choisis un autre type, ou produis.
clause-AM-3-3-4 = Tu n’as pas assez de points d’action, ni de tuile Ville qui paie à leur place.
clause-AM-3-5-2 = Chaque ouvrier se déplace une fois au plus, vers un autre étal, et seulement si tu peux payer.
clause-AM-3-6 = Tu ne peux pas payer cette leçon : en plus des points d’action, il faut une essence, des fleurs ou un jeton Originalité.
clause-AM-3-6-1 = Cette tuile n’est plus là, ou tu as déjà la même.
clause-AM-3-6-3 = Tu n’abandonnes une méthode que si toutes tes places sont prises, et seulement une de ton plateau.
clause-AM-3-7-1 = Ta lettre de recommandation ne suffit pas pour cette ville.
clause-AM-3-8-3 = Ce n’est pas un cadeau pour cette dame, ou tu n’en as plus à offrir.
clause-AM-3-8-5 = Tu places un jeton par cadeau, d’abord de ta propre réserve ; ensuite seulement, des jetons peuvent venir d’autres dames.
clause-AM-3-8-7 = Tu ne peux garder que la faveur de dames chez qui tu as la majorité.
clause-AM-3-9-2 = Il te faut un parfum de ton plateau qui n’a pas été présenté cette semaine. Un seul suffit, sauf si une dame ou une tuile en accorde un deuxième.
clause-AM-3-9-3 = Tu as déplacé la Cour : tu dois maintenant présenter un parfum.
clause-AM-3-9-5 = Il te faut la faveur de la dame qui déplace la Cour, une fois par action, et un parfum à présenter.
clause-AM-3-10-1 = Pour produire, ton cadran solaire doit avoir tourné, et il te faut une fleur.
clause-AM-3-10-2 = La méthode ne le permet pas : regarde ses points de production et les fleurs qu’elle accepte.
clause-AM-3-10-3 = Une méthode ne stocke que des fleurs qu’elle pourrait utiliser ensemble en une fois.
clause-AM-3-10-4 = Ton carrosse avance d’au moins un pas, et pas plus loin que le cadran solaire et la route ne le permettent.
clause-AM-3-10-5 = Cette tuile n’est pas dans la pile de la ville que tu visites.
clause-AM-3-11-1 = Cette recette n’est pas disponible, ou il te faut plus d’expérience.
clause-AM-3-11-2 = Il te faut une essence de la base, ou sa tuile d’apprentissage.
clause-AM-3-11-3 = Les compléments sont des essences de ton dépôt, différentes de la base et entre elles.
clause-AM-3-11-5 = Seul un de tes propres parfums peut laisser la place.
clause-AM-3-11-7 = Tu possèdes déjà un parfum de même base avec les mêmes compléments.
clause-AM-3-12 = Tu ne peux retourner qu’une tuile Ville à toi, et une seule fois.
clause-AM-3-12-3 = Cette tuile sert à une recette avec la base et les compléments qu’elle montre.
clause-AM-3-12-4 = Cette tuile sert à une recette de base libre, mais avec autant de compléments qu’elle en montre.
clause-AM-3-12-5 = Les essences doivent être différentes.
clause-AM-3-12-7 = La tuile place un nombre fixe de jetons, d’abord de ta propre réserve ; seuls ceux qui te manquent peuvent venir d’autres dames.
clause-AM-3-12-8 = Cette tuile ne sert que pendant que tu produis des essences.
clause-AM-3-12-9 = Cette tuile ne se retourne que pour payer une action.
clause-AM-3-12-10 = Cette tuile sert à un deuxième parfum : présente le premier, et aies-en un autre de prêt.
clause-AM-3-12-11 = Cette tuile se retourne juste après une présentation.
clause-AM-3-12-12 = La tuile ne se retourne que si tu peux créer un parfum avec elle aussitôt : une recette disponible qui convient, et les compléments dans ton dépôt.
clause-AM-3-13-1 = Tu ne crées des parfums et ne retournes des tuiles que pendant ton propre tour, et pas au milieu d’une décision.
clause-AM-3-19-1 = Pendant le défilé final, aucune tuile Ville ne peut être retournée.

## La fin

ending-last_sunday_began = Au défilé final, chaque parfum a compté encore une fois, sans faveurs ni tuiles Ville. Pour lui, le Roi et la Cour étaient tous deux allés là où il y avait le moins de cubes.
ending-court_moved = La Cour était sur la ligne { $row }.
ending-king_moved = Le Roi était sur la colonne { $column }.
final-win = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
# $names vient de final-and
final-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
loss-flowers_discarded = { $seat } { $count ->
    [one] perd { $count } fleur
   *[other] perd { $count } fleurs
} : { $scent }
