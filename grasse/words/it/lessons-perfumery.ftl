# Ciò che dicono le lezioni di Perfumery; i passi sono in grasse/games/perfumery/lessons.

lesson-first-match-title = La tua prima partita
lesson-first-match-about = Due giri, due profumi, passo dopo passo; poi la partita continua ed è tua.
lesson-first-match-goal = Ti diamo il benvenuto nella tua profumeria! Prendi carte profumo, mescola le essenze che mostrano e producili. Solo i profumi prodotti danno punti: il numero nel sigillo rosso. Dopo 8 giri vince chi ne ha di più.
lesson-first-match-card = Questo profumo chiede un’essenza verde nella testa e una floreale nel cuore e nel fondo. Dà 1 punto, nel sigillo rosso. La moneta non è un prezzo: è quanto vale la carta quando paghi con essa.
lesson-first-match-round = Un giro ha due metà. Prima lo sviluppo: ognuno mette i suoi profumieri, uno per turno, e fa ciò che dice il posto. Poi la miscelazione: tutti fanno essenze e producono profumi.
lesson-first-match-acquire = Metti il primo profumiere a questa colonna: prendi tutte le sue carte, il profumo e la ricetta.
lesson-first-match-not-column = Un buon posto, ma per questa lezione prendi la colonna cerchiata.
lesson-first-match-hand = Ecco le tue carte. Ognuna è un profumo da produrre, una ricetta da installare o denaro: si paga con le carte, per la loro moneta.
lesson-first-match-note = Le tue tre note fanno ognuna 1 essenza floreale per giro. Serve anche il verde nella testa, e la tua ricetta lo fa: una volta installata, lavora a ogni giro fino alla fine. Metti qui il secondo profumiere per installarla.
lesson-first-match-not-place = Quel posto servirà un’altra volta. Ora metti il profumiere dov’è il cerchio.
lesson-first-match-pay = Installare costa la moneta della ricetta: 2. Si paga con carte della mano, al valore della loro moneta. Paga con i fondi iniziali, che valgono 2: vanno in una colonna, dove chiunque può prenderli. Non si dà resto.
lesson-first-match-not-pay = Quel profumo lo vuoi produrre! Paga con i fondi iniziali.
lesson-first-match-blend = Tutti i profumieri sono al loro posto: ora mescoli. Ogni nota lavora da sola, dal basso in alto. In basso la sua tessera fa 1 floreale. Ciò che si fa è «in corso», e nel deposito quando la nota ha finito. Usala.
lesson-first-match-not-skip = Puoi saltare un effetto, ma qui ti serve ciò che fa. Usalo.
lesson-first-match-use-recipe = Poi la ricetta sopra: 1 verde. Usa anche quella. Il cuore e il fondo li faccio io per te.
lesson-first-match-produce = Verde nella testa, floreale nel cuore e nel fondo: tutto ciò che chiede questo profumo. Ciò che sta nel deposito di una nota paga solo per quella nota. Produci il profumo!
lesson-first-match-not-produce-done = Non ancora: hai tutte le essenze di questo profumo. Producilo prima.
lesson-first-match-produced = Il tuo primo punto! Il profumo resta sullo scaffale. Il suo piccolo spazio può conservare 1 essenza verde.
lesson-first-match-evaporated = Nella testa restava un’essenza floreale: è sparita. Ciò che non usi né conservi evapora alla fine del giro.
lesson-first-match-new-round = Nuovo giro: ogni colonna ha ricevuto un profumo e una ricetta. Nessuno ha preso la colonna 2, che ora ha quattro carte.
lesson-first-match-starter = Visitatore ha il segnalino primo giocatore, quindi comincia. Si ottiene qui, o con la colonna del segnalino piccolo. In un giro può passare di mano più volte: chi lo ha alla fine comincia il prossimo.
lesson-first-match-acquire-four = Prendi le quattro carte della colonna 2.
lesson-first-match-want-animal = Questo profumo dà 2 punti: chiede floreale, floreale e animale nel fondo. Manca l’animale. Ci sono due vie.
lesson-first-match-note-base = L’altra costa meno: una delle tue ricette cambia una floreale in animale. L’animale serve nel fondo, quindi la ricetta va lì. Metti il profumiere.
lesson-first-match-install = Installa questa ricetta: ciò che sta prima della freccia si paga, ciò che sta dopo si guadagna. Una floreale diventa un’animale.
lesson-first-match-not-install = Quella raddoppia le floreali. Oggi serve quella che fa l’animale.
lesson-first-match-installed = Puoi installarne più d’una e pagarle tutte. Dove ci sono già ricette scegli il posto. Gli effetti agiscono dal basso in alto: metti una ricetta sopra ciò che dà le sue essenze. Più tardi, ordinare le ricette ne sposta una. Una basta: fermati qui.
lesson-first-match-not-second = Poi dovresti pagare con una carta che ti serve. Fermati qui.
lesson-first-match-pay-perfume = Il prezzo è 1. Paga con il profumo che non possiamo ancora fare. La prima carta pagata va nella colonna con meno carte, ogni altra una colonna più a sinistra; una freccia accanto al prezzo dice quale.
lesson-first-match-not-pay-needed = Tieni quella carta, servirà. Paga con quella cerchiata.
lesson-first-match-blend-again = Si mescola di nuovo, dal basso in alto. Usa il primo effetto; i tre successivi li faccio io.
lesson-first-match-mix = Ora la tua nuova ricetta: la floreale di questa nota diventa animale.
lesson-first-match-not-skip-mix = Senza, niente animale per il tuo profumo. Usala.
lesson-first-match-produce-two = Produci il secondo profumo, per 2 punti. In un giro puoi produrre tanti profumi quanti ne pagano le tue essenze.
lesson-first-match-store = In testa resta un’essenza verde. Il primo profumo ha uno spazio per il verde: conservala prima che evapori.
lesson-first-match-not-store-done = Evaporerebbe. Conservala, è gratis.
lesson-first-match-stored = 3 punti a 0! Ciò che è conservato su un profumo resta finché ti serve, e paga per qualsiasi nota quando produci.
lesson-first-match-tiers = Il numero romano è l’età delle carte: I, poi II, poi III. Le ultime chiedono e danno di più. Dopo 8 giri i mazzi sono vuoti e la partita finisce.
lesson-first-match-many-cards = Occhio alle colonne piene: in mano tieni al massimo 7 carte, e il di più va via subito. Ora ne hai 4.
lesson-first-match-other-places = Altri posti: qui assumi un terzo profumiere per 7, un turno in più a ogni giro. «Rifornire» mette un’essenza su un profumo prodotto con il posto vuoto. Un posto con un solo cerchio è bloccato per il giro appena qualcuno lo occupa.
lesson-first-match-list-round =
    Un giro, in breve:
    • Mettere i profumieri a turno: carte di una colonna, ricette, o un posto.
    • Mescolare: ogni nota, dal basso in alto.
    • Produrre profumi, conservare ciò che si può.
    • Il resto evapora e arrivano nuove carte.
lesson-first-match-list-points =
    I punti vengono solo dai profumi prodotti: il numero nel sigillo rosso.
    • Carte in mano, ricette ed essenze non danno nulla alla fine.
    • Le carte con cui paghi vanno alle colonne: altri possono prenderle.
lesson-first-match-synthetic = Una via: comprare qui un’essenza sintetica per 5. Quando produci, sostituisce qualsiasi altra nella nota in cui si trova. Qui una floreale è gratis.
lesson-first-match-end = Ora la partita è tua. Metti il profumiere e continua contro Visitatore. Se vuoi, il bot migliore ti consiglia.

lesson-order-title = L’ordine degli effetti
lesson-order-about = Dal basso in alto: conta dove sta una ricetta.
lesson-order-idea = Nella nota di fondo c’è una ricetta che trasforma una floreale in animale. Dopo, di floreale non resta nulla. Le vogliamo entrambe.
lesson-order-note = Hai una ricetta che raddoppia una floreale. Metti il profumiere alla nota di fondo.
lesson-order-not-place = Utile, ma questa lezione parla della nota di fondo.
lesson-order-install = Installa la ricetta che di una floreale ne fa due.
lesson-order-not-install = È un’altra. Vogliamo quella che raddoppia.
lesson-order-under = Sopra l’altra ricetta arriverebbe tardi: la floreale non ci sarebbe più. Mettila sotto.
lesson-order-not-above = Lassù non trova più floreali. Mettila sotto.
lesson-order-done = Una ricetta basta. Fermati e paga.
lesson-order-not-more = Non oggi: fermati e paga.
lesson-order-pay = Costa 1. Paga con i fondi iniziali; il resto è perso.
lesson-order-not-pay = Tieni quella e paga con i fondi iniziali.
lesson-order-double = Si mescola: la tessera ha fatto 1 floreale. Raddoppiala.
lesson-order-not-skip = Allora l’ordine non conterebbe. Usala.
lesson-order-turn = Ci sono due floreali. Trasformane una in animale.
lesson-order-result = Una floreale e un’animale: ecco che cosa ti ha dato l’ordine.
lesson-order-end = Nel posto per ordinare le ricette puoi spostarne una più tardi. Puoi continuare da qui.

lesson-columns-title = Colonne e pagamenti
lesson-columns-about = Ciò con cui paghi torna alle colonne, secondo una regola.
lesson-columns-full = Nella colonna 3 ci sono sei carte: due nuove e ciò che è stato pagato prima. Prendile tutte.
lesson-columns-not-column = Questo dà meno. Prendi la colonna più piena.
lesson-columns-limit = Sette carte: proprio il limite. Un’ottava andrebbe scartata subito.
lesson-columns-note = Installiamo qualcosa di caro. Metti il profumiere alla nota di cuore.
lesson-columns-not-place = Più tardi. Ora la nota di cuore.
lesson-columns-install = Questa ricetta trasforma una floreale in due verdi e costa 3.
lesson-columns-not-install = Una più economica. Per questa lezione prendi quella cara.
lesson-columns-done = Basta così. Fermati e paga.
lesson-columns-not-more = Non oggi: fermati e paga.
lesson-columns-first = La prima carta va alla colonna con meno carte (il segnalino piccolo conta come una), in parità a quella più vicina ai mazzi: la 3. Paga con questa.
lesson-columns-not-pay = Paga con quella cerchiata: è quella che ti serve meno.
lesson-columns-second = Ogni carta successiva va una colonna più a sinistra: ora la 2. Paga i 2 mancanti con i fondi iniziali.
lesson-columns-not-pay-two = È troppo o troppo poco. I fondi iniziali valgono giusto 2.
lesson-columns-change = 3 su 3 pagati. Potresti pagare di più, ma non si restituisce nulla. Smetti di pagare.
lesson-columns-not-more-pay = Regaleresti quella carta. Smetti di pagare.
lesson-columns-left = Le tue carte sono ora nelle colonne. Al prossimo giro qualcuno le prenderà, forse tu.
lesson-columns-end = Pensa quindi a che cosa regali e a quale colonna. Puoi continuare da qui.

lesson-storage-title = Evaporazione e conservazione
lesson-storage-about = Ciò che non si conserva sparisce alla fine del giro.
lesson-storage-idea = Uno spazio su un profumo prodotto conserva un’essenza del suo tipo. Qui ne aspetta una verde, che serve in qualsiasi nota.
lesson-storage-evaporate = Nei depositi non resta nulla: dopo la produzione il resto evapora.
lesson-storage-replenish = Lo spazio dell’altro profumo è vuoto. In questo posto lo riempi dalla riserva: 1 animale, gratis.
lesson-storage-not-place = Si può anche. Ma guarda prima lo spazio vuoto.
lesson-storage-filled = Resta lì finché non paghi con essa.
lesson-storage-skip = Si mescola: questo profumo vuole solo floreali, non trasformare quella del fondo. Salta la ricetta.
lesson-storage-not-use = Allora manca una floreale in fondo. Salta questa volta.
lesson-storage-produce = Producilo: un piccolo profumo, ma con uno spazio suo.
lesson-storage-not-done = C’è tutto. Producilo prima.
lesson-storage-gone = L’essenza verde di questo giro non aveva posto: è sparita. Ciò che era conservato c’è ancora.
lesson-storage-end = I profumi con uno spazio aiutano a fare quelli grandi più tardi. Puoi continuare da qui.

lesson-synthetic-title = Essenze sintetiche
lesson-synthetic-about = Un’essenza che vale per qualsiasi altra.
lesson-synthetic-idea = Questo profumo dà 5 punti. Vuole verde; floreale e verde; floreale e verde.
lesson-synthetic-count = La testa fa una verde, e una è conservata qui. Due verdi per tre: ne manca una.
lesson-synthetic-place = Qui si compra un’essenza. Metti il profumiere.
lesson-synthetic-not-place = Questo non porta la verde mancante.
lesson-synthetic-synthetic = La floreale è gratis ma non aiuta. Prendi una sintetica per 5.
lesson-synthetic-not-floral = Di floreali ne abbiamo. Prendi la sintetica.
lesson-synthetic-base = Serve solo la nota in cui si trova. La verde manca in fondo: mettila lì.
lesson-synthetic-not-note = Lì non manca nulla, se la verde conservata va in cuore. Mettila in fondo.
lesson-synthetic-pay = Paga 5 con i due fondi iniziali e la ricetta economica. Comincia da questa; il resto lo faccio io.
lesson-synthetic-not-pay = Comincia da quella cerchiata.
lesson-synthetic-skip = Al fondo serve la sua floreale: salta la ricetta che la trasformerebbe.
lesson-synthetic-not-use = Allora la floreale del fondo sparisce. Salta.
lesson-synthetic-produce = Verde, verde conservata e sintetica per la terza. Producilo!
lesson-synthetic-not-other = Quello dà 1 punto, questo 5.
lesson-synthetic-not-done = 5 punti aspettano. Producilo prima.
lesson-synthetic-worth = 5 in carte per 5 punti: un buon affare, le monete alla fine non danno punti.
lesson-synthetic-end = Nel mescolare una sintetica è solo sintetica; nel produrre è qualunque cosa. Puoi continuare da qui.

lesson-first-player-title = Essere i primi
lesson-first-player-about = Il segnalino iniziale, e quanto vale.
lesson-first-player-idea = Chi tiene il segnalino gioca per primo al prossimo giro e sceglie fra tutte le colonne. Ce l’ha Visitatore.
lesson-first-player-take = Viene con la colonna del segnalino piccolo, o da questo posto. Prendilo.
lesson-first-player-not-place = Utile anche questo, ma Visitatore resta primo.
lesson-first-player-blend = Si mescola come sempre. Il profumo in mano vuole floreali: salta questa ricetta.
lesson-first-player-not-use = Allora manca una floreale. Salta.
lesson-first-player-produce = Producilo, per 1 punto e uno spazio.
lesson-first-player-not-done = C’è tutto. Producilo prima.
lesson-first-player-choice = Cominci tu: tutte le colonne sono piene, e questa ha cinque carte.
lesson-first-player-end = Diventare primi costa un turno: fallo quando una colonna lo merita. Puoi continuare da qui.
