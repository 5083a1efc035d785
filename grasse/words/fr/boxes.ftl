# Les boîtes que l’on fait soi-même.

refused-bad_box = Ce fichier n’est pas une boîte : il ne peut pas être lu comme du TOML.
refused-no_such_own_box = Il n’y a pas de boîte ici : le lien n’est pas entier, ou la boîte a été supprimée.
refused-bad_place = Cette valeur de la boîte ne peut pas être changée.
refused-box_has_faults = Cette boîte a encore des fautes. Corrige-les d’abord.
refused-not_your_box = Seul son propriétaire peut changer cette boîte. Fais-en une copie.
besides-deep = Ses tables sont trop imbriquées.
besides-unread = Il n’a plus de sens à partir de la ligne { $line }, colonne { $column }.
besides-same = Une des boîtes resterait comme elle est.
besides-renamed = Une tuile qui a un autre nom ne peut pas être essayée seule.
besides-alone = Pour cela, il faut changer de 2 à { $most } tuiles, chacune en une seule valeur.
besides-boxes = On peut essayer jusqu’à { $ranges } intervalles et { $boxes } boîtes.

# My boxes
box-mine = Mes boîtes
box-offer = Jouer avec tes propres tuiles
box-lead = Nous ne connaissons pas certaines tuiles imprimées, c’est pourquoi nos boîtes ont des reconstructions. Ici, tu notes les tuiles de ton exemplaire, ou tu en essaies d’autres, et tu joues avec.
box-laboratory = Ce que change une autre tuile, un autre prix ou un autre nombre, des centaines de parties de bots le disent :
box-new-heading = Une nouvelle boîte
box-new-name = Mon { $game }
box-copy-of = Copier la boîte de { $game }
box-proposed = Copier la boîte aux tuiles équilibrées ({ $game })
box-proposed-name = { $game }, équilibré
box-proposed-text = Les boîtes aux tuiles équilibrées viennent du laboratoire : dans des parties entre bots, leurs tuiles ont servi plus également que les nôtres. La boîte indique ce qui change.
box-import = Ou apporte un fichier de boîte (TOML)
box-imported = Boîte d’un fichier
box-none = Tu n’as pas encore de boîte.
box-ready = Prête à jouer
box-doubtful = Prête à jouer, mais est-ce voulu ?
box-doubt-flacons = C’est trop peu pour un seul parfum. Sans flacon, rien ne se vend jamais.
box-play = Ouvrir une table avec elle
box-name = Nom de cette boîte ({ $game })
box-transcribe = Noter mon exemplaire, tuile par tuile
box-whole = Montrer toute la boîte
box-copy = La copier dans mes boîtes
box-made = Cette boîte est à toi maintenant. Chaque changement est gardé aussitôt, et personne d’autre ne peut en faire.
box-theirs = { $count ->
    [0] C’est la copie que quelqu’un a faite de la boîte de { $game }. Rien n’y change.
    [one] C’est la version personnelle de { $game } de quelqu’un : une chose y change.
   *[other] C’est la version personnelle de { $game } de quelqu’un : { $count } choses y changent.
}
box-theirs-how = Tu peux la regarder et jouer avec. Seul son propriétaire peut la changer, et tu verras le changement ici. Pour la changer toi-même, copie-la dans tes boîtes.
box-share = Copier le lien
box-shared = Le lien est copié. Qui l’a peut regarder cette boîte, la copier et jouer avec. Si tu la changes, il voit le changement.
box-link = Ce navigateur ne nous laisse pas copier. Voici le lien : { $link }
box-file = Enregistrer comme fichier
box-saved = Ton navigateur l’enregistre sous le nom { $file }, dans ses téléchargements.
box-remove = Supprimer cette boîte
box-remove-sure = La supprimer ? Les parties ouvertes avec elle continuent.
box-parts = Parties de la boîte
box-own = Boîte personnelle : { $name }
box-book = Cette table a une autre boîte, { $name }. Ce qui est dit ici des nombres et des tuiles vaut pour la boîte du jeu.
box-of-match = Boîte
box-of-game = La boîte du jeu
box-unrated = Les parties classées se jouent avec la boîte du jeu.
box-again = Si tu rejoues, { $name } est telle qu’elle était dans cette partie. Si elle a changé depuis, ouvre une nouvelle table avec elle.
box-what = { $field } :
box-row = ligne { $number }
box-nothing = rien
box-yes = oui
box-no = non
box-less = { $thing } : un de moins
box-more = { $thing } : un de plus
box-number-of = { $name }, nombre { $number }
box-origin-reconstruction = Reconstruction : pas vu sur une tuile imprimée
box-origin-owner = D’après un exemplaire réel
box-origin-rulebook = D’après le livret de règles
box-origin-source = D’après une page publiée
box-origin-changed = Modifié : pas comme dans la boîte du jeu
box-unseen = L’image suivra quand la faute sera corrigée.
box-transcribe-text = Cherche dans ton exemplaire la tuile qui ressemble le plus à celle-ci, et mets-la de côté. Si quelque chose diffère, change-le ici, puis confirme. L’ordre ne compte pas, et les codes comme { $name } ne sont qu’à nous. Aucune ne ressemble ? Passe : à la fin, donne aux tuiles passées les valeurs de celles qui te restent. Tu peux t’arrêter à tout moment et continuer plus tard.
box-progress = { $done } sur { $all } comparées
box-confirm = C’est bien ainsi, suivante
box-skip = Passer
box-back = Retour
box-done = Toutes les tuiles sont comparées
box-skipped = Toutes les tuiles ont été montrées
box-done-text = Enregistre la boîte comme fichier pour la donner, ou copie son lien.

# Parts
box-part-notes-tiles = Notes
box-part-customers-tokens = Clients
box-part-customers = Fermeture
box-part-clocks-tokens = Horloges
box-part-aroma = Dés
box-part-board-side_2_4 = Plateau à 2 ou 4
box-part-board-side_3 = Plateau à 3
box-part-water = Jetons d’eau
box-part-water-uses = Usages de l’eau
box-part-flacons = Flacons
box-part-perfume-minor = Parfum mineur
box-part-perfume-major = Parfum majeur
box-part-cards-recipes = Cartes de recette
box-part-cards-perfumes = Cartes de parfum
box-part-note_tile = Tuiles de note
box-part-initial_funds = Fonds de départ
box-part-action_space = Cases d’action
box-part-limits = Limites
box-part-city_tile = Tuiles de ville
box-part-recipe = Recettes
box-part-end_bonus = Bonus de fin
box-part-delivery_tile = Tuiles de livraison
box-part-production_method = Méthodes de production
box-part-apprenticeship_tile = Tuiles d’apprentissage
box-part-couple = Couples de la Cour
box-part-city = Villes
box-part-sundial-positions = Cadran solaire
box-part-letter = Lettres de référence
box-part-personal_board = Plateau personnel
box-part-setup-p2 = Mise en place à 2
box-part-setup-p3 = Mise en place à 3
box-part-setup-p4 = Mise en place à 4
box-part-setup-common = Fleurs au départ
box-part-day_track-p2 = Piste des jours à 2
box-part-day_track-p3 = Piste des jours à 3
box-part-day_track-p4 = Piste des jours à 4
box-part-scoring-presentation = Points à Versailles
box-part-scoring-final = Points à la fin
box-part-action_space_group = Fourchette des coûts
box-part-coach_track = Piste du carrosse
box-part-rulings = Décisions de règle
box-part-component = Pièces
box-part-setup = Mise en place
box-part-other = Autres

# Fields
box-field-flask = Faces avec une fiole
box-field-fly = Faces avec une mouche
box-field-customer_spaces = Cases de clients
box-field-distillery_spaces = Cases de la distillerie
box-field-actions = Actions
box-field-start_per_player = Jetons au départ
box-field-keep_limit = Jetons que l’on peut garder
box-field-reroll_colour = Pour relancer une couleur
box-field-reroll_all = Pour relancer tous les dés
box-field-turn_one_fly = Pour retourner une mouche
box-field-sold_out_reward = Jetons pour un stock vide
box-field-total = Combien
box-field-flacons = Flacons
box-field-bargain_price = Prix soldé
box-field-type = Type
box-field-coins = Pièces d’argent
box-field-aromas = Fioles qu’elle coûte
box-field-scents = Senteurs
box-field-note-scents = Arômes dans le parfum (aucun : comme ses fioles)
box-field-below_closing_time = Clients sous le jeton
box-field-stack = Pile
box-field-price = Prix
box-field-wants = Désirs
box-field-count = Combien
box-field-hand = Cartes en main, au plus
box-field-perfumers_start = Parfumeurs au départ
box-field-capacity = Qui peut l’utiliser
box-field-cost = Coût
box-field-cost_floral = Coût du floral
box-field-cost_synthetic = Coût du synthétique
box-field-kind = Effet
box-field-pay = Paie
box-field-gain = Rapporte
box-field-name = Titre
box-field-tier = Chiffre au dos
box-field-min_players = Joueurs, au moins
box-field-value = Valeur
box-field-brand = Valeur de marque
box-field-top = Note de tête
box-field-middle = Note de cœur
box-field-base = Fond
box-field-storage = Stockage
box-field-columns = Colonnes
box-field-tier_cards = Cartes de chaque chiffre
box-field-min = Dernière case à gauche
box-field-max = Dernière case à droite
box-field-coach_position = Case du carrosse
box-field-letter = Lettre nécessaire
box-field-forced_return = Le carrosse doit revenir
box-field-letter_needed = Lettre nécessaire
box-field-gift = Cadeau
box-field-gift_types = Essences acceptées
box-field-favour = Faveur
box-field-starting = Présent dès le départ
box-field-input_count = Fleurs à fournir
box-field-input_rule = Quelles fleurs
box-field-allowed = Senteurs permises
box-field-output = Essences obtenues
box-field-experience = Expérience
box-field-production_points = Points de production
box-field-coach_steps = Pas du carrosse
box-field-favour_limit = Faveurs, au plus
box-field-start_originality_tokens = Jetons d’originalité au départ
box-field-multiplier = Multiplicateur
box-field-market_flowers_each = Fleurs de chaque senteur
box-field-delivery_multipliers_per_sunday = Livraisons d’un dimanche
box-field-cell_capacity = Cubes par case
box-field-spaces = Cases, dans leur ordre
box-seat-flowers = Fleurs du joueur { $seat }
box-field-king = Pour le Roi
box-field-king_with_dame_b = Pour le Roi, avec la faveur
box-field-perfection = Pour la perfection
box-field-dame_d_per_cube = Par cube, avec la faveur
box-field-court_by_letter = Pour la Cour, selon la lettre
box-field-per_originality_token = Par jeton d’originalité
box-field-per_dame_majority = Par majorité
box-field-cost_range = Coût le plus bas et le plus haut
box-field-worker_move_cost = Pour déplacer un ouvrier
box-field-faces = Niveaux de ses faces
box-field-copies = Exemplaires
box-field-scent = Senteur
box-field-effect = Effet
box-field-slots = Emplacements
box-field-level = Niveau
box-field-city = Ville
box-field-prestige = Prestige
box-field-amount = Quantité
box-field-max_cost = Coût maximal
box-field-tiers = Paliers (minimum : points)
box-field-recipe_of_discarded_perfume = Recette d’un parfum défaussé
box-field-king_points_on = Points du Roi
box-field-parade_originality = Originalité au défilé

# Values
box-value-brown = Brune
box-value-tan = Beige
box-value-one = Un parfumeur
box-value-one_per_player = Un parfumeur par joueur
box-value-extract = Extraction
box-value-mix = Mélange
box-value-essence = Une essence
box-value-originality = Jetons d’originalité
box-value-perfume = Un parfum
box-value-base-essence = Essence de base
box-value-extra_market_flower = Une fleur de plus au marché
box-value-production_points_2 = Deux points de production de plus
box-value-coach_step_1 = Un pas de carrosse de plus
box-value-flowers = Fleurs
box-value-essences = Essences
box-value-recipe = Une recette
box-value-essences_choice = Essences différentes au choix
box-value-influence = Influence
box-value-production_points = Points de production
box-value-free_action = Une action gratuite
box-value-second_perfume = Un second parfum
box-value-half_points = La moitié des points en plus
box-value-display = Revient à l’étal
box-value-removed = Est retirée
box-value-first_scoring_combination = Sur la première combinaison qui marque
box-value-first_combination = Sur la première combinaison seulement
box-value-as_if_cube_placed = Comme si un cube était posé
box-value-free_subsections = Toutes les sous-cases libres comptent
box-faults = { $count ->
    [0] Aucune faute
    [one] Une faute
   *[other] { $count } fautes
}
box-differs = { $count ->
    [0] Comme la boîte du jeu
    [one] Une différence avec la boîte du jeu
   *[other] { $count } différences avec la boîte du jeu
}
box-differs-more = { $count ->
    [0] Et aucune autre
    [one] Et encore une
   *[other] Et encore { $count }
}
box-skipped-again = { $count ->
    [0] Montrer celles qui ont été passées
    [one] Montrer celle qui a été passée
   *[other] Montrer les { $count } qui ont été passées
}
box-left = { $skipped ->
    [0] reste { $left }
    [one] reste { $left }, { $skipped } passée
   *[other] reste { $left }, { $skipped } passées
}
