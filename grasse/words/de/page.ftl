# Words of the page in the browser.
#
# $name   what a player is called; $seat of an event is a player’s name, of a chair its number

## The head of the page

page-skip = Zum Inhalt
page-language = Sprache
page-sound = Ton
page-dark = Dunkle Farben
page-notify = Benachrichtigen, wenn ich an der Reihe bin
page-loading = Einen Moment …
page-preparing = Wird vorbereitet, nur beim ersten Mal: etwa eine Minute.
page-preparing-opens = Wird vorbereitet, nur beim ersten Mal: Dann öffnet es sich von selbst.
page-close = Schließen
page-home = Alle Spiele
page-offline = Verbindung unterbrochen; neuer Versuch …

## Home

page-hero = Der Tisch der Parfümeure
page-hero-text = Brettspiele über die Kunst des Parfüms, in der Stadt Grasse. Setz dich: ohne Anmeldung, ohne Warten.
page-name = Dein Name
page-name-to-others = Andere sehen dich als { $name }.
page-rival = Gegner
page-guest = Gast
page-games = Spiele
page-rooms = Hauptseiten
page-seats = { $from } bis { $to } Personen
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden
page-mine = Deine Partien
page-listed = Partien zum Zuschauen
page-listed-none = Gerade gibt es keine Partie zum Zuschauen.
page-finished = Beendete Partien
page-finished-none = Beendete Partien erscheinen hier.
page-your-turn = Du bist dran
page-turn-of = { $name } ist am Zug
page-waiting = Warten auf Mitspieler
page-replay = Ansehen

## With friends

page-game = Spiel
page-seats-number = Personen
page-who-sits = Plätze
page-chair = Platz { $seat }
page-chair-me = Ich
page-chair-open = Per Link einladen
page-chair-device = Jemand an diesem Gerät
page-chair-bot = Bot: { $name }
page-chair-level = Bot { $level } von { $last }: { $name }
page-open-chair = freier Platz
page-name-of = Name von Spieler { $seat }
page-match-variants = Varianten
page-drawn = Das Los entscheidet
page-clock = Bedenkzeit
page-clock-none = Unbegrenzte Bedenkzeit
page-list-it = Auf der Startseite zeigen, damit andere zuschauen können
page-cancel = Abbrechen
page-open-match = Tisch eröffnen
page-join = Du bist an diesen Tisch eingeladen
page-join-game = Du bist an einen Tisch von { $game } eingeladen
page-sit-down = Platz nehmen
page-watch = Nur zuschauen
page-invite-text = Schick jeden Link an eine Person. Wer ihn zuerst öffnet, bekommt den Platz.
page-invite-link = Link für Platz { $seat }
page-instead = Kommt niemand? Bots übernehmen die freien Plätze:
page-instead-begin = Beginnen
page-copy = Kopieren
page-copied = Kopiert.
page-share = Teilen
page-share-text = Spiel mit mir { $game }

## At the table

page-picture = Der Tisch als Bild; Pfeiltasten führen von Teil zu Teil
page-zoom = Zoom
page-zoom-in = Vergrößern
page-zoom-out = Verkleinern
page-enlarge = Tisch vergrößern
page-enlarge-back = Ganzen Tisch zeigen
page-press-leads = Ein Druck darauf: { $way }
page-ask = Frage
page-options = Deine Möglichkeiten
page-besides = Du kannst auch:
page-not-now = { $piece }, jetzt nicht
page-why-not = Warum nicht: { $piece }
page-asked-now = Jetzt gefragt: { $question }
page-in-one-go = Auf einmal: { $all }
page-times = { $option }, { $times }-mal
page-always = { $option }, ohne noch einmal zu fragen: in jeder Partie dieses Spiels, bis du neben dem Tisch „Wieder fragen“ drückst
page-always-last = { $option }, ohne noch einmal zu fragen, wenn nur noch Kleinigkeiten möglich sind, von denen keine sicher Punkte bringt: in jeder Partie dieses Spiels, bis du neben dem Tisch „Wieder fragen“ drückst
page-always-short = nicht mehr fragen
page-by-itself = Solche Kleinigkeiten immer für mich erledigen
page-by-itself-now = Jetzt: { $all }
page-by-itself-text = Jetzt: { $all }. Ab jetzt wird das für dich erledigt, wenn nur noch solche Kleinigkeiten zu tun sind, in jeder Partie dieses Spiels, bis du neben dem Tisch „Wieder fragen“ drückst.
page-habits = Nicht mehr gefragt ({ $number })
page-habit-house = Von selbst, solange nichts anderes sinnvoll ist.
page-ask-again = Wieder fragen
page-ask-again-of = Wieder fragen: { $question }
page-undo = Zurücknehmen
page-undo-ask = Um Zurücknehmen bitten
page-luck-sure = Jetzt folgt Zufall. Unter Menschen wird er nur zurückgenommen, wenn alle zustimmen.
page-luck-go = Weiter
page-luck-confirm = Mich fragen, bevor der Zufall wirkt
page-asked-undone = Bis zum Ende deines Zugs wirst du alles gefragt, weil du etwas rückgängig gemacht hast.
page-made-much = { $name } { $points }: { $sources }.
page-hint = Tipp
page-hint-ask = Die anderen um Tipps bitten
page-hint-title = Tipp: was der beste Bot täte
page-hint-thinking = Der beste Bot denkt nach …
page-hint-warming = Der beste Bot wärmt sich auf. Beim ersten Mal dauert das etwa eine halbe Minute.
page-warming = { $name } wärmt sich auf. Beim ersten Mal dauert das etwa eine halbe Minute.
page-hint-wins = Deine Siegchance: etwa { $percent } %, mit etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}.
page-hint-open = Wer gewinnt, ist noch offen.
page-hint-alike = Etwa genauso gut.
page-hint-worse = Nicht ganz so gut.
page-hint-less = Weniger gut: Deine Siegchance ist etwa { $less } % kleiner.
page-hint-less-points = Weniger gut: Deine Siegchance ist etwa { $less } % kleiner, mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
} weniger.
page-hint-soon = Das bringt bald etwa { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}, vor allem durch „{ $source }“.
page-hint-later = Das bringt nicht bald Punkte, bereitet aber später vor.
page-as-list = Als Liste
page-as-picture = Als Bild
page-rules = Regeln
page-rules-search = Suche: wie gewinne ich, Flakon, König …
page-book-how = So spielt man
page-book-rules = Regeln
page-book-signs = Zeichen
page-book-contents = Inhalt
page-explain = Worum geht es hier?
page-clause = Regel { $clause }
page-side = Neben dem Tisch
page-players = Mitspieler
page-glance = Die Tableaus der Spieler
page-glance-turn = am Zug
page-bot = Bot
page-away = abwesend
page-stand-in = Bot einspringen lassen
page-leave = Bot für mich spielen lassen
page-leave-sure = Soll ein Bot für dich spielen? Du kannst jederzeit an deinen Platz zurückkehren.
page-end-match = Partie beenden
page-end-sure = Die Partie für alle beenden, ohne Sieger? Die anderen werden zuerst gefragt; Bots sind einverstanden.
page-ended = Die Partie wurde vorzeitig beendet
page-return = An meinen Platz zurückkehren
page-asked = { $decisions ->
    [one] { $name } möchte eine Entscheidung zurücknehmen.
   *[other] { $name } möchte { $decisions } Entscheidungen zurücknehmen.
}
page-asked-own = { $decisions ->
    [one] Du hast darum gebeten, eine Entscheidung zurückzunehmen.
   *[other] Du hast darum gebeten, { $decisions } Entscheidungen zurückzunehmen.
}
page-asked-hints = { $name } möchte Tipps für alle in dieser Partie.
page-asked-hints-own = Du hast um Tipps für alle in dieser Partie gebeten.
page-asked-end = { $name } möchte die Partie hier beenden.
page-asked-end-own = Du hast gebeten, die Partie hier zu beenden.
page-withdraw = Bitte zurückziehen
page-agree = Zustimmen
page-disagree = Ablehnen
page-story = Verlauf
page-story-all = { $lines ->
    [one] Eine frühere Zeile zeigen
   *[other] { $lines } frühere Zeilen zeigen
}
page-news = Neu seit deinem letzten Besuch
page-news-turn = Neu seit deinem letzten Zug
page-changed = seit deinem letzten Zug verändert
page-past = Vergangenheit
page-past-ago = { $steps ->
    [one] vor einem Schritt
   *[other] vor { $steps } Schritten
}
page-past-now = Zurück zum Jetzt
page-past-first = Erster Tisch, den du hier sahst
page-past-back = Einen Schritt zurück
page-past-next = Einen Schritt weiter
page-options-all = { $number ->
    [one] Eine weitere Möglichkeit zeigen
   *[other] { $number } weitere Möglichkeiten zeigen
}
page-options-more = { $number ->
    [one] Eine weitere
   *[other] { $number } weitere
}
page-options-folded = { $number ->
    [one] Eine weitere Option geht nicht mehr: warum?
   *[other] { $number } weitere Optionen gehen nicht mehr: warum?
}
page-options-fewer = Weniger Möglichkeiten zeigen
page-skip-to-turn = Weiter bis zu meinem Zug
page-pace = Bots spielen
page-pace-slow = langsam
page-pace-normal = normal schnell
page-pace-instant = sofort
page-story-setup = Der Aufbau
page-why = Warum?
page-why-ahead = { $name } hat vorausgedacht: { $times } von { $tries } Versuchen brachten Punkte, jedes Mal etwa { $points }, die meisten durch „{ $source }“.
page-why-ahead-later = { $name } hat vorausgedacht: Das bringt nicht gleich Punkte, es bereitet Späteres vor.
page-why-glance = Das fiel { $name } ins Auge: { $times } von { $tries } Versuchen brachten Punkte, jedes Mal etwa { $points }, die meisten durch „{ $source }“.
page-why-glance-later = Das fiel { $name } ins Auge, auch wenn es nicht gleich Punkte bringt.
page-why-chance = { $name } hat zufällig gewählt.
page-chat = Chat
page-chat-new = neu
page-chat-empty = Noch keine Nachrichten.
page-chat-say = Nachricht schreiben
page-chat-send = Senden
page-curtain = { $name } ist an der Reihe
page-curtain-text = Gib das Gerät an { $name } weiter. Heb den Vorhang, wenn sonst niemand hinsieht.
page-curtain-open = Ich bin { $name }
page-days = { $days } T
page-hours = { $hours } h

## The end

page-you-win = Gewonnen!
page-you-share = Geteilter Sieg!
page-finished-you = Ein Bot hat die Partie für dich beendet.
page-finished-other = Ein Bot hat die Partie für { $name } beendet.
page-finished-last = In der Wertung ist das der letzte Platz.
page-scoring = Wertung
page-place = Platz
page-total = Gesamt
page-scored-times = { $times }-mal gewertet
page-scored-times-note = In Klammern: wie oft es gezählt hat.
page-rematch = Noch einmal spielen
page-rematch-join = An der nächsten Partie teilnehmen
page-record = Aufzeichnung herunterladen
page-private-how = Bitte jemanden, der mitgespielt hat, sie zu teilen. Dann öffnet dieser Link sie auch dir.
page-private-end = Diese Partie ist jetzt privat: Nur wer mitgespielt hat, kann sie noch ansehen, bis sie jemand teilt.
page-share-private = Nur wer mitgespielt hat, kann diese Partie ansehen.
page-share-open = Wer den Link hat, kann diese Partie ansehen.
page-share-link = Teilen und Link kopieren
page-share-copy = Link kopieren
page-share-copied = Der Link ist kopiert.
page-share-back = Wieder privat machen
page-fair = War der Zufall fair?
page-fair-text = Jeder Zufall in dieser Partie kam aus einem Geheimnis des Servers und aus dem, was die Browser der Mitspielenden beigetragen haben. Der Hash des Geheimnisses wurde vor der ersten Entscheidung gezeigt. Jetzt kannst du das Geheimnis sehen und alles prüfen.
page-fair-hash = Hash
page-fair-secret = Geheimnis
page-fair-good = Das Geheimnis hat diesen Hash.
page-fair-bad = Das Geheimnis hat diesen Hash nicht!
page-verify = Den Zufall prüfen
page-verify-text = Dein Browser zieht alles noch einmal, aus der Aufzeichnung der Partie. Der Server gibt nur die Aufzeichnung heraus.
page-verify-file = Die Aufzeichnung in einer Datei prüfen
page-verify-odds = Ob die Wahrscheinlichkeiten die der Regeln sind, prüft:
page-verify-good = { $drawn ->
    [one] Der eine Zufallsausgang folgt
   *[other] Alle { $drawn } Zufallsausgänge folgen
} aus dem Geheimnis und dem, was die Plätze beigetragen haben.
page-verify-good-alone = { $drawn ->
    [one] Der eine Zufallsausgang folgt
   *[other] Alle { $drawn } Zufallsausgänge folgen
} aus dem Geheimnis. Kein Platz hat beigetragen: Diese Partie begann, bevor das ging.
page-verify-forked = { $forked ->
    [one] Die erste Entscheidung stammt
   *[other] Die ersten { $forked } Entscheidungen stammen
} aus einer anderen Partie oder einer Lektion: Deren Zufall wird hier nicht geprüft.
page-verify-known = Hash und Zusagen sind die, die dieser Browser während der Partie gesehen hat.
page-verify-unknown = Dieser Browser war nicht dabei, als die Partie gespielt wurde. Ob der Hash der vom Anfang ist, kann nur sagen, wer dabei war.
page-verify-seat = { $linked ->
    [one] { $name } hat mit einer Entscheidung beigetragen.
   *[other] { $name } hat mit { $linked } Entscheidungen beigetragen.
}
page-verify-nothing = { $name } hat nichts beigetragen.
page-verify-bare = { $bare ->
    [one] Eine Entscheidung kam ohne Beitrag.
   *[other] { $bare } Entscheidungen kamen ohne Beitrag.
}
page-verify-again = { $pledges }-mal zugesagt: Jedes Mal hätte der nächste Beitrag gemeinsam mit dem Betreiber gewählt werden können.
page-verify-back = { $count ->
    [one] { $name } hat nach Entscheidung { $before } eine Entscheidung zurückgenommen
   *[other] { $name } hat nach Entscheidung { $before } { $count } Entscheidungen zurückgenommen
}; Zufallsausgänge darunter: { $drawn }.
page-verify-fault-incomplete = Diese Aufzeichnung sagt nicht, woher ihr Zufall kam: Sie wurde nicht auf einem Server gespielt.
page-verify-fault-newer = Diese Aufzeichnung stammt von einem neueren Grasse, das sie prüfen kann.
page-verify-fault-bare = Das Geheimnis hat den Hash, der gezeigt wurde. Um die Ausgänge dieser älteren Aufzeichnung zu prüfen, braucht es:
page-verify-fault-hash = Das Geheimnis hat nicht den Hash, der gezeigt wurde!
page-verify-fault-kept = Diesem Browser wurde am Anfang ein anderer Hash gezeigt: Das Geheimnis wurde ausgetauscht!
page-verify-fault-forked = In der Aufzeichnung soll mehr von anderswo stammen, als darin ist oder als dieser Browser gesehen hat!
page-verify-fault-pledge = Platz { $seat } hat nicht zugesagt, was in der Aufzeichnung steht!
page-verify-fault-link = Entscheidung { $number }: Platz { $seat } hat etwas anderes beigetragen als zugesagt!
page-verify-fault-draw = Entscheidung { $number }: Es hätte etwas anderes gezogen werden müssen!
page-verify-fault-steps = Entscheidung { $number } ist nicht die, von der der Beweis spricht!
page-hash-changed = Achtung: Der Server zeigt für diese Partie einen anderen Hash als vorher. Das Geheimnis hinter ihrem Zufall wurde ausgetauscht!

## Replay

page-first = Zum Anfang
page-back = Vorige Entscheidung
page-next = Nächste Entscheidung
page-last = Zum Ende
page-play = Abspielen
page-pause = Anhalten
page-decision = Entscheidung
page-decisions = Entscheidungen
page-written = Wie sie aufgeschrieben wurde
page-written-note = Diese Partie kann niemand mehr spielen, denn ihre Regeln oder ihre Schachtel sind hier nicht bekannt. Das wurde von ihr aufgeschrieben.
page-written-open = Aufgeschriebenes ansehen
page-written-hidden = Eine Entscheidung; welche, wird erst am Ende einer Partie verraten
page-written-action = Aktion { $action }
page-round = Runde
page-day = Tag
page-eyes = Aus Sicht von
page-eyes-all = Alles offen
page-eyes-watcher = Zuschauer
page-play-on = Von hier weiterspielen
page-play-on-seat = als
page-play-on-player = gegen

## Die Analyse einer beendeten Partie

page-review = Analyse
page-review-of = Analyse: { $game }
page-review-what = Was bedeutet „{ $name }“?
page-review-waiting = Andere Analysen sind vorher dran. Diese beginnt von selbst.
page-review-warming = Der Bot, der analysiert, macht sich warm. Beim ersten Mal dauert das etwa eine halbe Minute.
page-review-begun = Jetzt beginnt diese. Bots an den Tischen kommen zuerst, daher können die ersten Momente eine Weile dauern.
page-review-working = Jede Entscheidung und jede Ziehung wird angesehen: { $percent } %
page-review-failed = Die Analyse ist nicht gelungen.
page-review-again = Noch einmal versuchen
page-review-chances = Gewinnchance
page-review-chances-about = Wie wahrscheinlich es ist, dass jemand von diesem Moment an gewinnt, wenn alle gut spielen. Alle Linien zusammen sind 100 %. Eine Linie fällt nach einer schlechten Entscheidung oder bei Pech und steigt bei Glück oder wenn jemand anderes sich irrt. Ein Bot, der vorausdenkt, schätzt sie: Kleine Unterschiede sagen wenig. Zeichen auf einer Linie sind Fehler dieses Spielers: je größer, desto schlimmer. Drücke irgendwo oder nimm die Pfeiltasten, um den Tisch in diesem Moment zu sehen.
page-review-as-table = Dasselbe als Tabelle
page-review-moment = Moment { $number } von { $of }
page-review-back = Voriger Moment
page-review-on = Nächster Moment
page-review-previous = Voriger Fehler
page-review-next = Nächster Fehler
page-review-played = gespielt
page-review-better = besser
page-review-fine = Nichts deutlich Besseres wurde gefunden.
page-review-mistakes = Fehler
page-review-mistakes-about = Entscheidungen, zu denen etwas deutlich Besseres gefunden wurde. Jede wird nur danach beurteilt, was dieser Spieler damals wissen konnte, nie nach dem, was verdeckt lag. Die Prozentzahl ist die Gewinnchance, die verschenkt wurde, und ± sagt, um wie viel sie danebenliegen kann. Ab 2 % ist es eine Ungenauigkeit, ab 5 % ein Fehler, ab 10 % ein grober Fehler.
page-review-mistakes-none = Keine Fehler
page-review-whose = Wessen Fehler
page-review-everyone = Alle
page-review-all = Alle { $number } zeigen
page-review-size-inaccuracy = Ungenauigkeit
page-review-size-mistake = Fehler
page-review-size-blunder = Grober Fehler
page-review-count-inaccuracy = { $number ->
    [one] { $number } Ungenauigkeit
   *[other] { $number } Ungenauigkeiten
}
page-review-count-mistake = { $number ->
    [one] { $number } Fehler
   *[other] { $number } Fehler
}
page-review-count-blunder = { $number ->
    [one] { $number } grober Fehler
   *[other] { $number } grobe Fehler
}
page-review-cost = −{ $percent } % Gewinnchance
page-review-error = ± { $error }
page-review-points-less = { $points ->
    [one] etwa { $points } Punkt weniger
   *[other] etwa { $points } Punkte weniger
}
page-review-points-more = { $points ->
    [one] etwa { $points } Punkt mehr
   *[other] etwa { $points } Punkte mehr
}
page-review-changes = Siegchance und erwartete Punkte am Ende
page-review-points-still = { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
}
page-review-points = { $before } → { $after ->
    [one] { $after } Punkt
   *[other] { $after } Punkte
}
page-review-accuracy = Genauigkeit
page-review-accuracy-about = Wie gut jemand entschieden hat, von 0 bis 100. Bei 100 wurde zu keiner Entscheidung etwas deutlich Besseres gefunden. Alles, was verschenkt wurde, senkt sie: insgesamt 50 % verschenkte Gewinnchance lassen 67 übrig. Glück zählt hier nicht.
page-review-ledger = Wo die Partie gewonnen wurde
page-review-ledger-about = Alle beginnen mit einer gewissen Gewinnchance und enden mit der ganzen oder mit keiner. Die Balken sagen, was dazwischen geschah, und gehen auf. Deine eigenen Entscheidungen können dich nur etwas kosten: Sie werden mit der besten Entscheidung verglichen. Was andere verschenken, bekommen die Übrigen. „Zweiter Blick“ ist, was ein späterer, genauerer Blick anders beurteilt hat: je kleiner, desto sicherer ist das Übrige.
page-review-start = Anfang
page-review-end = Ende
page-review-bar-own = Eigene Entscheidungen
page-review-bar-luck = Glück
page-review-bar-revisions = Zweiter Blick
page-review-bot-for = Bot für { $name }
page-review-stood-in = Ein Bot ist für { $name } eingesprungen und hat das entschieden.
page-review-without = { $number ->
    [one] Ein Bot hat einmal für { $name } entschieden: Das zählt hier nicht.
   *[other] Ein Bot hat { $number }-mal für { $name } entschieden: Das zählt hier nicht.
}
page-review-luck = Glück
page-review-luck-about = Alles, was niemand entscheidet: Würfel, Beutel und Stapel. Glück ist, was wirklich gezogen wurde, verglichen mit dem Durchschnitt von allem, was gezogen werden konnte. Über viele Partien gleicht es sich für alle aus.
page-review-fortunes = Glückliche und unglückliche Momente
page-review-who = Wer hat mir das angetan?
page-review-who-about = Lies eine Zeile: was die Entscheidungen dieses Spielers jeden kosteten oder ihm brachten, als Gewinnchance. Was einer verschenkt, bekommen die anderen, deshalb ergibt jede Zeile null, bis aufs Runden.
page-review-who-decided = Entschieden von
page-review-who-for = für

## Bots, by how well they play

player-uniform = Anfänger
player-greedy = Opportunist
player-visitor = Besucher
player-apprentice = Lehrling
player-distiller = Destillateur
player-perfumer = Parfümeur
player-nose = Nase
player-absolute = Absolue
about-uniform = wählt zufällig; kein richtiger Gegner
about-greedy = nimmt, was gerade am besten aussieht, ohne vorauszudenken; spielt auch für alle, die gegangen sind
about-visitor = spielt wie am ersten Abend und übersieht vieles
about-apprentice = weiß, was gut ist, aber nicht immer, wie gut
about-distiller = denkt ab und zu voraus
about-perfumer = denkt meistens voraus
about-nose = denkt immer voraus, höchstens eine Sekunde lang
about-absolute = denkt immer voraus, zwei Sekunden lang

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } nimmt eine Entscheidung zurück
   *[other] { $seat } nimmt { $decisions } Entscheidungen zurück
}
event-match_closed = Die Partie endet hier
event-bot_sat_down = Ein Bot spielt für { $seat }
event-person_came_back = { $seat } ist zurück
event-person_sat_down = { $seat } nimmt Platz
event-hints_agreed = Alle sind mit Tipps einverstanden
event-disagreed = { $seat } lehnt ab

## What the server refuses

refused-offline = Du bist offline, oder der Server ist nicht erreichbar. Deine Partien sind dort sicher; sobald er antwortet, geht es weiter.
refused-failed = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
refused-malformed = Das hat der Server nicht verstanden.
refused-too_large = Das ist zu lang.
refused-too_often = Zu schnell: Warte einen Moment.
refused-too_many = Zu viel auf einmal: Erst muss etwas anderes enden.
refused-no_such_match = Diese Partie gibt es nicht.
refused-no_such_game = Dieses Spiel gibt es nicht.
refused-no_such_seat = Diesen Platz gibt es nicht.
refused-no_such_player = Diesen Bot gibt es nicht.
refused-no_such_number = Diese Entscheidung hat die Partie nicht.
refused-not_your_chair = Ein anderer Browser hat diesen Platz.
refused-private = Diese Partie ist privat: Nur wer mitgespielt hat, sieht sie.
refused-not_your_turn = Du bist nicht an der Reihe.
refused-old = Der Tisch hat sich inzwischen verändert.
refused-bad_link = Der Beitrag dieses Browsers zum Zufall passt nicht zu dieser Partie. Lade die Seite neu.
refused-rules = Die Regeln verbieten das.
refused-stopped = Der Zufall kam dazwischen: Entscheide von hier an neu.
refused-waiting = Es sind noch nicht alle Plätze besetzt.
refused-over = Die Partie ist vorbei.
refused-not_over = Erst wenn die Partie vorbei ist.
refused-nothing_to_undo = Du hast nichts zurückzunehmen.
refused-nothing_asked = Niemand hat um etwas gebeten.
refused-not_away = Diese Person ist da oder seit weniger als zwei Minuten fort.
refused-time_is_up = Die Bedenkzeit dieses Platzes ist um; der Bot bleibt.
refused-grace = Jemand kann noch an seinen Platz zurückkommen. Wie lange noch, steht beim Namen.
refused-invitation_used = Diesen Platz hat schon jemand.
refused-bad_name = Ein Name hat 1 bis 24 Buchstaben und gehört keinem Bot und niemand anderem am Tisch.
refused-bad_chairs = So lässt sich nicht spielen: zu wenige, zu viele, oder nur Bots.
refused-bad_options = Diese Variante gibt es nicht.
refused-bad_clock = Diese Bedenkzeit gibt es nicht.
refused-other_rules = Sie wurde mit einer anderen Version der Regeln gespielt.
refused-no_such_box = Mit dieser Schachtel wurde keine Partie gespielt.
refused-no_such_page = Diese Seite gibt es nicht.
refused-broken = Der Server ist gestolpert. Nichts ist verloren; bitte versuch es gleich noch einmal.
refused-foreign_origin = Das kommt von der Seite eines anderen Servers.
refused-not_ready = Dieses Spiel wird vorbereitet; das dauert etwa eine Minute, nur beim ersten Mal. Dann öffnet es sich von selbst.
refused-no_hints = Die anderen haben Tipps nicht zugestimmt.
refused-begun = Die Partie hat begonnen.
refused-rated = Nicht in einer gewerteten Partie.
refused-bad_rated = Eine gewertete Partie hat eine Bedenkzeit, die üblichen Varianten, eine Person pro Gerät und nur Bots der Rangliste.
refused-bad_endpoint = Dieser Server kann deinen Browser nicht benachrichtigen.
refused-bad_mail = Diese Adresse geht nicht, oder der Server verschickt keine E-Mails.
refused-bad_change = Diese Zahl oder dieser Wert passt nicht in die Schachtel.
refused-no_such_token = Dieser Link wurde schon benutzt, oder ein neuerer wurde verschickt.

## Lektionen

page-learn = Lernen
page-learn-title = Spielen lernen
page-learn-text = Beginne mit deiner ersten Partie eines Spiels: Sie dauert zehn Minuten, und du spielst vom ersten Klick an. Die kurzen Lektionen handeln von je einer Idee.
page-learn-offer = Noch nie gespielt? Lerne es in zehn Minuten
page-learn-again = Noch einmal lernen
page-learn-done = erledigt
page-lesson = Lektion
page-lesson-step = Schritt { $step } von { $of }
page-lesson-next = Weiter
page-lesson-back = Zurück
page-lesson-show = Für mich machen
page-lesson-due = Du bist dran: Drücke auf das, was golden umrandet ist.
page-lesson-due-button = Du bist dran: Drücke auf den golden umrandeten Knopf.
page-lesson-due-any = Du bist dran: Drücke auf irgendeinen der golden umrandeten Knöpfe.
page-lesson-book = Spielanleitung
page-lesson-otherwise = Gute Idee, aber nicht jetzt. Drücke auf das, was eingekreist ist.
page-lesson-wait = Sieh zu, was die anderen tun.
page-lesson-play-on = Weiterspielen
page-lesson-all = Alle Lektionen
page-tutor = Ein Tipp bei jeder Entscheidung
page-tutor-ask = Soll dir der beste Bot bei jeder Entscheidung raten?
page-tutor-yes = Ja, gib mir Tipps
page-tutor-no = Nein, ich frage, wenn ich einen will
page-tutor-end = Tipps nur auf Wunsch zeigen
refused-lesson = Diese Lektion wartet auf etwas anderes.
refused-no_such_lesson = Diese Lektion gibt es nicht.
refused-no_such_puzzle = Diese Aufgabe gibt es hier nicht.
refused-not_reviewed = Diese Partie wurde noch nicht analysiert.
