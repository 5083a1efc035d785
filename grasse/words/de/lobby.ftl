# Wörter für Begegnungen: offene Tische, Einladungen, Freunde.
#
# $name   wie jemand heißt; $span   eine Zeitspanne

lobby-title = Mit anderen spielen
lobby-seek = Jemanden finden
lobby-pace-slow = Langsam: 3 Tage pro Entscheidung
lobby-pace-live = Jetzt: 15 Minuten und 20 Sekunden mehr pro Entscheidung
lobby-rated = gewertet
lobby-casual = zum Spaß
lobby-open = Offene Tische
lobby-open-none = Gerade wartet niemand. Such jemanden: Dein Tisch erscheint dann hier für alle.
lobby-sit = Hinsetzen
lobby-sit-at = Hinsetzen: { $game } mit { $name }
lobby-here = { $count ->
    [0] Noch ist niemand hier.
    [one] Eine Person ist hier.
   *[other] { $count } Personen sind hier.
}
lobby-show-me = Anderen meinen Namen zeigen, solange ich hier bin
lobby-invitations = Einladungen
lobby-invited-by = { $name } lädt dich ein
lobby-decline = Nein, danke
lobby-friends = Leute, mit denen du gespielt hast
lobby-invite-friends = Leute einladen, mit denen du gespielt hast
lobby-friend-here = ist hier
lobby-friend-matches = { $matches ->
    [one] eine Partie zusammen
   *[other] { $matches } Partien zusammen
}
lobby-invite = Einladen
lobby-invite-name = { $name } einladen
lobby-invited = eingeladen
lobby-invite-what = Ein Tisch für zwei wird eröffnet. { $name } findet deine Einladung auf der Startseite und bekommt Bescheid, falls gewünscht. Du kannst dort warten oder gehen: Der Tisch steht unter „Deine Partien“.
lobby-invite-open = Tisch eröffnen und einladen
lobby-block = Blockieren
lobby-block-name = { $name } blockieren
lobby-blocked = blockiert
lobby-unblock = Freigeben
lobby-unblock-name = { $name } freigeben
lobby-waiting = An deinen Tisch kann sich jetzt jeder setzen. Du kannst diese Seite schließen: Die Partie steht unter „Deine Partien“.
lobby-again = Die anderen finden deine Einladung auf ihrer Startseite. Die Partie beginnt, wenn alle da sind; bis dahin kannst du andere einladen oder Bots nehmen.
lobby-links = Mit einem Link einladen
lobby-instead = Noch ist niemand gekommen. Sollen Bots die freien Plätze nehmen?
lobby-stand-up = Nicht mehr warten
lobby-public = Offen für alle: Der Tisch erscheint auf der Startseite
lobby-rated-offer = Gewertet
lobby-rated-text = Das Ergebnis zählt. Die üblichen Varianten, nur Bots der Rangliste, keine Tipps, der Zufall wird nicht zurückgenommen; mit Bedenkzeit.
lobby-table-rated = Gewertete Partie
lobby-table-counts = Dein Platz zählt. Es gibt keine Tipps, und Glück wird nicht zurückgenommen.
lobby-counts-not = Sie war gewertet, wurde aber vorzeitig beendet: Sie ändert niemandes Wertung.
lobby-fair = Was passiert, wenn jemand geht?
lobby-fair-text = Wenn deine Zeit um ist oder du gehst, spielt ein Bot für dich, und du kannst zurückkommen; bei einer Zeit für die ganze Partie nur, solange du noch welche hast. In einer gewerteten Partie hast du dafür drei Minuten, in einer langsamen einen Tag: Danach dürfen die anderen sie beenden, und wer allein geblieben ist, hat gegen dich gewonnen. Wer am Ende von einem Bot vertreten wird, oder für wen ein Bot öfter entschieden hat als die Person selbst, wird Letzter. Sind sich alle einig, sie vorzeitig zu beenden, zählt sie nicht; wer sie allein gegen Bots beendet, hat verloren.
lobby-leave-rated = Die Partie ist gewertet. Ein Bot spielt für dich, bis du zurückkommst. Frist dafür: { $span }; danach dürfen die anderen die Partie beenden, und du hast sie verloren. Sitzt der Bot am Ende noch auf deinem Platz, wirst du Letzter. Beendest du die Partie, werden die anderen gefragt: Sind alle einverstanden, zählt sie nicht.
lobby-leave-alone = Die Partie ist gewertet. Sitzt am Ende ein Bot auf deinem Platz, wirst du Letzter. Beendest du die Partie, hast du verloren.
lobby-grace = { $name } kann noch zurückkommen. Du darfst die Partie beenden in { $span }.
lobby-grace-over = { $name } ist nicht zurückgekommen. Beendest du die Partie jetzt, hast du gegen { $name } gewonnen.
lobby-grace-others = { $name } ist nicht zurückgekommen. Sind alle anderen einverstanden, könnt ihr die Partie beenden; dann zählt sie nicht.
lobby-grace-own = Ein Bot spielt für dich. Du hast noch { $span }, um zurückzukommen: Danach dürfen die anderen die Partie beenden, und du hast sie verloren.
lobby-grace-own-over = Ein Bot spielt für dich. Die anderen dürfen die Partie jetzt beenden; dann hast du sie verloren.

## Bedenkzeit

lobby-days = { $number ->
    [one] ein Tag
   *[other] { $number } Tage
}
lobby-hours = { $number ->
    [one] eine Stunde
   *[other] { $number } Stunden
}
lobby-minutes = { $number ->
    [one] eine Minute
   *[other] { $number } Minuten
}
lobby-seconds = { $number ->
    [one] eine Sekunde
   *[other] { $number } Sekunden
}
lobby-clock-decision = { $span } pro Entscheidung
lobby-clock-match = { $span } pro Partie
lobby-clock-increment = { $span } und { $more } mehr pro Entscheidung

## Die Rangliste

lobby-ladder = Rangliste
lobby-ladder-place = Rang
lobby-ladder-points = Wertung
lobby-ladder-matches = Partien
lobby-provisional = vorläufig
lobby-ladder-about = Menschen und Bots auf einer Skala: 100 Punkte Vorsprung heißt, in 64 von 100 Partien vor dem anderen zu landen. ± sagt, wie weit eine Wertung danebenliegen kann; sie ist vorläufig, bis das wenig ist, 7 bis 15 Partien lang. Die Bots stehen dort, wo unsere eigenen Turniere sie hingestellt haben. In Perfumery und Aqua Mirabilis wurde Stufe 5 nur zu zweit gemessen. Ein Bot, der hier fehlt, ist noch nicht gemessen und spielt deshalb keine gewerteten Partien.
lobby-ladder-join = Du stehst noch nicht auf dieser Rangliste. Eine gewertete Partie bringt dich hierher: Dein Tisch wartet auf jeden, mit 3 Tagen pro Entscheidung.
lobby-rating-change = Deine Wertung: { $before } → { $after }

## Benachrichtigungen

told-page = Benachrichtigungen
told-offer = Benachrichtigen, wenn ich dran bin
told-when = Sag mir Bescheid, wenn
told-device = Dieses Gerät benachrichtigen
told-device-stop = Dieses Gerät nicht mehr benachrichtigen
told-denied = Benachrichtigungen dieser Seite sind in deinem Browser gesperrt; erlaube sie dort zuerst.
told-cannot = Dieser Browser kann nicht benachrichtigt werden.
told-kind-turn = ich in einer langsamen Partie dran bin
told-kind-begin = ein Tisch von mir voll ist
told-kind-invited = mich jemand einlädt
told-kind-day = die Partien eines neuen Tages da sind
told-by-mail = Per E-Mail
told-mail = Deine E-Mail-Adresse
told-mail-send = Link zum Bestätigen senden
told-mail-remove = Meine Adresse entfernen
told-mail-open = Öffne den Link, der an { $mail } ging.
told-mail-goes = E-Mails gehen an { $mail }.
told-mail-done = Fertig: E-Mails gehen jetzt an { $mail }.
told-nobody = Für Benachrichtigungen brauchst du ein Profil: Deine erste Partie legt eines an.
