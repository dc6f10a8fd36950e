/** Search phrases for the rules of the base game in English. */

export const asked = {
  'goal-winner': 'how do I win | who wins the game | aim of the game | how do you win | what do I need to win',
  'goal-course': 'how long is a game | how many rounds | drafting',
  'term-card': 'how do I read a card | parts of a card',
  'term-city': 'who is my neighbour | what is a city',
  'term-goods': 'which resources are there | raw materials and manufactured goods',
  'setup-cards':
    'which cards do we remove | cards for fewer players | preparing the decks | cards with a higher number of players | number at the foot of a card | take cards out | cards that show 5',
  'setup-guilds': 'how many guilds | how many guilds are used | how many purple cards | guilds in the deck of Age III',
  'setup-hands':
    'how many cards are dealt | how many cards in a hand | starting hand size | how many cards does each player get | cards per player | deal the cards',
  'setup-board':
    'how do we choose a wonder | who gets which wonder board | random wonder | pick a wonder | can I choose my own board | draw a wonder',
  'setup-side-2e': 'which side of the board | day or night | starting side',
  'setup-side-1e': 'which side of the board | side A or side B',
  'setup-coins':
    'how many coins do I start with | starting money | coins at the beginning | money at the start | how much money does each player get',
  'age-passing':
    'which way do we pass | direction of play | pass cards left or right | clockwise | hand cards on | to whom do I give my cards | which direction | second Age direction',
  'age-last-cards':
    'last card | what happens to the last card | how many turns in an Age | last two cards | money for the last card | throw away the last card | end of an Age | number of turns in an Age | left over card',
  'age-last-cards-two': 'last card | what happens to the last card | how many turns in an Age | last card of the pile',
  'turn-choose':
    'does everybody play at once | choosing in secret | turn order | who plays first | play simultaneously | who starts | who goes first',
  'turn-change': 'can I change my mind | take back a card | choose another card | swap my card | take it back',
  'turn-pay-first':
    'can I spend coins I get this turn | money from neighbours in the same turn | when do I get paid | when am I paid | use money I just received | coins from a neighbour right away',
  'turn-works-later':
    'when does a card start to work | use a resource in the turn it is built | use a new card at once | resource available in the same turn | discount in the same turn | buy from a card my neighbour builds in the same turn | neighbour builds a brown card this turn can I buy',
  'build-cost': 'how do I build a card | paying for a card | how do I play a card',
  'build-goods-last':
    'are resources used up | spend resources | do goods go away | give up a resource | keep my resources | resource gone after use | lose what I pay with',
  'build-choice':
    'card with a slash | this or that resource | either one resource or the other | choose between resources',
  'build-once':
    'can I build the same card twice | two cards of the same name | duplicate building | own a card twice | second copy of a building',
  'chain-free':
    'what is a chain | free building | build for nothing | free construction | build without paying | free card | cost nothing | symbol for free building',
  'chain-paid': 'must I use a chain | refuse a free building | pay although it is free',
  'stage-marker':
    'how do I build a wonder | build a wonder stage | card under the board | tuck a card | build my wonder | how do I build the pyramids | which card for a stage',
  'stage-order':
    'order of stages | can I skip a stage | second stage first | build the last stage first | several stages in one Age',
  'sell-coins':
    'how do I get coins | discard a card for money | sell a card | how many coins for a card | money for discarding | throw a card away | coins for a discarded card',
  'sell-must':
    'what if I cannot build anything | no legal move | cannot afford a card | nothing to build | not enough to build',
  'dig-free':
    'build from the discard pile | Halikarnassos power | play a discarded card | take a card from the discards | search the discard pile',
  'dig-pile':
    'what is in the discard pile | look at discarded cards | take a card sold in this turn | which cards are in the discard pile',
  'trade-sold':
    'what can I buy | buy resources from neighbours | how does trading work | commerce | buy from a player who is not next to me | buy from anybody | how do I buy a resource | players across the table',
  'trade-not-sold':
    'what can I not buy | buy from yellow cards | Forum Caravansery trade | buy from wonder stage | resources of yellow cards for sale | resource of a wonder for sale',
  'trade-no-refusal':
    'can a neighbour refuse | does the seller lose the resource | neighbour says no | may I refuse to sell | do I lose what I sell',
  'trade-once':
    'buy the same resource twice | how many resources can I buy | buy twice from the same neighbour | two of the same resource from a neighbour',
  'trade-price':
    'how much does a resource cost | how much is the clay of a neighbour | price of a good | cost of trading | price next door | what does it cost to buy from a neighbour | pay a neighbour',
  'trade-cheaper':
    'trading post | cheaper resources | Marketplace discount | buy for one coin | lower prices | pay less for resources',
  'trade-whom':
    'which neighbour do I buy from | both neighbours sell it | who gets my money | choose between two sellers',
  'trade-income': 'can I buy with coins I will get | pay later',
  'conflict-shields':
    'how do wars work | military conflict | compare armies | strength | when do we fight | do I lose my shields | how does fighting work',
  'conflict-tokens':
    'how many points for a victory | military points | points for winning a war | lose a war | what do I get for winning a fight | smaller army | fewer shields | what do I lose in a war | points for a battle',
  'conflict-tie': 'tie | equal shields | draw in a war | tie in military | same number of shields | same strength',
  'game-ends': 'when does the game end | end of the game | when is it over | last Age',
  'score-military': 'count military points',
  'score-treasury':
    'points for coins | what are coins worth at the end | leftover money | how many coins for a point | money at the end',
  'score-science':
    'how is science scored | green cards scoring | points for symbols | set of three symbols | science calculation | count green cards | three different symbols | worth of a set | points for science',
  'science-choice': 'wild symbol | symbol of my choice | joker symbol | choose the symbol',
  'winner-tie':
    'tie for the win | tie on points | players tie | same score | tie breaker | who wins a tie | same number of points | two players with the same points | who wins with equal points | we both have the same points | both have as many points',
  'winner-tie-teams': 'tie for the win | tie on points | players tie | same score | tie breaker',
  'colour-blue': 'what do blue cards do | civilian structures | what are blue cards for',
  'colour-yellow': 'what do yellow cards do | commercial structures | what are yellow cards for',
  'colour-red': 'what do red cards do | military structures | cards with shields | what are red cards for',
  'colour-green': 'what do green cards do | scientific structures | what are green cards for',
  'colour-purple': 'what do guilds do | purple cards',
  'colour-brown-grey': 'what do brown cards do | what do grey cards do | production',
  'wonder-last-card':
    'Babylon power | play the last card | last card instead of discarding it | who may play the last card | Babylon last card',
  'free-city':
    'two player rules | playing with two | dummy player | third city | can two people play | only two of us | game for two',
  'free-city-hand':
    'who plays the free city | cards of the dummy | how many cards has the keeper | choose for the free city',
  'teams-seats': 'team rules | playing in teams | partners seating | how do teams sit',
  'ruling-supply': 'run out of coins | no tokens left | bank is empty | all coins of the bank are taken',
  'ruling-last-card-first': 'Babylon and Halikarnassos at the same time',
  goal: 'what is the game about | what do we do in this game',
  'winner-most': 'who has won | most points',
  'setup-seats': 'where do we sit | seating',
  'setup-supply': 'where do the coins go | the bank',
  'turn-placed-first': 'counting cards built in the same turn',
  'chain-own': 'chain from a neighbour | use the building of a neighbour for a chain | chain in the same turn',
  'stage-hidden':
    'look at the card under my wonder | does the card under the wonder count | secret card under the board',
  'dig-optional': 'do I have to take a card from the discard pile',
  'trade-dearer': 'buy from the more expensive neighbour | give my money to the other neighbour | buy more than I need',
  'age-ends': 'what happens at the end of an Age',
  'science-both': 'does a symbol count twice',
  'counted-cards': 'does the board count as a card | resource on the board as a brown card',
  'olympia-2e': 'power of Olympia by day | free colour',
  'olympia-night-2e': 'power of Olympia by night',
  'free-city-choice': 'must the free city build | sell for the free city',
  'free-city-fights': 'does the free city go to war | army of the free city',
  'free-city-score': 'points of the free city',
  'free-city-trade': 'buy from the free city',
  'age-passing-two': 'pass cards with two players | swap hands',
  'free-city-first': 'who is the keeper first',
  'teams-talk': 'show cards to my partner | talk with my partner | look at the cards of my partner',
  'conflict-teams': 'fight my partner | war in teams',
  'winner-teams': 'which team wins | points of a team',
  'teams-apart': 'buy from my partner',
  'first-game-goods': 'good strategy | what should I build first | advice for beginners',
}

/** Synonyms and the words of the book. */
export const means =
  'neighbor: neighbour; neighbors: neighbours; color: colour; next door: neighbour; bought: buy; sold: sell; chosen: choose; chose: choose; paid: pay; vp: points; victory points: points; victory point: points; 7th card: last card; seventh card: last card; 6th card: last card; ' +
  'mausoleum: Halikarnassos; colossus: Rhodos; lighthouse: Alexandria; pyramid: Gizah; pyramids: Gizah; giza: Gizah; ' +
  'hanging gardens: Babylon; gardens: Babylon; zeus: Olympia; statue: Statue Olympia; artemis: Ephesos; rhodes: Rhodos; ' +
  'ephesus: Ephesos; halicarnassus: Halikarnassos; tied: tie; war: conflicts; wars: conflicts; battle: conflicts; ' +
  'fight: conflicts; military: conflicts shields; money: coins; gold: coins; cash: coins; good: resource; ' +
  'goods: resources; dummy: free city; ' +
  'round: turn; trash: discard; graveyard: discard pile; tuck: under board; brick: clay; bricks: clay; ' +
  'loom: cloth; textile: cloth; paper: papyrus; free build: chain; upgrade: chain'
