# Words of profiles and of people’s pages.

refused-name_taken = Qualcuno ha già questo nome, o uno che gli somiglia. Scegline un altro.
refused-nobody = Non hai ancora un profilo. La tua prima partita ne crea uno.
refused-no_such_person = Nessuno ha questo nome qui.
refused-link_used = Questo link non funziona più. Creane uno nuovo sull’altro dispositivo: ognuno vale una volta, per dieci minuti.
refused-no_such_phrase = Nessuno ha questa frase di recupero. Controlla le otto parole.
refused-somebody_else = Questo browser è di un’altra persona.
refused-have_met = Questi due hanno giocato insieme una partita classificata o un torneo, quindi restano due. Puoi lasciarne indietro uno.

## A profile, and what came of matches
#
# $name a person’s name; $count, $seats, $days, $points, $won, $played, $place, $percent numbers

people-my-page = La mia pagina
people-profile = Profilo
people-since = Qui dal { $date }
people-nobody = Non hai ancora un profilo
people-nobody-text = La tua prima partita ne crea uno: niente iscrizione, niente password. Puoi anche scegliere subito il nome.
people-make = Crea un profilo
people-back-offer = Sono già stato qui
people-name = Nome
people-colour = Colore
people-colour-blue = Blu
people-colour-red = Rosso
people-colour-gold = Oro
people-colour-green = Verde
people-colour-violet = Viola
people-colour-teal = Ottanio
people-colour-rose = Rosa
people-colour-grey = Grigio
people-sign = Emblema
people-sign-rose = Rosa
people-sign-iris = Iris
people-sign-jasmine = Gelsomino
people-sign-lavender = Lavanda
people-sign-orange = Arancia
people-sign-vetiver = Vetiver
people-sign-bottle = Flacone
people-sign-leaf = Foglia
people-save = Salva
people-saved = Salvato.
people-shown = Che cosa possono vedere gli altri
people-shown-text = Tutti vedono il tuo nome, colore ed emblema. Nessun elenco mostra le tue partite agli altri, tranne quelle annunciate, quelle di un torneo e quelle di un giorno passato. Se mandi a qualcuno il link di una partita, può guardarla.
people-shown-statistics = Le mie cifre e i grafici, senza partite né avversari
people-shown-matches = Le mie partite finite che erano in elenco
people-devices = I tuoi dispositivi
people-device-add = Aggiungi un altro dispositivo
people-device-how = Inquadralo con l’altro dispositivo o apri lì il link. Vale una volta, fino alle { $time }.
people-device-code = Codice QR del link
people-forget = Scollega tutti gli altri
people-forgotten = Tutti gli altri browser sono scollegati.
people-phrase = Frase di recupero
people-phrase-text = Otto parole ti riportano qui se perdi tutti i dispositivi. Scrivile su carta: si vedono una volta sola.
people-phrase-have = Ne hai già scritta una. Una nuova la sostituisce.
people-phrase-make = Mostrami la frase
people-phrase-new = Crea una nuova frase
people-phrase-done = L’ho scritta
people-data = I tuoi dati
people-export-text = Un file contiene tutto ciò che questo server conserva di te: profilo, partite con tutte le decisioni, risultati e quello che hai detto.
people-export = Scarica tutto
people-leave = Vai via per sempre
people-leave-text = Cancella il tuo profilo, i dispositivi, le cifre e tutto ciò che hai detto. Le tue partite restano per gli altri, senza il tuo nome. Nessuno può annullarlo.
people-leave-name = Scrivi il tuo nome per confermare
people-device-title = Sei tu?
people-device-text = Questo link viene dall’altro tuo dispositivo. Usalo e anche questo browser sarà tuo: stesso nome, stesse partite.
people-device-here = Usa anche questo browser
people-device-is = Questo browser ora è { $name }.
people-device-along = Ero sempre io: porta tutto con te
people-device-along-text = Le partite, i risultati e le scatole di { $name } vengono con te, e il profilo { $name } sparisce. Se entrambi hanno un punteggio, resta il tuo; di due tentativi alla partita di un giorno conta il primo. Nessuno può annullarlo.
people-device-instead = Lascia indietro { $name }
people-device-instead-text = Ciò che { $name } ha giocato resta a { $name }; senza una frase di recupero o un altro dispositivo nessuno ci torna.
people-phrase-enter = Torna con la tua frase
people-phrase-enter-text = Scrivi le otto parole che hai annotato. Se hai un altro dispositivo a portata di mano, apri lì il profilo e aggiungi questo: è più semplice.
people-phrase-field = Le tue otto parole
people-phrase-go = Riportami qui
people-welcome-back = Rieccoti, { $name }
people-figures = Cifre
people-filter = Quali partite contano
people-any-game = Tutti i giochi
people-any-seats = Qualsiasi numero di posti
people-any-against = Tutti gli avversari
people-any-time = Da sempre
people-people = Persone
people-matches = Partite
people-won = Vinte
people-won-of = { $won } su { $played }
people-streak = Di fila
people-streak-best = Serie migliore
people-accuracy = Precisione
people-accuracy-of = Precisione { $percent } %
people-by-game = Per gioco
people-by-seats = Per numero di posti
people-by-against = Per avversario più forte
people-extremes = Il meglio e il peggio
people-best = Migliore
people-worst = Peggiore
people-average = Media
people-plots = { $game }, partita per partita
people-points = Punti
people-points-legend = pieno: vinta; linea: media di dieci
people-points-about = { $count } partite, da { $least } a { $most } punti, { $average } in media.
people-sources = Da dove sono venuti i punti
people-sources-about = Punti di ogni partita per provenienza; soprattutto: { $first }
people-each = { $points } a partita
people-result-won = Vinta
people-result = Posto { $place } su { $seats }
people-not-counted = fuori dalle cifre
people-abandoned = L’ha finita un bot
people-early = chiusa prima della fine
people-ratings = Punteggi
people-rating-of = Punteggio: { $game }
people-rating-now = Punteggio { $rating }
people-rated-matches = { $count ->
    [one] una partita classificata
   *[other] { $count } partite classificate
}
people-rating-about = { $count } partite classificate: da { $first } a { $last }.
people-all-matches = Tutte le mie partite
people-more = Mostra altro
people-none = Ancora nessuna partita finita.
people-none-fits = Nessuna partita così conta. Scegli altro qui sopra.
people-private = { $name } non mostra altro agli altri.
people-devices-count = { $count ->
    [one] Sei qui su un browser.
   *[other] Sei qui su { $count } browser.
}
people-seats = { $count ->
    [one] { $count } posto
   *[other] { $count } posti
}
people-days = { $days ->
    [one] Ultimo giorno
   *[other] Ultimi { $days } giorni
}
people-points-number = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
