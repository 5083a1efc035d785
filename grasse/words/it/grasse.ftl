# Parole della casa: il terminale, e ciò che tutti i giochi condividono.
#
# $name, $names   come si chiama un giocatore, un gioco, un file…
# $file           il nome di un file, come è stato scritto
# Ciò che si digita così com’è (--seed, learning=yes, grasse play, me) non si traduce.

## Al tavolo

play-seed = seme { $seed }
seat-name = Giocatore { $seat }
table-you = tu
match-variants = Varianti: { $variants }
match-variant-off = senza: { $variant }
curtain = Passa la tastiera a { $name }. { $name }, premi Invio quando nessun altro guarda.
prompt-decide = Che cosa fai?
prompt-hint = Un numero, o parole. aiuto mostra che cos’altro puoi scrivere.
prompt-ambiguous = Può voler dire:
prompt-range = Scegli un numero da 1 a { $last }.
prompt-unknown = «{ $text }» non è una delle opzioni, né qualcosa che so spiegare. Scegli un numero, o scrivi aiuto.
# Di una decisione presa dal gioco stesso, perché era l’unica
told-forced = { $choice } (l’unica scelta)
undo-done = La tua ultima scelta è annullata.
undo-nothing = Non c’è nulla da annullare: qualcosa è stato estratto o tirato, qualcosa di nascosto è stato mostrato, o qualcun altro ha deciso nel frattempo.
hint-title = Il parere del miglior bot, e le probabilità di ciascuno
hint-points = punti alla fine
hint-off = Niente consigli finché giocano più persone.
why-what = Perché che cosa? Scrivi per esempio perché e una parte dell’opzione che ti manca.
why-allowed = Puoi farlo adesso: numero { $number }.
rules-none = Nessuna regola parla di «{ $text }». Le regole sono in inglese; prova un’altra parola, o il numero di una regola.
save-done = La partita è salvata in { $file }.
save-exists = { $file } esiste già e resta com’è; scegli un altro nome.
save-no-folder = Non c’è una cartella { $folder } in cui salvare.
quit-resume = Per riprenderla:
quit-unsaved = Non è stato possibile salvare la partita da nessuna parte. Questo è il suo registro; conservalo in un file:
watch-next = Invio: il round seguente. fine: giocare fino in fondo. esci: fermarsi qui.

## Che cosa porta un’opzione: accanto a essa, con " · " tra i fatti

brings-from-to = da { $least } a { $most }
brings-more = e altri { $count }
brings-question = poi: { $question }
brings-odds = { $percent } %: { $outcome }
brings-others = poi un altro giocatore
brings-over = poi la partita finisce
brings-unsure = il resto dipende da ciò che non vedi

## Comandi: una sola parola ciascuno, senza spazi

command-undo = annulla
command-why = perché
# La parola che può seguire: «perché non …»
command-not = non
command-rules = regole
command-hint = consiglio
command-log = diario
command-table = tavolo
command-save = salva
command-help = aiuto
command-quit = esci

## L’aiuto: a sinistra ciò che si digita (con il comando di sopra), a destra ciò che fa

help-number = 1, 2, 3…
help-number-does = scegliere l’opzione con questo numero
help-words = parole
help-words-does = scegliere l’opzione che contiene queste parole; basta una parte che sia chiara
help-undo = annulla
help-undo-does = annullare l’ultima scelta, finché non è venuto alla luce nulla di nuovo
help-why = perché …
help-why-does = perché qualcosa adesso non è possibile, con la regola che lo dice
help-rules = regole …
help-rules-does = mostrare come si gioca o una regola ({ $clause }), o trovare le regole che contengono una parola
help-hint = consiglio
help-hint-does = che cosa farebbe il miglior bot, e chi vede vincere
help-log = diario
help-log-does = tutto ciò che è successo finora
help-table = tavolo
help-table-does = ridisegnare il tavolo
help-save = salva FILE
help-save-does = conservare la partita in un file, e continuare
help-help = aiuto
help-help-does = questo elenco
help-quit = esci
help-quit-does = fermarsi qui; la partita viene salvata, e puoi riprenderla

## La fine

# $first può essere più nomi con virgole
final-and = { $first } e { $last }
final-saved = Il registro della partita è in { $file }.

## Prima della prima domanda

warmup-opening = Si prepara il tavolo per { $game }…
warmup-compiling = Si compila { $game } per questo computer: circa mezzo minuto, solo la prima volta. { $seconds } s…
warmup-search = I bot che guardano avanti si scaldano…
warmup-searching = I bot che guardano avanti si scaldano per { $game }: circa mezzo minuto, solo la prima volta. { $seconds } s…

## Rivedere

replay-chance = Il caso
# La parola che si digita per saltare a un round: «round 5»
replay-round = round
replay-place = decisione { $number } di { $last }
replay-keys = Invio o n: seguente. p: precedente. Un numero: quella decisione. round 5: quel round. q: uscire.
replay-help = Premi Invio per andare avanti, o digita p per tornare indietro, un numero da 0 a { $last }, un round, o q per uscire.

## Scatole

box-good = { $file } è una scatola valida per { $game }.
box-hash = La sua impronta, che compare in ogni registro giocato con essa: { $hash }
box-bad = { $file } non si può usare: { $faults ->
    [one] c’è un errore.
   *[other] ci sono { $faults } errori.
}
box-whole-file = il file
box-new = { $file } è ora una copia della scatola di { $game }. Ecco come continuare:
box-step-edit = 1. Scrivi nelle sue righe ciò che è stampato sui tuoi pezzi.
box-step-check = 2. Controllala:     grasse box check { $file }
box-step-play = 3. Usala in gioco:  grasse play { $game } --box { $file }

## Cifre

bench-compiling = { $game }: compilazione, prima da zero e poi dalla cache…
bench-one-core = Partite a caso su un core, { $seconds } s…
bench-all-cores = Partite a caso su { $cores } core, { $seconds } s…
bench-head = { $game }, { $seats } giocatori
bench-decisions-per-second = decisioni al secondo, un core
bench-matches-per-second = partite al secondo, un core
bench-decisions-per-second-all-cores = decisioni al secondo, tutti i core
bench-matches-per-second-all-cores = partite al secondo, tutti i core
bench-compile-cold-seconds = compilazione, la prima volta
bench-compile-cached-seconds = compilazione, dalla cache
bench-state-bytes = dimensione di uno stato

## Reclami: una riga ciascuno

complain-nearest = Volevi dire { $name }?
complain-known = Ci sono: { $names }.
complain-command = Non c’è nessun comando «{ $name }».
complain-game = Non c’è nessun gioco «{ $name }».
complain-no-game = Quale gioco? Ci sono: { $games }.
complain-player = Non c’è nessun giocatore «{ $name }».
complain-language = Non c’è nessuna lingua «{ $name }».
complain-variant = Non c’è nessuna variante «{ $name }».
complain-yes-no = Scrivi --variant { $variant }=yes oppure --variant { $variant }=no.
complain-variant-seat = Scrivi --variant { $variant }=2 con il numero di un posto, oppure 0 per il sorteggio.
complain-seats = A { $game } si gioca in { $seats }, non in { $given }.
complain-players = { $players ->
    [one] È indicato un giocatore
   *[other] Sono indicati { $players } giocatori
} per { $seats } posti.
complain-names = { $people ->
    [0] I nomi sono per i posti chiamati me, e non ce ne sono.
    [one] Sono dati { $names } nomi per un solo posto chiamato me.
   *[other] Sono dati { $names } nomi per { $people } posti chiamati me.
}
complain-name = Un giocatore non si può chiamare «{ $name }»: il nome è vuoto, già preso, o quello di un bot.
complain-resume = { $option } non si può usare con --resume: lo dice già il registro.
complain-other-game = { $file } è una partita di { $game }.
complain-seat = Non c’è il posto { $seat }: la partita ne ha { $seats }.
complain-seat-json = --json mostra tutto; non si può usare con --seat.
complain-seconds = --seconds vuole un numero maggiore di 0, fino a 3600.
complain-file = { $file }: { $reason }
complain-no-proposal = Per { $game } non viene proposta un’altra scatola.
complain-line = { $file }, riga { $line }: { $reason }
complain-box = { $file }: { $fault }{ $more ->
    [0] {""}
    [one] {" "}(e un altro errore; vedi grasse box check)
   *[other] {" "}(e altri { $more } errori; vedi grasse box check)
}
file-not-text = non è testo UTF-8 (byte { $byte })

## Il server

serve-at = Il tavolo è aperto su { $address } (Ctrl+C lo chiude).
serve-kept = Le partite sono conservate in { $database }.
serve-browser = Se non si apre nessun browser, apri tu questo indirizzo.
complain-port = La porta { $port } di { $host } non si può usare: { $reason }
complain-workers = Più processi richiedono PostgreSQL: indica un suo database in GRASSE_DATABASE.
complain-database = Il database non si può aprire: { $reason }
backup-done = { $rows ->
    [one] Una riga è salvata in { $file }.
   *[other] { $rows } righe sono salvate in { $file }.
}
restore-done = { $rows ->
    [one] Una riga è di nuovo in { $database }.
   *[other] { $rows } righe sono di nuovo in { $database }.
}
admin-match = partita
admin-game = gioco
admin-status = stato
admin-players = giocatori
admin-moved = ultima mossa (UTC)
admin-none = Non ci sono partite simili.
admin-ratings-again = { $matches ->
    [one] Una partita contata
   *[other] { $matches } partite contate
} di nuovo.
admin-ratings-right = Ogni punteggio segue dalle partite.
admin-ratings-wrong = Questi punteggi non seguono dalle partite; --again li calcola tutti di nuovo.
admin-closed = La partita { $match } è chiusa così com’è. Il suo segreto è visibile e il suo registro si può verificare.
admin-tournament = Il torneo { $tournament } finisce con il turno in corso.
admin-removed = La partita { $match } è cancellata e non ne resta nulla.
admin-chair = Il posto { $seat } è di nuovo libero. La prima persona che apre questo link lo prende:
admin-nowhere = Non c’è nessun database in { $file }.
admin-nobody = Qui nessuno si chiama così.
admin-renamed = { $name } ora si chiama { $new }.
admin-expelled = { $name } non c’è più. Le sue partite restano, senza nome.
admin-results = Risultati riletti di { $matches } partite; { $changed } non erano registrati così.
verify-fair = { $drawn ->
    [one] L’unico esito del caso deriva
   *[other] Tutti i { $drawn } esiti del caso derivano
} dal segreto, e il segreto ha l’impronta che è stata mostrata.
verify-shared = { $drawn ->
    [one] L’unico esito del caso deriva
   *[other] Tutti i { $drawn } esiti del caso derivano
} dal segreto e dagli anelli dei posti, e il segreto ha l’impronta che è stata mostrata.
verify-forked = { $forked ->
    [one] La prima decisione viene
   *[other] Le prime { $forked } decisioni vengono
} da un’altra partita o da una lezione: il loro caso non è verificato.
verify-chair = Il posto { $seat } ha contribuito con { $linked ->
    [one] 1 decisione
   *[other] { $linked } decisioni
}, come si era impegnato.{ $bare ->
    [0] {""}
   *[other] {" "}Ha deciso anche { $bare } volte senza contribuire.
}{ $pledges ->
    [1] {""}
   *[other] {" "}Si è impegnato { $pledges } volte: ogni volta ha potuto scegliere il seguito.
}
verify-alone = Nessun posto ha contribuito: solo il server poteva conoscere il caso in anticipo.
verify-back = Dopo la decisione { $before }, il posto { $seat } ha annullato { $count ->
    [one] 1 decisione
   *[other] { $count } decisioni
}, di cui { $drawn } del caso.
verify-day = { $drawn ->
    [one] { $drawn } estrazione è quella data dal segreto del { $day }
   *[other] { $drawn } estrazioni sono quelle date dal segreto del { $day }
}: la stessa fortuna per tutti quelli che hanno giocato quel giorno.
verify-sound = { $matches ->
    [0] Non contiene nessuna partita.
    [one] Il caso dell’unica partita che contiene era onesto.
   *[other] Il caso di tutte le { $matches } partite che contiene era onesto.
}
verify-faults = Non si può verificare il caso di { $faults } su { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
}:

## L’arena, e dati per imparare

arena-title = Arena
arena-playing = Partite
arena-counted = { $matches } partite, { $deals } mani
arena-player = giocatore
arena-rating = punteggio
arena-interval = 95 %
arena-wins = vittorie
arena-place = posto
# Lo stesso comando riprende ciò che restava
arena-stopped = Sono state giocate { $played } partite su { $matches }. Lo stesso comando gioca le altre.
arena-written = I risultati sono in { $json }, e come pagina in { $page }.
arena-no-pictures = La pagina non ha immagini: manca { $package } (pip install '{ $extra }').
data-written = { $rows } decisioni di { $matches } partite sono in { $file }.
records-sound = { $matches ->
    [0] Non contiene nessuna partita.
    [one] L’unica partita che contiene si rigioca così come è stata giocata.
   *[other] Tutte le { $matches } partite che contiene si rigiocano così come sono state giocate.
}
records-faults = { $faults } su { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
} non si rigiocano così come sono state giocate:
records-fault = { $match } ({ $game }, regole { $rules }): { $reason }
complain-no-database = Non c’è nessun database { $file }.
complain-package = Per questo manca { $package }: pip install '{ $extra }'
complain-number = { $option } vuole un numero intero, almeno 1.
complain-arena-nobody = Chi gioca? Indica --players o --lineup. Ci sono: { $players }.
complain-arena-changed = { $file } è stato iniziato con un’altra impostazione: { $setting } era { $before } e ora è { $now }. Continua con le stesse impostazioni, o scegli un’altra cartella con --to.
complain-no-records = { $file }: non contiene nessun registro.

## Analisi: perché altro era meglio

review-why-earns = Porterebbe presto { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
} in più, soprattutto da «{ $source }».
review-why-denies = Toglierebbe a { $seat } { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
}, soprattutto da «{ $source }».
review-why-later = Non porta subito più punti, ma una posizione migliore per dopo.
review-why-gains = Non porta subito più punti, ma circa { $source } per dopo.
review-why-gains-end = Non porta subito più punti, ma circa { $source } per dopo, e { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
} in più alla fine.
review-why-end = Non porta subito più punti, ma { $points ->
    [one] circa { $points } punto
   *[other] circa { $points } punti
} in più alla fine.

## Reviews in the terminal

review-looking = Si esamina ogni momento
review-title = { $game }: dove si è vinta la partita
review-chances = Probabilità di vincere, dall’inizio alla fine
review-player = giocatore
review-start = all’inizio
review-own = decisioni proprie
review-others = decisioni degli altri
review-luck = fortuna
review-revisions = correzioni
review-end = alla fine
review-accuracy = precisione
review-sizes = errori gravi, errori, imprecisioni
review-worst = Le decisioni più costose
review-size-inaccuracy = imprecisione
review-size-mistake = errore
review-size-blunder = errore grave
review-decision = { $number }. { $name }, { $size } ({ $cost } % ± { $error }): { $chosen }
review-better = Meglio: { $best }
review-points-error = Punti attesi alla fine: così { $before }, con la scelta fatta { $after }, ± { $error }
review-points = Punti attesi alla fine: { $before } prima, { $after } dopo
review-who = Chi mi ha fatto questo?
review-decided = deciso da
review-for = per { $name }
review-fortunes = Momenti fortunati e sfortunati
review-summary = Tutte le partite, per giocatore
review-matches = partite
complain-not-over = { $file }: la partita non è finita; si analizza solo una partita finita.

## Un link, prima di seguirlo

preview-house = I giochi da tavolo dei profumieri nel tuo browser: gioca con amici o bot, impara e rivedi le tue partite. Senza account.
preview-waiting = Un tavolo di { $game } ti aspetta. Siediti; non serve un account.
preview-playing = Si sta giocando una partita di { $game }. Vieni a guardare.
preview-over = Una partita di { $game } è finita. Guarda com’è andata.

## Che cosa si dice quando nessuna pagina è aperta

told-turn-title = Tocca a te: { $game }
told-turn = La tua partita con { $names } continua.
told-begin-title = Il tuo tavolo è al completo: { $game }
told-begin = Giochi con { $names }. La partita è cominciata.
told-invited-title = { $names } ti invita
told-invited = Un tavolo di { $game } ti aspetta.
told-day-title = Le partite di oggi sono aperte
told-day = La stessa fortuna per tutti: conta un solo tentativo.
told-bots = dei bot
told-confirm-title = Conferma il tuo indirizzo per Grasse
told-confirm = 
    Apri questo link per sapere per posta quando tocca a te:
    { $link }
    Se non l’hai chiesto, non devi fare niente.
told-mail-end = Ricevi questo messaggio perché l’hai chiesto. Per cambiarlo: { $link }
