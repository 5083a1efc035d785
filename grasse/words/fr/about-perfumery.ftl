# Ce que sont les pièces de Perfumery, et ce qui arrive selon ses règles.
#
# about-…   une pièce : la première ligne est son nom, la suite dit ce qu’elle est et fait
# clause-…  une règle par laquelle quelque chose arrive

about-table =
    La table
    Produis des parfums : après { $rounds } manches, le plus de points gagne.
about-display =
    Colonnes
    Les cartes à prendre. Un parfumeur prend une colonne entière.
about-column =
    Colonne { $column }
    Un parfumeur prend toutes ses cartes. Cartes : { $cards }. D’autres arrivent à la fin de la manche, et celles qui servent à payer.
about-deck =
    Pioche : { $deck }
    Cartes restantes : { $left }. Le chiffre est le niveau de la prochaine : les niveaux plus hauts coûtent et rapportent plus. Le jeu finit avec les pioches.
about-action_tiles =
    Actions
    Au lieu de prendre une colonne ou d’installer, un parfumeur peut agir ici.
about-sort_space =
    Déplacer une recette
    Met une de tes recettes installées ailleurs ou dans une autre note. Place pour un parfumeur par manche.
about-replenish_space =
    Recharger une essence
    Remplit la case de réserve vide d’un parfum produit. Place pour un parfumeur par manche.
about-essence_space =
    Prendre une essence
    Met une essence dans le stock d’une de tes notes, pour la production de cette manche. Il y a place pour tous.
about-offer =
    Essence : { $essence }
    Prix en cartes de ta main : { $cost }. Une essence synthétique remplace toute autre en production.
about-hire_space =
    Engager un parfumeur
    Prix : { $cost }. Dès la manche suivante, tu as un parfumeur de plus. À la dernière manche, c’est trop tard. Une fois par partie.
about-start_marker_space =
    Marqueur Premier joueur
    Tu prends le marqueur et tu commences la prochaine manche, si personne ne le prend après toi. Il ne rapporte rien à la dernière manche. Place pour un parfumeur par manche.
about-workbench =
    En cours
    Ce qui se décide en ce moment.
about-payment =
    Paiement
    Prix : { $cost }. Déjà payé : { $paid }. Les cartes payées vont dans les colonnes ; celle qui est montrée est la prochaine.
about-effect =
    Effet (note de { $note })
    { $effect } : à utiliser ou à ignorer. Dessous, ce que cette note a fait jusqu’ici.
about-use =
    Utiliser
    Utilise l’effet : { $effect }.
about-skip =
    Ignorer
    Se passe de l’effet : { $effect }. Ce que tu as reste pour les recettes au-dessus.
about-owed =
    { $title }
    Encore à payer. Tête : { $top }. Cœur : { $middle }. Fond : { $base }.
about-perfumery =
    Parfumerie de { $seat }
    Points : { $score }. Parfums : { $perfumes }. Cartes en main : { $cards }. Parfumeurs à placer : { $perfumers_left } sur { $perfumers }.
about-position =
    Place dans la pile
    Les recettes agissent de bas en haut : ce qu’une recette demande doit naître au-dessous d’elle.
about-stock =
    Stock (note de { $note })
    Ce que cette note a fait. Il paie la couche de { $note } des parfums ; ce qui n’est ni utilisé ni conservé s’évapore.
about-shelf =
    Parfums produits
    Chacun rapporte les points de son sceau. Une case de réserve garde une essence pour plus tard.
about-hand =
    Main
    Cartes : { $cards }. Tu les installes, les produis ou paies avec.
about-kind =
    { $essence }
    Une des essences que cette case de réserve peut garder.
about-note =
    Note de { $note }
    Ici, un parfumeur installe des recettes de ta main. Installées : { $recipes }. L’assemblage va de bas en haut.
about-tile =
    Tuile (note de { $note })
    L’effet le plus bas de la note, à chaque manche : { $effect }.
about-recipe =
    { $title }
    { $effect }. L’installer coûte { $value } ; en paiement, elle vaut { $value }. Installée, elle agit à chaque manche.
about-perfume =
    { $title }
    Demande en tête : { $top } ; au cœur : { $middle } ; au fond : { $base }. Points une fois produit : { $brand }. Vaut { $value } en paiement. Case de réserve : { $storage }.
about-funds =
    Fonds de départ
    Seulement pour payer : vaut { $value }.
about-essence =
    Essence : { $essence }
    Nombre : { $count }. Elle paie la couche de cette note dans un parfum. Le reste s’évapore, sauf ce que tu conserves.
about-done =
    Terminer
    Finit cette étape.
about-pay_done =
    Tout est payé
    Ne paie plus de cartes. On ne rend pas la monnaie.
about-produce_done =
    Plus de parfums
    On passe à la conservation. Ce qui n’est pas conservé s’évapore.
about-store_done =
    Plus rien à conserver
    Tout ce qui reste dans les stocks s’évapore.
about-install_done =
    Plus de recettes
    Paie maintenant celles que tu as installées.

## Règles par lesquelles quelque chose arrive

clause-PY-2-7 = Chacun commence avec une carte Fonds de départ.
clause-PY-3-2-1 = Qui a le marqueur Premier joueur commence la manche ; cela ne change pas pendant la manche.
clause-PY-3-3-3 = Si tu as un parfumeur et une place possible, tu dois le placer et faire l’action.
clause-PY-3-3-4 = Si aucune place n’est possible, ton tour finit sans placement.
clause-PY-3-5-1 = Tu paies en défaussant des cartes de ta main qui valent au moins le prix. Elles vont dans les colonnes.
clause-PY-3-6-1-1 = Tu prends toutes les cartes de la colonne, et le marqueur du prochain premier joueur s’il s’y trouve.
clause-PY-3-6-5-3 = L’essence va dans le stock de la note et attend la production ; elle ne sert pas à l’assemblage.
clause-PY-3-6-6-1 = Tu paies le troisième parfumeur, qui te rejoint à la fin de la manche.
clause-PY-3-6-7-1 = Tu prends le marqueur Premier joueur à qui le détient.
clause-PY-3-6-7-2 = S’il a aussi le marqueur du prochain premier joueur, tu le prends aussi.
clause-PY-3-7-1 = Chacun assemble, produit, conserve et laisse s’évaporer le reste, dans cet ordre.
clause-PY-3-8-2 = Dans chaque note, les effets vont de bas en haut : d’abord la tuile, puis les recettes. Chacun est utilisé ou ignoré une fois.
clause-PY-3-8-6 = Ce qu’une note a fait va dans son stock.
clause-PY-3-9-5 = Les essences retournent à la réserve, et le parfum reste devant toi jusqu’à la fin.
clause-PY-3-11-1 = Tout ce qui reste dans les stocks s’évapore. Ce qui est conservé reste.
clause-PY-3-12 = À la fin de la manche, les parfumeurs reviennent et de nouvelles cartes arrivent.
clause-PY-3-12-1 = Tous les parfumeurs reviennent, et celui qui est engagé les rejoint.
clause-PY-3-12-2 = Chaque colonne reçoit un parfum et une recette des pioches.
clause-PY-3-12-3 = Le marqueur du prochain premier joueur va dans la colonne qui a le moins de cartes.
clause-PY-3-12-4 = Si les deux pioches sont vides, la manche suivante est la dernière.
clause-PY-3-13-1 = Le jeu finit après l’assemblage de la dernière manche.
