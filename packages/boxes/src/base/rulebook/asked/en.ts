/** How people ask for the rules of the base game in English. */

export const asked = {
  'goal-winner': 'how do I win | who wins the game | aim of the game',
  'goal-course': 'how long is a game | how many rounds | drafting',
  'term-card': 'how do I read a card | parts of a card',
  'term-city': 'who is my neighbour | what is a city',
  'term-goods': 'which resources are there | raw materials and manufactured goods',
  'setup-cards': 'which cards do we remove | cards for fewer players | preparing the decks',
  'setup-guilds': 'how many guilds | how many guilds are used | how many purple cards',
  'setup-hands': 'how many cards are dealt | how many cards in a hand | starting hand size',
  'setup-board': 'how do we choose a wonder | who gets which wonder board | random wonder',
  'setup-side-2e': 'which side of the board | day or night | starting side',
  'setup-side-1e': 'which side of the board | side A or side B',
  'setup-coins': 'how many coins do I start with | starting money | coins at the beginning',
  'age-passing': 'which way do we pass | direction of play | pass cards left or right | clockwise',
  'age-last-cards': 'last card | what happens to the last card | how many turns in an Age | last two cards',
  'age-last-cards-two': 'last card | what happens to the last card | how many turns in an Age',
  'turn-choose': 'does everybody play at once | choosing in secret | turn order | who plays first',
  'turn-change': 'can I change my mind | take back a card',
  'turn-pay-first':
    'can I spend coins I get this turn | money from neighbours in the same turn | when do I get paid | when am I paid',
  'turn-works-later': 'when does a card start to work | use a resource in the turn it is built',
  'build-cost': 'how do I build a card | paying for a card | how do I play a card',
  'build-goods-last': 'are resources used up | spend resources | do goods go away',
  'build-choice': 'card with a slash | this or that resource',
  'build-once': 'can I build the same card twice | two cards of the same name | duplicate building',
  'chain-free': 'what is a chain | free building | build for nothing | free construction',
  'chain-paid': 'must I use a chain',
  'stage-marker': 'how do I build a wonder | build a wonder stage | card under the board | tuck a card',
  'stage-order': 'order of stages | can I skip a stage | second stage first',
  'sell-coins': 'how do I get coins | discard a card for money | sell a card | how many coins for a card',
  'sell-must': 'what if I cannot build anything | no legal move',
  'dig-free': 'build from the discard pile | Halikarnassos power | play a discarded card',
  'dig-pile': 'what is in the discard pile | look at discarded cards',
  'trade-sold': 'what can I buy | buy resources from neighbours | how does trading work | commerce',
  'trade-not-sold': 'what can I not buy | buy from yellow cards | Forum Caravansery trade | buy from wonder stage',
  'trade-no-refusal': 'can a neighbour refuse | does the seller lose the resource',
  'trade-once': 'buy the same resource twice | how many resources can I buy',
  'trade-price':
    'how much does a resource cost | how much is the clay of a neighbour | price of a good | cost of trading',
  'trade-cheaper': 'trading post | cheaper resources | Marketplace discount | buy for one coin',
  'trade-whom': 'which neighbour do I buy from',
  'trade-income': 'can I buy with coins I will get | pay later',
  'conflict-shields': 'how do wars work | military conflict | compare armies | strength',
  'conflict-tokens': 'how many points for a victory | military points | points for winning a war | lose a war',
  'conflict-tie': 'tie | equal shields | draw in a war | tie in military',
  'game-ends': 'when does the game end | end of the game',
  'score-military': 'count military points',
  'score-treasury': 'points for coins | what are coins worth at the end | leftover money',
  'score-science':
    'how is science scored | green cards scoring | points for symbols | set of three symbols | science calculation',
  'science-choice': 'wild symbol | symbol of my choice',
  'winner-tie': 'tie for the win | same score | tie breaker | who wins a tie',
  'winner-tie-teams': 'tie for the win | same score | tie breaker',
  'colour-blue': 'what do blue cards do | civilian structures',
  'colour-yellow': 'what do yellow cards do | commercial structures',
  'colour-red': 'what do red cards do | military structures',
  'colour-green': 'what do green cards do | scientific structures',
  'colour-purple': 'what do guilds do | purple cards',
  'colour-brown-grey': 'what do brown cards do | what do grey cards do | production',
  'wonder-last-card': 'Babylon power | play the last card | last card instead of discarding it',
  'free-city': 'two player rules | playing with two | dummy player | third city',
  'free-city-hand': 'who plays the free city | cards of the dummy',
  'teams-seats': 'team rules | playing in teams | partners seating',
  'ruling-supply': 'run out of coins | no tokens left',
  'ruling-last-card-first': 'Babylon and Halikarnassos at the same time',
}

/** Words people use, and those of the book that mean the same. */
export const means =
  'vp: points; victory points: points; victory point: points; 7th card: last card; seventh card: last card; 6th card: last card; ' +
  'mausoleum: Halikarnassos; colossus: Rhodos; lighthouse: Alexandria; pyramid: Gizah; pyramids: Gizah; giza: Gizah; ' +
  'hanging gardens: Babylon; gardens: Babylon; zeus: Olympia; statue: Statue Olympia; artemis: Ephesos; rhodes: Rhodos; ' +
  'ephesus: Ephesos; halicarnassus: Halikarnassos; tied: tie; war: conflicts; wars: conflicts; battle: conflicts; ' +
  'fight: conflicts; military: conflicts shields; money: coins; gold: coins; cash: coins; good: resource; ' +
  'goods: resources; dummy: free city; ' +
  'round: turn; trash: discard; graveyard: discard pile; tuck: under board; brick: clay; bricks: clay; ' +
  'loom: cloth; textile: cloth; paper: papyrus; free build: chain; upgrade: chain'
