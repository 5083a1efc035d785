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
page-preparing = In preparazione, solo questa prima volta: circa un minuto.
page-close = Chiudi
page-home = Ai giochi
page-offline = La connessione è caduta; si riprova…

## Home

page-hero = Il tavolo dei profumieri
page-hero-text = Giochi da tavolo sull’arte del profumo, nella città di Grasse. Siediti: niente iscrizione, niente attese.
page-name = Il tuo nome
page-rival = Gioca contro
page-guest = Ospite
page-games = Giochi
page-seats = da { $from } a { $to } giocatori
page-play-now = Gioca subito
page-with-friends = Con gli amici
page-mine = Le tue partite
page-listed = Partite da guardare
page-listed-none = Nessuno gioca in pubblico in questo momento.
page-finished = Partite finite
page-finished-none = Ciò che finisci si potrà rivedere qui.
page-your-turn = Tocca a te
page-turn-of = { $name } decide
page-waiting = In attesa di giocatori
page-replay = Rivedi

## With friends

page-game = Gioco
page-seats-number = Giocatori
page-who-sits = Chi siede dove
page-chair = Sedia { $seat }
page-chair-me = Io
page-chair-open = Qualcuno con un link
page-chair-device = Qualcuno su questo dispositivo
page-chair-bot = Bot: { $name }
page-chair-level = Bot { $level } di 5: { $name }
page-open-chair = sedia libera
page-name-of = Nome del giocatore { $seat }
page-match-options = Opzioni
page-clock = Orologio
page-clock-none = Senza orologio
page-clock-decision-60 = 1 minuto a decisione
page-clock-decision-180 = 3 minuti a decisione
page-clock-match-1800 = 30 minuti a partita
page-clock-match-259200 = 3 giorni a partita
page-clock-match-1209600 = 14 giorni a partita
page-list-it = Elencarla nella pagina iniziale, così altri possono guardare
page-cancel = Annulla
page-open-match = Apri il tavolo
page-join = Sei invitato al tavolo
page-sit-down = Siediti
page-watch = Solo guardare
page-invite-text = Manda ogni link a una sola persona. Chi lo apre per primo ha la sedia.
page-invite-link = Link per la sedia { $seat }
page-instead = Non viene nessuno? I bot prendono le sedie libere:
page-instead-begin = Inizia
page-copy = Copia
page-copied = Copiato.

## At the table

page-picture = Il tavolo come immagine; le frecce vanno da un pezzo all’altro
page-ask = Che cosa si chiede
page-options = Che cosa puoi fare
page-not-now = { $piece }, non ora
page-why-not = Perché no: { $piece }
page-undo = Riprendi
page-undo-ask = Chiedi di riprendere
page-hint = Consiglio
page-hint-ask = Chiedi consigli agli altri
page-hint-title = Che cosa ne pensa il bot migliore
page-hint-thinking = Il bot migliore sta pensando…
page-hint-warming = Il bot migliore si sta scaldando: la prima volta su questa macchina ci vuole circa mezzo minuto.
page-warming = { $name } si sta scaldando: la prima volta su questa macchina ci vuole circa mezzo minuto.
page-hint-chance = { $name } vince { $percent } volte su 100
page-hint-sure = ± { $error }
page-as-list = Come elenco
page-as-picture = Come immagine
page-rules = Regole
page-rules-of = Regole di { $game }
page-rules-search = Cerca nelle regole
page-rules-english = Le regole sono in inglese.
page-clause = Regola { $clause }
page-side = Accanto al tavolo
page-players = Giocatori
page-glance = Le plance dei giocatori
page-glance-turn = decide
page-bot = bot
page-away = assente
page-stand-in = Fai giocare un bot
page-leave = Lascia giocare un bot
page-leave-sure = Lasciare che un bot giochi al tuo posto? Puoi riprendere la tua sedia in qualsiasi momento.
page-return = Riprendi la mia sedia
page-asked = { $decisions ->
    [one] { $name } vorrebbe riprendere una decisione.
   *[other] { $name } vorrebbe riprendere { $decisions } decisioni.
}
page-asked-own = { $decisions ->
    [one] Hai chiesto di riprendere una decisione.
   *[other] Hai chiesto di riprendere { $decisions } decisioni.
}
page-asked-hints = { $name } vorrebbe consigli per tutti in questa partita.
page-asked-hints-own = Hai chiesto consigli per tutti in questa partita.
page-withdraw = Ritira la richiesta
page-agree = D’accordo
page-disagree = Meglio di no
page-story = Che cosa è successo
page-story-all = { $lines ->
    [one] Mostra una riga precedente
   *[other] Mostra { $lines } righe precedenti
}
page-news = Novità dalla tua ultima visita
page-chat = Chat
page-chat-new = nuovo
page-chat-empty = Nessuno ha ancora detto nulla.
page-chat-say = Di’ qualcosa
page-chat-send = Di’
page-curtain = È il turno di { $name }
page-curtain-text = Passa il dispositivo. { $name } alza il sipario quando nessun altro guarda.
page-curtain-open = Sono { $name }
page-days = { $days } g
page-hours = { $hours } h

## The end

page-scoring = Punteggio
page-place = Posizione
page-total = Totale
page-rematch = Gioca ancora
page-rematch-join = Vai alla prossima
page-record = Scarica la partita
page-fair = Il caso è stato onesto?
page-fair-text = Tutto il caso di questa partita è stato tratto da un segreto. La sua impronta era visibile prima della prima decisione; ora puoi vedere il segreto e controllare che nulla sia cambiato.
page-fair-hash = Impronta
page-fair-secret = Segreto
page-fair-good = Il segreto ha questa impronta.
page-fair-bad = Il segreto non ha questa impronta!
page-fair-verify = Per controllare ogni estrazione, scarica la partita e scrivi:

## Replay

page-first = All’inizio
page-back = Uno indietro
page-next = Uno avanti
page-last = Alla fine
page-play = Riproduci
page-pause = Pausa
page-decision = Decisione
page-decisions = Decisioni
page-round = Round
page-day = Giorno
page-eyes = Con gli occhi di chi
page-eyes-all = Tutto scoperto
page-eyes-watcher = Da spettatore
page-play-on = Continua da qui
page-play-on-seat = al posto di
page-play-on-player = contro

## Programs, by how well they play

player-uniform = Principiante
player-greedy = Opportunista
player-visitor = Visitatore
player-apprentice = Apprendista
player-distiller = Distillatore
player-perfumer = Profumiere
player-nose = Naso

## What happens to chairs

event-taken_back = { $decisions ->
    [one] { $seat } riprende una decisione
   *[other] { $seat } riprende { $decisions } decisioni
}
event-bot_sat_down = Un bot gioca per { $seat }
event-person_came_back = { $seat } è tornato
event-person_sat_down = { $seat } si siede
event-hints_agreed = Tutti accettano i consigli
event-disagreed = { $seat } preferisce di no

## What the server refuses

refused-offline = Il server non è raggiungibile.
refused-failed = Qualcosa è andato storto. Riprova.
refused-malformed = Il server non ha capito.
refused-too_large = È troppo lungo.
refused-too_often = Troppo in fretta: aspetta un momento.
refused-no_such_match = Questa partita non esiste.
refused-no_such_game = Questo gioco non esiste.
refused-no_such_seat = Questa sedia non esiste.
refused-no_such_player = Questo bot non esiste.
refused-no_such_number = La partita non ha questa decisione.
refused-not_your_chair = Un altro browser occupa questa sedia.
refused-not_your_turn = Non è il tuo turno.
refused-old = Nel frattempo il tavolo è cambiato.
refused-rules = Le regole lo vietano.
refused-waiting = Qualcuno non si è ancora seduto.
refused-over = La partita è finita.
refused-not_over = Solo quando la partita è finita.
refused-nothing_to_take_back = Non hai nulla da riprendere.
refused-nothing_asked = Nessuno ha chiesto nulla.
refused-not_away = È qui, o non è assente da due minuti.
refused-time_is_up = Il tempo di questa sedia è scaduto; il bot resta.
refused-invitation_used = Qualcuno ha già questa sedia.
refused-bad_name = Un nome ha da 1 a 24 lettere, e non è quello di un bot né di un altro al tavolo.
refused-bad_chairs = Non si gioca così: pochi, troppi, o nessuno.
refused-bad_options = Questa opzione non esiste.
refused-bad_clock = Questo orologio non esiste.
refused-other_rules = È stata giocata con un’altra versione delle regole.
refused-no_such_page = Questa pagina non esiste.
refused-broken = Il server è inciampato. Riprova.
refused-foreign_origin = Viene dalla pagina di un altro server.
refused-not_ready = Questo gioco si sta preparando; ci vuole circa un minuto, una volta sola.
refused-no_hints = Gli altri non hanno accettato i consigli.
