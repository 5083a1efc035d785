# Ciò che dicono le lezioni di Aqua Mirabilis; i passi sono in grasse/games/aqua_mirabilis/lessons.

lesson-first-match-title = La tua prima partita
lesson-first-match-about = Dal primo fiore a un profumo a Versailles, passo dopo passo; poi la partita continua ed è tua.
lesson-first-match-goal = Ti diamo il benvenuto! Crei profumi e li presenti qui, a Versailles: questo dà punti. Dopo 4 settimane vince chi ne ha di più.
lesson-first-match-way = La via ha quattro passi: prendere fiori al mercato, farne essenze con una produzione, creare un profumo con una ricetta, e presentarlo.
lesson-first-match-dial = Ecco la tua meridiana: 5 punti azione. Il tuo turno è una di due cose: un’azione, pagata in punti azione (il numero nel piccolo sole), o una produzione.
lesson-first-match-market = Sei banchi, sei fiori. Vai al banco di lavanda, per 1 punto azione.
lesson-first-match-not-act = Un buon posto per un altro giorno. Ora vai dov’è il cerchio.
lesson-first-match-workers = Prendi un fiore al tuo banco e uno a ogni banco con un lavoratore: questo dà narciso. Potresti prima spostarli, 1 punto azione ciascuno. Lasciali dove sono.
lesson-first-match-not-worker = Costa un punto azione che ti servirà. Lasciali dove sono.
lesson-first-match-extra = Questo è il tuo gettone originalità: compra subito un secondo turno, o vale 1 punto alla fine. Tienilo per ora: niente turno extra.
lesson-first-match-not-extra = Non ancora: tieni il gettone.
lesson-first-match-flowers = Tre fiori per un punto azione: la lavanda del tuo banco, il bergamotto e il narciso dei lavoratori. Ma attenzione: ciò che non usi né conservi nella produzione va perso.
lesson-first-match-again = Non puoi fare due volte di fila la stessa azione, ma un altro banco è un’altra azione. Vai al banco di gelsomino.
lesson-first-match-not-produce = Produrre viene dopo. Prima il posto cerchiato.
lesson-first-match-points = La meridiana è a 3. Più punti azione restano quando produci, più punti produzione hai: 4 a 4, 3 a 3 o 2, e 2 a 1.
lesson-first-match-produce = Smetti dunque di raccogliere: in questo turno produci invece di agire. Poi la meridiana torna a 5.
lesson-first-match-not-act-now = Hai i fiori che ti servono. Ora produci.
lesson-first-match-method = Il tuo unico metodo è la distillazione: 1 punto produzione cambia un fiore, ma non una rosa, in un’essenza. Hai 3 punti. Usalo.
lesson-first-match-not-done = Perderesti i punti. Usa il metodo.
lesson-first-match-input = Comincia dalla lavanda. Il gelsomino e il bergamotto li distillo io.
lesson-first-match-not-input = Quello viene dopo. Prima la lavanda.
lesson-first-match-recipe = Un profumo chiede una ricetta; l’esperienza del suo livello o più (il numero: 1, e tu hai 1), che non si spende mai; un’essenza della base, qui lavanda; e un’altra essenza, il complemento, in ogni posto vuoto.
lesson-first-match-create = Creare un profumo non costa azioni. Premi la ricetta cerchiata d’oro.
lesson-first-match-not-create = Va bene anche questa. Ma oggi il Re vuole la lavanda, vedrai.
lesson-first-match-not-done-yet = Prima il profumo: c’è tutto.
lesson-first-match-complement = Un’essenza di lavanda va per la base. Quale essenza sarà il complemento? Il gelsomino: oggi piace alla Corte.
lesson-first-match-not-complement = Tieni il bergamotto per una dama. Prendi il gelsomino.
lesson-first-match-store = Resta un fiore. Ciò che non conservi appassisce. Tienilo sul metodo per la prossima produzione.
lesson-first-match-not-store-done = Allora il fiore è perso. Conservalo.
lesson-first-match-coach = Ogni produzione fa anche viaggiare la carrozza, al massimo di tanti passi quanti se ne leggono sotto la meridiana. Se si ferma in una città, prendi una tessera. Vai 2 passi a sinistra: poi Parigi è a un passo.
lesson-first-match-not-coach = Colonia e Firenze chiedono lettere della corte. Vai a sinistra, 2 passi.
lesson-first-match-day = Una produzione chiude un giorno, come una meridiana arrivata a 0. In due alcuni giorni si saltano. La domenica i banchi si riempiono.
lesson-first-match-court = Ora a corte: la coppia A, per 1 punto azione. Il nobile ti dà una lettera di referenza: con essa la Corte ti paga, di più con lettere migliori, e si aprono città. La dama accetta doni.
lesson-first-match-gift = La dama A ama bergamotto, gelsomino e lavanda. Per ogni dono metti poi un’influenza. Dalle l’essenza di bergamotto.
lesson-first-match-not-skip = Il bergamotto non serve ad altro ora. Donalo.
lesson-first-match-peek = Puoi guardare il suo bonus finale: è gratis e lo vedi solo tu. Alla fine vale per tutti. Guardalo, poi indicalo per leggere quanto vale.
lesson-first-match-not-peek = Non costa nulla. Guarda.
lesson-first-match-influence = Metti la tua influenza. Chi ha più influenza presso una dama ha il suo favore, e 5 punti alla fine.
lesson-first-match-not-influence = Allora il dono sarebbe inutile. Mettila.
lesson-first-match-king = A Versailles ogni colonna è una base, ogni riga un complemento. Il Re sta alla colonna di lavanda: un profumo con quella base dà 3 punti in più.
lesson-first-match-court-row = La Corte sta alla riga di gelsomino: paga per quel complemento, 1 punto con la lettera 1, fino a 5 con la lettera 4. Dove Re e Corte si incrociano, 1 in più.
lesson-first-match-versailles = Il tuo profumo è lavanda con gelsomino: tutti e due! Vai a Versailles.
lesson-first-match-present = Presentalo. Ricevi anche 1 punto per ogni spazio libero nella casella.
lesson-first-match-not-finish = Sei qui per presentare il profumo!
lesson-first-match-not-court-step = È il favore della dama: sposta la Corte. Non ora.
lesson-first-match-scored = 7 punti: 2 per gli spazi liberi, 3 dal Re, 1 dalla Corte, 1 all’incrocio. E un gettone originalità. Esci da Versailles.
lesson-first-match-token = Hai due gettoni. Ognuno vale 1 punto alla fine, o un turno in più. Usane uno.
lesson-first-match-not-no = Prova una volta: prendi il turno in più.
lesson-first-match-more = Raccogli per il prossimo profumo: vai al banco di fior d’arancio.
lesson-first-match-sunday = La domenica tutti i profumi si possono ripresentare, e il Re e la Corte si spostano. Ogni presentazione lascia un cubo nella sua casella. La Corte va all’altra riga con più cubi, il Re all’altra colonna con meno; in caso di parità, alla successiva, in giù o a destra.
lesson-first-match-school = Qui impari: metodi migliori, più fiori, più punti. Ogni corso dà anche esperienza, che apre ricette migliori: quelle con due complementi, che valgono entrambi (il Re paga una volta). Un livello più alto non porta nulla di per sé, salvo per un bonus finale.
lesson-first-match-travel = Ogni tessera città dà 1 esperienza. Puoi girarla per il suo effetto, una volta: allora il suo prestigio, il numero che porta, conta alla fine, ma la sua esperienza è persa. Un’azione dà la tessera in cima; la carrozza può scegliere.
lesson-first-match-last = La partita finisce quando qualcuno arriva a quest’ultima domenica: gli altri hanno ancora un turno. Poi Re e Corte vanno tutti e due dove ci sono meno cubi, e ogni profumo vale ancora una volta, ma senza favori né tessere città.
lesson-first-match-list-round =
    Un turno, in breve:
    • O un’azione: mercato, scuola, corte, viaggio o Versailles, per punti azione.
    • O una produzione: fiori in essenze, la carrozza viaggia, la meridiana torna a 5.
    • In ogni momento del turno: creare profumi, girare tessere.
lesson-first-match-list-points =
    I punti vengono da:
    • Presentare profumi: spazi liberi, il Re, la Corte.
    • Alla fine: ogni profumo di nuovo (senza favori né tessere), 1 per gettone originalità, le tessere girate, 5 per ogni dama in cui sei in testa e i bonus nascosti.
lesson-first-match-list-limits =
    Quello che sorprende all’inizio:
    • Una visita a Versailles presenta un solo profumo.
    • Hai posto per tre profumi. Un quarto ne sostituisce uno.
    • Una casella piena non dà nulla, neanche dalla Corte.
lesson-first-match-list-rest =
    Altre due cose:
    • Il favore di una dama chiede più influenza di chiunque altro, e puoi avere due favori.
    • Senza fiori, o con la meridiana a 5, non puoi produrre.
lesson-first-match-end = Ora la partita è tua. Continua contro Visitatore. Se vuoi, il bot migliore ti consiglia.

lesson-workers-title = Il mercato e i lavoratori
lesson-workers-about = Come un’azione porta i fiori che vuoi.
lesson-workers-idea = I lavoratori aiutano chi viene: prendi un fiore al tuo banco e uno a ogni banco con un lavoratore.
lesson-workers-stall = Vogliamo due fiori di lavanda. Vai al banco di lavanda.
lesson-workers-not-act = Questa lezione è al banco di lavanda.
lesson-workers-move = Un lavoratore al tuo banco porta un secondo fiore. Sposta questo alla lavanda, per 1 punto azione in più.
lesson-workers-not-worker = Sposta il lavoratore cerchiato al banco di lavanda.
lesson-workers-not-done = Allora c’è solo una lavanda. Sposta prima un lavoratore.
lesson-workers-done = L’altro resta al bergamotto: è il terzo fiore. Lascialo.
lesson-workers-not-second = Costa un altro punto azione. Lascialo.
lesson-workers-took = Due lavande e un bergamotto, per 2 punti azione.
lesson-workers-extra = Nessun turno in più ora.
lesson-workers-not-extra = Tieni il gettone.
lesson-workers-same = I lavoratori restano lì per tutti. E non puoi andare due volte di fila allo stesso banco.
lesson-workers-end = Due fiori uguali sono anche il prezzo di un nuovo metodo. Puoi continuare da qui.

lesson-methods-title = I metodi
lesson-methods-about = Più essenze dagli stessi fiori.
lesson-methods-idea = Distillazione: un fiore, un’essenza, 1 punto produzione. Altri metodi ne fanno di più.
lesson-methods-school = Un metodo costa due fiori uguali, e hai due lavande. Vai a questa scuola, per 1 punto azione.
lesson-methods-not-act = Questa lezione è alla scuola cerchiata.
lesson-methods-not-produce = Potresti distillare. Ma prima impara.
lesson-methods-tile = Macerazione: 2 fiori diversi, 2 essenze. Estrazione: 2 uguali, 2. Enfleurage: 2 uguali, 3. Spremitura: 1 bergamotto o fior d’arancio, 2 essenze! Prendila.
lesson-methods-not-tile = Buono anche questo. Ma hai un bergamotto: meglio la spremitura.
lesson-methods-experience = L’esperienza sale a 2: si aprono le ricette di livello 2. Nessun turno in più.
lesson-methods-not-extra = Tieni il gettone.
lesson-methods-produce = Ora provalo: produci.
lesson-methods-not-act-now = Prova prima il nuovo metodo: produci.
lesson-methods-use = Spremi il bergamotto.
lesson-methods-not-distil = Quella fa un’essenza, la spremitura due.
lesson-methods-not-done = Usa prima il metodo.
lesson-methods-result = Due essenze da un fiore.
lesson-methods-end = Sulla tua plancia stanno tre metodi, e ognuno può tenere fiori. Puoi continuare da qui.

lesson-ladies-title = Le dame
lesson-ladies-about = Doni, influenza e favori.
lesson-ladies-idea = Ogni dama ama certi doni: la A essenze di bergamotto, gelsomino o lavanda, una di ciascuna.
lesson-ladies-court = Vai alla coppia A. Il nobile ti dà la lettera 1, che apre la coppia B e Londra.
lesson-ladies-not-act = Questa lezione è dalla coppia A.
lesson-ladies-not-produce = Niente fiori oggi. Vai alla coppia A.
lesson-ladies-gift = Ogni dono mette un’influenza. Dona il bergamotto.
lesson-ladies-not-gift = Dona l’essenza cerchiata.
lesson-ladies-not-skip = Senza dono niente influenza.
lesson-ladies-second = Puoi farne più d’uno. Dona anche il gelsomino.
lesson-ladies-not-enough = Uno in più mette al sicuro il vantaggio.
lesson-ladies-keep = Tieni la lavanda per un profumo. Regala solo questo.
lesson-ladies-not-third = Ti servirà per un profumo.
lesson-ladies-peek = Guarda il suo bonus finale: ora lo vedi solo tu, alla fine vale per tutti.
lesson-ladies-not-peek = Sapere è gratis. Guarda.
lesson-ladies-place = Metti la tua influenza, due per due doni.
lesson-ladies-not-done = Hai donato per questo. Mettila.
lesson-ladies-favour = Ne hai di più: il suo favore è tuo finché nessuno ne ha altrettanta. Sposta la Corte di una riga a Versailles. Nessun turno in più.
lesson-ladies-not-extra = Tieni il gettone.
lesson-ladies-five = Alla fine ogni dama dove ne hai di più dà 5 punti. Ma puoi avere solo due favori.
lesson-ladies-end = Le dame più alte vogliono doni più rari, e i loro nobili lettere migliori. Puoi continuare da qui.

lesson-journeys-title = I viaggi
lesson-journeys-about = Le tessere città: tre usi in una.
lesson-journeys-idea = Una tessera vale tre cose: esperienza finché la tieni, il suo effetto una volta, e prestigio alla fine se l’hai usata.
lesson-journeys-travel = Viaggia a Parigi, per 2 punti azione: prendi la tessera in cima.
lesson-journeys-not-act = Questa lezione va a Parigi.
lesson-journeys-experience = La tua esperienza è 2: puoi fare ricette di livello 2.
lesson-journeys-flip = Girala per il suo effetto: 2 fiori di lavanda e 2 di narciso. Non costa azioni, ma l’esperienza se ne va.
lesson-journeys-not-end = Potresti tenerla. Per questa lezione girala.
lesson-journeys-flowers = Quattro fiori in una volta, e 1 punto di prestigio alla fine. Nessun turno in più.
lesson-journeys-not-extra = Tieni il gettone.
lesson-journeys-coach = Anche la carrozza porta tessere: si muove quando produci. Se si ferma in una città scegli la tessera.
lesson-journeys-letters = Londra, Colonia e Firenze chiedono le lettere 1, 2 e 3 della corte.
lesson-journeys-end = Gira le tessere prima della fine: quelle non usate non danno prestigio. Puoi continuare da qui.

lesson-king-and-court-title = Il Re e la Corte
lesson-king-and-court-about = Che cosa dà una presentazione.
lesson-king-and-court-king = Le colonne sono le basi. Un profumo della colonna del Re dà 3 punti in più.
lesson-king-and-court-court = Le righe sono gli altri aromi. La riga della Corte dà punti per la tua lettera: 1, 2, 3 o 5.
lesson-king-and-court-letter = Hai la lettera 1: la Corte dà 1 punto. Senza lettera, nessuno.
lesson-king-and-court-go = Vai a Versailles.
lesson-king-and-court-not-act = Questa lezione è a Versailles.
lesson-king-and-court-not-produce = Il profumo è pronto. Vai a Versailles.
lesson-king-and-court-present = Lavanda con gelsomino: dove Re e Corte si incrociano. Presentalo.
lesson-king-and-court-not-finish = Presenta prima il profumo.
lesson-king-and-court-not-step = Allora la Corte lascerebbe la tua riga. Presenta prima.
lesson-king-and-court-count = 2 per gli spazi liberi, 3 dal Re, 1 dalla Corte, 1 per l’incrocio: 7 punti. Una casella piena non darebbe nulla.
lesson-king-and-court-step = Il favore della dama A ti fa spostare la Corte, una volta per visita. Spostala, perché gli altri non ne approfittino.
lesson-king-and-court-not-finish-step = Usa prima il favore.
lesson-king-and-court-stop = Nessun turno in più ora.
lesson-king-and-court-not-extra = Tieni il gettone.
lesson-king-and-court-sunday = La domenica la Corte segue la moda, alla riga con più cubi; il Re cerca la novità, nella colonna con meno. L’ultima domenica tutti e due cercano meno cubi.
lesson-king-and-court-end = Poi tutti i profumi si possono ripresentare. Prevedi dove staranno. Puoi continuare da qui.
