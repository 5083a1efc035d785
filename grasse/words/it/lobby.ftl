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
lobby-block = Blocca
lobby-block-name = Blocca { $name }
lobby-blocked = bloccato
lobby-unblock = Sblocca
lobby-unblock-name = Sblocca { $name }
lobby-waiting = Adesso chiunque può sedersi al tuo tavolo. Puoi chiudere questa pagina: la partita è in «Le tue partite».
lobby-links = Invita con un link
lobby-instead = Non è ancora venuto nessuno. I bot prendono i posti liberi?
lobby-stand-up = Smetti di aspettare
lobby-public = Aperto a tutti: il tavolo appare nella pagina iniziale
lobby-rated-offer = Classificata
lobby-rated-text = Il risultato conta. Le varianti consuete, niente suggerimenti, la fortuna non si annulla; con un limite di tempo.
lobby-fair = Che cosa succede se qualcuno se ne va?
lobby-fair-text = Se il tuo tempo è finito o te ne vai, un bot gioca per te, e puoi tornare; con un tempo per tutta la partita, solo finché te ne resta. In una partita classificata, chi alla fine ha un bot al suo posto, o per cui un bot ha deciso più spesso di quella persona, è ultimo. Se tutte le persone sono d’accordo di finirla prima, non conta; finirla da soli contro i bot conta come una sconfitta.
lobby-leave-rated = La partita è classificata. Finché un bot tiene il tuo posto, gli altri possono chiudere la partita, e se lo tiene ancora alla fine, sei ultimo. Se la chiudi tu, si chiede agli altri: se tutti accettano, non conta. Da solo contro i bot conta come una sconfitta, a meno che un’altra persona se ne sia andata: allora hai vinto contro di lei.

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
lobby-ladder-about = Persone e bot su una sola scala: 100 punti di vantaggio vogliono dire finire davanti all’altro 64 volte su 100. ± dice di quanto un punteggio può sbagliare; è provvisorio finché non è poco, circa 15 partite. I bot stanno dove li hanno messi i nostri tornei.
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
told-by-mail = Per posta
told-mail = Il tuo indirizzo di posta
told-mail-send = Invia il link
told-mail-remove = Togli il mio indirizzo
told-mail-open = Apri il link inviato a { $mail }.
told-mail-goes = La posta va a { $mail }.
told-mail-done = Fatto: ora la posta va a { $mail }.
told-nobody = Prima siediti a un tavolo; poi potrai essere avvisato.
