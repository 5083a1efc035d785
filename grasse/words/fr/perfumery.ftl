# Perfumery, avec les mots de ses joueurs.
#
# piece-…     une pièce ou un lieu de la table ; name-… la même dans une phrase
# decision-…  ce qu’un joueur peut décider, tel qu’on le lit dans la liste ; chance- pour le hasard
# event-…     ce qui s’est passé ; $seat est le nom d’un joueur
# clause-…    pourquoi quelque chose n’est pas permis
#
# Une carte porte son titre, title-… ; $effect est son effet dans les lettres de la boîte (F → FG).
# Le nom d’un joueur ou d’une carte est libre : jamais « de » ni « que » devant (d’Anna, qu’Anna).
# Les essences sont au féminin singulier : « essence verte », « 2 × verte ».

game-blurb = Installe des recettes, assemble des essences et crée la maison aux plus grands parfums.
game-facts = 10 à 25 minutes à deux · moyen : place tes parfumeurs, enchaîne les effets, utilise les essences avant qu’elles s’évaporent
game-goal = But : le plus de points avec tes parfums · { $final ->
    [1] c’est la dernière manche
   *[0] manche { $round } sur { $rounds }
}
game-standing = toi { $own_score }, les autres { $most_score } au plus
game-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

essence-floral = florale
essence-green = verte
essence-animal = animale
essence-synthetic = synthétique

note-top = tête
note-middle = cœur
note-base = fond

offer-floral = florale
offer-synthetic = synthétique

choice-use = Utiliser
choice-skip = Ignorer

space-sort = Déplacer une recette
space-replenish = Recharger une essence
space-essence = Prendre une essence
space-hire = Engager un parfumeur
space-start_marker = Prendre le marqueur Premier joueur

deck-recipe = recettes
deck-perfume = parfums

third-parked = à engager
third-paid_for = arrive à la prochaine manche
third-joined = engagé

variant-starting_seat = Qui commence : une place, ou le sort
variant-memory_aid = Aide-mémoire : montre les cartes que les autres ont prises en main au vu de tous ; sinon, seulement leur nombre
variant-open_tiles = Cases ouvertes : « { space-sort } » et « { space-replenish } » accueillent un parfumeur de chacun

## Les lieux et les pièces

piece-table = { $final ->
    [1] Manche { $round }, la dernière
   *[0] Manche { $round } sur { $rounds }
}
piece-display = Colonnes
piece-column = Colonne { $column }
piece-deck = { $left ->
    [0] { $deck } : plus aucune carte
    [one] { $deck } : une carte, niveau { $tier } au-dessus
   *[other] { $deck } : { $left } cartes, niveau { $tier } au-dessus
}
piece-action_tiles = Actions
piece-sort_space = { space-sort }
piece-replenish_space = { space-replenish }
piece-essence_space = { space-essence }
piece-hire_space = { space-hire }
piece-start_marker_space = { space-start_marker }
piece-offer = { $cost ->
    [0] { $essence }, gratuite
   *[other] { $essence }, pour { $cost }
}
piece-workbench = En cours
piece-payment = { $column ->
    [0] payé : { $paid } sur { $cost }
   *[other] payé : { $paid } sur { $cost } ; la prochaine carte va dans la colonne { $column }
}
piece-effect = Note de { $note } : { $effect }
piece-use = Utiliser : { $effect }
piece-skip = Ignorer : { $effect }
piece-owed = { $title } : encore à payer
piece-perfumery = Parfumerie
piece-position = { $index ->
    [0] tout en bas, sur la tuile
   *[other] au-dessus : { $title }
}
piece-stock = Stock de la note de { $note }
piece-shelf = Parfums
piece-hand = Main
piece-kind = { $essence }
piece-note = Note de { $note }
piece-tile = Tuile de la note de { $note } : { $effect }
piece-recipe = { $title } · { $effect } · valeur { $value }
piece-perfume = { $title } · { $brand ->
    [one] { $brand } point
   *[other] { $brand } points
} · valeur { $value }
piece-funds = Fonds de départ · valeur { $value }
piece-essence = { $essence }
piece-done = Terminer
piece-pay_done = tout est payé
piece-produce_done = plus de parfums
piece-store_done = plus rien à conserver
piece-install_done = plus de recettes

name-column = Prendre les cartes : colonne { $column }
name-note = Installer des recettes : note de { $note }
name-recipe = { $title }
name-perfume = { $title }
name-funds = Fonds de départ

## Les petits mots de la table

label-next_marker = prochain premier joueur
label-start_marker = premier joueur
flag-next_marker = { label-next_marker }
flag-start_marker = { label-start_marker }
label-perfumers = parfumeurs
label-here = ici :
label-cost = coût
label-hand = main
label-in_all = (valeur { $worth })
label-stock = stock
label-stockyard = Stock
label-pool = assemblage
label-recipes = recettes
label-points = points
label-top = tête
label-middle = cœur
label-base = fond
label-storage = case de réserve
label-empty = vide
label-stored = conservée
label-total = { $number ->
    [0] aucun parfum
    [one] un parfum
   *[other] { $number } parfums
}

## Un plateau d’un coup d’œil : le score d’abord, « · » entre les faits

glance-perfumery =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    } · { $perfumes ->
        [one] { $perfumes } parfum
       *[other] { $perfumes } parfums
    } · { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } · parfumeurs { $perfumers_left } sur { $perfumers }

## Ce qu’on demande

phase-setup_perfume = Les premiers parfums sont dévoilés.
phase-setup_recipe = Les premières recettes sont dévoilées.
phase-setup_starter = Le premier joueur est tiré au sort.
phase-dev_turn = Où places-tu un parfumeur ?
phase-limit = Ta main est trop pleine. Quelle carte défausses-tu ?
phase-install = Quelle recette installes-tu ?
phase-install_at = À quel endroit de la pile ?
phase-sort = Quelle recette déplaces-tu ?
phase-sort_to = Vers quelle note ?
phase-sort_at = À quel endroit de la pile ?
phase-replenish = Quel parfum recharges-tu ?
phase-replenish_kind = Avec quelle essence ?
phase-essence = Quelle essence prends-tu ?
phase-essence_to = Dans quel stock la mets-tu ?
phase-pay = Avec quelle carte paies-tu ?
phase-blend = Utilises-tu cet effet ?
phase-produce = Quel parfum produis-tu ?
phase-produce_pay = Avec quoi paies-tu ?
phase-produce_kind = Avec quelle essence conservée paies-tu ?
phase-store = Quelle essence conserves-tu ?
phase-store_onto = Sur quel parfum la conserves-tu ?
phase-cleanup_perfume = De nouveaux parfums sont dévoilés.
phase-cleanup_recipe = De nouvelles recettes sont dévoilées.
phase-end = La partie est terminée.

# Ce que fait ensuite le hasard, à côté de l’option qui y mène
luck-cleanup_perfume = ensuite de nouveaux parfums sont piochés
luck-cleanup_recipe = ensuite de nouvelles recettes sont piochées

# Un détail suit sa question, entre parenthèses
detail-limit = { $limit } cartes au plus
detail-install = note de { $note }
detail-install_at = { $title }, note de { $note }
detail-sort_to = { $title }
detail-sort_at = { $title }, note de { $note }
detail-replenish_kind = { $title }
detail-pay = payé : { $paid } sur { $cost }
detail-blend = note de { $note }
detail-produce_pay = { $title } : { $essence }, note de { $note }
detail-produce_kind = { $title }

# À quoi sert la question
purpose-dev_turn = Prends des cartes, installe des recettes ou utilise une action ; quand tous sont placés, on passe à l’assemblage.
purpose-limit = Les cartes sont à la fois recettes, parfums et argent ; celles que tu défausses retournent aux colonnes.
purpose-install = Une recette donne des essences à chaque manche désormais ; elle coûte sa valeur en autres cartes.
purpose-install_at = Les effets agissent de bas en haut : pose une recette au-dessus de ce qui donne ses essences.
purpose-sort = Les effets agissent de bas en haut, chaque note pour elle-même : une meilleure place donne de meilleures essences.
purpose-sort_to = Rien ne passe d’une note à l’autre : pose-la là où ses essences manquent.
purpose-sort_at = Les effets agissent de bas en haut : pose une recette au-dessus de ce qui donne ses essences.
purpose-replenish = Une essence en réserve aide à payer un parfum, dans n’importe quelle note.
purpose-replenish_kind = L’emplacement garde une essence d’une sorte qu’il montre.
purpose-essence = Elle attend sur un stock les parfums de cette manche ; la synthétique y remplace toute autre sorte.
purpose-essence_to = Là, elle ne paie que cette note d’un parfum.
purpose-pay = { $moot ->
    [1] Le prix est payé : une carte de plus serait donnée pour rien.
   *[0] Chaque carte paie avec ses pièces ; on ne rend pas la monnaie.
}
purpose-blend = Chaque note s’assemble de bas en haut ; ce que tu n’utilises ni ne gardes s’évapore cette manche.
purpose-produce = Un parfum coûte les essences qu’il montre dans chaque note et rapporte les points de son sceau.
purpose-produce_pay = Ce qui reste sur un stock s’évapore ensuite ; ce qui est en réserve reste.
purpose-produce_kind = Paie avec la sorte dont tu as le moins besoin ailleurs.
purpose-store = Une essence en réserve reste pour une manche future ; tout le reste s’évapore.
purpose-store_onto = Chaque parfum produit garde une essence exactement de la sorte qu’il montre.

# Ce qui manque encore à un parfum de la main
missing-perfume = Il manque encore à { $title } : { $missing }{ $helping ->
    [0] {""}
   *[other] {", "}si tu utilises ce qui est conservé : { $helps }
}
ready-perfume = { $title } peut être produit cette manche{ $helping ->
    [0] {""}
   *[other] {", "}avec ce qui est conservé : { $helps }
}
either-perfume = { $count ->
    [2] { $title } ou { $other_title } peut être produit cette manche, pas les deux
   *[other] { $title } ou { $other_title } peut être produit cette manche, mais un seul d’entre eux
}
both-perfume = { $count ->
    [2] { $title } et { $other_title } peuvent être produits tous les deux cette manche
   *[other] { $title } et { $other_title } peuvent tous être produits cette manche
}
missing-part = { $count ->
    [1] { $letter } (note de { $note })
   *[other] { $count } × { $letter } (note de { $note })
}

# Ce qui est dit quand une question dont rien ne peut sortir se règle d’elle-même
moot-blend = { $moot ->
    [2] Ce qui ne fait que donner des essences a agi de soi-même : cela ne coûte rien.
   *[1] Aucun parfum de ta main ne pouvait être fait, et rien ne pouvait être conservé : tes notes ont travaillé d’elles-mêmes.
}
moot-install_at = { $title } n’a besoin de rien et va tout en bas : toutes les recettes au-dessus peuvent utiliser ce qu’elle produit.
moot-store = { $moot ->
    [3] Tes parfums conservent ce qu’ils peuvent : cela ne coûte rien, la question n’a pas été posée.
   *[1] Ce qui est conservé à la dernière manche ne compte pas : la question n’a pas été posée.
}

# Ce qui s’est passé sans question, et pourquoi
forced-produce_done = Rien de ta main ne pouvait être produit avec ce qui restait.
forced-pay = Tu as payé avec { $card } : rien d’autre ne pouvait payer.
happened-forced_to_pass = Aucun emplacement n’était possible pour ton parfumeur : tu as passé.
happened-perfumer_joined = Ton parfumeur engagé travaille désormais pour toi.

# À côté d’une option qui prend trop
over-column = { $hand } cartes : tu devras en défausser { $over }

## Les décisions

decision-effect = { $choice } : { $effect }
decision-place = { $space }
decision-pay_done = Ne plus payer
decision-produce_done = Ne plus produire
decision-store_done = Ne plus rien conserver
decision-install_done = Ne plus installer, et payer
decision-to = Vers la note de { $note }
decision-essence = { $cost ->
    [0] Prendre une essence { $kind }, gratuite
    [unknown] Prendre une essence { $kind }
   *[other] Prendre une essence { $kind }, pour { $cost }
}
decision-stock = Payer du stock : { $letter }
decision-kind = { $letter }
decision-store = Conserver : { $letter }, note de { $note }
decision-pay = Payer avec { $card } ({ $face ->
    [0] recette, vaut { $value }
    [1] { $brand ->
        [one] parfum à 1 point
       *[other] parfum à { $brand } points
    }, vaut { $value }
   *[2] vaut { $value }
})
decision-discard = Défausser { $card } ({ $face ->
    [0] recette, vaut { $value }
    [1] { $brand ->
        [one] parfum à 1 point
       *[other] parfum à { $brand } points
    }, vaut { $value }
   *[2] vaut { $value }
})
decision-at = { $index ->
    [0] La mettre tout en bas, sur la tuile
   *[other] La mettre au-dessus : { $title }
}
decision-install = Installer { $card } : { $effect }, coûte { $value }
decision-sort = Déplacer { $card } : { $effect }
decision-produce = Produire { $card } ({ $brand ->
    [one] { $brand } point
   *[other] { $brand } points
})
decision-storage = Payer avec l’essence conservée sur { $card }
decision-replenish = Recharger { $card } ({ $storage })
decision-onto = La conserver sur { $card }

chance-perfume = parfum : { $id }
chance-recipe = recette : { $id }
chance-starter = { $seat } commence

## Ce qui s’est passé

event-perfume_dealt = Un parfum est dévoilé au-dessus de la colonne { $column } : { $perfume }
event-recipe_dealt = Une recette est dévoilée sous la colonne { $column } : { $recipe }
event-funds_taken = { $seat } prend { $card }
event-starter_chosen = { $seat } joue en premier
event-next_marker_laid = Le marqueur Prochain premier joueur va dans la colonne { $column }
event-final_round_announced = Les pioches sont vides : la prochaine manche est la dernière
event-round_began = { $seat } ouvre la manche { $round }
event-placed = { $seat } place un parfumeur sur « { $space } »
event-forced_to_pass = { $seat } n’a aucune case possible et passe
event-card_taken = { $seat } prend { $card } (colonne { $column })
event-next_marker_taken = { $seat } prend le marqueur Prochain premier joueur
event-marker_taken = { $seat } prend le marqueur Premier joueur
event-next_marker_received = { $seat } reçoit aussi le marqueur Prochain premier joueur
event-card_discarded = { $seat } défausse { $card }
event-card_paid = { $seat } paie avec { $card }
event-recipe_installed = { $seat } installe { $recipe } (note de { $note })
event-recipe_moved = { $seat } déplace { $recipe } (note de { $note })
event-replenished = { $seat } recharge { $perfume } : { $letter }
event-essence_taken = { $seat } prend une essence { $letter } (note de { $note })
event-perfumer_hired = { $seat } engage un parfumeur
event-blending_began = { $seat } passe à l’assemblage
event-tile_used = { $seat } utilise la tuile de la note de { $note }
event-tile_skipped = { $seat } ignore la tuile de la note de { $note }
event-recipe_used = { $seat } utilise { $recipe } (note de { $note })
event-recipe_skipped = { $seat } ignore { $recipe } (note de { $note })
event-blended = { $seat } obtient { $number } × { $letter } (note de { $note })
event-paid_from_stock = { $seat } paie une essence { $letter } (note de { $note })
event-paid_from_storage = { $seat } paie une essence { $letter } conservée sur { $perfume } (note de { $note })
event-produced = { $seat } produit { $perfume } pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
event-stored = { $seat } conserve une essence { $letter } sur { $perfume } (note de { $note })
event-volatilised = { $seat } laisse s’évaporer { $number } × { $letter } (note de { $note })
event-round_ended = La manche { $round } se termine
event-perfumer_joined = { $seat } a désormais un parfumeur de plus
event-ended = La dernière manche est terminée

## Ce qu’une option apporte, là où on le dit autrement que ce qui s’est passé

outcome-card_taken = { $card }
outcome-card_paid = et paie avec { $card }
outcome-marker_taken = { $final ->
    [1] le marqueur ne rapporte plus rien : c’est la dernière manche
   *[0] commence la prochaine manche, si personne ne prend le marqueur après
}
outcome-perfumer_hired = { $final ->
    [1] trop tard pour un parfumeur : c’est la dernière manche
   *[0] engage un parfumeur
}
outcome-next_marker_taken = –
outcome-next_marker_received = –
outcome-tile_used = –
outcome-tile_skipped = –
outcome-recipe_used = –
outcome-recipe_skipped = –
outcome-paid_from_stock = –
outcome-volatilised = { $number } × { $letter } s’évapore (note de { $note })
outcome-round_ended = –
outcome-perfumer_joined = –

# La même décision plusieurs fois
times-effect = { $all ->
    [1] les { $times } qui restent
   *[0] { $more ->
        [1] celui-ci et le suivant
       *[other] celui-ci et les { $more } suivants
    }
}

## Pourquoi pas

clause-PY-2-1 = Cette colonne n’existe pas avec ce nombre de joueurs.
clause-PY-2-2 = Cette carte n’est pas au sommet de sa pioche.
clause-PY-2-8 = Personne n’est assis là.
clause-PY-3-1-1 = Pas maintenant : le jeu demande autre chose.
clause-PY-3-3-6 = { $kind ->
    [column] Cette colonne est vide : il n’y a rien à prendre.
    [note] Les recettes vont dans tes propres notes : il te faut une recette en main, et d’autres cartes pour la payer.
    [sort_space] Tu n’as pas de recette à déplacer : aucune n’est encore installée.
    [replenish_space] Tu n’as pas de parfum dont la case de réserve est vide : produis d’abord un parfum qui en a une.
    [hire_space] Engager coûte { $cost }, et ta main vaut moins.
    [start_marker_space] Tu as déjà le marqueur : il se prend à quelqu’un d’autre.
   *[other] L’action entière doit être possible : des cartes dans la colonne ; une recette en main et assez d’autres cartes pour la payer ; une recette à déplacer ; un parfum produit dont la case de réserve est vide ; assez de cartes pour engager ; ou un marqueur que quelqu’un d’autre détient.
}
clause-PY-3-5-2 = Tu ne paies qu’avec des cartes de ta main.
clause-PY-3-5-4 = Ce que tu as payé ne suffit pas encore : choisis une autre carte.
clause-PY-3-6-1-3 = Tu ne défausses que juste après avoir pris une colonne, jusqu’à la limite de main, et seulement des cartes que tu as.
clause-PY-3-6-2-1 = Tu n’installes qu’une recette de ta main, n’importe où dans la pile de la note où se tient ton parfumeur.
clause-PY-3-6-2-2 = Il faut d’abord installer au moins une recette.
clause-PY-3-6-2-3 = Trop cher : les cartes qui te restent en main doivent valoir autant que toutes les recettes installées maintenant.
clause-PY-3-6-3-1 = Tu déplaces une recette de tes propres notes, vers n’importe quel endroit de l’une d’elles.
clause-PY-3-6-3-2 = La recette resterait où elle est : choisis un autre endroit, ou une autre note.
clause-PY-3-6-4-1 = Il te faut un parfum que tu as produit, dont la case de réserve est vide, et une essence que cette case montre.
clause-PY-3-6-5-1 = Ta main ne vaut pas assez pour payer cette essence.
clause-PY-3-6-6-2 = Tu as déjà engagé ton parfumeur : cela n’arrive qu’une fois par partie.
clause-PY-3-8-4 = L’assemblage de cette note n’a pas ce que l’effet demande ; tu ne peux que l’ignorer.
clause-PY-3-9-1 = Tu ne peux produire qu’un parfum de ta main.
clause-PY-3-9-2 = Il manque des essences : chaque note se paie de son propre stock, ou des cases de réserve de tes parfums.
clause-PY-3-9-6 = Si tu la dépensais ici, tu ne pourrais plus payer le reste du parfum.
clause-PY-3-10-1 = Tu conserves une essence qui reste dans l’un de tes stocks, sur un parfum que tu as produit.
clause-PY-3-10-2 = Il te faut une case de réserve vide qui montre exactement cette essence.
clause-PY-4-2 = Cette case est prise jusqu’à la prochaine manche.

## La fin

final-win = { $name } gagne avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
# $names vient de final-and
final-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} !
scoring-produced = Parfums produits
# What a reason says that a better decision gains for later: after “about”
gain-card_taken = { $count ->
    [one] { $count } carte de plus
   *[other] { $count } cartes de plus
}
gain-recipe_installed = { $count ->
    [one] { $count } recette installée de plus
   *[other] { $count } recettes installées de plus
}
gain-replenished = { $count ->
    [one] { $count } essence rechargée de plus
   *[other] { $count } essences rechargées de plus
}
gain-essence_taken = { $count ->
    [one] { $count } essence prise de plus
   *[other] { $count } essences prises de plus
}
gain-perfumer_hired = { $count ->
    [one] { $count } parfumeur de plus
   *[other] { $count } parfumeurs de plus
}
gain-blended = { $count ->
    [one] { $count } essence assemblée de plus
   *[other] { $count } essences assemblées de plus
}
gain-produced = { $count ->
    [one] { $count } parfum produit de plus
   *[other] { $count } parfums produits de plus
}
gain-stored = { $count ->
    [one] { $count } essence conservée de plus
   *[other] { $count } essences conservées de plus
}

## Les noms des cartes de notre boîte ; une carte d’une autre boîte garde son nom

title-Petal-Press = Presse à pétales
title-Leaf-Still = Alambic à feuilles
title-Musk-Tincture = Teinture de musc
title-Bloom-Doubling = Double floraison
title-Civet-Turn = Virage à la civette
title-Leaf-Graft = Greffe de feuilles
title-Hidden-Warmth = Chaleur cachée
title-Green-Turn = Virage au vert
title-Enfleurage-Frames = Châssis d’enfleurage
title-Garden-Still = Alambic du jardin
title-Fern-House = Serre aux fougères
title-Aldehyde-Bench = Banc aux aldéhydes
title-Night-Maceration = Macération de nuit
title-Hay-Conversion = Conversion au foin
title-Amber-Graft = Greffe d’ambre
title-Oakmoss-Cellar = Cave à mousse
title-Chypre-Accord = Accord chypré
title-Boudoir-Press = Presse du boudoir
title-Meadow-Cascade = Cascade des prés
title-First-Molecule = Première molécule
title-Fougere-Cascade = Cascade fougère
title-Leather-Vat = Cuve à cuir
title-Forest-Alembic = Alambic des bois
title-Ambergris-Cask = Fût d’ambre gris
title-Great-Fern-House = Grande serre aux fougères
title-Modern-Bench = Banc moderne
title-Grand-Maceration = Grande macération
title-Civet-Cascade = Cascade de civette
title-Cellar-Cascade = Cascade de la cave
title-Accord-Synthesis = Synthèse d’accord
title-Orchard-Cascade = Cascade du verger
title-Estate-Press = Presse du domaine
title-Resin-Vault = Voûte aux résines
title-Aldehyde-Graft = Greffe d’aldéhyde
title-Master-Alembic = Alambic du maître
title-Green-Synthesis = Synthèse verte
title-Bouquet-Inversion = Inversion du bouquet
title-First-Bloom = Première fleur
title-Linen-Hour = L’heure du lin
title-Garden-Gate = Portail du jardin
title-Amber-Whisper = Murmure d’ambre
title-Dew-Path = Sentier de rosée
title-Petal-Letter = Lettre de pétales
title-Quiet-Orchard = Verger tranquille
title-Fern-and-Fur = Fougère et fourrure
title-Sunday-Bouquet = Bouquet du dimanche
title-Velvet-Paw = Patte de velours
title-Crystal-Fern = Fougère de cristal
title-Moss-Cathedral = Cathédrale de mousse
title-Rose-Meridian = Méridien de rose
title-Fox-at-Dusk = Renard au crépuscule
title-Ballroom-1921 = Salle de bal 1921
title-Silk-Correspondence = Lettres de soie
title-Herbalist-s-Daughter = Fille de l’herboriste
title-Midnight-Arcade = Arcades de minuit
title-Opera-Stairs = Escalier de l’Opéra
title-Jasmine-Express = Jasmin-Express
title-Copper-Hare = Lièvre de cuivre
title-Conservatory = Orangerie
title-White-Pavilion = Pavillon blanc
title-Lioness-at-Noon = Lionne à midi
title-Terrace-in-May = Terrasse en mai
title-Grand-Salon = Grand Salon
title-Golden-Staircase = Escalier d’or
title-Empress-Hotel = Hôtel Impératrice
title-Riviera-Night = Nuit de Riviera
title-Black-Swan-Ball = Bal du cygne noir
title-The-Glass-Orchid = L’orchidée de verre
title-Emerald-Promenade = Promenade émeraude
title-Harvest-Road = Route des moissons
title-Leopard-Velvet = Velours léopard
title-Aurora-Box = Coffret Aurore
title-Verdant-Crown = Couronne verte
title-Twelve-Fountains = Douze fontaines
title-Winter-Garden = Jardin d’hiver
title-Imperial-Musk = Musc impérial
title-Meadow-Symphony = Symphonie des prés
