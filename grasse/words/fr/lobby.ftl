# Mots pour se rencontrer : tables ouvertes, invitations, amis.
#
# $name   comment s’appelle quelqu’un ; $span   une durée

lobby-title = Jouer avec d’autres
lobby-seek = Trouver quelqu’un
lobby-pace-slow = Lent : 3 jours par décision
lobby-pace-live = Maintenant : 15 minutes, plus 20 secondes par décision
lobby-rated = classée
lobby-casual = pour le plaisir
lobby-open = Tables ouvertes
lobby-open-none = Personne n’attend en ce moment. Cherche quelqu’un : ta table apparaîtra ici pour tout le monde.
lobby-sit = S’asseoir
lobby-sit-at = S’asseoir : { $game } avec { $name }
lobby-here = { $count ->
    [0] Il n’y a encore personne.
    [one] Une personne est là.
   *[other] { $count } personnes sont là.
}
lobby-show-me = Montrer mon nom aux autres quand je suis là
lobby-invitations = Invitations
lobby-invited-by = { $name } t’invite
lobby-decline = Non, merci
lobby-friends = Personnes avec qui tu as joué
lobby-invite-friends = Inviter des personnes avec qui tu as joué
lobby-friend-here = est là
lobby-friend-matches = { $matches ->
    [one] { $matches } partie ensemble
   *[other] { $matches } parties ensemble
}
lobby-invite = Inviter
lobby-invite-name = Inviter { $name }
lobby-invited = invitation envoyée
lobby-invite-what = Une table pour deux s’ouvre. { $name } trouve ton invitation sur la page d’accueil, avec un avis si c’est souhaité. Tu peux y attendre ou partir : la table est sous « Tes parties ».
lobby-invite-open = Ouvrir une table et inviter
lobby-block = Bloquer
lobby-block-name = Bloquer { $name }
lobby-blocked = bloqué
lobby-unblock = Débloquer
lobby-unblock-name = Débloquer { $name }
lobby-waiting = N’importe qui peut maintenant s’asseoir à ta table. Tu peux fermer cette page : la partie est dans « Tes parties ».
lobby-again = Ceux avec qui tu as joué trouvent ton invitation sur leur page d’accueil. La partie commence quand tout le monde est là ; d’ici là, tu peux inviter quelqu’un d’autre ou prendre des robots.
lobby-links = Inviter par un lien
lobby-instead = Personne n’est encore venu. Des robots doivent-ils prendre les places libres ?
lobby-stand-up = Ne plus attendre
lobby-public = Ouverte à tous : la table apparaît sur la page d’accueil
lobby-rated-offer = Classée
lobby-rated-text = Le résultat compte. Les variantes habituelles, seulement les robots du classement, sans conseils, sans annuler le hasard ; avec un temps limité.
lobby-table-rated = Partie classée
lobby-table-counts = Ta place compte. Pas de conseils, et le hasard ne s’annule pas.
lobby-counts-not = Elle était classée, mais elle a été arrêtée avant la fin : elle ne change le classement de personne.
lobby-fair = Que se passe-t-il si quelqu’un part ?
lobby-fair-text = Si ton temps est écoulé ou si tu pars, un robot joue pour toi, et tu peux revenir ; avec un temps pour toute la partie, seulement tant qu’il t’en reste. Dans une partie classée, tu as trois minutes pour revenir, un jour si elle est lente : ensuite, les autres peuvent l’arrêter, et la personne restée seule a gagné contre toi. Quiconque a un robot à sa place à la fin, ou pour qui un robot a décidé plus souvent que lui, est classé dernier. Si toutes les personnes sont d’accord pour l’arrêter, elle ne compte pas ; l’arrêter quand on est seul contre des robots compte comme une défaite.
lobby-leave-rated = La partie est classée. Un robot joue pour toi jusqu’à ton retour. Délai pour revenir : { $span } ; ensuite, les autres peuvent arrêter la partie, et tu l’as perdue. Si un robot tient encore ta place à la fin, tu es classé dernier. Si tu arrêtes la partie, les autres sont consultés : si tous acceptent, elle ne compte pas.
lobby-leave-alone = La partie est classée. Si un robot tient ta place à la fin, tu es classé dernier. Si tu arrêtes la partie, elle est perdue.
lobby-grace = { $name } peut encore revenir. Tu pourras arrêter la partie dans { $span }.
lobby-grace-over = { $name } n’est pas de retour. Si tu arrêtes la partie maintenant, tu as gagné contre { $name }.
lobby-grace-others = { $name } n’est pas de retour. Si tous les autres acceptent, la partie peut être arrêtée ; alors elle ne compte pas.
lobby-grace-own = Un robot joue pour toi. Il te reste { $span } pour revenir : ensuite, les autres peuvent arrêter la partie, et tu l’as perdue.
lobby-grace-own-over = Un robot joue pour toi. Les autres peuvent maintenant arrêter la partie, et alors tu l’as perdue.

## Temps

lobby-days = { $number ->
    [one] { $number } jour
   *[other] { $number } jours
}
lobby-hours = { $number ->
    [one] { $number } heure
   *[other] { $number } heures
}
lobby-minutes = { $number ->
    [one] { $number } minute
   *[other] { $number } minutes
}
lobby-seconds = { $number ->
    [one] { $number } seconde
   *[other] { $number } secondes
}
lobby-clock-decision = { $span } par décision
lobby-clock-match = { $span } par partie
lobby-clock-increment = { $span }, plus { $more } par décision

## Le classement

lobby-ladder = Classement
lobby-ladder-place = Place
lobby-ladder-points = Points
lobby-ladder-matches = Parties
lobby-provisional = provisoire
lobby-ladder-about = Personnes et robots sur une même échelle : 100 points d’avance, c’est finir devant l’autre 64 fois sur 100. ± dit de combien un classement peut se tromper ; il est provisoire tant que c’est beaucoup, le temps de 7 à 15 parties. Les robots sont là où nos propres tournois les ont mis. Dans Perfumery et Aqua Mirabilis, le niveau 5 n’a été mesuré qu’à deux joueurs. Un robot qui n’est pas ici n’a pas encore été mesuré : il ne joue pas de parties classées.
lobby-ladder-join = Tu n’es pas encore dans ce classement. Une partie classée t’y met : ta table attend n’importe qui, avec 3 jours par décision.
lobby-rating-change = Ton classement : { $before } → { $after }

## Être averti

told-page = Notifications
told-offer = Me prévenir quand c’est mon tour
told-when = Préviens-moi quand
told-device = Avertir cet appareil
told-device-stop = Ne plus avertir cet appareil
told-denied = Les notifications de cette page sont bloquées dans ton navigateur ; autorise-les d’abord.
told-cannot = Ce navigateur ne peut pas être averti.
told-kind-turn = c’est à moi de jouer dans une partie lente
told-kind-begin = une de mes tables est complète
told-kind-invited = quelqu’un m’invite
told-kind-day = les parties d’un nouveau jour sont ouvertes
told-by-mail = Par courriel
told-mail = Ton adresse de courriel
told-mail-send = Envoyer un lien de confirmation
told-mail-remove = Supprimer mon adresse
told-mail-open = Ouvre le lien envoyé à { $mail }.
told-mail-goes = Les messages vont à { $mail }.
told-mail-done = C’est fait : les messages vont maintenant à { $mail }.
told-nobody = Pour être averti, il te faut un profil : ta première partie en crée un.
