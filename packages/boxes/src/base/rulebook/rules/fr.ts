/** Rules of the base game in French, in the order of the book. */
import type { rules as en } from './en.ts'

export const rules: Readonly<Record<keyof typeof en, string>> = {
  'sources-base-1e':
    '**Jeu de base.** Le livret de règles de {print.base}, et les réponses de l’éditeur aux questions. « Jeu en ligne sous licence » signale une règle tirée de la version en ligne autorisée par l’éditeur.',
  'sources-base-2e':
    '**Jeu de base.** Toutes les cartes et tous les plateaux, la liste du matériel et les réponses de l’éditeur aux questions. Nous n’avons pas lu le livret de la deuxième édition : pour tout le reste, les règles sans mention suivent celui de la première. « Jeu en ligne sous licence » signale une règle tirée de la version en ligne autorisée par l’éditeur.',
  'contents-base-1e':
    'Vérifiez le matériel du jeu de base :\n- {in.base.age1} cartes de l’Âge I, {in.base.age2} de l’Âge II et {in.base.age3} de l’Âge III\n- {in.base.guilds} cartes violettes, les guildes\n- {in.base.boards} plateaux de merveille : [boards:base] ; {in.base.wonderCards} cartes merveille pour les tirer\n- {in.base.twoPlayers} cartes qui expliquent la partie avec une cité libre ; ce livre les remplace\n- {in.base.conflict} jetons Conflit\n- {in.base.coins1} pièces de valeur {coinValues.1} et {in.base.coins3} de valeur {coinValues.2}.',
  'contents-base-2e':
    'Vérifiez le matériel du jeu de base :\n- {in.base.age1} cartes de l’Âge I, {in.base.age2} de l’Âge II et {in.base.age3} de l’Âge III\n- {in.base.guilds} cartes violettes, les guildes\n- {in.base.boards} plateaux de merveille : [boards:base]\n- {in.base.victory} jetons Victoire ({in.base.victoryEach} de chaque valeur : {victories.1}, {victories.2} et {victories.3}) et {in.base.defeat} jetons Défaite\n- {in.base.coins1} pièces de valeur {coinValues.1} et {in.base.coins3} de valeur {coinValues.2}.',
  goal: 'Vous dirigez une cité du monde antique. Au fil des {ages|word} Âges, vous la dotez d’ateliers, de marchés, d’armées et d’écoles, et vous élevez sa merveille.',
  'goal-winner': 'À la fin du dernier Âge, la cité qui a le plus de points l’emporte.',
  'goal-winner-teams':
    'À la fin du dernier Âge, les partenaires dont les cités ont ensemble le plus de points l’emportent.',
  'goal-course':
    'À chaque tour d’un Âge, vous prenez une carte de votre main, vous l’utilisez et vous passez les autres à votre voisin. Après {turns} tours, l’Âge est terminé : les voisins comparent leurs armées, puis l’Âge suivant commence avec de nouvelles mains.',
  'free-city':
    'Une autre cité se trouve entre vous : la **cité libre**. Elle a des pièces, des ressources et une armée comme toute cité, mais elle ne peut pas gagner. Vous la jouez à tour de rôle ; le joueur qui la joue à ce tour est son **gardien**.',
  'free-city-2e':
    'La deuxième édition n’a pas de règles pour {players|word} joueurs. Nous utilisons la cité libre de la première édition avec les cartes et les plateaux de la deuxième.',

  'term-city':
    'Votre **cité** se compose de votre plateau de merveille et de toutes les cartes que vous construisez à côté. Vos **voisins** sont les cités à votre gauche et à votre droite : c’est avec elles que vous commercez, et contre elles que vous vous battez{slot:term-fight}.',
  'teams-term': ', mais jamais contre votre partenaire',
  'term-card':
    'Une **carte** a un nom, une couleur, un coût dans son coin supérieur gauche et un effet au milieu (icônes : chapitre S). Sans coût, elle est gratuite. Les chaînages y figurent aussi : les cartes qui la rendent gratuite, et celles qu’elle rend gratuites. Les listes de cartes les nomment.',
  'term-goods':
    'Les **ressources** servent à payer les cartes et les étapes. Les matières premières sont [named:wood|le bois], [named:stone|la pierre], [named:clay|l’argile] et [named:ore|le minerai] ; les produits manufacturés sont [named:glass|le verre], [named:cloth|le tissu] et [named:papyrus|le papyrus]. Les **pièces** servent à acheter les ressources des voisins. Les **[named:shield|boucliers]** sont la force de votre armée. Les **points** se comptent à la fin de la partie.',

  'turn-told': 'Voici un tour, raconté du début à la fin :',
  'turn-told-two': 'Voici un tour avec la cité libre, raconté du début à la fin :',
  'first-game-1e': 'Jouez tous sur la face A. Les étapes de la face B demandent plus d’expérience.',
  'first-game-2e': 'Jouez tous sur la face jour. Les étapes de la face nuit demandent plus d’expérience.',
  'first-game-goods':
    'Construisez d’abord des cartes marron et grises : ce qu’elles produisent paie vos cartes à chaque tour suivant. À l’Âge I, toute carte que vous pouvez construire est bonne.',
  'first-game-neighbours':
    'Regardez vos deux voisins avant de choisir. Vous pouvez acheter ce qu’ils produisent, leurs boucliers vous disent si une armée en vaut la peine, et ils utiliseront les cartes que vous passez. Si vous manquez de pièces, vendez une carte.',

  'setup-seats':
    'Asseyez-vous en cercle. Les joueurs à votre gauche et à votre droite sont vos voisins pour toute la partie.',
  'setup-seats-two':
    'Installez-vous de sorte que le plateau de la cité libre soit entre vous. Chacun a l’autre joueur d’un côté et la cité libre de l’autre.',
  'teams-seats':
    'Formez des équipes de {mates|word}. Les partenaires s’assoient côte à côte : chacun n’a donc qu’un rival pour voisin.',
  'setup-cards':
    'Mettez de côté les guildes, les cartes violettes, et triez les autres cartes Âge en {ages|word} paquets, I, II et III. Chacune indique en bas un nombre de joueurs. Remettez dans la boîte celles dont le nombre dépasse {printed}.',
  'setup-guilds':
    'Mélangez les {guildsInBox} guildes face cachée{slot:setup-guilds}. Ajoutez-en {guilds} au paquet de l’Âge III{slot:guilds}, sans les regarder ; les autres ne servent pas.',
  'setup-guilds-eight': ', autant qu’à {printed|word} joueurs',
  'setup-hands':
    'Vérifiez les paquets : chaque Âge doit donner exactement {cities} mains de {handSize} cartes. Toutes sont distribuées : un paquet ne peut pas s’épuiser.',
  'setup-hands-two':
    'Vérifiez les paquets : chaque Âge donne {handSize} cartes à chacun de vous, et {handSize} qui forment, face cachée, la pioche de la cité libre. Toutes sont distribuées : un paquet ne peut pas s’épuiser.',
  'setup-board':
    'Donnez à chaque joueur un plateau de merveille au hasard. Si tout le monde est d’accord, choisissez-les. Les plateaux qui ne servent pas restent dans la boîte.',
  'setup-bids':
    'À cette table, ce sont les mises qui décident. À la fin, vous perdez les points misés sur votre propre plateau ; vos mises sur les autres plateaux ne coûtent rien.',
  'setup-side-1e': 'La face A ou B est tirée avec le plateau.',
  'setup-side-2e':
    'Choisissez la face visible de votre plateau, jour ou nuit ; les autres peuvent choisir autrement. Ce choix vaut pour toute la partie. La liste « Toutes les merveilles », vers la fin de ce livre, explique les étapes des deux faces.',
  'setup-free-city': 'Tirez un plateau et sa face pour la cité libre. Elle commence avec [coins:{freeCityCoins}].',
  'setup-coins': 'Chaque joueur prend {startingCoins} pièces{slot:setup-coins}.',
  'setup-supply':
    'Laissez les autres pièces et tous les jetons à portée de tous. Les pièces forment la banque. Une pièce de valeur {coinValues.2} compte pour {coinValues.2|word} pièces. ~Vous pouvez faire de la monnaie à la banque à tout moment.~',

  'age-begins':
    'À chaque Âge, chaque joueur reçoit une nouvelle main : {handSize} cartes du paquet de cet Âge, distribuées face cachée. Ne regardez que les vôtres. Un Âge commence ainsi :',
  'age-passing':
    'Après chaque tour, vous passez vos cartes : aux Âges I et III à votre voisin de **gauche**, à l’Âge II à celui de **droite**.',
  'age-passing-two':
    'Après chaque tour, vous échangez vos mains et l’autre joueur devient le gardien de la cité libre. Celui qui est à sa **gauche** la garde en premier aux Âges I et III, celui qui est à sa **droite** à l’Âge II.',
  'free-city-first':
    'Les règles imprimées se contredisent sur le premier gardien. Chez nous, c’est le joueur à gauche de la cité libre.',
  'age-last-cards':
    'Un Âge dure {turns} tours. Au dernier, vous avez {lastHand|word} cartes en main : utilisez-en une, et posez l’autre, votre **dernière carte**, face cachée sur la défausse. Elle ne rapporte rien. Seuls quelques pouvoirs permettent de la jouer.',
  'age-last-cards-two':
    'Un Âge dure {turns} tours. Au dernier, vous avez {lastHand|word} cartes en main, et une de plus si vous êtes le gardien : utilisez-en une pour chaque cité que vous jouez, et posez l’autre face cachée sur la défausse. Elle ne rapporte rien. La dernière carte de la pioche de la cité libre y va aussi ; personne ne la joue ni ne la voit.',

  'turn-choose':
    'Personne ne commence : chacun choisit une carte en secret et décide de ce qu’il en fait. Quand tous sont prêts, on les révèle ensemble. ~Dites ce que vous faites de votre carte, et montrez-la si vous la construisez. Les cartes pour une étape et les cartes vendues restent face cachée.~',
  'turn-change': 'Tant que le dernier joueur n’est pas prêt, vous pouvez changer d’avis.',
  'teams-talk':
    'Vous pouvez regarder les cartes de votre partenaire et parler de tout, pourvu que chacun puisse entendre.',
  'free-city-hand':
    'Le gardien de la cité libre prend d’abord la première carte de sa pioche ; il a donc une carte de plus que l’autre joueur. Choisissez une carte pour votre cité, puis une des autres pour la cité libre, toutes deux en secret. Si vous changez d’avis pour votre carte, vous choisissez de nouveau pour la cité libre.',
  'free-city-choice':
    'Si une des cartes permet à la cité libre de construire un bâtiment ou une étape, vous devez choisir une telle carte ; un chaînage doit être utilisé. Ne vendez une carte pour elle que si rien ne peut être construit.',
  'free-city-powers':
    'La merveille de la cité libre a ses effets habituels, et le gardien fait les choix. Elle ne joue jamais de dernière carte.',
  'free-city-buried': 'Personne ne regarde les cartes sous sa merveille, pas même le joueur qui en a la garde.',
  'free-city-plain':
    'La cité libre construit des cartes et des étapes, et vend des cartes. Elle n’utilise rien d’autre de ce qu’offrent les extensions.',
  'turn-order': 'Un tour se déroule ainsi. À chaque étape, tous agissent en même temps{slot:turn-order} :',
  'free-city-steps': ' ; seule la cité libre agit avant les joueurs',
  'turn-pay-first':
    'Vous payez avec les pièces que vous aviez au début du tour. Ce que vos voisins vous paient et ce que vous gagnez ce tour-ci ne se dépense qu’à partir du tour suivant. Seule la **dernière carte** restée en main, si un pouvoir permet de la jouer, peut se payer aussitôt avec ces pièces.',
  'turn-placed-first':
    'Toutes les cartes sont posées avant qu’aucune ne prenne effet. Une carte qui en compte d’autres compte donc celles que vos voisins construisent au même tour.',
  'turn-works-later':
    'Les effets qui aident à payer comptent à partir du tour suivant : ressources (même les nouvelles d’un voisin), réductions, chaînages et pouvoirs qui rendent une carte gratuite. Ils ne comptent tout de suite que pour cette **dernière carte** restée en main. Les autres effets d’une nouvelle carte ou étape agissent au même tour : prendre des pièces, jouer la carte restée en main, construire une carte de la défausse.',
  'asked-together':
    'Si plusieurs joueurs doivent décider au même moment, par exemple d’une perte ou d’une pénalité, tous choisissent en secret, puis tous révèlent leur choix. Ils décident l’un après l’autre seulement quand un choix influe sur le suivant, comme à la défausse.',
  'free-city-order':
    'À chaque étape, la cité libre passe d’abord, puis les joueurs. ~Ce qu’elle vous paie ce tour-ci ne se dépense qu’à partir du tour suivant, même par son gardien : tous paient avant que quiconque soit payé.~',

  'build-cost':
    'Payez le coût indiqué sur la carte : ressources de votre cité, ressources achetées aux voisins, pièces à la banque. Posez ensuite la carte face visible dans votre cité.',
  'build-goods-last':
    'Vos ressources ne s’épuisent jamais. Chacune sert **une fois par tour**, et de nouveau à chaque tour suivant.',
  'build-choice':
    'Une carte qui offre un choix de ressources les montre séparées par une barre. Elle vous en donne une par tour, celle que vous voulez à chaque fois.',
  'build-once': 'Votre cité n’a jamais une deuxième carte du même nom, même si l’une des deux vient d’un autre Âge.',
  'chain-free':
    'Beaucoup de cartes indiquent celles auxquelles elles mènent. Si votre cité possède une telle carte, celle à laquelle elle mène est gratuite : vous ne payez ni ressources, ni pièces.',
  'chain-own':
    'Seules comptent les cartes de votre propre cité, et seulement celles qui s’y trouvaient avant ce tour. Un chaînage ne permet jamais de construire une deuxième carte du même nom.',
  'chain-paid':
    'Vous n’êtes pas obligé d’utiliser un chaînage, ni un pouvoir qui rend une carte gratuite : vous pouvez payer la carte.',
  'stage-marker':
    'N’importe quelle carte permet de construire la prochaine étape de votre merveille{slot:stage-card}. Payez le coût de l’étape, indiqué sur votre plateau, et glissez la carte face cachée sous le plateau, au niveau de cette étape : elle montre que l’étape est construite. Le coût et l’effet de la carte elle-même ne comptent pas.',
  'stage-order':
    'Construisez les étapes de gauche à droite, chacune une seule fois{slot:stage-order}. Rien ne vous oblige à en construire, et vous pouvez en construire plusieurs dans un Âge.',
  'stage-hidden':
    'La carte sous une étape est hors du jeu : elle n’a ni nom, ni couleur, ni effet pour personne{slot:stage-hidden}.',
  'sell-coins': 'Posez la carte face cachée sur la défausse et prenez [coins:{sale}] à la banque{slot:sell}.',
  'sell-must':
    'Vous pouvez vendre n’importe quelle carte. Si vous ne pouvez ni construire une carte, ni l’utiliser pour une étape, vous devez la vendre. ~Si la révélation montre que vous ne pouvez pas payer ce que vous avez annoncé, construisez la carte ou utilisez-la pour une étape si vous le pouvez ; sinon, vendez-la.~',
  'dig-free':
    'Certains pouvoirs, comme celui de la merveille [wonder:halikarnassos], permettent de construire une carte de la défausse à la fin du tour. Regardez la pile en secret, choisissez une carte et construisez-la gratuitement. Elle a le même effet qu’une carte construite depuis votre main, chaînages compris. Là non plus, vous ne pouvez pas construire une deuxième carte du même nom.',
  'dig-pile':
    'La pile contient aussi les cartes vendues ce tour-ci et, au dernier tour d’un Âge, les cartes restées en main, les vôtres aussi. ~Sans un tel pouvoir, personne ne regarde les cartes de la défausse.~',
  'dig-order':
    'Si plusieurs cités peuvent le faire au même tour, [wonder:halikarnassos] passe en premier{slot:dig-order}.',
  'dig-optional':
    'Vous pouvez regarder la pile et ne rien construire, sans dire pourquoi. ~Si la pile est vide, il ne se passe rien : le pouvoir ne sert pas à un tour suivant.~',

  'trade-sold':
    'Vous pouvez acheter ce que produisent les plateaux, les cartes marron et les cartes grises de vos voisins. Utilisez-le pour la carte ou l’étape de ce tour ; vous ne le gardez pas.',
  'trade-not-sold':
    'Ce que produisent les cartes jaunes{slot:not-sold} et les étapes de merveille est réservé à leur propriétaire. Personne ne peut l’acheter.',
  'trade-no-refusal':
    'Un voisin ne peut pas refuser, et ne perd rien : la même ressource lui sert encore, et ses deux voisins peuvent l’acheter.',
  'trade-once':
    'Vous ne pouvez acheter chaque symbole de ressource d’un voisin qu’une fois par tour. D’une carte qui porte {@brickyard.all.length|word} [res:clay|argiles], vous pouvez en acheter une ou les deux, chacune à son prix ; d’une carte qui offre un choix, une seule ressource. Son propriétaire ou un autre acheteur peut en utiliser une autre au même tour.',
  'free-city-trade': 'La cité libre paie et commerce comme toute autre. Le gardien décide à qui elle achète.',
  'teams-apart':
    'Les partenaires se paient les ressources comme tout le monde. Un effet qui touche tous les autres joueurs touche aussi votre partenaire.',
  'trade-price': 'Une ressource coûte [coins:{price}], payées au voisin qui la produit.',
  'trade-cheaper':
    'Vos comptoirs ramènent ce prix à [coins:{bargain}] pour les matières premières du côté qu’ils indiquent ; votre carte [card:marketplace] fait de même pour les produits manufacturés des deux côtés.',
  'trade-whom':
    'Si vos deux voisins produisent ce qu’il vous faut, vous choisissez à qui vous payez. Pour une même carte ou étape, vous pouvez aussi acheter aux deux. ~Une fois toutes les cartes révélées, chacun dit à qui il paie, dans n’importe quel ordre. Laissez vos pièces visibles de tous.~',
  'trade-dearer':
    'Vous achetez au voisin de votre choix, même si l’autre est moins cher. Utilisez d’abord vos propres ressources : vous n’achetez que ce qui manque encore, par exemple une deuxième [res:stone] si vous n’en produisez qu’une.',
  'trade-income':
    'Vous n’achetez que ce que vous pouvez payer tout de suite. Les pièces du même tour arrivent trop tard.',

  'age-ends': 'Une fois le dernier tour terminé, un Âge se conclut ainsi :',
  'conflict-shields':
    'Comptez les boucliers de votre cité. Comparez-les à ceux de votre voisin de gauche, puis à ceux de votre voisin de droite. Chaque comparaison compte à part : si vous battez les deux, vous prenez un jeton pour chacun.',
  'conflict-teams':
    'Vous ne combattez jamais votre partenaire. Comptez les boucliers de votre cité et comparez-les à ceux du voisin de l’autre côté. Ce combat **compte double** : le résultat est le même, avec un jeton à chaque fois.',
  'free-city-fights': 'La cité libre affronte chacun de vous, comme vous vous affrontez l’un l’autre.',
  'conflict-tokens':
    'Si vous en avez plus, prenez un jeton Victoire : il vaut [points:{victories.1}] à l’Âge I, [points:{victories.2}] à l’Âge II, [points:{victories.3}] à l’Âge III. Si vous en avez moins, prenez un jeton Défaite, qui vaut [points:−{defeat}] à chaque Âge.',
  'conflict-tie': 'À égalité, aucun des deux ne prend de jeton.',
  'age-stays':
    'Vos cartes, vos étapes, vos pièces et vos jetons Conflit restent pour l’Âge suivant, et la défausse aussi. Les boucliers des Âges précédents comptent de nouveau.',

  'game-ends':
    'La partie s’achève avec les conflits de l’Âge III. Additionnez alors les points de votre cité, ligne par ligne, sur papier ou sur une feuille de score.',
  'free-city-score': 'Personne ne compte les points de la cité libre.',
  'score-military': 'La valeur de vos jetons Victoire, moins [points:{defeat}] par jeton Défaite.',
  'score-treasury': '[points:1] par tranche de {coinsAPoint|word} pièces restantes ; le reste ne vaut rien.',
  'score-wonder': 'Les points des étapes que vous avez construites.',
  'score-bid': 'Moins les points que vous avez misés sur votre plateau.',
  'score-civil': 'Les points de vos cartes bleues.',
  'score-commerce':
    'Les points que donnent vos cartes jaunes. Elles comptent votre cité telle qu’elle est maintenant, à la fin.',
  'score-guilds':
    'Les points que donnent vos guildes{slot:guild-cap}. Celles qui comptent les cités de vos voisins les comptent telles qu’elles sont maintenant.',
  'score-science':
    'Pour chacun des {symbols|word} symboles, le nombre que vous en avez **multiplié par lui-même** ; et [points:{sciencePerSet}] par série de {symbols|word} symboles différents.',
  'science-both': 'Chaque symbole compte à la fois avec ceux de sa sorte et dans les séries.',
  'science-choice':
    'Un symbole au choix devient celui qui vous arrange le mieux. Vous ne le choisissez que maintenant, au décompte.',
  'science-one-hand':
    'Tous les symboles de votre cité, d’où qu’ils viennent, se comptent ensemble : choisissez pour tous à la fois, de la façon qui rapporte le plus.',
  'winner-most': 'Le joueur qui a le plus de points gagne.',
  'winner-teams':
    'Chaque partenaire compte pour soi, la science aussi. Additionnez ensuite les points des deux : l’équipe qui en a le plus gagne.',
  'winner-tie':
    'À égalité de points, le joueur qui a le plus de pièces gagne. À égalité de pièces aussi, les joueurs partagent la victoire.',
  'winner-tie-teams':
    'À égalité de points, l’équipe qui a le plus de pièces gagne, les deux partenaires ensemble. À égalité de pièces aussi, les équipes partagent la victoire.',

  'colour-brown-grey':
    'Les cartes **marron** produisent des matières premières, les **grises** des produits manufacturés.',
  'colour-blue': 'Les cartes **bleues** valent des points{slot:blue}.',
  'colour-yellow':
    'Les cartes **jaunes** apportent des pièces, des réductions ou des ressources. Celles de l’Âge III comptent un élément de votre cité : elles rapportent des pièces à leur construction, puis des points à la fin. Une carte qui compte les cartes jaunes se compte elle-même{slot:yellow}.',
  'colour-red': 'Les cartes **rouges** ajoutent des boucliers à votre armée{slot:red}.',
  'colour-green': 'Les cartes **vertes** portent un symbole scientifique : compas, rouage ou tablette{slot:green}.',
  'colour-purple':
    'Les cartes **violettes** sont les guildes. Elles apparaissent à l’Âge III, et la plupart rapportent des points pour les cartes de votre cité ou des cités voisines. La [card:shipowners-guild] se compte elle-même.',
  'counted-cards':
    'Certaines cartes comptent les cartes marron ou grises. La ressource de votre plateau n’est pas une carte et ne compte pas. Les cartes qui comptent les étapes de merveille ne comptent que celles qui sont construites.',
  'wonder-last-card':
    '**[power:last-card] :** vous pouvez jouer votre **dernière carte**, celle qui reste en main au dernier tour d’un Âge ; les autres défaussent la leur. Jouez-la quand les autres cartes de ce tour ont pris effet : construisez-la, utilisez-la pour une étape ou vendez-la. Les pièces, ressources, réductions et chaînages gagnés à ce tour comptent pour elle. ~Toutes les ressources peuvent resservir pour elle, les vôtres et celles de vos voisins.~ Le pouvoir agit au tour même où son étape est construite.',
  'wonder-goods': 'Une étape qui offre un choix de ressources vous en donne une par tour. Personne ne peut l’acheter.',
  'olympia-1e':
    '**[wonder:olympia], face A :** à chaque Âge, une carte de votre main est gratuite, pièces comprises. Vous décidez quand. Une carte qui ne vous coûte rien ne dépense pas le pouvoir.',
  'olympia-copy-1e':
    '**[wonder:olympia], face B :** à la fin, une guilde d’un voisin compte pour vous comme si elle était dans votre cité. Le voisin ne perd rien.',
  'olympia-2e':
    '**[wonder:olympia], face jour :** une carte d’une couleur que votre cité n’a pas encore est gratuite, quel que soit l’Âge. Les étapes ne sont pas des cartes, et une carte sous votre merveille n’a pas de couleur.',
  'olympia-night-2e':
    '**[wonder:olympia], face nuit :** la carte que vous choisissez au premier tour d’un Âge est gratuite si vous la construisez ; avec la deuxième étape, celle que vous choisissez au dernier tour l’est aussi. Si vous vendez cette carte ou la glissez sous une étape, l’avantage est perdu.',

  'ruling-last-card-first':
    '**[wonder:babylon] joue sa dernière carte, et [wonder:halikarnassos] construit une carte de la défausse. Qui passe d’abord ?** [wonder:babylon] joue, puis les mains sont défaussées, puis [wonder:halikarnassos] regarde la pile.',
  'ruling-chain-possession':
    '**La première carte d’un chaînage doit-elle venir d’un Âge précédent ?** Non. Il suffit qu’elle soit dans votre cité au début du tour.',
  'ruling-copied-guilds-1e':
    '**Que compte une guilde copiée ?** Une [card:shipowners-guild] copiée ne se compte pas elle-même. Une [card:scientists-guild] copiée vous donne son symbole, qui compte avec tous les autres en science. Vous copiez la guilde qui rapporte le plus.',
  'ruling-no-free-hand':
    '**La carte gratuite de [wonder:olympia] peut-elle être une étape, ou une deuxième carte du même nom ?** Non, ni l’une ni l’autre.',
  'ruling-supply':
    '**Et si les jetons ou les pièces viennent à manquer ?** Ils sont illimités : utilisez autre chose à leur place.',
  'ruling-same-turn':
    '**Le [card:vineyard] compte-t-il une carte marron que mon voisin construit au même tour ?** Oui. Toutes les cartes sont posées avant qu’aucune ne prenne effet.',
  'ruling-order':
    '**Plusieurs extensions agissent au même moment. Dans quel ordre ?** Chaque extension ordonne ses propres étapes. Là où elles se rencontrent, l’ordre indiqué pour un tour, un Âge et la défausse est en partie le nôtre.',
  'ruling-twins':
    '**Puis-je construire le [card:loom-age-1] à l’Âge I et de nouveau à l’Âge II ?** Non : les deux cartes ont le même nom.',
}
