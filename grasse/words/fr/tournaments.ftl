# Mots des tournois.
#
# $when   un jour et une heure ; $names   les noms des joueurs, l’un après l’autre

refused-tournament = Pas dans un tournoi : pas de conseils, le hasard ne s’annule pas, et une partie se joue jusqu’au bout.
refused-held = D’autres tables de cette ronde jouent encore avec la même chance. Tout sera montré à la fin de la ronde.
refused-bad_tournament = Il faut à un tournoi un titre, et une limite de temps ou des rondes à date fixe.
refused-round = La ronde peut être terminée un jour après son début.
refused-no_such_tournament = Ce tournoi n’existe pas.
refused-too_few = Il faut d’abord au moins deux inscrits.

tournament-title = Tournois
tournament-lead = Pour un club, ou pour tous ceux qui viennent : plusieurs rondes, une table après l’autre.
tournament-offer = Voir les tournois
tournament-open = Ouvrir un tournoi
tournament-none = Il n’y a pas encore de tournoi. Ouvre le premier.
tournament-name = Titre
tournament-system = Système
tournament-system-swiss = Suisse : tout le monde joue toutes les rondes
tournament-system-groups = Des groupes et une finale
tournament-rounds = Rondes
tournament-pace = Les rondes commencent
tournament-pace-once = dès que la précédente est finie
tournament-pace-days = { $days ->
    [1] chaque jour
    [7] chaque semaine
   *[other] tous les { $days } jours
}
tournament-starts = Première ronde (vide : quand tu le dis)
tournament-same = La même chance à chaque table
tournament-same-text = Toutes les tables d’une ronde reçoivent la même donne, comme au bridge en duplicate.
tournament-fill = Bots
tournament-fill-none = Pas de bots
tournament-size = Les bots complètent jusqu’à
tournament-size-tables = des tables pleines, sans plus
tournament-size-players = { $count } joueurs
tournament-late = On peut s’inscrire après la première ronde
tournament-listed = Tout le monde le voit sur ce serveur
tournament-enter-too = Je joue aussi

tournament-status-open = Ouvert : inscris-toi
tournament-status-playing = Ronde { $round } sur { $rounds }
tournament-status-ending = Se termine avec cette ronde
tournament-status-over = Terminé
tournament-status-closed = Annulé
tournament-players = { $count ->
    [0] personne encore
    [one] un joueur
   *[other] { $count } joueurs
}
tournament-seats-number = Joueurs par table
tournament-filled = places libres : { $name }
tournament-filled-to = jusqu’à { $size } joueurs : { $name }
tournament-leave-sure = C’est une partie de tournoi. Si un robot décide plus souvent que toi, tu es classé dernier à cette table.
tournament-seats = { $seats } par table
tournament-begins = Début : { $when }
tournament-begins-host = Commence quand son hôte le dit
tournament-next = Prochaine ronde : { $when }
tournament-until = Jusqu’à : { $when } ; ensuite, des bots finissent pour tout le monde
tournament-hosted = Ouvert par { $name }
tournament-enter = S’inscrire
tournament-leave = Se retirer
tournament-leave-surely = Se retirer vraiment
tournament-absent = Sauter la prochaine ronde
tournament-present = Jouer quand même la prochaine ronde
tournament-begin = Commencer la première ronde
tournament-close = Terminer le tournoi
tournament-close-surely = Vraiment le terminer
tournament-round-end = Terminer la ronde
tournament-round-end-surely = Laisser les bots la finir pour tout le monde
tournament-copy = Copier le lien
tournament-my-table = Aller à ta table
tournament-entered = Tu participes.
tournament-won = { $name } a gagné.

tournament-standings = Classement
tournament-rank = Rang
tournament-points = Points
tournament-strength = Adversaires
tournament-part = Part
tournament-wins = Gagnées
tournament-group = Groupe { $group }
tournament-round = Ronde { $round }
tournament-final = Finale
tournament-table = Table { $number }
tournament-bye = Exempt : { $names }
tournament-filler = { $name } (complète la table)
tournament-left = quelqu’un qui est parti
tournament-withdrawn = s’est retiré
tournament-away = saute la prochaine ronde
tournament-watch = Regarder
tournament-hidden = Visible après la ronde
tournament-back = Vers le tournoi
tournament-at-table = Partie de tournoi
tournament-at-table-counts = Ta place compte. Pas de conseils, le hasard ne s’annule pas, et on joue jusqu’à la fin.

tournament-how = Comment on compte
tournament-how-points = Une table vaut 12 points : tu reçois une part égale pour chaque joueur que tu devances, et la moitié en cas d’égalité. Cela fait 12 et 0 à deux, 12, 6, 0 à trois, et 12, 8, 4, 0 à quatre. Être exempt compte 12, une ronde sautée 0.
tournament-how-ties = À égalité de points, dans cet ordre : la moyenne des points de tes adversaires ; ta part des points de jeu, où 100 % est une part égale ; et l’ordre d’inscription.
tournament-how-pairs = Les tables se remplissent depuis le haut du classement : ceux qui ont à peu près autant de points jouent ensemble, si possible sans s’être déjà rencontrés, chacun à la place qu’il a eue le moins souvent.
tournament-how-groups = Il y a autant de groupes que de places en finale, s’il y a assez de joueurs. Les premiers des groupes jouent la finale, puis les meilleurs des autres s’il reste des places.
tournament-how-absence = Si tu quittes une table ou si ton temps est écoulé, un bot joue pour toi. S’il a décidé plus souvent que toi, tu y es dernier. Celui qui arrive en retard commence la ronde suivante avec 0 point.
tournament-how-date = Quand le temps d’une ronde est écoulé, des bots finissent ses parties pour tout le monde ; une telle partie n’est pas classée.
