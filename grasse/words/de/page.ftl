# Words of the page in the browser.
#
# $name   what a player is called; $seat of an event is a player’s name, of a chair its number

## The head of the page

page-skip = Zum Inhalt
page-language = Sprache
page-sound = Ton
page-dark = Dunkle Farben
page-notify = Sag mir, wenn ich an der Reihe bin
page-loading = Einen Moment …
page-preparing = Wird vorbereitet, nur dieses erste Mal: etwa eine Minute.
page-close = Schließen
page-home = Zu den Spielen
page-offline = Die Verbindung ist weg; neuer Versuch …

## Home

page-hero = Der Tisch der Parfümeure
page-hero-text = Brettspiele über die Kunst des Parfüms, in der Stadt Grasse. Setz dich: ohne Anmeldung, ohne Warten.
page-name = Dein Name
page-rival = Gegner
page-guest = Gast
page-games = Spiele
page-seats = { $from } bis { $to } Personen
page-play-now = Jetzt spielen
page-with-friends = Mit Freunden
page-mine = Deine Partien
page-listed = Partien zum Zuschauen
page-listed-none = Gerade spielt niemand öffentlich.
page-finished = Beendete Partien
page-finished-none = Was du zu Ende spielst, kannst du hier noch einmal ansehen.
page-your-turn = Du bist dran
page-turn-of = { $name } entscheidet
page-waiting = Warten auf Mitspieler
page-replay = Noch einmal ansehen

## With friends

page-game = Spiel
page-seats-number = Personen
page-who-sits = Wer sitzt wo
page-chair = Stuhl { $seat }
page-chair-me = Ich
page-chair-open = Jemand mit einem Link
page-chair-device = Jemand an diesem Gerät
page-chair-bot = Bot: { $name }
page-chair-level = Bot { $level } von 5: { $name }
page-open-chair = freier Stuhl
page-name-of = Name von Spieler { $seat }
page-match-options = Varianten
page-clock = Uhr
page-clock-none = Ohne Uhr
page-clock-decision-60 = 1 Minute je Entscheidung
page-clock-decision-180 = 3 Minuten je Entscheidung
page-clock-match-1800 = 30 Minuten je Partie
page-clock-match-259200 = 3 Tage je Partie
page-clock-match-1209600 = 14 Tage je Partie
page-list-it = Auf der Startseite zeigen, damit andere zuschauen können
page-cancel = Abbrechen
page-open-match = Tisch eröffnen
page-join = Du bist an den Tisch eingeladen
page-sit-down = Hinsetzen
page-watch = Nur zuschauen
page-invite-text = Schick jeden Link an eine Person. Wer ihn zuerst öffnet, hat den Stuhl.
page-invite-link = Link für Stuhl { $seat }
page-instead = Kommt niemand? Bots nehmen die freien Stühle:
page-instead-begin = Beginnen
page-copy = Kopieren
page-copied = Kopiert.

## At the table

page-picture = Der Tisch als Bild; Pfeiltasten führen von Teil zu Teil
page-ask = Was gefragt ist
page-options = Was du tun kannst
page-not-now = { $piece }, jetzt nicht
page-why-not = Warum nicht: { $piece }
page-undo = Zurücknehmen
page-undo-ask = Um Zurücknehmen bitten
page-hint = Tipp
page-hint-ask = Die anderen um Tipps bitten
page-hint-title = Was der beste Bot meint
page-hint-thinking = Der beste Bot denkt nach …
page-hint-warming = Der beste Bot wärmt sich auf: beim ersten Mal auf diesem Rechner dauert das etwa eine halbe Minute.
page-warming = { $name } wärmt sich auf: beim ersten Mal auf diesem Rechner dauert das etwa eine halbe Minute.
page-hint-chance = { $name } gewinnt { $percent } von 100
page-hint-sure = ± { $error }
page-as-list = Als Liste
page-as-picture = Als Bild
page-rules = Regeln
page-rules-of = Regeln von { $game }
page-rules-search = Regeln durchsuchen
page-rules-english = Die Regeln sind auf Englisch.
page-clause = Regel { $clause }
page-side = Neben dem Tisch
page-players = Mitspieler
page-glance = Die Tableaus der Spieler
page-glance-turn = am Zug
page-bot = Bot
page-away = abwesend
page-stand-in = Bot einspringen lassen
page-leave = Bot spielen lassen
page-leave-sure = Soll ein Bot für dich spielen? Du kannst deinen Stuhl jederzeit zurücknehmen.
page-return = Meinen Stuhl zurücknehmen
page-asked = { $decisions ->
    [one] { $name } möchte eine Entscheidung zurücknehmen.
   *[other] { $name } möchte { $decisions } Entscheidungen zurücknehmen.
}
page-asked-own = { $decisions ->
    [one] Du möchtest eine Entscheidung zurücknehmen.
   *[other] Du möchtest { $decisions } Entscheidungen zurücknehmen.
}
page-asked-hints = { $name } möchte Tipps für alle in dieser Partie.
page-asked-hints-own = Du möchtest Tipps für alle in dieser Partie.
page-withdraw = Doch nicht
page-agree = Einverstanden
page-disagree = Lieber nicht
page-story = Was geschah
page-story-all = { $lines ->
    [one] Eine frühere Zeile zeigen
   *[other] { $lines } frühere Zeilen zeigen
}
page-news = Neu seit deinem letzten Besuch
page-chat = Gespräch
page-chat-new = neu
page-chat-empty = Noch hat niemand etwas gesagt.
page-chat-say = Sag etwas
page-chat-send = Sagen
page-curtain = { $name } ist an der Reihe
page-curtain-text = Gib das Gerät weiter. { $name } hebt den Vorhang, wenn sonst niemand hinsieht.
page-curtain-open = Ich bin { $name }
page-days = { $days } T
page-hours = { $hours } h

## The end

page-scoring = Wertung
page-place = Platz
page-total = Summe
page-rematch = Noch eine Partie
page-rematch-join = Zur nächsten Partie
page-record = Aufzeichnung herunterladen
page-fair = War das Glück ehrlich?
page-fair-text = Alles Glück dieser Partie wurde aus einem Geheimnis gezogen. Sein Hash stand vor der ersten Entscheidung da; jetzt siehst du das Geheimnis und kannst prüfen, dass nichts verändert wurde.
page-fair-hash = Hash
page-fair-secret = Geheimnis
page-fair-good = Das Geheimnis hat diesen Hash.
page-fair-bad = Das Geheimnis hat diesen Hash nicht!
page-fair-verify = Um jede Ziehung zu prüfen, lade die Aufzeichnung herunter und tippe:

## Replay

page-first = Zum Anfang
page-back = Eins zurück
page-next = Eins weiter
page-last = Zum Ende
page-play = Abspielen
page-pause = Anhalten
page-decision = Entscheidung
page-decisions = Entscheidungen
page-round = Runde
page-day = Tag
page-eyes = Mit wessen Augen
page-eyes-all = Alles offen
page-eyes-watcher = Als Zuschauer
page-play-on = Von hier weiterspielen
page-play-on-seat = auf dem Stuhl von
page-play-on-player = gegen

## Programs, by how well they play

player-uniform = Anfänger
player-greedy = Opportunist
player-visitor = Besucher
player-apprentice = Lehrling
player-distiller = Destillateur
player-perfumer = Parfümeur
player-nose = Nase

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } nimmt eine Entscheidung zurück
   *[other] { $seat } nimmt { $decisions } Entscheidungen zurück
}
event-bot_sat_down = Ein Bot spielt für { $seat }
event-person_came_back = { $seat } ist zurück
event-person_sat_down = { $seat } setzt sich
event-hints_agreed = Alle sind mit Tipps einverstanden
event-disagreed = { $seat } möchte lieber nicht

## What the server refuses

refused-offline = Der Server ist nicht erreichbar.
refused-failed = Etwas ist schiefgegangen. Bitte versuch es noch einmal.
refused-malformed = Das hat der Server nicht verstanden.
refused-too_large = Das ist zu lang.
refused-too_often = Zu schnell: warte einen Moment.
refused-no_such_match = Diese Partie gibt es nicht.
refused-no_such_game = Dieses Spiel gibt es nicht.
refused-no_such_seat = Diesen Stuhl gibt es nicht.
refused-no_such_player = Diesen Bot gibt es nicht.
refused-no_such_number = Diese Entscheidung hat die Partie nicht.
refused-not_your_chair = Ein anderer Browser hat diesen Stuhl.
refused-not_your_turn = Du bist nicht an der Reihe.
refused-old = Der Tisch hat sich inzwischen verändert.
refused-rules = Die Regeln verbieten das.
refused-waiting = Es sitzen noch nicht alle.
refused-over = Die Partie ist vorbei.
refused-not_over = Erst wenn die Partie vorbei ist.
refused-nothing_to_take_back = Du hast nichts zurückzunehmen.
refused-nothing_asked = Niemand hat um etwas gebeten.
refused-not_away = Diese Person ist da, oder noch keine zwei Minuten fort.
refused-time_is_up = Die Zeit dieses Stuhls ist um; der Bot bleibt.
refused-invitation_used = Diesen Stuhl hat schon jemand.
refused-bad_name = Ein Name hat 1 bis 24 Buchstaben und ist nicht der eines Bots oder eines anderen am Tisch.
refused-bad_chairs = So wird nicht gespielt: zu wenige, zu viele, oder gar niemand.
refused-bad_options = Diese Variante gibt es nicht.
refused-bad_clock = Diese Uhr gibt es nicht.
refused-other_rules = Sie wurde nach einer anderen Fassung der Regeln gespielt.
refused-no_such_page = Diese Seite gibt es nicht.
refused-broken = Der Server ist gestolpert. Bitte versuch es noch einmal.
refused-foreign_origin = Das kommt von der Seite eines anderen Servers.
refused-not_ready = Dieses Spiel wird vorbereitet; das dauert etwa eine Minute, nur einmal.
refused-no_hints = Die anderen haben Tipps nicht zugestimmt.
