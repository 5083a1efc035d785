# Eigene Schachteln.

refused-bad_box = Diese Datei ist keine Schachtel: Sie lässt sich nicht als TOML lesen.
refused-no_such_own_box = Hier ist keine Schachtel: Der Link ist nicht vollständig, oder die Schachtel wurde entfernt.
refused-bad_place = Dieser Wert der Schachtel lässt sich nicht ändern.
refused-box_has_faults = Diese Schachtel hat noch Fehler. Behebe sie zuerst.
refused-not_your_box = Nur wem sie gehört, kann diese Schachtel ändern. Mach dir eine Kopie.
besides-deep = Sie ist zu tief verschachtelt.
besides-unread = Ab Zeile { $line }, Spalte { $column } ergibt sie keinen Sinn.
besides-same = Eine der Schachteln bliebe, wie sie schon ist.
besides-renamed = Ein Plättchen mit anderem Namen lässt sich nicht allein ausprobieren.
besides-alone = Dafür müssen 2 bis { $most } Plättchen geändert sein, jedes auf einen einzigen Wert.
besides-boxes = Bis zu { $ranges } Bereiche und { $boxes } Schachteln sind möglich.

# My boxes
box-mine = Meine Schachteln
box-offer = Mit eigenen Plättchen spielen
box-lead = Manche gedruckten Plättchen kennen wir nicht, darum enthalten unsere Schachteln Rekonstruktionen. Hier schreibst du die Plättchen deines Exemplars auf oder probierst andere aus und spielst damit.
box-laboratory = Was ein anderes Plättchen, ein anderer Preis oder eine andere Anzahl bewirkt, sagen Hunderte Partien von Bots:
box-new-heading = Eine neue Schachtel
box-new-name = Mein { $game }
box-copy-of = Schachtel von { $game } kopieren
box-proposed = Schachtel mit ausgewogenen Plättchen kopieren ({ $game })
box-proposed-name = { $game }, ausgewogen
box-proposed-text = Schachteln mit ausgewogenen Plättchen kommen aus dem Labor: In Partien von Bots wurden ihre Plättchen gleichmäßiger benutzt als unsere. In der Schachtel steht, was anders ist.
box-import = Oder eine Schachteldatei mitbringen (TOML)
box-imported = Schachtel aus einer Datei
box-none = Du hast noch keine Schachtel.
box-ready = Bereit zum Spielen
box-doubtful = Bereit zum Spielen, aber ist das so gemeint?
box-doubt-flacons = Das sind zu wenige für ein einziges Parfum. Ohne Flakons lässt sich nie etwas verkaufen.
box-play = Tisch damit eröffnen
box-name = Name dieser Schachtel ({ $game })
box-transcribe = Mein Exemplar Plättchen für Plättchen abschreiben
box-whole = Ganze Schachtel zeigen
box-copy = In meine Schachteln kopieren
box-made = Diese Schachtel gehört jetzt dir. Jede Änderung wird sofort gespeichert, und sonst kann niemand etwas ändern.
box-theirs = { $count ->
    [0] Eine Kopie der Schachtel von { $game }, die jemand gemacht hat. Darin ist nichts anders.
    [one] Jemandes eigene Fassung von { $game }: Darin ist eine Sache anders.
   *[other] Jemandes eigene Fassung von { $game }: Darin sind { $count } Sachen anders.
}
box-theirs-how = Du kannst sie ansehen und damit spielen. Ändern kann sie nur, wem sie gehört, und die Änderung siehst du dann hier. Willst du selbst etwas ändern, kopiere sie in deine Schachteln.
box-share = Link kopieren
box-shared = Der Link ist kopiert. Wer ihn hat, kann diese Schachtel ansehen, kopieren und damit spielen. Änderst du sie, sieht man das dort auch.
box-link = Dieser Browser lässt uns nicht kopieren. Das ist der Link: { $link }
box-file = Als Datei speichern
box-saved = Dein Browser speichert sie als { $file } bei seinen Downloads.
box-remove = Diese Schachtel entfernen
box-remove-sure = Entfernen? Partien, die damit eröffnet wurden, gehen weiter.
box-parts = Teile der Schachtel
box-own = Eigene Schachtel: { $name }
box-book = An diesem Tisch wird mit einer anderen Schachtel gespielt, { $name }. Was hier von Zahlen und Plättchen steht, gilt für die Schachtel des Spiels.
box-of-match = Schachtel
box-of-game = Die Schachtel des Spiels
box-unrated = Gewertete Partien werden mit der Schachtel des Spiels gespielt.
box-again = Spielst du noch einmal, ist { $name } so wie in dieser Partie. Wurde sie seither geändert, eröffne einen neuen Tisch damit.
box-what = { $field }:
box-row = Zeile { $number }
box-nothing = nichts
box-yes = ja
box-no = nein
box-less = { $thing }: eins weniger
box-more = { $thing }: eins mehr
box-number-of = { $name }, Zahl { $number }
box-origin-reconstruction = Rekonstruktion: nicht von einem gedruckten Plättchen
box-origin-owner = Von einem echten Exemplar
box-origin-rulebook = Aus der Spielregel
box-origin-source = Aus einer Veröffentlichung
box-origin-changed = Geändert: nicht wie in der Schachtel des Spiels
box-unseen = Das Bild folgt, wenn der Fehler behoben ist.
box-transcribe-text = Such in deinem Exemplar das Plättchen, das diesem am ähnlichsten ist, und leg es beiseite. Ist etwas anders, ändere es hier und bestätige es dann. Die Reihenfolge ist egal, und Namen wie { $name } sind nur unsere. Gibt es keines? Überspring es: Am Ende bekommen die übersprungenen die Werte der Plättchen, die dir übrig bleiben. Du kannst jederzeit aufhören und später weitermachen.
box-progress = { $done } von { $all } verglichen
box-confirm = So ist es, weiter
box-skip = Überspringen
box-back = Zurück
box-done = Alle Plättchen sind verglichen
box-skipped = Alle Plättchen wurden gezeigt
box-done-text = Speichere die Schachtel als Datei, um sie weiterzugeben, oder kopiere ihren Link.

# Parts
box-part-notes-tiles = Noten
box-part-customers-tokens = Kunden
box-part-customers = Ladenschluss
box-part-clocks-tokens = Uhren
box-part-aroma = Würfel
box-part-board-side_2_4 = Spielplan zu zweit oder zu viert
box-part-board-side_3 = Spielplan zu dritt
box-part-water = Wassermarken
box-part-water-uses = Gebrauch des Wassers
box-part-flacons = Flakons
box-part-perfume-minor = Kleines Parfum
box-part-perfume-major = Großes Parfum
box-part-cards-recipes = Rezeptkarten
box-part-cards-perfumes = Parfumkarten
box-part-note_tile = Notenplättchen
box-part-initial_funds = Startkapital
box-part-action_space = Aktionsfelder
box-part-limits = Grenzen
box-part-city_tile = Stadtplättchen
box-part-recipe = Rezepte
box-part-end_bonus = Schlusswertungen
box-part-delivery_tile = Lieferplättchen
box-part-production_method = Herstellungsarten
box-part-apprenticeship_tile = Lehrplättchen
box-part-couple = Paare des Hofs
box-part-city = Städte
box-part-sundial-positions = Sonnenuhr
box-part-letter = Empfehlungsschreiben
box-part-personal_board = Eigener Spielplan
box-part-setup-p2 = Aufbau zu zweit
box-part-setup-p3 = Aufbau zu dritt
box-part-setup-p4 = Aufbau zu viert
box-part-setup-common = Blüten zu Beginn
box-part-day_track-p2 = Tagesleiste zu zweit
box-part-day_track-p3 = Tagesleiste zu dritt
box-part-day_track-p4 = Tagesleiste zu viert
box-part-scoring-presentation = Punkte in Versailles
box-part-scoring-final = Punkte am Ende
box-part-action_space_group = Spanne der Kosten
box-part-coach_track = Kutschenleiste
box-part-rulings = Regelauslegungen
box-part-component = Teile
box-part-setup = Aufbau
box-part-other = Anderes

# Fields
box-field-flask = Seiten mit Kolben
box-field-fly = Seiten mit Fliege
box-field-customer_spaces = Felder für Kunden
box-field-distillery_spaces = Felder der Destillerie
box-field-actions = Aktionen
box-field-start_per_player = Marken zu Beginn
box-field-keep_limit = Marken, die man behalten darf
box-field-reroll_colour = Eine Farbe noch einmal würfeln
box-field-reroll_all = Alle Würfel noch einmal würfeln
box-field-turn_one_fly = Eine Fliege umdrehen
box-field-sold_out_reward = Marken für leere Vorräte
box-field-total = Anzahl
box-field-flacons = Flakons
box-field-bargain_price = Ramschpreis
box-field-type = Art
box-field-coins = Münzen
box-field-aromas = Kolben, die sie kostet
box-field-scents = Düfte
box-field-note-scents = Aromen im Parfum (keine: wie ihre Kolben)
box-field-below_closing_time = Kunden unter dem Marker
box-field-stack = Stapel
box-field-price = Preis
box-field-wants = Wünsche
box-field-count = Anzahl
box-field-hand = Handkarten, höchstens
box-field-perfumers_start = Parfümeure zu Beginn
box-field-capacity = Wer es nutzen darf
box-field-cost = Kosten
box-field-cost_floral = Kosten für Blumig
box-field-cost_synthetic = Kosten für Synthetisch
box-field-kind = Wirkung
box-field-pay = Bezahlt
box-field-gain = Bringt
box-field-name = Titel
box-field-tier = Zahl auf der Rückseite
box-field-min_players = Personen, mindestens
box-field-value = Wert
box-field-brand = Markenwert
box-field-top = Kopfnote
box-field-middle = Herznote
box-field-base = Basis
box-field-storage = Lager
box-field-columns = Spalten
box-field-tier_cards = Karten je Zahl
box-field-min = Letztes Feld links
box-field-max = Letztes Feld rechts
box-field-coach_position = Feld der Kutsche
box-field-letter = Nötiges Schreiben
box-field-forced_return = Die Kutsche muss zurück
box-field-letter_needed = Nötiges Schreiben
box-field-gift = Geschenk
box-field-gift_types = Angenommene Essenzen
box-field-favour = Gunst
box-field-starting = Von Anfang an da
box-field-input_count = Eingesetzte Blüten
box-field-input_rule = Welche Blüten
box-field-allowed = Erlaubte Düfte
box-field-output = Gewonnene Essenzen
box-field-experience = Erfahrung
box-field-production_points = Herstellungspunkte
box-field-coach_steps = Schritte der Kutsche
box-field-favour_limit = Gunstbeweise, höchstens
box-field-start_originality_tokens = Originalitätsmarken zu Beginn
box-field-multiplier = Faktor
box-field-market_flowers_each = Blüten je Duft
box-field-delivery_multipliers_per_sunday = Lieferungen eines Sonntags
box-field-cell_capacity = Würfel je Feld
box-field-spaces = Felder der Reihe nach
box-seat-flowers = Blüten von Person { $seat }
box-field-king = Für den König
box-field-king_with_dame_b = Für den König, mit der Gunst
box-field-perfection = Für Vollkommenheit
box-field-dame_d_per_cube = Je Würfel, mit der Gunst
box-field-court_by_letter = Für den Hof, je nach Schreiben
box-field-per_originality_token = Je Originalitätsmarke
box-field-per_dame_majority = Je Mehrheit
box-field-cost_range = Niedrigste und höchste Kosten
box-field-worker_move_cost = Einen Arbeiter versetzen
box-field-faces = Stufen der Seiten
box-field-copies = Exemplare
box-field-scent = Duft
box-field-effect = Wirkung
box-field-slots = Plätze
box-field-level = Stufe
box-field-city = Stadt
box-field-prestige = Ansehen
box-field-amount = Menge
box-field-max_cost = Höchste Kosten
box-field-tiers = Stufen (Mindestwert: Punkte)
box-field-recipe_of_discarded_perfume = Rezept eines abgelegten Parfums
box-field-king_points_on = Punkte des Königs
box-field-parade_originality = Originalität beim Festzug

# Values
box-value-brown = Braun
box-value-tan = Beige
box-value-one = Ein Parfümeur
box-value-one_per_player = Ein Parfümeur je Person
box-value-extract = Extraktion
box-value-mix = Mischung
box-value-essence = Eine Essenz
box-value-originality = Originalitätsmarken
box-value-perfume = Ein Parfum
box-value-base-essence = Grundessenz
box-value-extra_market_flower = Eine Blüte mehr am Markt
box-value-production_points_2 = Zwei Herstellungspunkte mehr
box-value-coach_step_1 = Ein Schritt mehr der Kutsche
box-value-flowers = Blüten
box-value-essences = Essenzen
box-value-recipe = Ein Rezept
box-value-essences_choice = Verschiedene Essenzen nach Wahl
box-value-influence = Einfluss
box-value-production_points = Herstellungspunkte
box-value-free_action = Eine freie Aktion
box-value-second_perfume = Ein zweites Parfum
box-value-half_points = Die halben Punkte dazu
box-value-display = Kommt zurück in die Auslage
box-value-removed = Wird entfernt
box-value-first_scoring_combination = Bei der ersten Verbindung, die zählt
box-value-first_combination = Nur bei der ersten Verbindung
box-value-as_if_cube_placed = Als würde ein Würfel gesetzt
box-value-free_subsections = Alle freien Felder zählen
box-faults = { $count ->
    [0] Keine Fehler
    [one] Ein Fehler
   *[other] { $count } Fehler
}
box-differs = { $count ->
    [0] Wie die Schachtel des Spiels
    [one] Ein Unterschied zur Schachtel des Spiels
   *[other] { $count } Unterschiede zur Schachtel des Spiels
}
box-differs-more = { $count ->
    [0] Und keiner mehr
    [one] Und einer mehr
   *[other] Und { $count } mehr
}
box-skipped-again = { $count ->
    [0] Übersprungene zeigen
    [one] Das übersprungene zeigen
   *[other] Die { $count } übersprungenen zeigen
}
box-left = { $skipped ->
    [0] noch { $left }
   *[other] noch { $left }, { $skipped } übersprungen
}
