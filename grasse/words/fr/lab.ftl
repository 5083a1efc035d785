# The laboratory: what a change of the box does to a game. The terminal and the page say it.

lab-title = Laboratoire
lab-of = Laboratoire : { $game }
lab-playing = Parties
lab-length = Décisions d’une partie
lab-points = Points d’une place
lab-margin = Points d’avance sur le deuxième
lab-wins = Victoires de la place { $seat }
lab-source = Points d’une place : { $source }
lab-use = Utilisations de { $tile }
lab-box = La boîte telle quelle
lab-measure = Mesure
lab-before = Avant
lab-after = Après
lab-change = Changement
lab-interval = Intervalle
lab-played = { $matches } parties sur { $wanted } · { $seats } places · { $players }
lab-changed = Ce qui a changé au-delà du hasard
lab-changed-alone = Ce que fait chaque changement seul
lab-changed-together = Tous ensemble
lab-no-effect = Aucun effet trouvé.
lab-changed-nothing = Rien que { $matches } parties puissent distinguer du hasard.
lab-all = Durée, points et places
lab-tiles = Combien de fois chaque tuile sert, et ce qu’elle vaut
lab-tile = Tuile
lab-tile-changed = modifiée
lab-uses = Utilisations par partie
lab-worth = Points par utilisation
lab-lift = Qui l’utilise gagne plus souvent de
lab-luck = La part du hasard
lab-luck-share = Hasard : { $share } % du résultat ({ $low } à { $high } %), décisions { $decisions } %, non attribué { $rest } % ; d’après l’analyse de { $matches } parties
lab-sweep = Selon la valeur
lab-written = Le résultat est dans { $json }, et en page dans { $page }.
lab-stopped = { $played } parties sur { $matches } sont jouées. La même commande joue le reste.
lab-clear-stop = C’était clair après { $matches } parties sur { $wanted }.
lab-how = Chaque donne a été jouée avec chaque boîte, par les mêmes joueurs et avec le même hasard. Sur 100 intervalles, { $level } manquent la vérité. Quand on regarde { $rows } chiffres, le hasard seul en change quelques-uns ; ce qui est dit au-delà du hasard en tient compte (la procédure de Benjamini et Hochberg). Que ceux qui utilisent une tuile gagnent plus souvent ne veut pas dire que la tuile les fait gagner.
lab-clock = { $player } réfléchit à la montre, ses parties ne peuvent pas être répétées. Choisis parmi { $players }.
lab-no-network = { $game } n’a pas de réseau. Donnes-en un : --network FICHIER.
lab-only-instinct = { $option } ne va qu’avec instinct : --players instinct.
lab-no-card = PyTorch ne trouve pas de carte graphique ici. --device cpu joue de la même façon sur le processeur.
lab-status-waiting = Attend son tour
lab-status-working = En cours
lab-reviewing = Analyse de la part du hasard
lab-status-done = Terminé
lab-status-stopped = Arrêté
lab-status-failed = Échoué
lab-past = Mes expériences
lab-who = Qui joue
lab-trust = Ici jouent des bots, et des gens jouent peut-être autrement. Ce qu’ils trouvent est une indication ; si un bot plus fort trouve la même chose, fie-t’y davantage.
lab-between-levels = { $name }, entre les robots { $low } et { $high }
lab-tried = Boîtes essayées
lab-front = Ce qu’on peut obtenir
lab-fairness = écart à l’équité
lab-evenness = usage inégal
lab-bounds = Donne au moins un intervalle, comme --change customers.A-03.price=3..6.
lab-proposed = La boîte proposée est dans { $file }. Avant et après viennent d’un hasard nouveau.
lab-lead = Change des tuiles, des prix ou des quantités d’une boîte, et vois ce que beaucoup de parties en font.
lab-what = Que veux-tu changer ?
lab-search = Chercher une pièce ou une valeur
lab-found = { $count ->
    [0] Rien ne s’appelle ainsi.
    [1] Un endroit
   *[other] { $count } endroits
}
lab-all-of-them = Retour à l’ensemble : { $part }
lab-changes = Changements
lab-changes-none = Choisis une pièce et donne un autre nombre à l’une de ses valeurs. Tu peux en changer plusieurs.
lab-changes-count = { $count ->
    [1] Un changement
   *[other] { $count } changements
}
lab-whole = Tant que tu ne changes rien ici, { $name } est comparée à la boîte du jeu.
lab-drop = Laisser de côté
lab-drop-what = Laisser de côté : { $what }
lab-range = Essayer un intervalle
lab-one-value = Une seule valeur
lab-first = de
lab-last = à
lab-step = par pas de
lab-no-range = Ce n’est pas un intervalle de 2 à 24 valeurs.
lab-seat = Place { $seat }
lab-seats-chosen = Réglé sur { $seats } joueurs : à { $before }, ce que tu changes n’entre jamais en jeu.
lab-seats-never = À { $seats } joueurs, ce que tu changes n’entre jamais en jeu : il n’y aurait rien à trouver. Choisis { $fitting }.
lab-mixed = Un autre joueur à chaque place
lab-alone = Jouer aussi avec chaque tuile modifiée seule ({ $boxes } boîtes)
lab-matches = Parties (jusqu’à { $most })
lab-deals = { $deals } donnes, chacune avec { $boxes } boîtes.
lab-takes = Cela prend environ { $span }, davantage si d’autres attendent aussi.
lab-left = encore { $span } environ
lab-seconds = { $count } s
lab-minutes = { $count } min
lab-hours = { $count } h
lab-begin = Lancer
lab-stop = Arrêter
lab-go-on = Reprendre
lab-go-on-text = { $played ->
    [0] Rien n’est encore joué.
   *[other] Ce que { $played } parties ont montré est gardé. Aucune n’est rejouée.
}
lab-renewed = Ce serveur a été renouvelé depuis, et ses bots jouent peut-être autrement. Tout est donc rejoué, depuis la première donne.
lab-again = Essayer autre chose
lab-share = Copier le lien
lab-shared = Le lien est copié. Quiconque l’a voit cette expérience.
lab-compare = L’essayer au laboratoire
lab-compared = { $name } et la boîte du jeu
lab-between = changement { $change }, entre { $low } et { $high }
lab-said-more = { $count ->
    [1] Un autre se trouve dans les chiffres.
   *[other] { $count } autres se trouvent dans les chiffres.
}
lab-figures = Chiffres
lab-sure = au-delà du hasard
lab-legend = En gras : au-delà du hasard. Dans le dessin, le point est le changement, en part de ce qu’il y avait avant, et le trait est son intervalle. Si le trait passe par le milieu, peut-être que rien n’a changé.
lab-tiles-legend = En gras : utilisée plus ou moins souvent, au-delà du hasard. Les parenthèses disent entre quelles bornes ceux qui l’utilisent gagnent plus souvent : plus elles sont larges, moins cela dit.
lab-sweep-text = La ligne est la moyenne, la barre son intervalle ; un point plein s’écarte au-delà du hasard de la boîte telle qu’elle est (l’anneau).
lab-curve-about = { $measure } : { $before } à { $first }, { $after } à { $last }
lab-more-length = Une partie dure plus longtemps : { $after } décisions au lieu de { $before }.
lab-less-length = Une partie finit plus tôt : { $after } décisions au lieu de { $before }.
lab-more-points = Tout le monde marque plus de points : { $after } en moyenne au lieu de { $before }.
lab-less-points = Tout le monde marque moins de points : { $after } en moyenne au lieu de { $before }.
lab-more-margin = Le vainqueur a plus d’avance : { $after } points au lieu de { $before }.
lab-less-margin = C’est plus serré à la fin : le vainqueur a { $after } points d’avance au lieu de { $before }.
lab-more-wins = La place { $seat } gagne plus souvent : { $after } % des parties au lieu de { $before } %.
lab-less-wins = La place { $seat } gagne moins souvent : { $after } % des parties au lieu de { $before } %.
lab-more-source = { $source } : plus de points, { $after } par place au lieu de { $before }.
lab-less-source = { $source } : moins de points, { $after } par place au lieu de { $before }.
lab-more-use = { $tile } sert plus souvent : { $after } fois par partie au lieu de { $before }.
lab-less-use = { $tile } sert moins souvent : { $after } fois par partie au lieu de { $before }.
