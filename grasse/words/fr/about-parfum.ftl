# Ce que sont les pièces de Parfum, et ce qui arrive selon ses règles.
#
# about-…   une pièce : la première ligne est son nom, la suite dit ce qu’elle est et fait
# clause-…  une règle par laquelle quelque chose arrive

about-table =
    La table
    À la fin, la personne qui a le plus de pièces gagne.
about-clock_market =
    Horloge du marché
    Chaque horloge est un tour : le chiffre romain est sa place dans l’ordre, le nombre dessous ses actions.
about-clock =
    Horloge { $position }
    Un tour, numéro { $position } dans l’ordre de cette manche. Actions : { $actions }.
about-street =
    Rue
    Les clients qui peuvent acheter dans cette manche. D’autres arrivent à la fin de la manche.
about-customer =
    Client
    Paie { $price } pour un flacon d’un parfum avec au moins { $counts }.
about-empty_street =
    Boutique vide
    Ce client a acheté. Un autre arrive à la fin de la manche.
about-stack =
    Clients à venir
    Encore dans la pile : { $height }. L’heure de fermeture est une carte de cette pile. Clients au-dessus d’elle : { $until_closing }. Quand elle est tirée, on joue une dernière manche. Les clients B veulent plus et paient plus.
about-distillery =
    Distillerie
    Les notes à prendre : chaque arôme d’une note demande une fiole de tes dés.
about-note =
    Note ({ $type })
    Pour la prendre, il faut ces fioles : { $counts }. Pièces gagnées : { $coins }. Place dans un parfum : { $type }.
about-empty_distillery =
    Case vide
    Une note piochée la remplit ; sinon, elle est remplie à la fin de la manche.
about-bag =
    Sac
    Notes restantes : { $left }. Une action en pioche une, si la distillerie a une case vide. S’il ne peut plus remplir la distillerie après une manche, la partie se termine.
about-market =
    Marché
    Les dés : une action en prend un. Après ton tour, ils reviennent tous.
about-booth =
    Dés : { $aroma }
    Dés restants : { $left }. Sur chacun, { $flasks } faces sur 6 sont des fioles. Une action prend un dé, à lancer dans ce tour.
about-supply =
    Flacons
    Dans la réserve : { $left }. Un parfum fini prend ses flacons ici, et ceux qui sont vendus reviennent.
about-well_place =
    Puits
    L’eau améliore un lancer de dés.
about-well =
    Puits
    Pions Eau restants : { $left }. Une action en prend un ; toi seul vois sa valeur.
about-discards =
    Eau utilisée
    Pions utilisés : { $left }. Quand le puits est vide, ils deviennent le nouveau puits.
about-workbench =
    Distillation
    Les dés et les notes prises de qui joue.
about-dice =
    Tes dés : { $aroma }
    Fioles : { $flasks }. Mouches : { $flies }. Déjà utilisées : { $spent }. Une fiole couvre un tel arôme sur une note.
about-track =
    Piste d’argent
    Les pièces sont les points. Qui en a le moins choisit une horloge en premier.
about-marker =
    Marqueur de { $seat }
    Pièces : { $money }. À égalité, le marqueur du dessus choisit une horloge en premier.
about-perfumery =
    Parfumerie de { $seat }
    Pièces : { $money }. Pions Eau : { $tokens }. Clients servis : { $customers }.
about-perfume =
    Parfum { $perfume }
    { $complete ->
        [0] Pas fini : ses flacons viennent avec la dernière note. Jusqu’ici, il contient { $counts }.
       *[other] Il contient { $counts }. Flacons à vendre : { $flacons }.
    }
about-new_minor =
    Un nouveau parfum mineur
    Tête et fond. Vite fini, mais avec moins de flacons qu’un majeur.
about-new_major =
    Un nouveau parfum majeur
    Tête, cœur et fond. Plus de flacons, et la seule place pour un cœur.
about-token =
    Pion Eau
    Paie l’eau après un lancer. Gardé jusqu’à la fin, il compte en pièces : { $value }.
about-done =
    Terminer
    Finit cette étape.
about-reroll_all =
    Relancer tous les dés
    Pour un pion Eau, tous les dés sont relancés, fioles comprises.
about-water_stop =
    Plus d’eau
    On passe aux notes à prendre. Ensuite, l’eau n’aide plus dans ce tour.
about-claim_stop =
    Plus de notes
    Finit la prise de notes. Les fioles inutilisées sont perdues.
about-pass =
    Passer
    Ne vend rien cette fois. Les flacons restent pour plus tard. Avec les notes gardées, celles que tu ne places pas restent aussi.

## Règles par lesquelles quelque chose arrive

clause-PA-3-3-2 = Chacun choisit une des horloges encore là. À deux, chacun choisit deux fois.
clause-PA-3-4-1 = Chaque horloge est un tour, dans l’ordre des horloges. Son nombre dit combien d’actions a ce tour.
clause-PA-3-6-3 = Tu peux toujours commencer un nouveau parfum, même si la note va dans un parfum inachevé.
clause-PA-3-6-5 = Avec sa dernière note, un parfum est fini et reçoit aussitôt ses flacons, un majeur plus qu’un mineur.
clause-PA-3-7-1 = Chacun peut vendre, dans l’ordre des horloges : un tour de table, puis un second. À deux, chaque horloge donne deux ventes de suite.
clause-PA-3-7-2 = Chaque fois, tu peux vendre à un client, solder ou passer. Passer ne finit que cette vente.
clause-PA-3-7-4 = Le flacon retourne à la réserve, tu reçois le prix du client, et il s’en va. La place reste vide jusqu’à la fin de la manche.
clause-PA-3-7-6 = Qui vend le dernier flacon d’un parfum prend aussitôt des pions Eau au puits. Les notes restent en place.
clause-PA-3-9 = À la fin de la manche, les horloges reviennent, et la distillerie et la rue sont remplies.
clause-PA-3-9-3 = Les cases vides de la distillerie sont remplies depuis le sac. S’il ne suffit pas, le jeu finit aussitôt.
clause-PA-3-9-4 = Les places vides de la rue sont remplies depuis la pile. Si l’heure de fermeture sort, la manche suivante est la dernière.
clause-PA-3-9-5 = La manche suivante commence par le choix des horloges.
clause-PA-4-15 = Si personne ne prend de note ni ne vend de flacon pendant 30 manches, le jeu finit.
clause-PA-5-1 = Le jeu finit après la dernière manche, ou aussitôt si la distillerie ne peut pas être remplie.
clause-PA-5-2 = À la fin, chacun révèle ses pions Eau ; leurs valeurs comptent comme des pièces.
