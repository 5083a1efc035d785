# Le proprie scatole.

refused-bad_box = Questo file non è una scatola: non si può leggere come TOML.
refused-no_such_own_box = Qui non c’è nessuna scatola: il link non è intero, oppure la scatola è stata eliminata.
refused-bad_place = Questo valore della scatola non si può cambiare.
refused-box_has_faults = Questa scatola ha ancora errori. Correggili prima.
refused-not_your_box = Solo il proprietario può cambiare questa scatola. Fanne una copia.
besides-deep = Le sue tabelle sono annidate troppo a fondo.
besides-unread = Non ha più senso dalla riga { $line }, colonna { $column }.
besides-same = Una delle scatole resterebbe com’è.
besides-renamed = Una tessera con un altro nome non si può provare da sola.
besides-alone = Per questo vanno cambiate da 2 a { $most } tessere, ognuna con un solo valore.
besides-boxes = Si possono provare fino a { $ranges } intervalli e { $boxes } scatole.

# My boxes
box-mine = Le mie scatole
box-offer = Gioca con le tue tessere
box-lead = Non conosciamo alcune tessere stampate, perciò le nostre scatole hanno ricostruzioni. Qui scrivi le tessere della tua copia, o ne provi altre, e ci giochi.
box-laboratory = Che cosa cambia con un’altra tessera, un altro prezzo o un altro numero lo dicono centinaia di partite tra bot:
box-new-heading = Una scatola nuova
box-new-name = Il mio { $game }
box-copy-of = Copia la scatola di { $game }
box-proposed = Copia la scatola con tessere equilibrate ({ $game })
box-proposed-name = { $game }, equilibrato
box-proposed-text = Le scatole con tessere equilibrate vengono dal laboratorio: nelle partite tra bot le loro tessere sono state usate in modo più uniforme delle nostre. La scatola elenca che cosa cambia.
box-import = Oppure porta un file di scatola (TOML)
box-imported = Scatola da un file
box-none = Non hai ancora una scatola.
box-ready = Pronta per giocare
box-doubtful = Pronta per giocare, ma è voluto?
box-doubt-flacons = Sono troppo pochi per un solo profumo. Senza flaconi non si vende mai nulla.
box-play = Apri un tavolo con questa
box-name = Nome di questa scatola ({ $game })
box-transcribe = Trascrivi la mia copia, tessera per tessera
box-whole = Mostra tutta la scatola
box-copy = Copiala nelle mie scatole
box-made = Questa scatola adesso è tua. Ogni modifica si salva subito, e nessun altro può farne.
box-theirs = { $count ->
    [0] È la copia che qualcuno ha fatto della scatola di { $game }. Non cambia nulla.
    [one] È la versione di { $game } di qualcuno: cambia una cosa.
   *[other] È la versione di { $game } di qualcuno: cambiano { $count } cose.
}
box-theirs-how = Puoi guardarla e giocarci. Solo il proprietario può cambiarla, e qui vedrai il cambiamento. Per cambiarla tu, copiala nelle tue scatole.
box-share = Copia il link
box-shared = Il link è copiato. Chi lo ha può guardare questa scatola, copiarla e giocarci. Se la cambi, vede il cambiamento.
box-link = Questo browser non ci lascia copiare. Questo è il link: { $link }
box-file = Salva come file
box-saved = Il tuo browser la salva come { $file }, tra i download.
box-remove = Elimina questa scatola
box-remove-sure = Eliminarla? Le partite aperte con questa continuano.
box-parts = Parti della scatola
box-own = Scatola propria: { $name }
box-book = Questo tavolo ha un’altra scatola, { $name }. Ciò che qui si dice di numeri e tessere vale per la scatola del gioco.
box-of-match = Scatola
box-of-game = La scatola del gioco
box-unrated = Le partite di classifica si giocano con la scatola del gioco.
box-again = Se giochi ancora, { $name } è com’era in questa partita. Se da allora è cambiata, apri un nuovo tavolo con quella.
box-what = { $field }:
box-row = riga { $number }
box-nothing = niente
box-yes = sì
box-no = no
box-less = { $thing }: uno in meno
box-more = { $thing }: uno in più
box-number-of = { $name }, numero { $number }
box-origin-reconstruction = Ricostruzione: non vista su una tessera stampata
box-origin-owner = Da una copia reale
box-origin-rulebook = Dal regolamento
box-origin-source = Da una pagina pubblicata
box-origin-changed = Modificato: non è come nella scatola del gioco
box-unseen = L’immagine seguirà quando l’errore sarà corretto.
box-transcribe-text = Cerca nella tua copia la tessera che somiglia di più a questa e mettila da parte. Se qualcosa è diverso, cambialo qui e poi conferma. L’ordine non conta, e i codici come { $name } sono solo nostri. Non ce n’è una così? Saltala: alla fine dai a quelle saltate i valori delle tessere che ti restano. Puoi smettere quando vuoi e continuare più tardi.
box-progress = { $done } su { $all } confrontate
box-confirm = È così, avanti
box-skip = Salta
box-back = Indietro
box-done = Tutte le tessere sono confrontate
box-skipped = Tutte le tessere sono state mostrate
box-done-text = Salva la scatola come file per darla ad altri, o copia il suo link.

# Parts
box-part-notes-tiles = Note
box-part-customers-tokens = Clienti
box-part-customers = Orario di chiusura
box-part-clocks-tokens = Orologi
box-part-aroma = Dadi
box-part-board-side_2_4 = Tabellone per 2 o 4
box-part-board-side_3 = Tabellone per 3
box-part-water = Gettoni acqua
box-part-water-uses = Usi dell’acqua
box-part-flacons = Flaconi
box-part-perfume-minor = Profumo minore
box-part-perfume-major = Profumo maggiore
box-part-cards-recipes = Carte ricetta
box-part-cards-perfumes = Carte profumo
box-part-note_tile = Tessere nota
box-part-initial_funds = Fondi iniziali
box-part-action_space = Caselle azione
box-part-limits = Limiti
box-part-city_tile = Tessere città
box-part-recipe = Ricette
box-part-end_bonus = Bonus finali
box-part-delivery_tile = Tessere consegna
box-part-production_method = Metodi di produzione
box-part-apprenticeship_tile = Tessere apprendistato
box-part-couple = Coppie della Corte
box-part-city = Città
box-part-sundial-positions = Meridiana
box-part-letter = Lettere di referenza
box-part-personal_board = Plancia personale
box-part-setup-p2 = Preparazione per 2
box-part-setup-p3 = Preparazione per 3
box-part-setup-p4 = Preparazione per 4
box-part-setup-common = Fiori all’inizio
box-part-day_track-p2 = Tracciato dei giorni per 2
box-part-day_track-p3 = Tracciato dei giorni per 3
box-part-day_track-p4 = Tracciato dei giorni per 4
box-part-scoring-presentation = Punti a Versailles
box-part-scoring-final = Punti alla fine
box-part-action_space_group = Intervallo dei costi
box-part-coach_track = Percorso della carrozza
box-part-rulings = Chiarimenti
box-part-component = Pezzi
box-part-setup = Preparazione
box-part-other = Altro

# Fields
box-field-flask = Facce con un’ampolla
box-field-fly = Facce con una mosca
box-field-customer_spaces = Caselle dei clienti
box-field-distillery_spaces = Caselle della distilleria
box-field-actions = Azioni
box-field-start_per_player = Gettoni all’inizio
box-field-keep_limit = Gettoni che si possono tenere
box-field-reroll_colour = Per ritirare un colore
box-field-reroll_all = Per ritirare tutti i dadi
box-field-turn_one_fly = Per girare una mosca
box-field-sold_out_reward = Gettoni per scorte esaurite
box-field-total = Quanti
box-field-flacons = Flaconi
box-field-bargain_price = Prezzo di svendita
box-field-type = Tipo
box-field-coins = Monete
box-field-aromas = Ampolle che costa
box-field-scents = Profumi
box-field-note-scents = Aromi nel profumo (nessuno: come le sue ampolle)
box-field-below_closing_time = Clienti sotto il gettone
box-field-stack = Pila
box-field-price = Prezzo
box-field-wants = Desideri
box-field-count = Quanti
box-field-hand = Carte in mano, al massimo
box-field-perfumers_start = Profumieri all’inizio
box-field-capacity = Chi può usarla
box-field-cost = Costo
box-field-cost_floral = Costo della floreale
box-field-cost_synthetic = Costo della sintetica
box-field-kind = Effetto
box-field-pay = Paga
box-field-gain = Dà
box-field-name = Titolo
box-field-tier = Numero sul retro
box-field-min_players = Giocatori, almeno
box-field-value = Valore
box-field-brand = Valore del marchio
box-field-top = Nota di testa
box-field-middle = Nota di cuore
box-field-base = Base
box-field-storage = Magazzino
box-field-columns = Colonne
box-field-tier_cards = Carte di ogni numero
box-field-min = Ultima casella a sinistra
box-field-max = Ultima casella a destra
box-field-coach_position = Casella della carrozza
box-field-letter = Lettera necessaria
box-field-forced_return = La carrozza deve tornare
box-field-letter_needed = Lettera necessaria
box-field-gift = Dono
box-field-gift_types = Essenze accettate
box-field-favour = Favore
box-field-starting = Presente dall’inizio
box-field-input_count = Fiori che entrano
box-field-input_rule = Quali fiori
box-field-allowed = Profumi ammessi
box-field-output = Essenze che escono
box-field-experience = Esperienza
box-field-production_points = Punti di produzione
box-field-coach_steps = Passi della carrozza
box-field-favour_limit = Favori, al massimo
box-field-start_originality_tokens = Gettoni originalità all’inizio
box-field-multiplier = Moltiplicatore
box-field-market_flowers_each = Fiori di ogni profumo
box-field-delivery_multipliers_per_sunday = Consegne di una domenica
box-field-cell_capacity = Cubetti per cella
box-field-spaces = Caselle, nel loro ordine
box-seat-flowers = Fiori del giocatore { $seat }
box-field-king = Per il Re
box-field-king_with_dame_b = Per il Re, con il favore
box-field-perfection = Per la perfezione
box-field-dame_d_per_cube = Per cubetto, con il favore
box-field-court_by_letter = Per la Corte, secondo la lettera
box-field-per_originality_token = Per gettone originalità
box-field-per_dame_majority = Per maggioranza
box-field-cost_range = Costo più basso e più alto
box-field-worker_move_cost = Per spostare un operaio
box-field-faces = Livelli delle facce
box-field-copies = Copie
box-field-scent = Profumo
box-field-effect = Effetto
box-field-slots = Spazi
box-field-level = Livello
box-field-city = Città
box-field-prestige = Prestigio
box-field-amount = Quantità
box-field-max_cost = Costo massimo
box-field-tiers = Fasce (minimo: punti)
box-field-recipe_of_discarded_perfume = Ricetta di un profumo scartato
box-field-king_points_on = Punti del Re
box-field-parade_originality = Originalità alla parata

# Values
box-value-brown = Marrone
box-value-tan = Beige
box-value-one = Un profumiere
box-value-one_per_player = Un profumiere per giocatore
box-value-extract = Estrazione
box-value-mix = Miscela
box-value-essence = Un’essenza
box-value-originality = Gettoni originalità
box-value-perfume = Un profumo
box-value-base-essence = Essenza di base
box-value-extra_market_flower = Un fiore in più al mercato
box-value-production_points_2 = Due punti di produzione in più
box-value-coach_step_1 = Un passo in più della carrozza
box-value-flowers = Fiori
box-value-essences = Essenze
box-value-recipe = Una ricetta
box-value-essences_choice = Essenze diverse a scelta
box-value-influence = Influenza
box-value-production_points = Punti di produzione
box-value-free_action = Un’azione gratuita
box-value-second_perfume = Un secondo profumo
box-value-half_points = Metà dei punti in più
box-value-display = Torna all’espositore
box-value-removed = Viene rimossa
box-value-first_scoring_combination = Alla prima combinazione che segna
box-value-first_combination = Solo alla prima combinazione
box-value-as_if_cube_placed = Come se si mettesse un cubetto
box-value-free_subsections = Contano tutte le caselle libere
box-faults = { $count ->
    [0] Nessun errore
    [one] Un errore
   *[other] { $count } errori
}
box-differs = { $count ->
    [0] Come la scatola del gioco
    [one] Una differenza dalla scatola del gioco
   *[other] { $count } differenze dalla scatola del gioco
}
box-differs-more = { $count ->
    [0] E nessun’altra
    [one] E un’altra
   *[other] E altre { $count }
}
box-skipped-again = { $count ->
    [0] Mostra quelle saltate
    [one] Mostra quella saltata
   *[other] Mostra le { $count } saltate
}
box-left = { $skipped ->
    [0] ne restano { $left }
    [one] ne restano { $left }, { $skipped } saltata
   *[other] ne restano { $left }, { $skipped } saltate
}
