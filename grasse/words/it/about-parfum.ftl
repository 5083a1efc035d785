# Che cosa sono i pezzi di Parfum, e che cosa accade secondo le sue regole.
#
# about-…   un pezzo: la prima riga è il suo nome, il resto dice che cos’è e che cosa fa
# clause-…  una regola per cui accade qualcosa

about-table =
    Il tavolo
    Alla fine vince chi ha più monete.
about-clock_market =
    Orologio del mercato
    Ogni orologio è un turno: il numero romano è il suo posto nell’ordine, la cifra sotto le sue azioni.
about-clock =
    Orologio { $position }
    Un turno, il numero { $position } nell’ordine di questo round. Azioni: { $actions }.
about-street =
    Strada
    I clienti che possono comprare in questo round. Altri arrivano alla fine del round.
about-customer =
    Cliente
    Paga { $price } per un flacone di un profumo con almeno { $counts }.
about-empty_street =
    Bottega vuota
    Questo cliente ha comprato. Un altro arriva alla fine del round.
about-stack =
    Clienti in arrivo
    Ancora nella pila: { $height }. L’orario di chiusura è una carta di questa pila. Clienti sopra di essa: { $until_closing }. Quando esce, si gioca un ultimo round. I clienti B vogliono di più e pagano di più.
about-distillery =
    Distilleria
    Le note che si possono prendere: ogni aroma di una nota chiede un’ampolla dei tuoi dadi.
about-note =
    Nota ({ $type })
    Per prenderla servono queste ampolle: { $counts }. Monete quando la prendi: { $coins }. Posto in un profumo: { $type }.
about-empty_distillery =
    Spazio vuoto
    Una nota pescata lo riempie; altrimenti si riempie alla fine del round.
about-bag =
    Sacchetto
    Note rimaste: { $left }. Un’azione ne pesca una, se la distilleria ha uno spazio vuoto. Se dopo un round non può riempire la distilleria, la partita finisce.
about-market =
    Mercato
    I dadi: un’azione ne prende uno. Dopo il tuo turno tornano tutti.
about-booth =
    Dadi: { $aroma }
    Dadi rimasti: { $left }. Su ognuno, { $flasks } facce su 6 sono ampolle. Un’azione prende un dado, da lanciare in questo turno.
about-supply =
    Flaconi
    Nella riserva: { $left }. Un profumo finito prende da qui i suoi flaconi, e quelli venduti tornano.
about-well_place =
    Pozzo
    L’acqua migliora un lancio di dadi.
about-well =
    Pozzo
    Gettoni acqua rimasti: { $left }. Un’azione ne prende uno; solo tu ne vedi il valore.
about-discards =
    Acqua usata
    Gettoni usati: { $left }. Quando il pozzo è vuoto, diventano il nuovo pozzo.
about-workbench =
    Distillazione
    I dadi e le note prese di chi sta giocando.
about-dice =
    I tuoi dadi: { $aroma }
    Ampolle: { $flasks }. Mosche: { $flies }. Già usate: { $spent }. Un’ampolla copre un aroma di questo tipo su una nota.
about-track =
    Tracciato del denaro
    Le monete sono i punti. Chi ne ha meno sceglie per primo un orologio.
about-marker =
    Segnalino di { $seat }
    Monete: { $money }. A parità, il segnalino più in alto sceglie per primo un orologio.
about-perfumery =
    Profumeria di { $seat }
    Monete: { $money }. Gettoni acqua: { $tokens }. Clienti serviti: { $customers }.
about-perfume =
    Profumo { $perfume }
    { $complete ->
        [0] Non finito: i suoi flaconi arrivano con l’ultima nota. Finora contiene { $counts }.
       *[other] Contiene { $counts }. Flaconi da vendere: { $flacons }.
    }
about-new_minor =
    Un nuovo profumo minore
    Testa e fondo. Presto finito, ma con meno flaconi di uno maggiore.
about-new_major =
    Un nuovo profumo maggiore
    Testa, cuore e fondo. Più flaconi, e l’unico posto per un cuore.
about-token =
    Gettone acqua
    Paga l’acqua dopo un lancio. Se lo tieni fino alla fine, vale monete: { $value }.
about-done =
    Fine
    Conclude questo passo.
about-reroll_all =
    Tutti i dadi di nuovo
    Per un gettone acqua si rilanciano tutti i dadi, ampolle comprese.
about-water_stop =
    Basta acqua
    Si passa a prendere le note. Dopo, l’acqua non aiuta più in questo turno.
about-claim_stop =
    Basta note
    Conclude la presa delle note. Le ampolle non usate vanno perse.
about-pass =
    Passa
    Non vende niente questa volta. I flaconi restano per dopo. Con le note tenute restano anche quelle che non collochi.

## Regole per cui accade qualcosa

clause-PA-3-3-2 = Ognuno sceglie uno degli orologi rimasti. In due, ognuno sceglie due volte.
clause-PA-3-4-1 = Ogni orologio è un turno, nell’ordine degli orologi. La sua cifra dice quante azioni ha quel turno.
clause-PA-3-6-3 = Puoi sempre iniziare un nuovo profumo, anche se la nota andrebbe in uno incompiuto.
clause-PA-3-6-5 = Con la sua ultima nota un profumo è finito e riceve subito i flaconi, uno maggiore più di uno minore.
clause-PA-3-7-1 = Tutti possono vendere, nell’ordine degli orologi: un giro e poi un altro. In due, ogni orologio dà due vendite di fila.
clause-PA-3-7-2 = Ogni volta puoi vendere a un cliente, vendere a prezzo scontato o passare. Passare conclude solo quella vendita.
clause-PA-3-7-4 = Il flacone torna nella riserva, ricevi il prezzo del cliente, e lui se ne va. Il posto resta vuoto fino alla fine del round.
clause-PA-3-7-6 = Chi vende l’ultimo flacone di un profumo prende subito gettoni acqua dal pozzo. Le note restano dove sono.
clause-PA-3-9 = Alla fine del round gli orologi tornano, e distilleria e strada si riempiono.
clause-PA-3-9-3 = Gli spazi vuoti della distilleria si riempiono dal sacchetto. Se non basta, il gioco finisce subito.
clause-PA-3-9-4 = I posti vuoti della strada si riempiono dalla pila. Se esce l’orario di chiusura, il round successivo è l’ultimo.
clause-PA-3-9-5 = Il round successivo comincia con la scelta degli orologi.
clause-PA-4-15 = Se per 30 round nessuno prende una nota né vende un flacone, il gioco finisce.
clause-PA-5-1 = Il gioco finisce dopo l’ultimo round, o subito se la distilleria non si può riempire.
clause-PA-5-2 = Alla fine tutti scoprono i loro gettoni acqua; i valori contano come monete.
