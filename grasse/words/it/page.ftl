# Words of the page in the browser.
#
# $name   what a player is called; $seat of an event is a player’s name, of a chair its number

## The head of the page

page-skip = Vai al contenuto
page-language = Lingua
page-sound = Suono
page-dark = Colori scuri
page-notify = Avvisami quando tocca a me
page-loading = Un momento…
page-preparing = In preparazione, solo la prima volta: circa un minuto.
page-preparing-opens = In preparazione, solo la prima volta: poi si apre da solo.
page-close = Chiudi
page-home = Tutti i giochi
page-offline = Connessione persa; nuovo tentativo…

## Home

page-hero = Il tavolo dei profumieri
page-hero-text = Giochi da tavolo sull’arte del profumo, nella città di Grasse. Siediti: niente iscrizione, niente attese.
page-name = Il tuo nome
page-name-to-others = Gli altri ti vedono come { $name }.
page-rival = Gioca contro
page-guest = Ospite
page-games = Giochi
page-rooms = Pagine principali
page-seats = da { $from } a { $to } giocatori
page-play-now = Gioca subito
page-with-friends = Con gli amici
page-mine = Le tue partite
page-listed = Partite da guardare
page-listed-none = Nessuna partita da guardare in questo momento.
page-finished = Partite finite
page-finished-none = Le partite che finisci compaiono qui.
page-your-turn = Tocca a te
page-turn-of = Tocca a { $name }
page-waiting = In attesa di giocatori
page-replay = Rivedi

## With friends

page-game = Gioco
page-seats-number = Giocatori
page-who-sits = Posti
page-chair = Posto { $seat }
page-chair-me = Io
page-chair-open = Invita con un link
page-chair-device = Qualcuno su questo dispositivo
page-chair-bot = Bot: { $name }
page-chair-level = Bot { $level } di { $last }: { $name }
page-open-chair = posto libero
page-name-of = Nome del giocatore { $seat }
page-match-variants = Varianti
page-drawn = A sorte
page-clock = Limite di tempo
page-clock-none = Senza limite di tempo
page-list-it = Elencala nella pagina iniziale, così altri possono guardare
page-cancel = Annulla
page-open-match = Apri il tavolo
page-join = Ti invitano a questo tavolo
page-join-game = Ti invitano a un tavolo di { $game }
page-sit-down = Siediti
page-watch = Guarda soltanto
page-invite-text = Manda ogni link a una sola persona. La prima che lo apre prende il posto.
page-invite-link = Link per il posto { $seat }
page-instead = Non viene nessuno? Lascia i posti liberi ai bot:
page-instead-begin = Inizia
page-copy = Copia
page-copied = Copiato.
page-share = Condividi
page-share-text = Vieni a giocare a { $game } con me

## At the table

page-picture = Il tavolo come immagine; le frecce vanno da un pezzo all’altro
page-zoom = Zoom
page-zoom-in = Ingrandisci
page-zoom-out = Riduci
page-enlarge = Ingrandisci il tavolo
page-enlarge-back = Mostra tutto il tavolo
page-press-leads = Premila: { $way }
page-ask = Domanda
page-options = Le tue opzioni
page-besides = Puoi anche:
page-not-now = { $piece }, non ora
page-why-not = Perché no: { $piece }
page-asked-now = Ora si chiede: { $question }
page-in-one-go = In una volta: { $all }
page-times = { $option }, { $times } volte
page-always = { $option }, senza più chiederlo: in tutte le partite di questo gioco, finché non premi «Chiedi di nuovo» accanto al tavolo
page-always-last = { $option }, senza più chiederlo quando restano solo piccole cose da fare e nessuna porta punti di sicuro: in tutte le partite di questo gioco, finché non premi «Chiedi di nuovo» accanto al tavolo
page-always-short = non chiedere più
page-by-itself = Sbriga sempre questi dettagli per me
page-by-itself-now = Ora: { $all }
page-by-itself-text = Ora: { $all }. D’ora in poi è fatto per te quando restano solo piccole cose così, in tutte le partite di questo gioco, finché non premi «Chiedi di nuovo» accanto al tavolo.
page-habits = Non più chiesto ({ $number })
page-habit-house = Da solo, finché nient’altro ha senso.
page-ask-again = Chiedi di nuovo
page-ask-again-of = Chiedi di nuovo: { $question }
page-undo = Annulla
page-undo-ask = Chiedi di annullare
page-luck-sure = Segue la sorte. Tra persone si annulla solo se tutti sono d’accordo.
page-luck-go = Continua
page-luck-confirm = Chiedimelo prima che agisca la sorte
page-asked-undone = Ti viene chiesto tutto fino alla fine del turno, perché hai annullato qualcosa.
page-made-much = { $name } { $points }: { $sources }.
page-hint = Consiglio
page-hint-ask = Chiedi consigli agli altri
page-hint-title = Consiglio: che cosa farebbe il bot migliore
page-hint-thinking = Il bot migliore sta pensando…
page-hint-warming = Il bot migliore si sta scaldando. La prima volta ci vuole circa mezzo minuto.
page-warming = { $name } si sta scaldando. La prima volta ci vuole circa mezzo minuto.
page-hint-wins = La tua probabilità di vincere: circa { $percent }%, con circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}.
page-hint-open = È presto per dire chi vince.
page-hint-alike = Quasi altrettanto buono.
page-hint-worse = Non altrettanto buono.
page-hint-less = Meno buono: la tua probabilità scende di circa { $less }%.
page-hint-less-points = Meno buono: la tua probabilità scende di circa { $less }%, con { $points ->
    [one] 1 punto
   *[other] { $points } punti
} in meno.
page-hint-soon = Presto dà circa { $points ->
    [one] 1 punto
   *[other] { $points } punti
}, soprattutto da «{ $source }».
page-hint-later = Non dà punti presto, ma prepara il seguito.
page-as-list = Come elenco
page-as-picture = Come immagine
page-rules = Regole
page-rules-search = Cerca: come vinco, flacone, Re…
page-book-how = Come si gioca
page-book-rules = Regole
page-book-signs = Segni
page-book-contents = Indice
page-explain = Di che si tratta?
page-clause = Regola { $clause }
page-side = Accanto al tavolo
page-players = Giocatori
page-glance = Le plance dei giocatori
page-glance-turn = gioca
page-bot = bot
page-away = assente
page-stand-in = Fai giocare un bot
page-leave = Fai giocare un bot per me
page-leave-sure = Far giocare un bot al tuo posto? Puoi tornare al tuo posto in qualsiasi momento.
page-end-match = Chiudi la partita
page-end-sure = Chiudere la partita per tutti, senza vincitore? Prima si chiede agli altri; i bot accettano.
page-ended = La partita è stata chiusa prima della fine
page-return = Torna al mio posto
page-asked = { $decisions ->
    [one] { $name } vorrebbe annullare una decisione.
   *[other] { $name } vorrebbe annullare { $decisions } decisioni.
}
page-asked-own = { $decisions ->
    [one] Hai chiesto di annullare una decisione.
   *[other] Hai chiesto di annullare { $decisions } decisioni.
}
page-asked-hints = { $name } vorrebbe consigli per tutti in questa partita.
page-asked-hints-own = Hai chiesto consigli per tutti in questa partita.
page-asked-end = { $name } vorrebbe chiudere qui la partita.
page-asked-end-own = Hai chiesto di chiudere qui la partita.
page-withdraw = Ritira la richiesta
page-agree = Accetta
page-disagree = Rifiuta
page-story = Diario
page-story-all = { $lines ->
    [one] Mostra una riga precedente
   *[other] Mostra { $lines } righe precedenti
}
page-news = Novità dalla tua ultima visita
page-news-turn = Novità dal tuo ultimo turno
page-changed = cambiato dal tuo ultimo turno
page-past = Passato
page-past-ago = { $steps ->
    [one] un passo fa
   *[other] { $steps } passi fa
}
page-past-now = Torna al presente
page-past-first = Primo tavolo visto qui
page-past-back = Un passo indietro
page-past-next = Un passo avanti
page-options-all = { $number ->
    [one] Mostra un’altra opzione
   *[other] Mostra altre { $number } opzioni
}
page-options-more = { $number ->
    [one] un’altra
   *[other] altre { $number }
}
page-options-folded = { $number ->
    [one] Un’altra opzione non è più possibile: perché?
   *[other] Altre { $number } opzioni non sono più possibili: perché?
}
page-options-fewer = Mostra meno opzioni
page-skip-to-turn = Vai al mio turno
page-pace = I bot giocano
page-pace-slow = lentamente
page-pace-normal = a velocità normale
page-pace-instant = all’istante
page-story-setup = La preparazione del tavolo
page-why = Perché?
page-why-ahead = { $name } ha guardato avanti: { $times } prove su { $tries } hanno portato punti, circa { $points } ogni volta, soprattutto da «{ $source }».
page-why-ahead-later = { $name } ha guardato avanti: non porta punti subito, prepara il seguito.
page-why-glance = Questo ha colpito { $name }: { $times } prove su { $tries } hanno portato punti, circa { $points } ogni volta, soprattutto da «{ $source }».
page-why-glance-later = Questo ha colpito { $name }, anche se non porta punti subito.
page-why-chance = { $name } ha scelto a caso.
page-chat = Chat
page-chat-new = nuovo
page-chat-empty = Ancora nessun messaggio.
page-chat-say = Scrivi un messaggio
page-chat-send = Invia
page-curtain = Tocca a { $name }
page-curtain-text = Passa il dispositivo a { $name }. Alza il sipario quando nessun altro guarda.
page-curtain-open = Sono { $name }
page-days = { $days } g
page-hours = { $hours } h

## The end

page-you-win = Hai vinto!
page-you-share = Condividi la vittoria!
page-finished-you = Un bot ha finito la partita per te.
page-finished-other = Un bot ha finito la partita per { $name }.
page-finished-last = Per il punteggio è l’ultimo posto.
page-scoring = Punteggio
page-place = Posizione
page-total = Totale
page-scored-times = ha dato punti { $times } volte
page-scored-times-note = Tra parentesi: quante volte ha dato punti.
page-rematch = Gioca ancora
page-rematch-join = Unisciti alla prossima partita
page-record = Scarica la partita
page-private-how = Chiedi a qualcuno che l’ha giocata di condividerla: allora questo link funziona anche per te.
page-private-end = Ora questa partita è privata: può rivederla solo chi l’ha giocata, finché qualcuno di loro non la condivide.
page-share-private = Solo chi ha giocato può vedere questa partita.
page-share-open = Chi ha il link può vedere questa partita.
page-share-link = Condividila e copia il link
page-share-copy = Copia il link
page-share-copied = Il link è copiato.
page-share-back = Rendila di nuovo privata
page-fair = Il caso è stato equo?
page-fair-text = Ogni sorteggio di questa partita è venuto da un segreto del server e da ciò che i browser dei giocatori hanno dato. L’impronta del segreto è stata mostrata prima della prima decisione. Ora puoi vedere il segreto e verificare tutto.
page-fair-hash = Impronta
page-fair-secret = Segreto
page-fair-good = Il segreto ha questa impronta.
page-fair-bad = Il segreto non ha questa impronta!
page-verify = Verifica il caso
page-verify-text = Il tuo browser rifà tutti i sorteggi dal registro della partita. Il server si limita a consegnare il registro.
page-verify-file = Verifica il registro in un file
page-verify-odds = Se le probabilità sono quelle delle regole, lo verifica:
page-verify-good = { $drawn ->
    [one] L’unico sorteggio deriva
   *[other] Tutti i { $drawn } sorteggi derivano
} dal segreto e da ciò che i posti hanno dato.
page-verify-good-alone = { $drawn ->
    [one] L’unico sorteggio deriva
   *[other] Tutti i { $drawn } sorteggi derivano
} dal segreto. Nessun posto ha contribuito: questa partita è cominciata prima che fosse possibile.
page-verify-forked = { $forked ->
    [one] La prima decisione viene
   *[other] Le prime { $forked } decisioni vengono
} da un’altra partita o da una lezione: il loro caso non è verificato qui.
page-verify-known = L’impronta e gli impegni sono quelli che questo browser ha visto durante la partita.
page-verify-unknown = Questo browser non c’era quando si è giocata la partita. Solo chi c’era può dire se l’impronta è quella dell’inizio.
page-verify-seat = { $linked ->
    [one] { $name } ha contribuito con 1 decisione.
   *[other] { $name } ha contribuito con { $linked } decisioni.
}
page-verify-nothing = { $name } non ha contribuito.
page-verify-bare = { $bare ->
    [one] 1 decisione è arrivata senza contributo.
   *[other] { $bare } decisioni sono arrivate senza contributo.
}
page-verify-again = Si è impegnato { $pledges } volte: ogni volta il contributo seguente poteva essere scelto insieme al gestore.
page-verify-back = { $count ->
    [one] { $name } ha annullato 1 decisione dopo la decisione { $before }
   *[other] { $name } ha annullato { $count } decisioni dopo la decisione { $before }
}; sorteggi tra queste: { $drawn }.
page-verify-fault-incomplete = Questo registro non dice da dove è venuto il caso: non è stato giocato su un server.
page-verify-fault-newer = Questo registro viene da una versione più nuova di Grasse, che può verificarlo.
page-verify-fault-bare = Il segreto ha l’impronta che è stata mostrata. Per verificare i sorteggi di questo registro più vecchio serve:
page-verify-fault-hash = Il segreto non ha l’impronta che è stata mostrata!
page-verify-fault-kept = A questo browser all’inizio è stata mostrata un’altra impronta: il segreto è stato cambiato!
page-verify-fault-forked = Secondo il registro, viene da altrove più di quanto contiene, o di quanto questo browser ha visto!
page-verify-fault-pledge = Il posto { $seat } non si è impegnato a ciò che dice il registro!
page-verify-fault-link = Decisione { $number }: il posto { $seat } ha dato altro da ciò a cui si era impegnato!
page-verify-fault-draw = Decisione { $number }: doveva uscire un altro esito!
page-verify-fault-steps = La decisione { $number } non è quella di cui parla la prova!
page-hash-changed = Attenzione: il server mostra per questa partita un’impronta diversa da prima. Il segreto del suo caso è stato cambiato!

## Replay

page-first = Vai all’inizio
page-back = Decisione precedente
page-next = Decisione successiva
page-last = Vai alla fine
page-play = Riproduci
page-pause = Pausa
page-decision = Decisione
page-decisions = Decisioni
page-written = Come è stata annotata
page-written-note = Nessuno può più giocare questa partita: le sue regole o la sua scatola non sono note qui. Ecco che cosa ne è stato annotato.
page-written-open = Guarda che cosa è stato annotato
page-written-hidden = Una decisione; quale fosse si dice solo alla fine di una partita
page-written-action = Azione { $action }
page-round = Round
page-day = Giorno
page-eyes = Visto da
page-eyes-all = Tutto scoperto
page-eyes-watcher = Uno spettatore
page-play-on = Continua da qui
page-play-on-seat = come
page-play-on-player = contro

## L’analisi di una partita finita

page-review = Analisi
page-review-of = Analisi: { $game }
page-review-what = Che cosa vuol dire «{ $name }»?
page-review-waiting = Prima ci sono altre analisi. Questa comincerà da sola.
page-review-warming = Il bot che analizza si sta riscaldando. La prima volta ci vuole circa mezzo minuto.
page-review-begun = Ora comincia questa. I bot ai tavoli vengono prima, quindi i primi momenti possono richiedere tempo.
page-review-working = Si esamina ogni decisione e ogni pesca: { $percent }%
page-review-failed = L’analisi non è riuscita.
page-review-again = Riprova
page-review-chances = Probabilità di vincere
page-review-chances-about = Quanto è probabile che ciascuno vinca da questo momento in poi, se tutti giocano bene. Tutte le linee insieme fanno il 100%. Una linea scende dopo una decisione sbagliata o con la sfortuna, e sale con la fortuna o quando sbaglia qualcun altro. La stima è di un bot che guarda avanti: le piccole differenze dicono poco. I segni su una linea sono gli errori di quel giocatore: più grandi sono, più sono gravi. Premi in un punto qualsiasi, o usa le frecce della tastiera, per vedere il tavolo in quel momento.
page-review-as-table = Lo stesso in una tabella
page-review-moment = Momento { $number } di { $of }
page-review-back = Momento precedente
page-review-on = Momento successivo
page-review-previous = Errore precedente
page-review-next = Errore successivo
page-review-played = giocato
page-review-better = meglio
page-review-fine = Non si è trovato nulla di chiaramente migliore.
page-review-mistakes = Errori
page-review-mistakes-about = Decisioni per cui si è trovato qualcosa di chiaramente migliore. Ognuna è giudicata solo da ciò che quel giocatore poteva sapere allora, mai da ciò che era nascosto. La percentuale è la probabilità di vincere che è andata persa, e ± dice di quanto può sbagliare. Dal 2% è un’imprecisione, dal 5% un errore, dal 10% un errore grave.
page-review-mistakes-none = Nessun errore
page-review-whose = Errori di chi
page-review-everyone = Tutti
page-review-all = Mostra tutti e { $number }
page-review-size-inaccuracy = Imprecisione
page-review-size-mistake = Errore
page-review-size-blunder = Errore grave
page-review-count-inaccuracy = { $number ->
    [one] { $number } imprecisione
   *[other] { $number } imprecisioni
}
page-review-count-mistake = { $number ->
    [one] { $number } errore
   *[other] { $number } errori
}
page-review-count-blunder = { $number ->
    [one] { $number } errore grave
   *[other] { $number } errori gravi
}
page-review-cost = −{ $percent }% di probabilità di vincere
page-review-error = ± { $error }
page-review-points-less = { $points ->
    [one] circa { $points } punto in meno
   *[other] circa { $points } punti in meno
}
page-review-points-more = { $points ->
    [one] circa { $points } punto in più
   *[other] circa { $points } punti in più
}
page-review-changes = Probabilità di vincere e punti attesi alla fine
page-review-points-still = { $after ->
    [one] { $after } punto
   *[other] { $after } punti
}
page-review-points = { $before } → { $after ->
    [one] { $after } punto
   *[other] { $after } punti
}
page-review-accuracy = Precisione
page-review-accuracy-about = Quanto bene qualcuno ha deciso, da 0 a 100. Con 100 non si è trovato nulla di chiaramente migliore per nessuna decisione. Tutto ciò che è andato perso la abbassa: perdere in tutto il 50% di probabilità di vincere lascia 67. La fortuna qui non conta.
page-review-ledger = Dove si è vinta la partita
page-review-ledger-about = Ognuno comincia con una certa probabilità di vincere e finisce con tutta, o con niente. Le barre dicono che cosa è successo nel frattempo, e i conti tornano. Le tue decisioni possono solo costarti qualcosa: si confrontano con la decisione migliore. Ciò che gli altri perdono va al resto del tavolo. «Secondo sguardo» è ciò che un esame successivo ha giudicato diversamente: più è piccolo, più il resto è sicuro.
page-review-start = Inizio
page-review-end = Fine
page-review-bar-own = Decisioni proprie
page-review-bar-luck = Fortuna
page-review-bar-revisions = Secondo sguardo
page-review-bot-for = Bot per { $name }
page-review-stood-in = Un bot giocava per { $name } e ha deciso questo.
page-review-without = { $number ->
    [one] Un bot ha deciso una volta per { $name }: qui non conta.
   *[other] Un bot ha deciso { $number } volte per { $name }: qui non conta.
}
page-review-luck = Fortuna
page-review-luck-about = Tutto ciò che nessuno decide: dadi, sacchetti e mazzi. La fortuna è ciò che è uscito davvero, rispetto alla media di tutto ciò che poteva uscire. Su molte partite si annulla per tutti.
page-review-fortunes = Momenti fortunati e sfortunati
page-review-who = Chi mi ha fatto questo?
page-review-who-about = Leggi una riga: quanto le decisioni di questo giocatore sono costate o hanno dato a ciascuno, in probabilità di vincere. Ciò che uno perde va agli altri, perciò ogni riga fa zero, a parte gli arrotondamenti.
page-review-who-decided = Deciso da
page-review-who-for = per

## Bots, by how well they play

player-uniform = Principiante
player-greedy = Opportunista
player-visitor = Visitatore
player-apprentice = Apprendista
player-distiller = Distillatore
player-perfumer = Profumiere
player-nose = Naso
player-absolute = Assoluta
about-uniform = sceglie a caso; non è un vero avversario
about-greedy = prende ciò che ora sembra meglio, senza guardare avanti; gioca anche per chi se n’è andato
about-visitor = gioca come alla prima serata, e molte cose gli sfuggono
about-apprentice = sa che cosa è buono, ma non sempre quanto
about-distiller = guarda avanti di tanto in tanto
about-perfumer = guarda avanti quasi sempre
about-nose = guarda sempre avanti, per un secondo al massimo
about-absolute = guarda sempre avanti, per due secondi

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } annulla una decisione
   *[other] { $seat } annulla { $decisions } decisioni
}
event-match_closed = La partita finisce qui
event-bot_sat_down = Un bot gioca per { $seat }
event-person_came_back = { $seat } è di nuovo qui
event-person_sat_down = { $seat } prende posto
event-hints_agreed = Tutti accettano i consigli
event-disagreed = { $seat } rifiuta

## What the server refuses

refused-offline = Sei offline, oppure il server non è raggiungibile. Le tue partite sono al sicuro lì; la pagina riprende appena risponde.
refused-failed = Qualcosa è andato storto. Riprova.
refused-malformed = Il server non ha capito.
refused-too_large = È troppo lungo.
refused-too_often = Troppo in fretta: aspetta un momento.
refused-too_many = Troppo in una volta: prima deve finire qualcos’altro.
refused-no_such_match = Questa partita non esiste.
refused-no_such_game = Questo gioco non esiste.
refused-no_such_seat = Questo posto non esiste.
refused-no_such_player = Questo bot non esiste.
refused-no_such_number = La partita non ha questa decisione.
refused-not_your_chair = Un altro browser occupa questo posto.
refused-private = Questa partita è privata: la vede solo chi l’ha giocata.
refused-not_your_turn = Non è il tuo turno.
refused-old = Nel frattempo il tavolo è cambiato.
refused-bad_link = La parte del caso di questo browser non va bene per questa partita. Ricarica la pagina.
refused-rules = Le regole lo vietano.
refused-stopped = È intervenuto il caso: decidi di nuovo da qui.
refused-waiting = Qualcuno non ha ancora preso posto.
refused-over = La partita è finita.
refused-not_over = Solo quando la partita è finita.
refused-nothing_to_undo = Non hai nulla da annullare.
refused-nothing_asked = Nessuno ha chiesto nulla.
refused-not_away = È qui, o è assente da meno di due minuti.
refused-time_is_up = Il tempo di questo posto è scaduto; il bot resta.
refused-grace = Qualcuno può ancora tornare al suo posto. Il tempo che gli resta è accanto al suo nome.
refused-invitation_used = Qualcuno ha già questo posto.
refused-bad_name = Un nome ha da 1 a 24 lettere, e non è quello di un bot né di un’altra persona al tavolo.
refused-bad_chairs = Così non si può giocare: troppo pochi giocatori, troppi, o solo bot.
refused-bad_options = Questa variante non esiste.
refused-bad_clock = Questo limite di tempo non esiste.
refused-other_rules = È stata giocata con un’altra versione delle regole.
refused-no_such_box = Nessuna partita è stata giocata con quella scatola.
refused-no_such_page = Questa pagina non esiste.
refused-broken = Il server è inciampato. Nulla è perduto; riprova tra un momento.
refused-foreign_origin = Viene dalla pagina di un altro server.
refused-not_ready = Questo gioco si sta preparando; ci vuole circa un minuto, solo la prima volta. Poi si apre da solo.
refused-no_hints = Gli altri non hanno accettato i consigli.
refused-begun = La partita è già cominciata.
refused-rated = Non in una partita classificata.
refused-bad_rated = Una partita classificata ha un limite di tempo, le varianti consuete, un giocatore per dispositivo e solo bot della classifica.
refused-bad_endpoint = Questo server non può avvisare il tuo browser.
refused-bad_mail = Questo indirizzo non va bene, o il server non invia posta.
refused-bad_change = Quel numero o quel valore non va bene per la scatola.
refused-no_such_token = Questo link è già stato usato, o ne è stato inviato uno più nuovo.

## Lezioni

page-learn = Impara
page-learn-title = Impara a giocare
page-learn-text = Comincia dalla tua prima partita di un gioco: dura dieci minuti, e giochi fin dal primo clic. Le lezioni brevi trattano un’idea ciascuna.
page-learn-offer = Mai giocato? Impara in dieci minuti
page-learn-again = Ripeti la lezione
page-learn-done = seguita
page-lesson = Lezione
page-lesson-step = Passo { $step } di { $of }
page-lesson-next = Avanti
page-lesson-back = Indietro
page-lesson-show = Fallo per me
page-lesson-due = Tocca a te: premi ciò che è cerchiato d’oro.
page-lesson-due-button = Tocca a te: premi il pulsante cerchiato d’oro.
page-lesson-due-any = Tocca a te: premi uno qualsiasi dei pulsanti cerchiati d’oro.
page-lesson-book = Come si gioca
page-lesson-otherwise = Buona idea, ma non ora. Premi ciò che è cerchiato.
page-lesson-wait = Guarda che cosa fanno gli altri.
page-lesson-play-on = Continua a giocare
page-lesson-all = Tutte le lezioni
page-tutor = Un consiglio a ogni decisione
page-tutor-ask = Vuoi che il bot migliore ti consigli a ogni decisione?
page-tutor-yes = Sì, consigliami
page-tutor-no = No, chiederò io un consiglio
page-tutor-end = Mostra consigli solo se li chiedo
refused-lesson = Questa lezione aspetta un’altra cosa.
refused-no_such_lesson = Questa lezione non esiste.
refused-no_such_puzzle = Questo problema non è qui.
refused-not_reviewed = Questa partita non è ancora stata analizzata.
