/** The words of the base game in English. */
import type { Words } from '../../atom.ts'

export const en: Words = {
  rules: {
    goal: 'You rule a city of the ancient world. Over three Ages you give it workshops, markets, armies and schools, and you raise its wonder.',
    'goal-winner': 'When the third Age is over, the city with the most points wins.',
    'goal-winner-teams': 'When the third Age is over, the two partners whose cities have the most points together win.',
    'goal-course':
      'An Age is a draft: you take one card from your hand, use it, and hand the rest to your neighbour. After {turns} turns the Age is over, neighbours compare their armies, and the next Age begins with new hands.',
    'setup-cards':
      'Sort the Age cards into three decks, I, II and III. Take out every card whose corner asks for more than {printed} players.',
    'setup-guilds':
      'Shuffle all {guildsInBox} guilds face down{slot:setup-guilds}. Put {guilds} of them{slot:guilds}, unseen, into the deck of Age III; the others are not used.',
    'setup-guilds-eight': ', as many as for seven players',
    'setup-hands': 'Check the decks: each Age deals out to {cities} hands of {handSize} cards.',
    'setup-hands-two':
      'Check the decks: each Age deals out to {handSize} cards for each of you, and {handSize} that lie face down as the pile of the free city.',
    'setup-board': 'Give each player a wonder board at random. If everybody agrees, choose instead.',
    'setup-side-1e': 'Side A or side B is drawn with the board.',
    'setup-side-2e': 'Each player decides whether to play the day or the night side.',
    'setup-free-city':
      'Lay a third board between you, drawn at random with its side: the **free city**. It starts with [coins:3].',
    'setup-coins': 'Each player takes {startingCoins} coins{slot:setup-coins}.',
    'setup-supply': 'Leave the other coins and the conflict tokens where all can reach them. The coins are the bank.',

    'age-begins': 'An Age begins like this:',
    'age-passing':
      'After each turn you hand your cards on: in Ages I and III to your **left** neighbour, in Age II to your **right** one.',
    'age-passing-two':
      'After each turn you swap hands, and the other player keeps the free city. The player on its **left** keeps it first in Ages I and III, the player on its **right** in Age II.',
    'age-last-cards':
      'An Age has {turns} turns. In the last of them you hold two cards: use one, and lay the other face down on the discard pile. It brings no coins.',
    'age-last-cards-two':
      'An Age has {turns} turns. In the last of them you hold two cards, and three as the keeper: use one for each city you play, and lay the other face down on the discard pile. It brings no coins. The last card of the free city’s pile goes there too; nobody plays it, and nobody sees it.',

    'turn-choose':
      'Everybody picks a card in secret and decides what to do with it. When all are ready, all cards are turned up together.',
    'turn-change': 'Until the last player is ready you may change your mind.',
    'free-city-hand':
      'The **keeper** of the free city draws the top card of its pile first, and so holds one card more than the other player. Choose a card for your own city, then one of the rest for the free city, both in secret. If you think again about your own card, you choose again for the free city as well.',
    'turn-order': 'Then everything happens for everybody at once, step by step:',
    'turn-pay-first':
      'You pay with the coins you had when the turn began. What your neighbours pay you, and what you earn this turn, you can spend from the next turn on.',
    'turn-placed-first':
      'Everything is laid down before anything begins to work. A card that counts other cards therefore counts those your neighbours build in the same turn.',
    'turn-works-later': 'Goods, bargains and powers you gain this turn help you from the next turn on.',
    'asked-together':
      'If something asks several players at the same moment, a loss or a penalty for instance, all choose in secret, and what they have chosen happens together. One goes after the other only where an answer bears on the next, as at the discard pile.',
    'free-city-order':
      'Step by step the free city comes first, then the two of you. ~What it pays you this turn you can spend from the next turn on, its keeper too: everybody pays before anybody is paid.~',

    'build-cost':
      'Pay what stands on the card: goods from your own city, goods bought from neighbours, coins to the bank. Lay the card face up in your city.',
    'build-goods-last':
      'Your goods are never used up. Each of them serves **once a turn**, and again in every turn to come.',
    'build-choice': 'A card that offers a choice of goods gives you one of them a turn, whichever you like each time.',
    'build-once': 'Your city never has two cards of the same name, not even if one of them comes from another Age.',
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
    'sell-coins': 'Lay the card face down on the discard pile and take [coins:3] from the bank{slot:sell}.',
    'sell-must': 'You can always sell. If your card can be used in no other way, you must.',
    'dig-free':
      'Some powers let you build a card from the discard pile at the end of the turn. Look through the pile in secret, choose one card, and build it for nothing. It does everything it would do from your hand.',
    'dig-pile':
      'The pile holds what was sold this turn as well; after the last turn of an Age also the cards nobody played.',
    'dig-order': 'If several cities may do so in one turn, Halikarnassos goes first{slot:dig-order}.',
    'dig-optional': 'You need not take a card.',

    'trade-sold':
      'You may buy what your two neighbours’ boards, brown cards and grey cards make. Use it for this turn’s card or stage; it does not stay with you.',
    'trade-not-sold':
      'What yellow cards{slot:not-sold} and wonder stages make is for their owner alone. Nobody can buy it.',
    'trade-no-refusal':
      'A neighbour cannot refuse, and loses nothing: the same good still serves in their own city, and both their neighbours may buy it.',
    'trade-once':
      'You can buy each good of a neighbour only once a turn, and of a card that offers a choice only one of its goods.',
    'trade-price': 'A good costs [coins:2], paid to the neighbour who makes it.',
    'trade-cheaper':
      'Trading posts lower that to [coins:1] for raw materials on the side they point to, the Marketplace for manufactured goods on both sides.',
    'trade-whom': 'If both neighbours can sell what you need, you decide whom to pay.',
    'trade-dearer':
      'You may buy from whom you like, even where another is cheaper; but nothing your own city makes, and no more than is missing.',
    'trade-income': 'You can only buy what you can pay at once. Coins from the same turn come too late.',

    'age-ends': 'Once the last turn is over, an Age ends like this:',
    'conflict-shields': 'Count the shields of your city, and compare them with each of your two neighbours.',
    'conflict-teams':
      'Count the shields of your city, and compare them with the neighbour who is not your partner, twice.',
    'conflict-tokens':
      'If you have more, take a victory token: worth [points:1] in Age I, [points:3] in Age II, [points:5] in Age III. If you have fewer, take a defeat token, worth [points:−1] in every Age.',
    'conflict-tie': 'If you are equal, neither of you takes anything.',

    'game-ends': 'The game ends with the conflicts of Age III. Now add up the points of your city, line by line.',
    'score-military': 'The values of your victory tokens, less [points:1] for each defeat token.',
    'score-treasury': '[points:1] for every [coins:3] you have left. Coins that do not make three are worth nothing.',
    'score-wonder': 'The points on the stages you have built.',
    'score-civil': 'The points on your blue cards.',
    'score-commerce': 'The points your yellow cards give.',
    'score-guilds':
      'The points your guilds give{slot:guild-cap}. Guilds that look at your neighbours count their cities as they are now.',
    'score-science':
      'For each of the three symbols, the number you have, **times itself**; and [points:7] for each set of three different symbols.',
    'science-both':
      'Every symbol counts twice over: with its own kind and in the sets. Three compasses, one gear and one tablet make 9 + 1 + 1 for their kinds and 7 for the one set.',
    'science-choice':
      'A symbol of your choice becomes whichever suits you best, and only now, when points are counted.',
    'science-one-hand':
      'All symbols of your city, whatever gives them, are one hand: choose for all of them together, in whichever way scores most.',
    'winner-most': 'Whoever has the most points wins.',
    'winner-teams': 'Add the points of both partners: the team with the most wins.',
    'winner-tie': 'Of equal totals the one with more coins wins. If those are equal too, you share the victory.',
    'winner-tie-teams':
      'Of equal teams the one with more coins, those of both partners together, wins. If those are equal too, the teams share the victory.',

    'colour-brown-grey':
      '**Brown** cards make raw materials: [res:wood] [res:stone] [res:clay] [res:ore]. **Grey** cards make manufactured goods: [res:glass] [res:cloth] [res:papyrus].',
    'colour-blue': '**Blue** cards are worth points{slot:blue}.',
    'colour-yellow':
      '**Yellow** cards bring coins, bargains or goods. Those of Age III pay coins once, when they are built, and points at the end; they count the city as it is at each of the two moments, themselves included{slot:yellow}.',
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
      '**Olympia, side A:** one card from your hand is free in each Age, coins included. You say when; on a card that costs you nothing the power is not spent.',
    'olympia-copy-1e':
      '**Olympia, side B:** at the end one guild of a neighbour scores for you as if it stood in your city. The neighbour loses nothing.',
    'olympia-2e':
      '**Olympia by day:** a card of a colour your city does not have yet is free, whatever the Age. Stages are not cards, and a card under your wonder has no colour.',
    'olympia-night-2e':
      '**Olympia by night:** the first card you choose in an Age is free if you build it, later the last one too. If you sell that card or lay it under a stage, the gift is gone.',

    'free-city':
      'The **free city** has coins, goods and an army like any city, and both of you are its neighbours. You play it in turn, as its **keeper**; it cannot win.',
    'free-city-choice':
      'If one of the cards lets the free city build something or raise a stage, the keeper must choose such a card; a chain must be used. Only otherwise is a card sold for it.',
    'free-city-trade': 'The free city pays and trades like any other. The keeper decides from whom it buys.',
    'free-city-end':
      'It fights its two neighbours at the end of an Age. At the end of the game only you two count points.',
    'free-city-powers':
      'The wonder of the free city works for it, and the keeper answers its questions. It never plays a last card.',
    'free-city-first':
      'Print contradicts itself on who begins. We follow the rule: the player on the left of the free city.',
    'free-city-plain': 'The free city builds, raises stages and sells. Whatever else the boxes offer is not for it.',
    'free-city-2e': 'The second edition has no game for two. Ours uses the free city with its cards and boards.',

    'teams-seats': 'Play in teams of two. Partners sit side by side.',
    'teams-talk': 'You may look at your partner’s cards and talk about everything, as long as all can hear it.',
    'teams-apart':
      'Your cities stay apart: you pay your partner for goods, count science each for yourself, and suffer from what your partner does to all others, like everybody else.',
    'teams-conflicts':
      'You never fight your partner. With the neighbour on your other side you fight **twice**: two tokens for the same result.',

    'ruling-last-card-first':
      '**Babylon plays its last card while Halikarnassos digs. Who goes first?** Babylon plays, then the hands are discarded, then Halikarnassos looks through the pile.',
    'ruling-chain-possession':
      '**Must the first card of a chain be from an earlier Age?** No. It is enough that it stands in your city when the turn begins.',
    'ruling-copied-guilds-1e':
      '**What does a copied guild count?** A copied Shipowners Guild does not count itself. A copied Scientists Guild gives you its symbol, which counts with science together with all your others. You copy whichever guild brings most.',
    'ruling-no-free-hand': '**Can Olympia’s free card be a stage, or a second card of one name?** Neither.',
    'ruling-supply': '**What if tokens or coins run out?** They do not: use anything else in their place.',
    'ruling-same-turn':
      '**Does Vineyard count a brown card my neighbour builds in the same turn?** Yes. All cards lie on the table before any of them works.',
    'ruling-order':
      '**Several boxes want to act at the same moment. Who says in which order?** Each box orders its own steps. Where they meet, the order printed for a turn, for an Age and for the discard pile is partly ours.',
    'ruling-twins': '**May I build Loom in Age I and again in Age II?** No: they have the same name.',
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
  examples: {
    'own-goods': {
      title: 'Baths with your own stone',
      steps: [
        '[card:baths] asks for one [res:stone]. Gizah makes one, so the card costs nothing more.',
        'All goods are there again next turn.',
      ],
    },
    'name-twice': {
      title: 'One Altar is enough',
      steps: ['The city has an [card:altar]. A second one can be sold or laid under a stage, but not built.'],
    },
    'buy-left': {
      title: 'A neighbour’s clay',
      steps: [
        '[card:guard-tower] asks for one [res:clay]. Gizah makes none; its left neighbour does.',
        'Two coins go to the left. The neighbour cannot refuse and loses nothing.',
      ],
    },
    'choose-seller': {
      title: 'Two sellers',
      steps: ['Both neighbours make [res:clay]. You may pay either of them, and you say which.'],
    },
    'trading-post': {
      title: 'A trading post at work',
      steps: [
        'With the [card:east-trading-post], raw materials of the right neighbour cost one coin. On the left the price is still two.',
      ],
    },
    'forum-not-sold': {
      title: 'Goods that are not for sale',
      steps: ['The left neighbour has a [card:forum]. It makes glass for its owner, and sells none.'],
    },
    'coins-too-late': {
      title: 'Coins that come too late',
      steps: [
        'Gizah has one coin and sells nothing this turn. Its neighbour will pay it two coins, but only after everybody has paid.',
        'So Gizah cannot buy the [res:clay] it needs.',
      ],
    },
    'vineyard-counts': {
      title: 'Vineyard sees what is built beside it',
      steps: [
        'Gizah builds [card:vineyard], its left neighbour a [card:sawmill] in the same turn.',
        'Both cards lie there before they work: Vineyard pays for the Sawmill too.',
      ],
    },
    'chain-baths': {
      title: 'From Baths to Aqueduct',
      steps: ['[card:baths] leads to [card:aqueduct]. Three stone are waived: the card is free.'],
    },
    'stage-any-card': {
      title: 'A stage with a card you cannot build',
      steps: [
        'Nobody here could pay for the [card:palace]. As a marker it will do.',
        'Gizah pays two [res:wood] for its first stage.',
      ],
    },
    'stage-in-order': {
      title: 'No stage is skipped',
      steps: ['Gizah could pay for its third stage, but the first comes first.'],
    },
    'sell-three': { title: 'A sale', steps: ['The card goes face down on the pile, three coins come from the bank.'] },
    'last-turn': {
      title: 'Two cards left',
      steps: [
        'It is the last turn of the Age. Gizah builds one of its two cards.',
        'The other goes to the discard pile, for nothing.',
      ],
    },
    'halikarnassos-digs': {
      title: 'Halikarnassos looks through the pile',
      steps: [
        'Halikarnassos builds its second stage. A neighbour sells a [card:palace] in the same turn.',
        'When all is done, Halikarnassos builds the Palace for nothing.',
      ],
    },
    'conflict-age-two': {
      title: 'Armies in Age II',
      steps: [
        'Gizah has three shields, its left neighbour one, its right neighbour five.',
        'It wins on the left and loses on the right.',
      ],
    },
    'science-sum': {
      title: 'Five symbols',
      steps: ['Three compasses, one gear, one tablet: 9 + 1 + 1, and 7 for the set.'],
    },
    'science-wild': {
      title: 'A symbol of your choice',
      steps: [
        'Two compasses and a gear, and the symbol of the [card:scientists-guild].',
        'As a tablet it completes a set: 4 + 1 + 1 + 7. As a third compass it would make 10.',
      ],
    },
    'treasury-thirds': {
      title: 'Coins at the end',
      steps: ['Eleven coins make three points. Two coins are left over.'],
    },
    'military-sum': {
      title: 'Tokens at the end',
      steps: ['Victories worth 1, 3 and 5, and two defeats: 9 − 2.'],
    },
    'guild-neighbours': {
      title: 'A guild that looks left and right',
      steps: [
        '[card:workers-guild] scores one point for each brown card next door: two on the left, one on the right.',
      ],
    },
    'lighthouse-itself': {
      title: 'Lighthouse counts itself',
      steps: [
        'With one yellow card in the city, [card:lighthouse] is the second: two coins at once, and two points at the end.',
      ],
    },
    'tie-coins': {
      title: 'A tie',
      steps: ['Two cities have as many points. The one with more coins wins.'],
    },
    'wonder-and-blue': {
      title: 'Wonder and blue cards',
      steps: ['Two stages of Gizah by day and a [card:palace]: each has its line.'],
    },
    'olympia-new-colour': {
      title: 'Olympia by day',
      steps: [
        'The second stage stands. The city has no blue card yet, so [card:palace] is free; a second brown card is not.',
      ],
    },
    'free-city-builds': {
      title: 'The free city must build',
      steps: [
        'After your own card you choose for the free city. Since something can be built, selling is not offered.',
      ],
    },
  },
}
