# Aqua Mirabilis, in den Worten seiner Spieler.
#
# piece-…     ein Spielteil oder ein Ort auf dem Tisch; name- dasselbe in einem Satz
# decision-…  was jemand entscheiden kann, wie es in der Liste steht; chance- für den Zufall
# event-…     was geschehen ist; $seat ist der Name eines Spielers, Unbekanntes ist „unknown“
# clause-…    warum etwas nicht erlaubt ist
#
# AP sind Aktionspunkte, PP Produktionspunkte. Der Name eines Aktionsfelds sagt, wohin es geht: Er
# steht nach „Gehen:“ und „geht“. Die Düfte stehen hinter einem Doppelpunkt oder nach „aus“ und
# „mit“: so stimmt jede Endung.

game-blurb = Mach aus Blüten Essenzen und aus Essenzen Parfums, die dem König und seinem Hof gefallen.
game-facts = 10 bis 20 Minuten zu zweit · vielseitig: Markt, Schule, Reisen und Hof greifen ineinander
game-goal = Ziel: die meisten Punkte am letzten Sonntag · { $last ->
    [1] das sind die letzten Züge
   *[0] { $sunday_days ->
        [one] der ist morgen
       *[other] der ist in { $sunday_days } Tagen
    }{ $final_week ->
        [1] { "" }
       *[0] , { $days ->
            [one] und morgen ist Sonntag
           *[other] der nächste Sonntag in { $days }
        }
    }
}
game-standing = du { $own_score }, die anderen höchstens { $most_score }
game-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

scent-B = { $count ->
    [one] Bergamotte
   *[other] Bergamotten
}
scent-J = Jasmin
scent-L = Lavendel
scent-N = { $count ->
    [one] Narzisse
   *[other] Narzissen
}
scent-O = { $count ->
    [one] Orangenblüte
   *[other] Orangenblüten
}
scent-R = { $count ->
    [one] Rose
   *[other] Rosen
}

complement-B = { scent-B }
complement-J = { scent-J }
complement-L = { scent-L }
complement-N = { scent-N }
complement-O = { scent-O }
complement-R = { scent-R }

second_complement-B = { scent-B }
second_complement-J = { scent-J }
second_complement-L = { scent-L }
second_complement-N = { scent-N }
second_complement-O = { scent-O }
second_complement-R = { scent-R }

column-B = { scent-B }
column-J = { scent-J }
column-L = { scent-L }
column-N = { scent-N }
column-O = { scent-O }
column-R = { scent-R }

row-B = { scent-B }
row-J = { scent-J }
row-L = { scent-L }
row-N = { scent-N }
row-O = { scent-O }
row-R = { scent-R }

method-distillation = Destillation
method-maceration = Mazeration
method-squeezing = Pressung
method-enfleurage = Enfleurage
method-extraction = Extraktion

family-base-essence = Grundessenz
family-specialisation = Spezialisierung
family-special-ability = Sonderfähigkeit
family-production-method = Methode

city-paris = Paris
city-london = London
city-koln = Köln
city-firenze = Florenz

weekday-SUN = Sonntag
weekday-MON = Montag
weekday-TUE = Dienstag
weekday-WED = Mittwoch
weekday-THU = Donnerstag
weekday-FRI = Freitag
weekday-SAT = Samstag

wish-essence = eine Essenz
wish-originality = einen Originalitätsmarker
wish-perfume = ein Parfum

favour-court_step = bewegt den Hof
favour-king_5 = mehr vom König
favour-present_2 = zwei Parfums auf einmal
favour-cube_2 = Punkte für jeden Würfel

rule-any = beliebig
rule-same = gleich
rule-different = verschieden

source-loose = lose
source-stored = gelagerte
direction-left = nach links
direction-right = nach rechts
answer-yes = ja
answer-no = nein
payment-dial = der Sonnenuhr
gift-originality = einen Originalitätsmarker

variant-starting_seat = Wer beginnt: ein Platz, oder das Los
variant-free_parade = Freie Parade: In der Schlussparade zählt Originalität alle freien Plätze, auch den des Würfels
variant-lost_recipes = Verlorene Rezepte: Das Rezept eines abgelegten Parfums verlässt das Spiel
variant-king_first = König zuerst: Der König zählt nur für den Duft, der zuerst gewertet wird, auch wenn für dessen Würfel kein Platz ist

## Orte und Spielteile

piece-table = { $last ->
    [1] Der letzte Sonntag, letzte Züge
   *[0] { $week ->
        [0] Vor der ersten Woche, { $days ->
            [one] ein Tag bis Sonntag
           *[other] { $days } Tage bis Sonntag
        }
       *[other] { $weekday }, Woche { $week }, { $days ->
            [one] ein Tag bis Sonntag
           *[other] { $days } Tage bis Sonntag
        }
    }
}
piece-scent = { $scent }
piece-market = Blumenmarkt
piece-stall = Stand { $scent }: { $left ->
    [0] keine Blüte
    [one] eine Blüte
   *[other] { $left } Blüten
}
name-stall = zum Stand { $scent }
piece-worker = Arbeiter am Stand { $scent }
piece-apprenticeship = Lehre
piece-school = Lehrstunde: { $family } ({ $cost } AP)
name-school = in die Lehre ({ $family })
piece-base_lesson = Grundessenz: { $scent }
piece-specialisation_lesson = Spezialisierung: { $scent }
piece-flower_lesson = { $amount ->
    [one] +1 Blüte am Markt
   *[other] +{ $amount } Blüten am Markt
}
piece-points_lesson = +{ $amount } PP
piece-step_lesson = { $amount ->
    [one] +1 Kutschenschritt
   *[other] +{ $amount } Kutschenschritte
}
piece-method_lesson = { $method } ({ $cost } PP: { $flowers ->
    [one] eine Blüte
   *[other] { $flowers } Blüten, { $rule }
} → { $essences ->
    [one] eine Essenz
   *[other] { $essences } Essenzen
})
piece-travel = Reisen
piece-road = Reise nach { $city } ({ $cost } AP)
name-road = nach { $city }
piece-city = { $city }: { $height ->
    [0] kein Plättchen
    [one] ein Plättchen
   *[other] { $height } Plättchen
}
piece-flowers_tile = { $city }: { $counts } (Blüten)
piece-essences_tile = { $city }: { $counts } (Essenzen)
piece-recipe_tile = { $any ->
    [1] { $city }: ein Parfum mit beliebiger Basis, ohne die Stufe und die Basisessenz, { $slots ->
        [one] eine Ergänzung
       *[other] { $slots } Ergänzungen
    }
   *[0] { $city }: ein Parfum aus { $scent }, ohne die Stufe und die Basisessenz, { $slots ->
        [one] eine Ergänzung
       *[other] { $slots } Ergänzungen
    }
}
piece-choice_tile = { $city }: { $amount ->
    [one] eine Essenz nach Wahl
   *[other] { $amount } verschiedene Essenzen nach Wahl
}
piece-originality_tile = { $city }: { $amount ->
    [one] ein Originalitätsmarker
   *[other] { $amount } Originalitätsmarker
}
piece-influence_tile = { $city }: { $amount ->
    [one] ein Einflussmarker
   *[other] { $amount } Einflussmarker
}
piece-points_tile = { $city }: +{ $amount } PP in einer Produktion
piece-action_tile = { $city }: eine Aktion bis { $amount } AP
piece-second_tile = { $city }: ein zweites Parfum, nur in Versailles
piece-half_tile = { $city }: noch einmal die halben Punkte, nur gleich nach dem Präsentieren
piece-court_life = Hofleben
piece-audience = Paar { $dame } ({ $cost } AP)
name-audience = zu Paar { $dame }
piece-dame = Dame { $dame } mag { $wish }
piece-influence = { $seat }: { $count ->
    [0] kein Einfluss
    [one] ein Einflussmarker
   *[other] { $count } Einflussmarker
}
piece-hidden_bonus = ein verdeckter Schlussbonus
piece-experience_bonus = Erfahrung
piece-cities_bonus = Plättchen verschiedener Städte
piece-tiles_bonus = Plättchen aus { $city }
piece-base_bonus = Parfums aus { $scent }
piece-bases_bonus = Parfums mit verschiedener Basis
piece-methods_bonus = neue Methoden
piece-influence_bonus = Einflussmarker bei den Damen
piece-originality_bonus = Originalitätsmarker
piece-essences_bonus = verschiedene Essenzen, die im Lager bleiben
piece-letter_bonus = der Empfehlungsbrief
piece-levels_bonus = die Stufen der Parfums
piece-versailles = Versailles
piece-gallery = Versailles ({ $cost } AP)
name-gallery = nach Versailles
piece-king = der König, Spalte { $column }
piece-court = der Hof, Zeile { $row }
piece-cell = { $column }/{ $row }: { $cubes ->
    [0] kein Würfel
    [one] ein Würfel
   *[other] { $cubes } Würfel
}
piece-recipes = Rezepte
piece-recipe = { $scent }, { $slots ->
    [one] eine Ergänzung
   *[other] { $slots } Ergänzungen
}, Stufe { $level }
name-recipe = ein Parfum aus { $scent } (Stufe { $level })
piece-track = Kutschenweg
piece-stop = { $visit ->
    [1] { $city }
    [2] Grasse
   *[0] der Weg
}
piece-calendar = Lieferungen
piece-sunday = { $last ->
    [1] Der letzte Sonntag, { $days ->
        [one] morgen
       *[other] in { $days } Tagen
    }
   *[0] Sonntag { $sunday }, { $days ->
        [one] morgen
       *[other] in { $days } Tagen
    }
}
piece-delivery = { $counts }
piece-supply = Vorrat
piece-stock = { $scent }: { $left }
piece-choice = Bisher
piece-worker_move = ein Arbeiter zum Stand { $scent }
piece-cost = mit Blüten: { $scent }
piece-using = { $method }
piece-inputs = { $counts } (Blüten)
piece-chosen = { $counts } (Essenzen)
piece-essences_given = { $counts } (Essenzen)
piece-complements = mit { $counts }
piece-tokens_given = { $count ->
    [one] ein Originalitätsmarker
   *[other] { $count } Originalitätsmarker
}
piece-perfumes_given = { $count ->
    [one] ein Parfum
   *[other] { $count } Parfums
}
piece-placed = { $count } zu Dame { $dame }
piece-migrated = { $count } von Dame { $dame }
piece-kept = die Gunst von Dame { $dame }
piece-board = Parfümeur
piece-dial = Sonnenuhr: { $dial } AP
piece-flower = { $count } { $scent }
piece-essence = { $count } { $scent }
piece-gift_essence = eine Essenz ({ $scent })
piece-originality = { $count ->
    [0] kein Originalitätsmarker
    [one] ein Originalitätsmarker
   *[other] { $count } Originalitätsmarker
}
piece-method = { $method } ({ $cost } PP)
piece-stored = { $count } { $scent } gelagert
piece-perfume = { $slots ->
    [1] { $scent } mit { $complement }
   *[other] { $scent } mit { $complement } und { $second_complement }
}
piece-done = Fertig
piece-end_turn = Ende des Zugs
piece-enough = genug
piece-workers_done = die Arbeiter bleiben
piece-skip = kein Geschenk
piece-gifts_done = kein Geschenk mehr
piece-influence_done = kein Einfluss mehr
piece-finish = Versailles verlassen
piece-decline = kein Plättchen
piece-yes = ja
piece-no = nein

## Kurze Wörter für den Tisch

label-flowers = Blüten
label-essences = Essenzen
label-experience = Erfahrung
label-letter = Brief
label-originality = Originalitätsmarker
label-influence = Einflussmarker
label-favours = Gunst
label-coach = Kutsche
label-points = Punkte
label-score = Punkte
label-methods = Methoden
label-tiles = Plättchen
label-flipped = umgedreht
label-lessons = gelernt
label-perfumes = Parfums
label-presented = präsentiert
flag-flipped = umgedreht
flag-presented = { label-presented }
label-supply = Vorrat
label-king = König
label-court = Hof
label-token = Marker
label-cube = Würfel
label-worker = Arbeiter
label-free = frei
label-ap = AP
label-production = { $points } PP, { $steps ->
    [one] ein Kutschenschritt
   *[other] { $steps } Kutschenschritte
}
label-bonus = Schlussbonus
label-gift = mag
label-needs_letter = Brief { $level }
label-in_days = { $days ->
    [one] morgen
   *[other] in { $days } Tagen
}
label-last_sunday = Letzter Sonntag
label-tiles_left = { $tiles ->
    [one] ein Plättchen
   *[other] { $tiles } Plättchen
}
label-of_level = Stufe { $level }
label-complements = mit { $slots }
label-actions_left = { $actions ->
    [0] keine PP mehr
   *[other] noch { $actions } PP
}

## Ein Tableau auf einen Blick: zuerst die Wertung, „ · “ dazwischen

glance-board =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } · { $perfume ->
        [one] 1 Parfum
       *[other] { $perfume } Parfums
    } · Gunst { $favours } · Brief { $letter } · Erfahrung { $experience }

## Woher die Punkte kommen

scoring-originality_points = Originalität
scoring-court_points = der Hof
scoring-king_points = der König
scoring-perfection_points = König und Hof auf einem Feld
scoring-favour_points = Gunst der Damen
scoring-half_points = Plättchen für halbe Punkte
scoring-token_points = Originalitätsmarker
scoring-prestige_points = umgedrehte Stadtplättchen
scoring-majority_points = Mehrheiten bei den Damen
scoring-bonus_points = Schlussboni
# What a reason says that a better decision gains for later: after “about”
gain-flowers_gained = { $count ->
    [one] { $count } Blüte mehr
   *[other] { $count } Blüten mehr
}
gain-essences_gained = { $count ->
    [one] { $count } Essenz mehr
   *[other] { $count } Essenzen mehr
}
gain-originality_gained = { $count } Originalitätsmarker mehr
gain-lesson_learned = { $count ->
    [one] { $count } gelernte Lektion mehr
   *[other] { $count } gelernte Lektionen mehr
}
gain-tile_taken = { $count } Stadtplättchen mehr
gain-letter_received = { $count ->
    [one] { $count } Empfehlungsbrief mehr
   *[other] { $count } Empfehlungsbriefe mehr
}
gain-influence_placed = { $count } Einflussmarker mehr bei den Damen
gain-favour_taken = { $count ->
    [one] { $count } gewogene Dame mehr
   *[other] { $count } gewogene Damen mehr
}
gain-presented = { $count ->
    [one] { $count } präsentiertes Parfum mehr
   *[other] { $count } präsentierte Parfums mehr
}
gain-perfume_created = { $count ->
    [one] { $count } kreiertes Parfum mehr
   *[other] { $count } kreierte Parfums mehr
}
gain-tile_flipped = { $count ->
    [one] { $count } umgedrehtes Stadtplättchen mehr
   *[other] { $count } umgedrehte Stadtplättchen mehr
}

## Was gefragt wird

phase-setup_first = Es wird ausgelost, wer beginnt.
phase-setup_deliveries = Die Lieferungen werden ausgelegt.
phase-setup_pawns = König, Hof und Arbeiter nehmen ihre Plätze ein.
phase-setup_tops = Die Stadtplättchen werden gestapelt.
phase-main = Eine Aktion oder eine Produktion?
phase-worker_moves = Erst einen Arbeiter bewegen?
phase-lesson = Was lernst du?
phase-cost = Mit welchen Blüten bezahlst du?
phase-dropping = Für Methoden ist kein Platz mehr. Welche gibst du auf?
phase-paying = Wie bezahlst du?
phase-bonus_flower = Welche Blüte nimmst du dazu?
phase-top = Ein Stadtplättchen wird aufgedeckt.
phase-dame = Ein Geschenk für die Dame?
phase-giving = Noch ein Geschenk?
phase-peek = Ihren Schlussbonus ansehen?
phase-peeking = Der Schlussbonus wird angesehen.
phase-influence = Wohin geht dein Einfluss?
phase-favours = Du kannst nur die Gunst von zwei Damen haben: Welche wählst du?
phase-ready = Welches Parfum präsentierst du?
phase-order = Welche Ergänzung zählt zuerst?
phase-convert = Stell Essenzen her.
phase-input = Welche Blüte nimmst du?
phase-store = Blüten für später lagern?
phase-coach = Wohin fährt deine Kutsche?
phase-city = Welches Plättchen nimmst du?
phase-return = Kehrt deine Kutsche nach Grasse zurück?
phase-after_production = Noch etwas, bevor die Produktion endet?
phase-after = Noch etwas in diesem Zug?
phase-extra = Ein Extrazug?
phase-tile_recipe = Welches Rezept nimmst du?
phase-complement = Welche Ergänzung kommt dazu?
phase-replace = Du hast keinen Platz mehr. Welches Parfum gibst du auf?
phase-tile_essences = Welche Essenz nimmst du?
phase-tile_influence = Wohin geht dein Einfluss?
phase-parade_create = Parfums für die Schlussparade herstellen?
phase-reveal = Die Schlussboni werden aufgedeckt.
phase-over = Das Spiel ist aus.

# Was das Los danach tut, neben der Option, die dahin führt
luck-top = danach wird ein Stadtplättchen aufgedeckt
luck-peeking = danach siehst du den Schlussbonus
luck-reveal = danach werden die Schlussboni aufgedeckt

# In Klammern hinter der Frage
detail-dame = Dame { $dame }
detail-giving = Dame { $dame }
detail-peek = Dame { $dame }
detail-influence = Dame { $dame }
detail-city = { $city }
detail-return = { $city }

# Wozu die Frage da ist
purpose-main = { $near ->
    [1] Der Sonntag kann vor deinem nächsten Zug kommen: Dann ziehen König und Hof weiter, und alle Parfums dürfen wieder präsentiert werden.
    [2] Der letzte Sonntag kann vor deinem nächsten Zug kommen: Wer ihn erreicht, hat außer einem Extrazug keinen Zug mehr, die anderen haben noch einen.
    [3] Das ist dein letzter Zug. Danach kannst du noch Parfums machen, und jedes auf deinem Tableau zählt noch einmal.
   *[0] Aus Blüten werden Essenzen, aus Essenzen Parfums, und Parfums bringen in Versailles Punkte.
}
purpose-worker_moves = Du nimmst eine Blüte an deinem Stand und an jedem Stand mit einem Arbeiter.
purpose-lesson = { $school_pays ->
    [1] Das kostet eine Essenz dieses Dufts.
    [2] Das kostet eine Blüte dieses Dufts.
    [3] Das kostet einen Originalitätsmarker.
   *[4] Das kostet 2 gleiche Blüten.
} Was du lernst, verbessert jeden späteren Zug und gibt die Erfahrung, die Rezepte verlangen.
purpose-cost = Eine Methode kostet 2 lose Blüten eines Dufts.
purpose-dropping = Die neue Methode nimmt ihren Platz ein; was sie lagert, ist verloren.
purpose-paying = Die Sonnenuhr zahlt mit AP; ein Plättchen zahlt stattdessen, einmal.
purpose-bonus_flower = Deine Fähigkeit gibt dir eine Blüte mehr.
purpose-dame = Jedes Geschenk bringt einen Einfluss; der meiste Einfluss bei einer Dame gewinnt ihre Gunst.
purpose-giving = Jedes weitere Geschenk bringt einen Einfluss mehr.
purpose-peek = Es kostet nichts; nur du siehst, was am Ende zählt.
purpose-influence = Wer bei einer Dame den meisten Einfluss hat, bekommt jetzt ihre Gunst und am Ende Punkte.
purpose-favours = Du wählst, bis du zwei hast, auch eine, die du gerade verloren hast. Die Punkte am Ende zählen allein nach Einfluss: die behältst du.
purpose-ready = Es zählt für freie Plätze in seinem Feld, für den Hof auf seiner Zeile und den König auf seiner Spalte.
purpose-order = Jede Ergänzung zählt für sich, der König nur einmal.
purpose-convert = Methoden machen aus Blüten Essenzen, für Produktionspunkte (PP).
purpose-input = Aus der Blüte wird eine Essenz ihres eigenen Dufts.
purpose-store = Was du nicht lagerst, ist am Ende der Produktion verloren.
purpose-coach = Halte in einer Stadt, um eines ihrer Plättchen zu wählen, wenn dein Brief dafür reicht.
purpose-city = Ein Plättchen gibt Erfahrung, bis du es einmal nutzt; danach bringt es am Ende Punkte.
purpose-return = Von Grasse aus kann deine Kutsche wieder in beide Richtungen fahren; bleibt sie, so fährt sie zur Stadt dahinter weiter.
purpose-after_production = Lose Blüten sind am Ende der Produktion verloren; noch kannst du Parfums machen und Plättchen nutzen.
purpose-after = Bevor dein Zug endet, kannst du noch Parfums machen und Plättchen nutzen.
purpose-extra = Höchstens ein Extrazug; er kostet einen Originalitätsmarker, der sonst am Ende einen Punkt wert ist.{ $near ->
    [1] { " " }Der Sonntag kann vor deinem nächsten Zug kommen.
    [2] { " " }Der letzte Sonntag kann vor deinem nächsten Zug kommen.
    [3] { " " }Einen anderen Zug hast du nicht mehr.
   *[0] { "" }
}
purpose-tile_recipe = Mit dem Plättchen braucht das Parfum keine Basisessenz.
purpose-complement = Die Ergänzung entscheidet, auf welcher Zeile von Versailles das Parfum zählt.
purpose-replace = Sein Rezept kommt zurück in die Auslage, seine Essenzen sind verloren.
purpose-tile_essences = Die Essenzen liegen für dein nächstes Parfum bereit.
purpose-tile_influence = Wer bei einer Dame den meisten Einfluss hat, bekommt jetzt ihre Gunst und am Ende Punkte.
purpose-parade_create = Jedes Parfum auf deinem Tableau zählt in der Schlussparade noch einmal.

# Was man als Nächstes braucht, von den Blüten zu den Punkten
missing-board = { $missing ->
    [1] Als Nächstes: Blüten an den Ständen pflücken
    [2] Als Nächstes: eine Produktion macht aus Blüten Essenzen
    [3] Als Nächstes: eine zweite Essenz von anderem Duft für ein Parfum
    [4] Als Nächstes: ein Parfum herstellen, wenn ein Rezept aufleuchtet; jede Stufe genügt
   *[5] Als Nächstes: dein Parfum in Versailles präsentieren
}

# Was ohne Frage geschah, und warum
happened-bonus_seen = Das weißt jetzt nur du. Am Ende bekommen alle Punkte für Folgendes: { $bonus }. Zeig darauf, um zu lesen, wie viele.
happened-favour_returned = Du hast die Gunst von Dame { $dame } nicht mehr.
happened-sunday_began = Es wurde Sonntag: Alle Parfums dürfen wieder präsentiert werden. Der Hof zog in die andere Zeile mit den meisten Würfeln, der König in die andere Spalte mit den wenigsten.
happened-sunday_cube_placed = Ein Würfel kam auf { $column }/{ $row }, wo sich König und Hof trafen; Punkte bringt er niemandem.
happened-end_triggered = Du hast den letzten Sonntag erreicht: Die anderen haben noch einen Zug, dann kommt die Schlussparade.
happened-last_sunday_began = Die Schlussparade: Jedes Parfum zählt noch einmal, ohne Gunst und Stadtplättchen. König und Hof sind beide dorthin gezogen, wo die wenigsten Würfel sind.

## Entscheidungen

decision-end_turn = Den Zug beenden
decision-done = Abschließen und weiter
decision-workers_done = { $moved ->
    [0] Die Arbeiter stehen lassen
   *[other] Keinen mehr bewegen
}
decision-skip = Nichts schenken
decision-gifts_done = Nur das schenken
decision-influence_done = Keinen Einfluss mehr einsetzen
decision-finish = Versailles verlassen
decision-court_step = Den Hof eine Zeile nach unten bewegen
sum-court_step = { $sum } für das Parfum, das du danach präsentierst

# Dieselbe Entscheidung mehrmals
times-use_method = ×{ $times } ohne Auswahl
decision-decline = Kein Plättchen nehmen
decision-produce = Produzieren
decision-extra = { $agreed ->
    [1] Einen Extrazug machen (1 Originalitätsmarker)
   *[0] Auf den Extrazug verzichten
}
decision-peek = { $agreed ->
    [1] Den Schlussbonus ansehen
   *[0] Nicht ansehen
}
decision-return = { $agreed ->
    [1] Nach Grasse zurückkehren
   *[0] Bleiben
}
decision-act = Gehen: { $space } ({ $dearer ->
    [1] { $cost } AP am teureren Platz
   *[0] { $cost } AP
}{ $pays ->
    [0] { "" }
    [1] , eine Essenz
    [2] , eine Blüte
    [3] , ein Originalitätsmarker
   *[4] , 2 gleiche Blüten
})
decision-coach = { $visit ->
    [1] { $steps ->
        [one] Einen Schritt { $direction } fahren
       *[other] { $steps } Schritte { $direction } fahren
    }, bis { $city }
    [2] { $steps ->
        [one] Einen Schritt { $direction } fahren
       *[other] { $steps } Schritte { $direction } fahren
    }, bis Grasse
   *[0] { $steps ->
        [one] Einen Schritt { $direction } fahren
       *[other] { $steps } Schritte { $direction } fahren
    }
}
decision-use_method = { $method } anwenden ({ $cost } PP)
decision-input = Eine { $source } Blüte nehmen: { $scent }
decision-pay = Bezahlen mit { $payment }
decision-worker = Einen Arbeiter bewegen: { $from } → { $to } ({ $cost } AP)
decision-complement = { $scent } hinzufügen
decision-first = { $scent } zuerst werten
decision-essence = Eine Essenz nehmen: { $scent }
decision-bonus = Eine Blüte nehmen: { $scent }
decision-cost_item = Mit 2 Blüten bezahlen: { $scent }
decision-drop_method = { $method } aufgeben
decision-place = Einen Einflussmarker bei Dame { $dame } einsetzen
decision-migrate = Einen Einflussmarker von Dame { $from } zu Dame { $to } bewegen
decision-keep = { $other ->
    [0] Die Gunst von Dame { $dame } wählen
   *[other] Die Gunst von Dame { $dame } behalten und die von Dame { $other } abgeben
}
decision-flip = Umdrehen: { $tile }
decision-create = Ein Parfum aus { $scent } herstellen ({ $slots ->
    [one] eine Ergänzung
   *[other] { $slots } Ergänzungen
}, Stufe { $level })
decision-store = { $scent } lagern ({ $method })
decision-drop = Gelagerte Blüte wegwerfen: { $scent } ({ $method })
decision-present = { $slots ->
    [1] { $scent } mit { $complement } präsentieren
   *[other] { $scent } mit { $complement } und { $second_complement } präsentieren
}
nothing-present = { $phase ->
    [order] {""}
   *[other] 0 Punkte
}
decision-gift = Verschenken: { $item }
decision-tile = Lernen: { $name }
decision-take = Nehmen: { $tile }
decision-replace = { $slots ->
    [1] { $scent } mit { $complement } aufgeben
   *[other] { $scent } mit { $complement } und { $second_complement } aufgeben
}

chance-city_top = oben: { $tile }
chance-end_bonus = Dame { $dame }: { $bonus }
chance-delivery = Lieferung: { $tile }
chance-king = der König auf { $scent }
chance-court = der Hof auf { $scent }
chance-stall = { $scent }
chance-first_player = es beginnt { $seat }

## Was geschehen ist

event-first_player_drawn = { $seat } beginnt die Partie
event-delivery_laid = Sonntag { $sunday } bringt { $delivery }
event-king_placed = Der König beginnt auf { $column }
event-court_placed = Der Hof beginnt auf { $row }
event-worker_placed = Ein Arbeiter beginnt am Stand { $stall }
event-compensated = { $seat } bekommt eine Blüte: { $scent }
event-top_turned = Jetzt oben: { $tile }
event-turn_began = { $turn ->
    [2] { $seat } macht einen Extrazug
   *[other] { $seat } ist am Zug
}
event-acted = { $seat } geht { $space } ({ $price } AP)
event-dial_reset = { $seat } stellt die Sonnenuhr zurück
event-worker_moved = { $seat } bewegt einen Arbeiter: { $from_stall } → { $stall }
event-flower_taken = { $seat } pflückt: { $stall }
event-flowers_gained = { $seat } bekommt { $count ->
    [one] eine Blüte
   *[other] { $count } Blüten
}: { $scent }
event-flowers_discarded = { $seat } legt { $count ->
    [one] eine Blüte
   *[other] { $count } Blüten
} ab: { $scent }
event-essences_gained = { $seat } gewinnt { $count ->
    [one] eine Essenz
   *[other] { $count } Essenzen
}: { $scent }
event-essences_discarded = { $seat } legt { $count ->
    [one] eine Essenz
   *[other] { $count } Essenzen
} ab: { $scent }
event-originality_gained = { $seat } gewinnt { $count ->
    [one] einen Originalitätsmarker
   *[other] { $count } Originalitätsmarker
}
event-originality_discarded = { $seat } legt { $count ->
    [one] einen Originalitätsmarker
   *[other] { $count } Originalitätsmarker
} ab
outcome-originality_discarded = –
event-lesson_learned = { $seat } lernt { $lesson }
event-method_dropped = { $seat } gibt eine Methode auf: { $method }
event-tile_taken = { $seat } nimmt das Plättchen { $tile }
event-stack_empty = { $seat } findet kein Plättchen in { $city }
event-letter_received = { $seat } bekommt einen Empfehlungsbrief der Stufe { $level }
event-gift_given = { $seat } verschenkt { $gift }
event-peeked = { $seat } sieht sich den Schlussbonus von Dame { $dame } an
event-bonus_seen = { $bonus ->
    [unknown] { $seat } kennt den Schlussbonus von Dame { $dame }
   *[other] { $seat } sieht: { $bonus }
}
event-influence_placed = { $seat } setzt { $count ->
    [one] einen Einflussmarker
   *[other] { $count } Einflussmarker
} bei Dame { $dame } ein
event-influence_withdrawn = { $seat } zieht { $count ->
    [one] einen Einflussmarker
   *[other] { $count } Einflussmarker
} von Dame { $dame } ab
event-favour_taken = { $seat } gewinnt die Gunst von Dame { $dame }
event-favour_returned = { $seat } verliert die Gunst von Dame { $dame }
event-presented = { $seat } präsentiert { $recipe }
event-cell_full = Auf { $column }/{ $row } ist kein Platz für einen Würfel: keine Punkte
event-cube_placed = Ein Würfel kommt auf { $column }/{ $row }
outcome-cube_placed = sein Würfel kommt auf { $column }/{ $row }
event-sunday_cube_placed = Sonntag: Ein Würfel kommt auf { $column }/{ $row }, wo sich König und Hof treffen; Punkte gibt es dafür nicht
event-token_removed = Der Originalitätsmarker von { $column }/{ $row } wird entfernt
event-originality_points = { $seat } erhält { $points } für Originalität
event-court_points = { $seat } erhält { $points } vom Hof
event-king_points = { $seat } erhält { $points } vom König
event-perfection_points = { $seat } erhält { $points }, weil König und Hof sich dort treffen
event-favour_points = { $seat } erhält { $points } durch die Gunst einer Dame
event-half_points = { $seat } erhält { $points } mit { $tile }
event-court_stepped = { $seat } bewegt den Hof auf { $row }
event-production_began = { $seat } produziert mit { $points } PP
event-method_used = { $seat } nutzt eine Methode: { $method }
event-flower_stored = { $seat } lagert { $scent } ({ $method })
event-flower_dropped = { $seat } wirft eine gelagerte Blüte weg: { $scent } ({ $method })
event-coach_moved = { $seat } fährt mit der Kutsche { $direction }
event-city_visited = { $seat } kommt nach { $city }
event-tile_declined = { $seat } nimmt kein Plättchen in { $city }
event-coach_returned = { $seat } kehrt mit der Kutsche nach Grasse zurück
event-perfume_created = { $second_complement ->
    [-1] { $seat } kreiert { $recipe } mit { $complement }
   *[other] { $seat } kreiert { $recipe } mit { $complement } und { $second_complement }
}
event-perfume_discarded = { $seat } trennt sich von einem Parfum: { $recipe }
event-tile_flipped = { $seat } dreht um: { $tile }
event-points_gained = { $seat } gewinnt { $points } PP
event-day_passed = Es ist { $weekday }
event-sunday_began = Alle Parfums dürfen wieder präsentiert werden
event-delivered = Die Lieferung kommt: { $delivery }
event-flowers_delivered = { $count ->
    [one] eine Blüte
   *[other] { $count } Blüten
} für den Stand { $scent }
event-court_moved = Der Hof zieht zu { $row }
event-king_moved = Der König zieht zu { $column }
event-extra_turn_taken = { $seat } bezahlt einen Originalitätsmarker für einen Extrazug
outcome-extra_turn_taken = –
event-end_triggered = { $seat } erreicht den letzten Sonntag: Die anderen haben noch einen Zug
event-last_sunday_began = Der letzte Sonntag: Alle Parfums gehen in die Schlussparade; König und Hof ziehen beide dorthin, wo die wenigsten Würfel sind
event-paraded = { $seat } zeigt in der Parade { $recipe }
event-bonus_revealed = Dame { $dame } deckt ihren Schlussbonus auf: { $bonus }
event-token_points = { $seat } erhält { $points } für { $count ->
    [one] einen Originalitätsmarker
   *[other] { $count } Originalitätsmarker
}
event-prestige_points = { $seat } erhält { $points } für umgedrehte Stadtplättchen
event-majority_points = { $seat } erhält { $points } für die Mehrheit bei { $count ->
    [one] einer Dame
   *[other] { $count } Damen
}
event-bonus_points = { $seat } erhält { $points }: { $bonus }
event-match_ended = Das Spiel ist aus

## Warum nicht

clause-AM-2-2 = Beginnen muss jemand, der mitspielt.
clause-AM-2-4 = Diese Lieferung kann nicht auf diesem Sonntag liegen.
clause-AM-2-5 = Figuren und Arbeiter beginnen auf verschiedenen Düften.
clause-AM-2-6 = Dieses Plättchen ist nicht im Stapel dieser Stadt.
clause-AM-2-8 = Dieser Schlussbonus liegt bei einer anderen Dame, oder sie hat schon einen.
clause-AM-3-2 = Nicht jetzt: Das Spiel fragt gerade nach etwas anderem.
clause-AM-3-3-1 = Dort steht schon ein Parfümeur.
clause-AM-3-3-2 = Dein Parfümeur kommt von einer Aktion dieser Art: Wähl eine andere Art, oder produziere.
clause-AM-3-3-4 = Du hast zu wenige Aktionspunkte und kein Stadtplättchen, das dafür bezahlt.
clause-AM-3-5-2 = Jeder Arbeiter geht höchstens einmal, zu einem anderen Stand, und nur, wenn du es bezahlen kannst.
clause-AM-3-6 = Diese Lehrstunde kannst du nicht bezahlen: Außer Aktionspunkten kostet sie eine Essenz, Blüten oder einen Originalitätsmarker.
clause-AM-3-6-1 = Dieses Plättchen ist nicht mehr da, oder du hast schon so eines.
clause-AM-3-6-3 = Eine Methode gibst du nur auf, wenn alle Plätze belegt sind, und nur eine von deinem eigenen Tableau.
clause-AM-3-7-1 = Dein Empfehlungsbrief reicht für diese Stadt nicht aus.
clause-AM-3-8-3 = Das ist kein Geschenk für diese Dame, oder du hast keines mehr.
clause-AM-3-8-5 = Für jedes Geschenk setzt du einen Marker ein, zuerst aus dem eigenen Vorrat; erst danach dürfen Marker von anderen Damen kommen.
clause-AM-3-8-7 = Behalten kannst du nur die Gunst von Damen, bei denen du die Mehrheit hast.
clause-AM-3-9-2 = Du brauchst ein Parfum auf deinem Tableau, das diese Woche noch nicht präsentiert wurde. Eines genügt, außer eine Dame oder ein Plättchen gewährt ein zweites.
clause-AM-3-9-3 = Du hast den Hof bewegt: Jetzt musst du ein Parfum präsentieren.
clause-AM-3-9-5 = Du brauchst die Gunst der Dame, die den Hof bewegt, einmal je Aktion, und ein Parfum zum Präsentieren.
clause-AM-3-10-1 = Zum Produzieren muss deine Sonnenuhr weitergedreht sein, und du brauchst eine Blüte.
clause-AM-3-10-2 = Das lässt die Methode nicht zu: Achte auf ihre Produktionspunkte und auf die Blüten, die sie annimmt.
clause-AM-3-10-3 = Eine Methode lagert nur Blüten, die sie zusammen auf einmal verwenden könnte.
clause-AM-3-10-4 = Deine Kutsche fährt mindestens einen Schritt und nicht weiter, als Sonnenuhr und Weg erlauben.
clause-AM-3-10-5 = Dieses Plättchen ist nicht im Stapel der Stadt, die du besuchst.
clause-AM-3-11-1 = Dieses Rezept liegt nicht aus, oder dir fehlt Erfahrung dafür.
clause-AM-3-11-2 = Du brauchst eine Essenz der Basis oder ihr Plättchen aus der Lehre.
clause-AM-3-11-3 = Ergänzungen sind Essenzen aus deinem Lager, anders als die Basis und voneinander verschieden.
clause-AM-3-11-5 = Nur eines deiner eigenen Parfums kann Platz machen.
clause-AM-3-11-7 = Du besitzt schon ein Parfum mit derselben Basis und denselben Ergänzungen.
clause-AM-3-12 = Umdrehen kannst du nur ein eigenes Stadtplättchen, und nur einmal.
clause-AM-3-12-3 = Dieses Plättchen ist für ein Rezept mit der Basis und den Ergänzungen, die es zeigt.
clause-AM-3-12-4 = Dieses Plättchen ist für ein Rezept mit beliebiger Basis, aber mit so vielen Ergänzungen, wie es zeigt.
clause-AM-3-12-5 = Die Essenzen müssen verschieden sein.
clause-AM-3-12-7 = Das Plättchen setzt eine feste Zahl von Markern ein, zuerst aus dem eigenen Vorrat; nur fehlende dürfen von anderen Damen kommen.
clause-AM-3-12-8 = Dieses Plättchen hilft nur, während du Essenzen herstellst.
clause-AM-3-12-9 = Dieses Plättchen wird nur umgedreht, um eine Aktion zu bezahlen.
clause-AM-3-12-10 = Dieses Plättchen ist für ein zweites Parfum: Präsentiere das erste, und halte ein weiteres bereit.
clause-AM-3-12-11 = Dieses Plättchen wird gleich nach einer Präsentation umgedreht.
clause-AM-3-12-12 = Das Plättchen wird nur umgedreht, wenn du damit sofort ein Parfum herstellen kannst: Ein passendes Rezept muss ausliegen, und die Ergänzungen müssen in deinem Lager sein.
clause-AM-3-13-1 = Parfums herstellen und Plättchen umdrehen darfst du nur im eigenen Zug, und nicht mitten in einer Entscheidung.
clause-AM-3-19-1 = In der Schlussparade wird kein Stadtplättchen mehr umgedreht.

## Das Ende

ending-last_sunday_began = In der Schlussparade zählte jedes Parfum noch einmal, ohne Gunst und Stadtplättchen. Vorher zogen König und Hof beide dorthin, wo die wenigsten Würfel waren.
ending-court_moved = Der Hof stand auf der Zeile { $row }.
ending-king_moved = Der König stand auf der Spalte { $column }.
final-win = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
# $names kommt aus final-and
final-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
loss-flowers_discarded = { $seat } { $count ->
    [one] verliert eine Blüte
   *[other] verliert { $count } Blüten
}: { $scent }
