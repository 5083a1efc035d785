# Les mots de la maison : le terminal, et ce que tous les jeux partagent.
#
# $name, $names   comment s’appelle un joueur, un jeu, un fichier …
# $file           le nom d’un fichier, tel qu’on l’a écrit
# Ce qui se tape tel quel (--seed, learning=yes, grasse play, me) ne se traduit pas.
# Un nom est libre : jamais « de » ni « que » devant lui (d’Anna, qu’Anna).

## À la table

play-seed = graine { $seed }
seat-name = Joueur { $seat }
table-you = toi
match-variants = Variantes : { $variants }
match-variant-off = sans : { $variant }
curtain = Passe le clavier à { $name }. { $name }, appuie sur Entrée quand personne d’autre ne regarde.
prompt-decide = Que fais-tu ?
prompt-hint = Un numéro, ou des mots. aide montre ce que tu peux taper d’autre.
prompt-ambiguous = Cela peut vouloir dire :
prompt-range = Choisis un numéro de 1 à { $last }.
prompt-unknown = « { $text } » n’est pas une des options, et je ne sais pas l’expliquer. Choisis un numéro, ou tape aide.
# Dit d’une décision que le jeu a prise lui-même, faute d’autre choix
told-forced = { $choice } (seul choix possible)
undo-done = Ton dernier choix est annulé.
undo-nothing = Il n’y a rien à annuler : quelque chose a été tiré ou lancé, une chose cachée a été montrée, ou quelqu’un d’autre a décidé depuis.
hint-title = L’avis du meilleur robot, et les chances de chacun
hint-points = points à la fin
hint-off = Pas de conseils quand plusieurs personnes jouent.
why-what = Pourquoi quoi ? Tape par exemple pourquoi et une partie de l’option qui te manque.
why-allowed = Tu peux le faire maintenant : numéro { $number }.
rules-none = Aucune règle ne parle de « { $text } ». Les règles sont écrites en anglais ; essaie un autre mot, ou le numéro d’une règle.
save-done = La partie est enregistrée dans { $file }.
save-exists = { $file } existe déjà et reste tel quel ; choisis un autre nom.
save-no-folder = Il n’y a pas de dossier { $folder } où enregistrer.
quit-resume = Pour la reprendre :
quit-unsaved = La partie n’a pu être enregistrée nulle part. Voici sa feuille de partie ; garde-la dans un fichier :
watch-next = Entrée : la manche suivante. fin : jouer jusqu’au bout. quitter : s’arrêter ici.

## Ce qu’une option apporte : à côté d’elle, avec " · " entre les faits

brings-from-to = { $least } à { $most }
brings-more = et { $count } de plus
brings-question = ensuite : { $question }
brings-odds = { $percent } % : { $outcome }
brings-others = ensuite quelqu’un d’autre
brings-over = ensuite la partie se termine
brings-unsure = le reste dépend de ce que tu ne vois pas

## Les commandes : un seul mot chacune, sans espace

command-undo = annuler
command-why = pourquoi
# Le mot qui peut suivre : « pourquoi pas … »
command-not = pas
command-rules = règles
command-hint = conseil
command-log = journal
command-table = table
command-save = enregistrer
command-help = aide
command-quit = quitter

## L’aide : à gauche ce qu’on tape (avec la commande ci-dessus), à droite ce que cela fait

help-number = 1, 2, 3 …
help-number-does = choisir l’option de ce numéro
help-words = des mots
help-words-does = choisir l’option où ces mots se trouvent ; un bout suffit s’il est clair
help-undo = annuler
help-undo-does = revenir sur ton dernier choix, tant que rien de nouveau n’est apparu
help-why = pourquoi …
help-why-does = pourquoi quelque chose n’est pas possible maintenant, et quelle règle le dit
help-rules = règles …
help-rules-does = montrer comment jouer ou une règle ({ $clause }), ou trouver les règles où se trouve un mot
help-hint = conseil
help-hint-does = ce que ferait le meilleur robot, et qui il voit gagner
help-log = journal
help-log-does = tout ce qui s’est passé jusqu’ici
help-table = table
help-table-does = redessiner la table
help-save = enregistrer FICHIER
help-save-does = garder la partie dans un fichier, et continuer
help-help = aide
help-help-does = cette liste
help-quit = quitter
help-quit-does = s’arrêter ici ; la partie est enregistrée, et tu peux la reprendre

## La fin

# $first peut être plusieurs noms séparés par des virgules
final-and = { $first } et { $last }
final-saved = La feuille de partie se trouve dans { $file }.

## Avant la première question

warmup-opening = La table se prépare pour { $game } …
warmup-compiling = { $game } se compile pour cet ordinateur : une demi-minute environ, la première fois seulement. { $seconds } s …
warmup-search = Les robots qui calculent à l’avance s’échauffent …
warmup-searching = Les robots qui calculent à l’avance s’échauffent pour { $game } : une demi-minute environ, la première fois seulement. { $seconds } s …

## Revoir une partie

replay-chance = Le hasard
# Le mot qu’on tape pour aller à une manche : « manche 5 »
replay-round = manche
replay-place = décision { $number } sur { $last }
replay-keys = Entrée ou n : suivante. p : précédente. Un nombre : cette décision. manche 5 : cette manche. q : quitter.
replay-help = Appuie sur Entrée pour avancer ou tape p pour reculer, un nombre de 0 à { $last }, une manche, ou q pour quitter.

## Les boîtes

box-good = { $file } est une boîte valable pour { $game }.
box-hash = Son empreinte, qui figure sur chaque feuille de partie jouée avec elle : { $hash }
box-bad = { $file } est inutilisable : { $faults ->
    [one] il y a { $faults } erreur.
   *[other] il y a { $faults } erreurs.
}
box-whole-file = le fichier
box-new = { $file } est maintenant une copie de la boîte du jeu { $game }. Pour la suite :
box-step-edit = 1. Écris dans ses lignes ce qui est imprimé sur tes propres pièces.
box-step-check = 2. Vérifie-la :     grasse box check { $file }
box-step-play = 3. Joue avec elle : grasse play { $game } --box { $file }

## Les chiffres

bench-compiling = { $game } : compilation, d’abord à partir de rien, puis à partir du cache …
bench-one-core = Parties au hasard sur un cœur, { $seconds } s …
bench-all-cores = Parties au hasard sur { $cores } cœurs, { $seconds } s …
bench-head = { $game }, { $seats } joueurs
bench-decisions-per-second = décisions par seconde, un cœur
bench-matches-per-second = parties par seconde, un cœur
bench-decisions-per-second-all-cores = décisions par seconde, tous les cœurs
bench-matches-per-second-all-cores = parties par seconde, tous les cœurs
bench-compile-cold-seconds = compilation, la première fois
bench-compile-cached-seconds = compilation, à partir du cache
bench-state-bytes = taille d’un état

## Les plaintes : une ligne chacune

complain-nearest = Voulais-tu dire { $name } ?
complain-known = Il y a : { $names }.
complain-command = Il n’y a pas de commande « { $name } ».
complain-game = Il n’y a pas de jeu « { $name } ».
complain-no-game = Quel jeu ? Il y a : { $games }.
complain-player = Il n’y a pas de joueur « { $name } ».
complain-language = Il n’y a pas de langue « { $name } ».
complain-variant = Il n’y a pas de variante « { $name } ».
complain-yes-no = Écris --variant { $variant }=yes ou --variant { $variant }=no.
complain-variant-seat = Écris --variant { $variant }=2 avec le numéro d’une place, ou 0 pour un tirage au sort.
complain-seats = { $game } se joue à { $seats }, pas à { $given }.
complain-players = { $players ->
    [one] { $players } joueur est nommé
   *[other] { $players } joueurs sont nommés
} pour { $seats } places.
complain-names = { $people ->
    [0] Les noms sont pour les places appelées me, et il n’y en a pas.
    [one] { $names } noms sont donnés pour une seule place appelée me.
   *[other] { $names } noms sont donnés pour { $people } places appelées me.
}
complain-name = Un joueur ne peut pas s’appeler « { $name } » : ce nom est vide, déjà pris, ou celui d’un robot.
complain-resume = { $option } ne va pas avec --resume : la feuille de partie le dit déjà.
complain-other-game = { $file } est une partie d’un autre jeu : { $game }.
complain-seat = Il n’y a pas de place { $seat } : la partie en a { $seats }.
complain-seat-json = --json montre tout ; il ne va pas avec --seat.
complain-seconds = --seconds prend un nombre plus grand que 0, jusqu’à 3600.
complain-file = { $file } : { $reason }
complain-no-proposal = Aucune autre boîte n’est proposée pour { $game }.
complain-line = { $file }, ligne { $line } : { $reason }
complain-box = { $file } : { $fault }{ $more ->
    [0] {""}
    [one] {" "}(et une autre erreur ; voir grasse box check)
   *[other] {" "}(et { $more } autres erreurs ; voir grasse box check)
}
file-not-text = n’est pas du texte UTF-8 (octet { $byte })

## Le serveur

serve-at = La table est ouverte : { $address } (Ctrl+C la ferme).
serve-kept = Les parties sont conservées dans { $database }.
serve-browser = Si aucun navigateur ne s’ouvre, ouvre toi-même cette adresse.
complain-port = Le port { $port } de { $host } ne peut pas servir : { $reason }
complain-workers = Plusieurs processus ont besoin de PostgreSQL : indique une de ses bases dans GRASSE_DATABASE.
complain-database = La base de données ne s’ouvre pas : { $reason }
backup-done = { $rows ->
    [one] { $rows } ligne est sauvegardée dans { $file }.
   *[other] { $rows } lignes sont sauvegardées dans { $file }.
}
restore-done = { $rows ->
    [one] { $rows } ligne est de nouveau dans { $database }.
   *[other] { $rows } lignes sont de nouveau dans { $database }.
}
admin-match = partie
admin-game = jeu
admin-status = état
admin-players = joueurs
admin-moved = dernier coup (UTC)
admin-none = Aucune partie de ce genre.
admin-ratings-again = { $matches ->
    [one] { $matches } partie comptée
   *[other] { $matches } parties comptées
} de nouveau.
admin-ratings-right = Chaque classement découle des parties.
admin-ratings-wrong = Ces classements ne découlent pas des parties ; --again les calcule tous de nouveau.
admin-closed = La partie { $match } est close en l’état. Son secret est visible et sa feuille peut être vérifiée.
admin-tournament = Le tournoi { $tournament } se termine avec la ronde en cours.
admin-removed = La partie { $match } est supprimée, il n’en reste rien.
admin-chair = La place { $seat } est de nouveau libre. La première personne à ouvrir ce lien la prend :
admin-nowhere = Il n’y a pas de base de données dans { $file }.
admin-nobody = Personne ne s’appelle ainsi ici.
admin-renamed = { $name } s’appelle maintenant { $new }.
admin-expelled = { $name } n’est plus là. Ses parties restent, sans nom.
admin-results = Résultats relus de { $matches } parties ; { $changed } n’étaient pas notés ainsi.
verify-fair = { $drawn ->
    [one] { $drawn } tirage du hasard vérifié : c’est bien celui
   *[other] { $drawn } tirages du hasard vérifiés : ce sont bien ceux
} que donne le secret, et le secret a l’empreinte qui a été montrée.
verify-shared = { $drawn ->
    [one] { $drawn } tirage du hasard vérifié : c’est bien celui
   *[other] { $drawn } tirages du hasard vérifiés : ce sont bien ceux
} que donnent le secret et les maillons des places, et le secret a l’empreinte qui a été montrée.
verify-forked = Au début, { $forked ->
    [one] { $forked } décision vient
   *[other] { $forked } décisions viennent
} d’une autre partie ou d’une leçon : ce hasard-là n’est pas vérifié.
verify-chair = La place { $seat } a contribué par { $linked ->
    [one] { $linked } décision
   *[other] { $linked } décisions
}, comme elle s’y était engagée.{ $bare ->
    [0] {""}
   *[other] {" "}Elle a aussi décidé { $bare } fois sans contribuer.
}{ $pledges ->
    [1] {""}
   *[other] {" "}Elle s’est engagée { $pledges } fois : chaque fois, elle a pu choisir la suite.
}
verify-alone = Aucune place n’a contribué : le serveur seul pouvait connaître le hasard d’avance.
verify-back = Après la décision { $before }, la place { $seat } a annulé { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
}, dont { $drawn } du hasard.
verify-day = { $drawn ->
    [one] { $drawn } tirage est celui que donne le secret du { $day }
   *[other] { $drawn } tirages sont ceux que donne le secret du { $day }
} : le même hasard pour tous ceux qui ont joué ce jour-là.
verify-sound = { $matches ->
    [0] Elle ne contient aucune partie.
    [one] Le hasard de la seule partie qu’elle contient était honnête.
   *[other] Le hasard des { $matches } parties qu’elle contient était honnête.
}
verify-faults = Le hasard de { $faults } sur { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} ne se vérifie pas :

## L’arène, et les données pour apprendre

arena-title = Arène
arena-playing = Parties
arena-counted = { $matches } parties, { $deals } donnes
arena-player = joueur
arena-rating = cote
arena-interval = 95 %
arena-wins = victoires
arena-place = rang
# La même commande reprend ce qui restait
arena-stopped = { $played } parties sur { $matches } sont jouées. La même commande joue le reste.
arena-written = Les résultats sont dans { $json }, et en page dans { $page }.
arena-no-pictures = La page n’a pas d’images : il manque { $package } (pip install '{ $extra }').
data-written = { $rows } décisions de { $matches } parties sont dans { $file }.
records-sound = { $matches ->
    [0] Elle ne contient aucune partie.
    [one] La seule partie qu’elle contient se rejoue telle qu’elle a été jouée.
   *[other] Les { $matches } parties qu’elle contient se rejouent telles qu’elles ont été jouées.
}
records-faults = { $faults } sur { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
} ne se rejouent pas telles qu’elles ont été jouées :
records-fault = { $match } ({ $game }, règles { $rules }) : { $reason }
complain-no-database = Il n’y a pas de base de données { $file }.
complain-package = Il manque { $package } pour cela : pip install '{ $extra }'
complain-number = { $option } attend un nombre entier d’au moins 1.
complain-arena-nobody = Qui joue ? Indique --players ou --lineup. Il y a : { $players }.
complain-arena-changed = { $file } a été commencé avec un autre réglage : { $setting } valait { $before } et vaut maintenant { $now }. Continue avec les mêmes réglages, ou choisis un autre dossier avec --to.
complain-no-records = { $file } : il ne contient aucune feuille de partie.

## Analyses : pourquoi autre chose était mieux

review-why-earns = Cela rapporterait bientôt { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de plus, surtout par « { $source } ».
review-why-denies = Cela priverait { $seat } { $points ->
    [one] d’environ { $points } point
   *[other] d’environ { $points } points
}, surtout par « { $source } ».
review-why-later = Cela ne rapporte pas plus de points tout de suite, mais une meilleure position pour la suite.
review-why-gains = Cela ne rapporte pas plus de points tout de suite, mais environ { $source } pour la suite.
review-why-gains-end = Cela ne rapporte pas plus de points tout de suite, mais environ { $source } pour la suite, et { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de plus à la fin.
review-why-end = Cela ne rapporte pas plus de points tout de suite, mais { $points ->
    [one] environ { $points } point
   *[other] environ { $points } points
} de plus à la fin.

## Reviews in the terminal

review-looking = Chaque moment est examiné
review-title = { $game } : où la partie s’est jouée
review-chances = Chances de gagner, du début à la fin
review-player = joueur
review-start = au début
review-own = ses décisions
review-others = décisions des autres
review-luck = chance
review-revisions = corrections
review-end = à la fin
review-accuracy = précision
review-sizes = gaffes, erreurs, imprécisions
review-worst = Les décisions les plus coûteuses
review-size-inaccuracy = imprécision
review-size-mistake = erreur
review-size-blunder = gaffe
review-decision = { $number }. { $name }, { $size } ({ $cost } % ± { $error }) : { $chosen }
review-better = Mieux : { $best }
review-points-error = Points attendus à la fin : { $before } ainsi, { $after } avec le choix joué, ± { $error }
review-points = Points attendus à la fin : { $before } avant, { $after } après
review-who = Qui m’a fait ça ?
review-decided = décidé par
review-for = pour { $name }
review-fortunes = Coups de chance et de malchance
review-summary = Toutes les parties, par joueur
review-matches = parties
complain-not-over = { $file } : la partie n’est pas finie ; on n’analyse qu’une partie finie.

## Un lien, avant qu’on le suive

preview-house = Les jeux de société des parfumeurs, dans ton navigateur : joue avec des amis ou des robots, apprends, revois tes parties. Sans compte.
preview-waiting = Une table de { $game } t’attend. Assieds-toi, sans compte.
preview-playing = Une partie de { $game } est en cours. Viens regarder.
preview-over = Une partie de { $game } est finie. Regarde comment elle s’est passée.

## Ce que l’on apprend quand aucune page n’est ouverte

told-turn-title = À toi de jouer : { $game }
told-turn = Ta partie avec { $names } continue.
told-begin-title = Ta table est complète : { $game }
told-begin = Tu joues avec { $names }. La partie a commencé.
told-invited-title = { $names } t’invite
told-invited = Une table de { $game } t’attend.
told-day-title = Les parties du jour sont ouvertes
told-day = La même chance pour tout le monde : un seul essai compte.
told-bots = des bots
told-confirm-title = Confirme ton adresse pour Grasse
told-confirm = 
    Ouvre ce lien pour savoir par courriel quand c’est à toi de jouer :
    { $link }
    Si tu n’as rien demandé, tu n’as rien à faire.
told-mail-end = Tu reçois ce message parce que tu l’as demandé. Pour changer cela : { $link }
