# Perfumery, nelle parole di chi gioca.
#
# piece-…     un pezzo o un luogo del tavolo; name-… lo stesso dentro una frase
# decision-…  ciò che un giocatore può decidere, come si legge nell’elenco; chance- per il caso
# event-…     ciò che è successo; $seat è il nome di un giocatore
# clause-…    perché qualcosa non è permesso
#
# Una carta si chiama con il suo titolo, title-…; $effect è il suo effetto con le lettere della scatola (F → FG).
# Le essenze sono al femminile singolare: «essenza verde», «2 × sintetica».

game-blurb = Installa ricette, miscela essenze e fai grande la tua casa con i profumi migliori.
game-facts = Da 10 a 25 minuti in due · medio: piazza i profumieri, concatena effetti, usa le essenze prima che evaporino
game-goal = Scopo: più punti di tutti con i profumi · { $final ->
    [1] è l’ultimo round
   *[0] round { $round } di { $rounds }
}
game-standing = tu { $own_score }, gli altri { $most_score } al massimo
game-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

essence-floral = floreale
essence-green = verde
essence-animal = animale
essence-synthetic = sintetica

note-top = testa
note-middle = cuore
note-base = fondo

offer-floral = floreale
offer-synthetic = sintetica

choice-use = Usa
choice-skip = Salta

space-sort = Sposta una ricetta
space-replenish = Rifornisci un’essenza
space-essence = Prendi un’essenza
space-hire = Ingaggia un profumiere
space-start_marker = Prendi il segnalino primo giocatore

deck-recipe = ricette
deck-perfume = profumi

third-parked = da ingaggiare
third-paid_for = arriva al prossimo round
third-joined = ingaggiato

variant-starting_seat = Chi comincia: un posto, o il sorteggio
variant-memory_aid = Promemoria: mostra le carte che gli altri hanno preso in mano sotto gli occhi di tutti; altrimenti solo quante sono
variant-open_tiles = Tessere aperte: «{ space-sort }» e «{ space-replenish }» accolgono un profumiere di ogni giocatore

## Luoghi e pezzi

piece-table = { $final ->
    [1] Round { $round }, l’ultimo
   *[0] Round { $round } di { $rounds }
}
piece-display = Colonne
piece-column = Colonna { $column }
piece-deck = { $left ->
    [0] { $deck }: nessuna carta
    [one] { $deck }: resta una carta, livello { $tier } in cima
   *[other] { $deck }: restano { $left } carte, livello { $tier } in cima
}
piece-action_tiles = Azioni
piece-sort_space = { space-sort }
piece-replenish_space = { space-replenish }
piece-essence_space = { space-essence }
piece-hire_space = { space-hire }
piece-start_marker_space = { space-start_marker }
piece-offer = { $cost ->
    [0] { $essence }, gratis
   *[other] { $essence }, per { $cost }
}
piece-workbench = In corso
piece-payment = { $column ->
    [0] pagato { $paid } di { $cost }
   *[other] pagato { $paid } di { $cost }; la prossima carta va nella colonna { $column }
}
piece-effect = Nota di { $note }: { $effect }
piece-use = Usa: { $effect }
piece-skip = Salta: { $effect }
piece-owed = { $title }: ancora da pagare
piece-perfumery = Profumeria
piece-position = { $index ->
    [0] in fondo, sulla tessera
   *[other] sopra { $title }
}
piece-stock = Deposito della nota di { $note }
piece-shelf = Profumi
piece-hand = Mano
piece-kind = { $essence }
piece-note = Nota di { $note }
piece-tile = Tessera della nota di { $note }: { $effect }
piece-recipe = { $title } · { $effect } · valore { $value }
piece-perfume = { $title } · { $brand ->
    [one] un punto
   *[other] { $brand } punti
} · valore { $value }
piece-funds = Fondi iniziali · valore { $value }
piece-essence = { $essence }
piece-done = Fine
piece-pay_done = tutto pagato
piece-produce_done = basta profumi
piece-store_done = basta conservare
piece-install_done = basta ricette

name-column = Prendi le carte: colonna { $column }
name-note = Installa ricette: nota di { $note }
name-recipe = { $title }
name-perfume = { $title }
name-funds = Fondi iniziali

## Parole brevi del tavolo

label-next_marker = prossimo primo giocatore
label-start_marker = primo giocatore
flag-next_marker = { label-next_marker }
flag-start_marker = { label-start_marker }
label-perfumers = profumieri
label-here = qui:
label-cost = costa
label-hand = mano
label-in_all = (valore { $worth })
label-stock = deposito
label-stockyard = Deposito
label-pool = miscela
label-recipes = ricette
label-points = punti
label-top = testa
label-middle = cuore
label-base = fondo
label-storage = spazio di riserva
label-empty = vuoto
label-stored = conservata
label-total = { $number ->
    [0] nessun profumo
    [one] un profumo
   *[other] { $number } profumi
}

## Una plancia a colpo d’occhio: prima il punteggio, « · » tra i dati

glance-perfumery =
    { $score ->
        [one] 1 punto
       *[other] { $score } punti
    } · { $perfumes ->
        [one] 1 profumo
       *[other] { $perfumes } profumi
    } · { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } · profumieri { $perfumers_left } su { $perfumers }

## Che cosa si chiede

phase-setup_perfume = Si scoprono i primi profumi.
phase-setup_recipe = Si scoprono le prime ricette.
phase-setup_starter = Si estrae il primo giocatore.
phase-dev_turn = Dove metti un profumiere?
phase-limit = Hai troppe carte in mano. Quale scarti?
phase-install = Quale ricetta installi?
phase-install_at = In che punto della pila?
phase-sort = Quale ricetta sposti?
phase-sort_to = In quale nota?
phase-sort_at = In che punto della pila?
phase-replenish = Quale profumo rifornisci?
phase-replenish_kind = Con quale essenza?
phase-essence = Quale essenza prendi?
phase-essence_to = In quale deposito la metti?
phase-pay = Con quale carta paghi?
phase-blend = Usi questo effetto?
phase-produce = Quale profumo produci?
phase-produce_pay = Con che cosa paghi?
phase-produce_kind = Con quale essenza conservata paghi?
phase-store = Quale essenza conservi?
phase-store_onto = Su quale profumo la conservi?
phase-cleanup_perfume = Si scoprono nuovi profumi.
phase-cleanup_recipe = Si scoprono nuove ricette.
phase-end = La partita è finita.

# Che cosa fa poi il caso, accanto all’opzione che vi porta
luck-cleanup_perfume = poi si pescano nuovi profumi
luck-cleanup_recipe = poi si pescano nuove ricette

# Un dettaglio segue la sua domanda, tra parentesi
detail-limit = al massimo { $limit } carte
detail-install = nota di { $note }
detail-install_at = { $title }, nota di { $note }
detail-sort_to = { $title }
detail-sort_at = { $title }, nota di { $note }
detail-replenish_kind = { $title }
detail-pay = pagato { $paid } di { $cost }
detail-blend = nota di { $note }
detail-produce_pay = { $title }: { $essence }, nota di { $note }
detail-produce_kind = { $title }

# A che cosa serve la domanda
purpose-dev_turn = Prendi carte, installa ricette o usa un’azione; quando tutti sono piazzati, ognuno miscela.
purpose-limit = Le carte sono insieme ricette, profumi e denaro; quelle che scarti tornano nelle colonne.
purpose-install = Una ricetta dà essenze in ogni round da ora in poi; costa il suo valore in altre carte.
purpose-install_at = Gli effetti agiscono dal basso in alto: metti una ricetta sopra ciò che dà le sue essenze.
purpose-sort = Gli effetti agiscono dal basso in alto, ogni nota per sé: un posto migliore dà essenze migliori.
purpose-sort_to = Nulla passa da una nota all’altra: mettila dove servono le sue essenze.
purpose-sort_at = Gli effetti agiscono dal basso in alto: metti una ricetta sopra ciò che dà le sue essenze.
purpose-replenish = Un’essenza conservata aiuta a pagare un profumo, in qualsiasi nota.
purpose-replenish_kind = Lo spazio conserva un’essenza di un tipo che mostra.
purpose-essence = Aspetta in un deposito i profumi di questo round; la sintetica vi vale per ogni altro tipo.
purpose-essence_to = Lì paga solo per questa nota di un profumo.
purpose-pay = { $moot ->
    [1] Il prezzo è pagato: un’altra carta sarebbe data per niente.
   *[0] Ogni carta paga con le sue monete; non si dà resto.
}
purpose-blend = Ogni nota miscela dal basso in alto; ciò che non usi né conservi evapora in questo round.
purpose-produce = Un profumo costa le essenze che mostra in ogni nota e dà i punti del suo sigillo.
purpose-produce_pay = Ciò che resta in un deposito poi evapora; ciò che è conservato resta.
purpose-produce_kind = Paga con il tipo che ti serve meno altrove.
purpose-store = Un’essenza conservata resta per un altro round; tutto il resto evapora.
purpose-store_onto = Ogni profumo prodotto conserva un’essenza esattamente del tipo che mostra.

# Che cosa manca ancora a un profumo della mano
missing-perfume = A { $title } manca ancora: { $missing }{ $helping ->
    [0] {""}
   *[other] {", "}se usi ciò che è conservato: { $helps }
}
ready-perfume = { $title } si può produrre in questo round{ $helping ->
    [0] {""}
   *[other] {", "}con ciò che è conservato: { $helps }
}
either-perfume = { $count ->
    [2] { $title } o { $other_title } si può produrre in questo round, non entrambi
   *[other] { $title } o { $other_title } si può produrre in questo round, ma solo uno di essi
}
both-perfume = { $count ->
    [2] { $title } e { $other_title } si possono produrre entrambi in questo round
   *[other] { $title } e { $other_title } si possono produrre tutti in questo round
}
missing-part = { $count ->
    [1] { $letter } (nota di { $note })
   *[other] { $count } × { $letter } (nota di { $note })
}

# Che cosa si dice quando una domanda da cui non può venire nulla si risponde da sola
moot-blend = { $moot ->
    [2] Ciò che dà soltanto essenze si è usato da solo: non costa nulla.
   *[1] Nessun profumo della tua mano si poteva fare, e nulla si poteva conservare: le tue note hanno lavorato da sole.
}
moot-install_at = { $title } non ha bisogno di nulla e va in fondo: tutte quelle sopra possono usare ciò che produce.
moot-store = { $moot ->
    [3] I tuoi profumi conservano ciò che possono: non costa nulla, perciò non è stato chiesto.
   *[1] Ciò che si conserva nell’ultimo round non conta: non è stato chiesto.
}

# Che cosa è passato senza domanda, e perché
forced-produce_done = Con quello che restava non si poteva produrre nulla della tua mano.
forced-pay = Hai pagato con { $card }: nient’altro poteva pagare.
happened-forced_to_pass = Non c’era nessuno spazio possibile per il tuo profumiere: hai passato.
happened-perfumer_joined = Il profumiere ingaggiato lavora per te da adesso.

# Accanto a un’opzione che prende troppo
over-column = { $hand } carte: dovrai scartarne { $over }

## Decisioni

decision-effect = { $choice }: { $effect }
decision-place = { $space }
decision-pay_done = Non pagare altro
decision-produce_done = Non produrre altro
decision-store_done = Non conservare altro
decision-install_done = Non installare altro e paga
decision-to = Alla nota di { $note }
decision-essence = { $cost ->
    [0] Prendi un’essenza { $kind }, gratis
    [unknown] Prendi un’essenza { $kind }
   *[other] Prendi un’essenza { $kind }, per { $cost }
}
decision-stock = Paga dal deposito: { $letter }
decision-kind = { $letter }
decision-store = Conserva: { $letter }, dalla nota di { $note }
decision-pay = Paga con { $card } ({ $face ->
    [0] ricetta, vale { $value }
    [1] { $brand ->
        [one] profumo da 1 punto
       *[other] profumo da { $brand } punti
    }, vale { $value }
   *[2] vale { $value }
})
decision-discard = Scarta { $card } ({ $face ->
    [0] ricetta, vale { $value }
    [1] { $brand ->
        [one] profumo da 1 punto
       *[other] profumo da { $brand } punti
    }, vale { $value }
   *[2] vale { $value }
})
decision-at = { $index ->
    [0] Mettila in fondo, sulla tessera
   *[other] Mettila sopra { $title }
}
decision-install = Installa { $card }: { $effect }, costa { $value }
decision-sort = Sposta { $card }: { $effect }
decision-produce = Produci { $card } ({ $brand ->
    [one] 1 punto
   *[other] { $brand } punti
})
decision-storage = Paga con l’essenza conservata su { $card }
decision-replenish = Rifornisci { $card } ({ $storage })
decision-onto = Conservala su { $card }

chance-perfume = profumo: { $id }
chance-recipe = ricetta: { $id }
chance-starter = comincia { $seat }

## Ciò che è successo

event-perfume_dealt = Si scopre un profumo sopra la colonna { $column }: { $perfume }
event-recipe_dealt = Si scopre una ricetta sotto la colonna { $column }: { $recipe }
event-funds_taken = { $seat } prende { $card }
event-starter_chosen = { $seat } gioca per primo
event-next_marker_laid = Il segnalino prossimo primo giocatore va nella colonna { $column }
event-final_round_announced = I mazzi sono vuoti: il prossimo round è l’ultimo
event-round_began = { $seat } apre il round { $round }
event-placed = { $seat } mette un profumiere su «{ $space }»
event-forced_to_pass = { $seat } non ha spazi possibili e passa
event-card_taken = { $seat } prende { $card } (colonna { $column })
event-next_marker_taken = { $seat } prende il segnalino prossimo primo giocatore
event-marker_taken = { $seat } prende il segnalino primo giocatore
event-next_marker_received = { $seat } riceve anche il segnalino prossimo primo giocatore
event-card_discarded = { $seat } scarta { $card }
event-card_paid = { $seat } paga con { $card }
event-recipe_installed = { $seat } installa { $recipe } (nota di { $note })
event-recipe_moved = { $seat } sposta { $recipe } (nota di { $note })
event-replenished = { $seat } rifornisce { $perfume }: { $letter }
event-essence_taken = { $seat } prende un’essenza { $letter } (nota di { $note })
event-perfumer_hired = { $seat } ingaggia un profumiere
event-blending_began = { $seat } comincia a miscelare
event-tile_used = { $seat } usa la tessera della nota di { $note }
event-tile_skipped = { $seat } salta la tessera della nota di { $note }
event-recipe_used = { $seat } usa { $recipe } (nota di { $note })
event-recipe_skipped = { $seat } salta { $recipe } (nota di { $note })
event-blended = { $seat } ottiene { $number } × { $letter } (nota di { $note })
event-paid_from_stock = { $seat } paga un’essenza { $letter } (nota di { $note })
event-paid_from_storage = { $seat } paga un’essenza { $letter } conservata su { $perfume } (nota di { $note })
event-produced = { $seat } produce { $perfume } per { $points ->
    [one] 1 punto
   *[other] { $points } punti
}
event-stored = { $seat } conserva un’essenza { $letter } su { $perfume } (nota di { $note })
event-volatilised = { $seat } lascia evaporare { $number } × { $letter } (nota di { $note })
event-round_ended = Finisce il round { $round }
event-perfumer_joined = { $seat } ha d’ora in poi un profumiere in più
event-ended = L’ultimo round è finito

## Che cosa porta un’opzione, dove si dice diversamente da ciò che è successo

outcome-card_taken = { $card }
outcome-card_paid = e paga con { $card }
outcome-marker_taken = { $final ->
    [1] il segnalino non serve più a nulla: è l’ultimo round
   *[0] comincia il prossimo round, se nessuno prende il segnalino dopo
}
outcome-perfumer_hired = { $final ->
    [1] troppo tardi per un profumiere: è l’ultimo round
   *[0] ingaggia un profumiere
}
outcome-next_marker_taken = –
outcome-next_marker_received = –
outcome-tile_used = –
outcome-tile_skipped = –
outcome-recipe_used = –
outcome-recipe_skipped = –
outcome-paid_from_stock = –
outcome-volatilised = evapora { $number } × { $letter } (nota di { $note })
outcome-round_ended = –
outcome-perfumer_joined = –

# La stessa decisione più volte
times-effect = { $all ->
    [1] i { $times } che restano
   *[0] { $more ->
        [one] questo e il prossimo
       *[other] questo e i prossimi { $more }
    }
}

## Perché no

clause-PY-2-1 = Con questo numero di giocatori quella colonna non c’è.
clause-PY-2-2 = Quella carta non è in cima al suo mazzo.
clause-PY-2-8 = Lì non siede nessuno.
clause-PY-3-1-1 = Non ora: il gioco chiede altro.
clause-PY-3-3-6 = { $kind ->
    [column] Questa colonna è vuota: non c’è nulla da prendere.
    [note] Le ricette si installano nelle tue note: ti servono una ricetta in mano e altre carte per pagarla.
    [sort_space] Non hai ricette da spostare: non ne hai ancora installata nessuna.
    [replenish_space] Non hai un profumo con lo spazio di riserva vuoto: prima producine uno che ne ha uno.
    [hire_space] Ingaggiare costa { $cost }, e la tua mano vale meno.
    [start_marker_space] Hai già il segnalino: si prende a un altro giocatore.
   *[other] L’azione intera dev’essere possibile: carte nella colonna; una ricetta in mano e abbastanza altre carte per pagarla; una ricetta da spostare; un profumo prodotto con lo spazio di riserva vuoto; abbastanza carte per ingaggiare; oppure un segnalino che ha un altro giocatore.
}
clause-PY-3-5-2 = Paghi solo con carte della tua mano.
clause-PY-3-5-4 = Ciò che hai pagato non copre ancora il costo: scegli un’altra carta.
clause-PY-3-6-1-3 = Scarti solo subito dopo aver preso una colonna, fino al limite della mano, e solo carte che hai.
clause-PY-3-6-2-1 = Puoi installare solo una ricetta della tua mano, in qualsiasi punto della pila della nota dove sta il tuo profumiere.
clause-PY-3-6-2-2 = Prima va installata almeno una ricetta.
clause-PY-3-6-2-3 = Troppo cara: le carte che ti restano in mano devono valere quanto tutte le ricette che installi ora.
clause-PY-3-6-3-1 = Sposti una ricetta delle tue note, in qualsiasi punto di una di esse.
clause-PY-3-6-3-2 = La ricetta resterebbe dov’è: scegli un altro punto o un’altra nota.
clause-PY-3-6-4-1 = Ti servono un profumo che hai prodotto, con lo spazio di riserva vuoto, e un’essenza che quello spazio mostra.
clause-PY-3-6-5-1 = La tua mano non vale abbastanza per pagare quell’essenza.
clause-PY-3-6-6-2 = Hai già ingaggiato il tuo profumiere: si fa una volta sola a partita.
clause-PY-3-8-4 = Nella miscela di questa nota manca ciò che l’effetto richiede; puoi solo saltarlo.
clause-PY-3-9-1 = Puoi produrre solo un profumo della tua mano.
clause-PY-3-9-2 = Mancano essenze: ogni nota si paga dal suo deposito o dagli spazi di riserva dei tuoi profumi.
clause-PY-3-9-6 = Se la spendessi qui, non potresti più pagare il resto del profumo.
clause-PY-3-10-1 = Conservi un’essenza rimasta in uno dei tuoi depositi, su un profumo che hai prodotto.
clause-PY-3-10-2 = Ti serve uno spazio di riserva vuoto che mostri proprio quell’essenza.
clause-PY-4-2 = Quello spazio è occupato fino al prossimo round.

## La fine

final-win = { $name } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}!
# $names viene da final-and
final-shared = { $names } condividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}!
scoring-produced = Profumi prodotti
# What a reason says that a better decision gains for later: after “about”
gain-card_taken = { $count ->
    [one] { $count } carta in più
   *[other] { $count } carte in più
}
gain-recipe_installed = { $count ->
    [one] { $count } ricetta installata in più
   *[other] { $count } ricette installate in più
}
gain-replenished = { $count ->
    [one] { $count } essenza rifornita in più
   *[other] { $count } essenze rifornite in più
}
gain-essence_taken = { $count ->
    [one] { $count } essenza presa in più
   *[other] { $count } essenze prese in più
}
gain-perfumer_hired = { $count ->
    [one] { $count } profumiere in più
   *[other] { $count } profumieri in più
}
gain-blended = { $count ->
    [one] { $count } essenza miscelata in più
   *[other] { $count } essenze miscelate in più
}
gain-produced = { $count ->
    [one] { $count } profumo prodotto in più
   *[other] { $count } profumi prodotti in più
}
gain-stored = { $count ->
    [one] { $count } essenza conservata in più
   *[other] { $count } essenze conservate in più
}

## I nomi delle carte della nostra scatola; una carta di un’altra scatola tiene il suo

title-Petal-Press = Torchio dei petali
title-Leaf-Still = Alambicco di foglie
title-Musk-Tincture = Tintura di muschio
title-Bloom-Doubling = Doppia fioritura
title-Civet-Turn = Svolta allo zibetto
title-Leaf-Graft = Innesto di foglie
title-Hidden-Warmth = Calore nascosto
title-Green-Turn = Svolta verde
title-Enfleurage-Frames = Telai d’enfleurage
title-Garden-Still = Alambicco di giardino
title-Fern-House = Serra delle felci
title-Aldehyde-Bench = Banco delle aldeidi
title-Night-Maceration = Macerazione notturna
title-Hay-Conversion = Conversione al fieno
title-Amber-Graft = Innesto d’ambra
title-Oakmoss-Cellar = Cantina del muschio
title-Chypre-Accord = Accordo chypre
title-Boudoir-Press = Torchio del boudoir
title-Meadow-Cascade = Cascata dei prati
title-First-Molecule = Prima molecola
title-Fougere-Cascade = Cascata fougère
title-Leather-Vat = Tino del cuoio
title-Forest-Alembic = Alambicco del bosco
title-Ambergris-Cask = Botte d’ambra grigia
title-Great-Fern-House = Grande serra delle felci
title-Modern-Bench = Banco moderno
title-Grand-Maceration = Grande macerazione
title-Civet-Cascade = Cascata di zibetto
title-Cellar-Cascade = Cascata di cantina
title-Accord-Synthesis = Sintesi d’accordo
title-Orchard-Cascade = Cascata del frutteto
title-Estate-Press = Torchio di tenuta
title-Resin-Vault = Volta delle resine
title-Aldehyde-Graft = Innesto d’aldeide
title-Master-Alembic = Alambicco maestro
title-Green-Synthesis = Sintesi verde
title-Bouquet-Inversion = Inversione del bouquet
title-First-Bloom = Primo fiore
title-Linen-Hour = Ora di lino
title-Garden-Gate = Cancello del giardino
title-Amber-Whisper = Sussurro d’ambra
title-Dew-Path = Sentiero di rugiada
title-Petal-Letter = Lettera di petali
title-Quiet-Orchard = Frutteto quieto
title-Fern-and-Fur = Felce e pelliccia
title-Sunday-Bouquet = Bouquet della domenica
title-Velvet-Paw = Zampa di velluto
title-Crystal-Fern = Felce di cristallo
title-Moss-Cathedral = Cattedrale di muschio
title-Rose-Meridian = Meridiano di rosa
title-Fox-at-Dusk = Volpe al crepuscolo
title-Ballroom-1921 = Sala da ballo 1921
title-Silk-Correspondence = Lettere di seta
title-Herbalist-s-Daughter = Figlia dell’erborista
title-Midnight-Arcade = Portici a mezzanotte
title-Opera-Stairs = Scalone dell’opera
title-Jasmine-Express = Gelsomino Express
title-Copper-Hare = Lepre di rame
title-Conservatory = Limonaia
title-White-Pavilion = Padiglione bianco
title-Lioness-at-Noon = Leonessa a mezzogiorno
title-Terrace-in-May = Terrazza a maggio
title-Grand-Salon = Gran Salone
title-Golden-Staircase = Scala d’oro
title-Empress-Hotel = Hotel Imperatrice
title-Riviera-Night = Notte in Riviera
title-Black-Swan-Ball = Ballo del cigno nero
title-The-Glass-Orchid = L’orchidea di vetro
title-Emerald-Promenade = Passeggiata smeraldo
title-Harvest-Road = Strada del raccolto
title-Leopard-Velvet = Velluto leopardo
title-Aurora-Box = Scrigno dell’aurora
title-Verdant-Crown = Corona di fronde
title-Twelve-Fountains = Dodici fontane
title-Winter-Garden = Giardino d’inverno
title-Imperial-Musk = Muschio imperiale
title-Meadow-Symphony = Sinfonia dei prati
