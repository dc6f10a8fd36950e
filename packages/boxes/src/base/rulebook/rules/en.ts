/** Rules of the base game in English, in the order of the book. */
export const rules = {
  'sources-base-1e':
    '**Base game.** The rulebook of {print.base}, and the publisher’s answers to questions. “Licensed online game” marks a rule taken from the online version that the publisher licensed.',
  'sources-base-2e':
    '**Base game.** All cards and boards, the list of contents and the publisher’s answers to questions. We have not read the rulebook of the second edition: for everything else, rules without a mark follow that of the first. “Licensed online game” marks a rule taken from the online version that the publisher licensed.',
  'contents-base-1e':
    'Check the pieces of the base game:\n- {in.base.age1} cards of Age I, {in.base.age2} of Age II and {in.base.age3} of Age III\n- {in.base.guilds} purple cards, the guilds\n- {in.base.boards} wonder boards: [boards:base]; {in.base.wonderCards} wonder cards to draw them\n- {in.base.twoPlayers} cards that explain the game with a free city; you do not need them with this book\n- {in.base.conflict} conflict tokens\n- {in.base.coins1} coins worth {coinValues.1} and {in.base.coins3} worth {coinValues.2}.',
  'contents-base-2e':
    'Check the pieces of the base game:\n- {in.base.age1} cards of Age I, {in.base.age2} of Age II and {in.base.age3} of Age III\n- {in.base.guilds} purple cards, the guilds\n- {in.base.boards} wonder boards: [boards:base]\n- {in.base.victory} victory tokens ({in.base.victoryEach} each worth {victories.1}, {victories.2} and {victories.3}) and {in.base.defeat} defeat tokens\n- {in.base.coins1} coins worth {coinValues.1} and {in.base.coins3} worth {coinValues.2}.',
  goal: 'You rule a city of the ancient world. Over {ages|word} Ages you give it workshops, markets, armies and schools, and you raise its wonder.',
  'goal-winner': 'When the last Age is over, the city with the most points wins.',
  'goal-winner-teams': 'When the last Age is over, the partners whose cities have the most points together win.',
  'goal-course':
    'In each turn you pick one card from your hand, use it, and pass the rest to your neighbour. After {turns} turns the Age is over, neighbours compare their armies, and the next Age begins with new hands.',
  'free-city':
    'Another city lies between you: the **free city**. It has coins, resources and an army like any other, and it cannot win. You take turns playing it; the player who plays it this turn is its **keeper**.',
  'free-city-2e':
    'The second edition has no rules for {players|word} players. We use the free city of the first edition with the cards and boards of the second.',

  'term-city':
    'Your **city** is your wonder board and all cards you build beside it. Your **neighbours** are the cities on your left and on your right: with them you trade, and against them you fight{slot:term-fight}.',
  'teams-term': ', but never against your partner',
  'term-card':
    'A **card** has a name, a colour, a cost in its top left corner and an effect in the middle (icons: chapter S). A card without a cost is free. Chains are printed on it too: the cards that make it free, and the cards it makes free. The lists of cards name them.',
  'term-goods':
    '**Resources** pay for cards and stages. Raw materials are [named:wood], [named:stone], [named:clay] and [named:ore]; manufactured goods are [named:glass], [named:cloth] and [named:papyrus]. **Coins** buy resources from neighbours. **[named:shield|Shields]** are the strength of your army. **Points** are counted at the end of the game.',

  'turn-told': 'This is how a turn goes, told from start to end:',
  'turn-told-two': 'This is how a turn goes with the free city, told from start to end:',
  'first-game-1e': 'Play side A of every board. The stages of side B ask for more experience.',
  'first-game-2e': 'Play the day side of every board. The stages of the night side ask for more experience.',
  'first-game-goods':
    'Build brown and grey cards first: what they make pays for cards in every later turn. In Age I any card you can build is a good one.',
  'first-game-neighbours':
    'Look at both neighbours before you choose. You can buy what they make, their shields tell you whether an army is worth it, and the cards you pass on are theirs to use. If you are short of coins, sell a card.',

  'setup-seats': 'Sit in a circle. The players on your left and right are your neighbours for the whole game.',
  'setup-seats-two':
    'Sit so that the board of the free city lies between you. Each of you has the other on one side and the free city on the other.',
  'teams-seats': 'Make teams of {mates|word}. Partners sit side by side, so each has only one rival as a neighbour.',
  'setup-cards':
    'Put the guilds, the purple cards, aside and sort the other Age cards into {ages|word} decks, I, II and III. At the bottom each of them shows a number of players. Return to the box every card whose number is higher than {printed}.',
  'setup-guilds':
    'Shuffle all {guildsInBox} guilds face down{slot:setup-guilds}. Put {guilds} of them{slot:guilds}, unseen, into the deck of Age III; the others are not used.',
  'setup-guilds-eight': ', as many as for {printed|word} players',
  'setup-hands':
    'Check the decks: each Age deck should give exactly {cities} hands of {handSize} cards. All of them are dealt, so a deck cannot run out.',
  'setup-hands-two':
    'Check the decks: each Age deck should give {handSize} cards to each of you and {handSize} for the face-down pile of the free city. All of them are dealt, so a deck cannot run out.',
  'setup-board':
    'Give each player a wonder board at random. If everybody agrees, choose your boards instead. Boards that are not used stay in the box.',
  'setup-bids':
    'At this table bids decide instead. At the end you lose the points you bid for your own board; your bids for other boards cost nothing.',
  'setup-side-1e': 'Draw side A or side B together with the board.',
  'setup-side-2e':
    'Choose which side of your board lies face up, day or night; the others may choose differently. It stays so for the whole game. The list “All wonders” near the end of this book explains the stages of both sides.',
  'setup-free-city': 'Draw a board and its side for the free city. It starts with [coins:{freeCityCoins}].',
  'setup-coins': 'Each player takes {startingCoins} coins{slot:setup-coins}.',
  'setup-supply':
    'Put the other coins and all tokens where everybody can reach them. These coins are the bank. A coin worth {coinValues.2} counts as {coinValues.2|word} coins. ~You may change coins at the bank at any time.~',

  'age-begins':
    'In each Age every player gets a new hand: {handSize} cards from the deck of that Age, dealt face down. Look only at your own. An Age begins like this:',
  'age-passing':
    'After each turn you pass your cards: in Ages I and III to your **left** neighbour, in Age II to your **right** one.',
  'age-passing-two':
    'After each turn you swap hands, and the other player becomes the keeper of the free city. In Ages I and III the player on its **left** is the first keeper, in Age II the player on its **right**.',
  'free-city-first':
    'The printed rules contradict themselves on the first keeper. We begin with the player on the left of the free city.',
  'age-last-cards':
    'An Age has {turns} turns. In the last of them you hold {lastHand|word} cards: use one, and put the other, your **last card**, face down on the discard pile. You get no coins for it. Only a few powers let you play it.',
  'age-last-cards-two':
    'An Age has {turns} turns. In the last of them you hold {lastHand|word} cards, and one more as the keeper: use one for each city you play, and put the other face down on the discard pile. You get no coins for it. The last card of the free city’s pile goes there too, unplayed and unseen.',

  'turn-choose':
    'Nobody starts: everybody secretly picks a card and decides what to do with it. When all are ready, everybody reveals at the same time. ~Say what you do with your card, and show it if you build it. Cards for a stage and sold cards stay face down.~',
  'turn-change': 'You may change your mind until the last player is ready.',
  'teams-talk': 'You may look at your partner’s cards and talk about everything, as long as everybody can hear it.',
  'free-city-hand':
    'The keeper of the free city draws the top card of its pile first, and so holds one card more than the other player. Choose a card for your own city, then one of the rest for the free city, both in secret. If you change your own card, you choose again for the free city as well.',
  'free-city-choice':
    'If one of the cards lets the free city build something or build a stage, you must choose such a card; a chain must be used. Sell a card for it only if nothing can be built.',
  'free-city-powers':
    'The wonder of the free city has its usual effect, and the keeper makes its choices. The free city never plays a last card.',
  'free-city-buried': 'Nobody looks at the cards under its wonder, not even the player who keeps it now.',
  'free-city-plain':
    'The free city builds cards and stages and sells cards. It uses nothing else that expansions offer.',
  'turn-order': 'A turn has these steps. In each step everybody acts at the same time{slot:turn-order}:',
  'free-city-steps': '; only the free city acts before the players',
  'turn-pay-first':
    'You pay with the coins you had when the turn began. Coins that neighbours pay you and coins you earn this turn can be spent from the next turn on. Only the **last card** left in hand, if a power lets you play it, may be paid with them at once.',
  'turn-placed-first':
    'All cards are placed before any of them takes effect. A card that counts other cards therefore counts those your neighbours build in the same turn.',
  'turn-works-later':
    'Effects that help you pay count from the next turn on: resources (also new ones of a neighbour), discounts, chains and powers that make cards free. Only for that **last card** left in hand do they count at once. Other effects of a new card or stage act in the same turn: take coins, play the card left in hand, build from the discard pile.',
  'asked-together':
    'If several players must decide at the same moment, for example on a loss or a penalty, all choose in secret and reveal together. They decide one after another only where one choice affects the next, as at the discard pile.',
  'free-city-order':
    'In each step the free city acts first, then the players. ~Coins it pays you this turn can be spent from the next turn on, also by its keeper: everybody pays before anybody is paid.~',

  'build-cost':
    'Pay the cost shown on the card: resources of your own city, resources bought from neighbours, coins to the bank. Then put the card face up in your city.',
  'build-goods-last':
    'Your resources are never used up. You can use each of them **once a turn**, in every turn of the game.',
  'build-choice':
    'A card that offers a choice of resources shows them with a slash. It gives you one of them each turn. You choose again every turn.',
  'build-once': 'Your city never has a second card of the same name, not even from another Age.',
  'chain-free':
    'Many cards name others that they lead to. If your city has such a card, the card it leads to is free: you pay no resources and no coins.',
  'chain-own':
    'Only cards of your own city count, and only those built before this turn. A chain never lets you build a second card of the same name.',
  'chain-paid': 'You need not use a chain, or a power that makes a card free: you may pay for the card instead.',
  'stage-marker':
    'You can use any card to build the next stage of your wonder{slot:stage-card}. Pay the cost of the stage, shown on your board, and put the card face down under the board, below that stage: it shows that the stage is built. The cost and effect of the card itself do not matter.',
  'stage-order':
    'Build the stages from left to right, each of them once{slot:stage-order}. You need not build any, and you may build several in one Age.',
  'stage-hidden':
    'The card under a stage is out of the game: it has no name, no colour and no effect for anybody{slot:stage-hidden}.',
  'sell-coins': 'Put the card face down on the discard pile and take [coins:{sale}] from the bank{slot:sell}.',
  'sell-must':
    'You may sell any card. If you can neither build a card nor use it for a stage, you must sell it. ~If only the reveal shows that you cannot pay for what you said, build the card or use it for a stage if you can; otherwise sell it.~',
  'dig-free':
    'Some powers, such as that of [wonder:halikarnassos], let you build a card from the discard pile at the end of the turn. Look through the pile in secret, choose one card, and build it free of cost. It has the same effect as a card built from your hand, chains included. You cannot build a second card of the same name from there either.',
  'dig-pile':
    'The pile includes cards sold this turn and, in the last turn of an Age, the cards left in hand, your own too. ~Without such a power nobody may look through the pile.~',
  'dig-order': 'If several cities may do so in one turn, [wonder:halikarnassos] goes first{slot:dig-order}.',
  'dig-optional':
    'You may look through the pile and build nothing, without saying why. ~If the pile is empty, nothing happens: the power cannot be used in a later turn.~',

  'trade-sold':
    'You may buy the resources that the boards, brown cards and grey cards of your neighbours make. Use them for this turn’s card or stage; you do not keep them.',
  'trade-not-sold':
    'Resources of yellow cards{slot:not-sold} and wonder stages can be used by their owner only. Nobody can buy them.',
  'trade-no-refusal':
    'A neighbour cannot refuse, and loses nothing: they can still use the same resource themselves, and both their neighbours may buy it.',
  'trade-once':
    'You can buy each resource symbol of a neighbour only once a turn. From a card with {@brickyard.all.length|word} [res:clay] you may buy one or both, each at its price; from a card that offers a choice, only one resource. It may be another one than its owner or another buyer uses.',
  'free-city-trade': 'The free city pays and trades like any other. The keeper chooses whom it pays.',
  'teams-apart':
    'Partners pay each other for resources like anybody else. An effect on all other players also affects your partner.',
  'trade-price': 'A resource costs [coins:{price}], paid to the neighbour who makes it.',
  'trade-cheaper':
    'Your trading posts lower that to [coins:{bargain}] for raw materials on the side they point to, your [card:marketplace] for manufactured goods on both sides.',
  'trade-whom':
    'If both neighbours make what you need, you choose which of them you pay. For one card or stage you may also buy from both. ~Once all cards are revealed, everybody says whom they pay, in any order. Keep your coins where everybody can see them.~',
  'trade-dearer':
    'You may buy from either neighbour, even if the other is cheaper. Use your own resources first: you may buy only what is still missing, for example a second [res:stone] if you make only one.',
  'trade-income': 'You can only buy what you can pay for immediately. Coins from the same turn come too late.',

  'age-ends': 'Once the last turn is over, an Age ends like this:',
  'conflict-shields':
    'Count the shields of your city. Compare them with those of your left neighbour, then with those of your right neighbour. Each comparison counts for itself: if you beat both, you take a token for each.',
  'conflict-teams':
    'You never fight your partner. Count the shields of your city and compare them with those of the neighbour on your other side, **twice**: the result is the same, with a token each time.',
  'free-city-fights': 'The free city fights both of you, as you fight each other.',
  'conflict-tokens':
    'If you have more, take a victory token: worth [points:{victories.1}] in Age I, [points:{victories.2}] in Age II, [points:{victories.3}] in Age III. If you have fewer, take a defeat token, worth [points:−{defeat}] in every Age.',
  'conflict-tie': 'If you are equal, neither of you takes a token.',
  'age-stays':
    'Your cards, stages, coins and conflict tokens stay for the next Age, and so does the discard pile. Shields of earlier Ages count again.',

  'game-ends':
    'The game ends with the conflicts of Age III. Now add up the points of your city, line by line, on paper or a score sheet.',
  'free-city-score': 'Nobody counts the points of the free city.',
  'score-military': 'The values of your victory tokens, minus [points:{defeat}] for each defeat token.',
  'score-treasury':
    '[points:1] for every {coinsAPoint|word} coins you have left; any remaining coins are worth nothing.',
  'score-wonder': 'The points on the stages you have built.',
  'score-bid': 'Minus the points you bid for your board.',
  'score-civil': 'The points on your blue cards.',
  'score-commerce': 'The points your yellow cards give. They count your city as it is now, at the end.',
  'score-guilds':
    'The points your guilds give{slot:guild-cap}. Guilds that count your neighbours’ cities count them as they are now.',
  'score-science':
    'For each of the {symbols|word} symbols, the number you have, **multiplied by itself**; and [points:{sciencePerSet}] for each set of {symbols|word} different symbols.',
  'science-both': 'Every symbol counts both with its own kind and in the sets.',
  'science-choice':
    'A symbol of your choice becomes the symbol that suits you best. You choose only now, when points are counted.',
  'science-one-hand':
    'All symbols of your city count together, wherever they come from. Choose for all of them together, in the way that scores most.',
  'winner-most': 'The player with the most points wins.',
  'winner-teams': 'Each partner counts alone, science too. Then add the points of both: the team with the most wins.',
  'winner-tie':
    'If scores are tied, the player with more coins wins. If coins are tied too, the players share the victory.',
  'winner-tie-teams':
    'If teams are tied, the team with more coins wins, both partners together. If coins are tied too, the teams share the victory.',

  'colour-brown-grey': '**Brown** cards make raw materials, **grey** cards manufactured goods.',
  'colour-blue': '**Blue** cards are worth points{slot:blue}.',
  'colour-yellow':
    '**Yellow** cards give coins, discounts or resources. Those of Age III count something in your city: for coins when you build the card, then for points at the end. A card that counts yellow cards counts itself{slot:yellow}.',
  'colour-red': '**Red** cards add shields to your army{slot:red}.',
  'colour-green': '**Green** cards carry a science symbol: compass, gear or tablet{slot:green}.',
  'colour-purple':
    '**Purple** cards are the guilds. They appear in Age III, and most of them score for cards in your city or in neighbouring cities. The [card:shipowners-guild] counts itself.',
  'counted-cards':
    'Some cards count brown or grey cards. The resource on your board is not a card and does not count. Cards that count wonder stages count only those that are built.',
  'wonder-last-card':
    '**[power:last-card]:** you may play your **last card**, the one left in hand in the last turn of an Age; the others discard theirs. Play it once the other cards of that turn have taken effect: build it, use it for a stage, or sell it. Coins, resources, discounts and chains gained in that turn count for it. ~All resources can be used again for it, your own and those of your neighbours.~ The power works in the very turn in which its stage is built.',
  'wonder-goods': 'A stage that offers a choice of resources gives you one of them each turn. Nobody can buy it.',
  'olympia-1e':
    '**[wonder:olympia], side A:** one card from your hand is free in each Age, coins included. You decide when. A card that costs you nothing does not use up the power.',
  'olympia-copy-1e':
    '**[wonder:olympia], side B:** at the end one guild of a neighbour scores for you as if it were in your city. The neighbour loses nothing.',
  'olympia-2e':
    '**[wonder:olympia] by day:** a card of a colour your city does not have yet is free, whatever the Age. Stages are not cards, and a card under your wonder has no colour.',
  'olympia-night-2e':
    '**[wonder:olympia] by night:** the card you choose in the first turn of an Age is free if you build it; with the second stage also the card you choose in the last turn. If you sell that card or use it for a stage, the bonus is lost.',

  'ruling-last-card-first':
    '**[wonder:babylon] plays its last card, and [wonder:halikarnassos] builds from the discard pile. Who goes first?** [wonder:babylon] plays, then the hands are discarded, then [wonder:halikarnassos] looks through the pile.',
  'ruling-chain-possession':
    '**Must the first card of a chain be from an earlier Age?** No. It only has to be in your city when the turn begins.',
  'ruling-copied-guilds-1e':
    '**What does a copied guild count?** A copied [card:shipowners-guild] does not count itself. A copied [card:scientists-guild] gives you its symbol, which counts with science together with all your others. You copy whichever guild brings most.',
  'ruling-no-free-hand':
    '**Can the free card of [wonder:olympia] be a stage, or a second card with the same name?** No, neither.',
  'ruling-supply': '**What if tokens or coins run out?** They are unlimited: use anything else in their place.',
  'ruling-same-turn':
    '**Does [card:vineyard] count a brown card my neighbour builds in the same turn?** Yes. All cards are placed before any of them takes effect.',
  'ruling-order':
    '**Several expansions act at the same moment. In which order?** Each expansion orders its own steps. Where they meet, the order given here for a turn, for an Age and for the discard pile is partly ours.',
  'ruling-twins': '**May I build [card:loom-age-1] in Age I and again in Age II?** No: they have the same name.',
}
