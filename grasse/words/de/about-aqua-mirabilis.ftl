# Was die Spielteile von Aqua Mirabilis sind, und was nach seinen Regeln geschieht.
#
# about-…   ein Spielteil: In der ersten Zeile steht sein Name, danach, was es ist und tut
# clause-…  eine Regel, nach der etwas geschieht

about-table =
    Der Tisch
    Präsentiere Parfums in Versailles: Wer nach dem letzten Sonntag die meisten Punkte hat, gewinnt.
about-scent =
    { $scent }
    Einer der sechs Düfte.
about-market =
    Blumenmarkt
    Wer an einen Stand geht, nimmt dort eine Blüte, und eine an jedem Stand mit einem Arbeiter.
about-stall =
    Stand: { $scent }
    Blüten hier: { $left }. Für { $cost } AP nimmst du hier eine, und eine an jedem Stand mit einem Arbeiter.
about-worker =
    Arbeiter
    Wer zum Markt geht, bekommt auch eine Blüte von diesem Stand: { $scent }. Vorher darfst du Arbeiter versetzen, für AP.
about-apprenticeship =
    Lehre
    Eine Lehrstunde hilft dir das ganze Spiel und gibt Erfahrung.
about-school =
    Lehrstunde: { $family }
    Kostet { $cost } AP{ $dearer ->
        [1] { " " }(der billigere Platz führt zu denselben Lehrstunden)
       *[0] { "" }
    }, und dazu { $pays ->
        [1] eine Essenz dieses Dufts
        [2] eine Blüte dieses Dufts
        [3] einen Originalitätsmarker
       *[4] 2 gleiche Blüten
    }.
about-base_lesson =
    Grundessenz: { $scent }
    Rezepte mit dieser Basis brauchen deren Essenz nicht mehr. Kostet außer AP eine solche Essenz. Erfahrung: { $experience }.
about-specialisation_lesson =
    Spezialisierung: { $scent }
    Sooft du diese Essenz herstellst, bekommst du eine mehr. Kostet außer AP eine solche Blüte. Erfahrung: { $experience }.
about-flower_lesson =
    Mehr Marktblüten
    Am Markt nimmst du zusätzliche Blüten nach Wahl: { $amount }. Kostet außer AP einen Originalitätsmarker. Erfahrung: { $experience }.
about-points_lesson =
    Mehr Produktionspunkte
    Jede Produktion hat mehr PP: { $amount }. Kostet außer AP einen Originalitätsmarker. Erfahrung: { $experience }.
about-step_lesson =
    Mehr Kutschenschritte
    Deine Kutsche kann weiter fahren, Schritte: { $amount }. Kostet außer AP einen Originalitätsmarker. Erfahrung: { $experience }.
about-method_lesson =
    Methode: { $method }
    Für { $cost } PP macht sie aus Blüten ({ $flowers }, { $rule }) Essenzen ({ $essences }). Sie nimmt: { $allowed }. Kostet außer AP 2 gleiche Blüten. Erfahrung: { $experience }.
about-travel =
    Reisen
    Eine Reise bringt das oberste Plättchen einer Stadt.
about-road =
    Reise nach { $city }
    Für { $cost } AP nimmst du das oberste Plättchen der Stadt, wenn dein Brief dafür reicht.
about-city =
    { $city }
    Plättchen: { $height }. Nötige Stufe des Empfehlungsbriefs: { $letter }. Hält deine Kutsche hier, wählst du ein beliebiges Plättchen.
about-flowers_tile =
    Stadtplättchen: Blüten
    Drehe es einmal in deinem Zug um und nimm als Blüten: { $counts }. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-essences_tile =
    Stadtplättchen: Essenzen
    Drehe es einmal in deinem Zug um und nimm als Essenzen: { $counts }. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-recipe_tile =
    Stadtplättchen: Rezept
    Drehe es um und schaffe ein Parfum { $any ->
        [0] aus { $scent }
       *[other] mit beliebiger Basis
    }, ohne die Stufe und ohne die Basisessenz. Ergänzungen: { $slots }. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-choice_tile =
    Stadtplättchen: Essenzen nach Wahl
    Drehe es einmal in deinem Zug um, für verschiedene Essenzen: { $amount }. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-originality_tile =
    Stadtplättchen: Originalität
    Drehe es einmal in deinem Zug um, für Originalitätsmarker: { $amount }. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-influence_tile =
    Stadtplättchen: Einfluss
    Drehe es um und setze ohne Geschenk Einflussmarker zu Damen: { $amount }. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-points_tile =
    Stadtplättchen: Produktionspunkte
    Drehe es in einer Produktion um, für mehr PP: { $amount }. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-action_tile =
    Stadtplättchen: Aktion
    Drehe es um und bezahle damit eine Aktion bis { $amount } AP. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-second_tile =
    Stadtplättchen: zweites Parfum
    Umdrehen lässt es sich nur in Versailles, gleich nachdem du ein Parfum präsentiert hast: Dann präsentierst du ein zweites. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-half_tile =
    Stadtplättchen: halbe Punkte
    Umdrehen lässt es sich nur in Versailles, gleich nachdem du ein Parfum präsentiert hast: Du bekommst die Hälfte seiner Punkte noch einmal. Erfahrung bis dahin: { $experience }. Punkte am Ende, wenn umgedreht: { $prestige }.
about-court_life =
    Hofleben
    Besuche ein Paar: Du bekommst einen besseren Empfehlungsbrief, und die Dame nimmt Geschenke.
about-audience =
    Paar { $dame }
    Kostet { $cost } AP. Zuerst der Brief, wenn deiner eine Stufe darunter liegt; dann Geschenke für die Dame.
about-dame =
    Dame { $dame }
    Geschenk: { $wish }. Jedes Geschenk bringt einen Einflussmarker zu ihr. Wer die meisten hat, hat ihre Gunst ({ $favour }; nicht, wenn am Ende alle Parfums noch einmal zählen) und Punkte am Ende. Der Brief hier hat Stufe { $letter_given }.
about-influence =
    Einfluss von { $seat }
    Marker bei dieser Dame: { $count }. Die meisten Marker gewinnen ihre Gunst und Punkte am Ende.
about-hidden_bonus =
    Schlussbonus
    Bis zum Ende verdeckt, aber wer etwas schenkt, darf ihn ansehen. Er gilt für alle.
about-experience_bonus =
    Schlussbonus: Erfahrung
    Am Ende bekommen alle Punkte für Erfahrung. Mindestens → Punkte: { $tiers }.
about-cities_bonus =
    Schlussbonus: Städte
    Am Ende bekommen alle Punkte für Plättchen verschiedener Städte. Mindestens → Punkte: { $tiers }.
about-tiles_bonus =
    Schlussbonus: { $city }
    Am Ende bekommen alle Punkte für Plättchen aus { $city }. Mindestens → Punkte: { $tiers }.
about-base_bonus =
    Schlussbonus: { $scent }
    Am Ende bekommen alle Punkte für Parfums mit dieser Basis. Mindestens → Punkte: { $tiers }.
about-bases_bonus =
    Schlussbonus: Basen
    Am Ende bekommen alle Punkte für Parfums mit verschiedener Basis. Mindestens → Punkte: { $tiers }.
about-methods_bonus =
    Schlussbonus: Methoden
    Am Ende bekommen alle Punkte für Methoden außer der Destillation. Mindestens → Punkte: { $tiers }.
about-influence_bonus =
    Schlussbonus: Einfluss
    Am Ende bekommen alle Punkte für Einflussmarker bei den Damen. Mindestens → Punkte: { $tiers }.
about-originality_bonus =
    Schlussbonus: Originalität
    Am Ende bekommen alle Punkte für Originalitätsmarker. Mindestens → Punkte: { $tiers }.
about-essences_bonus =
    Schlussbonus: Essenzen
    Am Ende bekommen alle Punkte für verschiedene Essenzen, die in ihrem Lager bleiben; die in Parfums zählen nicht. Mindestens → Punkte: { $tiers }.
about-letter_bonus =
    Schlussbonus: Brief
    Am Ende bekommen alle Punkte für die Stufe des Empfehlungsbriefs. Mindestens → Punkte: { $tiers }.
about-levels_bonus =
    Schlussbonus: Stufen
    Am Ende bekommen alle Punkte für die Stufen ihrer Parfums zusammen. Mindestens → Punkte: { $tiers }.
about-versailles =
    Versailles
    Spalten sind Basen, Zeilen sind Ergänzungen. Ein präsentiertes Parfum setzt einen Würfel, wo sie sich treffen.
about-gallery =
    Versailles
    Für { $cost } AP präsentierst du ein Parfum, das diese Woche noch nicht gezeigt wurde.
about-king =
    Der König
    Er mag diese Basis: { $column }. Ein Parfum daraus bringt einmal Königspunkte.{ $move ->
        [0] { "" }
       *[other] { " " }Am Sonntag zieht er in die andere Spalte mit den wenigsten Würfeln; bei Gleichstand in die nächste rechts. Nach dem Stand von jetzt: { $next }, { $total ->
            [one] ein Würfel
           *[other] { $total } Würfel
        }.
    }
about-court =
    Der Hof
    Diese Ergänzung ist in Mode: { $row }. Sie bringt Punkte, mit einem besseren Brief mehr.{ $move ->
        [0] { "" }
        [1] { " " }Am Sonntag zieht der Hof in die andere Zeile mit den meisten Würfeln; bei Gleichstand in die nächste darunter. Nach dem Stand von jetzt: { $next }, { $total ->
            [one] ein Würfel
           *[other] { $total } Würfel
        }.
       *[other] { " " }Am letzten Sonntag zieht der Hof wie der König dorthin, wo die wenigsten Würfel sind: in eine andere Zeile, bei Gleichstand in die nächste darunter. Nach dem Stand von jetzt: { $next }, { $total ->
            [one] ein Würfel
           *[other] { $total } Würfel
        }.
    }
about-cell =
    { $column } mit { $row }
    Würfel: { $cubes }. Freie Plätze: { $left }. Ein neuer Würfel bringt so viele Punkte, wie dann noch Plätze frei sind; der erste holt auch den Originalitätsmarker.
about-recipes =
    Rezepte
    Mit genug Erfahrung und den Essenzen schaffst du daraus Parfums, jederzeit in deinem Zug.
about-recipe =
    Rezept: { $scent }
    Du brauchst Erfahrung { $level }, eine Essenz dieser Basis und verschiedene Ergänzungen: { $slots }. Eine höhere Stufe bringt von sich aus nichts, außer für einen Schlussbonus; eine zweite Ergänzung wird auch gewertet.
about-track =
    Kutschenweg
    Nach einer Produktion fährt deine Kutsche. Hält sie in einer Stadt, darfst du dort ein Plättchen wählen.
about-stop =
    Eine Station der Kutsche
    Hält deine Kutsche in einer Stadt und reicht dein Brief, darfst du dort ein Plättchen wählen.
about-calendar =
    Lieferungen
    Was die nächsten Sonntage bringen.
about-sunday =
    Sonntag
    Tage bis dahin: { $days }. { $last ->
        [0] Neue Blüten kommen, Parfums dürfen wieder präsentiert werden, ein Würfel kommt dorthin, wo sich König und Hof treffen, und beide ziehen weiter.
       *[other] Dann kommen die letzten Züge. Danach ziehen König und Hof beide dorthin, wo die wenigsten Würfel sind, für die Schlussparade, und alles wird gewertet.
    }
about-delivery =
    Lieferung
    Blüten für die Stände: { $counts }.
about-supply =
    Vorrat
    Blüten, Essenzen, Würfel und Marker, die niemand hat.
about-stock =
    Vorrat: { $scent }
    Übrig: { $left }. Zusätzliche Blüten und Essenzen kommen von hier.
about-choice =
    Bisher
    Was du gewählt hast; vor dem letzten Teil geschieht nichts.
about-worker_move =
    Arbeiter
    Geht an diesen Stand: { $scent }.
about-cost =
    Bezahlung
    Blüten: { $scent }.
about-using =
    { $method }
    Die Methode, die du gerade nutzt.
about-inputs =
    Blüten
    Sie kommen in die Methode: { $counts }.
about-chosen =
    Essenzen
    Du nimmst: { $counts }.
about-essences_given =
    Geschenke
    Du gibst: { $counts }.
about-complements =
    Ergänzungen
    Bisher gewählt: { $counts }.
about-tokens_given =
    Geschenke
    Originalitätsmarker: { $count }.
about-perfumes_given =
    Geschenke
    Parfums: { $count }.
about-placed =
    Einfluss
    Marker für Dame { $dame }: { $count }.
about-migrated =
    Einfluss
    Marker von Dame { $dame }: { $count }.
about-kept =
    Gunst
    Du behältst die Gunst von Dame { $dame }.
about-board =
    Tableau von { $seat }
    Punkte: { $score }. Erfahrung: { $experience }. Brief: { $letter }. Originalitätsmarker: { $originality }. Einflussmarker in der Hand: { $reserve }. Gunst: { $favours }.
about-dial =
    Sonnenuhr
    Aktionspunkte übrig: { $dial }. Eine Produktion hat jetzt { $points } PP; Kutschenschritte: { $steps }. Sind die AP verbraucht, vergeht ein Tag.
about-flower =
    Blüte: { $scent }
    Anzahl: { $count }. Eine Produktion macht daraus eine Essenz; danach sind Blüten verloren, die nicht gelagert sind.
about-essence =
    Essenz: { $scent }
    Anzahl: { $count }. Für Parfums, als Basis oder Ergänzung; auch als Geschenk oder zum Bezahlen.
about-gift_essence =
    Geschenk: { $scent }
    Eine Essenz für die Dame. Sie bringt einen Einflussmarker zu ihr.
about-originality =
    Originalitätsmarker
    Anzahl: { $count }. Einer kauft einen Extrazug, bezahlt eine Sonderfähigkeit oder ist ein Geschenk für Dame C. Am Ende bringt jeder Punkte.
about-method =
    Methode: { $method }
    Für { $cost } PP macht sie aus Blüten ({ $flowers }, { $rule }) Essenzen ({ $essences }). Sie nimmt: { $allowed }.
about-stored =
    Gelagert: { $scent }
    Wartet auf deine nächste Produktion mit dieser Methode: { $method }.
about-perfume =
    Parfum: { $scent }
    { $presented ->
        [0] Diese Woche noch nicht präsentiert.
       *[other] Schon präsentiert; ab Sonntag geht es wieder.
    } In der Parade am Ende zählt es noch einmal.
about-done =
    Fertig
    Beendet diesen Schritt.
about-end_turn =
    Ende des Zugs
    Der Nächste ist dran.
about-enough =
    Genug
    Weiter mit dem nächsten Schritt.
about-workers_done =
    Die Arbeiter bleiben
    Nimmt Blüten mit den Arbeitern, wo sie stehen.
about-skip =
    Kein Geschenk
    Gibt der Dame nichts.
about-gifts_done =
    Kein Geschenk mehr
    Weiter zum Einfluss.
about-influence_done =
    Kein Einfluss mehr
    Lässt deine Marker, wo sie sind.
about-finish =
    Versailles verlassen
    Präsentiert nichts mehr.
about-decline =
    Kein Plättchen
    Nimmt kein Plättchen dieser Stadt.
about-yes =
    Ja
    Stimmt zu.
about-no =
    Nein
    Verzichtet.

## Regeln, nach denen etwas geschieht

clause-AM-3-3 = Dein Parfümeur geht auf ein freies Feld anderer Art als zuvor, und du bezahlst dessen Aktionspunkte.
clause-AM-3-4-2 = Sind die Aktionspunkte verbraucht, steht die Sonnenuhr wieder am Anfang, und ein Tag wird vergehen.
clause-AM-3-5-3 = Du nimmst eine Blüte von deinem Stand und eine vom Stand jedes Arbeiters, soweit es welche gibt.
clause-AM-3-6-2 = Was du gelernt hast, behältst du für den Rest des Spiels.
clause-AM-3-7-2 = Eine Reise bringt das oberste Plättchen der Stadt; wählen kannst du nicht.
clause-AM-3-8-2 = Paar A gibt einen Brief der Stufe 1; B, C und D verbessern einen Brief, der genau eine Stufe unter ihrem liegt.
clause-AM-3-8-4 = Nach einem Geschenk darfst du den Schlussbonus der Dame heimlich ansehen.
clause-AM-3-8-6 = Wer bei einer Dame mehr Einfluss hat als jeder andere, hat ihre Gunst, höchstens die von zwei Damen. Bei Gleichstand hat sie niemand.
clause-AM-3-8-8 = Gunst: A bewegt den Hof um eine Zeile, B erhöht die Punkte des Königs, C erlaubt zwei Parfums in einer Aktion, D gibt Punkte für jeden Würfel. In der Schlussparade zählt keine davon.
clause-AM-3-9-4 = Ein präsentiertes Parfum wird Ergänzung für Ergänzung gewertet, jede im Feld ihrer Basis und dieser Ergänzung.
clause-AM-3-9-4-1 = Ein volles Feld bringt nichts.
clause-AM-3-9-4-2 = Der erste Würfel eines Felds holt dessen Originalitätsmarker.
clause-AM-3-9-4-3 = Ein Würfel kommt in das Feld.
clause-AM-3-9-4-4 = Originalität: ein Punkt für jeden Platz im Feld, der dann noch frei ist.
clause-AM-3-9-4-5 = Hof: Steht er an der Zeile der Ergänzung, bekommst du Punkte nach der Stufe deines Briefs.
clause-AM-3-9-4-6 = König: Steht er an der Spalte der Basis, bekommst du Punkte für ihn, einmal pro Parfum.
clause-AM-3-9-4-7 = Vollkommenheit: ein Punkt mehr, wo sich König und Hof treffen.
clause-AM-3-10-6 = Am Ende einer Produktion sind nicht gelagerte Blüten verloren, die Sonnenuhr steht wieder am Anfang, und ein Tag wird vergehen.
clause-AM-3-11-6 = Das Rezept eines aufgegebenen Parfums kommt in die Auslage zurück, seine Essenzen in den Vorrat.
clause-AM-3-12-1 = Du nimmst die Blüten des Plättchens aus dem Vorrat.
clause-AM-3-14-1 = Am Ende eines Zugs, in dem die Sonnenuhr neu begann, kommt der nächste Tag. Mit weniger Leuten fallen manche Tage aus.
clause-AM-3-15 = Am Sonntag werden Blüten geliefert, Parfums dürfen wieder präsentiert werden, und König und Hof ziehen.
clause-AM-3-15-1 = Die Lieferplättchen dieses Sonntags bringen Blüten an die Stände.
clause-AM-3-15-3 = Ein Würfel kommt in das Feld, in dem sich König und Hof treffen. Punkte gibt es dafür nicht.
clause-AM-3-15-4 = Der Hof folgt der Mode: Er zieht in eine andere Zeile, die mit den meisten Würfeln. Am letzten Sonntag ist es die mit den wenigsten.
clause-AM-3-15-5 = Der König will Neues: Er zieht in eine andere Spalte, die mit den wenigsten Würfeln.
clause-AM-3-16-1 = Nach deinem Zug darfst du einen Originalitätsmarker für einen zweiten bezahlen.
clause-AM-3-17-1 = Erreicht jemand den letzten Sonntag, haben alle anderen noch einen Zug.
clause-AM-3-18-1 = Am letzten Sonntag gibt es keine Lieferung; alle Parfums dürfen noch einmal gezeigt werden, und König und Hof ziehen beide dorthin, wo die wenigsten Würfel sind.
clause-AM-3-19-2 = In der Parade wird jedes Parfum einmal gewertet, ohne Gunst und Plättchen, und ohne Würfel zu setzen.
clause-AM-3-20-1 = Jeder übrige Originalitätsmarker bringt Punkte.
clause-AM-3-20-2 = Umgedrehte Stadtplättchen bringen ihr Prestige.
clause-AM-3-20-3 = Die Mehrheit bei einer Dame bringt Punkte.
clause-AM-3-20-4 = Die Schlussboni werden aufgedeckt, und alle bekommen für jeden davon Punkte.
clause-AM-3-21-1 = Die meisten Punkte gewinnen. Bei Gleichstand zählen Gunst, dann Erfahrung, Brief und Zahl der Parfums.
clause-AM-4-4 = Hat eine Stadt kein Plättchen mehr, bekommst du keines.
clause-AM-5-4 = Das oberste Plättchen einer Stadt liegt immer offen.
clause-AM-5-6 = Am Ende sehen alle die Schlussboni.
