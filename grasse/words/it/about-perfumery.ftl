# Che cosa sono i pezzi di Perfumery, e che cosa accade secondo le sue regole.
#
# about-…   un pezzo: la prima riga è il suo nome, il resto dice che cos’è e che cosa fa
# clause-…  una regola per cui accade qualcosa

about-table =
    Il tavolo
    Produci profumi: dopo { $rounds } round vince chi ha più punti.
about-display =
    Colonne
    Le carte che si possono prendere. Un profumiere prende una colonna intera.
about-column =
    Colonna { $column }
    Un profumiere prende tutte le sue carte. Carte: { $cards }. Altre arrivano alla fine del round, e quelle usate per pagare.
about-deck =
    Mazzo: { $deck }
    Carte rimaste: { $left }. Il numero è il livello della prossima: i livelli più alti costano di più e danno di più. Il gioco finisce con i mazzi.
about-action_tiles =
    Azioni
    Invece di prendere una colonna o installare, un profumiere può agire qui.
about-sort_space =
    Sposta una ricetta
    Porta una delle tue ricette installate in un altro posto o in un’altra nota. Posto per un profumiere a round.
about-replenish_space =
    Rifornisci un’essenza
    Riempie lo spazio di riserva vuoto di un profumo prodotto. Posto per un profumiere a round.
about-essence_space =
    Prendi un’essenza
    Mette un’essenza nel deposito di una delle tue note, per la produzione di questo round. C’è posto per tutti.
about-offer =
    Essenza: { $essence }
    Prezzo in carte della tua mano: { $cost }. Un’essenza sintetica sostituisce qualsiasi altra in produzione.
about-hire_space =
    Ingaggia un profumiere
    Prezzo: { $cost }. Dal round successivo hai un profumiere in più. Nell’ultimo round è troppo tardi. Una volta per partita.
about-start_marker_space =
    Segnalino primo giocatore
    Prendi il segnalino e cominci il prossimo round, se nessuno lo prende dopo di te. Nell’ultimo round non serve a nulla. Posto per un profumiere a round.
about-workbench =
    In corso
    Ciò che si decide in questo momento.
about-payment =
    Pagamento
    Prezzo: { $cost }. Già pagato: { $paid }. Le carte con cui paghi vanno nelle colonne; quella mostrata è la prossima.
about-effect =
    Effetto (nota di { $note })
    { $effect }: usalo o saltalo. Sotto c’è ciò che questa nota ha fatto finora.
about-use =
    Usa
    Usa l’effetto: { $effect }.
about-skip =
    Salta
    Rinuncia all’effetto: { $effect }. Ciò che hai resta per le ricette sopra.
about-owed =
    { $title }
    Ancora da pagare. Testa: { $top }. Cuore: { $middle }. Fondo: { $base }.
about-perfumery =
    Profumeria di { $seat }
    Punti: { $score }. Profumi: { $perfumes }. Carte in mano: { $cards }. Profumieri da mettere: { $perfumers_left } su { $perfumers }.
about-position =
    Posto nella pila
    Le ricette agiscono dal basso in alto: ciò che una ricetta richiede deve nascere sotto di lei.
about-stock =
    Deposito (nota di { $note })
    Ciò che questa nota ha fatto. Paga lo strato di { $note } dei profumi; ciò che non si usa né si conserva evapora.
about-shelf =
    Profumi prodotti
    Ognuno dà i punti del suo sigillo. Uno spazio di riserva tiene un’essenza per dopo.
about-hand =
    Mano
    Carte: { $cards }. Le installi, le produci o paghi con esse.
about-kind =
    { $essence }
    Una delle essenze che stanno in questo spazio di riserva.
about-note =
    Nota di { $note }
    Qui un profumiere installa ricette dalla tua mano. Installate: { $recipes }. Si miscela dal basso in alto.
about-tile =
    Tessera (nota di { $note })
    L’effetto più basso della nota, a ogni round: { $effect }.
about-recipe =
    { $title }
    { $effect }. Installarla costa { $value }; come pagamento vale { $value }. Installata, agisce a ogni round.
about-perfume =
    { $title }
    Richiede in testa: { $top }; nel cuore: { $middle }; nel fondo: { $base }. Punti quando è prodotto: { $brand }. Vale { $value } come pagamento. Spazio di riserva: { $storage }.
about-funds =
    Fondi iniziali
    Solo per pagare: valgono { $value }.
about-essence =
    Essenza: { $essence }
    Numero: { $count }. Paga lo strato di questa nota in un profumo. Ciò che avanza evapora, se non lo conservi.
about-done =
    Fine
    Conclude questo passo.
about-pay_done =
    Tutto pagato
    Non paga altre carte. Non si dà resto.
about-produce_done =
    Basta profumi
    Si passa a conservare. Ciò che non si conserva evapora.
about-store_done =
    Basta conservare
    Tutto ciò che resta nei depositi evapora.
about-install_done =
    Basta ricette
    Ora paga quelle che hai installato.

## Regole per cui accade qualcosa

clause-PY-2-7 = Ognuno comincia con una carta fondi iniziali.
clause-PY-3-2-1 = Chi ha il segnalino primo giocatore comincia il round; questo non cambia durante il round.
clause-PY-3-3-3 = Se hai un profumiere e un posto possibile, devi metterlo e fare l’azione.
clause-PY-3-3-4 = Se nessun posto è possibile, il tuo turno finisce senza mettere profumieri.
clause-PY-3-5-1 = Paghi scartando carte dalla mano che valgono almeno il prezzo. Vanno nelle colonne.
clause-PY-3-6-1-1 = Prendi tutte le carte della colonna, e il segnalino del prossimo primo giocatore se si trova lì.
clause-PY-3-6-5-3 = L’essenza va nel deposito della nota e aspetta la produzione; non partecipa alla miscela.
clause-PY-3-6-6-1 = Paghi il terzo profumiere, che si unisce a te alla fine del round.
clause-PY-3-6-7-1 = Prendi il segnalino primo giocatore a chi lo ha.
clause-PY-3-6-7-2 = Se ha anche il segnalino del prossimo primo giocatore, prendi anche quello.
clause-PY-3-7-1 = Tutti miscelano, producono, conservano e lasciano evaporare il resto, in quest’ordine.
clause-PY-3-8-2 = In ogni nota gli effetti vanno dal basso in alto: prima la tessera, poi le ricette. Ognuno si usa o si salta una volta.
clause-PY-3-8-6 = Ciò che una nota ha fatto va nel suo deposito.
clause-PY-3-9-5 = Le essenze tornano nella riserva, e il profumo resta davanti a te fino alla fine.
clause-PY-3-11-1 = Tutto ciò che resta nei depositi evapora. Ciò che è conservato resta.
clause-PY-3-12 = Alla fine del round i profumieri tornano e arrivano nuove carte.
clause-PY-3-12-1 = Tutti i profumieri tornano, e quello ingaggiato si aggiunge.
clause-PY-3-12-2 = Ogni colonna riceve un profumo e una ricetta dai mazzi.
clause-PY-3-12-3 = Il segnalino del prossimo primo giocatore va nella colonna con meno carte.
clause-PY-3-12-4 = Se entrambi i mazzi sono vuoti, il round successivo è l’ultimo.
clause-PY-3-13-1 = Il gioco finisce dopo la miscela dell’ultimo round.
