# Les mots de la partie du jour.

refused-day = Cela doit attendre : d’autres jouent encore la partie de ce jour, ou cela ne se fait pas dans l’essai qui compte.
refused-no_such_day = Il n’y a pas de partie de ce jour.
day-title = Partie du jour
day-lead = Chaque jour, chaque jeu a une partie : mêmes places, mêmes bots et même hasard pour tous. Un seul essai compte.
day-open = Les parties du jour
day-play = Jouer l’essai qui compte
day-go-on = Continuer
day-practice = Rejouer pour t’entraîner
day-practice-first = Jouer pour s’entraîner
day-against = Tu as la place { $seat }, contre : { $others }
day-field = { $field ->
    [0] Personne n’a encore fini.
    [one] Une personne a fini.
   *[other] { $field } personnes ont fini.
}
day-mine = { $points } points : rang { $rank }, mieux que { $percent } % des autres
day-mine-alone = { $points } points : le premier résultat de ce jour
day-share = Copier ton résultat
day-best = Voir la meilleure partie
day-best-review = Analyser la meilleure partie
day-rank = Rang
day-points = Points
day-percent = Score relatif
day-before = La veille
day-after = Le lendemain
day-until = Ouvert jusqu’à { $when }. Un essai commencé compte jusqu’à { $ends }.
day-end-sure = C’est l’essai qui compte. Si tu arrêtes la partie maintenant, elle n’a pas de résultat, et il n’y a pas de second essai.
day-archive = Archives
day-table = Partie du jour, { $day }
day-table-counts = L’essai qui compte : tes points entrent au classement. Le hasard est le même pour tous. Pas de conseils, et le hasard ne s’annule pas ; si tu l’arrêtes avant la fin, elle n’a pas de résultat.
day-table-practice = Pour s’exercer : elle ne compte pas.
day-proof = Le hasard de chaque jour vient d’un secret. Son empreinte est montrée la veille, le secret lui-même six heures après la fin du jour (UTC).
day-hash = Empreinte de ce jour
day-secret = Secret de ce jour
day-tomorrow = Empreinte de demain
day-secret-later = Le secret de ce jour sera montré quand plus aucun essai ne comptera.
day-verify = { $drawn ->
    [one] { $drawn } tirage est celui que donne le secret du { $day }.
   *[other] Les { $drawn } tirages sont ceux que donne le secret du { $day }.
}
