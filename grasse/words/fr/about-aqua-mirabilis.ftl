# Ce que sont les pièces d’Aqua Mirabilis, et ce qui arrive selon ses règles.
#
# about-…   une pièce : la première ligne est son nom, la suite dit ce qu’elle est et fait
# clause-…  une règle par laquelle quelque chose arrive

about-table =
    La table
    Présente des parfums à Versailles : après le dernier dimanche, le plus de points gagne.
about-scent =
    { $scent }
    Une des six senteurs.
about-market =
    Marché aux fleurs
    Qui va à un étal y prend une fleur, et une à chaque étal où se tient un ouvrier.
about-stall =
    Étal : { $scent }
    Fleurs ici : { $left }. Pour { $cost } PA, tu en prends une ici, et une à chaque étal où se tient un ouvrier.
about-worker =
    Ouvrier
    Qui va au marché reçoit aussi une fleur de cet étal : { $scent }. Avant, tu peux déplacer des ouvriers, contre des PA.
about-apprenticeship =
    Apprentissage
    Une leçon t’aide toute la partie et donne de l’expérience.
about-school =
    Leçon : { $family }
    Coûte { $cost } PA{ $dearer ->
        [1] { " " }(la place moins chère mène aux mêmes leçons)
       *[0] { "" }
    }, et en plus { $pays ->
        [1] une essence de sa senteur
        [2] une fleur de sa senteur
        [3] un jeton Originalité
       *[4] 2 fleurs pareilles
    }.
about-base_lesson =
    Essence de base : { $scent }
    Les recettes de cette base se passent désormais de son essence. Coûte une telle essence en plus des PA. Expérience : { $experience }.
about-specialisation_lesson =
    Spécialisation : { $scent }
    Chaque fois que tu fais cette essence, tu en as une de plus. Coûte une telle fleur en plus des PA. Expérience : { $experience }.
about-flower_lesson =
    Plus de fleurs au marché
    Au marché, tu prends en plus des fleurs au choix : { $amount }. Coûte un jeton Originalité en plus des PA. Expérience : { $experience }.
about-points_lesson =
    Plus de points de production
    Chaque production a plus de PP : { $amount }. Coûte un jeton Originalité en plus des PA. Expérience : { $experience }.
about-step_lesson =
    Plus de pas de carrosse
    Ton carrosse peut aller plus loin, en pas : { $amount }. Coûte un jeton Originalité en plus des PA. Expérience : { $experience }.
about-method_lesson =
    Méthode : { $method }
    Pour { $cost } PP, elle change des fleurs ({ $flowers }, { $rule }) en essences ({ $essences }). Elle prend : { $allowed }. Coûte 2 fleurs pareilles en plus des PA. Expérience : { $experience }.
about-travel =
    Voyage
    Un voyage donne la tuile du dessus d’une ville.
about-road =
    Voyage à { $city }
    Pour { $cost } PA, tu prends la tuile du dessus de la ville, si ta lettre suffit.
about-city =
    { $city }
    Tuiles : { $height }. Niveau de lettre nécessaire : { $letter }. Si ton carrosse s’y arrête, tu choisis une de ses tuiles.
about-flowers_tile =
    Tuile Ville : fleurs
    Retourne-la une fois dans ton tour pour prendre en fleurs : { $counts }. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-essences_tile =
    Tuile Ville : essences
    Retourne-la une fois dans ton tour pour prendre en essences : { $counts }. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-recipe_tile =
    Tuile Ville : recette
    Retourne-la pour créer un parfum { $any ->
        [0] de { $scent }
       *[other] de n’importe quelle base
    }, sans le niveau ni l’essence de base. Compléments : { $slots }. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-choice_tile =
    Tuile Ville : essences au choix
    Retourne-la une fois dans ton tour pour des essences différentes : { $amount }. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-originality_tile =
    Tuile Ville : originalité
    Retourne-la une fois dans ton tour pour des jetons Originalité : { $amount }. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-influence_tile =
    Tuile Ville : influence
    Retourne-la pour placer sans cadeau des jetons Influence chez des dames : { $amount }. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-points_tile =
    Tuile Ville : points de production
    Retourne-la pendant une production pour plus de PP : { $amount }. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-action_tile =
    Tuile Ville : action
    Retourne-la pour payer une action jusqu’à { $amount } PA. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-second_tile =
    Tuile Ville : deuxième parfum
    Elle ne se retourne qu’à Versailles, juste après la présentation d’un parfum : tu en présentes alors un deuxième. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-half_tile =
    Tuile Ville : moitié des points
    Elle ne se retourne qu’à Versailles, juste après la présentation d’un parfum : tu reçois encore la moitié de ses points. Expérience jusque-là : { $experience }. Points à la fin, une fois retournée : { $prestige }.
about-court_life =
    Vie de cour
    Rends visite à un couple : tu reçois une meilleure lettre, et la dame accepte des cadeaux.
about-audience =
    Couple { $dame }
    Coûte { $cost } PA. D’abord la lettre, si la tienne est d’un niveau au-dessous ; puis des cadeaux pour la dame.
about-dame =
    Dame { $dame }
    Cadeau : { $wish }. Chaque cadeau place un jeton Influence chez elle. Qui en a le plus a sa faveur ({ $favour } ; pas quand tous les parfums comptent encore à la fin) et des points à la fin. La lettre, ici, est de niveau { $letter_given }.
about-influence =
    Influence de { $seat }
    Jetons chez cette dame : { $count }. Qui en a le plus gagne sa faveur, et des points à la fin.
about-hidden_bonus =
    Bonus final
    Caché jusqu’à la fin, mais un cadeau permet de le regarder. Il vaut pour tous.
about-experience_bonus =
    Bonus final : expérience
    À la fin, chacun marque pour son expérience. Au moins → points : { $tiers }.
about-cities_bonus =
    Bonus final : villes
    À la fin, chacun marque pour ses tuiles de villes différentes. Au moins → points : { $tiers }.
about-tiles_bonus =
    Bonus final : { $city }
    À la fin, chacun marque pour ses tuiles de { $city }. Au moins → points : { $tiers }.
about-base_bonus =
    Bonus final : { $scent }
    À la fin, chacun marque pour ses parfums de cette base. Au moins → points : { $tiers }.
about-bases_bonus =
    Bonus final : bases
    À la fin, chacun marque pour ses parfums de bases différentes. Au moins → points : { $tiers }.
about-methods_bonus =
    Bonus final : méthodes
    À la fin, chacun marque pour ses méthodes autres que la distillation. Au moins → points : { $tiers }.
about-influence_bonus =
    Bonus final : influence
    À la fin, chacun marque pour ses jetons Influence chez les dames. Au moins → points : { $tiers }.
about-originality_bonus =
    Bonus final : originalité
    À la fin, chacun marque pour ses jetons Originalité. Au moins → points : { $tiers }.
about-essences_bonus =
    Bonus final : essences
    À la fin, chacun marque pour les essences différentes qui restent dans son dépôt ; celles des parfums ne comptent pas. Au moins → points : { $tiers }.
about-letter_bonus =
    Bonus final : lettre
    À la fin, chacun marque pour le niveau de sa lettre de recommandation. Au moins → points : { $tiers }.
about-levels_bonus =
    Bonus final : niveaux
    À la fin, chacun marque pour les niveaux de ses parfums, additionnés. Au moins → points : { $tiers }.
about-versailles =
    Versailles
    Les colonnes sont des bases, les lignes des compléments. Un parfum présenté met un cube là où ils se croisent.
about-gallery =
    Versailles
    Pour { $cost } PA, tu présentes un parfum pas encore montré cette semaine.
about-king =
    Le Roi
    Il aime cette base : { $column }. Un tel parfum rapporte les points du Roi, une fois.{ $move ->
        [0] { "" }
       *[other] { " " }Le dimanche, il va vers l’autre colonne qui a le moins de cubes ; à égalité, vers la suivante à droite. Pour l’instant : { $next }, { $total ->
            [one] { $total } cube
           *[other] { $total } cubes
        }.
    }
about-court =
    La Cour
    Ce complément est à la mode : { $row }. Il rapporte des points, plus avec une meilleure lettre.{ $move ->
        [0] { "" }
        [1] { " " }Le dimanche, la Cour va vers l’autre ligne qui a le plus de cubes ; à égalité, vers la suivante en bas. Pour l’instant : { $next }, { $total ->
            [one] { $total } cube
           *[other] { $total } cubes
        }.
       *[other] { " " }Le dernier dimanche, la Cour va, comme le Roi, là où il y a le moins de cubes : vers une autre ligne, à égalité vers la suivante en bas. Pour l’instant : { $next }, { $total ->
            [one] { $total } cube
           *[other] { $total } cubes
        }.
    }
about-cell =
    { $column } avec { $row }
    Cubes : { $cubes }. Places libres : { $left }. Un nouveau cube rapporte autant que de places encore libres ensuite ; le premier prend aussi le jeton Originalité.
about-recipes =
    Recettes
    Avec assez d’expérience et les essences, tu en crées des parfums, à tout moment de ton tour.
about-recipe =
    Recette : { $scent }
    Il te faut de l’expérience ({ $level }), une essence de cette base et des compléments différents : { $slots }. Un niveau plus haut n’apporte rien par lui-même, sauf pour un bonus final ; un second complément compte aussi.
about-track =
    Route des carrosses
    Après une production, ton carrosse avance. S’il s’arrête dans une ville, tu peux y choisir une tuile.
about-stop =
    Une étape du carrosse
    Si ton carrosse s’arrête dans une ville et que ta lettre suffit, tu peux y choisir une tuile.
about-calendar =
    Livraisons
    Ce qu’apportent les prochains dimanches.
about-sunday =
    Dimanche
    Jours d’ici là : { $days }. { $last ->
        [0] De nouvelles fleurs arrivent, les parfums peuvent de nouveau être présentés, un cube va où le Roi et la Cour se croisent, puis tous deux avancent.
       *[other] Puis viennent les derniers tours. Après eux, le Roi et la Cour vont tous deux là où il y a le moins de cubes, pour le défilé final, puis vient le décompte.
    }
about-delivery =
    Livraison
    Fleurs pour les étals : { $counts }.
about-supply =
    Réserve
    Fleurs, essences, cubes et jetons que personne n’a.
about-stock =
    Réserve : { $scent }
    Reste : { $left }. Les fleurs et essences en plus viennent d’ici.
about-choice =
    Jusqu’ici
    Ce que tu as choisi ; rien n’arrive avant la dernière partie.
about-worker_move =
    Ouvrier
    Va à cet étal : { $scent }.
about-cost =
    Paiement
    Fleurs : { $scent }.
about-using =
    { $method }
    La méthode que tu utilises.
about-inputs =
    Fleurs
    Elles vont dans la méthode : { $counts }.
about-chosen =
    Essences
    Tu prends : { $counts }.
about-essences_given =
    Cadeaux
    Tu donnes : { $counts }.
about-complements =
    Compléments
    Choisis jusqu’ici : { $counts }.
about-tokens_given =
    Cadeaux
    Jetons Originalité : { $count }.
about-perfumes_given =
    Cadeaux
    Parfums : { $count }.
about-placed =
    Influence
    Jetons pour la dame { $dame } : { $count }.
about-migrated =
    Influence
    Jetons repris à la dame { $dame } : { $count }.
about-kept =
    Faveur
    Tu gardes la faveur de la dame { $dame }.
about-board =
    Plateau de { $seat }
    Points : { $score }. Expérience : { $experience }. Lettre : { $letter }. Jetons Originalité : { $originality }. Jetons Influence en main : { $reserve }. Faveurs : { $favours }.
about-dial =
    Cadran solaire
    Points d’action restants : { $dial }. Une production a maintenant { $points } PP ; pas de carrosse : { $steps }. Quand les PA sont épuisés, un jour passe.
about-flower =
    Fleur : { $scent }
    Nombre : { $count }. Une production la change en essence ; ensuite, les fleurs non stockées sont perdues.
about-essence =
    Essence : { $scent }
    Nombre : { $count }. Pour les parfums, en base ou en complément ; aussi comme cadeau ou paiement.
about-gift_essence =
    Cadeau : { $scent }
    Une essence pour la dame. Elle place un jeton Influence.
about-originality =
    Jetons Originalité
    Nombre : { $count }. Un jeton achète un tour de plus, paie un talent, ou est un cadeau pour la dame C. À la fin, chacun rapporte.
about-method =
    Méthode : { $method }
    Pour { $cost } PP, elle change des fleurs ({ $flowers }, { $rule }) en essences ({ $essences }). Elle prend : { $allowed }.
about-stored =
    En stock : { $scent }
    Attend ta prochaine production avec cette méthode : { $method }.
about-perfume =
    Parfum : { $scent }
    { $presented ->
        [0] Pas encore présenté cette semaine.
       *[other] Déjà présenté ; dès dimanche, il peut l’être de nouveau.
    } Au défilé final, il compte encore une fois.
about-done =
    Terminer
    Finit cette étape.
about-end_turn =
    Fin du tour
    C’est au suivant.
about-enough =
    Assez
    Passe à l’étape suivante.
about-workers_done =
    Les ouvriers restent
    Prend des fleurs avec les ouvriers là où ils sont.
about-skip =
    Pas de cadeau
    Ne donne rien à la dame.
about-gifts_done =
    Plus de cadeau
    On passe à l’influence.
about-influence_done =
    Plus d’influence
    Laisse tes jetons où ils sont.
about-finish =
    Quitter Versailles
    Ne présente plus rien.
about-decline =
    Pas de tuile
    Ne prend pas de tuile de cette ville.
about-yes =
    Oui
    Accepte.
about-no =
    Non
    S’en passe.

## Règles par lesquelles quelque chose arrive

clause-AM-3-3 = Ton parfumeur va sur une case libre d’une autre sorte qu’avant, et tu paies ses points d’action.
clause-AM-3-4-2 = Quand les points d’action sont épuisés, le cadran revient au début, et un jour passera.
clause-AM-3-5-3 = Tu prends une fleur de ton étal et une de l’étal de chaque ouvrier, tant qu’il y en a.
clause-AM-3-6-2 = Ce que tu as appris te reste pour toute la partie.
clause-AM-3-7-2 = Un voyage donne la tuile du dessus de la ville ; tu ne peux pas choisir.
clause-AM-3-8-2 = Le couple A donne une lettre de niveau 1 ; B, C et D élèvent une lettre d’exactement un niveau au-dessous de la leur.
clause-AM-3-8-4 = Après un cadeau, tu peux regarder en secret le bonus final de la dame.
clause-AM-3-8-6 = Qui a plus d’influence que tous les autres chez une dame a sa faveur, deux faveurs au plus. À égalité, personne ne l’a.
clause-AM-3-8-8 = Faveurs : A déplace la Cour d’une ligne, B augmente les points du Roi, C permet deux parfums en une action, D donne des points par cube. Aucune ne compte au défilé final.
clause-AM-3-9-4 = Un parfum présenté se compte complément par complément, chacun dans la case de sa base et de ce complément.
clause-AM-3-9-4-1 = Une case pleine ne rapporte rien.
clause-AM-3-9-4-2 = Le premier cube d’une case prend son jeton Originalité.
clause-AM-3-9-4-3 = Un cube va dans la case.
clause-AM-3-9-4-4 = Originalité : un point par place de la case encore libre ensuite.
clause-AM-3-9-4-5 = Cour : si elle est à la ligne du complément, tu marques selon le niveau de ta lettre.
clause-AM-3-9-4-6 = Roi : s’il est à la colonne de la base, tu marques pour lui, une fois par parfum.
clause-AM-3-9-4-7 = Perfection : un point de plus là où le Roi et la Cour se croisent.
clause-AM-3-10-6 = À la fin d’une production, les fleurs non stockées sont perdues, le cadran revient au début, et un jour passera.
clause-AM-3-11-6 = La recette d’un parfum abandonné retourne à l’étalage, ses essences à la réserve.
clause-AM-3-12-1 = Tu prends les fleurs de la tuile dans la réserve.
clause-AM-3-14-1 = À la fin d’un tour où le cadran est revenu au début, le jour suivant arrive. À moins nombreux, on saute certains jours.
clause-AM-3-15 = Le dimanche, des fleurs sont livrées, les parfums peuvent de nouveau être présentés, le Roi et la Cour avancent.
clause-AM-3-15-1 = Les tuiles Livraison de ce dimanche apportent des fleurs aux étals.
clause-AM-3-15-3 = Un cube va dans la case où le Roi et la Cour se croisent. Personne ne marque.
clause-AM-3-15-4 = La Cour suit la mode : elle va vers une autre ligne, celle qui a le plus de cubes. Le dernier dimanche, c’est celle qui en a le moins.
clause-AM-3-15-5 = Le Roi veut du nouveau : il va vers une autre colonne, celle qui a le moins de cubes.
clause-AM-3-16-1 = Après ton tour, tu peux payer un jeton Originalité pour un second.
clause-AM-3-17-1 = Quand quelqu’un atteint le dernier dimanche, tous les autres jouent encore un tour.
clause-AM-3-18-1 = Le dernier dimanche, il n’y a pas de livraison ; tous les parfums sont montrés encore une fois, et le Roi et la Cour vont tous deux là où il y a le moins de cubes.
clause-AM-3-19-2 = Au défilé final, chaque parfum compte une fois, sans faveurs ni tuiles, et sans placer de cubes.
clause-AM-3-20-1 = Chaque jeton Originalité restant rapporte des points.
clause-AM-3-20-2 = Les tuiles Ville retournées rapportent leur prestige.
clause-AM-3-20-3 = La majorité chez une dame rapporte des points.
clause-AM-3-20-4 = Les bonus finaux sont révélés, et chacun marque pour chacun d’eux.
clause-AM-3-21-1 = Le plus de points gagne. À égalité comptent les faveurs, puis l’expérience, la lettre et le nombre de parfums.
clause-AM-4-4 = Si une ville n’a plus de tuile, tu n’en reçois pas.
clause-AM-5-4 = La tuile du dessus d’une ville est toujours visible.
clause-AM-5-6 = À la fin, tous voient les bonus finaux.
