# Parfum, in den Worten seiner Spieler.
#
# piece-…     ein Spielteil oder ein Ort auf dem Tisch
# decision-…  was jemand entscheiden kann, wie es in der Liste steht; chance- für den Zufall
# event-…     was geschehen ist; $seat ist der Name eines Spielers, Unbekanntes ist „unknown“
# clause-…    warum etwas nicht erlaubt ist
#
# Die Düfte stehen hinter einem Doppelpunkt oder in Klammern: so stimmt jede Endung (Rosen-, Veilchen-).

game-blurb = Destilliere, komponiere und verkaufe die feinsten Parfums von Grasse.
game-facts = 15 bis 35 Minuten zu zweit · leicht: Würfel wählen, Düfte mischen, Kundschaft bedienen
game-goal = Ziel: die meisten Münzen · { $final ->
    [1] das ist die letzte Runde
   *[0] { $bag_ends ->
        [2] der Beutel kann die Destille nicht mehr füllen: das ist die letzte Runde
        [1] { $claims ->
            [one] diese Runde ist die letzte, falls in ihr noch eine Note genommen wird
           *[other] diese Runde ist die letzte, falls in ihr noch { $claims } Noten genommen werden
        }
       *[0] { $stack_until_closing ->
            [0] die nächste Karte ist der Ladenschluss: er kommt, wenn die Straße gefüllt wird, dann eine letzte Runde
            [one] ein Kunde bis Ladenschluss
           *[other] { $stack_until_closing } Kunden bis Ladenschluss
        }
    }
}
game-standing = du { $own_money }, die anderen höchstens { $most_money }
game-points = { $points ->
    [one] 1 Münze
   *[other] { $points } Münzen
}

aroma-violet = Veilchen
aroma-bergamot = { $count ->
    [one] Bergamotte
   *[other] Bergamotten
}
aroma-rose = { $count ->
    [one] Rose
   *[other] Rosen
}
aroma-vanilla = Vanille
aroma-lavender = Lavendel

type-head = Kopf
type-heart = Herz
type-base = Basis

kind-minor = klein
kind-major = groß

variant-learning = Lernspiel: Die Uhren der ersten Runde werden zufällig verteilt
variant-stall_guard = Notbremse: Die Partie endet nach 30 Runden ohne genommene Note und ohne Verkauf
variant-keep_notes = Aufgehobene Noten: Eine genommene Note muss nicht sofort angelegt werden
variant-empty_bag = Leerer Beutel: Die Partie endet auch nach einer Runde, nach der der Beutel leer ist
variant-count_notes = Noten zählen: Ein Kunde zählt die Noten mit einem Duft, nicht ihre Symbole

## Orte und Spielteile

piece-table = { $final ->
    [1] Runde { $round }, die letzte
   *[0] Runde { $round }
}
piece-clock_market = Marktuhr
piece-clock = { $owner ->
    [0] Uhr { $position }: { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }
   *[other] Uhr { $position }, vergeben: { $actions ->
        [one] eine Aktion
       *[other] { $actions } Aktionen
    }
}
piece-street = Straße
piece-customer = will { $counts }, zahlt { $price }
piece-empty_street = ein leeres Feld
piece-stack = { $final ->
    [1] der Ladenschluss ist aufgedeckt
   *[0] { $until_closing ->
        [0] { $height } im Stapel ({ $letter } oben), die nächste Karte ist der Ladenschluss
        [one] { $height } im Stapel ({ $letter } oben), noch ein Kunde bis Ladenschluss
       *[other] { $height } im Stapel ({ $letter } oben), noch { $until_closing } Kunden bis Ladenschluss
    }
}
piece-distillery = Destille
piece-note = { $counts } · { $type } · { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
piece-empty_distillery = ein leeres Feld
piece-bag = { $left ->
    [0] der Beutel ist leer
    [one] eine Duftnote im Beutel
   *[other] { $left } Duftnoten im Beutel
}
piece-market = Markt
piece-booth = { $aroma }: { $left ->
    [0] kein Würfel mehr
    [one] ein Würfel
   *[other] { $left } Würfel
}, { $flasks } von 6 Seiten Kolben
piece-supply = { $left ->
    [0] kein Flakon im Vorrat
    [one] ein Flakon im Vorrat
   *[other] { $left } Flakons im Vorrat
}
piece-well_place = Brunnen
piece-well = { $left ->
    [0] der Brunnen ist leer
    [one] ein Plättchen im Brunnen
   *[other] { $left } Plättchen im Brunnen
}
piece-discards = { $left ->
    [0] kein abgelegtes Plättchen
    [one] ein abgelegtes Plättchen
   *[other] { $left } abgelegte Plättchen
}
piece-workbench = Destillation
piece-dice = { $aroma }
piece-track = Geldleiste
piece-marker = { $seat }: { $money ->
    [one] 1 Münze
   *[other] { $money } Münzen
}
piece-perfumery = Parfümerie
piece-perfume = Parfum { $perfume } ({ $kind })
piece-new_minor = ein neues kleines Parfum
piece-new_major = ein neues großes Parfum
piece-token = { $count ->
    [0] ein Plättchen mit Wert { $value }, schon gewählt
    [one] ein Plättchen mit Wert { $value }
   *[other] { $count } Plättchen mit Wert { $value }
}
piece-done = Fertig
piece-reroll_all = alle Würfel
piece-water_stop = kein Wasser mehr
piece-claim_stop = keine Note mehr
piece-pass = passen

## Kurze Wörter für den Tisch

label-money = Geld
label-tokens = Wasser
label-flask = Kolben
label-fly = Fliege
label-spent = verbraucht
label-rolling = im Wurf
label-missing = fehlt
label-kept = aufgehoben
label-flacons = Flakons
label-actions_left = { $actions ->
    [one] noch eine Aktion
   *[other] noch { $actions } Aktionen
}
label-sold_out = { $number ->
    [one] eins ausverkauft
   *[other] { $number } ausverkauft
}
scoring-claimed = Genommene Duftnoten
scoring-sold = Flakons an Kunden verkauft
scoring-bargained = Flakons zum Schleuderpreis
scoring-tokens_counted = Übrige Wasserplättchen
lab-points-are = Punkte sind hier Münzen.
# What a reason says that a better decision gains for later: after “about”
gain-token_taken = { $count } Brunnenplättchen mehr
gain-claimed = { $count ->
    [one] { $count } genommene Duftnote mehr
   *[other] { $count } genommene Duftnoten mehr
}
gain-perfume_started = { $count ->
    [one] { $count } begonnenes Parfum mehr
   *[other] { $count } begonnene Parfums mehr
}
gain-placed = { $count ->
    [one] { $count } angelegte Duftnote mehr
   *[other] { $count } angelegte Duftnoten mehr
}
gain-perfume_completed = { $count ->
    [one] { $count } vollendetes Parfum mehr
   *[other] { $count } vollendete Parfums mehr
}
gain-sold = { $count ->
    [one] { $count } verkauften Flakon mehr
   *[other] { $count } verkaufte Flakons mehr
}
column-wants = will
column-pays = zahlt
column-note = Note
column-needs = braucht
column-coins = Münzen
name-note = { $counts } ({ $type })

## Ein Tableau auf einen Blick: zuerst die Wertung, „ · “ dazwischen

glance-perfumery =
    { $money ->
        [one] 1 Münze
       *[other] { $money } Münzen
    } · { $tokens ->
        [one] 1 Plättchen
       *[other] { $tokens } Plättchen
    } · { $customers ->
        [one] 1 Kunde
       *[other] { $customers } Kunden
    } · { $perfume ->
        [one] 1 Parfum
       *[other] { $perfume } Parfums
    }

## Was gefragt wird

phase-setup_street = Die ersten Kunden kommen.
phase-setup_distillery = Die ersten Duftnoten werden ausgelegt.
phase-setup_tokens = Wasser wird verteilt.
phase-setup_markers = Die Zählsteine werden gestapelt.
phase-setup_clocks = Die Uhren werden verteilt.
phase-wake = Wann stehst du auf?
phase-prepare = Bereite deine Destillation vor.
phase-draw = Eine Duftnote wird gezogen.
phase-fetch = Wasser wird geschöpft.
phase-roll = Die Würfel rollen.
phase-water = Mit Wasser nachhelfen?
phase-pay = Welches Brunnenplättchen legst du ab?
phase-claim = Welche Duftnote nimmst du?
phase-place = Welche Duftnote legst du an?
phase-compose = An welches Parfum?
phase-sell = Einen Flakon verkaufen?
phase-serve = An welchen Kunden?
phase-reward = Wasser für ein ausverkauftes Parfum.
phase-surplus = Du darfst nur 4 Brunnenplättchen behalten. Welches legst du ab?
phase-refill_distillery = Neue Duftnoten kommen.
phase-refill_street = Neue Kunden kommen.
phase-final = Das Spiel ist aus.

# Was das Los danach tut, neben der Option, die dahin führt
luck-draw = danach wird eine Duftnote aus dem Beutel gezogen
luck-fetch = danach wird ein Plättchen aus dem Brunnen gezogen
luck-roll = danach rollen deine Würfel
luck-reward = danach ziehst du dein Wasser
luck-refill_distillery = danach werden neue Duftnoten gezogen
luck-refill_street = danach kommen neue Kunden

detail-sell = Verkauf { $sale } von { $sales }
detail-serve = Verkauf { $sale } von { $sales }
detail-pay = Plättchen { $token } von { $tokens }
detail-surplus = Plättchen { $token } von { $tokens }

# Wozu die Frage da ist
purpose-wake = Eine frühe Uhr ist zuerst dran, hat aber weniger Aktionen.
purpose-prepare = Jede Aktion nimmt einen Würfel, eine neue Note oder Wasser; danach werden alle deine Würfel geworfen.
purpose-water = Noten kosten Kolben; Wasser hilft, aus Fliegen Kolben zu machen.
purpose-pay = Am Ende ist jedes Wasserplättchen seine Zahl in Münzen wert: bezahle mit einem kleinen.
purpose-claim = Eine Note kostet für jedes ihrer Aromen einen Kolben, bringt sofort ihre Münzen und kommt in ein Parfum.
purpose-place = Eine Note, die angelegt ist, bleibt für immer in diesem Parfum.
purpose-compose = Ein kleines Parfum braucht Kopf und Basis; ein großes auch ein Herz und gibt mehr Flakons.
purpose-sell = Ein Kunde kauft einen Flakon mit genug von seinem Lieblingsduft; der letzte Flakon bringt auch Wasser.
purpose-serve = Der Kunde zahlt die Münzen auf seiner Karte und geht.
purpose-surplus = Am Ende ist jedes Wasserplättchen seine Zahl in Münzen wert: behalte die großen.

# Was einem eigenen Stück noch fehlt
missing-perfume = Parfum { $perfume } braucht noch: { $missing }

# Was ohne Frage geschah, und warum
forced-choose_clock = Du hast Uhr { $position } genommen: keine andere war mehr da.
forced-pass = Du hattest keinen Flakon zu verkaufen: dein Verkauf ist verfallen.
forced-claim_stop = Deine Kolben bezahlen nichts mehr.
forced-water_stop = Du hast kein Wasser mehr, um den Wurf zu verbessern.
forced-minor = Deine Duftnote hat ein neues kleines Parfum begonnen: sie passte in kein anderes.
forced-major = Deine Duftnote hat ein neues großes Parfum begonnen: sie passte in kein anderes.
forced-perfume = Deine Duftnote kam an Parfum { $id }: sie passte in kein anderes.
happened-sold_out = Parfum { $perfume } ist ausverkauft: das bringt dir Wasser.
happened-closing_time = Der Ladenschluss wurde gezogen: Das ist die letzte Runde.
moot-water = Wasser konnte dir keine weitere Note bringen: Du wurdest nicht danach gefragt.
moot-pay = Alle deine Plättchen mussten weg oder waren gleich: Du wurdest nicht gefragt, welches.
moot-surplus = Du darfst nur 4 Plättchen behalten: Die mit den kleinsten Zahlen wurden abgelegt.
small-pay = immer das Plättchen mit der kleinsten Zahl
small-surplus = immer das Plättchen mit der kleinsten Zahl

## Entscheidungen

decision-choose_clock = Uhr { $position } wählen ({ $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
})
decision-draw_note = Eine Duftnote aus dem Beutel ziehen
decision-take_die = Essenzwürfel nehmen: { $aroma }
decision-take_water = Ein Brunnenplättchen nehmen
decision-reroll_colour = Fliegen neu würfeln: { $aroma } (1 Plättchen)
decision-reroll_all = Alle Würfel neu würfeln, auch Kolben (1 Plättchen)
decision-turn_fly = Eine Fliege auf Kolben drehen: { $aroma } (2 Plättchen)
decision-water_stop = Kein Wasser mehr nutzen und Duftnoten nehmen
decision-token = Ein Plättchen mit Wert { $value } ablegen
decision-claim = { $counts } nehmen ({ $type }note, { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
})
decision-claim_stop = Keine Duftnote mehr nehmen
decision-pass = Passen
decision-sell = Einen Flakon von Parfum { $perfume } an einen Kunden verkaufen
decision-bargain = Einen Flakon von Parfum { $perfume } zum Schleuderpreis verkaufen
decision-discard = Ein Plättchen mit Wert { $value } ablegen
decision-to = An den Kunden verkaufen, der { $counts } will und { $price } zahlt
decision-place = { $note } anlegen
decision-minor = Ein neues kleines Parfum beginnen
decision-major = Ein neues großes Parfum beginnen
decision-perfume = An Parfum { $id } anlegen ({ $kind })

chance-flasks = Würfel ({ $aroma }): { $number ->
    [0] kein Kolben
    [one] ein Kolben
   *[other] { $number } Kolben
}
chance-water = ein Plättchen mit Wert { $value }
chance-note = Duftnote: { $id }
chance-customer = Kunde: { $id }
chance-marker = der Zählstein von { $seat }
chance-clock = Uhr { $position }

## Was geschehen ist

event-customer_arrived = Ein Kunde kommt: { $customer }
event-note_arrived = Eine Duftnote wird ausgelegt: { $note }
event-token_taken = { $value ->
    [unknown] { $seat } nimmt ein Brunnenplättchen
   *[other] { $seat } nimmt ein Brunnenplättchen mit Wert { $value }
}
event-marker_placed = { $seat } legt den eigenen Zählstein auf den Stapel
event-clock_dealt = { $seat } bekommt Uhr { $position }
event-round_began = Runde { $round } beginnt
event-clock_chosen = { $seat } wählt Uhr { $position }
event-turn_began = { $seat } bereitet die Destillation vor, mit { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}
event-die_taken = { $seat } nimmt einen Essenzwürfel: { $aroma }
event-rolled = { $seat } würfelt mit { $dice ->
    [one] einem Würfel
   *[other] { $dice } Würfeln
} ({ $aroma }): { $number ->
    [0] kein Kolben
    [one] ein Kolben
   *[other] { $number } Kolben
}
event-token_paid = { $seat } legt ein Plättchen mit Wert { $value } ab
event-colour_rerolled = { $seat } würfelt die Fliegen neu: { $aroma }
event-all_rerolled = { $seat } würfelt alle Würfel neu
event-fly_turned = { $seat } dreht eine Fliege auf Kolben: { $aroma }
event-well_refilled = Der Brunnen wird mit { $tokens ->
    [one] einem
   *[other] { $tokens }
} Plättchen aufgefüllt
event-claimed = { $seat } nimmt { $note } und verdient { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
event-perfume_started = { $seat } beginnt Parfum { $perfume } ({ $kind })
event-placed = { $seat } legt { $note } an Parfum { $perfume } an
event-perfume_completed = { $flacons ->
    [0] { $seat } vollendet Parfum { $perfume }, aber es ist kein Flakon mehr da
    [one] { $seat } vollendet Parfum { $perfume } und nimmt einen Flakon
   *[other] { $seat } vollendet Parfum { $perfume } und nimmt { $flacons } Flakons
}
event-sale_began = Die Läden öffnen
event-sold = { $seat } verkauft Parfum { $perfume } für { $price } an einen Kunden
event-bargained = { $seat } verkauft Parfum { $perfume } zum Schleuderpreis von { $price }
event-passed = { $seat } passt
event-sold_out = { $seat } hat Parfum { $perfume } ausverkauft
outcome-sold_out = { $seat } verkauft Parfum { $perfume } aus; das bringt Wasser
event-token_discarded = { $seat } legt ein überzähliges Plättchen mit Wert { $value } ab
event-closing_time = Ladenschluss! Eine letzte Runde wird gespielt
event-round_ended = Runde { $round } endet
event-tokens_counted = { $seat } deckt Plättchen im Wert von { $coins } auf
event-ended_after_final_round = Die letzte Runde ist vorbei
event-ended_by_empty_bag = Der Beutel ist leer: Das Spiel endet sofort
event-ended_by_stall = Dreißig Runden ohne genommene Note und ohne Verkauf: Das Spiel endet
event-notes_kept = { $seat } hebt { $notes ->
    [one] eine Note
   *[other] { $notes } Noten
} auf

## Was eine Option bringt, wo es anders gesagt wird als das, was geschehen ist

outcome-turn_began = danach dein nächster Zug, mit { $actions ->
    [one] einer Aktion
   *[other] { $actions } Aktionen
}
outcome-sale_began = danach öffnen die Läden
outcome-round_ended = –

# Dieselbe Entscheidung mehrmals
times-pass = { $all ->
    [1] auf alle { $times } verzichten
   *[0] auf { $times } verzichten
}

## Warum nicht

clause-PA-2-4 = Die Kunden liegen in anderer Reihenfolge im Stapel: die A über den B.
clause-PA-2-8 = Dieser Zählstein liegt schon im Stapel, oder er gehört niemandem.
clause-PA-2-11 = Diese Uhr kann nicht verteilt werden.
clause-PA-3-2 = Nicht jetzt: Das Spiel fragt gerade nach etwas anderem.
clause-PA-3-3-4 = Diese Uhr liegt nicht mehr auf der Marktuhr.
clause-PA-3-4-2 = Diese Duftnote ist nicht im Beutel.
clause-PA-3-4-4 = Nutze erst alle Aktionen deiner Uhr.
clause-PA-3-4-5 = Von jedem Duft gibt es nur drei Würfel, und du hast sie alle.
clause-PA-3-5-1 = So viele Würfel dieses Dufts wirfst du nicht.
clause-PA-3-5-2 = Du brauchst eine Fliege dieses Dufts und genug Plättchen: eines zum Neuwürfeln, zwei zum Drehen einer Fliege.
clause-PA-3-5-3 = Ein solches Plättchen hast du nicht.
clause-PA-3-5-5 = Sobald du Duftnoten nimmst, hilft Wasser nicht mehr.
clause-PA-3-5-6 = Eine Duftnote braucht für jeden ihrer Düfte einen unverbrauchten Kolben.
clause-PA-3-6-1 = Du legst die Duftnoten an, die du in diesem Zug genommen hast.
clause-PA-3-6-2 = Dort ist kein Platz für die Note: Ein Herz passt nur in ein großes Parfum, und jedes Parfum hat von jeder Art nur eine Note.
clause-PA-3-6-4 = Dieses Parfum ist fertig: Es kommt keine Note mehr dazu.
clause-PA-3-7-3 = Du brauchst ein fertiges Parfum, von dem noch ein Flakon da ist, und einen Kunden auf der Straße, der darin genug von seinem Wunschduft findet.
clause-PA-3-7-5 = Du brauchst ein fertiges Parfum, von dem noch ein Flakon da ist.
clause-PA-3-8-2 = Brunnenplättchen werden erst nach deinem letzten Verkauf der Runde abgelegt, bis auf vier, und nur solche, die du hast.
clause-PA-4-1 = Der Beutel ist leer.
clause-PA-4-2 = In der Destille ist kein Feld frei.
clause-PA-4-3 = Im Brunnen liegt kein Plättchen.
clause-PA-11-1-2 = Mit aufgehobenen Noten legst du die an, die in deiner Parfümerie liegen, so viele du willst; der Rest bleibt dort für später.

## Das Ende

final-win = { $name } gewinnt mit { $points ->
    [one] 1 Münze
   *[other] { $points } Münzen
}!
# $names kommt aus final-and
final-shared = { $names } teilen sich den Sieg mit { $points ->
    [one] 1 Münze
   *[other] { $points } Münzen
}!
