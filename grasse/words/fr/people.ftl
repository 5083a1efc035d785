# Words of profiles and of people’s pages.

refused-name_taken = Quelqu’un porte déjà ce nom ici, ou un nom qui lui ressemble. Choisis-en un autre.
refused-nobody = Tu n’as pas encore de profil. Ta première partie en crée un.
refused-no_such_person = Personne ne porte ce nom ici.
refused-link_used = Ce lien ne marche plus. Crées-en un nouveau sur ton autre appareil : chacun sert une fois, pendant dix minutes.
refused-no_such_phrase = Cette phrase de secours n’appartient à personne. Vérifie les huit mots.
refused-somebody_else = Ce navigateur appartient à quelqu’un d’autre.
refused-have_met = Ces deux profils ont joué ensemble une partie classée ou un tournoi : ils restent deux. Tu peux en laisser un derrière toi.

## A profile, and what came of matches
#
# $name a person’s name; $count, $seats, $days, $points, $won, $played, $place, $percent numbers

people-my-page = Ma page
people-profile = Profil
people-since = Ici depuis le { $date }
people-nobody = Tu n’as pas encore de profil
people-nobody-text = Ta première partie en crée un : sans inscription ni mot de passe. Tu peux aussi choisir ton nom dès maintenant.
people-make = Créer un profil
people-back-offer = Je suis déjà venu ici
people-name = Nom
people-colour = Couleur
people-colour-blue = Bleu
people-colour-red = Rouge
people-colour-gold = Or
people-colour-green = Vert
people-colour-violet = Violet
people-colour-teal = Sarcelle
people-colour-rose = Rose
people-colour-grey = Gris
people-sign = Emblème
people-sign-rose = Rose
people-sign-iris = Iris
people-sign-jasmine = Jasmin
people-sign-lavender = Lavande
people-sign-orange = Orange
people-sign-vetiver = Vétiver
people-sign-bottle = Flacon
people-sign-leaf = Feuille
people-save = Enregistrer
people-saved = C’est enregistré.
people-shown = Ce que les autres peuvent voir
people-shown-text = Tout le monde voit ton nom, ta couleur et ton emblème. Aucune liste ne montre tes parties aux autres, sauf celles qui ont été annoncées, celles d’un tournoi et celles d’un jour passé. Si tu envoies le lien d’une partie à quelqu’un, cette personne peut la regarder.
people-shown-statistics = Mes chiffres et courbes, sans parties ni adversaires
people-shown-matches = Mes parties finies qui étaient dans la liste
people-devices = Tes appareils
people-device-add = Ajouter un autre appareil
people-device-how = Scanne ce code avec ton autre appareil, ou ouvre le lien là-bas. Il sert une fois, jusqu’à { $time }.
people-device-code = Code QR du lien
people-forget = Déconnecter tous les autres
people-forgotten = Tous les autres navigateurs sont déconnectés.
people-phrase = Phrase de secours
people-phrase-text = Huit mots te ramènent si tu perds tous tes appareils. Note-les sur papier : ils ne sont montrés qu’une fois.
people-phrase-have = Tu en as déjà noté une. Une nouvelle la remplace.
people-phrase-make = Afficher ma phrase
people-phrase-new = Créer une nouvelle phrase
people-phrase-done = Je l’ai notée
people-data = Tes données
people-export-text = Un seul fichier contient tout ce que ce serveur garde de toi : profil, parties avec toutes les décisions, résultats et ce que tu as dit.
people-export = Tout télécharger
people-leave = Partir pour de bon
people-leave-text = Cela efface ton profil, tes appareils, tes chiffres et tout ce que tu as dit. Tes parties restent pour les autres, sans ton nom. Personne ne peut l’annuler.
people-leave-name = Écris ton nom pour confirmer
people-device-title = C’est bien toi ?
people-device-text = Ce lien vient de ton autre appareil. Utilise-le, et ce navigateur est aussi le tien : même nom, mêmes parties.
people-device-here = Utiliser aussi ce navigateur
people-device-is = Ce navigateur est maintenant { $name }.
people-device-along = C’était moi aussi : apporte tout
people-device-along-text = Les parties, les résultats et les boîtes de { $name } viennent avec toi, et le profil { $name } disparaît. Si les deux ont un classement, le tien reste ; de deux essais à la partie d’un jour, le premier compte. Personne ne peut l’annuler.
people-device-instead = Abandonner { $name }
people-device-instead-text = Ce que { $name } a joué reste à { $name } ; sans phrase de secours ni autre appareil, personne n’y revient.
people-phrase-enter = Revenir avec ta phrase
people-phrase-enter-text = Écris les huit mots que tu as notés. Si tu as un autre appareil sous la main, ouvre ton profil là-bas et ajoute celui-ci : c’est plus simple.
people-phrase-field = Tes huit mots
people-phrase-go = Revenir
people-welcome-back = Bon retour, { $name }
people-figures = Chiffres
people-filter = Quelles parties comptent
people-any-game = Tous les jeux
people-any-seats = Tout nombre de places
people-any-against = Tous les adversaires
people-any-time = Depuis toujours
people-people = Des personnes
people-matches = Parties
people-won = Gagnées
people-won-of = { $won } sur { $played }
people-streak = D’affilée
people-streak-best = Meilleure série
people-accuracy = Précision
people-accuracy-of = Précision { $percent } %
people-by-game = Par jeu
people-by-seats = Par nombre de places
people-by-against = Par adversaire le plus fort
people-extremes = Le meilleur et le pire
people-best = Record
people-worst = Pire
people-average = Moyenne
people-plots = { $game }, partie après partie
people-points = Points
people-points-legend = plein : gagnée ; ligne : moyenne de dix
people-points-about = { $count } parties, de { $least } à { $most } points, { $average } en moyenne.
people-sources = D’où venaient les points
people-sources-about = Points de chaque partie selon leur origine ; la principale : { $first }
people-each = { $points } par partie
people-result-won = Gagnée
people-result = Place { $place } sur { $seats }
people-not-counted = hors des chiffres
people-abandoned = Un robot l’a terminée
people-early = arrêtée avant la fin
people-ratings = Classements
people-rating-of = Classement : { $game }
people-rating-now = Classement { $rating }
people-rated-matches = { $count ->
    [one] { $count } partie classée
   *[other] { $count } parties classées
}
people-rating-about = { $count } parties classées : de { $first } à { $last }.
people-all-matches = Toutes mes parties
people-more = Montrer la suite
people-none = Pas encore de partie finie.
people-none-fits = Aucune partie de ce genre ne compte. Choisis autre chose plus haut.
people-private = { $name } ne montre rien d’autre aux autres.
people-devices-count = { $count ->
    [one] Tu es ici sur { $count } navigateur.
   *[other] Tu es ici sur { $count } navigateurs.
}
people-seats = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
people-days = { $days ->
    [one] { $days } dernier jour
   *[other] Les { $days } derniers jours
}
people-points-number = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
