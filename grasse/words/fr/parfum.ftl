# Parfum, avec les mots de son livret de règles.
#
# piece-…     une pièce ou un lieu de la table
# decision-…  ce qu’un joueur peut décider, tel qu’on le lit dans la liste ; chance- pour le hasard
# event-…     ce qui s’est passé ; $seat est le nom d’un joueur, une valeur inconnue est « unknown »
# clause-…    pourquoi quelque chose n’est pas permis
#
# Le nom d’un joueur est libre : jamais « de » ni « que » devant $seat (d’Anna, qu’Anna).
# Les arômes et les types de note commencent tous par une consonne : « de » leur va toujours.

game-blurb = Distille, compose et vends les plus beaux parfums de Grasse.
game-facts = 15 à 35 minutes à deux · facile : choisis des dés, marie des arômes, sers la clientèle
game-goal = But : le plus de pièces · { $final ->
    [1] c’est la dernière manche
   *[0] { $bag_ends ->
        [2] le sac ne peut plus remplir la distillerie : c’est la dernière manche
        [1] { $claims ->
            [one] cette manche est la dernière, si on y réclame encore { $claims } note
           *[other] cette manche est la dernière, si on y réclame encore { $claims } notes
        }
       *[0] { $stack_until_closing ->
            [0] la prochaine carte est la fermeture : elle sort quand la rue se remplit, puis une dernière manche
            [one] encore { $stack_until_closing } client avant la fermeture
           *[other] encore { $stack_until_closing } clients avant la fermeture
        }
    }
}
game-standing = toi { $own_money }, les autres { $most_money } au plus
game-points = { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
}

aroma-violet = { $count ->
    [one] violette
   *[other] violettes
}
aroma-bergamot = { $count ->
    [one] bergamote
   *[other] bergamotes
}
aroma-rose = { $count ->
    [one] rose
   *[other] roses
}
aroma-vanilla = { $count ->
    [one] vanille
   *[other] vanilles
}
aroma-lavender = { $count ->
    [one] lavande
   *[other] lavandes
}

type-head = tête
type-heart = cœur
type-base = fond

kind-minor = mineur
kind-major = majeur

variant-learning = Partie de découverte : les cadrans de la première manche sont distribués au hasard
variant-stall_guard = Garde-fou : la partie s’arrête après 30 manches sans note prise ni vente
variant-keep_notes = Notes gardées : une note prise n’a pas à être placée tout de suite
variant-empty_bag = Sac vide : la partie s’arrête aussi après une manche qui laisse le sac vide
variant-count_notes = Compter les notes : un client compte les notes d’une senteur, pas les icônes dessus

## Les lieux et les pièces

piece-table = { $final ->
    [1] Manche { $round }, la dernière
   *[0] Manche { $round }
}
piece-clock_market = Horloge du marché
piece-clock = { $owner ->
    [0] Cadran { $position } : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
   *[other] Cadran { $position }, pris : { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }
}
piece-street = Rue
piece-customer = veut { $counts }, paie { $price }
piece-empty_street = une boutique vide
piece-stack = { $final ->
    [1] l’heure de fermeture est sortie
   *[0] { $until_closing ->
        [0] { $height } dans la pile ({ $letter } au sommet), la prochaine carte est l’heure de fermeture
        [one] { $height } dans la pile ({ $letter } au sommet), un client avant l’heure de fermeture
       *[other] { $height } dans la pile ({ $letter } au sommet), { $until_closing } clients avant l’heure de fermeture
    }
}
piece-distillery = Distillerie
piece-note = { $counts } · { $type } · { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
piece-empty_distillery = une case vide
piece-bag = { $left ->
    [0] le sac est vide
    [one] une note dans le sac
   *[other] { $left } notes dans le sac
}
piece-market = Marché
piece-booth = { $aroma } : { $left ->
    [0] plus de dé
    [one] un dé
   *[other] { $left } dés
}, { $flasks ->
    [one] { $flasks } fiole
   *[other] { $flasks } fioles
} sur 6 faces
piece-supply = { $left ->
    [0] plus de flacon dans la réserve
    [one] un flacon dans la réserve
   *[other] { $left } flacons dans la réserve
}
piece-well_place = Puits
piece-well = { $left ->
    [0] le puits est vide
    [one] un pion Eau dans le puits
   *[other] { $left } pions Eau dans le puits
}
piece-discards = { $left ->
    [0] aucun pion Eau défaussé
    [one] un pion Eau défaussé
   *[other] { $left } pions Eau défaussés
}
piece-workbench = Distillation
piece-dice = { $aroma }
piece-track = Piste d’argent
piece-marker = { $seat } : { $money ->
    [one] { $money } pièce
   *[other] { $money } pièces
}
piece-perfumery = Parfumerie
piece-perfume = parfum { $kind } { $perfume }
piece-new_minor = un nouveau parfum mineur
piece-new_major = un nouveau parfum majeur
piece-token = { $count ->
    [0] un pion Eau de valeur { $value }, déjà choisi
    [one] un pion Eau de valeur { $value }
   *[other] { $count } pions Eau de valeur { $value }
}
piece-done = Terminer
piece-reroll_all = tous les dés
piece-water_stop = plus d’eau
piece-claim_stop = plus de notes
piece-pass = passer

## Les petits mots de la table

label-money = argent
label-tokens = eau
label-flask = fiole
label-fly = mouche
label-spent = utilisée
label-rolling = en l’air
label-missing = manque
label-kept = gardées
label-flacons = flacons
label-actions_left = { $actions ->
    [0] plus d’action
    [one] encore une action
   *[other] encore { $actions } actions
}
label-sold_out = { $number ->
    [one] { $number } épuisé
   *[other] { $number } épuisés
}
scoring-claimed = Notes prises
scoring-sold = Flacons vendus aux clients
scoring-bargained = Flacons soldés
scoring-tokens_counted = Pions Eau restants
lab-points-are = Les points sont ici des pièces.
# What a reason says that a better decision gains for later: after “about”
gain-token_taken = { $count ->
    [one] { $count } pion Eau de plus
   *[other] { $count } pions Eau de plus
}
gain-claimed = { $count ->
    [one] { $count } note prise de plus
   *[other] { $count } notes prises de plus
}
gain-perfume_started = { $count ->
    [one] { $count } parfum commencé de plus
   *[other] { $count } parfums commencés de plus
}
gain-placed = { $count ->
    [one] { $count } note de plus dans un parfum
   *[other] { $count } notes de plus dans des parfums
}
gain-perfume_completed = { $count ->
    [one] { $count } parfum terminé de plus
   *[other] { $count } parfums terminés de plus
}
gain-sold = { $count ->
    [one] { $count } flacon vendu de plus
   *[other] { $count } flacons vendus de plus
}
column-wants = veut
column-pays = paie
column-note = note
column-needs = il faut
column-coins = pièces
name-note = { $counts } ({ $type })

## Un plateau d’un coup d’œil : le score d’abord, « · » entre les faits

glance-perfumery =
    { $money ->
        [one] { $money } pièce
       *[other] { $money } pièces
    } · { $tokens ->
        [one] { $tokens } pion Eau
       *[other] { $tokens } pions Eau
    } · { $customers ->
        [one] { $customers } client
       *[other] { $customers } clients
    } · { $perfume ->
        [one] { $perfume } parfum
       *[other] { $perfume } parfums
    }

## Ce qu’on demande

phase-setup_street = Les premiers clients arrivent.
phase-setup_distillery = Les premières notes sont posées.
phase-setup_tokens = L’eau est distribuée.
phase-setup_markers = Les marqueurs sont empilés.
phase-setup_clocks = Les cadrans sont distribués.
phase-wake = Quand te réveilles-tu ?
phase-prepare = Prépare ta distillation.
phase-draw = Une note est piochée.
phase-fetch = On puise de l’eau.
phase-roll = Les dés roulent.
phase-water = Améliorer ta distillation avec de l’eau ?
phase-pay = Quel pion Eau défausses-tu ?
phase-claim = Quelle note prends-tu ?
phase-place = Quelle note places-tu ?
phase-compose = Dans quel parfum ?
phase-sell = Vendre un flacon ?
phase-serve = À quel client ?
phase-reward = De l’eau pour un parfum épuisé.
phase-surplus = Tu ne peux garder que 4 pions Eau. Lequel défausses-tu ?
phase-refill_distillery = De nouvelles notes arrivent.
phase-refill_street = De nouveaux clients arrivent.
phase-final = La partie est terminée.

# Ce que fait ensuite le hasard, à côté de l’option qui y mène
luck-draw = ensuite une note est tirée du sac
luck-fetch = ensuite un pion Eau est tiré du puits
luck-roll = ensuite tes dés roulent
luck-reward = ensuite tu puises ton eau
luck-refill_distillery = ensuite de nouvelles notes sont tirées
luck-refill_street = ensuite de nouveaux clients arrivent

detail-sell = vente { $sale } sur { $sales }
detail-serve = vente { $sale } sur { $sales }
detail-pay = pion { $token } sur { $tokens }
detail-surplus = pion { $token } sur { $tokens }

# À quoi sert la question
purpose-wake = Un cadran matinal joue en premier, mais a moins d’actions.
purpose-prepare = Chaque action prend un dé, une nouvelle note ou de l’eau ; ensuite tu lances tous tes dés.
purpose-water = Les notes coûtent des fioles ; l’eau aide à changer les mouches en fioles.
purpose-pay = À la fin, chaque pion Eau vaut son nombre en pièces : paie avec un petit.
purpose-claim = Une note coûte une fiole pour chacun de ses arômes, rapporte tout de suite ses pièces et va dans un parfum.
purpose-place = Une note placée reste pour de bon dans ce parfum.
purpose-compose = Un parfum mineur demande tête et fond ; un majeur aussi un cœur, et donne plus de flacons.
purpose-sell = Un client achète un flacon avec assez de son arôme préféré ; le dernier flacon apporte aussi de l’eau.
purpose-serve = Le client paie les pièces de sa carte, puis s’en va.
purpose-surplus = À la fin, chaque pion Eau vaut son nombre en pièces : garde les grands.

# Ce qui manque à une pièce à soi
missing-perfume = Il manque encore au parfum { $perfume } : { $missing }

# Ce qui s’est passé sans question, et pourquoi
forced-choose_clock = Tu as pris le cadran { $position } : il ne restait que lui.
forced-pass = Tu n’avais aucun flacon à vendre : ta vente est passée.
forced-claim_stop = Tes fioles ne paient plus rien.
forced-water_stop = Il ne te reste pas d’eau pour améliorer ton lancer.
forced-minor = Ta note a commencé un nouveau parfum mineur : elle n’allait dans aucun autre.
forced-major = Ta note a commencé un nouveau parfum majeur : elle n’allait dans aucun autre.
forced-perfume = Ta note est allée dans le parfum { $id } : elle n’allait dans aucun autre.
happened-sold_out = Le parfum { $perfume } est épuisé : cela t’apporte de l’eau.
happened-closing_time = L’heure de fermeture est sortie : c’est la dernière manche.
moot-water = L’eau ne pouvait te donner aucune note de plus : on ne t’a rien demandé.
moot-pay = Tous tes pions devaient partir, ou étaient pareils : on ne t’a pas demandé lequel.
moot-surplus = Tu ne peux garder que 4 pions : ceux aux plus petits nombres ont été défaussés.
small-pay = toujours le pion au plus petit nombre
small-surplus = toujours le pion au plus petit nombre

## Les décisions

decision-choose_clock = Choisir le cadran { $position } ({ $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
})
decision-draw_note = Piocher une note de fragrance dans le sac
decision-take_die = Prendre un dé de { $aroma }
decision-take_water = Prendre un pion Eau
decision-reroll_colour = Relancer les mouches de { $aroma } (1 pion Eau)
decision-reroll_all = Relancer tous les dés, fioles comprises (1 pion Eau)
decision-turn_fly = Changer une mouche de { $aroma } en fiole (2 pions Eau)
decision-water_stop = Ne plus utiliser d’eau et prendre des notes
decision-token = Défausser un pion Eau de valeur { $value }
decision-claim = Prendre { $counts } (note de { $type }, { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
})
decision-claim_stop = Ne plus prendre de notes
decision-pass = Passer
decision-sell = Vendre un flacon du parfum { $perfume } à un client
decision-bargain = Solder un flacon du parfum { $perfume }
decision-discard = Défausser un pion Eau de valeur { $value }
decision-to = Vendre au client qui veut { $counts } et paie { $price }
decision-place = Placer { $note }
decision-minor = Commencer un nouveau parfum mineur
decision-major = Commencer un nouveau parfum majeur
decision-perfume = L’ajouter au parfum { $kind } { $id }

chance-flasks = dés de { $aroma } : { $number ->
    [0] aucune fiole
    [one] une fiole
   *[other] { $number } fioles
}
chance-water = un pion Eau de valeur { $value }
chance-note = note : { $id }
chance-customer = client : { $id }
chance-marker = marqueur : { $seat }
chance-clock = cadran { $position }

## Ce qui s’est passé

event-customer_arrived = Un client arrive : { $customer }
event-note_arrived = Une note est posée : { $note }
event-token_taken = { $value ->
    [unknown] { $seat } prend un pion Eau
   *[other] { $seat } prend un pion Eau de valeur { $value }
}
event-marker_placed = { $seat } pose son marqueur sur la pile
event-clock_dealt = { $seat } reçoit le cadran { $position }
event-round_began = La manche { $round } commence
event-clock_chosen = { $seat } choisit le cadran { $position }
event-turn_began = { $seat } prépare sa distillation, avec { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
event-die_taken = { $seat } prend un dé de { $aroma }
event-rolled = { $seat } lance { $dice ->
    [one] { $dice } dé
   *[other] { $dice } dés
} de { $aroma } : { $number ->
    [0] aucune fiole
    [one] une fiole
   *[other] { $number } fioles
}
event-token_paid = { $seat } défausse un pion Eau de valeur { $value }
event-colour_rerolled = { $seat } relance les mouches de { $aroma }
event-all_rerolled = { $seat } relance tous les dés
event-fly_turned = { $seat } change une mouche de { $aroma } en fiole
event-well_refilled = Le puits est rempli : { $tokens ->
    [one] { $tokens } pion Eau
   *[other] { $tokens } pions Eau
}
event-claimed = { $seat } prend { $note } et gagne { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
event-perfume_started = { $seat } commence le parfum { $kind } { $perfume }
event-placed = { $seat } place { $note } dans le parfum { $perfume }
event-perfume_completed = { $flacons ->
    [0] { $seat } termine le parfum { $perfume }, mais il n’y a plus de flacon
    [one] { $seat } termine le parfum { $perfume } et prend un flacon
   *[other] { $seat } termine le parfum { $perfume } et prend { $flacons } flacons
}
event-sale_began = Les boutiques ouvrent
event-sold = { $seat } vend le parfum { $perfume } à un client pour { $price }
event-bargained = { $seat } solde le parfum { $perfume } pour { $price }
event-passed = { $seat } passe
event-sold_out = { $seat } a vendu le dernier flacon du parfum { $perfume }
outcome-sold_out = { $seat } vend le dernier flacon du parfum { $perfume }, ce qui rapporte de l’eau
event-token_discarded = { $seat } défausse un pion Eau en trop, de valeur { $value }
event-closing_time = Heure de fermeture ! Encore une dernière manche
event-round_ended = La manche { $round } se termine
event-tokens_counted = { $seat } révèle ses pions Eau : valeur { $coins }
event-ended_after_final_round = La dernière manche est terminée
event-ended_by_empty_bag = Le sac est vide : la partie s’arrête aussitôt
event-ended_by_stall = Trente manches sans note prise ni vente : la partie s’arrête
event-notes_kept = { $seat } garde { $notes ->
    [one] { $notes } note
   *[other] { $notes } notes
}

## Ce qu’une option apporte, là où on le dit autrement que ce qui s’est passé

outcome-turn_began = puis ton tour suivant, avec { $actions ->
    [one] { $actions } action
   *[other] { $actions } actions
}
outcome-sale_began = puis les boutiques ouvrent
outcome-round_ended = –

# La même décision plusieurs fois
times-pass = { $all ->
    [1] passer les { $times }
   *[0] en passer { $times }
}

## Pourquoi pas

clause-PA-2-4 = Les clients sont empilés dans un autre ordre : les A au-dessus des B.
clause-PA-2-8 = Ce marqueur est déjà dans la pile, ou n’est à personne.
clause-PA-2-11 = Ce cadran ne peut pas être distribué.
clause-PA-3-2 = Pas maintenant : le jeu demande autre chose.
clause-PA-3-3-4 = Ce cadran n’est plus sur l’horloge du marché.
clause-PA-3-4-2 = Cette note n’est pas dans le sac.
clause-PA-3-4-4 = Il faut d’abord utiliser toutes les actions de ton cadran.
clause-PA-3-4-5 = Il n’y a que trois dés de chaque arôme, et tu les as tous.
clause-PA-3-5-1 = Tu ne lances pas autant de dés de cet arôme.
clause-PA-3-5-2 = Il te faut une mouche de cet arôme et assez de pions Eau : un pour relancer, deux pour changer une mouche.
clause-PA-3-5-3 = Tu n’as pas de pion Eau de cette valeur.
clause-PA-3-5-5 = Une fois que tu prends des notes, l’eau ne sert plus à rien.
clause-PA-3-5-6 = Une note demande une fiole encore inutilisée pour chacun de ses arômes.
clause-PA-3-6-1 = Tu places les notes prises pendant ce tour.
clause-PA-3-6-2 = La note n’y trouve pas de place libre : un cœur ne va que dans un parfum majeur, et un parfum n’a qu’une note de chaque type.
clause-PA-3-6-4 = Ce parfum est terminé : on n’y ajoute plus de note.
clause-PA-3-7-3 = Il te faut un parfum terminé dont il reste un flacon, et dans la rue un client qui y trouve assez de la fragrance qu’il aime.
clause-PA-3-7-5 = Il te faut un parfum terminé dont il reste un flacon.
clause-PA-3-8-2 = Tu ne défausses qu’après ta dernière vente de la manche, jusqu’à garder quatre pions Eau, et seulement ceux que tu as.
clause-PA-4-1 = Le sac est vide.
clause-PA-4-2 = La distillerie n’a plus de case vide.
clause-PA-4-3 = Il n’y a plus de pion Eau dans le puits.
clause-PA-11-1-2 = Avec les notes gardées, tu places celles qui sont dans ta parfumerie, autant que tu veux ; le reste y attend.

## La fin

final-win = { $name } gagne avec { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
} !
# $names vient de final-and
final-shared = { $names } se partagent la victoire avec { $points ->
    [one] { $points } pièce
   *[other] { $points } pièces
} !
