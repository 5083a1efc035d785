# Words of profiles and of people’s pages.

refused-name_taken = Jemand hat diesen Namen schon, oder einen, der so aussieht. Wähle einen anderen.
refused-nobody = Du hast noch kein Profil. Deine erste Partie legt eines an.
refused-no_such_person = Niemand hat hier diesen Namen.
refused-link_used = Dieser Link funktioniert nicht mehr. Erstelle auf deinem anderen Gerät einen neuen: Jeder gilt einmal, zehn Minuten lang.
refused-no_such_phrase = Niemand hat diesen Wiederherstellungssatz. Prüfe die acht Wörter.
refused-somebody_else = Dieser Browser gehört jemand anderem.
refused-have_met = Diese beiden haben eine gewertete Partie oder ein Turnier miteinander gespielt und bleiben zwei. Du kannst ein Profil zurücklassen.

## A profile, and what came of matches
#
# $name a person’s name; $count, $seats, $days, $points, $won, $played, $place, $percent numbers

people-my-page = Meine Seite
people-profile = Profil
people-since = Hier seit { $date }
people-nobody = Du hast noch kein Profil
people-nobody-text = Deine erste Partie legt eines an: ohne Anmeldung, ohne Passwort. Du kannst deinen Namen auch jetzt schon wählen.
people-make = Profil anlegen
people-back-offer = Ich war schon einmal hier
people-name = Name
people-colour = Farbe
people-colour-blue = Blau
people-colour-red = Rot
people-colour-gold = Gold
people-colour-green = Grün
people-colour-violet = Violett
people-colour-teal = Petrol
people-colour-rose = Rosa
people-colour-grey = Grau
people-sign = Zeichen
people-sign-rose = Rose
people-sign-iris = Iris
people-sign-jasmine = Jasmin
people-sign-lavender = Lavendel
people-sign-orange = Orange
people-sign-vetiver = Vetiver
people-sign-bottle = Flakon
people-sign-leaf = Blatt
people-save = Speichern
people-saved = Gespeichert.
people-shown = Was andere sehen dürfen
people-shown-text = Alle sehen deinen Namen, deine Farbe und dein Zeichen. Keine Liste zeigt deine Partien anderen, außer denen, die gelistet waren, zu einem Turnier gehören oder zu einem vergangenen Tag. Wem du den Link einer Partie schickst, der kann sie ansehen.
people-shown-statistics = Meine Zahlen und Kurven, ohne Partien und Gegner
people-shown-matches = Meine beendeten Partien, die in der Liste standen
people-devices = Deine Geräte
people-device-add = Weiteres Gerät hinzufügen
people-device-how = Scanne das mit deinem anderen Gerät, oder öffne dort den Link. Er gilt einmal, bis { $time }.
people-device-code = QR-Code des Links
people-forget = Alle anderen abmelden
people-forgotten = Alle anderen Browser sind abgemeldet.
people-phrase = Wiederherstellungssatz
people-phrase-text = Acht Wörter bringen dich zurück, wenn du alle Geräte verlierst. Schreib sie auf Papier: Sie werden nur einmal gezeigt.
people-phrase-have = Du hast schon einen aufgeschrieben. Ein neuer ersetzt ihn.
people-phrase-make = Meinen Satz zeigen
people-phrase-new = Einen neuen Satz erstellen
people-phrase-done = Ich habe ihn aufgeschrieben
people-data = Deine Daten
people-export-text = Eine Datei enthält alles, was dieser Server von dir aufbewahrt: Profil, Partien mit allen Entscheidungen, Ergebnisse und was du gesagt hast.
people-export = Alles herunterladen
people-leave = Für immer gehen
people-leave-text = Das löscht dein Profil, deine Geräte, deine Zahlen und alles, was du gesagt hast. Deine Partien bleiben für die anderen, ohne deinen Namen. Niemand kann es rückgängig machen.
people-leave-name = Schreib deinen Namen zur Bestätigung
people-device-title = Bist du das?
people-device-text = Dieser Link kommt von deinem anderen Gerät. Nutze ihn, und auch dieser Browser gehört dir: gleicher Name, gleiche Partien.
people-device-here = Auch diesen Browser nutzen
people-device-is = Dieser Browser ist jetzt { $name }.
people-device-along = Das war auch ich: alles mitnehmen
people-device-along-text = Partien, Ergebnisse und Schachteln von { $name } kommen mit, und das Profil { $name } verschwindet. Wo beide eine Wertung haben, bleibt deine; von zwei Versuchen an der Partie eines Tages zählt der erste. Niemand kann das rückgängig machen.
people-device-instead = { $name } zurücklassen
people-device-instead-text = Was { $name } gespielt hat, bleibt bei { $name }; ohne Wiederherstellungssatz oder anderes Gerät kommt niemand mehr dorthin zurück.
people-phrase-enter = Mit deinem Satz zurückkommen
people-phrase-enter-text = Gib die acht Wörter ein, die du aufgeschrieben hast. Hast du ein anderes Gerät zur Hand, öffne dort dein Profil und füge dieses hinzu: Das ist einfacher.
people-phrase-field = Deine acht Wörter
people-phrase-go = Zurückkommen
people-welcome-back = Willkommen zurück, { $name }
people-figures = Zahlen
people-filter = Welche Partien zählen
people-any-game = Alle Spiele
people-any-seats = Beliebig viele Plätze
people-any-against = Alle Gegner
people-any-time = Seit jeher
people-people = Menschen
people-matches = Partien
people-won = Gewonnen
people-won-of = { $won } von { $played }
people-streak = In Folge
people-streak-best = Längste Serie
people-accuracy = Genauigkeit
people-accuracy-of = { $percent } % genau
people-by-game = Nach Spiel
people-by-seats = Nach Zahl der Plätze
people-by-against = Nach stärkstem Gegner
people-extremes = Bestes und Schlechtestes
people-best = Beste
people-worst = Schlechteste
people-average = Schnitt
people-plots = { $game }, Partie für Partie
people-points = Punkte
people-points-legend = gefüllt: gewonnen; Linie: Schnitt über zehn
people-points-about = { $count } Partien, { $least } bis { $most } Punkte, im Schnitt { $average }.
people-sources = Woher die Punkte kamen
people-sources-about = Punkte jeder Partie nach Herkunft; die meisten: { $first }
people-each = { $points } je Partie
people-result-won = Gewonnen
people-result = Platz { $place } von { $seats }
people-not-counted = nicht in den Zahlen
people-abandoned = Ein Bot hat sie beendet
people-early = vorzeitig beendet
people-ratings = Wertungen
people-rating-of = Wertung: { $game }
people-rating-now = Wertung { $rating }
people-rated-matches = { $count ->
    [one] eine gewertete Partie
   *[other] { $count } gewertete Partien
}
people-rating-about = { $count } gewertete Partien: von { $first } auf { $last }.
people-all-matches = Alle meine Partien
people-more = Mehr zeigen
people-none = Noch keine beendete Partie.
people-none-fits = Keine solche Partie zählt. Wähle oben etwas anderes.
people-private = { $name } zeigt anderen sonst nichts.
people-devices-count = { $count ->
    [one] Du bist hier mit einem Browser.
   *[other] Du bist hier mit { $count } Browsern.
}
people-seats = { $count ->
    [one] { $count } Platz
   *[other] { $count } Plätze
}
people-days = { $days ->
    [one] Letzter Tag
   *[other] Letzte { $days } Tage
}
people-points-number = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
