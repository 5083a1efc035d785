# Parole per incontrarsi: tavoli aperti, inviti, amici.
#
# $name   come si chiama qualcuno; $span   una durata

lobby-title = Gioca con altre persone
lobby-seek = Trova qualcuno
lobby-pace-slow = Lento: 3 giorni per decisione
lobby-pace-live = Adesso: 15 minuti, più 20 secondi per decisione
lobby-rated = classificata
lobby-casual = per divertimento
lobby-open = Tavoli aperti
lobby-open-none = Adesso non aspetta nessuno. Cerca qualcuno: il tuo tavolo apparirà qui per tutti.
lobby-sit = Siediti
lobby-sit-at = Siediti: { $game } con { $name }
lobby-here = { $count ->
    [0] Non c’è ancora nessuno.
    [one] C’è una persona.
   *[other] Ci sono { $count } persone.
}
lobby-show-me = Mostra il mio nome agli altri mentre sono qui
lobby-invitations = Inviti
lobby-invited-by = { $name } ti invita
lobby-decline = No, grazie
lobby-friends = Persone con cui hai giocato
lobby-invite-friends = Invita persone con cui hai giocato
lobby-friend-here = è qui
lobby-friend-matches = { $matches ->
    [one] una partita insieme
   *[other] { $matches } partite insieme
}
lobby-invite = Invita
lobby-invite-name = Invita { $name }
lobby-invited = invito inviato
lobby-invite-what = Si apre un tavolo per due. { $name } trova il tuo invito sulla pagina iniziale, e riceve un avviso se lo desidera. Puoi aspettare lì o andartene: il tavolo è sotto «Le tue partite».
lobby-invite-open = Apri un tavolo e invita
lobby-block = Blocca
lobby-block-name = Blocca { $name }
lobby-blocked = bloccato
lobby-unblock = Sblocca
lobby-unblock-name = Sblocca { $name }
lobby-waiting = Adesso chiunque può sedersi al tuo tavolo. Puoi chiudere questa pagina: la partita è in «Le tue partite».
lobby-again = Chi ha giocato con te trova il tuo invito nella pagina iniziale. La partita comincia quando ci sono tutti; fino ad allora puoi invitare altri o far sedere dei bot.
lobby-links = Invita con un link
lobby-instead = Non è ancora venuto nessuno. I bot prendono i posti liberi?
lobby-stand-up = Smetti di aspettare
lobby-public = Aperto a tutti: il tavolo appare nella pagina iniziale
lobby-rated-offer = Classificata
lobby-rated-text = Il risultato conta. Le varianti consuete, solo bot della classifica, niente consigli, la fortuna non si annulla; con un limite di tempo.
lobby-table-rated = Partita classificata
lobby-table-counts = Conta il tuo posto. Niente consigli, e la fortuna non si annulla.
lobby-counts-not = Era classificata, ma è stata chiusa prima della fine: non cambia il punteggio di nessuno.
lobby-fair = Che cosa succede se qualcuno se ne va?
lobby-fair-text = Se il tuo tempo è finito o te ne vai, un bot gioca per te, e puoi tornare; con un tempo per tutta la partita, solo finché te ne resta. In una partita classificata hai tre minuti per tornare, un giorno se è lenta: poi gli altri possono chiuderla, e hai perso contro chi è rimasto da solo. Chi alla fine ha un bot al suo posto, o per cui un bot ha deciso più spesso di quella persona, è ultimo. Se tutte le persone sono d’accordo di finirla prima, non conta; finirla da soli contro i bot conta come una sconfitta.
lobby-leave-rated = La partita è classificata. Un bot gioca per te finché torni. Se non torni entro { $span }, gli altri possono chiudere la partita, e l’hai persa; se un bot tiene ancora il tuo posto alla fine, sei ultimo. Se la chiudi tu, si chiede agli altri: se tutti accettano, non conta.
lobby-leave-alone = La partita è classificata. Se un bot tiene il tuo posto alla fine, sei ultimo. Se chiudi la partita, conta come una sconfitta.
lobby-grace = { $name } può ancora tornare. Potrai chiudere la partita tra { $span }.
lobby-grace-over = { $name } non è tornato. Se chiudi la partita adesso, hai vinto contro { $name }.
lobby-grace-others = { $name } non è tornato. Se tutti gli altri accettano, potete chiudere la partita; allora non conta.
lobby-grace-own = Un bot gioca per te. Hai ancora { $span } per tornare: poi gli altri possono chiudere la partita, e l’hai persa.
lobby-grace-own-over = Un bot gioca per te. Gli altri ora possono chiudere la partita, e allora l’hai persa.

## Tempo

lobby-days = { $number ->
    [one] un giorno
   *[other] { $number } giorni
}
lobby-hours = { $number ->
    [one] un’ora
   *[other] { $number } ore
}
lobby-minutes = { $number ->
    [one] un minuto
   *[other] { $number } minuti
}
lobby-seconds = { $number ->
    [one] un secondo
   *[other] { $number } secondi
}
lobby-clock-decision = { $span } per decisione
lobby-clock-match = { $span } per partita
lobby-clock-increment = { $span }, più { $more } per decisione

## La classifica

lobby-ladder = Classifica
lobby-ladder-place = Posizione
lobby-ladder-points = Punteggio
lobby-ladder-matches = Partite
lobby-provisional = provvisorio
lobby-ladder-about = Persone e bot su una sola scala: 100 punti di vantaggio vogliono dire finire davanti all’altro 64 volte su 100. ± dice di quanto un punteggio può sbagliare; è provvisorio finché non è poco, da 7 a 15 partite. I bot stanno dove li hanno messi i nostri tornei. In Perfumery e Aqua Mirabilis il livello 5 è stato misurato solo con due giocatori. Un bot che non è qui non è ancora stato misurato, e quindi non gioca partite classificate.
lobby-ladder-join = Non sei ancora in questa classifica. Con una partita classificata ci entri: il tuo tavolo aspetta chiunque, con 3 giorni per decisione.
lobby-rating-change = Il tuo punteggio: { $before } → { $after }

## Avvisi

told-page = Notifiche
told-offer = Avvisami quando tocca a me
told-when = Avvisami quando
told-device = Avvisa questo dispositivo
told-device-stop = Non avvisare più questo dispositivo
told-denied = Le notifiche di questa pagina sono bloccate nel tuo browser; prima consentile.
told-cannot = Questo browser non può essere avvisato.
told-kind-turn = tocca a me in una partita lenta
told-kind-begin = un mio tavolo è al completo
told-kind-invited = qualcuno mi invita
told-kind-day = si aprono le partite di un nuovo giorno
told-by-mail = Per e-mail
told-mail = Il tuo indirizzo e-mail
told-mail-send = Invia un link di conferma
told-mail-remove = Togli il mio indirizzo
told-mail-open = Apri il link inviato a { $mail }.
told-mail-goes = Le e-mail vanno a { $mail }.
told-mail-done = Fatto: ora le e-mail vanno a { $mail }.
told-nobody = Per ricevere avvisi ti serve un profilo: la prima partita ne crea uno.
