/** Rule texts of the base game in English. */
import type { Words } from '../../../atom.ts'
import { asked } from '../asked/en.ts'
import { cases } from '../cases/en.ts'
import { glossary } from '../glossary/en.ts'
import { means } from '../synonyms/en.ts'

export const words = {
  rules: {
    'sources-base-1e':
      '**Base game.** The rulebook of {print.base}, and the publisher’s answers to questions. “Licensed online game” marks a rule taken from the online version that the publisher licensed.',
    'sources-base-2e':
      '**Base game.** All cards and boards, the list of contents and the publisher’s answers to questions. We have not read the rulebook of the second edition: for everything else, rules without a mark follow that of the first. “Licensed online game” marks a rule taken from the online version that the publisher licensed.',
    'contents-base-1e':
      'Check the pieces of the base game:\n- {in.base.age1} cards of Age I, {in.base.age2} of Age II and {in.base.age3} of Age III\n- {in.base.guilds} purple cards, the guilds\n- {in.base.boards} wonder boards: [boards:base]; {in.base.wonderCards} wonder cards to draw them\n- {in.base.twoPlayers} cards that explain the game with a free city; you do not need them with this book\n- {in.base.conflict} conflict tokens\n- {in.base.coins1} coins worth {coinValues.1} and {in.base.coins3} worth {coinValues.2}.',
    'contents-base-2e':
      'Check the pieces of the base game:\n- {in.base.age1} cards of Age I, {in.base.age2} of Age II and {in.base.age3} of Age III\n- {in.base.guilds} purple cards, the guilds\n- {in.base.boards} wonder boards: [boards:base]\n- {in.base.victory} victory tokens and {in.base.defeat} defeat tokens\n- {in.base.coins1} coins worth {coinValues.1} and {in.base.coins3} worth {coinValues.2}.',
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
      'A **card** has a name, a colour, a cost in its top left corner and an effect in the middle. A card without a cost is free. Chains are printed on it too: the cards that make it free, and the cards it makes free. The lists of cards name them.',
    'term-goods':
      '**Resources** pay for cards and stages. Raw materials are [named:wood], [named:stone], [named:clay] and [named:ore]; manufactured goods are [named:glass], [named:cloth] and [named:papyrus]. **Coins** buy resources from neighbours. **Points** are counted at the end of the game; the most points win.',

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
    'setup-board': 'Give each player a wonder board at random. If everybody agrees, choose your boards instead.',
    'setup-bids':
      'At this table bids decide instead. At the end you lose the points you bid for your own board; your bids for other boards cost nothing.',
    'setup-side-1e': 'Draw side A or side B together with the board.',
    'setup-side-2e':
      'Choose which side of your board lies face up, day or night; the others may choose differently. It stays so for the whole game. The list “All wonders” near the end of this book explains the stages of both sides.',
    'setup-free-city': 'Draw a board and its side for the free city. It starts with [coins:{freeCityCoins}].',
    'setup-coins': 'Each player takes {startingCoins} coins{slot:setup-coins}.',
    'setup-supply':
      'Put the other coins and the conflict tokens where everybody can reach them. These coins are the bank. A coin worth {coinValues.2} counts as {coinValues.2|word} coins. ~You may change coins at the bank at any time.~',

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
      'You pay with the coins you had when the turn began. Coins that neighbours pay you and coins you earn this turn can be spent from the next turn on. Only a **last card** that you play may be paid with them at once.',
    'turn-placed-first':
      'All cards are placed before any of them takes effect. A card that counts other cards therefore counts those your neighbours build in the same turn.',
    'turn-works-later':
      'Effects that help you pay count from the next turn on: resources (also new ones of a neighbour), discounts, chains and powers that make cards free. Only for a **last card** do they count at once. Other effects of a new card or stage act in the same turn: take coins, play your last card, build from the discard pile.',
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
      'You may sell any card. If you can neither build a card nor use it for a stage, you must sell it, ~even if you notice this only after the reveal~.',
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
      'You can buy each resource symbol of a neighbour only once a turn. From a card with [res:clay] [res:clay] you may buy one or both, each at its price; from a card that offers a choice, only one resource. It may be another one than its owner or another buyer uses.',
    'free-city-trade': 'The free city pays and trades like any other. The keeper chooses whom it pays.',
    'teams-apart':
      'Partners pay each other for resources like anybody else. An effect on all other players also affects your partner.',
    'trade-price': 'A resource costs [coins:{price}], paid to the neighbour who makes it.',
    'trade-cheaper':
      'Trading posts lower that to [coins:{bargain}] for raw materials on the side they point to, the [card:marketplace] for manufactured goods on both sides.',
    'trade-whom':
      'If both neighbours make what you need, you choose which of them you pay. For one card or stage you may also buy from both. ~Say whom you pay after all cards are revealed. Keep your coins where everybody can see them.~',
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
      '**Yellow** cards give coins, discounts or resources. Those of Age III count something in your city twice: when you build the card, for coins, and at the end, for points. A card that counts yellow cards counts itself{slot:yellow}.',
    'colour-red': '**Red** cards add shields to your army{slot:red}.',
    'colour-green': '**Green** cards carry a science symbol: compass, gear or tablet{slot:green}.',
    'colour-purple':
      '**Purple** cards are the guilds. They appear in Age III, and most of them score for cards in your city or in neighbouring cities. The [card:shipowners-guild] counts itself.',
    'counted-cards':
      'Some cards count brown or grey cards. The resource on your board is not a card and does not count.',
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
  },
  signs: {
    wood: 'Wood, a raw material.',
    stone: 'Stone, a raw material.',
    clay: 'Clay, a raw material.',
    ore: 'Ore, a raw material.',
    glass: 'Glass, a manufactured good.',
    cloth: 'Cloth, a manufactured good.',
    papyrus: 'Papyrus, a manufactured good.',
    coin: 'Coins. A number in a coin is how many.',
    point: 'Points. They count at the end.',
    shield: 'Shields of your army.',
    compass: 'A science symbol: compass.',
    gear: 'A science symbol: gear.',
    tablet: 'A science symbol: tablet.',
    chain: 'A chain: with another card in your city, this one is free.',
    victory: 'A victory token.',
    defeat: 'A defeat token.',
    discard: 'The discard pile.',
    wild: 'A science symbol of your choice.',
    stage: 'Stages of a wonder.',
    'nb-left': 'Applies to the left neighbour, such as the price of resources in a frame with a question mark.',
    'nb-right': 'Applies to the right neighbour.',
    'nb-both': 'Applies to both neighbours.',
    'nb-self': 'Applies to your own city.',
    'nb-all': 'Applies to your city and both neighbours.',
    'c-brown': 'A house: cards of its colour, here brown.',
  },
  pictures: {
    town: 'A city at the end of the game: its wonder, and a tower of cards for each colour.',
    'town-wonder': 'Wonder',
    'town-wonder-said': 'built stage by stage',
    'town-brown': 'Brown',
    'town-brown-said': 'raw materials',
    'town-grey': 'Grey',
    'town-grey-said': 'manufactured goods',
    'town-yellow': 'Yellow',
    'town-yellow-said': 'coins and trade',
    'town-red': 'Red',
    'town-red-said': 'army',
    'town-blue': 'Blue',
    'town-blue-said': 'points',
    'town-green': 'Green',
    'town-green-said': 'science',
    'town-purple': 'Purple',
    'town-purple-said': 'guilds of Age III',
    keeper: 'The hand of the keeper, in the first turn of an Age.',
    'keeper-drawn': 'drawn from the pile of the free city',
    'keeper-own': 'your city',
    'keeper-free': 'free city',
    'keeper-passed': 'passed on',
    anatomy: 'A card and its parts.',
    sides:
      'Both sides of one board. Top left: the resource it makes from the start. Below: its stages, each with its cost and effect.',
    cost: 'Cost',
    'cost-said': 'No symbol: the card is free.',
    players: 'Players',
    'players-said': 'With fewer players it stays in the box.',
    effect: 'Effect',
    'effect-said': 'What the card does for your city.',
    name: 'Name',
    'name-said': 'Only one card of each name in a city.',
    colour: 'Colour',
    'colour-said': 'Each colour also has its own roof.',
    age: 'Age',
    'age-said': 'The deck it belongs to.',
    chains: 'Chains',
    'chains-said': 'Cards that make it free, and cards it makes free.',
    'free-with': 'Free with',
    'leads-to': 'Leads to',
    passing: 'Your hand from turn to turn.',
    'to-left': 'to the left',
    'to-right': 'to the right',
    discarded: 'discarded',
    conflicts: 'Your city beats one neighbour and loses to the other: what it takes in each Age.',
    left: 'left',
    right: 'right',
    you: 'your city',
    science: 'Science symbols: each kind multiplied by itself, and the set.',
    sets: 'sets',
    decks: 'decks of',
    discard: 'discard pile',
    bank: 'bank',
    war: 'conflict tokens',
  },
  asked,
  means,
  glossary,
  aid: {
    'step deal': 'Deal the cards of the Age.',
    'step choose': 'Choose a card and its use, reveal.',
    'step pay': 'Pay; then neighbours take their coins.',
    'step place': 'Place all cards.',
    'step activate': 'Apply effects.',
    'step last-card': 'Play your last card, if you may.',
    'step discard-hands': 'Discard the hands.',
    'step dig': 'Build from the discard pile, if you may.',
    'step next-turn': 'Pass the hands, if turns are left.',
    'step conflicts': 'Compare shields, take tokens.',
    'step next-age': 'Next Age; after III, count.',
    'build-cost': 'Pay its cost.',
    'stage-marker': 'Any card, face down; pay the stage.',
    'sell-coins': 'Discard it for [coins:{sale}]{slot:sell}.',
    'trade-price': 'From a neighbour: [coins:{price}].',
    'trade-cheaper': 'With a trading post or [card:marketplace]: [coins:{bargain}].',
    'trade-whom': '',
    'trade-dearer': '',
    'trade-income': '',
    'score-military': 'Victories minus defeats.',
    'score-treasury': '[coins:{coinsAPoint}] make [points:1].',
    'score-wonder': 'Built stages.',
    'score-bid': 'Minus your bid.',
    'score-civil': 'Blue cards.',
    'score-commerce': 'Yellow cards.',
    'score-guilds': 'Purple cards{slot:guild-cap}.',
    'score-science': 'Each kind × itself, plus [points:{sciencePerSet}] a set.',
    'winner-most': 'Most points.',
    'winner-tie': 'Tie: most coins.',
    'winner-teams': 'Most points of a team.',
    'winner-tie-teams': 'Tie: most coins of a team.',
  },
  examples: {
    'whole-turn': {
      title: 'One turn at the table',
      steps: [
        '**Choose.** Everybody puts one card face down: [city:0] a [card:guard-tower] to build, [city:1] a card for its first stage, [city:2] a card to sell. Then all say what they do, and [city:0] turns its card face up.',
        '**Pay.** The tower costs [res:clay], which [city:0] does not make. It pays [coins:{price}] to its left neighbour [city:1], who does. [city:1] makes both [res:wood] for its stage itself.',
        '**Place.** [city:0] puts the tower face up beside its board, [city:1] its card face down under the board. [city:2] puts its card on the discard pile and takes [coins:{sale}].',
        '**Effects.** [city:0] now has a [sign:shield|shield], and the stage of [city:1] counts at the end.',
        '**Pass.** In Age I everybody gives the rest of the hand to the left neighbour and takes the one from the right. The next turn begins.',
      ],
    },
    'whole-turn-two': {
      title: 'A turn with the free city',
      steps: [
        '**Draw.** [city:0] is the keeper and draws the top card of the free city’s pile into its hand.',
        '**Choose.** The keeper picks a card for its own city, an [card:altar], then one of the rest for the free city, [city:2]: a [card:lumber-yard]. It must be one that can be built, if there is one. [city:1] picks a card to sell.',
        '**Reveal, pay and place.** In each step the free city goes first. Its coins and cards are its own.',
        '**Swap.** The players swap hands. [city:1] is the next keeper and draws from the pile.',
      ],
    },
    'own-goods': {
      title: 'A card paid with your own stone',
      steps: [
        '[card:baths] asks for {@baths.cost.stone|word} [res:stone]. [city:0] makes it, so there is nothing else to pay.',
        'Next turn all resources can be used again.',
      ],
    },
    'goods-once': {
      title: 'One use per turn',
      steps: [
        '[card:aqueduct] asks for {@aqueduct.cost.stone|word} [res:stone], and [city:0] makes only one. It cannot use it several times.',
      ],
    },
    'choice-of-goods': {
      title: 'This or that',
      steps: [
        '[card:clay-pit] makes [res:clay] or [res:ore]. With it you can build either of the cards in hand this turn.',
      ],
    },
    'name-twice': {
      title: 'No second card of the same name',
      steps: ['[city:0] has a [card:lumber-yard]. A second one can be sold or used for a stage, but not built.'],
    },
    'loom-twice': {
      title: 'The same name in another Age',
      steps: ['With [card:loom-age-1] of Age I in the city, that of Age II cannot be built.'],
    },
    'buy-left': {
      title: 'A neighbour’s clay',
      steps: [
        '[card:guard-tower] asks for {@guard-tower.cost.clay|word} [res:clay]. [city:0] makes none; its left neighbour does.',
        '[coins:{price}] go to the left. The neighbour cannot refuse and loses nothing.',
      ],
    },
    'choose-seller': {
      title: 'Choosing whom to pay',
      steps: ['Both neighbours make [res:clay]. You decide which of them you pay.'],
    },
    'one-unit-once': {
      title: 'Each resource can be bought once',
      steps: [
        '[card:aqueduct] asks for {@aqueduct.cost.stone|word} [res:stone]. [city:0] makes one, its left neighbour makes one more. However rich [city:0] is, it lacks one.',
      ],
    },
    'trading-post': {
      title: 'A trading post',
      steps: [
        'With the [card:east-trading-post], raw materials of the right neighbour cost [coins:{bargain}]. On the left the price is still [coins:{price}].',
      ],
    },
    'post-too-late': {
      title: 'A discount begins next turn',
      steps: [
        'The [card:east-trading-post] and the [card:guard-tower] are both in hand. As long as the trading post is not built, the [res:clay] on the right costs [coins:{price}].',
      ],
    },
    'forum-not-sold': {
      title: 'Resources that nobody can buy',
      steps: ['The left neighbour has a [card:forum]. It makes glass for its owner only: [city:0] cannot buy it.'],
    },
    'coins-too-late': {
      title: 'Coins that come too late',
      steps: [
        '[city:0] has [coins:{cities.0.coins}]. Its neighbour will pay it [coins:{price}], but only after everybody has paid.',
        'So [city:0] cannot buy the [res:clay] it needs.',
      ],
    },
    'vineyard-counts': {
      title: 'Counting cards built in the same turn',
      steps: [
        '[city:0] builds [card:vineyard], its left neighbour a [card:sawmill] in the same turn.',
        'Both cards are placed before they take effect: the vineyard pays for the neighbour’s brown card. Resources on boards are not cards and pay nothing.',
      ],
    },
    'chain-baths': {
      title: 'A card that leads to another',
      steps: [
        '[card:baths] leads to [card:aqueduct]. Its {@aqueduct.cost.stone|word} [res:stone] are waived: the card is free.',
      ],
    },
    'chain-next-door': {
      title: 'No chain from next door',
      steps: [
        'The neighbour has [card:baths]. That helps only the neighbour: [city:0] cannot build the [card:aqueduct].',
      ],
    },
    'stage-any-card': {
      title: 'A stage with a card you cannot build',
      steps: [
        'Nobody here can pay for the [card:palace], but it can be used for a stage.',
        '[city:0] pays {@gizah-day-1.cost.wood|word} [res:wood] for its first stage. The card is face down: it is no longer a blue card and scores nothing.',
      ],
    },
    'stage-in-order': {
      title: 'No stage is skipped',
      steps: ['[city:0] could pay for its last stage, but the first comes first.'],
    },
    'sell-three': {
      title: 'A sale',
      steps: ['The card goes face down on the pile, [coins:{sale}] come from the bank.'],
    },
    'must-sell': {
      title: 'Only a sale is possible',
      steps: ['[city:0] can pay neither for its cards nor for its first stage. It sells one of the cards.'],
    },
    'last-turn': {
      title: 'The last turn',
      steps: [
        'It is the last turn of the Age. [city:0] builds one of its {cities.0.hand.length|word} cards.',
        'The other goes to the discard pile, without coins.',
      ],
    },
    'halikarnassos-digs': {
      title: 'Looking through the pile',
      steps: [
        '[city:0] builds its second stage. A neighbour sells a [card:palace] in the same turn.',
        'At the end of the turn [city:0] builds it free of cost.',
      ],
    },
    'dig-nothing': {
      title: 'A card left on the pile',
      steps: ['[city:0] could build [card:gardens] from the discard pile. It declines, and the card stays there.'],
    },
    'conflict-age-two': {
      title: 'Armies in Age II',
      steps: [
        '[city:0] has {claims.3.shields|word} shields, its left neighbour {claims.4.shields|word}, its right neighbour {claims.5.shields|word}.',
        'It wins on the left and takes a victory token worth [points:{claims.0.has.victory.0}]. It loses on the right and takes a defeat token worth [points:−{defeat}]. The picture shows these fights only.',
      ],
    },
    'conflict-equal': {
      title: 'Equal armies',
      steps: ['Nobody has a shield. The Age ends, and nobody takes a token.'],
    },
    'science-sum': {
      title: 'Counting symbols',
      steps: [
        'A city has three compasses, one gear and one tablet. Each kind is multiplied by itself: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}.',
        'The one set of different symbols adds {claims.0.of.3}: {claims.0.points} points in all.',
      ],
    },
    'science-wild': {
      title: 'A symbol of your choice',
      steps: [
        'Two compasses and one gear, and the symbol of the [card:scientists-guild].',
        'As a tablet it completes a set: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}, more than another compass would score.',
      ],
    },
    'treasury-thirds': {
      title: 'Coins at the end',
      steps: ['{cities.0.coins|Word} coins make {claims.0.points|word} points. The remaining coins are worth nothing.'],
    },
    'military-sum': {
      title: 'Tokens at the end',
      steps: [
        'Victories worth {cities.0.victory.0}, {cities.0.victory.1} and {cities.0.victory.2}, and {cities.0.defeat|word} defeats: {claims.0.points} points.',
      ],
    },
    'guild-neighbours': {
      title: 'A guild that counts both neighbours',
      steps: [
        '[card:workers-guild] scores [points:{@workers-guild.points}] for each brown card of your neighbours. Together they have {claims.0.points|word}; your own do not count.',
      ],
    },
    'lighthouse-itself': {
      title: 'A yellow card counts itself',
      steps: [
        'With one yellow card in the city, [card:lighthouse] is the second: [coins:{claims.0.has.coins}] at once, and [points:{claims.1.points}] at the end.',
      ],
    },
    'tie-coins': {
      title: 'A tie',
      steps: [
        '[city:0] has [coins:{cities.0.coins}], [city:1] has [coins:{cities.1.coins}]. Both score [points:{claims.0.points}], so they are tied. [city:1] has more coins and wins.',
      ],
    },
    'bid-paid': {
      title: 'A bid at the end',
      steps: [
        '[city:0] was given to a bid of [points:{setup.seats.0.price}], and loses them at the end. [city:1] and [city:2] were given to bids of 0 and lose nothing.',
      ],
    },
    'wonder-and-blue': {
      title: 'Wonder and blue cards',
      steps: [
        '{cities.0.stages|Word} stages of [city:0] by day are worth [points:{claims.0.points}], a [card:palace] [points:{claims.1.points}]: each on its own line.',
      ],
    },
    'olympia-new-colour': {
      title: 'The first card of a colour',
      steps: [
        '[city:0] has built its second stage. The city has no blue card yet, so [card:aqueduct] is free; another brown card is not.',
      ],
    },
    'free-city-builds': {
      title: 'The free city must build',
      steps: [
        'After your own card you choose for the free city. Since something can be built, selling is not offered.',
      ],
    },
    ...cases,
  },
} satisfies Words
