# Wörter des Hauses: das Terminal, und was allen Spielen gemeinsam ist.
#
# $name, $names   wie ein Spieler, ein Spiel, eine Datei … heißt
# $file           der Name einer Datei, wie er geschrieben wurde
# Was man so tippt, wie es dasteht (--seed, learning=yes, grasse play, me), bleibt stehen.

## Am Tisch

play-seed = Startwert { $seed }
seat-name = Spieler { $seat }
table-you = du
match-variants = Varianten: { $variants }
match-variant-off = aus: { $variant }
curtain = Gib die Tastatur an { $name } weiter. { $name }, drück Enter, wenn sonst niemand zuschaut.
prompt-decide = Was tust du?
prompt-hint = Eine Nummer oder Wörter. hilfe zeigt, was du sonst noch eingeben kannst.
prompt-ambiguous = Das könnte heißen:
prompt-range = Wähle eine Nummer von 1 bis { $last }.
prompt-unknown = „{ $text }“ steht nicht zur Wahl, und erklären kann ich es auch nicht. Wähle eine Nummer oder tippe hilfe.
# Von einer Entscheidung, die das Spiel selbst traf, weil es nur eine gab
told-forced = { $choice } (einzige Möglichkeit)
undo-done = Deine letzte Wahl ist zurückgenommen.
undo-nothing = Es gibt nichts zurückzunehmen: Etwas wurde gezogen oder gewürfelt, Verdecktes wurde gezeigt, oder jemand anderes hat inzwischen entschieden.
hint-title = Was der beste Bot meint, und die Siegchancen aller
hint-points = Punkte am Ende
hint-off = Keine Tipps, solange mehrere Personen spielen.
why-what = Warum was? Tippe zum Beispiel warum und einen Teil der Möglichkeit, die dir fehlt.
why-allowed = Das darfst du jetzt: Nummer { $number }.
rules-none = Keine Regel spricht von „{ $text }“. Die Regeln sind auf Englisch; versuch es mit einem anderen Wort oder der Nummer einer Regel.
save-done = Die Partie ist in { $file } gespeichert.
save-exists = { $file } gibt es schon und bleibt, wie es ist; wähle einen anderen Namen.
save-no-folder = Es gibt keinen Ordner { $folder } zum Speichern.
quit-resume = So geht es später weiter:
quit-unsaved = Die Partie ließ sich nirgends speichern. Dies ist ihre Aufzeichnung; bewahre sie in einer Datei auf:
watch-next = Enter: die nächste Runde. weiter: bis zum Schluss spielen. beenden: hier aufhören.

## Was eine Möglichkeit bringt: steht daneben, mit " · " zwischen den Angaben

brings-from-to = { $least } bis { $most }
brings-more = und { $count } mehr
brings-question = danach: { $question }
brings-odds = { $percent } %: { $outcome }
brings-others = danach jemand anderes
brings-over = danach endet die Partie
brings-unsure = der Rest hängt davon ab, was du nicht siehst

## Befehle: je ein Wort ohne Leerzeichen

command-undo = zurück
command-why = warum
# Das Wort, das folgen darf: „warum nicht …“
command-not = nicht
command-rules = regeln
command-hint = tipp
command-log = verlauf
command-table = tisch
command-save = speichern
command-help = hilfe
command-quit = beenden

## Hilfe: links, was man tippt (mit dem Befehl von oben), rechts, was es bewirkt

help-number = 1, 2, 3 …
help-number-does = die Möglichkeit mit dieser Nummer wählen
help-words = Wörter
help-words-does = die Möglichkeit mit diesen Wörtern wählen; ein eindeutiger Teil genügt
help-undo = zurück
help-undo-does = deine letzte Wahl zurücknehmen, solange nichts Neues ans Licht gekommen ist
help-why = warum …
help-why-does = warum etwas jetzt nicht möglich ist, mit der Regel dazu
help-rules = regeln …
help-rules-does = die Spielanleitung oder eine Regel zeigen ({ $clause }) oder die Regeln mit einem Wort darin finden
help-hint = tipp
help-hint-does = was der beste Bot täte und wen er vorn sieht
help-log = verlauf
help-log-does = alles, was bisher geschehen ist
help-table = tisch
help-table-does = den Tisch neu zeichnen
help-save = speichern DATEI
help-save-does = die Partie in einer Datei speichern und weiterspielen
help-help = hilfe
help-help-does = diese Liste
help-quit = beenden
help-quit-does = hier aufhören; die Partie wird gespeichert, und du kannst sie später fortsetzen

## Das Ende

# $first können mehrere Namen mit Kommas sein
final-and = { $first } und { $last }
final-saved = Die Aufzeichnung der Partie steht in { $file }.

## Vor der ersten Frage

warmup-opening = Der Tisch für { $game } wird vorbereitet …
warmup-compiling = { $game } wird für diesen Rechner kompiliert: etwa eine halbe Minute, nur beim ersten Mal. { $seconds } s …
warmup-search = Die vorausschauenden Bots wärmen sich auf …
warmup-searching = Die vorausschauenden Bots wärmen sich für { $game } auf: etwa eine halbe Minute, nur beim ersten Mal. { $seconds } s …

## Nachspielen

replay-chance = Zufall
# Das Wort, mit dem man zu einer Runde springt: „runde 5“
replay-round = runde
replay-place = Entscheidung { $number } von { $last }
replay-keys = Enter oder n: weiter. p: zurück. Eine Zahl: diese Entscheidung. runde 5: diese Runde. q: beenden.
replay-help = Drück Enter zum Weitergehen, oder tippe p zum Zurückgehen, eine Zahl von 0 bis { $last }, eine Runde, oder q zum Beenden.

## Schachteln

box-good = { $file } ist eine gültige Schachtel für { $game }.
box-hash = Ihre Prüfsumme, die in jeder mit ihr gespielten Aufzeichnung steht: { $hash }
box-bad = { $file } ist nicht zu gebrauchen: { $faults ->
    [one] Es gibt einen Fehler.
   *[other] Es gibt { $faults } Fehler.
}
box-whole-file = die Datei
box-new = { $file } ist jetzt eine Kopie der Schachtel von { $game }. So geht es weiter:
box-step-edit = 1. Schreib in ihre Zeilen, was auf deinen eigenen Spielteilen steht.
box-step-check = 2. Prüfen:          grasse box check { $file }
box-step-play = 3. Damit spielen:   grasse play { $game } --box { $file }

## Zahlen

bench-compiling = { $game }: Kompilieren, erst von Grund auf, dann aus dem Cache …
bench-one-core = Zufallspartien auf einem Kern, { $seconds } s …
bench-all-cores = Zufallspartien auf { $cores } Kernen, { $seconds } s …
bench-head = { $game }, { $seats } Plätze
bench-decisions-per-second = Entscheidungen pro Sekunde, ein Kern
bench-matches-per-second = Partien pro Sekunde, ein Kern
bench-decisions-per-second-all-cores = Entscheidungen pro Sekunde, alle Kerne
bench-matches-per-second-all-cores = Partien pro Sekunde, alle Kerne
bench-compile-cold-seconds = Kompilieren, beim ersten Mal
bench-compile-cached-seconds = Kompilieren, aus dem Cache
bench-state-bytes = Größe eines Zustands

## Beschwerden: je eine Zeile

complain-nearest = Meintest du { $name }?
complain-known = Es gibt: { $names }.
complain-command = Es gibt keinen Befehl „{ $name }“.
complain-game = Es gibt kein Spiel „{ $name }“.
complain-no-game = Welches Spiel? Es gibt: { $games }.
complain-player = Es gibt keinen Spieler „{ $name }“.
complain-language = Es gibt keine Sprache „{ $name }“.
complain-variant = Es gibt keine Variante „{ $name }“.
complain-yes-no = Schreib --variant { $variant }=yes oder --variant { $variant }=no.
complain-variant-seat = Schreib --variant { $variant }=2 mit der Nummer eines Platzes, oder 0, um zu losen.
complain-seats = { $game } spielt man zu { $seats }, nicht zu { $given }.
complain-players = { $players ->
    [one] Ein Spieler ist genannt
   *[other] { $players } Spieler sind genannt
}, Plätze gibt es { $seats }.
complain-names = { $people ->
    [0] Namen sind für die Plätze namens me, und davon gibt es keinen.
    [one] { $names } Namen sind angegeben, aber nur ein Platz heißt me.
   *[other] { $names } Namen sind angegeben, aber nur { $people } Plätze heißen me.
}
complain-name = Ein Spieler kann nicht „{ $name }“ heißen: Der Name ist leer, vergeben oder der eines Bots.
complain-resume = { $option } passt nicht zu --resume: Das steht schon in der Aufzeichnung.
complain-other-game = { $file } ist eine Partie von { $game }.
complain-seat = Es gibt keinen Platz { $seat }: Die Partie hat { $seats }.
complain-seat-json = --json zeigt alles; es passt nicht zu --seat.
complain-seconds = --seconds nimmt eine Zahl über 0, bis 3600.
complain-file = { $file }: { $reason }
complain-no-proposal = Für { $game } wird keine andere Schachtel vorgeschlagen.
complain-line = { $file }, Zeile { $line }: { $reason }
complain-box = { $file }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(und ein weiterer Fehler; siehe grasse box check)
   *[other] {" "}(und { $more } weitere Fehler; siehe grasse box check)
}
file-not-text = ist kein UTF-8-Text (Byte { $byte })

## Der Server

serve-at = Der Tisch ist offen: { $address } (Strg+C schließt ihn).
serve-kept = Die Partien werden in { $database } aufbewahrt.
serve-browser = Öffnet sich kein Browser, öffne diese Adresse selbst.
complain-port = Port { $port } von { $host } lässt sich nicht verwenden: { $reason }
complain-workers = Mehrere Prozesse brauchen PostgreSQL: Nenne eine seiner Datenbanken in GRASSE_DATABASE.
complain-database = Die Datenbank lässt sich nicht öffnen: { $reason }
backup-done = { $rows ->
    [one] Eine Zeile ist in { $file } gesichert.
   *[other] { $rows } Zeilen sind in { $file } gesichert.
}
restore-done = { $rows ->
    [one] Eine Zeile ist wieder in { $database }.
   *[other] { $rows } Zeilen sind wieder in { $database }.
}
admin-match = Partie
admin-game = Spiel
admin-status = Stand
admin-players = Spieler
admin-moved = letzter Zug (UTC)
admin-none = Solche Partien gibt es nicht.
admin-ratings-again = { $matches ->
    [one] Eine Partie
   *[other] { $matches } Partien
} neu gezählt.
admin-ratings-right = Jede Wertung folgt aus den Partien.
admin-ratings-wrong = Diese Wertungen folgen nicht aus den Partien; --again berechnet alle neu.
admin-closed = Partie { $match } ist so geschlossen, wie sie steht. Das Geheimnis wird gezeigt, die Aufzeichnung lässt sich prüfen.
admin-tournament = Turnier { $tournament } endet mit der Runde, die gespielt wird.
admin-removed = Partie { $match } ist gelöscht, nichts von ihr bleibt.
admin-chair = Platz { $seat } ist wieder frei. Wer diesen Link zuerst öffnet, bekommt ihn:
admin-nowhere = Unter { $file } gibt es keine Datenbank.
admin-nobody = So heißt hier niemand.
admin-renamed = { $name } heißt jetzt { $new }.
admin-expelled = { $name } ist entfernt. Die Partien bleiben, ohne Namen.
admin-results = Ergebnisse von { $matches } Partien neu gelesen; { $changed } waren nicht so vermerkt.
verify-fair = { $drawn ->
    [one] Der eine Zufallsausgang folgt
   *[other] Alle { $drawn } Zufallsausgänge folgen
} aus dem Geheimnis, und das Geheimnis hat den Hash, der gezeigt wurde.
verify-shared = { $drawn ->
    [one] Der eine Zufallsausgang folgt
   *[other] Alle { $drawn } Zufallsausgänge folgen
} aus dem Geheimnis und den Gliedern der Plätze, und das Geheimnis hat den Hash, der gezeigt wurde.
verify-forked = { $forked ->
    [one] Die erste Entscheidung stammt
   *[other] Die ersten { $forked } Entscheidungen stammen
} aus einer anderen Partie oder einer Lektion: Deren Zufall wird nicht geprüft.
verify-chair = Platz { $seat } hat mit { $linked ->
    [one] einer Entscheidung
   *[other] { $linked } Entscheidungen
} beigetragen, wie zugesagt.{ $bare ->
    [0] {""}
   *[other] {" "}{ $bare }-mal hat er entschieden, ohne beizutragen.
}{ $pledges ->
    [1] {""}
   *[other] {" "}Er hat { $pledges }-mal zugesagt: Jedes Mal hätte er wählen können, was folgt.
}
verify-alone = Kein Platz hat beigetragen: Der Server allein konnte den Zufall im Voraus kennen.
verify-back = Nach Entscheidung { $before } hat Platz { $seat } { $count ->
    [one] 1 Entscheidung
   *[other] { $count } Entscheidungen
} zurückgenommen, davon { $drawn } vom Zufall.
verify-day = { $drawn ->
    [one] { $drawn } Zug des Zufalls ist der, den das Geheimnis vom { $day } ergibt
   *[other] { $drawn } Züge des Zufalls sind die, die das Geheimnis vom { $day } ergibt
}: dasselbe Glück für alle, die an diesem Tag gespielt haben.
verify-sound = { $matches ->
    [0] Es sind keine Partien darin.
    [one] Der Zufall der einen Partie darin war fair.
   *[other] Der Zufall aller { $matches } Partien darin war fair.
}
verify-faults = Der Zufall von { $faults } von { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
} lässt sich nicht prüfen:

## Die Arena, und Daten für Lernende

arena-title = Arena
arena-playing = Partien
arena-counted = { $matches } Partien, { $deals } Gaben
arena-player = Spieler
arena-rating = Wertung
arena-interval = 95 %
arena-wins = Siege
arena-place = Platz
# Derselbe Befehl spielt den Rest
arena-stopped = { $played } von { $matches } Partien sind gespielt. Derselbe Befehl spielt den Rest.
arena-written = Die Ergebnisse stehen in { $json } und als Seite in { $page }.
arena-no-pictures = Die Seite hat keine Bilder: { $package } fehlt (pip install '{ $extra }').
data-written = { $rows } Entscheidungen aus { $matches } Partien stehen in { $file }.
records-sound = { $matches ->
    [0] Es sind keine Partien darin.
    [one] Die eine Partie darin lässt sich so nachspielen, wie sie gespielt wurde.
   *[other] Alle { $matches } Partien darin lassen sich so nachspielen, wie sie gespielt wurden.
}
records-faults = { $faults } von { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
} lassen sich nicht so nachspielen, wie sie gespielt wurden:
records-fault = { $match } ({ $game }, Regeln { $rules }): { $reason }
complain-no-database = Es gibt keine Datenbank { $file }.
complain-package = Dafür fehlt { $package }: pip install '{ $extra }'
complain-number = { $option } nimmt eine ganze Zahl, mindestens 1.
complain-arena-nobody = Wer spielt? Nenne --players oder --lineup. Es gibt: { $players }.
complain-arena-changed = { $file } wurde mit einer anderen Einstellung begonnen: { $setting } war { $before } und ist jetzt { $now }. Mach mit denselben Einstellungen weiter oder wähle mit --to einen anderen Ordner.
complain-no-records = { $file }: darin ist keine Aufzeichnung.

## Analysen: warum etwas anderes besser war

review-why-earns = Es brächte bald { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} mehr, die meisten durch „{ $source }“.
review-why-denies = Es nähme { $seat } { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
}, die meisten durch „{ $source }“.
review-why-later = Es bringt nicht gleich mehr Punkte, aber eine bessere Stellung für später.
review-why-gains = Es bringt nicht gleich mehr Punkte, aber etwa { $source } für später.
review-why-gains-end = Es bringt nicht gleich mehr Punkte, aber etwa { $source } für später, und am Ende { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} mehr.
review-why-end = Es bringt nicht gleich mehr Punkte, aber am Ende { $points ->
    [one] etwa { $points } Punkt
   *[other] etwa { $points } Punkte
} mehr.

## Reviews in the terminal

review-looking = Jeder Moment wird angesehen
review-title = { $game }: wo die Partie gewonnen wurde
review-chances = Siegchancen vom Anfang bis zum Ende
review-player = Spieler
review-start = am Anfang
review-own = eigene Entscheidungen
review-others = Entscheidungen der anderen
review-luck = Glück
review-revisions = Korrekturen
review-end = am Ende
review-accuracy = Genauigkeit
review-sizes = grobe Fehler, Fehler, Ungenauigkeiten
review-worst = Die teuersten Entscheidungen
review-size-inaccuracy = Ungenauigkeit
review-size-mistake = Fehler
review-size-blunder = grober Fehler
review-decision = { $number }. { $name }, { $size } ({ $cost } % ± { $error }): { $chosen }
review-better = Besser: { $best }
review-points-error = Erwartete Punkte am Ende: damit { $before }, mit der getroffenen Wahl { $after }, ± { $error }
review-points = Erwartete Punkte am Ende: vorher { $before }, nachher { $after }
review-who = Wer hat mir das angetan?
review-decided = entschieden von
review-for = für { $name }
review-fortunes = Glück und Pech
review-summary = Alle Partien, nach Spielern
review-matches = Partien
complain-not-over = { $file }: Die Partie ist nicht zu Ende; nur eine beendete Partie wird ausgewertet.

## Ein Link, bevor ihm jemand folgt

preview-house = Die Brettspiele der Parfümeure in deinem Browser: Spiel mit Freunden oder Bots, lerne und schau zurück. Ohne Konto.
preview-waiting = Ein Tisch { $game } wartet auf dich. Setz dich; du brauchst kein Konto.
preview-playing = Gerade läuft eine Partie { $game }. Schau zu.
preview-over = Eine Partie { $game } ist zu Ende. Schau, wie sie ausging.

## Was Leute erfahren, wenn keine Seite offen ist

told-turn-title = Du bist dran: { $game }
told-turn = Deine Partie mit { $names } geht weiter.
told-begin-title = Dein Tisch ist voll: { $game }
told-begin = Du spielst mit { $names }. Die Partie hat begonnen.
told-invited-title = { $names } lädt dich ein
told-invited = Ein Tisch mit { $game } wartet auf dich.
told-day-title = Die Partien von heute sind da
told-day = Dasselbe Glück für alle: Ein Versuch zählt.
told-bots = Bots
told-confirm-title = Bestätige deine Adresse für Grasse
told-confirm = 
    Öffne diesen Link, um per E-Mail zu erfahren, wenn du dran bist:
    { $link }
    Hast du nicht darum gebeten, musst du nichts tun.
told-mail-end = Du bekommst diese Nachricht, weil du darum gebeten hast. So änderst du das: { $link }
