# Che cosa sono i pezzi di Aqua Mirabilis, e che cosa accade secondo le sue regole.
#
# about-…   un pezzo: la prima riga è il suo nome, il resto dice che cos’è e che cosa fa
# clause-…  una regola per cui accade qualcosa

about-table =
    Il tavolo
    Presenta profumi a Versailles: dopo l’ultima domenica vince chi ha più punti.
about-scent =
    { $scent }
    Uno dei sei aromi.
about-market =
    Mercato dei fiori
    Chi va a un banco vi raccoglie un fiore, e uno a ogni banco dove sta un lavoratore.
about-stall =
    Banco: { $scent }
    Fiori qui: { $left }. Per { $cost } PA ne raccogli uno qui, e uno a ogni banco dove sta un lavoratore.
about-worker =
    Lavoratore
    Chi va al mercato riceve anche un fiore da questo banco: { $scent }. Prima puoi spostare i lavoratori, per PA.
about-apprenticeship =
    Apprendistato
    Una lezione ti aiuta per tutta la partita e dà esperienza.
about-school =
    Lezione: { $family }
    Costa { $cost } PA{ $dearer ->
        [1] { " " }(il posto meno caro porta alle stesse lezioni)
       *[0] { "" }
    }, e inoltre { $pays ->
        [1] un’essenza del suo aroma
        [2] un fiore del suo aroma
        [3] un gettone originalità
       *[4] 2 fiori uguali
    }.
about-base_lesson =
    Essenza base: { $scent }
    Le ricette di questa base non chiedono più la sua essenza. Costa un’essenza uguale oltre ai PA. Esperienza: { $experience }.
about-specialisation_lesson =
    Specializzazione: { $scent }
    Ogni volta che produci questa essenza, ne ricevi una in più. Costa un fiore uguale oltre ai PA. Esperienza: { $experience }.
about-flower_lesson =
    Più fiori al mercato
    Al mercato prendi in più fiori a scelta: { $amount }. Costa un gettone originalità oltre ai PA. Esperienza: { $experience }.
about-points_lesson =
    Più punti produzione
    Ogni produzione ha più PP: { $amount }. Costa un gettone originalità oltre ai PA. Esperienza: { $experience }.
about-step_lesson =
    Più passi di carrozza
    La tua carrozza può andare più lontano, in passi: { $amount }. Costa un gettone originalità oltre ai PA. Esperienza: { $experience }.
about-method_lesson =
    Metodo: { $method }
    Per { $cost } PP trasforma fiori ({ $flowers }, { $rule }) in essenze ({ $essences }). Accetta: { $allowed }. Costa 2 fiori uguali oltre ai PA. Esperienza: { $experience }.
about-travel =
    Viaggi
    Un viaggio porta il tassello in cima di una città.
about-road =
    Viaggio a { $city }
    Per { $cost } PA prendi il tassello in cima della città, se la tua lettera basta.
about-city =
    { $city }
    Tasselli: { $height }. Livello di lettera necessario: { $letter }. Se la tua carrozza si ferma qui, scegli uno dei suoi tasselli.
about-flowers_tile =
    Tassello città: fiori
    Capovolgilo una volta nel tuo turno per prendere come fiori: { $counts }. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-essences_tile =
    Tassello città: essenze
    Capovolgilo una volta nel tuo turno per prendere come essenze: { $counts }. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-recipe_tile =
    Tassello città: ricetta
    Capovolgilo per creare un profumo { $any ->
        [0] di { $scent }
       *[other] di qualsiasi base
    }, senza il livello e senza l’essenza di base. Complementi: { $slots }. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-choice_tile =
    Tassello città: essenze a scelta
    Capovolgilo una volta nel tuo turno per essenze diverse: { $amount }. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-originality_tile =
    Tassello città: originalità
    Capovolgilo una volta nel tuo turno per gettoni originalità: { $amount }. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-influence_tile =
    Tassello città: influenza
    Capovolgilo per collocare senza regalo gettoni influenza presso le dame: { $amount }. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-points_tile =
    Tassello città: punti produzione
    Capovolgilo durante una produzione per avere più PP: { $amount }. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-action_tile =
    Tassello città: azione
    Capovolgilo per pagare un’azione fino a { $amount } PA. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-second_tile =
    Tassello città: secondo profumo
    Si capovolge solo a Versailles, subito dopo aver presentato un profumo: allora ne presenti un secondo. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-half_tile =
    Tassello città: metà dei punti
    Si capovolge solo a Versailles, subito dopo aver presentato un profumo: ricevi di nuovo metà dei suoi punti. Esperienza fino ad allora: { $experience }. Punti alla fine, se capovolto: { $prestige }.
about-court_life =
    Vita di corte
    Fai visita a una coppia: ricevi una lettera migliore, e la dama accetta regali.
about-audience =
    Coppia { $dame }
    Costa { $cost } PA. Prima la lettera, se la tua è un livello sotto; poi regali per la dama.
about-dame =
    Dama { $dame }
    Regalo: { $wish }. Ogni regalo colloca un gettone influenza presso di lei. Chi ne ha di più ha il suo favore ({ $favour }; non quando alla fine tutti i profumi contano ancora) e punti alla fine. La lettera qui è di livello { $letter_given }.
about-influence =
    Influenza di { $seat }
    Gettoni presso questa dama: { $count }. Chi ne ha di più vince il suo favore, e punti alla fine.
about-hidden_bonus =
    Bonus finale
    Nascosto fino alla fine, ma un regalo permette di guardarlo. Vale per tutti.
about-experience_bonus =
    Bonus finale: esperienza
    Alla fine tutti segnano punti per l’esperienza. Almeno → punti: { $tiers }.
about-cities_bonus =
    Bonus finale: città
    Alla fine tutti segnano punti per tasselli di città diverse. Almeno → punti: { $tiers }.
about-tiles_bonus =
    Bonus finale: { $city }
    Alla fine tutti segnano punti per tasselli di { $city }. Almeno → punti: { $tiers }.
about-base_bonus =
    Bonus finale: { $scent }
    Alla fine tutti segnano punti per profumi di questa base. Almeno → punti: { $tiers }.
about-bases_bonus =
    Bonus finale: basi
    Alla fine tutti segnano punti per profumi di base diversa. Almeno → punti: { $tiers }.
about-methods_bonus =
    Bonus finale: metodi
    Alla fine tutti segnano punti per metodi diversi dalla distillazione. Almeno → punti: { $tiers }.
about-influence_bonus =
    Bonus finale: influenza
    Alla fine tutti segnano punti per gettoni influenza presso le dame. Almeno → punti: { $tiers }.
about-originality_bonus =
    Bonus finale: originalità
    Alla fine tutti segnano punti per gettoni originalità. Almeno → punti: { $tiers }.
about-essences_bonus =
    Bonus finale: essenze
    Alla fine tutti segnano punti per le essenze diverse rimaste nel deposito; quelle dei profumi non contano. Almeno → punti: { $tiers }.
about-letter_bonus =
    Bonus finale: lettera
    Alla fine tutti segnano punti per il livello della lettera di referenza. Almeno → punti: { $tiers }.
about-levels_bonus =
    Bonus finale: livelli
    Alla fine tutti segnano punti per i livelli dei loro profumi, sommati. Almeno → punti: { $tiers }.
about-versailles =
    Versailles
    Le colonne sono basi, le righe complementi. Un profumo presentato mette un cubo dove si incrociano.
about-gallery =
    Versailles
    Per { $cost } PA presenti un profumo non ancora mostrato questa settimana.
about-king =
    Il Re
    Gli piace questa base: { $column }. Un profumo così dà i punti del Re, una volta.{ $move ->
        [0] { "" }
       *[other] { " " }La domenica va all’altra colonna con meno cubi; in caso di parità, alla successiva a destra. Per come stanno ora le cose: { $next }, { $total ->
            [one] un cubo
           *[other] { $total } cubi
        }.
    }
about-court =
    La Corte
    Questo complemento è di moda: { $row }. Dà punti, di più con una lettera migliore.{ $move ->
        [0] { "" }
        [1] { " " }La domenica la Corte va all’altra riga con più cubi; in caso di parità, alla successiva in basso. Per come stanno ora le cose: { $next }, { $total ->
            [one] un cubo
           *[other] { $total } cubi
        }.
       *[other] { " " }L’ultima domenica la Corte va, come il Re, dove ci sono meno cubi: a un’altra riga, in caso di parità alla successiva in basso. Per come stanno ora le cose: { $next }, { $total ->
            [one] un cubo
           *[other] { $total } cubi
        }.
    }
about-cell =
    { $column } con { $row }
    Cubi: { $cubes }. Spazi liberi: { $left }. Un nuovo cubo dà tanti punti quanti spazi restano poi liberi; il primo prende anche il gettone originalità.
about-recipes =
    Ricette
    Con abbastanza esperienza e le essenze ne crei profumi, in qualsiasi momento del tuo turno.
about-recipe =
    Ricetta: { $scent }
    Ti servono esperienza { $level }, un’essenza di questa base e complementi diversi: { $slots }. Un livello più alto non porta nulla di per sé, salvo per un bonus finale; anche un secondo complemento fa punti.
about-track =
    Via delle carrozze
    Dopo una produzione la tua carrozza avanza. Se si ferma in una città, puoi scegliervi un tassello.
about-stop =
    Una tappa della carrozza
    Se la tua carrozza si ferma in una città e la tua lettera basta, puoi scegliervi un tassello.
about-calendar =
    Consegne
    Che cosa portano le prossime domeniche.
about-sunday =
    Domenica
    Giorni fino ad allora: { $days }. { $last ->
        [0] Arrivano nuovi fiori, i profumi si possono presentare di nuovo, un cubo va dove Re e Corte si incrociano, e tutti e due si spostano.
       *[other] Poi vengono gli ultimi turni. Dopo, Re e Corte vanno tutti e due dove ci sono meno cubi, per la parata finale, e si segnano i punti.
    }
about-delivery =
    Consegna
    Fiori per i banchi: { $counts }.
about-supply =
    Riserva
    Fiori, essenze, cubi e gettoni che nessuno ha.
about-stock =
    Riserva: { $scent }
    Resta: { $left }. I fiori e le essenze in più vengono da qui.
about-choice =
    Finora
    Ciò che hai scelto; non accade niente prima dell’ultima parte.
about-worker_move =
    Lavoratore
    Va a questo banco: { $scent }.
about-cost =
    Pagamento
    Fiori: { $scent }.
about-using =
    { $method }
    Il metodo che stai usando.
about-inputs =
    Fiori
    Vanno nel metodo: { $counts }.
about-chosen =
    Essenze
    Prendi: { $counts }.
about-essences_given =
    Regali
    Dai: { $counts }.
about-complements =
    Complementi
    Scelti finora: { $counts }.
about-tokens_given =
    Regali
    Gettoni originalità: { $count }.
about-perfumes_given =
    Regali
    Profumi: { $count }.
about-placed =
    Influenza
    Gettoni per la dama { $dame }: { $count }.
about-migrated =
    Influenza
    Gettoni presi dalla dama { $dame }: { $count }.
about-kept =
    Favore
    Tieni il favore della dama { $dame }.
about-board =
    Plancia di { $seat }
    Punti: { $score }. Esperienza: { $experience }. Lettera: { $letter }. Gettoni originalità: { $originality }. Gettoni influenza in mano: { $reserve }. Favori: { $favours }.
about-dial =
    Meridiana
    Punti azione rimasti: { $dial }. Una produzione ha ora { $points } PP; passi di carrozza: { $steps }. Quando i PA sono esauriti, passa un giorno.
about-flower =
    Fiore: { $scent }
    Numero: { $count }. Una produzione lo trasforma in essenza; poi i fiori non messi da parte vanno persi.
about-essence =
    Essenza: { $scent }
    Numero: { $count }. Per i profumi, come base o complemento; anche come regalo o pagamento.
about-gift_essence =
    Regalo: { $scent }
    Un’essenza per la dama. Colloca un gettone influenza.
about-originality =
    Gettoni originalità
    Numero: { $count }. Uno compra un turno extra, paga un’abilità o è un regalo per la dama C. Alla fine ognuno dà punti.
about-method =
    Metodo: { $method }
    Per { $cost } PP trasforma fiori ({ $flowers }, { $rule }) in essenze ({ $essences }). Accetta: { $allowed }.
about-stored =
    Da parte: { $scent }
    Aspetta la tua prossima produzione con questo metodo: { $method }.
about-perfume =
    Profumo: { $scent }
    { $presented ->
        [0] Non ancora presentato questa settimana.
       *[other] Già presentato; da domenica si può di nuovo.
    } Nella parata finale vale ancora una volta.
about-done =
    Fine
    Conclude questo passo.
about-end_turn =
    Fine del turno
    Tocca al prossimo.
about-enough =
    Basta
    Passa al passo successivo.
about-workers_done =
    I lavoratori restano
    Raccoglie fiori con i lavoratori dove sono.
about-skip =
    Nessun regalo
    Non dà niente alla dama.
about-gifts_done =
    Basta regali
    Si passa all’influenza.
about-influence_done =
    Basta influenza
    Lascia i tuoi gettoni dove sono.
about-finish =
    Esci da Versailles
    Non presenta altro.
about-decline =
    Nessun tassello
    Non prende tasselli di questa città.
about-yes =
    Sì
    Accetta.
about-no =
    No
    Ne fa a meno.

## Regole per cui accade qualcosa

clause-AM-3-3 = Il tuo profumiere va su una casella libera di un tipo diverso da prima, e paghi i suoi punti azione.
clause-AM-3-4-2 = Quando i punti azione sono esauriti, la meridiana torna all’inizio, e passerà un giorno.
clause-AM-3-5-3 = Prendi un fiore dal tuo banco e uno dal banco di ogni lavoratore, finché ce ne sono.
clause-AM-3-6-2 = Ciò che hai imparato ti resta per tutta la partita.
clause-AM-3-7-2 = Un viaggio porta il tassello in cima della città; non puoi scegliere.
clause-AM-3-8-2 = La coppia A dà una lettera di livello 1; B, C e D alzano una lettera che è esattamente un livello sotto la loro.
clause-AM-3-8-4 = Dopo un regalo puoi guardare in segreto il bonus finale della dama.
clause-AM-3-8-6 = Chi ha presso una dama più influenza di tutti gli altri ha il suo favore, due favori al massimo. In caso di parità non lo ha nessuno.
clause-AM-3-8-8 = Favori: A sposta la Corte di una riga, B aumenta i punti del Re, C permette due profumi in un’azione, D dà punti per ogni cubo. Nessuno vale nella parata finale.
clause-AM-3-9-4 = Un profumo presentato si valuta complemento per complemento, ognuno nella cella della sua base e di quel complemento.
clause-AM-3-9-4-1 = Una cella piena non dà niente.
clause-AM-3-9-4-2 = Il primo cubo di una cella prende il suo gettone originalità.
clause-AM-3-9-4-3 = Un cubo va nella cella.
clause-AM-3-9-4-4 = Originalità: un punto per ogni spazio della cella che resta poi libero.
clause-AM-3-9-4-5 = Corte: se sta alla riga del complemento, segni punti secondo il livello della tua lettera.
clause-AM-3-9-4-6 = Re: se sta alla colonna della base, segni punti per lui, una volta per profumo.
clause-AM-3-9-4-7 = Perfezione: un punto in più dove Re e Corte si incrociano.
clause-AM-3-10-6 = Alla fine di una produzione i fiori non messi da parte vanno persi, la meridiana torna all’inizio, e passerà un giorno.
clause-AM-3-11-6 = La ricetta di un profumo a cui rinunci torna in esposizione, le sue essenze nella riserva.
clause-AM-3-12-1 = Prendi dalla riserva i fiori del tassello.
clause-AM-3-14-1 = Alla fine di un turno in cui la meridiana è tornata all’inizio arriva il giorno successivo. In meno giocatori alcuni giorni si saltano.
clause-AM-3-15 = La domenica si consegnano fiori, i profumi si possono presentare di nuovo, e il Re e la Corte si spostano.
clause-AM-3-15-1 = I tasselli consegna di questa domenica portano fiori ai banchi.
clause-AM-3-15-3 = Un cubo va nella cella dove Re e Corte si incrociano. Nessuno segna punti.
clause-AM-3-15-4 = La Corte segue la moda: va a un’altra riga, quella con più cubi. L’ultima domenica è quella con meno.
clause-AM-3-15-5 = Il Re vuole novità: va a un’altra colonna, quella con meno cubi.
clause-AM-3-16-1 = Dopo il tuo turno puoi pagare un gettone originalità per un secondo.
clause-AM-3-17-1 = Quando qualcuno raggiunge l’ultima domenica, tutti gli altri giocano ancora un turno.
clause-AM-3-18-1 = L’ultima domenica non ci sono consegne; tutti i profumi si mostrano ancora una volta, e Re e Corte vanno tutti e due dove ci sono meno cubi.
clause-AM-3-19-2 = Nella parata finale ogni profumo vale una volta, senza favori né tasselli, e senza collocare cubi.
clause-AM-3-20-1 = Ogni gettone originalità rimasto dà punti.
clause-AM-3-20-2 = I tasselli città capovolti danno il loro prestigio.
clause-AM-3-20-3 = La maggioranza presso una dama dà punti.
clause-AM-3-20-4 = I bonus finali si rivelano, e tutti segnano punti per ciascuno.
clause-AM-3-21-1 = Vince chi ha più punti. A parità contano i favori, poi l’esperienza, la lettera e il numero di profumi.
clause-AM-4-4 = Se una città non ha più tasselli, non ne ricevi.
clause-AM-5-4 = Il tassello in cima di una città è sempre scoperto.
clause-AM-5-6 = Alla fine tutti vedono i bonus finali.
