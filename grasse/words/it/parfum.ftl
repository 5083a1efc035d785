# Parfum, nelle parole di chi gioca.
#
# piece-…     un pezzo o un luogo del tavolo
# decision-…  ciò che un giocatore può decidere, come si legge nell’elenco; chance- per il caso
# event-…     ciò che è successo; $seat è il nome di un giocatore, un valore ignoto è «unknown»
# clause-…    perché qualcosa non è permesso

game-blurb = Distilla, componi e vendi i migliori profumi di Grasse.
game-facts = Da 15 a 35 minuti in due · leggero: scegli dadi, mescola aromi, servi i clienti
game-goal = Scopo: più monete di tutti · { $final ->
    [1] è l’ultimo round
   *[0] { $bag_ends ->
        [2] il sacchetto non può più riempire la distilleria: è l’ultimo round
        [1] { $claims ->
            [one] questo round è l’ultimo, se vi si prende un’altra nota
           *[other] questo round è l’ultimo, se vi si prendono altre { $claims } note
        }
       *[0] { $stack_until_closing ->
            [0] la prossima carta è la chiusura: esce quando si riempie la strada, poi un ultimo giro
            [one] un cliente fino alla chiusura
           *[other] { $stack_until_closing } clienti fino alla chiusura
        }
    }
}
game-standing = tu { $own_money }, gli altri { $most_money } al massimo
game-points = { $points ->
    [one] 1 moneta
   *[other] { $points } monete
}

aroma-violet = { $count ->
    [one] violetta
   *[other] violette
}
aroma-bergamot = { $count ->
    [one] bergamotto
   *[other] bergamotti
}
aroma-rose = { $count ->
    [one] rosa
   *[other] rose
}
aroma-vanilla = { $count ->
    [one] vaniglia
   *[other] vaniglie
}
aroma-lavender = { $count ->
    [one] lavanda
   *[other] lavande
}

type-head = testa
type-heart = cuore
type-base = fondo

kind-minor = minore
kind-major = maggiore

variant-learning = Partita di prova: gli orologi del primo round si distribuiscono a caso
variant-stall_guard = Anti-stallo: la partita finisce dopo 30 round senza prendere note né vendere
variant-keep_notes = Note tenute: una nota presa non va collocata subito
variant-empty_bag = Sacchetto vuoto: la partita finisce anche dopo un round che lascia il sacchetto vuoto
variant-count_notes = Contano le note: un cliente conta le note con un aroma, non le icone

## Luoghi e pezzi

piece-table = { $final ->
    [1] Round { $round }, l’ultimo
   *[0] Round { $round }
}
piece-clock_market = Orologio del mercato
piece-clock = { $owner ->
    [0] Orologio { $position }: { $actions ->
        [one] un’azione
       *[other] { $actions } azioni
    }
   *[other] Orologio { $position }, preso: { $actions ->
        [one] un’azione
       *[other] { $actions } azioni
    }
}
piece-street = Strada
piece-customer = vuole { $counts }, paga { $price }
piece-empty_street = una bottega vuota
piece-stack = { $final ->
    [1] è già uscito l’orario di chiusura
   *[0] { $until_closing ->
        [0] { $height } nella pila ({ $letter } in cima), la prossima carta è l’orario di chiusura
        [one] { $height } nella pila ({ $letter } in cima), un cliente prima dell’orario di chiusura
       *[other] { $height } nella pila ({ $letter } in cima), { $until_closing } clienti prima dell’orario di chiusura
    }
}
piece-distillery = Distilleria
piece-note = { $counts } · { $type } · { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
piece-empty_distillery = uno spazio vuoto
piece-bag = { $left ->
    [0] il sacchetto è vuoto
    [one] una nota nel sacchetto
   *[other] { $left } note nel sacchetto
}
piece-market = Mercato
piece-booth = { $aroma }: { $left ->
    [0] nessun dado
    [one] un dado
   *[other] { $left } dadi
}, { $flasks ->
    [one] un’ampolla
   *[other] { $flasks } ampolle
} su 6 facce
piece-supply = { $left ->
    [0] nessun flacone nella riserva
    [one] un flacone nella riserva
   *[other] { $left } flaconi nella riserva
}
piece-well_place = Pozzo
piece-well = { $left ->
    [0] il pozzo è vuoto
    [one] un gettone nel pozzo
   *[other] { $left } gettoni nel pozzo
}
piece-discards = { $left ->
    [0] nessun gettone scartato
    [one] un gettone scartato
   *[other] { $left } gettoni scartati
}
piece-workbench = Distillazione
piece-dice = { $aroma }
piece-track = Tracciato del denaro
piece-marker = { $seat }: { $money ->
    [one] 1 moneta
   *[other] { $money } monete
}
piece-perfumery = Profumeria
piece-perfume = profumo { $kind } { $perfume }
piece-new_minor = un nuovo profumo minore
piece-new_major = un nuovo profumo maggiore
piece-token = { $count ->
    [0] un gettone da { $value }, già scelto
    [one] un gettone da { $value }
   *[other] { $count } gettoni da { $value }
}
piece-done = Fine
piece-reroll_all = tutti i dadi
piece-water_stop = basta acqua
piece-claim_stop = basta note
piece-pass = passa

## Parole brevi del tavolo

label-money = denaro
label-tokens = acqua
label-flask = ampolla
label-fly = mosca
label-spent = usata
label-rolling = in aria
label-missing = manca
label-kept = tenute
label-flacons = flaconi
label-actions_left = { $actions ->
    [one] resta un’azione
   *[other] restano { $actions } azioni
}
label-sold_out = { $number ->
    [one] uno esaurito
   *[other] { $number } esauriti
}
scoring-claimed = Note prese
scoring-sold = Flaconi venduti ai clienti
scoring-bargained = Flaconi a prezzo scontato
scoring-tokens_counted = Gettoni rimasti
lab-points-are = I punti qui sono monete.
# What a reason says that a better decision gains for later: after “about”
gain-token_taken = { $count ->
    [one] { $count } gettone acqua in più
   *[other] { $count } gettoni acqua in più
}
gain-claimed = { $count ->
    [one] { $count } nota presa in più
   *[other] { $count } note prese in più
}
gain-perfume_started = { $count ->
    [one] { $count } profumo cominciato in più
   *[other] { $count } profumi cominciati in più
}
gain-placed = { $count ->
    [one] { $count } nota in più in un profumo
   *[other] { $count } note in più nei profumi
}
gain-perfume_completed = { $count ->
    [one] { $count } profumo completato in più
   *[other] { $count } profumi completati in più
}
gain-sold = { $count ->
    [one] { $count } flacone venduto in più
   *[other] { $count } flaconi venduti in più
}
column-wants = vuole
column-pays = paga
column-note = nota
column-needs = richiede
column-coins = monete
name-note = { $counts } ({ $type })

## Una plancia a colpo d’occhio: prima il punteggio, « · » tra i dati

glance-perfumery =
    { $money ->
        [one] 1 moneta
       *[other] { $money } monete
    } · { $tokens ->
        [one] 1 gettone
       *[other] { $tokens } gettoni
    } · { $customers ->
        [one] 1 cliente
       *[other] { $customers } clienti
    } · { $perfume ->
        [one] 1 profumo
       *[other] { $perfume } profumi
    }

## Che cosa si chiede

phase-setup_street = Arrivano i primi clienti.
phase-setup_distillery = Si dispongono le prime note.
phase-setup_tokens = Si distribuisce l’acqua.
phase-setup_markers = Si impilano i segnapunti.
phase-setup_clocks = Si distribuiscono gli orologi.
phase-wake = Quando ti svegli?
phase-prepare = Prepara la tua distillazione.
phase-draw = Si pesca una nota.
phase-fetch = Si attinge acqua.
phase-roll = I dadi rotolano.
phase-water = Migliori la distillazione con l’acqua?
phase-pay = Quale gettone scarti?
phase-claim = Quale nota prendi?
phase-place = Quale nota collochi?
phase-compose = In quale profumo?
phase-sell = Vendi un flacone?
phase-serve = A quale cliente?
phase-reward = Acqua per un profumo esaurito.
phase-surplus = Puoi tenere solo 4 gettoni. Quale scarti?
phase-refill_distillery = Arrivano nuove note.
phase-refill_street = Arrivano nuovi clienti.
phase-final = La partita è finita.

# Che cosa fa poi il caso, accanto all’opzione che vi porta
luck-draw = poi si pesca una nota dal sacchetto
luck-fetch = poi si pesca un gettone dal pozzo
luck-roll = poi tiri i tuoi dadi
luck-reward = poi attingi la tua acqua
luck-refill_distillery = poi si pescano nuove note
luck-refill_street = poi arrivano nuovi clienti

detail-sell = vendita { $sale } di { $sales }
detail-serve = vendita { $sale } di { $sales }
detail-pay = gettone { $token } di { $tokens }
detail-surplus = gettone { $token } di { $tokens }

# A che cosa serve la domanda
purpose-wake = Un orologio mattiniero gioca prima, ma ha meno azioni.
purpose-prepare = Ogni azione prende un dado, una nuova nota o acqua; poi si lanciano tutti i tuoi dadi.
purpose-water = Le note costano ampolle; l’acqua aiuta a trasformare le mosche in ampolle.
purpose-pay = Alla fine ogni gettone vale il suo numero in monete: paga con uno basso.
purpose-claim = Una nota costa un’ampolla per ognuno dei suoi aromi, rende subito le sue monete e va in un profumo.
purpose-place = Una nota collocata resta per sempre in quel profumo.
purpose-compose = Un profumo minore vuole testa e fondo; uno maggiore anche un cuore, e dà più flaconi.
purpose-sell = Un cliente compra un flacone con abbastanza del suo aroma preferito; l’ultimo flacone porta anche acqua.
purpose-serve = Il cliente paga le monete della sua carta e se ne va.
purpose-surplus = Alla fine ogni gettone vale il suo numero in monete: tieni quelli alti.

# Che cosa manca a un proprio pezzo
missing-perfume = Al profumo { $perfume } manca ancora: { $missing }

# Che cosa è passato senza domanda, e perché
forced-choose_clock = Hai preso l’orologio { $position }: non ne restavano altri.
forced-pass = Non avevi flaconi da vendere: la tua vendita è passata.
forced-claim_stop = Le tue ampolle non pagano altro.
forced-water_stop = Non ti resta acqua per migliorare il lancio.
forced-minor = La tua nota ha cominciato un nuovo profumo minore: non entrava in nessun altro.
forced-major = La tua nota ha cominciato un nuovo profumo maggiore: non entrava in nessun altro.
forced-perfume = La tua nota è andata nel profumo { $id }: non entrava in nessun altro.
happened-sold_out = Il profumo { $perfume } è esaurito: ti porta acqua.
happened-closing_time = È uscito l’orario di chiusura: questo è l’ultimo round.
moot-water = L’acqua non poteva darti nessuna nota in più: non ti è stato chiesto.
moot-pay = Tutti i tuoi gettoni dovevano andare via, o erano uguali: non ti è stato chiesto quale.
moot-surplus = Puoi tenere solo 4 gettoni: sono stati scartati quelli con i numeri più bassi.
small-pay = sempre il gettone con il numero più basso
small-surplus = sempre il gettone con il numero più basso

## Decisioni

decision-choose_clock = Scegli l’orologio { $position } ({ $actions ->
    [one] un’azione
   *[other] { $actions } azioni
})
decision-draw_note = Pesca una nota di fragranza dal sacchetto
decision-take_die = Prendi un dado di { $aroma }
decision-take_water = Prendi un gettone acqua
decision-reroll_colour = Rilancia le mosche di { $aroma } (1 gettone)
decision-reroll_all = Rilancia tutti i dadi, ampolle comprese (1 gettone)
decision-turn_fly = Gira una mosca di { $aroma } sull’ampolla (2 gettoni)
decision-water_stop = Non usare altra acqua e prendi le note
decision-token = Scarta un gettone da { $value }
decision-claim = Prendi { $counts } (nota di { $type }, { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
})
decision-claim_stop = Non prendere altre note
decision-pass = Passa
decision-sell = Vendi un flacone del profumo { $perfume } a un cliente
decision-bargain = Vendi un flacone del profumo { $perfume } a prezzo scontato
decision-discard = Scarta un gettone da { $value }
decision-to = Vendi al cliente che vuole { $counts } e paga { $price }
decision-place = Colloca { $note }
decision-minor = Comincia un nuovo profumo minore
decision-major = Comincia un nuovo profumo maggiore
decision-perfume = Aggiungila al profumo { $kind } { $id }

chance-flasks = dadi di { $aroma }: { $number ->
    [0] nessuna ampolla
    [one] un’ampolla
   *[other] { $number } ampolle
}
chance-water = un gettone da { $value }
chance-note = nota: { $id }
chance-customer = cliente: { $id }
chance-marker = il segnapunti di { $seat }
chance-clock = orologio { $position }

## Che cosa è successo

event-customer_arrived = Arriva un cliente: { $customer }
event-note_arrived = Si dispone una nota: { $note }
event-token_taken = { $value ->
    [unknown] { $seat } prende un gettone acqua
   *[other] { $seat } prende un gettone acqua da { $value }
}
event-marker_placed = { $seat } mette il suo segnapunti sulla pila
event-clock_dealt = { $seat } riceve l’orologio { $position }
event-round_began = Comincia il round { $round }
event-clock_chosen = { $seat } sceglie l’orologio { $position }
event-turn_began = { $seat } prepara la distillazione, con { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
}
event-die_taken = { $seat } prende un dado di { $aroma }
event-rolled = { $seat } lancia { $dice ->
    [one] un dado
   *[other] { $dice } dadi
} di { $aroma }: { $number ->
    [0] nessuna ampolla
    [one] un’ampolla
   *[other] { $number } ampolle
}
event-token_paid = { $seat } scarta un gettone da { $value }
event-colour_rerolled = { $seat } rilancia le mosche di { $aroma }
event-all_rerolled = { $seat } rilancia tutti i dadi
event-fly_turned = { $seat } gira una mosca di { $aroma } sull’ampolla
event-well_refilled = Il pozzo si riempie con { $tokens ->
    [one] un gettone
   *[other] { $tokens } gettoni
}
event-claimed = { $seat } prende { $note } e guadagna { $coins ->
    [one] 1 moneta
   *[other] { $coins } monete
}
event-perfume_started = { $seat } comincia il profumo { $kind } { $perfume }
event-placed = { $seat } colloca { $note } nel profumo { $perfume }
event-perfume_completed = { $flacons ->
    [0] { $seat } completa il profumo { $perfume }, ma non ci sono più flaconi
    [one] { $seat } completa il profumo { $perfume } e prende un flacone
   *[other] { $seat } completa il profumo { $perfume } e prende { $flacons } flaconi
}
event-sale_began = Aprono le botteghe
event-sold = { $seat } vende il profumo { $perfume } a un cliente per { $price }
event-bargained = { $seat } vende il profumo { $perfume } al prezzo scontato di { $price }
event-passed = { $seat } passa
event-sold_out = { $seat } ha esaurito il profumo { $perfume }
outcome-sold_out = { $seat } esaurisce il profumo { $perfume }, il che dà acqua
event-token_discarded = { $seat } scarta un gettone di troppo, da { $value }
event-closing_time = Orario di chiusura! Si gioca un ultimo round
event-round_ended = Finisce il round { $round }
event-tokens_counted = { $seat } scopre gettoni per un valore di { $coins }
event-ended_after_final_round = L’ultimo round è finito
event-ended_by_empty_bag = Il sacchetto è vuoto: la partita finisce subito
event-ended_by_stall = Trenta round senza prendere note né vendere: la partita finisce
event-notes_kept = { $seat } tiene { $notes ->
    [one] una nota
   *[other] { $notes } note
}

## Che cosa porta un’opzione, dove si dice diversamente da ciò che è successo

outcome-turn_began = poi il tuo prossimo turno, con { $actions ->
    [one] un’azione
   *[other] { $actions } azioni
}
outcome-sale_began = poi aprono le botteghe
outcome-round_ended = –

# La stessa decisione più volte
times-pass = { $all ->
    [1] passale tutte e { $times }
   *[0] passane { $times }
}

## Perché no

clause-PA-2-4 = I clienti sono impilati in un altro ordine: gli A sopra i B.
clause-PA-2-8 = Quel segnapunti è già nella pila, oppure non è di nessuno.
clause-PA-2-11 = Quell’orologio non si può distribuire.
clause-PA-3-2 = Non ora: il gioco chiede altro.
clause-PA-3-3-4 = Quell’orologio non è più sull’orologio del mercato.
clause-PA-3-4-2 = Quella nota non è nel sacchetto.
clause-PA-3-4-4 = Prima vanno usate tutte le azioni del tuo orologio.
clause-PA-3-4-5 = Ci sono solo tre dadi per aroma, e li hai già tutti.
clause-PA-3-5-1 = Non lanci tanti dadi di quell’aroma.
clause-PA-3-5-2 = Ti servono una mosca di quell’aroma e gettoni per pagare: uno per rilanciare, due per girare una mosca.
clause-PA-3-5-3 = Non hai un gettone così.
clause-PA-3-5-5 = Quando cominci a prendere note, l’acqua non serve più.
clause-PA-3-5-6 = Una nota richiede un’ampolla non ancora usata per ciascuno dei suoi aromi.
clause-PA-3-6-1 = Collochi le note che hai preso in questo turno.
clause-PA-3-6-2 = Lì la nota non ha posto: un cuore va solo in un profumo maggiore, e ogni profumo ha una sola nota per tipo.
clause-PA-3-6-4 = Quel profumo è completo: non si aggiungono note.
clause-PA-3-7-3 = Ti servono un profumo completo con almeno un flacone, e sulla strada un cliente che vi trovi abbastanza della fragranza che desidera.
clause-PA-3-7-5 = Ti serve un profumo completo con almeno un flacone.
clause-PA-3-8-2 = Scarti gettoni solo dopo la tua ultima vendita del round, fino a tenerne quattro, e solo quelli che hai.
clause-PA-4-1 = Il sacchetto è vuoto.
clause-PA-4-2 = La distilleria non ha spazi vuoti.
clause-PA-4-3 = Nel pozzo non ci sono gettoni.
clause-PA-11-1-2 = Con le note tenute collochi quelle che sono nella tua profumeria, quante ne vuoi; il resto rimane lì per dopo.

## La fine

final-win = { $name } vince con { $points ->
    [one] 1 moneta
   *[other] { $points } monete
}!
# $names viene da final-and
final-shared = { $names } si dividono la vittoria con { $points ->
    [one] 1 moneta
   *[other] { $points } monete
}!
