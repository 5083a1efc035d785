# Words of the page in the browser.
#
# $name   what a player is called; $seat of an event is a player’s name, of a chair its number

## The head of the page

page-skip = Aller au contenu
page-language = Langue
page-sound = Son
page-dark = Couleurs sombres
page-notify = Me prévenir quand c’est mon tour
page-loading = Un instant…
page-preparing = Préparation, la première fois seulement : environ une minute.
page-preparing-opens = Préparation, la première fois seulement : ensuite, ça s’ouvre tout seul.
page-close = Fermer
page-home = Tous les jeux
page-offline = Connexion perdue ; nouvelle tentative…

## Home

page-hero = La table des parfumeurs
page-hero-text = Des jeux de société sur l’art du parfum, dans la ville de Grasse. Prends place : sans inscription, sans attente.
page-name = Ton nom
page-name-to-others = Les autres te voient comme { $name }.
page-rival = Jouer contre
page-guest = Invité
page-games = Jeux
page-rooms = Pages principales
page-seats = { $from } à { $to } joueurs
page-play-now = Jouer
page-with-friends = Entre amis
page-mine = Tes parties
page-listed = Parties à regarder
page-listed-none = Aucune partie à regarder en ce moment.
page-finished = Parties terminées
page-finished-none = Les parties que tu termines apparaissent ici.
page-your-turn = À toi
page-turn-of = À { $name } de jouer
page-waiting = En attente de joueurs
page-replay = Revoir

## With friends

page-game = Jeu
page-seats-number = Joueurs
page-who-sits = Places
page-chair = Place { $seat }
page-chair-me = Moi
page-chair-open = Inviter par un lien
page-chair-device = Quelqu’un sur cet appareil
page-chair-bot = Robot : { $name }
page-chair-level = Robot { $level } sur { $last } : { $name }
page-open-chair = place libre
page-name-of = Nom du joueur { $seat }
page-match-variants = Variantes
page-drawn = Tirage au sort
page-clock = Limite de temps
page-clock-none = Sans limite de temps
page-list-it = L’annoncer à l’accueil pour que d’autres puissent regarder
page-cancel = Annuler
page-open-match = Ouvrir la table
page-join = On t’invite à cette table
page-join-game = On t’invite à une table de { $game }
page-sit-down = Prendre place
page-watch = Seulement regarder
page-invite-text = Envoie chaque lien à une seule personne. La première à l’ouvrir prend la place.
page-invite-link = Lien pour la place { $seat }
page-instead = Personne ne vient ? Laisse les places libres à des robots :
page-instead-begin = Commencer
page-copy = Copier
page-copied = Copié.
page-share = Partager
page-share-text = Viens jouer à { $game } avec moi

## At the table

page-picture = La table en image ; les flèches vont d’une pièce à l’autre
page-zoom = Zoom
page-zoom-in = Agrandir
page-zoom-out = Réduire
page-enlarge = Agrandir la table
page-enlarge-back = Afficher toute la table
page-press-leads = Appuie dessus : { $way }
page-ask = Question
page-options = Tes options
page-besides = Tu peux aussi :
page-not-now = { $piece }, pas maintenant
page-why-not = Pourquoi pas : { $piece }
page-asked-now = Question du moment : { $question }
page-in-one-go = D’un coup : { $all }
page-times = { $option }, { $times } fois
page-always = { $option }, sans que la question soit reposée : dans toutes les parties de ce jeu, jusqu’à ce que tu appuies sur « Demander à nouveau » à côté de la table
page-always-last = { $option }, sans que la question soit reposée quand il ne reste que de petites choses à faire, dont aucune ne rapporte à coup sûr des points : dans toutes les parties de ce jeu, jusqu’à ce que tu appuies sur « Demander à nouveau » à côté de la table
page-always-short = ne plus demander
page-by-itself = Toujours régler ces détails pour moi
page-by-itself-now = Cette fois : { $all }
page-by-itself-text = Maintenant : { $all }. Désormais, c’est fait pour toi quand il ne reste que de petites choses de ce genre, dans toutes les parties de ce jeu, jusqu’à ce que tu appuies sur « Demander à nouveau » à côté de la table.
page-habits = Plus demandé ({ $number })
page-habit-house = Automatique, tant que rien d’autre n’a de sens.
page-ask-again = Demander à nouveau
page-ask-again-of = Demander à nouveau : { $question }
page-undo = Annuler
page-undo-ask = Demander à annuler
page-luck-sure = Le hasard va suivre. Entre personnes, on ne l’annule que si tout le monde est d’accord.
page-luck-go = Continuer
page-luck-confirm = Me demander avant que le hasard joue
page-asked-undone = Tout t’est demandé jusqu’à la fin de ton tour, car tu as annulé quelque chose.
page-made-much = { $name } { $points } : { $sources }.
page-hint = Conseil
page-hint-ask = Demander des conseils aux autres
page-hint-title = Conseil : ce que ferait le meilleur robot
page-hint-thinking = Le meilleur robot réfléchit…
page-hint-warming = Le meilleur robot s’échauffe. La première fois, cela prend une demi-minute environ.
page-warming = { $name } s’échauffe. La première fois, cela prend une demi-minute environ.
page-hint-wins = Ta chance de gagner : environ { $percent } %, avec environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
page-hint-open = Il est trop tôt pour dire qui gagne.
page-hint-alike = À peu près aussi bon.
page-hint-worse = Un peu moins bon.
page-hint-less = Moins bon : ta chance baisse d’environ { $less } %.
page-hint-less-points = Moins bon : ta chance baisse d’environ { $less } %, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
} de moins.
page-hint-soon = Cela rapporte bientôt environ { $points ->
    [one] { $points } point
   *[other] { $points } points
}, surtout par « { $source } ».
page-hint-later = Cela ne rapporte pas de points bientôt, mais prépare la suite.
page-as-list = En liste
page-as-picture = En image
page-rules = Règles
page-rules-search = Chercher : comment gagner, flacon, Roi…
page-book-how = Comment jouer
page-book-rules = Règles
page-book-signs = Signes
page-book-contents = Sommaire
page-explain = De quoi s’agit-il ?
page-clause = Règle { $clause }
page-side = À côté de la table
page-players = Joueurs
page-glance = Les plateaux des joueurs
page-glance-turn = joue
page-bot = robot
page-away = absent
page-stand-in = Laisser jouer un robot
page-leave = Laisser un robot jouer pour moi
page-leave-sure = Laisser un robot jouer pour toi ? Tu peux revenir à ta place à tout moment.
page-end-match = Arrêter la partie
page-end-sure = Arrêter la partie pour tous, sans vainqueur ? Les autres sont d’abord consultés ; les robots acceptent.
page-ended = La partie a été arrêtée avant sa fin
page-return = Revenir à ma place
page-asked = { $decisions ->
    [one] { $name } voudrait annuler { $decisions } décision.
   *[other] { $name } voudrait annuler { $decisions } décisions.
}
page-asked-own = { $decisions ->
    [one] Tu as demandé à annuler { $decisions } décision.
   *[other] Tu as demandé à annuler { $decisions } décisions.
}
page-asked-hints = { $name } voudrait des conseils pour tous dans cette partie.
page-asked-hints-own = Tu as demandé des conseils pour tous dans cette partie.
page-asked-end = { $name } voudrait arrêter la partie ici.
page-asked-end-own = Tu as demandé d’arrêter la partie ici.
page-withdraw = Retirer la demande
page-agree = Accepter
page-disagree = Refuser
page-story = Journal
page-story-all = { $lines ->
    [one] Montrer { $lines } ligne plus ancienne
   *[other] Montrer { $lines } lignes plus anciennes
}
page-news = Nouveau depuis ta dernière visite
page-news-turn = Nouveau depuis ton dernier tour
page-changed = a changé depuis ton dernier tour
page-past = Passé
page-past-ago = { $steps ->
    [one] il y a { $steps } étape
   *[other] il y a { $steps } étapes
}
page-past-now = Revenir au présent
page-past-first = Première table vue ici
page-past-back = Un pas en arrière
page-past-next = Un pas en avant
page-options-all = { $number ->
    [one] Affiche { $number } autre option
   *[other] Affiche { $number } autres options
}
page-options-more = { $number ->
    [one] { $number } autre
   *[other] { $number } autres
}
page-options-folded = { $number ->
    [1] Une autre option n’est plus possible : pourquoi ?
   *[other] { $number } autres options ne sont plus possibles : pourquoi ?
}
page-options-fewer = Afficher moins d’options
page-skip-to-turn = Passer à mon tour
page-pace = Les bots jouent
page-pace-slow = lentement
page-pace-normal = à vitesse normale
page-pace-instant = d’un coup
page-story-setup = La mise en place
page-why = Pourquoi ?
page-why-ahead = { $name } a regardé plus loin : { $times } essais sur { $tries } ont rapporté des points, environ { $points } à chaque fois, surtout par « { $source } ».
page-why-ahead-later = { $name } a regardé plus loin : cela ne rapporte rien tout de suite, mais prépare la suite.
page-why-glance = Cela a attiré l’œil de { $name } : { $times } essais sur { $tries } ont rapporté des points, environ { $points } à chaque fois, surtout par « { $source } ».
page-why-glance-later = Cela a attiré l’œil de { $name }, mais ne rapporte rien tout de suite.
page-why-chance = { $name } a choisi au hasard.
page-chat = Chat
page-chat-new = nouveau
page-chat-empty = Aucun message pour l’instant.
page-chat-say = Écrire un message
page-chat-send = Envoyer
page-curtain = À { $name } de jouer
page-curtain-text = Passe l’appareil à { $name }. Lève le rideau quand personne d’autre ne regarde.
page-curtain-open = Je suis { $name }
page-days = { $days } j
page-hours = { $hours } h

## The end

page-you-win = Tu as gagné !
page-you-share = Tu partages la victoire !
page-finished-you = Un robot a terminé la partie pour toi.
page-finished-other = Un robot a terminé la partie pour { $name }.
page-finished-last = Pour le classement, c’est la dernière place.
page-scoring = Décompte
page-place = Rang
page-total = Total
page-scored-times = compté { $times } fois
page-scored-times-note = Entre parenthèses : combien de fois cela a compté.
page-rematch = Rejouer
page-rematch-join = Rejoindre la partie suivante
page-record = Télécharger la partie
page-private-how = Demande à l’un d’eux de la partager : ce lien marchera alors aussi pour toi.
page-private-end = Cette partie est maintenant privée : seuls ses joueurs peuvent la revoir, sauf si l’un d’eux la partage.
page-share-private = Seuls ses joueurs peuvent voir cette partie.
page-share-open = Toute personne qui a le lien peut voir cette partie.
page-share-link = La partager et copier le lien
page-share-copy = Copier le lien
page-share-copied = Le lien est copié.
page-share-back = La rendre de nouveau privée
page-fair = Le hasard était-il équitable ?
page-fair-text = Chaque tirage de cette partie vient d’un secret du serveur et de ce que les navigateurs des joueurs ont apporté. L’empreinte du secret a été montrée avant la première décision. Tu peux maintenant voir le secret et tout vérifier.
page-fair-hash = Empreinte
page-fair-secret = Secret
page-fair-good = Le secret a bien cette empreinte.
page-fair-bad = Le secret n’a pas cette empreinte !
page-verify = Vérifier le hasard
page-verify-text = Ton navigateur refait tous les tirages à partir de la feuille de partie. Le serveur ne fait que la transmettre.
page-verify-file = Vérifier une feuille de partie dans un fichier
page-verify-odds = Pour vérifier que les chances sont celles des règles :
page-verify-good = { $drawn ->
    [one] { $drawn } tirage découle
   *[other] Les { $drawn } tirages découlent
} du secret et de ce que les places ont apporté.
page-verify-good-alone = { $drawn ->
    [one] { $drawn } tirage découle
   *[other] Les { $drawn } tirages découlent
} du secret. Aucune place n’a contribué : cette partie a commencé avant que ce soit possible.
page-verify-forked = Au début, { $forked ->
    [one] { $forked } décision vient
   *[other] { $forked } décisions viennent
} d’une autre partie ou d’une leçon : ce hasard-là n’est pas vérifié ici.
page-verify-known = L’empreinte et les engagements sont ceux que ce navigateur a vus pendant la partie.
page-verify-unknown = Ce navigateur n’était pas là pendant la partie. Seul quelqu’un qui y était peut dire si l’empreinte est celle du début.
page-verify-seat = { $linked ->
    [one] { $name } a contribué par { $linked } décision.
   *[other] { $name } a contribué par { $linked } décisions.
}
page-verify-nothing = { $name } n’a rien apporté.
page-verify-bare = { $bare ->
    [one] { $bare } décision est venue sans contribution.
   *[other] { $bare } décisions sont venues sans contribution.
}
page-verify-again = { $pledges } engagements : chaque fois, la contribution suivante a pu être choisie avec l’exploitant.
page-verify-back = { $count ->
    [one] { $name } a annulé { $count } décision après la décision { $before }
   *[other] { $name } a annulé { $count } décisions après la décision { $before }
} ; tirages parmi elles : { $drawn }.
page-verify-fault-incomplete = Cette feuille de partie ne dit pas d’où vient le hasard : la partie n’a pas été jouée sur un serveur.
page-verify-fault-newer = Cette feuille de partie vient d’une version plus récente de Grasse, qui peut la vérifier.
page-verify-fault-bare = Le secret a l’empreinte qui a été montrée. Pour vérifier les tirages de cette ancienne feuille de partie, il faut :
page-verify-fault-hash = Le secret n’a pas l’empreinte qui a été montrée !
page-verify-fault-kept = Ce navigateur a vu une autre empreinte au début : le secret a été changé !
page-verify-fault-forked = Selon la feuille de partie, il vient d’ailleurs plus qu’elle ne contient, ou plus que ce navigateur n’a vu !
page-verify-fault-pledge = La place { $seat } ne s’est pas engagée à ce que dit la feuille de partie !
page-verify-fault-link = Décision { $number } : la place { $seat } a apporté autre chose que ce à quoi elle s’était engagée !
page-verify-fault-draw = Décision { $number } : un autre résultat aurait dû être tiré !
page-verify-fault-steps = La décision { $number } n’est pas celle dont parle la preuve !
page-hash-changed = Attention : le serveur montre une autre empreinte qu’avant pour cette partie. Le secret de son hasard a été changé !

## Replay

page-first = Aller au début
page-back = Décision précédente
page-next = Décision suivante
page-last = Aller à la fin
page-play = Lecture
page-pause = Pause
page-decision = Décision
page-decisions = Décisions
page-written = Telle qu’elle a été notée
page-written-note = Plus personne ne peut jouer cette partie : ses règles ou sa boîte ne sont pas connues ici. Voici ce qui en a été noté.
page-written-open = Voir ce qui a été noté
page-written-hidden = Une décision ; ce que c’était n’est dit qu’à la fin d’une partie
page-written-action = Action { $action }
page-round = Manche
page-day = Jour
page-eyes = Vu par
page-eyes-all = Tout révélé
page-eyes-watcher = Un spectateur
page-play-on = Continuer d’ici
page-play-on-seat = comme
page-play-on-player = contre

## La revue d’une partie terminée

page-review = Analyse
page-review-of = Analyse : { $game }
page-review-what = Que veut dire « { $name } » ?
page-review-waiting = D’autres analyses passent avant. Celle-ci commencera toute seule.
page-review-warming = Le bot qui analyse s’échauffe. La première fois, cela prend environ une demi-minute.
page-review-begun = Celle-ci commence maintenant. Les bots des tables passent avant : les premiers moments peuvent prendre du temps.
page-review-working = Chaque décision et chaque tirage sont examinés : { $percent } %
page-review-failed = L’analyse n’a pas réussi.
page-review-again = Réessayer
page-review-chances = Chances de gagner
page-review-chances-about = La probabilité que chacun gagne à partir de ce moment, si tout le monde joue bien. Toutes les lignes ensemble font 100 %. Une ligne descend après une mauvaise décision ou de la malchance ; elle monte avec la chance ou quand quelqu’un d’autre se trompe. C’est l’estimation d’un robot qui calcule à l’avance : les petites différences veulent dire peu de chose. Les marques sur une ligne sont les erreurs de ce joueur : plus elles sont grandes, plus l’erreur est grave. Touche la courbe ou utilise les flèches du clavier pour voir la table à ce moment.
page-review-as-table = La même chose en tableau
page-review-moment = Moment { $number } sur { $of }
page-review-back = Moment précédent
page-review-on = Moment suivant
page-review-previous = Erreur précédente
page-review-next = Erreur suivante
page-review-played = joué
page-review-better = mieux
page-review-fine = Rien de nettement meilleur n’a été trouvé.
page-review-mistakes = Erreurs
page-review-mistakes-about = Les décisions pour lesquelles quelque chose de nettement meilleur a été trouvé. Chacune est jugée seulement d’après ce que ce joueur pouvait savoir alors, jamais d’après ce qui était caché. Le pourcentage est la chance de gagner qui a été perdue, et ± dit de combien il peut se tromper. À partir de 2 % c’est une imprécision, à partir de 5 % une erreur, à partir de 10 % une gaffe.
page-review-mistakes-none = Aucune erreur
page-review-whose = Les erreurs de qui
page-review-everyone = Tout le monde
page-review-all = Afficher les { $number }
page-review-size-inaccuracy = Imprécision
page-review-size-mistake = Erreur
page-review-size-blunder = Gaffe
page-review-count-inaccuracy = { $number ->
    [one] { $number } imprécision
   *[other] { $number } imprécisions
}
page-review-count-mistake = { $number ->
    [one] { $number } erreur
   *[other] { $number } erreurs
}
page-review-count-blunder = { $number ->
    [one] { $number } gaffe
   *[other] { $number } gaffes
}
page-review-cost = −{ $percent } % de chances de gagner
page-review-error = ± { $error }
page-review-points-less = { $points ->
    [one] environ { $points } point de moins
   *[other] environ { $points } points de moins
}
page-review-points-more = { $points ->
    [one] environ { $points } point de plus
   *[other] environ { $points } points de plus
}
page-review-changes = Chance de gagner et points attendus à la fin
page-review-points-still = { $after ->
    [one] { $after } point
   *[other] { $after } points
}
page-review-points = { $before } → { $after ->
    [one] { $after } point
   *[other] { $after } points
}
page-review-accuracy = Précision
page-review-accuracy-about = La qualité des décisions, de 0 à 100. À 100, rien de nettement meilleur n’a été trouvé pour aucune décision. Tout ce qui a été perdu la fait baisser : perdre en tout 50 % de chances de gagner laisse 67. La chance ne compte pas ici.
page-review-ledger = Où la partie s’est gagnée
page-review-ledger-about = Chacun commence avec une certaine chance de gagner et finit avec tout, ou rien. Les barres disent ce qui s’est passé entre les deux, et leur somme tombe juste. Tes propres décisions ne peuvent que te coûter quelque chose : on les compare à la meilleure décision. Ce que les autres perdent va au reste de la table. « Second regard » est ce qu’un examen plus tardif a jugé autrement : plus c’est petit, plus le reste est sûr.
page-review-start = Début
page-review-end = Fin
page-review-bar-own = Ses décisions
page-review-bar-luck = Chance
page-review-bar-revisions = Second regard
page-review-bot-for = Bot pour { $name }
page-review-stood-in = Un bot remplaçait { $name } et a décidé ceci.
page-review-without = Un bot a décidé { $number } fois pour { $name } : cela ne compte pas ici.
page-review-luck = Chance
page-review-luck-about = Tout ce que personne ne décide : dés, sacs et pioches. La chance est ce qui a vraiment été tiré, comparé à la moyenne de tout ce qui pouvait l’être. Sur beaucoup de parties, elle s’annule pour tout le monde.
page-review-fortunes = Moments de chance et de malchance
page-review-who = Qui m’a fait ça ?
page-review-who-about = Lis une ligne : ce que les décisions de ce joueur ont coûté ou donné à chacun, en chances de gagner. Ce que l’un perd va aux autres : chaque ligne fait donc zéro, aux arrondis près.
page-review-who-decided = Décidé par
page-review-who-for = pour

## Bots, by how well they play

player-uniform = Novice
player-greedy = Opportuniste
player-visitor = Visiteur
player-apprentice = Apprenti
player-distiller = Distillateur
player-perfumer = Parfumeur
player-nose = Nez
player-absolute = Absolue
about-uniform = choisit au hasard ; ce n’est pas un vrai adversaire
about-greedy = prend ce qui semble le mieux sur le moment, sans regarder plus loin ; joue aussi pour qui est parti
about-visitor = joue comme un premier soir, et laisse échapper beaucoup de choses
about-apprentice = sait ce qui est bon, mais pas toujours à quel point
about-distiller = regarde plus loin de temps en temps
about-perfumer = regarde plus loin la plupart du temps
about-nose = regarde toujours plus loin, pendant une seconde au plus
about-absolute = regarde toujours plus loin, pendant deux secondes

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } annule { $decisions } décision
   *[other] { $seat } annule { $decisions } décisions
}
event-match_closed = La partie s’arrête ici
event-bot_sat_down = Un robot joue pour { $seat }
event-person_came_back = { $seat } est de retour
event-person_sat_down = { $seat } prend place
event-hints_agreed = Tout le monde accepte les conseils
event-disagreed = { $seat } refuse

## What the server refuses

refused-offline = Tu es hors ligne, ou le serveur est injoignable. Tes parties y sont à l’abri ; la page reprend dès qu’il répond.
refused-failed = Quelque chose s’est mal passé. Réessaie.
refused-malformed = Le serveur n’a pas compris.
refused-too_large = C’est trop long.
refused-too_often = Trop vite : attends un instant.
refused-too_many = Trop de choses à la fois : termine d’abord autre chose.
refused-no_such_match = Cette partie n’existe pas.
refused-no_such_game = Ce jeu n’existe pas.
refused-no_such_seat = Cette place n’existe pas.
refused-no_such_player = Ce robot n’existe pas.
refused-no_such_number = La partie n’a pas cette décision.
refused-not_your_chair = Un autre navigateur occupe cette place.
refused-private = Cette partie est réservée à ses joueurs.
refused-not_your_turn = Ce n’est pas ton tour.
refused-old = La table a changé entre-temps.
refused-bad_link = La part de hasard de ce navigateur ne convient pas à cette partie. Recharge la page.
refused-rules = Les règles l’interdisent.
refused-stopped = Le hasard est passé par là : décide à nouveau à partir d’ici.
refused-waiting = Quelqu’un n’a pas encore pris place.
refused-over = La partie est finie.
refused-not_over = Seulement quand la partie est finie.
refused-nothing_to_undo = Tu n’as rien à annuler.
refused-nothing_asked = Personne n’a rien demandé.
refused-not_away = Cette personne est là, ou absente depuis moins de deux minutes.
refused-time_is_up = Le temps de cette place est écoulé ; le robot reste.
refused-grace = Quelqu’un peut encore revenir à sa place. Le temps qui lui reste est à côté de son nom.
refused-invitation_used = Quelqu’un a déjà cette place.
refused-bad_name = Un nom a de 1 à 24 lettres, et n’est ni celui d’un robot ni celui d’un autre joueur.
refused-bad_chairs = On ne peut pas jouer ainsi : trop peu de joueurs, trop de joueurs, ou seulement des robots.
refused-bad_options = Cette variante n’existe pas.
refused-bad_clock = Cette limite de temps n’existe pas.
refused-other_rules = Elle a été jouée avec une autre version des règles.
refused-no_such_box = Aucune partie n’a été jouée avec cette boîte.
refused-no_such_page = Cette page n’existe pas.
refused-broken = Le serveur a trébuché. Rien n’est perdu ; réessaie dans un instant.
refused-foreign_origin = Cela vient d’une page d’un autre serveur.
refused-not_ready = Ce jeu se prépare ; cela prend environ une minute, la première fois seulement. Ensuite, il s’ouvre tout seul.
refused-no_hints = Les autres n’ont pas accepté les conseils.
refused-begun = La partie a commencé.
refused-rated = Pas dans une partie classée.
refused-bad_rated = Une partie classée a un temps limité, les variantes habituelles, un joueur par appareil, et seulement des robots du classement.
refused-bad_endpoint = Ce serveur ne peut pas avertir ton navigateur.
refused-bad_mail = Cette adresse ne convient pas, ou le serveur n’envoie pas de courriel.
refused-bad_change = Ce nombre ou cette valeur ne va pas avec la boîte.
refused-no_such_token = Ce lien a déjà servi, ou un plus récent a été envoyé.

## Leçons

page-learn = Apprendre
page-learn-title = Apprendre à jouer
page-learn-text = Commence par ta première partie d’un jeu : elle dure dix minutes, et tu joues dès le premier clic. Les leçons courtes traitent chacune une idée.
page-learn-offer = Jamais joué ? Apprends en dix minutes
page-learn-again = Refaire la leçon
page-learn-done = suivie
page-lesson = Leçon
page-lesson-step = Étape { $step } sur { $of }
page-lesson-next = Suivant
page-lesson-back = Retour
page-lesson-show = Le faire pour moi
page-lesson-due = À toi : appuie sur ce qui est entouré d’or.
page-lesson-due-button = À toi : appuie sur le bouton entouré d’or.
page-lesson-due-any = À toi : appuie sur n’importe lequel des boutons entourés d’or.
page-lesson-book = Comment jouer
page-lesson-otherwise = Bonne idée, mais pas maintenant. Appuie sur ce qui est entouré.
page-lesson-wait = Regarde ce que font les autres.
page-lesson-play-on = Continuer à jouer
page-lesson-all = Toutes les leçons
page-tutor = Un conseil à chaque décision
page-tutor-ask = Le meilleur robot doit-il te conseiller à chaque décision ?
page-tutor-yes = Oui, conseille-moi
page-tutor-no = Non, je demanderai si je veux un conseil
page-tutor-end = Montrer des conseils seulement si je demande
refused-lesson = Cette leçon attend autre chose.
refused-no_such_lesson = Cette leçon n’existe pas.
refused-no_such_puzzle = Ce problème n’est pas ici.
refused-not_reviewed = Cette partie n’a pas encore été analysée.
