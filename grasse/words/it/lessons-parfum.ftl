# Ciò che dicono le lezioni di Parfum; i passi sono in grasse/games/parfum/lessons.

lesson-first-match-title = La tua prima partita
lesson-first-match-about = Un giro intero, passo dopo passo; poi la partita continua ed è tua.
lesson-first-match-goal = Ti diamo il benvenuto a Grasse! Crei profumi e li vendi. Le monete sono i tuoi punti: non si spendono mai. Questo tracciato le conta, e alla fine vince chi ne ha di più.
lesson-first-match-customers = Ecco i clienti. Comprano flaconi: le bottigliette di un profumo finito. Questo cliente vuole un profumo con 1 rosa e paga 4 monete per un flacone.
lesson-first-match-notes = Un profumo è fatto di note: testa, cuore e fondo. Una nota costa ampolle, e le ampolle vengono dai dadi. Questa nota di testa costa un’ampolla di rosa e dà subito 1 moneta.
lesson-first-match-perfumes = Un profumo minore è una testa e un fondo: riempie 2 flaconi. Un profumo maggiore ha anche un cuore: 3 flaconi. Ricorda: le ampolle dei dadi pagano le note, i flaconi si vendono.
lesson-first-match-round =
    Un giro ha tre parti, in quest’ordine:
    • Orologi: ognuno sceglie quando svegliarsi.
    • Turni, uno per orologio: le sue azioni portano dadi, acqua e nuove note. Poi i tuoi dadi rotolano, con loro paghi le note e le metti nei profumi.
    • Vendite: ognuno vende flaconi.
lesson-first-match-clock = Prima parte, gli orologi: i numeri romani sono l’ordine, sotto ci sono le azioni: un’azione prende un dado, un gettone acqua o una nuova nota. Un orologio mattiniero arriva primo alle note e ai clienti, ma ha poche azioni. Prendi l’orologio I.
lesson-first-match-second-clock = In due, ognuno ha due orologi, e ogni orologio è un turno. Ora prendi l’orologio IV: ultimo, ma con 6 azioni.
lesson-first-match-not-clock = Un buon orologio anche questo! Per questa lezione prendi quello cerchiato.
lesson-first-match-actions = Orologio I: tocca a te, con 3 azioni. Un’azione è una di tre cose: prendere un dado, prendere un gettone acqua o, se c’è uno spazio vuoto, pescare una nota dal sacchetto. Dopo l’ultima rotolano tutti i tuoi dadi.
lesson-first-match-rose-die = Vogliamo due note: la testa di rosa e il fondo di bergamotto. Costano un’ampolla di rosa e una di bergamotto. Prendi dunque un dado di rosa.
lesson-first-match-bergamot-die = E un dado di bergamotto. I punti sotto il nome sono le sue 6 facce: i 4 scuri sono ampolle, gli altri mosche. Vaniglia e lavanda hanno solo 3 ampolle.
lesson-first-match-not-die = Quell’aroma serve ad altre note. Prendi un dado dalla bancarella cerchiata.
lesson-first-match-not-yet-water = L’acqua è utile, ma prima ci servono i due dadi.
lesson-first-match-water = Resta un’azione: prendi l’acqua. Rimedia ai dadi sfortunati. È l’ultima azione: subito dopo rotolano i dadi.
lesson-first-match-not-die-now = I dadi che servono ci sono già. Prendi l’acqua.
lesson-first-match-roll = Era l’ultima azione, e i dadi sono rotolati. Un’ampolla è un successo, una mosca un fallimento. La rosa mostra un’ampolla, il bergamotto una mosca.
lesson-first-match-reroll = 1 gettone acqua rilancia tutte le mosche di un aroma; 2 gettoni girano una mosca sull’ampolla, senza fortuna. Rilancia la mosca di bergamotto.
lesson-first-match-not-all = Così rilanceresti anche la tua buona rosa. Rilancia solo le mosche di bergamotto.
lesson-first-match-not-turn = È sicuro, ma costa due gettoni. Prova prima con uno.
lesson-first-match-not-stop = Senza bergamotto niente nota di fondo. Prova prima con l’acqua.
lesson-first-match-token = Questi sono i tuoi gettoni acqua. Solo tu vedi i numeri: le monete che varranno alla fine. Paga dunque con lo 0 e tieni il 3.
lesson-first-match-not-token = Quello vale monete alla fine. Tienilo e paga con lo 0.
lesson-first-match-enough = Due ampolle! Non si conservano per dopo, l’acqua sì. Non usare altra acqua e prendi le note.
lesson-first-match-claim = Prendi la nota di testa: costa la tua ampolla di rosa, e la sua moneta è subito tua.
lesson-first-match-other-claim = Quella viene dopo. Prima la nota di testa.
lesson-first-match-not-claim-stop = Le tue ampolle sono ancora lì e andrebbero perse. Prendi la nota.
lesson-first-match-claim-base = E la nota di fondo, per l’ampolla di bergamotto.
lesson-first-match-place = Le note si collocano nel turno in cui le prendi, e lì restano. Comincia dalla nota di testa.
lesson-first-match-not-base = Quella viene dopo. Prima la nota di testa.
lesson-first-match-minor = Un profumo minore o maggiore? Abbiamo una testa e un fondo: è un minore.
lesson-first-match-not-major = Un profumo maggiore vuole anche un cuore, e non ne abbiamo. Cominciane uno minore.
lesson-first-match-place-base = Ora aggiungi la nota di fondo allo stesso profumo.
lesson-first-match-not-new = Avresti due profumi non finiti. Aggiungila a quello che hai cominciato.
lesson-first-match-complete = Il tuo primo profumo, con 2 flaconi davanti! Le sue note contano insieme: 1 rosa e 1 bergamotto, e questo decide chi lo compra.
lesson-first-match-rival = Intanto Visitatore ha giocato due turni e ha fatto un profumo maggiore con molta vaniglia. Va bene al cliente che paga 8.
lesson-first-match-draw = Orologio IV, il tuo secondo turno: 6 azioni. Le note prese hanno lasciato spazi vuoti, e un’azione può riempirne uno. Pesca una nota dal sacchetto.
lesson-first-match-not-die-first = Bene, ma una cosa alla volta: fai prima ciò che è cerchiato.
lesson-first-match-plan = Una testa di violetta! Con il cuore (violetta, rosa) e il fondo (2 bergamotti) fa un profumo maggiore. Costa cinque ampolle: cinque dadi, proprio le tue cinque azioni.
lesson-first-match-violet-die = Prendi un dado di violetta. I tre successivi li prendo io per te.
lesson-first-match-last-die = Manca un dado: il secondo bergamotto. È l’ultima azione: poi rotolano i dadi.
lesson-first-match-lucky = Tutte ampolle, che lancio! Tieni l’acqua e va’ avanti.
lesson-first-match-not-all-lucky = Rilanciare? Meglio di così non può andare!
lesson-first-match-claim-three = Prendi la nota di testa. Il cuore e il fondo li prendo io per te: le tue ampolle bastano per tutte e tre.
lesson-first-match-major = Testa, cuore e fondo: comincia un profumo maggiore.
lesson-first-match-not-minor = Un profumo minore non ha posto per il cuore. Cominciane uno maggiore.
lesson-first-match-heart = Aggiungi il cuore. Il fondo lo aggiungo io per te.
lesson-first-match-sales = I turni sono finiti: ora tutti vendono, nell’ordine degli orologi. In due, ogni orologio dà 2 vendite: ne hai 4. La domanda in alto le conta.
lesson-first-match-sell = Vendi un flacone del tuo primo profumo a un cliente: a prezzo scontato, senza cliente, rende poco. Un cliente compra se quel profumo da solo ha almeno ciò che vuole; di più non guasta.
lesson-first-match-not-pass = Puoi passare, ma qui un cliente aspetta con i soldi in mano.
lesson-first-match-not-bargain = Il prezzo scontato è di sole 2 monete per un minore e 3 per un maggiore, senza clienti. Un cliente paga di più.
lesson-first-match-other-sale = Quello si vende dopo. Prima il profumo di rosa e bergamotto: va bene a meno clienti.
lesson-first-match-to-rose = Due clienti lo comprerebbero. Vendi a quello che vuole la rosa.
lesson-first-match-other-customer = A lui il secondo flacone. Prima quello che vuole la rosa.
lesson-first-match-sell-again = Era la vendita 1 di 4. Un cliente servito lascia la strada. Vendi l’altro flacone; poi tocca a Visitatore vendere.
lesson-first-match-sold-out = Esaurito! Per l’ultimo flacone di un profumo ricevi 2 gettoni acqua. Dopo l’ultima vendita del giro ne tieni al massimo 4.
lesson-first-match-bargain = Visitatore ha venduto un flacone a un cliente e uno a prezzo scontato: senza cliente, a un piccolo prezzo fisso. Sono 2 monete per un minore e 3 per un maggiore. Puoi farlo a ogni vendita.
lesson-first-match-last-sales = Visitatore ha passato le altre sue due vendite. Ora quelle del tuo ultimo orologio, 3 e 4 di 4. Vendi dal profumo maggiore.
lesson-first-match-better-price = Due clienti lo comprerebbero, e ti restano due vendite. Comincia da quello che paga 6.
lesson-first-match-cheaper-customer = Quello paga meno. Prendi prima le 6 monete.
lesson-first-match-one-more = La tua ultima vendita: ancora un flacone, al cliente che vuole la violetta.
lesson-first-match-round-two = 25 monete a 18, ottimo! Il giro è finito: ci sono nuove note e nuovi clienti. Nel prossimo chi ha meno monete sceglie per primo: Visitatore lo ha già fatto.
lesson-first-match-closing = I nuovi clienti vengono da questa pila. Una delle sue carte non è un cliente: è l’orario di chiusura. La luna conta i clienti che ha sopra: ancora 10. Quando esce, la strada si riempie ancora e si gioca un ultimo giro. Si finisce anche se mancano note per riempire la distilleria.
lesson-first-match-list-round =
    Un giro, in breve:
    • Ognuno sceglie gli orologi.
    • Ogni orologio è un turno: dadi, acqua o note; lancio; rimediare con l’acqua; pagare le note in ampolle; metterle nei profumi.
    • Ognuno vende flaconi. Gli invenduti restano, e anche i clienti non serviti.
    • Arrivano note e clienti.
lesson-first-match-list-points =
    Le monete vengono da:
    • Note, quando le prendi.
    • Clienti: sono quelli che danno di più.
    • Prezzo scontato: 2 o 3.
    • Gettoni acqua, alla fine.
    Profumi incompiuti e flaconi invenduti non danno nulla.
lesson-first-match-end = Ora la partita è tua: scegli l’orologio e continua contro Visitatore. Hai ancora un flacone con 2 violette, e un nuovo cliente vuole proprio questo. Se vuoi, il bot migliore ti consiglia.

lesson-clocks-title = Orologi presto o tardi
lesson-clocks-about = Quanto vale un orologio, e quanto costa.
lesson-clocks-early = L’orologio mattiniero gioca prima: trova tutte le note e vende per primo. Ma ha solo 3 azioni.
lesson-clocks-late = L’orologio tardivo ha 6 azioni, il doppio. Prova: prendi l’ultimo.
lesson-clocks-not-clock = Va bene anche questo. Ma guarda che cosa succede con l’ultimo.
lesson-clocks-two = Visitatore ha preso il primo. Prendi il terzo: 5 e 6 azioni, tutti e due tardi.
lesson-clocks-not-second = Per questa lezione, il terzo.
lesson-clocks-price = Ecco il prezzo: Visitatore è venuto prima e le note buone non ci sono più.
lesson-clocks-many = Ma con molte azioni puoi cercarne altre. Pesca una nota dal sacchetto.
lesson-clocks-not-die = Guarda prima che cosa esce dal sacchetto, poi prendi i dadi.
lesson-clocks-again = Una testa di due violette! Pesca ancora: forse arriva un fondo.
lesson-clocks-sales = È arrivato, e restano 3 azioni per i dadi di violetta. Anche nella vendita l’orologio mattiniero viene prima: i clienti che lascia sono tuoi.
lesson-clocks-end = Presto se ti serve una nota o un cliente preciso, tardi se ti servono molti dadi. Puoi continuare da qui.

lesson-water-title = L’acqua
lesson-water-about = Tre modi di rimediare a un lancio, e i numeri dei gettoni.
lesson-water-idea = L’acqua aiuta quando i dadi non lo fanno. Un gettone costa un’azione, e gli altri non vedono il suo numero.
lesson-water-take = Prendine uno. Io prendo un dado di violetta e due di rosa per la nota di cuore.
lesson-water-not-die = I dadi vengono dopo. Prima l’acqua.
lesson-water-ways = La violetta è una mosca. 1 gettone: rilanciare le mosche di un aroma. 1 gettone: tutti i dadi, anche le ampolle. 2 gettoni: girare una mosca sull’ampolla.
lesson-water-colour = 4 facce su 6 sono ampolle: un gettone vale il tentativo. Rilancia la violetta.
lesson-water-not-rose = Una rosa basta per la nota di cuore. Manca la violetta.
lesson-water-not-all = Così rilanci anche la tua buona rosa.
lesson-water-not-turn = Sicuro, ma costa il doppio. Tenta prima la fortuna.
lesson-water-not-stop = La nota è a portata di mano. Usa l’acqua.
lesson-water-pay = Paga con lo 0: alla fine ogni gettone vale il suo numero in monete.
lesson-water-not-token = Tieni i numeri più alti finché puoi.
lesson-water-turn = Ancora una mosca! Vai sul sicuro: girala, per due gettoni.
lesson-water-not-again = Potrebbe fallire di nuovo. Questa volta vai sul sicuro.
lesson-water-which = Te ne restano giusto due. Paga prima con questo; l’altro segue.
lesson-water-not-three = Devono andare tutti e due. Comincia dall’1.
lesson-water-claim = Violetta e rosa: prendi la nota di cuore, per 2 monete.
lesson-water-not-cheap = Quella non ha bisogno d’acqua. Prendi il cuore, per cui hai pagato.
lesson-water-not-nothing = Dopo tutta quell’acqua? Prendi la nota.
lesson-water-left = I gettoni pagati sono qui, visibili a tutti. Quando il pozzo è vuoto ci tornano.
lesson-water-end = Il 3 era caro: alla fine sarebbe valso 3 monete. La nota lo valeva? Puoi continuare da qui.

lesson-customers-title = Che cosa vogliono i clienti
lesson-customers-about = Chi compra quale profumo, e chi servire prima.
lesson-customers-parts = Un profumo sa di tutte le sue note insieme: questo di 2 violette, 2 bergamotti e 1 rosa.
lesson-customers-fits = Un cliente vuole almeno tanto di un aroma. Di più, o altri aromi, non guasta.
lesson-customers-choose = Il profumo maggiore va bene a quattro clienti, il minore solo a due. Vendi prima il minore.
lesson-customers-not-major = Può aspettare: lo vogliono più clienti.
lesson-customers-not-pass = Chi passa non guadagna nulla.
lesson-customers-not-bargain = Un cliente paga più del prezzo scontato.
lesson-customers-to = Vendi a quello che vuole il bergamotto. Quello che vuole la rosa potrà comprare dopo.
lesson-customers-not-rose = Va bene anche questo. Per questa lezione: bergamotto.
lesson-customers-other = Ora il maggiore, prima che venda Visitatore: un cliente servito è perso per tutti.
lesson-customers-not-minor = Potresti. Ma prima il prezzo migliore.
lesson-customers-best = 2 bergamotti per 6 monete: il prezzo migliore possibile.
lesson-customers-not-cheap = Quello paga 4. Prendi prima i 6.
lesson-customers-rival = Visitatore ha servito il cliente della vaniglia. Rosa e violetta ci sono ancora, e hai due vendite.
lesson-customers-end = Prima ciò che va bene a pochi, prima ciò che paga di più, e guarda che cosa possono vendere gli altri. Puoi continuare da qui.

lesson-closing-a-perfume-title = Quando chiudere un profumo
lesson-closing-a-perfume-about = Due flaconi presto, o tre più tardi.
lesson-closing-a-perfume-kinds = La testa e il fondo possono fare un profumo minore (2 flaconi), o aspettare un cuore in uno maggiore (3 flaconi).
lesson-closing-a-perfume-for-good = La scelta è definitiva: un minore non diventa mai maggiore, e le note non si spostano.
lesson-closing-a-perfume-minor = Due clienti oggi aspettano rosa e bergamotto. Chiudilo ora: comincia un minore.
lesson-closing-a-perfume-not-major = Allora oggi non vendi nulla, finché non arriva un cuore.
lesson-closing-a-perfume-base = Aggiungi il fondo, ed è completo.
lesson-closing-a-perfume-not-new = Due cominciati e nessuno completo: aggiungilo al primo.
lesson-closing-a-perfume-flacons = 2 flaconi, e si possono vendere tutti e due in questo giro.
lesson-closing-a-perfume-waiting = Visitatore ha cominciato un maggiore con un cuore: aspetta testa e fondo, e oggi non vende nulla.
lesson-closing-a-perfume-end = Chiudi presto quando i clienti ci sono; punta a tre quando servono molti aromi e c’è tempo. Puoi continuare da qui.

lesson-bargain-title = Il prezzo scontato
lesson-bargain-about = Vendere senza cliente, e che cosa dà un profumo esaurito.
lesson-bargain-idea = Resta un flacone del maggiore, e nessun cliente gli va meglio che all’altro. A prezzo scontato dà 3 monete, un minore 2.
lesson-bargain-price = E chi vende l’ultimo flacone di un profumo riceve 2 gettoni acqua. Vendilo a prezzo scontato.
lesson-bargain-not-sell = Tieni quel cliente per il profumo minore.
lesson-bargain-not-pass = Passare non dà nulla; questo dà 3 monete e acqua.
lesson-bargain-not-other = Per il minore ci sono clienti.
lesson-bargain-reward = Un 3 e un 2: tenuti fino alla fine sono 5 monete in più. Lo sconto ha dato 8.
lesson-bargain-sell = L’ultima vendita: ora il minore, a un cliente.
lesson-bargain-not-pass-two = Un cliente aspetta.
lesson-bargain-not-again = Ha due flaconi: lo sconto non lo esaurisce. Un cliente paga 4.
lesson-bargain-to = Tutti e due pagano 4. Prendi questo.
lesson-bargain-not-either = Lo stesso prezzo; prendi quello cerchiato.
lesson-bargain-last = Resta un flacone per il prossimo giro, e con esso altri due gettoni.
lesson-bargain-end = L’ultimo flacone vale più del suo prezzo. Ma puoi tenere al massimo 4 gettoni. Puoi continuare da qui.
