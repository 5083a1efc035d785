# Perfumery, in den Worten seiner Spieler.
#
# piece-…     ein Spielteil oder ein Ort auf dem Tisch; name-… dasselbe in einem Satz
# decision-…  was jemand entscheiden kann, wie es in der Liste steht; chance- für den Zufall
# event-…     was geschehen ist; $seat ist der Name eines Spielers
# clause-…    warum etwas nicht erlaubt ist
#
# Eine Karte heißt nach ihrem Titel, title-…; $effect ist ihr Effekt in den Buchstaben der Schachtel (F → FG).
# Die Essenzen stehen hinter einem Doppelpunkt oder in Klammern: so stimmt jede Endung.

game-blurb = Lege Rezepte aus, mische Essenzen und führe das Haus mit den größten Parfums.
game-facts = 10 bis 25 Minuten zu zweit · mittel: Parfümeure einsetzen, Effekte verketten, Essenzen vor dem Verdunsten verbrauchen
game-goal = Ziel: die meisten Punkte durch Parfums · { $final ->
    [1] das ist die letzte Runde
   *[0] Runde { $round } von { $rounds }
}
game-standing = du { $own_score }, die anderen höchstens { $most_score }
game-points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}

essence-floral = floral
essence-green = grün
essence-animal = animalisch
essence-synthetic = synthetisch

note-top = Kopf
note-middle = Herz
note-base = Basis

offer-floral = floral
offer-synthetic = synthetisch

choice-use = Nutzen
choice-skip = Auslassen

space-sort = Rezepte umsortieren
space-replenish = Eine Essenz nachfüllen
space-essence = Eine Essenz nehmen
space-hire = Einen Parfümeur einstellen
space-start_marker = Startspielermarker nehmen

deck-recipe = Rezepte
deck-perfume = Parfums

third-parked = noch nicht eingestellt
third-paid_for = kommt nächste Runde
third-joined = eingestellt

variant-starting_seat = Wer beginnt: ein Platz, oder das Los
variant-memory_aid = Gedächtnishilfe: zeigt die Karten, die andere offen auf die Hand genommen haben; sonst nur ihre Anzahl
variant-open_tiles = Offene Felder: „{ space-sort }“ und „{ space-replenish }“ haben Platz für je einen Parfumeur von allen

## Orte und Spielteile

piece-table = { $final ->
    [1] Runde { $round }, die letzte
   *[0] Runde { $round } von { $rounds }
}
piece-display = Spalten
piece-column = Spalte { $column }
piece-deck = { $left ->
    [0] { $deck }: keine mehr
    [one] { $deck }: noch eine Karte, Stufe { $tier } oben
   *[other] { $deck }: noch { $left } Karten, Stufe { $tier } oben
}
piece-action_tiles = Aktionen
piece-sort_space = { space-sort }
piece-replenish_space = { space-replenish }
piece-essence_space = { space-essence }
piece-hire_space = { space-hire }
piece-start_marker_space = { space-start_marker }
piece-offer = { $cost ->
    [0] { $essence }, kostenlos
   *[other] { $essence }, für { $cost }
}
piece-workbench = In Arbeit
piece-payment = { $column ->
    [0] { $paid } von { $cost } bezahlt
   *[other] { $paid } von { $cost } bezahlt; die nächste Karte kommt in Spalte { $column }
}
piece-effect = { $note }note: { $effect }
piece-use = Nutzen: { $effect }
piece-skip = Auslassen: { $effect }
piece-owed = { $title }: noch zu bezahlen
piece-perfumery = Parfümerie
piece-position = { $index ->
    [0] ganz unten, auf dem Plättchen
   *[other] über { $title }
}
piece-stock = Lager der { $note }note
piece-shelf = Parfums
piece-hand = Hand
piece-kind = { $essence }
piece-note = { $note }note
piece-tile = Plättchen der { $note }note: { $effect }
piece-recipe = { $title } · { $effect } · Wert { $value }
piece-perfume = { $title } · { $brand ->
    [one] ein Punkt
   *[other] { $brand } Punkte
} · Wert { $value }
piece-funds = Startkapital · Wert { $value }
piece-essence = { $essence }
piece-done = Fertig
piece-pay_done = fertig bezahlt
piece-produce_done = keine Parfums mehr
piece-store_done = nichts mehr aufheben
piece-install_done = keine Rezepte mehr

name-column = Karten nehmen: Spalte { $column }
name-note = Rezepte auslegen: { $note }note
name-recipe = { $title }
name-perfume = { $title }
name-funds = Startkapital

## Kurze Wörter für den Tisch

label-next_marker = nächster Startspieler
label-start_marker = Startspieler
flag-next_marker = { label-next_marker }
flag-start_marker = { label-start_marker }
label-perfumers = Parfümeure
label-here = hier:
label-cost = kostet
label-hand = Hand
label-in_all = (Wert { $worth })
label-stock = Lager
label-stockyard = Lager
label-pool = Mischung
label-recipes = Rezepte
label-points = Punkte
label-top = Kopf
label-middle = Herz
label-base = Basis
label-storage = Lagerplatz
label-empty = leer
label-stored = belegt
label-total = { $number ->
    [0] kein Parfum
    [one] ein Parfum
   *[other] { $number } Parfums
}

## Ein Tableau auf einen Blick: zuerst die Wertung, „ · “ dazwischen

glance-perfumery =
    { $score ->
        [one] 1 Punkt
       *[other] { $score } Punkte
    } · { $perfumes ->
        [one] 1 Parfum
       *[other] { $perfumes } Parfums
    } · { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    } · Parfümeure { $perfumers_left } von { $perfumers }

## Was gefragt wird

phase-setup_perfume = Die ersten Parfums werden ausgelegt.
phase-setup_recipe = Die ersten Rezepte werden ausgelegt.
phase-setup_starter = Der Startspieler wird ausgelost.
phase-dev_turn = Wohin setzt du einen Parfümeur?
phase-limit = Du hast zu viele Karten. Welche wirfst du ab?
phase-install = Welches Rezept legst du aus?
phase-install_at = An welche Stelle des Stapels?
phase-sort = Welches Rezept legst du um?
phase-sort_to = In welche Note?
phase-sort_at = An welche Stelle des Stapels?
phase-replenish = Welches Parfum füllst du nach?
phase-replenish_kind = Mit welcher Essenz?
phase-essence = Welche Essenz nimmst du?
phase-essence_to = In welches Lager legst du sie?
phase-pay = Mit welcher Karte bezahlst du?
phase-blend = Nutzt du diesen Effekt?
phase-produce = Welches Parfum stellst du her?
phase-produce_pay = Womit bezahlst du?
phase-produce_kind = Mit welcher aufgehobenen Essenz bezahlst du?
phase-store = Welche Essenz hebst du auf?
phase-store_onto = Auf welchem Parfum hebst du sie auf?
phase-cleanup_perfume = Neue Parfums werden ausgelegt.
phase-cleanup_recipe = Neue Rezepte werden ausgelegt.
phase-end = Das Spiel ist aus.

# Was das Los danach tut, neben der Option, die dahin führt
luck-cleanup_perfume = danach werden neue Parfums gezogen
luck-cleanup_recipe = danach werden neue Rezepte gezogen

# Eine Einzelheit steht in Klammern hinter ihrer Frage
detail-limit = höchstens { $limit } Karten
detail-install = { $note }note
detail-install_at = { $title }, { $note }note
detail-sort_to = { $title }
detail-sort_at = { $title }, { $note }note
detail-replenish_kind = { $title }
detail-pay = { $paid } von { $cost } bezahlt
detail-blend = { $note }note
detail-produce_pay = { $title }: { $essence }, { $note }note
detail-produce_kind = { $title }

# Wozu die Frage da ist
purpose-dev_turn = Nimm Karten, lege Rezepte aus oder nutze eine Aktion; wenn alle stehen, mischen alle.
purpose-limit = Karten sind Rezepte, Parfums und Geld zugleich; was du abwirfst, kommt zurück in die Spalten.
purpose-install = Ein Rezept gibt ab jetzt in jeder Runde Essenzen; es kostet seinen Wert in anderen Karten.
purpose-install_at = Die Effekte wirken von unten nach oben: lege ein Rezept über das, was seine Essenzen gibt.
purpose-sort = Die Effekte wirken von unten nach oben, jede Note für sich: ein besserer Platz gibt bessere Essenzen.
purpose-sort_to = Nichts geht von einer Note in die andere: lege es dorthin, wo seine Essenzen fehlen.
purpose-sort_at = Die Effekte wirken von unten nach oben: lege ein Rezept über das, was seine Essenzen gibt.
purpose-replenish = Eine aufgehobene Essenz hilft, ein Parfum zu bezahlen, in jeder Note.
purpose-replenish_kind = Der Platz fasst eine Essenz einer Art, die er zeigt.
purpose-essence = Sie wartet auf einem Lager auf die Parfums dieser Runde; synthetisch gilt dort für jede andere Art.
purpose-essence_to = Dort bezahlt sie nur diese Note eines Parfums.
purpose-pay = { $moot ->
    [1] Der Preis ist bezahlt: Eine weitere Karte wäre verschenkt.
   *[0] Jede Karte zahlt mit den Münzen darauf; es gibt kein Wechselgeld.
}
purpose-blend = Jede Note mischt von unten nach oben; was du weder brauchst noch aufhebst, verfliegt diese Runde.
purpose-produce = Ein Parfum kostet die Essenzen, die es in jeder Note zeigt, und bringt die Punkte in seinem Siegel.
purpose-produce_pay = Was auf einem Lager liegt, verfliegt danach; was aufgehoben ist, bleibt.
purpose-produce_kind = Bezahle mit der Art, die du anderswo am wenigsten brauchst.
purpose-store = Eine aufgehobene Essenz bleibt für eine spätere Runde; alles andere verfliegt.
purpose-store_onto = Jedes hergestellte Parfum hebt eine Essenz genau der Art auf, die es zeigt.

# Was einem Parfum in der Hand noch fehlt
missing-perfume = { $title } braucht noch: { $missing }{ $helping ->
    [0] {""}
   *[other] {", "}wenn du nimmst, was aufgehoben ist: { $helps }
}
ready-perfume = { $title } kann in dieser Runde hergestellt werden{ $helping ->
    [0] {""}
   *[other] {", "}mit dem, was aufgehoben ist: { $helps }
}
either-perfume = { $count ->
    [2] { $title } oder { $other_title } kann in dieser Runde hergestellt werden, nicht beide
   *[other] { $title } oder { $other_title } kann in dieser Runde hergestellt werden, aber nur eines davon
}
both-perfume = { $count ->
    [2] { $title } und { $other_title } können in dieser Runde beide hergestellt werden
   *[other] { $title } und { $other_title } können in dieser Runde alle hergestellt werden
}
missing-part = { $count ->
    [1] { $letter } ({ $note }note)
   *[other] { $count } × { $letter } ({ $note }note)
}

# Was gesagt wird, wenn eine Frage, bei der nichts herauskommen kann, sich selbst beantwortet
moot-blend = { $moot ->
    [2] Was nur Essenzen gibt, wurde von selbst genutzt: Das kostet nichts.
   *[1] Kein Parfum deiner Hand konnte entstehen, und nichts konnte aufgehoben werden: Deine Noten haben von selbst gearbeitet.
}
moot-install_at = { $title } braucht nichts und kam deshalb nach ganz unten: Alle darüber können nutzen, was es gewinnt.
moot-store = { $moot ->
    [3] Deine Parfums heben auf, was sie können: Das kostet nichts, also wurde nicht gefragt.
   *[1] Was in der letzten Runde aufgehoben wird, zählt nichts: Es wurde nicht gefragt.
}

# Was ohne Frage geschah, und warum
forced-produce_done = Mit dem, was übrig war, ließ sich nichts aus deiner Hand herstellen.
forced-pay = Du hast mit { $card } bezahlt: nichts anderes konnte bezahlen.
happened-forced_to_pass = Für deinen Parfümeur war kein Platz möglich: du hast gepasst.
happened-perfumer_joined = Dein neuer Parfümeur arbeitet ab jetzt für dich.

# Neben einer Möglichkeit, die zu viel nimmt
over-column = { $hand } Karten: du wirst { $over } abwerfen müssen

## Entscheidungen

decision-effect = { $choice }: { $effect }
decision-place = { $space }
decision-pay_done = Nichts mehr bezahlen
decision-produce_done = Kein Parfum mehr herstellen
decision-store_done = Nichts mehr aufheben
decision-install_done = Kein Rezept mehr auslegen und bezahlen
decision-to = Zur { $note }note
decision-essence = { $cost ->
    [0] Eine Essenz nehmen ({ $kind }), kostenlos
    [unknown] Eine Essenz nehmen ({ $kind })
   *[other] Eine Essenz nehmen ({ $kind }), für { $cost }
}
decision-stock = Aus dem Lager bezahlen: { $letter }
decision-kind = { $letter }
decision-store = Aufheben: { $letter }, aus der { $note }note
decision-pay = Mit { $card } bezahlen ({ $face ->
    [0] Rezept, zählt { $value }
    [1] { $brand ->
        [one] Parfum für 1 Punkt
       *[other] Parfum für { $brand } Punkte
    }, zählt { $value }
   *[2] zählt { $value }
})
decision-discard = { $card } abwerfen ({ $face ->
    [0] Rezept, zählt { $value }
    [1] { $brand ->
        [one] Parfum für 1 Punkt
       *[other] Parfum für { $brand } Punkte
    }, zählt { $value }
   *[2] zählt { $value }
})
decision-at = { $index ->
    [0] Ganz unten einfügen, auf dem Plättchen
   *[other] Über { $title } einfügen
}
decision-install = { $card } auslegen: { $effect }, kostet { $value }
decision-sort = { $card } umlegen: { $effect }
decision-produce = { $card } herstellen ({ $brand ->
    [one] 1 Punkt
   *[other] { $brand } Punkte
})
decision-storage = Vom Lagerplatz auf { $card } bezahlen
decision-replenish = { $card } nachfüllen ({ $storage })
decision-onto = Auf { $card } aufheben

chance-perfume = Parfum: { $id }
chance-recipe = Rezept: { $id }
chance-starter = { $seat } beginnt

## Was geschehen ist

event-perfume_dealt = Ein Parfum wird über Spalte { $column } gelegt: { $perfume }
event-recipe_dealt = Ein Rezept wird unter Spalte { $column } gelegt: { $recipe }
event-funds_taken = { $seat } nimmt { $card }
event-starter_chosen = { $seat } ist Startspieler
event-next_marker_laid = Der Marker „Nächster Startspieler“ kommt in Spalte { $column }
event-final_round_announced = Die Stapel sind leer: Die nächste Runde ist die letzte
event-round_began = { $seat } eröffnet Runde { $round }
event-placed = { $seat } setzt einen Parfümeur auf „{ $space }“
event-forced_to_pass = { $seat } kann nirgends setzen und passt
event-card_taken = { $seat } nimmt { $card } (Spalte { $column })
event-next_marker_taken = { $seat } nimmt den Marker „Nächster Startspieler“
event-marker_taken = { $seat } nimmt den Startspielermarker
event-next_marker_received = { $seat } bekommt auch den Marker „Nächster Startspieler“
event-card_discarded = { $seat } wirft { $card } ab
event-card_paid = { $seat } bezahlt mit { $card }
event-recipe_installed = { $seat } legt { $recipe } aus ({ $note }note)
event-recipe_moved = { $seat } legt { $recipe } um ({ $note }note)
event-replenished = { $seat } füllt { $perfume } nach: { $letter }
event-essence_taken = { $seat } nimmt eine Essenz: { $letter } ({ $note }note)
event-perfumer_hired = { $seat } stellt einen Parfümeur ein
event-blending_began = { $seat } mischt
event-tile_used = { $seat } nutzt das Plättchen der { $note }note
event-tile_skipped = { $seat } lässt das Plättchen der { $note }note aus
event-recipe_used = { $seat } nutzt { $recipe } ({ $note }note)
event-recipe_skipped = { $seat } lässt { $recipe } aus ({ $note }note)
event-blended = { $seat } mischt { $number } × { $letter } ({ $note }note)
event-paid_from_stock = { $seat } bezahlt { $letter } ({ $note }note)
event-paid_from_storage = { $seat } bezahlt { $letter }, aufgehoben auf { $perfume } ({ $note }note)
event-produced = { $seat } stellt { $perfume } her und erhält { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
event-stored = { $seat } hebt { $letter } auf { $perfume } auf ({ $note }note)
event-volatilised = { $seat } lässt { $number } × { $letter } verfliegen ({ $note }note)
event-round_ended = Runde { $round } endet
event-perfumer_joined = { $seat } hat ab jetzt einen Parfümeur mehr
event-ended = Die letzte Runde ist vorbei

## Was eine Option bringt, wo es anders gesagt wird als das, was geschehen ist

outcome-card_taken = { $card }
outcome-card_paid = und bezahlt mit { $card }
outcome-marker_taken = { $final ->
    [1] der Marker bringt nichts mehr: Das ist die letzte Runde
   *[0] beginnt die nächste Runde, wenn niemand den Marker später nimmt
}
outcome-perfumer_hired = { $final ->
    [1] zu spät für einen Parfümeur: Das ist die letzte Runde
   *[0] stellt einen Parfümeur ein
}
outcome-next_marker_taken = –
outcome-next_marker_received = –
outcome-tile_used = –
outcome-tile_skipped = –
outcome-recipe_used = –
outcome-recipe_skipped = –
outcome-paid_from_stock = –
outcome-volatilised = { $number } × { $letter } verfliegt ({ $note }note)
outcome-round_ended = –
outcome-perfumer_joined = –

# Dieselbe Entscheidung mehrmals
times-effect = { $all ->
    [1] { $times ->
        [2] beide, die noch kommen
       *[other] alle { $times }, die noch kommen
    }
   *[0] { $more ->
        [one] diesen und den nächsten
       *[other] diesen und die nächsten { $more }
    }
}

## Warum nicht

clause-PY-2-1 = Bei dieser Spielerzahl gibt es keine solche Spalte.
clause-PY-2-2 = Diese Karte liegt nicht oben auf ihrem Stapel.
clause-PY-2-8 = Dort sitzt niemand.
clause-PY-3-1-1 = Nicht jetzt: Das Spiel fragt gerade nach etwas anderem.
clause-PY-3-3-6 = { $kind ->
    [column] Diese Spalte ist leer: Es gibt nichts zu nehmen.
    [note] Rezepte legst du in deine eigenen Noten: Du brauchst ein Rezept auf der Hand und andere Karten, die es bezahlen.
    [sort_space] Du hast kein Rezept zum Umlegen: Noch liegt keines aus.
    [replenish_space] Du hast kein Parfum mit leerem Lagerplatz: Stelle erst eines her, das einen hat.
    [hire_space] Einstellen kostet { $cost }, und deine Hand ist weniger wert.
    [start_marker_space] Du hast den Marker schon: Er wird jemand anderem genommen.
   *[other] Die ganze Aktion muss möglich sein: Karten in der Spalte; ein Rezept auf der Hand und genug andere Karten, um es zu bezahlen; ein Rezept zum Umlegen; ein hergestelltes Parfum mit leerem Lagerplatz; genug Karten zum Einstellen; oder ein Marker, den jemand anderes hat.
}
clause-PY-3-5-2 = Du bezahlst nur mit Karten aus deiner Hand.
clause-PY-3-5-4 = Was du bezahlt hast, deckt die Kosten noch nicht: Wähle noch eine Karte.
clause-PY-3-6-1-3 = Abgeworfen wird nur gleich nach dem Nehmen einer Spalte, bis zum Handlimit, und nur Karten, die du hast.
clause-PY-3-6-2-1 = Auslegen kannst du nur ein Rezept aus deiner Hand, an beliebiger Stelle im Stapel der Note, auf der dein Parfümeur steht.
clause-PY-3-6-2-2 = Du musst erst mindestens ein Rezept auslegen.
clause-PY-3-6-2-3 = Zu teuer: Die übrigen Handkarten müssen so viel wert sein wie alle Rezepte, die du jetzt auslegst.
clause-PY-3-6-3-1 = Du legst ein Rezept deiner eigenen Noten um, an eine beliebige Stelle einer Note.
clause-PY-3-6-3-2 = Das Rezept bliebe, wo es ist: Wähle eine andere Stelle oder eine andere Note.
clause-PY-3-6-4-1 = Du brauchst ein von dir hergestelltes Parfum mit leerem Lagerplatz und eine Essenz, die der Platz zeigt.
clause-PY-3-6-5-1 = Deine Handkarten sind nicht genug wert, um diese Essenz zu bezahlen.
clause-PY-3-6-6-2 = Du hast deinen Parfümeur schon eingestellt: Das geht nur einmal im Spiel.
clause-PY-3-8-4 = In der Mischung dieser Note fehlt, was der Effekt braucht; du kannst ihn nur auslassen.
clause-PY-3-9-1 = Herstellen kannst du nur ein Parfum aus deiner Hand.
clause-PY-3-9-2 = Es fehlen Essenzen: Jede Note wird aus ihrem eigenen Lager bezahlt oder von den Lagerplätzen deiner Parfums.
clause-PY-3-9-6 = Wenn du das hier ausgibst, kannst du den Rest des Parfums nicht mehr bezahlen.
clause-PY-3-10-1 = Du hebst eine Essenz, die in einem deiner Lager übrig ist, auf einem Parfum auf, das du hergestellt hast.
clause-PY-3-10-2 = Du brauchst einen leeren Lagerplatz, der genau diese Essenz zeigt.
clause-PY-4-2 = Dieses Feld ist bis zur nächsten Runde besetzt.

## Das Ende

final-win = { $name } gewinnt mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
# $names kommt aus final-and
final-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkten
}!
scoring-produced = Hergestellte Parfums
# What a reason says that a better decision gains for later: after “about”
gain-card_taken = { $count ->
    [one] { $count } Karte mehr
   *[other] { $count } Karten mehr
}
gain-recipe_installed = { $count ->
    [one] { $count } ausgelegte Rezeptur mehr
   *[other] { $count } ausgelegte Rezepturen mehr
}
gain-replenished = { $count ->
    [one] { $count } nachgefüllte Essenz mehr
   *[other] { $count } nachgefüllte Essenzen mehr
}
gain-essence_taken = { $count ->
    [one] { $count } genommene Essenz mehr
   *[other] { $count } genommene Essenzen mehr
}
gain-perfumer_hired = { $count ->
    [one] { $count } Parfümeur mehr
   *[other] { $count } Parfümeure mehr
}
gain-blended = { $count ->
    [one] { $count } gemischte Essenz mehr
   *[other] { $count } gemischte Essenzen mehr
}
gain-produced = { $count ->
    [one] { $count } hergestelltes Parfum mehr
   *[other] { $count } hergestellte Parfums mehr
}
gain-stored = { $count ->
    [one] { $count } aufgehobene Essenz mehr
   *[other] { $count } aufgehobene Essenzen mehr
}

## Die Namen der Karten unserer Schachtel; eine Karte aus einer anderen behält ihren

title-Petal-Press = Blütenpresse
title-Leaf-Still = Blattdestille
title-Musk-Tincture = Moschustinktur
title-Bloom-Doubling = Doppelblüte
title-Civet-Turn = Zibetwende
title-Leaf-Graft = Blattveredelung
title-Hidden-Warmth = Verborgene Wärme
title-Green-Turn = Grüne Wende
title-Enfleurage-Frames = Enfleurage-Rahmen
title-Garden-Still = Gartendestille
title-Fern-House = Farnhaus
title-Aldehyde-Bench = Aldehydlabor
title-Night-Maceration = Nachtmazeration
title-Hay-Conversion = Heuwandlung
title-Amber-Graft = Amberveredelung
title-Oakmoss-Cellar = Eichenmooskeller
title-Chypre-Accord = Chypre-Akkord
title-Boudoir-Press = Boudoirpresse
title-Meadow-Cascade = Wiesenkaskade
title-First-Molecule = Erstes Molekül
title-Fougere-Cascade = Fougère-Kaskade
title-Leather-Vat = Lederbottich
title-Forest-Alembic = Walddestille
title-Ambergris-Cask = Ambrafass
title-Great-Fern-House = Großes Farnhaus
title-Modern-Bench = Modernes Labor
title-Grand-Maceration = Große Mazeration
title-Civet-Cascade = Zibetkaskade
title-Cellar-Cascade = Kellerkaskade
title-Accord-Synthesis = Akkordsynthese
title-Orchard-Cascade = Obstgartenkaskade
title-Estate-Press = Gutspresse
title-Resin-Vault = Harzgewölbe
title-Aldehyde-Graft = Aldehydveredelung
title-Master-Alembic = Meisterdestille
title-Green-Synthesis = Grüne Synthese
title-Bouquet-Inversion = Bouquetumkehr
title-First-Bloom = Erste Blüte
title-Linen-Hour = Leinenstunde
title-Garden-Gate = Gartentor
title-Amber-Whisper = Amberflüstern
title-Dew-Path = Taupfad
title-Petal-Letter = Blütenbrief
title-Quiet-Orchard = Stiller Obstgarten
title-Fern-and-Fur = Farn und Fell
title-Sunday-Bouquet = Sonntagsstrauß
title-Velvet-Paw = Samtpfote
title-Crystal-Fern = Kristallfarn
title-Moss-Cathedral = Mooskathedrale
title-Rose-Meridian = Rosenmeridian
title-Fox-at-Dusk = Fuchs am Abend
title-Ballroom-1921 = Ballsaal 1921
title-Silk-Correspondence = Seidene Briefe
title-Herbalist-s-Daughter = Tochter der Kräuterfrau
title-Midnight-Arcade = Mitternachtsarkaden
title-Opera-Stairs = Operntreppe
title-Jasmine-Express = Jasmin-Express
title-Copper-Hare = Kupferhase
title-Conservatory = Orangerie
title-White-Pavilion = Weißer Pavillon
title-Lioness-at-Noon = Löwin am Mittag
title-Terrace-in-May = Terrasse im Mai
title-Grand-Salon = Großer Salon
title-Golden-Staircase = Goldene Treppe
title-Empress-Hotel = Hotel Kaiserin
title-Riviera-Night = Riviera-Nacht
title-Black-Swan-Ball = Schwanenball
title-The-Glass-Orchid = Die gläserne Orchidee
title-Emerald-Promenade = Smaragdpromenade
title-Harvest-Road = Ernteweg
title-Leopard-Velvet = Leopardensamt
title-Aurora-Box = Aurora-Schatulle
title-Verdant-Crown = Grüne Krone
title-Twelve-Fountains = Zwölf Brunnen
title-Winter-Garden = Wintergarten
title-Imperial-Musk = Kaisermoschus
title-Meadow-Symphony = Wiesensinfonie
