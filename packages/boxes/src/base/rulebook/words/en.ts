/** The words of the base game in English. */
import type { Words } from '../../../atom.ts'
import { asked, means } from '../asked/en.ts'
import { cases } from '../cases/en.ts'
import { glossary } from '../glossary/en.ts'

export const words = {
  rules: {
    'sources-base-1e': '**Base game.** The rulebook of {print.base}, and the publisher’s answers to questions.',
    'sources-base-2e':
      '**Base game.** All cards and boards, the list of contents and the publisher’s answers to questions; for the rest the rulebook of the first edition.',
    'contents-base-1e':
      'In the base game:\n- {in.base.age1} cards of Age I, {in.base.age2} of Age II, {in.base.age3} of Age III, and {in.base.guilds} guilds\n- {in.base.boards} wonder boards: [boards:base]; {in.base.wonderCards} wonder cards to draw them\n- {in.base.twoPlayers} cards for the game with a free city\n- {in.base.conflict} conflict tokens\n- {in.base.coins1} coins of one and {in.base.coins3} of the larger kind.',
    'contents-base-2e':
      'In the base game:\n- {in.base.age1} cards of Age I, {in.base.age2} of Age II, {in.base.age3} of Age III, and {in.base.guilds} guilds\n- {in.base.boards} wonder boards: [boards:base]\n- {in.base.victory} victory tokens and {in.base.defeat} defeat tokens\n- {in.base.coins1} coins of one and {in.base.coins3} of the larger kind.',
    goal: 'You rule a city of the ancient world. Over {ages|word} Ages you give it workshops, markets, armies and schools, and you raise its wonder.',
    'goal-winner': 'When the last Age is over, the city with the most points wins.',
    'goal-winner-teams': 'When the last Age is over, the partners whose cities have the most points together win.',
    'goal-course':
      'An Age is a draft: you take one card from your hand, use it, and hand the rest to your neighbour. After {turns} turns the Age is over, neighbours compare their armies, and the next Age begins with new hands.',
    'free-city':
      'Another city lies between you: the **free city**. It has coins, goods and an army like any other, and it cannot win. You play it by turns; whoever does so is its **keeper**.',
    'free-city-2e': 'The second edition has no game for so few. Ours uses the free city with its cards and boards.',

    'term-city':
      'Your **city** is your wonder board and every card you build beside it. Your **neighbours** are the cities on your left and on your right: with them you trade, and against them you fight{slot:term-fight}.',
    'teams-term': ', but never against your partner',
    'term-card':
      'A **card** has a name, a colour, a cost in its top left corner and an effect at its head. Without a cost it is free. Chains are printed on it as well: the cards that make it free, and those it makes free.',
    'term-goods':
      '**Goods** pay for cards and stages. There are raw materials: [res:wood] [res:stone] [res:clay] [res:ore], and manufactured goods: [res:glass] [res:cloth] [res:papyrus]. **Coins** buy goods from neighbours. **Points** are counted at the end, and they alone decide.',

    'setup-seats': 'Sit in a circle. Whoever sits beside you stays your neighbour for the whole game.',
    'setup-seats-two':
      'Sit so that the board of the free city lies between you. Each of you has the other on one side and the free city on the other.',
    'teams-seats': 'Make teams of {mates|word}. Partners sit side by side, so each has one rival next door.',
    'setup-cards':
      'Sort the Age cards into {ages|word} decks, I, II and III. Take out every card whose corner asks for more than {printed} players.',
    'setup-guilds':
      'Shuffle all {guildsInBox} guilds face down{slot:setup-guilds}. Put {guilds} of them{slot:guilds}, unseen, into the deck of Age III; the others are not used.',
    'setup-guilds-eight': ', as many as for {printed|word} players',
    'setup-hands': 'Check the decks: each Age deals out to {cities} hands of {handSize} cards.',
    'setup-hands-two':
      'Check the decks: each Age deals out to {handSize} cards for each of you, and {handSize} that lie face down as the pile of the free city.',
    'setup-board': 'Give each player a wonder board at random. If everybody agrees, choose instead.',
    'setup-side-1e': 'Side A or side B is drawn with the board.',
    'setup-side-2e': 'Each player decides whether to play the day or the night side.',
    'setup-free-city': 'Draw a board and its side for the free city. It starts with [coins:{freeCityCoins}].',
    'setup-coins': 'Each player takes {startingCoins} coins{slot:setup-coins}.',
    'setup-supply': 'Leave the other coins and the conflict tokens where all can reach them. The coins are the bank.',

    'age-begins': 'An Age begins like this:',
    'age-passing':
      'After each turn you hand your cards on: in Ages I and III to your **left** neighbour, in Age II to your **right** one.',
    'age-passing-two':
      'After each turn you swap hands, and the other player keeps the free city. The player on its **left** keeps it first in Ages I and III, the player on its **right** in Age II.',
    'free-city-first':
      'Print contradicts itself on who begins. We follow the rule: the player on the left of the free city.',
    'age-last-cards':
      'An Age has {turns} turns. In the last of them you hold {lastHand|word} cards: use one, and lay the other face down on the discard pile. It brings no coins.',
    'age-last-cards-two':
      'An Age has {turns} turns. In the last of them you hold {lastHand|word} cards, and one more as the keeper: use one for each city you play, and lay the other face down on the discard pile. It brings no coins. The last card of the free city’s pile goes there too; nobody plays it, and nobody sees it.',

    'turn-choose':
      'Everybody picks a card in secret and decides what to do with it. When all are ready, all cards are turned up together.',
    'turn-change': 'Until the last player is ready you may change your mind.',
    'teams-talk': 'You may look at your partner’s cards and talk about everything, as long as all can hear it.',
    'free-city-hand':
      'The keeper of the free city draws the top card of its pile first, and so holds one card more than the other player. Choose a card for your own city, then one of the rest for the free city, both in secret. If you think again about your own card, you choose again for the free city as well.',
    'free-city-choice':
      'If one of the cards lets the free city build something or raise a stage, you must choose such a card; a chain must be used. Only otherwise is a card sold for it.',
    'free-city-powers':
      'The wonder of the free city works for it, and the keeper answers its questions. It never plays a last card.',
    'free-city-buried': 'Nobody looks at the cards under its wonder, not even the player who keeps it now.',
    'free-city-plain': 'The free city builds, raises stages and sells. Whatever else the boxes offer is not for it.',
    'turn-order': 'Then everything happens for everybody at once, step by step:',
    'turn-pay-first':
      'You pay with the coins you had when the turn began. What your neighbours pay you, and what you earn this turn, you can spend from the next turn on.',
    'turn-placed-first':
      'Everything is laid down before anything begins to work. A card that counts other cards therefore counts those your neighbours build in the same turn.',
    'turn-works-later': 'Goods, bargains and powers you gain this turn help you from the next turn on.',
    'asked-together':
      'If something asks several players at the same moment, a loss or a penalty for instance, all choose in secret, and what they have chosen happens together. One goes after the other only where an answer bears on the next, as at the discard pile.',
    'free-city-order':
      'Step by step the free city comes first, then the players. ~What it pays you this turn you can spend from the next turn on, its keeper too: everybody pays before anybody is paid.~',

    'build-cost':
      'Pay what stands on the card: goods from your own city, goods bought from neighbours, coins to the bank. Lay the card face up in your city.',
    'build-goods-last':
      'Your goods are never used up. Each of them serves **once a turn**, and again in every turn to come.',
    'build-choice': 'A card that offers a choice of goods gives you one of them a turn, whichever you like each time.',
    'build-once': 'Your city never has a second card of the same name, not even if one of them comes from another Age.',
    'chain-free':
      'Many cards name others that they lead to. If your city has such a card, you build the card it leads to for nothing: no goods and no coins.',
    'chain-own':
      'Only cards of your own city count, and only those that stood there before this turn. A chain does not let you build a name you have already.',
    'chain-paid': 'You need not use a chain, or a power that makes a card free: you may pay for the card instead.',
    'stage-marker':
      'Any card can raise your wonder by one stage{slot:stage-card}. Lay it face down under the board and pay what the stage asks for. What the card itself costs or does no longer matters.',
    'stage-order':
      'Stages rise in order, from the first to the last, each of them once{slot:stage-order}. You may build several in one Age, or none at all.',
    'stage-hidden':
      'The card under a stage is out of the game: it has no name, no colour and no effect for anybody{slot:stage-hidden}.',
    'sell-coins': 'Lay the card face down on the discard pile and take [coins:{sale}] from the bank{slot:sell}.',
    'sell-must': 'You can always sell. If your card can be used in no other way, you must.',
    'dig-free':
      'Some powers let you build a card from the discard pile at the end of the turn. Look through the pile in secret, choose one card, and build it for nothing. It does everything it would do from your hand.',
    'dig-pile':
      'The pile holds what was sold this turn as well; after the last turn of an Age also the cards nobody played.',
    'dig-order': 'If several cities may do so in one turn, [wonder:halikarnassos] goes first{slot:dig-order}.',
    'dig-optional':
      'You need not take a card. ~Nobody learns why you take none: you look through the pile even if nothing in it can be built.~',

    'trade-sold':
      'You may buy what the boards, brown cards and grey cards of your neighbours make. Use it for this turn’s card or stage; it does not stay with you.',
    'trade-not-sold':
      'What yellow cards{slot:not-sold} and wonder stages make is for their owner alone. Nobody can buy it.',
    'trade-no-refusal':
      'A neighbour cannot refuse, and loses nothing: the same good still serves in their own city, and both their neighbours may buy it.',
    'trade-once':
      'You can buy each good of a neighbour only once a turn, and of a card that offers a choice only one of its goods.',
    'free-city-trade': 'The free city pays and trades like any other. The keeper decides from whom it buys.',
    'teams-apart':
      'Partners pay each other for goods like anybody else. What one of you does to all others hits the partner too.',
    'trade-price': 'A good costs [coins:{price}], paid to the neighbour who makes it.',
    'trade-cheaper':
      'Trading posts lower that to [coins:{bargain}] for raw materials on the side they point to, the [card:marketplace] for manufactured goods on both sides.',
    'trade-whom': 'If both neighbours can sell what you need, you decide whom to pay.',
    'trade-dearer':
      'You may buy from whom you like, even where another is cheaper; but nothing your own city makes, and no more than is missing.',
    'trade-income': 'You can only buy what you can pay at once. Coins from the same turn come too late.',

    'age-ends': 'Once the last turn is over, an Age ends like this:',
    'conflict-shields': 'Count the shields of your city, and compare them with each of your neighbours.',
    'conflict-teams':
      'You never fight your partner. Count the shields of your city and compare them with the neighbour on your other side, **twice**: the same result, and a token for each time.',
    'free-city-fights': 'The free city fights both of you, as you fight each other.',
    'conflict-tokens':
      'If you have more, take a victory token: worth [points:{victories.1}] in Age I, [points:{victories.2}] in Age II, [points:{victories.3}] in Age III. If you have fewer, take a defeat token, worth [points:−{defeat}] in every Age.',
    'conflict-tie': 'If you are equal, neither of you takes anything.',

    'game-ends': 'The game ends with the conflicts of Age III. Now add up the points of your city, line by line.',
    'free-city-score': 'Nobody counts the points of the free city.',
    'score-military': 'The values of your victory tokens, less [points:{defeat}] for each defeat token.',
    'score-treasury':
      '[points:1] for every [coins:{coinsAPoint}] you have left. Coins that do not make {coinsAPoint|word} are worth nothing.',
    'score-wonder': 'The points on the stages you have built.',
    'score-civil': 'The points on your blue cards.',
    'score-commerce': 'The points your yellow cards give.',
    'score-guilds':
      'The points your guilds give{slot:guild-cap}. Guilds that look at your neighbours count their cities as they are now.',
    'score-science':
      'For each of the {symbols|word} symbols, the number you have, **times itself**; and [points:{sciencePerSet}] for each set of {symbols|word} different symbols.',
    'science-both': 'Every symbol counts both with its own kind and in the sets.',
    'science-choice':
      'A symbol of your choice becomes whichever suits you best, and only now, when points are counted.',
    'science-one-hand':
      'All symbols of your city, whatever gives them, are one hand: choose for all of them together, in whichever way scores most.',
    'winner-most': 'Whoever has the most points wins.',
    'winner-teams': 'Each partner counts alone, science too. Then add the points of both: the team with the most wins.',
    'winner-tie': 'Of equal totals the one with more coins wins. If those are equal too, you share the victory.',
    'winner-tie-teams':
      'Of equal teams the one with more coins, those of both partners together, wins. If those are equal too, the teams share the victory.',

    'colour-brown-grey': '**Brown** cards make raw materials, **grey** cards manufactured goods.',
    'colour-blue': '**Blue** cards are worth points{slot:blue}.',
    'colour-yellow':
      '**Yellow** cards bring coins, bargains or goods. Those of Age III pay coins once, when they are built, and points at the end; each time they count the city as it then is, themselves included{slot:yellow}.',
    'colour-red': '**Red** cards add shields to your army{slot:red}.',
    'colour-green': '**Green** cards carry a science symbol: compass, gear or tablet{slot:green}.',
    'colour-purple':
      '**Purple** cards are the guilds. They come in Age III, and most of them score for what stands in your city or next door.',
    'counted-cards':
      'Cards that count brown or grey cards count cards. The good your board gives from the start is not a card.',
    'wonder-last-card':
      'A city that may play its **last card** does so after the last turn of an Age is complete, with the coins and goods of that turn: it builds the card, uses it for a stage, or sells it. Everybody else discards theirs.',
    'wonder-goods': 'A stage that offers a choice of goods gives one a turn, to its owner only.',
    'olympia-1e':
      '**[wonder:olympia], side A:** one card from your hand is free in each Age, coins included. You say when; on a card that costs you nothing the power is not spent.',
    'olympia-copy-1e':
      '**[wonder:olympia], side B:** at the end one guild of a neighbour scores for you as if it stood in your city. The neighbour loses nothing.',
    'olympia-2e':
      '**[wonder:olympia] by day:** a card of a colour your city does not have yet is free, whatever the Age. Stages are not cards, and a card under your wonder has no colour.',
    'olympia-night-2e':
      '**[wonder:olympia] by night:** the first card you choose in an Age is free if you build it, later the last one too. If you sell that card or lay it under a stage, the gift is gone.',

    'ruling-last-card-first':
      '**[wonder:babylon] plays its last card while [wonder:halikarnassos] digs. Who goes first?** [wonder:babylon] plays, then the hands are discarded, then [wonder:halikarnassos] looks through the pile.',
    'ruling-chain-possession':
      '**Must the first card of a chain be from an earlier Age?** No. It is enough that it stands in your city when the turn begins.',
    'ruling-copied-guilds-1e':
      '**What does a copied guild count?** A copied [card:shipowners-guild] does not count itself. A copied [card:scientists-guild] gives you its symbol, which counts with science together with all your others. You copy whichever guild brings most.',
    'ruling-no-free-hand':
      '**Can the free card of [wonder:olympia] be a stage, or a second card of one name?** Neither.',
    'ruling-supply': '**What if tokens or coins run out?** They do not: use anything else in their place.',
    'ruling-same-turn':
      '**Does [card:vineyard] count a brown card my neighbour builds in the same turn?** Yes. All cards lie on the table before any of them works.',
    'ruling-order':
      '**Several boxes want to act at the same moment. Who says in which order?** Each box orders its own steps. Where they meet, the order printed for a turn, for an Age and for the discard pile is partly ours.',
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
    chain: 'The card named here makes this one free.',
    victory: 'A victory token.',
    defeat: 'A defeat token.',
    discard: 'The discard pile.',
  },
  pictures: {
    anatomy: 'A card, and what stands on it.',
    cost: 'Cost',
    'cost-said': 'Goods and coins. Nothing here: the card is free.',
    effect: 'Effect',
    'effect-said': 'What the card does for your city.',
    name: 'Name',
    'name-said': 'Never the same twice in a city.',
    colour: 'Colour',
    'colour-said': 'The roof tells it too: each kind has its own.',
    age: 'Age',
    'age-said': 'The deck it belongs to.',
    chains: 'Chains',
    'free-with': 'Free with',
    'leads-to': 'Leads to',
    passing: 'A hand from turn to turn.',
    'to-left': 'to the left',
    'to-right': 'to the right',
    discarded: 'discarded',
    conflicts: 'Your city beats one neighbour and loses to the other: what it takes in each Age.',
    left: 'left',
    right: 'right',
    you: 'your city',
    science: 'A science hand: each kind times itself, and the set.',
    sets: 'sets',
    decks: 'decks of',
    discard: 'discard pile',
    bank: 'bank',
    war: 'conflict tokens',
  },
  asked,
  means,
  glossary,
  examples: {
    'own-goods': {
      title: 'A card for your own stone',
      steps: [
        '[card:baths] asks for {@baths.cost.stone|word} [res:stone]. [city:0] makes it, so the card costs nothing more.',
        'All goods are there again next turn.',
      ],
    },
    'goods-once': {
      title: 'A good serves once a turn',
      steps: [
        '[card:aqueduct] asks for {@aqueduct.cost.stone|word} [res:stone], and [city:0] makes only one. It cannot use that one again and again.',
      ],
    },
    'choice-of-goods': {
      title: 'This or that',
      steps: [
        '[card:clay-pit] makes [res:clay] or [res:ore]. Either of the cards in hand can be built with it, whichever you like this turn.',
      ],
    },
    'name-twice': {
      title: 'One of a name is enough',
      steps: ['[city:0] has an [card:altar]. A second one can be sold or laid under a stage, but not built.'],
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
      title: 'Whom to pay',
      steps: ['Both neighbours make [res:clay]. You may pay either of them, and you say which.'],
    },
    'one-unit-once': {
      title: 'No good is sold twice to one buyer',
      steps: [
        '[card:aqueduct] asks for {@aqueduct.cost.stone|word} [res:stone]. [city:0] makes one, its left neighbour sells one. However rich [city:0] is, one is missing.',
      ],
    },
    'trading-post': {
      title: 'A trading post at work',
      steps: [
        'With the [card:east-trading-post], raw materials of the right neighbour cost [coins:{bargain}]. On the left the price is still [coins:{price}].',
      ],
    },
    'post-too-late': {
      title: 'A bargain begins next turn',
      steps: [
        'The [card:east-trading-post] lies in the hand together with the [card:guard-tower]. As long as it is not built, the [res:clay] on the right costs [coins:{price}].',
      ],
    },
    'forum-not-sold': {
      title: 'Goods that are not for sale',
      steps: ['The left neighbour has a [card:forum]. It makes glass for its owner, and sells none.'],
    },
    'coins-too-late': {
      title: 'Coins that come too late',
      steps: [
        '[city:0] has [coins:{cities.0.coins}]. Its neighbour will pay it [coins:{price}], but only after everybody has paid.',
        'So [city:0] cannot buy the [res:clay] it needs.',
      ],
    },
    'vineyard-counts': {
      title: 'A card sees what is built beside it',
      steps: [
        '[city:0] builds [card:vineyard], its left neighbour a [card:sawmill] in the same turn.',
        'Both cards lie there before they work: the vineyard pays for the brown card next door. The goods that boards give are not cards, and bring nothing.',
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
        'The neighbour has [card:baths]. That helps nobody but the neighbour: [city:0] cannot build the [card:aqueduct].',
      ],
    },
    'stage-any-card': {
      title: 'A stage with a card you cannot build',
      steps: [
        'Nobody here could pay for the [card:palace]. As a marker it will do.',
        '[city:0] pays {@gizah-day-1.cost.wood|word} [res:wood] for its first stage. The card lies face down: it is no blue card any more, and scores nothing.',
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
      title: 'Nothing but a sale',
      steps: ['[city:0] can pay neither for its cards nor for its first stage. It sells one of the cards.'],
    },
    'last-turn': {
      title: 'The last turn',
      steps: [
        'It is the last turn of the Age. [city:0] builds one of its {cities.0.hand.length|word} cards.',
        'The other goes to the discard pile, for nothing.',
      ],
    },
    'halikarnassos-digs': {
      title: 'Looking through the pile',
      steps: [
        '[city:0] builds its second stage. A neighbour sells a [card:palace] in the same turn.',
        'When all is done, [city:0] builds it for nothing.',
      ],
    },
    'dig-nothing': {
      title: 'Nothing worth taking',
      steps: ['[city:0] may build [card:gardens] from the pile, or leave everything where it is.'],
    },
    'conflict-age-two': {
      title: 'Armies in Age II',
      steps: [
        '[city:0] has {claims.3.shields|word} shields, its left neighbour {claims.4.shields|word}, its right neighbour {claims.5.shields|word}.',
        'It wins on the left and takes [points:{claims.0.has.victory.0}]; it loses on the right and takes [points:−{defeat}].',
      ],
    },
    'conflict-equal': {
      title: 'Equal armies',
      steps: ['Nobody has a shield. The Age ends, and nobody takes a token.'],
    },
    'science-sum': {
      title: 'Counting symbols',
      steps: [
        'A city has several compasses, one gear and one tablet. Each kind counts times itself: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2}.',
        'The one set of different symbols adds {claims.0.of.3}: {claims.0.points} points in all.',
      ],
    },
    'science-wild': {
      title: 'A symbol of your choice',
      steps: [
        'A pair of compasses and a gear, and the symbol of the [card:scientists-guild].',
        'As a tablet it completes a set: {claims.0.of.0} + {claims.0.of.1} + {claims.0.of.2} + {claims.0.of.3}, more than another compass would bring.',
      ],
    },
    'treasury-thirds': {
      title: 'Coins at the end',
      steps: ['{cities.0.coins|Word} coins make {claims.0.points|word} points. What is left over is worth nothing.'],
    },
    'military-sum': {
      title: 'Tokens at the end',
      steps: [
        'Victories worth {cities.0.victory.0}, {cities.0.victory.1} and {cities.0.victory.2}, and {cities.0.defeat|word} defeats: {claims.0.points} points.',
      ],
    },
    'guild-neighbours': {
      title: 'A guild that looks left and right',
      steps: [
        '[card:workers-guild] scores [points:{@workers-guild.points}] for each brown card next door. On both sides together there are {claims.0.points|word}; your own do not count.',
      ],
    },
    'lighthouse-itself': {
      title: 'A yellow card counts itself',
      steps: [
        'With one yellow card in the city, [card:lighthouse] is the next: [coins:{claims.0.has.coins}] at once, and [points:{claims.1.points}] at the end.',
      ],
    },
    'tie-coins': {
      title: 'A tie',
      steps: ['[city:0] and [city:1] have as many points. The one with more coins wins.'],
    },
    'wonder-and-blue': {
      title: 'Wonder and blue cards',
      steps: [
        '{cities.0.stages|Word} stages of [city:0] by day make [points:{claims.0.points}], a [card:palace] makes [points:{claims.1.points}]: each has its line.',
      ],
    },
    'olympia-new-colour': {
      title: 'The first card of a colour',
      steps: [
        'The second stage of [city:0] stands. The city has no blue card yet, so [card:palace] is free; another brown card is not.',
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
