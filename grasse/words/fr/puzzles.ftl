## La recherche de problèmes

puzzles-mining = { $game }, { $matches ->
    [one] { $matches } partie parcourue
   *[other] { $matches } parties parcourues
}
puzzles-written = { $number ->
    [one] { $number } problème est écrit
   *[other] { $number } problèmes sont écrits
} dans { $file }.
puzzles-stopped = Arrêté. La même commande reprend ici.
puzzles-none = Il n’y a pas de tels problèmes ici.
puzzles-go-on = Entrée : le problème suivant. quitter : s’arrêter là.
complain-level = --level attend un nombre de 1 à { $last }.

## Les problèmes

puzzle-title = Problèmes
puzzle-text = Une position tirée d’une partie, et une décision qui est nettement la meilleure. Trouve-la : tu apprends aussitôt ce qu’elle vaut, et pourquoi.
puzzle-offer = Résoudre des problèmes
puzzle-solve = Résoudre
puzzle-ask = Quel est le meilleur choix ici ? Tu décides une seule fois.
puzzle-lately = Ce qui s’est passé
puzzle-thinking = Un instant : ta décision est examinée.
puzzle-right = C’est le meilleur choix
puzzle-as-good = Tout aussi bon
puzzle-wrong = Il y a mieux
puzzle-same-mistake = La même que dans la partie
puzzle-next = Suivant
puzzle-worth = { $points ->
    [one] { $percent } % de chances de gagner, { $points } point
   *[other] { $percent } % de chances de gagner, { $points } points
}
puzzle-others = { $number ->
    [one] { $number } autre option
   *[other] { $number } autres options
}
puzzle-found-by = Les robots qui la trouvent
puzzle-solved = { $number } sur { $of } résolus
puzzle-streak = { $number } d’affilée
puzzle-streak-best = plus longue série : { $number }
puzzle-difficulty = Difficulté { $number } sur 5
puzzle-level = Difficulté
puzzle-level-any = Toutes
puzzle-again-minutes = { $number ->
    [one] Elle revient dans { $number } minute.
   *[other] Elle revient dans { $number } minutes.
}
puzzle-again-hours = { $number ->
    [one] Elle revient dans { $number } heure.
   *[other] Elle revient dans { $number } heures.
}
puzzle-again-days = { $number ->
    [one] Elle revient dans { $number } jour.
   *[other] Elle revient dans { $number } jours.
}
page-review-yours = ta décision
page-review-best = meilleur

## L’entraîneur

trainer-title = Entraînement
trainer-text = Tes propres erreurs et les problèmes que tu as manqués reviennent jusqu’à ce que tu les retiennes : bientôt après une erreur, de plus en plus tard après une bonne réponse.
trainer-learn = Apprendre de tes erreurs
trainer-own = Ta propre partie
trainer-puzzle = Un problème manqué
trainer-left = { $number ->
    [one] Encore { $number } après celle-ci
   *[other] Encore { $number } après celle-ci
}
trainer-done = { $number ->
    [one] { $number } position faite
   *[other] { $number } positions faites
}
trainer-due = { $number ->
    [0] Rien à revoir. Après une partie, appuie sur « Analyse », puis sur « Apprendre de tes erreurs ».
    [one] { $number } position est à revoir.
   *[other] { $number } positions sont à revoir.
}
trainer-later-minutes = { $number ->
    [one] La prochaine vient dans { $number } minute.
   *[other] La prochaine vient dans { $number } minutes.
}
trainer-later-hours = { $number ->
    [one] La prochaine vient dans { $number } heure.
   *[other] La prochaine vient dans { $number } heures.
}
trainer-later-days = { $number ->
    [one] La prochaine vient dans { $number } jour.
   *[other] La prochaine vient dans { $number } jours.
}
trainer-begin = Commencer
