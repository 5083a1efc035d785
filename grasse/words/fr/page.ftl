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
page-preparing = Préparation, cette première fois seulement : environ une minute.
page-close = Fermer
page-home = Vers les jeux
page-offline = La connexion est perdue ; nouvelle tentative…

## Home

page-hero = La table des parfumeurs
page-hero-text = Des jeux de société sur l’art du parfum, dans la ville de Grasse. Prenez place : sans inscription, sans attente.
page-name = Votre nom
page-rival = Jouer contre
page-guest = Invité
page-games = Jeux
page-seats = { $from } à { $to } joueurs
page-play-now = Jouer
page-with-friends = Entre amis
page-mine = Vos parties
page-listed = Parties à regarder
page-listed-none = Personne ne joue en public en ce moment.
page-finished = Parties terminées
page-finished-none = Ce que vous terminez peut se revoir ici.
page-your-turn = À vous
page-turn-of = { $name } décide
page-waiting = On attend des joueurs
page-replay = Revoir

## With friends

page-game = Jeu
page-seats-number = Joueurs
page-who-sits = Qui s’assied où
page-chair = Chaise { $seat }
page-chair-me = Moi
page-chair-open = Quelqu’un par un lien
page-chair-device = Quelqu’un sur cet appareil
page-chair-bot = Robot : { $name }
page-chair-level = Robot { $level } sur 5 : { $name }
page-open-chair = chaise libre
page-name-of = Nom du joueur { $seat }
page-match-options = Options
page-clock = Pendule
page-clock-none = Sans pendule
page-clock-decision-60 = 1 minute par décision
page-clock-decision-180 = 3 minutes par décision
page-clock-match-1800 = 30 minutes pour la partie
page-clock-match-259200 = 3 jours pour la partie
page-clock-match-1209600 = 14 jours pour la partie
page-list-it = L’annoncer à l’accueil, pour que d’autres regardent
page-cancel = Annuler
page-open-match = Ouvrir la table
page-join = Vous êtes invité à la table
page-sit-down = Prendre place
page-watch = Seulement regarder
page-invite-text = Envoyez chaque lien à une seule personne. Le premier qui l’ouvre a la chaise.
page-invite-link = Lien pour la chaise { $seat }
page-instead = Personne ne vient ? Des robots prennent les chaises libres :
page-instead-begin = Commencer
page-copy = Copier
page-copied = Copié.

## At the table

page-picture = La table en image ; les flèches vont d’une pièce à l’autre
page-ask = Ce qui est demandé
page-options = Ce que vous pouvez faire
page-not-now = { $piece }, pas maintenant
page-why-not = Pourquoi pas : { $piece }
page-undo = Reprendre
page-undo-ask = Demander à reprendre
page-hint = Conseil
page-hint-ask = Demander des conseils aux autres
page-hint-title = Ce qu’en pense le meilleur robot
page-hint-thinking = Le meilleur robot réfléchit…
page-hint-warming = Le meilleur robot s'échauffe : la première fois sur cette machine, cela prend une demi-minute environ.
page-warming = { $name } s'échauffe : la première fois sur cette machine, cela prend une demi-minute environ.
page-hint-chance = { $name } gagne { $percent } fois sur 100
page-hint-sure = à { $error } près
page-as-list = En liste
page-as-picture = En image
page-rules = Règles
page-rules-of = Règles de { $game }
page-rules-search = Chercher dans les règles
page-rules-english = Les règles sont en anglais.
page-clause = Règle { $clause }
page-side = À côté de la table
page-players = Joueurs
page-glance = Les plateaux des joueurs
page-glance-turn = décide
page-bot = robot
page-away = absent
page-stand-in = Un robot à sa place
page-leave = Laisser jouer un robot
page-leave-sure = Laisser un robot jouer à votre place ? Vous pouvez reprendre votre chaise à tout moment.
page-return = Reprendre ma chaise
page-asked = { $decisions ->
    [one] { $name } voudrait reprendre { $decisions } décision.
   *[other] { $name } voudrait reprendre { $decisions } décisions.
}
page-asked-own = { $decisions ->
    [one] Vous avez demandé à reprendre { $decisions } décision.
   *[other] Vous avez demandé à reprendre { $decisions } décisions.
}
page-asked-hints = { $name } aimerait des conseils pour tous dans cette partie.
page-asked-hints-own = Vous avez demandé des conseils pour tous dans cette partie.
page-withdraw = Retirer la demande
page-agree = D’accord
page-disagree = Plutôt non
page-story = Ce qui s’est passé
page-story-all = { $lines ->
    [one] Montrer { $lines } ligne plus ancienne
   *[other] Montrer { $lines } lignes plus anciennes
}
page-news = Nouveau depuis votre dernière visite
page-chat = Discussion
page-chat-new = nouveau
page-chat-empty = Personne n’a encore rien dit.
page-chat-say = Dire quelque chose
page-chat-send = Dire
page-curtain = C’est le tour de { $name }
page-curtain-text = Passez l’appareil. { $name } lève le rideau quand personne d’autre ne regarde.
page-curtain-open = Je suis { $name }
page-days = { $days } j
page-hours = { $hours } h

## The end

page-scoring = Décompte
page-place = Rang
page-total = Total
page-rematch = Rejouer
page-rematch-join = Rejoindre la suivante
page-record = Télécharger la partie
page-fair = Le hasard était-il honnête ?
page-fair-text = Tout le hasard de cette partie a été tiré d’un secret. Son empreinte était montrée avant la première décision ; voici le secret, pour vérifier que rien n’a été changé.
page-fair-hash = Empreinte
page-fair-secret = Secret
page-fair-good = Le secret a bien cette empreinte.
page-fair-bad = Le secret n’a pas cette empreinte !
page-fair-verify = Pour vérifier chaque tirage, téléchargez la partie et tapez :

## Replay

page-first = Au début
page-back = Un pas en arrière
page-next = Un pas en avant
page-last = À la fin
page-play = Lecture
page-pause = Pause
page-decision = Décision
page-decisions = Décisions
page-round = Round
page-day = Jour
page-eyes = Par les yeux de qui
page-eyes-all = Tout ouvert
page-eyes-watcher = En spectateur
page-play-on = Reprendre d’ici
page-play-on-seat = à la place de
page-play-on-player = contre

## Programs, by how well they play

player-uniform = Novice
player-greedy = Opportuniste
player-visitor = Visiteur
player-apprentice = Apprenti
player-distiller = Distillateur
player-perfumer = Parfumeur
player-nose = Nez

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } reprend { $decisions } décision
   *[other] { $seat } reprend { $decisions } décisions
}
event-bot_sat_down = Un robot joue pour { $seat }
event-person_came_back = { $seat } est de retour
event-person_sat_down = { $seat } prend place
event-hints_agreed = Tout le monde accepte les conseils
event-disagreed = { $seat } préfère que non

## What the server refuses

refused-offline = Le serveur est injoignable.
refused-failed = Quelque chose s’est mal passé. Veuillez réessayer.
refused-malformed = Le serveur n’a pas compris.
refused-too_large = C’est trop long.
refused-too_often = Trop vite : attendez un instant.
refused-no_such_match = Cette partie n’existe pas.
refused-no_such_game = Ce jeu n’existe pas.
refused-no_such_seat = Cette chaise n’existe pas.
refused-no_such_player = Ce robot n’existe pas.
refused-no_such_number = La partie n’a pas cette décision.
refused-not_your_chair = Un autre navigateur occupe cette chaise.
refused-not_your_turn = Ce n’est pas votre tour.
refused-old = La table a changé entre-temps.
refused-rules = Les règles l’interdisent.
refused-waiting = Quelqu’un n’a pas encore pris place.
refused-over = La partie est finie.
refused-not_over = Seulement quand la partie est finie.
refused-nothing_to_take_back = Vous n’avez rien à reprendre.
refused-nothing_asked = Personne n’a rien demandé.
refused-not_away = Cette personne est là, ou n’est pas absente depuis deux minutes.
refused-time_is_up = Le temps de cette chaise est écoulé ; le robot reste.
refused-invitation_used = Quelqu’un a déjà cette chaise.
refused-bad_name = Un nom a de 1 à 24 lettres, et n’est ni celui d’un robot ni celui d’un autre joueur.
refused-bad_chairs = Le jeu ne se joue pas ainsi : trop peu, trop de joueurs, ou personne.
refused-bad_options = Cette option n’existe pas.
refused-bad_clock = Cette pendule n’existe pas.
refused-other_rules = Elle a été jouée avec une autre version des règles.
refused-no_such_page = Cette page n’existe pas.
refused-broken = Le serveur a trébuché. Veuillez réessayer.
refused-foreign_origin = Cela vient d’une page d’un autre serveur.
refused-not_ready = Ce jeu se prépare ; cela prend environ une minute, une seule fois.
refused-no_hints = Les autres n’ont pas accepté les conseils.
