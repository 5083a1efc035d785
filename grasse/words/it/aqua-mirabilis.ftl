# Aqua Mirabilis, nelle parole di chi gioca.
#
# piece-…     un pezzo o un luogo del tavolo; name- lo stesso dentro una frase
# decision-…  ciò che un giocatore può decidere, come si legge nell’elenco; chance- per il caso
# event-…     ciò che è successo; $seat è il nome di un giocatore, un valore ignoto è «unknown»
# clause-…    perché qualcosa non è permesso
#
# PA sono i punti azione, PP i punti produzione. Il nome di uno spazio azione dice dove si va: sta
# dopo «Vai» e «va».

game-blurb = Trasforma i fiori in essenze e le essenze in profumi, per incantare il Re e la sua Corte.
game-facts = Da 10 a 20 minuti in due · ricco: mercato, scuola, viaggi e corte, tutto è collegato
game-goal = Scopo: più punti di tutti all’ultima domenica · { $last ->
    [1] sono gli ultimi turni
   *[0] { $sunday_days ->
        [one] è domani
       *[other] mancano { $sunday_days } giorni
    }{ $final_week ->
        [1] { "" }
       *[0] , { $days ->
            [one] e domani è domenica
           *[other] e { $days } alla prossima domenica
        }
    }
}
game-standing = tu { $own_score }, gli altri { $most_score } al massimo
game-points = { $points ->
    [one] 1 punto
   *[other] { $points } punti
}

scent-B = { $count ->
    [one] bergamotto
   *[other] bergamotti
}
scent-J = { $count ->
    [one] gelsomino
   *[other] gelsomini
}
scent-L = { $count ->
    [one] lavanda
   *[other] lavande
}
scent-N = { $count ->
    [one] narciso
   *[other] narcisi
}
scent-O = { $count ->
    [one] fior d’arancio
   *[other] fiori d’arancio
}
scent-R = { $count ->
    [one] rosa
   *[other] rose
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

method-distillation = distillazione
method-maceration = macerazione
method-squeezing = spremitura
method-enfleurage = enfleurage
method-extraction = estrazione

family-base-essence = essenza base
family-specialisation = specializzazione
family-special-ability = abilità speciale
family-production-method = metodo di produzione

city-paris = Parigi
city-london = Londra
city-koln = Colonia
city-firenze = Firenze

weekday-SUN = domenica
weekday-MON = lunedì
weekday-TUE = martedì
weekday-WED = mercoledì
weekday-THU = giovedì
weekday-FRI = venerdì
weekday-SAT = sabato

wish-essence = un’essenza
wish-originality = un gettone originalità
wish-perfume = un profumo

favour-court_step = sposta la Corte
favour-king_5 = più punti dal Re
favour-present_2 = due profumi insieme
favour-cube_2 = punti per ogni cubo

rule-any = a scelta
rule-same = uguali
rule-different = diversi

source-loose = libero
source-stored = conservato
direction-left = a sinistra
direction-right = a destra
answer-yes = sì
answer-no = no
payment-dial = la meridiana
gift-originality = un gettone originalità

variant-starting_seat = Chi comincia: un posto, o il sorteggio
variant-free_parade = Parata libera: nella parata finale l’originalità conta tutti i posti liberi, anche quello del cubo
variant-lost_recipes = Ricette perse: la ricetta di un profumo scartato esce dal gioco
variant-king_first = Prima il Re: il Re conta solo per l’aroma che si valuta per primo, anche se per il suo cubo non c’è posto

## Luoghi e pezzi

piece-table = { $last ->
    [1] L’ultima domenica, ultimi turni
   *[0] { $week ->
        [0] Prima della prima settimana, domenica { $days ->
            [one] tra un giorno
           *[other] tra { $days } giorni
        }
       *[other] Settimana { $week }, { $weekday }, domenica { $days ->
            [one] tra un giorno
           *[other] tra { $days } giorni
        }
    }
}
piece-scent = { $scent }
piece-market = Mercato dei fiori
piece-stall = banco di { $scent }: { $left ->
    [0] nessun fiore
    [one] un fiore
   *[other] { $left } fiori
}
name-stall = al banco di { $scent }
piece-worker = lavoratore al banco di { $scent }
piece-apprenticeship = Apprendistato
piece-school = lezione: { $family } ({ $cost } PA)
name-school = a scuola: { $family }
piece-base_lesson = essenza base: { $scent }
piece-specialisation_lesson = specializzazione: { $scent }
piece-flower_lesson = { $amount ->
    [one] +1 fiore al mercato
   *[other] +{ $amount } fiori al mercato
}
piece-points_lesson = +{ $amount } PP
piece-step_lesson = { $amount ->
    [one] +1 passo di carrozza
   *[other] +{ $amount } passi di carrozza
}
piece-method_lesson = { $method } ({ $cost } PP: { $flowers ->
    [one] un fiore
   *[other] { $flowers } fiori, { $rule }
} → { $essences ->
    [one] un’essenza
   *[other] { $essences } essenze
})
piece-travel = Viaggi
piece-road = viaggio a { $city } ({ $cost } PA)
name-road = a { $city }
piece-city = { $city }: { $height ->
    [0] nessun tassello
    [one] un tassello
   *[other] { $height } tasselli
}
piece-flowers_tile = { $city }: { $counts } (fiori)
piece-essences_tile = { $city }: { $counts } (essenze)
piece-recipe_tile = { $any ->
    [1] { $city }: un profumo di base qualsiasi, senza il livello né l’essenza di base, { $slots ->
        [one] un complemento
       *[other] { $slots } complementi
    }
   *[0] { $city }: un profumo di { $scent }, senza il livello né l’essenza di base, { $slots ->
        [one] un complemento
       *[other] { $slots } complementi
    }
}
piece-choice_tile = { $city }: { $amount ->
    [one] un’essenza a scelta
   *[other] { $amount } essenze diverse a scelta
}
piece-originality_tile = { $city }: { $amount ->
    [one] un gettone originalità
   *[other] { $amount } gettoni originalità
}
piece-influence_tile = { $city }: { $amount ->
    [one] un gettone influenza
   *[other] { $amount } gettoni influenza
}
piece-points_tile = { $city }: +{ $amount } PP in una produzione
piece-action_tile = { $city }: un’azione fino a { $amount } PA
piece-second_tile = { $city }: un secondo profumo, solo a Versailles
piece-half_tile = { $city }: ancora metà dei punti, solo subito dopo aver presentato
piece-court_life = Vita di corte
piece-audience = coppia { $dame } ({ $cost } PA)
name-audience = dalla coppia { $dame }
piece-dame = la dama { $dame } gradisce { $wish }
piece-influence = { $seat }: { $count ->
    [0] nessuna influenza
    [one] un gettone influenza
   *[other] { $count } gettoni influenza
}
piece-hidden_bonus = un bonus finale nascosto
piece-experience_bonus = l’esperienza
piece-cities_bonus = i tasselli di città diverse
piece-tiles_bonus = i tasselli di { $city }
piece-base_bonus = i profumi di { $scent }
piece-bases_bonus = i profumi di base diversa
piece-methods_bonus = i nuovi metodi di produzione
piece-influence_bonus = i gettoni influenza sulle dame
piece-originality_bonus = i gettoni originalità
piece-essences_bonus = le essenze diverse rimaste nel deposito
piece-letter_bonus = la lettera di referenza
piece-levels_bonus = i livelli dei profumi
piece-versailles = Versailles
piece-gallery = Versailles ({ $cost } PA)
name-gallery = a Versailles
piece-king = il Re, colonna { $column }
piece-court = la Corte, riga { $row }
piece-cell = { $column }/{ $row }: { $cubes ->
    [0] nessun cubo
    [one] un cubo
   *[other] { $cubes } cubi
}
piece-recipes = Ricette
piece-recipe = { $scent }, { $slots ->
    [one] un complemento
   *[other] { $slots } complementi
}, livello { $level }
name-recipe = un profumo di { $scent } (livello { $level })
piece-track = Via delle carrozze
piece-stop = { $visit ->
    [1] { $city }
    [2] Grasse
   *[0] la strada
}
piece-calendar = Consegne
piece-sunday = { $last ->
    [1] L’ultima domenica, { $days ->
        [one] domani
       *[other] tra { $days } giorni
    }
   *[0] Domenica { $sunday }, { $days ->
        [one] domani
       *[other] tra { $days } giorni
    }
}
piece-delivery = { $counts }
piece-supply = Riserva
piece-stock = { $scent }: { $left }
piece-choice = Finora
piece-worker_move = un lavoratore al banco di { $scent }
piece-cost = con fiori di { $scent }
piece-using = { $method }
piece-inputs = { $counts } (fiori)
piece-chosen = { $counts } (essenze)
piece-essences_given = { $counts } (essenze)
piece-complements = con { $counts }
piece-tokens_given = { $count ->
    [one] un gettone originalità
   *[other] { $count } gettoni originalità
}
piece-perfumes_given = { $count ->
    [one] un profumo
   *[other] { $count } profumi
}
piece-placed = { $count } sulla dama { $dame }
piece-migrated = { $count } dalla dama { $dame }
piece-kept = il favore della dama { $dame }
piece-board = Profumiere
piece-dial = Meridiana: { $dial } PA
piece-flower = { $count } { $scent }
piece-essence = { $count } { $scent }
piece-gift_essence = un’essenza di { $scent }
piece-originality = { $count ->
    [0] nessun gettone originalità
    [one] un gettone originalità
   *[other] { $count } gettoni originalità
}
piece-method = { $method } ({ $cost } PP)
piece-stored = { $count } { $scent } da parte
piece-perfume = { $slots ->
    [1] { $scent } con { $complement }
   *[other] { $scent } con { $complement } e { $second_complement }
}
piece-done = Fine
piece-end_turn = fine del turno
piece-enough = basta
piece-workers_done = i lavoratori restano
piece-skip = nessun regalo
piece-gifts_done = basta regali
piece-influence_done = basta influenza
piece-finish = esci da Versailles
piece-decline = nessun tassello
piece-yes = sì
piece-no = no

## Parole brevi del tavolo

label-flowers = fiori
label-essences = essenze
label-experience = esperienza
label-letter = lettera
label-originality = gettoni originalità
label-influence = gettoni influenza
label-favours = favori
label-coach = carrozza
label-points = punti
label-score = punti
label-methods = metodi
label-tiles = tasselli
label-flipped = capovolti
label-lessons = imparato
label-perfumes = profumi
label-presented = presentato
flag-flipped = capovolto
flag-presented = { label-presented }
label-supply = riserva
label-king = Re
label-court = Corte
label-token = gettone
label-cube = cubo
label-worker = lavoratore
label-free = libero
label-ap = PA
label-production = { $points } PP, { $steps ->
    [one] un passo di carrozza
   *[other] { $steps } passi di carrozza
}
label-bonus = bonus finale
label-gift = gradisce
label-needs_letter = lettera { $level }
label-in_days = { $days ->
    [one] domani
   *[other] tra { $days } giorni
}
label-last_sunday = ultima domenica
label-tiles_left = { $tiles ->
    [one] un tassello
   *[other] { $tiles } tasselli
}
label-of_level = livello { $level }
label-complements = con { $slots }
label-actions_left = { $actions ->
    [0] nessun PP rimasto
   *[other] ancora { $actions } PP
}

## Una plancia a colpo d’occhio: prima il punteggio, « · » tra i dati

glance-board =
    { $score ->
        [one] 1 punto
       *[other] { $score } punti
    } · { $perfume ->
        [one] 1 profumo
       *[other] { $perfume } profumi
    } · { $favours ->
        [one] 1 favore
       *[other] { $favours } favori
    } · lettera { $letter } · esperienza { $experience }

## Da dove vengono i punti

scoring-originality_points = originalità
scoring-court_points = la Corte
scoring-king_points = il Re
scoring-perfection_points = il Re e la Corte su una casella
scoring-favour_points = favori delle dame
scoring-half_points = tasselli con metà dei punti
scoring-token_points = gettoni originalità
scoring-prestige_points = tasselli città capovolti
scoring-majority_points = maggioranze sulle dame
scoring-bonus_points = bonus finali
# What a reason says that a better decision gains for later: after “about”
gain-flowers_gained = { $count ->
    [one] { $count } fiore in più
   *[other] { $count } fiori in più
}
gain-essences_gained = { $count ->
    [one] { $count } essenza in più
   *[other] { $count } essenze in più
}
gain-originality_gained = { $count ->
    [one] { $count } gettone originalità in più
   *[other] { $count } gettoni originalità in più
}
gain-lesson_learned = { $count ->
    [one] { $count } lezione imparata in più
   *[other] { $count } lezioni imparate in più
}
gain-tile_taken = { $count ->
    [one] { $count } tassello città in più
   *[other] { $count } tasselli città in più
}
gain-letter_received = { $count ->
    [one] { $count } lettera di referenza in più
   *[other] { $count } lettere di referenza in più
}
gain-influence_placed = { $count ->
    [one] { $count } gettone influenza in più sulle dame
   *[other] { $count } gettoni influenza in più sulle dame
}
gain-favour_taken = { $count ->
    [one] { $count } favore in più di una dama
   *[other] { $count } favori in più delle dame
}
gain-presented = { $count ->
    [one] { $count } profumo presentato in più
   *[other] { $count } profumi presentati in più
}
gain-perfume_created = { $count ->
    [one] { $count } profumo creato in più
   *[other] { $count } profumi creati in più
}
gain-tile_flipped = { $count ->
    [one] { $count } tassello città capovolto in più
   *[other] { $count } tasselli città capovolti in più
}

## Che cosa si chiede

phase-setup_first = Si sorteggia il primo giocatore.
phase-setup_deliveries = Si dispongono le consegne.
phase-setup_pawns = Re, Corte e lavoratori prendono posto.
phase-setup_tops = Si impilano i tasselli città.
phase-main = Un’azione o una produzione?
phase-worker_moves = Prima sposti un lavoratore?
phase-lesson = Che cosa impari?
phase-cost = Con quali fiori paghi?
phase-dropping = Non hai più posto per i metodi. A quale rinunci?
phase-paying = Come paghi?
phase-bonus_flower = Quale fiore in più prendi?
phase-top = Si scopre un tassello città.
phase-dame = Un regalo per la dama?
phase-giving = Un altro regalo?
phase-peek = Guardi il suo bonus finale?
phase-peeking = Si guarda il bonus finale.
phase-influence = Dove va la tua influenza?
phase-favours = Puoi tenere solo due favori: quali scegli?
phase-ready = Quale profumo presenti?
phase-order = Quale complemento conta per primo?
phase-convert = Produci essenze.
phase-input = Quale fiore usi?
phase-store = Metti da parte dei fiori?
phase-coach = Dove va la tua carrozza?
phase-city = Quale tassello prendi?
phase-return = La tua carrozza torna a Grasse?
phase-after_production = Altro, prima che la produzione finisca?
phase-after = Altro in questo turno?
phase-extra = Un turno extra?
phase-tile_recipe = Quale ricetta prendi?
phase-complement = Quale complemento aggiungi?
phase-replace = Non hai più posto. A quale profumo rinunci?
phase-tile_essences = Quale essenza prendi?
phase-tile_influence = Dove va la tua influenza?
phase-parade_create = Crei profumi per la parata finale?
phase-reveal = Si rivelano i bonus finali.
phase-over = La partita è finita.

# Che cosa fa poi il caso, accanto all’opzione che vi porta
luck-top = poi si scopre un tassello città
luck-peeking = poi vedi il bonus finale
luck-reveal = poi si rivelano i bonus finali

# Tra parentesi dopo la domanda
detail-dame = dama { $dame }
detail-giving = dama { $dame }
detail-peek = dama { $dame }
detail-influence = dama { $dame }
detail-city = { $city }
detail-return = { $city }

# A che cosa serve la domanda
purpose-main = { $near ->
    [1] La domenica può arrivare prima del tuo prossimo turno: allora Re e Corte si spostano, e tutti i profumi si possono presentare di nuovo.
    [2] L’ultima domenica può arrivare prima del tuo prossimo turno: chi la raggiunge non ha più turni, salvo uno extra, gli altri ne hanno ancora uno.
    [3] È il tuo ultimo turno. Dopo puoi ancora creare profumi, e ognuno di quelli sulla tua plancia conta ancora una volta.
   *[0] I fiori diventano essenze, le essenze profumi, e i profumi portano punti a Versailles.
}
purpose-worker_moves = Prendi un fiore al tuo banco e a ogni banco con un lavoratore.
purpose-lesson = { $school_pays ->
    [1] Costa un’essenza del suo aroma.
    [2] Costa un fiore del suo aroma.
    [3] Costa un gettone originalità.
   *[4] Costa 2 fiori uguali.
} Ciò che impari migliora i tuoi turni e dà l’esperienza che chiedono le ricette.
purpose-cost = Un metodo costa 2 fiori sciolti dello stesso aroma.
purpose-dropping = Il nuovo metodo prende il suo posto; ciò che conserva è perso.
purpose-paying = La meridiana paga con PA; un tassello paga al suo posto, una volta.
purpose-bonus_flower = La tua abilità ti dà un fiore in più.
purpose-dame = Ogni regalo piazza un’influenza; la maggiore influenza su una dama vince il suo favore.
purpose-giving = Ogni altro regalo piazza un’altra influenza.
purpose-peek = È gratis; solo tu vedi che cosa darà punti alla fine.
purpose-influence = La maggiore influenza su una dama vince il suo favore ora, e punti alla fine.
purpose-favours = Scegli finché ne tieni due, anche uno che hai appena perso. I punti della fine dipendono solo dall’influenza: quelli li conservi.
purpose-ready = Dà punti per i posti liberi della sua casella, la Corte sulla sua riga e il Re sulla sua colonna.
purpose-order = Ogni complemento conta per sé, il Re una volta sola.
purpose-convert = I metodi trasformano i fiori in essenze, con punti produzione (PP).
purpose-input = Il fiore diventa un’essenza del suo stesso profumo.
purpose-store = Ciò che non conservi è perso quando finisce la produzione.
purpose-coach = Fermati in una città per scegliere uno dei suoi tasselli, se la tua lettera basta.
purpose-city = Un tassello dà esperienza finché lo usi, una volta; poi vale punti alla fine.
purpose-return = Da Grasse la tua carrozza può ripartire da entrambi i lati; se resta, prosegue verso la città successiva.
purpose-after_production = I fiori sciolti sono persi a fine produzione; puoi ancora creare profumi e usare tasselli.
purpose-after = Prima che finisca il tuo turno puoi ancora creare profumi e usare tasselli.
purpose-extra = Un turno extra al massimo; costa un gettone originalità, che altrimenti vale un punto alla fine.{ $near ->
    [1] { " " }La domenica può arrivare prima del tuo prossimo turno.
    [2] { " " }L’ultima domenica può arrivare prima del tuo prossimo turno.
    [3] { " " }Non avrai altri turni.
   *[0] { "" }
}
purpose-tile_recipe = Con il tassello il profumo non richiede essenza di base.
purpose-complement = Il complemento decide la riga di Versailles in cui il profumo conta.
purpose-replace = La sua ricetta torna in mostra e le sue essenze sono perse.
purpose-tile_essences = Le essenze sono pronte per il tuo prossimo profumo.
purpose-tile_influence = La maggiore influenza su una dama vince il suo favore ora, e punti alla fine.
purpose-parade_create = Ogni profumo della tua plancia conta ancora una volta nella parata finale.

# Che cosa serve dopo, dai fiori ai punti
missing-board = { $missing ->
    [1] Poi: raccogli fiori alle bancarelle
    [2] Poi: una produzione trasforma i fiori in essenze
    [3] Poi: una seconda essenza, di un’altra fragranza, per un profumo
    [4] Poi: crea un profumo, se una ricetta si illumina; va bene qualsiasi livello
   *[5] Poi: presenta il tuo profumo a Versailles
}

# Che cosa è passato senza domanda, e perché
happened-bonus_seen = Per ora lo sai solo tu. Alla fine tutti segnano punti per questo: { $bonus }. Indicalo per leggere quanto.
happened-favour_returned = Non hai più il favore della dama { $dame }.
happened-sunday_began = È arrivata la domenica: tutti i profumi si possono presentare di nuovo. La Corte è andata all’altra riga con più cubi, il Re all’altra colonna con meno.
happened-sunday_cube_placed = Un cubo è andato su { $column }/{ $row }, dove Re e Corte si incrociavano; non porta punti a nessuno.
happened-end_triggered = Hai raggiunto l’ultima domenica: gli altri giocano ancora un turno, poi arriva la parata finale.
happened-last_sunday_began = La parata finale: ogni profumo conta ancora una volta, senza favori né tasselli città. Re e Corte sono andati tutti e due dove ci sono meno cubi.

## Decisioni

decision-end_turn = Finisci il turno
decision-done = Concludi e prosegui
decision-workers_done = { $moved ->
    [0] Lascia i lavoratori dove sono
   *[other] Non spostarne altri
}
decision-skip = Non regalare nulla
decision-gifts_done = Regala solo questo
decision-influence_done = Non piazzare altra influenza
decision-finish = Esci da Versailles
decision-court_step = Sposta la Corte di una riga in basso
sum-court_step = { $sum } per il profumo che presenti poi

# La stessa decisione più volte
times-use_method = ×{ $times } senza scegliere
decision-decline = Non prendere tasselli
decision-produce = Produci
decision-extra = { $agreed ->
    [1] Fai un turno extra (1 gettone originalità)
   *[0] Rinuncia al turno extra
}
decision-peek = { $agreed ->
    [1] Guarda il bonus finale
   *[0] Non guardare
}
decision-return = { $agreed ->
    [1] Torna a Grasse
   *[0] Resta
}
decision-act = Vai { $space } ({ $dearer ->
    [1] { $cost } PA al posto più caro
   *[0] { $cost } PA
}{ $pays ->
    [0] { "" }
    [1] , un’essenza
    [2] , un fiore
    [3] , un gettone originalità
   *[4] , 2 fiori uguali
})
decision-coach = { $visit ->
    [1] { $steps ->
        [one] Avanza di un passo { $direction }
       *[other] Avanza di { $steps } passi { $direction }
    }, fino a { $city }
    [2] { $steps ->
        [one] Avanza di un passo { $direction }
       *[other] Avanza di { $steps } passi { $direction }
    }, fino a Grasse
   *[0] { $steps ->
        [one] Avanza di un passo { $direction }
       *[other] Avanza di { $steps } passi { $direction }
    }
}
decision-use_method = Usa: { $method } ({ $cost } PP)
decision-input = Usa un fiore { $source }: { $scent }
decision-pay = Paga con { $payment }
decision-worker = Sposta un lavoratore: { $from } → { $to } ({ $cost } PA)
decision-complement = Aggiungi { $scent }
decision-first = Conta prima { $scent }
decision-essence = Prendi un’essenza: { $scent }
decision-bonus = Prendi un fiore: { $scent }
decision-cost_item = Paga con 2 fiori di { $scent }
decision-drop_method = Rinuncia a: { $method }
decision-place = Piazza un gettone influenza sulla dama { $dame }
decision-migrate = Sposta un gettone influenza dalla dama { $from } alla dama { $to }
decision-keep = { $other ->
    [0] Scegli il favore della dama { $dame }
   *[other] Tieni il favore della dama { $dame } e rinuncia a quello della dama { $other }
}
decision-flip = Capovolgi { $tile }
decision-create = Crea un profumo di { $scent } ({ $slots ->
    [one] un complemento
   *[other] { $slots } complementi
}, livello { $level })
decision-store = Conserva { $scent } per: { $method }
decision-drop = Scarta { $scent }, da parte per: { $method }
decision-present = { $slots ->
    [1] Presenta { $scent } con { $complement }
   *[other] Presenta { $scent } con { $complement } e { $second_complement }
}
nothing-present = { $phase ->
    [order] {""}
   *[other] 0 punti
}
decision-gift = Regala { $item }
decision-tile = Impara: { $name }
decision-take = Prendi { $tile }
decision-replace = { $slots ->
    [1] Rinuncia a { $scent } con { $complement }
   *[other] Rinuncia a { $scent } con { $complement } e { $second_complement }
}

chance-city_top = in cima: { $tile }
chance-end_bonus = dama { $dame }: { $bonus }
chance-delivery = consegna: { $tile }
chance-king = il Re su { $scent }
chance-court = la Corte su { $scent }
chance-stall = { $scent }
chance-first_player = primo giocatore: { $seat }

## Che cosa è successo

event-first_player_drawn = { $seat } comincia la partita
event-delivery_laid = La domenica { $sunday } porterà { $delivery }
event-king_placed = Il Re comincia su { $column }
event-court_placed = La Corte comincia su { $row }
event-worker_placed = Un lavoratore comincia al banco di { $stall }
event-compensated = { $seat } riceve un fiore: { $scent }
event-top_turned = Ora in cima: { $tile }
event-turn_began = { $turn ->
    [2] { $seat } fa un turno extra
   *[other] { $seat } gioca il suo turno
}
event-acted = { $seat } va { $space } ({ $price } PA)
event-dial_reset = { $seat } ripristina la meridiana
event-worker_moved = { $seat } sposta un lavoratore: { $from_stall } → { $stall }
event-flower_taken = { $seat } coglie { $stall }
event-flowers_gained = { $seat } riceve { $count ->
    [one] un fiore
   *[other] { $count } fiori
}: { $scent }
event-flowers_discarded = { $seat } scarta { $count ->
    [one] un fiore
   *[other] { $count } fiori
}: { $scent }
event-essences_gained = { $seat } ottiene { $count ->
    [one] un’essenza
   *[other] { $count } essenze
}: { $scent }
event-essences_discarded = { $seat } scarta { $count ->
    [one] un’essenza
   *[other] { $count } essenze
}: { $scent }
event-originality_gained = { $seat } ottiene { $count ->
    [one] un gettone originalità
   *[other] { $count } gettoni originalità
}
event-originality_discarded = { $seat } scarta { $count ->
    [one] un gettone originalità
   *[other] { $count } gettoni originalità
}
outcome-originality_discarded = –
event-lesson_learned = { $seat } impara: { $lesson }
event-method_dropped = { $seat } rinuncia a un metodo: { $method }
event-tile_taken = { $seat } prende il tassello { $tile }
event-stack_empty = { $seat } non trova tasselli a { $city }
event-letter_received = { $seat } riceve una lettera di referenza di livello { $level }
event-gift_given = { $seat } regala { $gift }
event-peeked = { $seat } guarda il bonus finale della dama { $dame }
event-bonus_seen = { $bonus ->
    [unknown] { $seat } ha visto il bonus finale della dama { $dame }
   *[other] { $seat } vi trova: { $bonus }
}
event-influence_placed = { $seat } piazza { $count ->
    [one] un gettone influenza
   *[other] { $count } gettoni influenza
} sulla dama { $dame }
event-influence_withdrawn = { $seat } toglie { $count ->
    [one] un gettone influenza
   *[other] { $count } gettoni influenza
} dalla dama { $dame }
event-favour_taken = { $seat } ottiene il favore della dama { $dame }
event-favour_returned = { $seat } perde il favore della dama { $dame }
event-presented = { $seat } presenta { $recipe }
event-cell_full = Non c’è posto per un cubo su { $column }/{ $row }: nessun punto
event-cube_placed = Si piazza un cubo su { $column }/{ $row }
outcome-cube_placed = il suo cubo va su { $column }/{ $row }
event-sunday_cube_placed = Domenica: un cubo va su { $column }/{ $row }, dove Re e Corte si incrociano; nessuno segna punti
event-token_removed = Si toglie il gettone originalità da { $column }/{ $row }
event-originality_points = { $seat } segna { $points } per l’originalità
event-court_points = { $seat } segna { $points } grazie alla Corte
event-king_points = { $seat } segna { $points } grazie al Re
event-perfection_points = { $seat } segna { $points } perché lì il Re e la Corte si incontrano
event-favour_points = { $seat } segna { $points } con il favore di una dama
event-half_points = { $seat } segna { $points } con { $tile }
event-court_stepped = { $seat } porta la Corte su { $row }
event-production_began = { $seat } produce con { $points } PP
event-method_used = { $seat } usa un metodo: { $method }
event-flower_stored = { $seat } conserva { $scent } per: { $method }
event-flower_dropped = { $seat } scarta { $scent }, da parte per: { $method }
event-coach_moved = { $seat } guida la carrozza { $direction }
event-city_visited = { $seat } arriva a { $city }
event-tile_declined = { $seat } non prende tasselli a { $city }
event-coach_returned = { $seat } torna a Grasse in carrozza
event-perfume_created = { $second_complement ->
    [-1] { $seat } crea { $recipe } con { $complement }
   *[other] { $seat } crea { $recipe } con { $complement } e { $second_complement }
}
event-perfume_discarded = { $seat } si separa da { $recipe }
event-tile_flipped = { $seat } capovolge { $tile }
event-points_gained = { $seat } ottiene { $points } PP
event-day_passed = È { $weekday }
event-sunday_began = Tutti i profumi si possono presentare di nuovo
event-delivered = Arriva la consegna: { $delivery }
event-flowers_delivered = { $count ->
    [one] un fiore
   *[other] { $count } fiori
} per il banco di { $scent }
event-court_moved = La Corte passa a { $row }
event-king_moved = Il Re passa a { $column }
event-extra_turn_taken = { $seat } paga un gettone originalità per un turno extra
outcome-extra_turn_taken = –
event-end_triggered = { $seat } raggiunge l’ultima domenica: gli altri giocano ancora un turno
event-last_sunday_began = L’ultima domenica: tutti i profumi vanno alla parata finale; Re e Corte vanno tutti e due dove ci sono meno cubi
event-paraded = { $seat } porta in parata { $recipe }
event-bonus_revealed = La dama { $dame } rivela il suo bonus finale: { $bonus }
event-token_points = { $seat } segna { $points } per { $count ->
    [one] un gettone originalità
   *[other] { $count } gettoni originalità
}
event-prestige_points = { $seat } segna { $points } per i tasselli città capovolti
event-majority_points = { $seat } segna { $points } per la maggioranza su { $count ->
    [one] una dama
   *[other] { $count } dame
}
event-bonus_points = { $seat } segna { $points } per { $bonus }
event-match_ended = La partita è finita

## Perché no

clause-AM-2-2 = Il primo giocatore dev’essere uno di quelli che giocano.
clause-AM-2-4 = Quella consegna non può stare su quella domenica.
clause-AM-2-5 = Pedoni e lavoratori cominciano su fiori diversi.
clause-AM-2-6 = Quel tassello non è nella pila di quella città.
clause-AM-2-8 = Quel bonus finale è di un’altra dama, o lei ne ha già uno.
clause-AM-3-2 = Non ora: il gioco chiede altro.
clause-AM-3-3-1 = Lì c’è già un profumiere.
clause-AM-3-3-2 = Il tuo profumiere viene da un’azione di quel tipo: scegli un altro tipo, o produci.
clause-AM-3-3-4 = Hai troppo pochi punti azione, e nessun tassello città che paghi al loro posto.
clause-AM-3-5-2 = Ogni lavoratore si sposta al massimo una volta, verso un altro banco, e solo se puoi pagare.
clause-AM-3-6 = Non puoi pagare quella lezione: oltre ai punti azione serve un’essenza, dei fiori o un gettone originalità.
clause-AM-3-6-1 = Quel tassello non c’è più, o ne hai già uno uguale.
clause-AM-3-6-3 = Rinunci a un metodo solo quando tutti i tuoi posti sono occupati, e solo a uno della tua plancia.
clause-AM-3-7-1 = La tua lettera di referenza non basta per quella città.
clause-AM-3-8-3 = Non è un regalo per questa dama, o non ne hai più da fare.
clause-AM-3-8-5 = Piazzi un gettone per ogni regalo, prima dalla tua riserva; solo dopo possono venirne da altre dame.
clause-AM-3-8-7 = Puoi tenere solo i favori delle dame su cui hai la maggioranza.
clause-AM-3-9-2 = Ti serve un profumo della tua plancia non ancora presentato questa settimana. Ne basta uno, a meno che una dama o un tassello ne conceda un secondo.
clause-AM-3-9-3 = Hai spostato la Corte: ora devi presentare un profumo.
clause-AM-3-9-5 = Ti serve il favore della dama che sposta la Corte, una volta per azione, e un profumo da presentare.
clause-AM-3-10-1 = Per produrre, la tua meridiana deve aver girato, e ti serve un fiore.
clause-AM-3-10-2 = Il metodo non lo permette: guarda i suoi punti produzione e i fiori che accetta.
clause-AM-3-10-3 = Un metodo conserva solo fiori che potrebbe usare insieme in una volta.
clause-AM-3-10-4 = La tua carrozza fa almeno un passo, e non più di quanto permettono la meridiana e la via.
clause-AM-3-10-5 = Quel tassello non è nella pila della città che visiti.
clause-AM-3-11-1 = Quella ricetta non è disponibile, o ti serve più esperienza.
clause-AM-3-11-2 = Ti serve un’essenza della base, o il suo tassello apprendistato.
clause-AM-3-11-3 = I complementi sono essenze del tuo deposito, diverse dalla base e tra loro.
clause-AM-3-11-5 = Solo uno dei tuoi profumi può fare posto.
clause-AM-3-11-7 = Possiedi già un profumo con la stessa base e gli stessi complementi.
clause-AM-3-12 = Puoi capovolgere solo un tassello città tuo, e una volta sola.
clause-AM-3-12-3 = Quel tassello è per una ricetta con la base e i complementi che mostra.
clause-AM-3-12-4 = Quel tassello è per una ricetta di base qualsiasi, ma con tanti complementi quanti ne mostra.
clause-AM-3-12-5 = Le essenze devono essere diverse.
clause-AM-3-12-7 = Il tassello piazza un numero fisso di gettoni, prima dalla tua riserva; solo quelli che ti mancano possono venire da altre dame.
clause-AM-3-12-8 = Quel tassello serve solo mentre produci essenze.
clause-AM-3-12-9 = Quel tassello si capovolge solo per pagare un’azione.
clause-AM-3-12-10 = Quel tassello è per un secondo profumo: presenta il primo, e tienine pronto un altro.
clause-AM-3-12-11 = Quel tassello si capovolge subito dopo una presentazione.
clause-AM-3-12-12 = Il tassello si capovolge solo se puoi creare subito un profumo: una ricetta disponibile adatta, e i complementi nel tuo deposito.
clause-AM-3-13-1 = Crei profumi e capovolgi tasselli solo nel tuo turno, e non nel mezzo di una decisione.
clause-AM-3-19-1 = Nella parata finale non si può capovolgere nessun tassello città.

## La fine

ending-last_sunday_began = Nella parata finale ogni profumo ha contato ancora una volta, senza favori né tasselli città. Prima, Re e Corte erano andati tutti e due dove c’erano meno cubi.
ending-court_moved = La Corte era sulla riga { $row }.
ending-king_moved = Il Re era sulla colonna { $column }.
final-win = { $name } vince con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}!
# $names viene da final-and
final-shared = { $names } si dividono la vittoria con { $points ->
    [one] 1 punto
   *[other] { $points } punti
}!
loss-flowers_discarded = { $seat } { $count ->
    [one] perde un fiore
   *[other] perde { $count } fiori
}: { $scent }
