# The explorer: every option of a decision, tried out. The terminal and the page say it.

explorer-title = Explorateur
explorer-of = Explorateur : { $game }
explorer-lead = Une nouvelle donne, ou un moment de ta propre partie : chaque option avec ses chances, la suite probable, et ce qu’ont donné les débuts semblables.
explorer-exploring = J’essaie chaque option
explorer-decides = { $name } décide.
explorer-best = la meilleure
page-review-shown = montrée
explorer-close = peut-être aussi bonne
explorer-chance = Chances de gagner
explorer-playouts = Jouée jusqu’au bout
explorer-matches = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
explorer-line = La suite probable
explorer-start-all = Sur { $matches } parties, qui l’a prise d’abord a gagné { $percent } % ± { $error }.
explorer-start-shown = Parmi elles, sur { $matches } qui ont commencé ainsi : { $percent } % ± { $error }. ({ $event })
explorer-how = Les chances de gagner viennent de la recherche, comme dans les conseils et les analyses : toutes les places voient plus loin. Jouée jusqu’au bout : des robots qui prennent ce qui paraît le mieux tout de suite jouent jusqu’à la fin. Toutes les options rencontrent les mêmes mondes imaginés et le même hasard ; rien de ce que la place ne pouvait savoir n’est utilisé. ± et l’intervalle (95 %) disent de combien le hasard des essais peut tromper.
explorer-starts-how = Débuts : { $matches } parties de ces robots, où une place a tiré sa première décision au sort. Ce qui est dit de la table dépasse le hasard, bien que beaucoup de choses aient été regardées.
explorer-deal = Explorer une nouvelle donne
explorer-players = { $number ->
    [one] { $number } joueur
   *[other] { $number } joueurs
}
explorer-another = Autre donne
explorer-here = Explorer cette position
explorer-options = Options
explorer-about = D’où viennent ces chiffres
explorer-working = Tour { $round } sur { $rounds }
explorer-done = Les { $rounds } tours sont terminés.
explorer-stopped = Arrêté après le tour { $round } sur { $rounds }
explorer-go-on = Continuer
explorer-starts = Débuts semblables
explorer-start-none = Rien sur cette table n’y a changé quoi que ce soit au-delà du hasard.
complain-rounds = { $option } prend un nombre de 1 à { $last }.
complain-at = --at va avec --record.
complain-no-choice = Après { $number } décisions, personne n’a le choix.
