/** Search phrases for the rules of the base game in English. */

export const asked = {
  'goal-winner':
    'how do I win | who wins the game | aim of the game | how do you win | what do I need to win | how to win | who is the winner | goal of the game | objective | what is the goal | what do I have to do to win | is it about points | highest score wins | winning condition | point of playing | what do you need to win | person with the most points',
  'goal-course':
    'how long is a game | how many rounds | drafting | how does a round go | what do I do each turn in short | how many Ages | how many turns in the game | how many rounds in total | length of the game | how long does it take | how long is the game | short summary of the game | new hand each Age | do I keep my hand for the next Age | quick overview of play | how is the game played | how many minutes | is it a long game | how many rounds do we play',
  'term-card':
    'how do I read a card | parts of a card | what is on a card | what do the numbers and pictures on a card mean | where is the cost | where does it say what a card costs | top left corner | card without cost | no cost printed | nothing in the corner | where is the price printed | what is free to build | card anatomy | explain the card layout | names printed at the bottom or edge of a card | symbols on the cards',
  'term-city':
    'who is my neighbour | what is a city | what is my city | what belongs to my city | who are my neighbours | is the player across the table my neighbour | left and right player | with whom do I trade and fight | where do I place my buildings | does the wonder belong to the city | person next to me | city | cities',
  'term-goods':
    'which resources are there | raw materials and manufactured goods | what kinds of resources | list of resources | what are raw materials | what are manufactured goods | difference between raw materials and manufactured goods | is glass a raw material | is papyrus manufactured | wood stone clay ore | what are resources for | what is the money for | what are points for | is ore brown | how many different resources',
  'setup-cards':
    'which cards do we remove | cards for fewer players | preparing the decks | cards with a higher number of players | number at the foot of a card | take cards out | cards that show 5 | which cards do we use | how to sort the cards | remove cards for four players | number with a plus at the bottom | what does 3+ mean on a card | what does the number of players on a card mean | cards we do not need | put cards back in the box | set up the decks | how do we prepare the cards | do we use all cards | what to do with cards for more players | how many cards per Age | small number at the bottom of the card | separate the three Ages | we are four which cards go out | take out cards | cards with 6+ on them | leave cards in the box',
  'setup-guilds':
    'how many guilds | how many guilds are used | how many purple cards | guilds in the deck of Age III | how many guilds do we use | number of purple cards | do all guilds go in | choose the guilds | which guilds are in the game | random guilds | shuffle the guilds | are the purple cards all used | guilds for four players | players plus two | may we look at the guilds left out | unused guilds | do we put in all the purple ones | how many purples',
  'setup-hands':
    'how many cards are dealt | how many cards in a hand | starting hand size | how many cards does each player get | cards per player | deal the cards | how many cards do I get | hand size | number of cards in the hand | how many cards at the start of an Age | seven cards each | how many cards to deal | how many cards do you hold | too many cards in the deck | check the deck | how many cards do we hold | can the deck run out | are there cards left in the deck | is there a draw pile',
  'setup-board':
    'how do we choose a wonder | who gets which wonder board | random wonder | pick a wonder | can I choose my own board | draw a wonder | how do I get my wonder | choose a wonder | which wonder do I play | may I choose my city | who plays which city | draw boards | deal out the wonders | want to play a certain wonder | trade boards before the game | select boards | is the wonder random | can I take the wonder I like | do we choose or draw wonders | swap wonders',
  'setup-side-2e':
    'which side of the board | day or night | starting side | which side of my wonder | day side or night side | sun or moon on the board | front or back of the board | may I choose the side | does everyone play the same side | A or B side | flip the board | turn the board over',
  'setup-side-1e':
    'which side of the board | side A or side B | which side of my wonder | side A or B | may I choose the side | front or back of the board',
  'setup-coins':
    'how many coins do I start with | starting money | coins at the beginning | money at the start | how much money does each player get | how much money at the start | starting coins | how many coins to begin with | initial money | how rich are we at the start | beginning gold | how much gold at the beginning | what do I get at the beginning | how much cash',
  'age-passing':
    'which way do we pass | direction of play | pass cards left or right | clockwise | hand cards on | to whom do I give my cards | which direction | second Age direction | who do I hand the cards to | which direction do the cards go | left or right | pass to the left | clockwise or counterclockwise | direction in Age II | passing in the third Age | where do my cards go after the turn | to which side do I pass | hand over the cards | what do I do with the other cards | do we always pass the same way | direction changes | rotate hands | give cards to the neighbour | who gets my cards | who do I pass my hand to | which way round | does the direction change | where does the rest of my hand go',
  'age-last-cards':
    'last card | what happens to the last card | how many turns in an Age | last two cards | money for the last card | throw away the last card | end of an Age | number of turns in an Age | left over card | what about the last card | two cards left | one card left in my hand | remaining card at the end of an Age | do I keep the last card | discard the last card | number of turns | how many turns per Age | how many cards do I play in an Age | money for the final card | final card | card nobody plays | seventh card of the hand | can I play both of the last two cards | throw away the unused card | sixth turn | last turn of an Age | is the leftover card worth 3 coins | what do I do with the card I do not play | two cards left at the end | how many turns with an expansion | how many turns',
  'age-last-cards-two':
    'last card | what happens to the last card | how many turns in an Age | last card of the pile | last card with two players | end of an Age with two | how many turns with two players | last card of the free city | what happens to the last card of the dummy | leftover card two players | remaining cards with two',
  'turn-choose':
    'does everybody play at once | choosing in secret | turn order | who plays first | play simultaneously | who starts | who goes first | whose turn is it | do we take turns | all at once | does everybody play at the same time | first player | simultaneous | secret choice | reveal the cards | turn over cards together | when do I show my card | do I have to wait | must I show my card | pick a card | how do I choose a card | choose a card in secret | in which order do we play | is there a starting player | all together or one after another | youngest player starts | nobody starts | put the card down secretly',
  'turn-change':
    'can I change my mind | take back a card | choose another card | swap my card | take it back | undo | can I take a card back | pick a different card | changed my mind | wrong card played | exchange the chosen card | is a choice final | may I still switch my card | other choice before revealing | until when may I change | regret my card | take it back before we reveal',
  'turn-pay-first':
    'can I spend coins I get this turn | money from neighbours in the same turn | when do I get paid | when am I paid | use money I just received | coins from a neighbour right away | can I use money I get this turn | spend coins from my neighbour in the same turn | neighbour pays me now may I use it | use the coins I just earned | coins from selling in the same turn | when do I receive the money from trade | money arrives when | income this turn available | spend the 3 coins at once | coins gained this turn | card gives coins can I use them immediately | when can I spend money I earned | paid by others at the same time | my neighbour just paid me | can I use that money now | sell and buy in the same turn',
  'turn-works-later':
    'when does a card start to work | use a resource in the turn it is built | use a new card at once | resource available in the same turn | discount in the same turn | buy from a card my neighbour builds in the same turn | neighbour builds a brown card this turn can I buy | can I use a new resource right away | resource just built | when can I use a new card | does my new card work immediately | use a card in the turn I build it | new trading post in the same turn | buy a resource my neighbour just built | use a resource in the same turn | from when does a card work | effect from the next turn | power available next turn | is a discount active immediately | resource from a card built just now | I just built a mine can I use it | wait until the next turn | usable immediately | neighbour just built it can I buy it',
  'build-cost':
    'how do I build a card | paying for a card | how do I play a card | how do I pay for a card | how to build a building | what does it cost to build | what do I need for a card | can I pay with money instead of resources | pay coins to the bank | card costs a coin | coin in the corner | where does the money for a card go | put a card in my city | construct a building | play a card in front of me | mix own and bought resources | combine own resources and bought ones',
  'build-goods-last':
    'are resources used up | spend resources | do goods go away | give up a resource | keep my resources | resource gone after use | lose what I pay with | do I use up resources | do I lose the resource when I pay | resource used how often | can I use the same wood again | do brown cards stay | do I have to discard brown cards | spend wood | how often can I use a resource | do my resources come back | use a resource every turn | are resources consumed | do I keep the card after using it | use one resource twice in the same turn | discard resource after paying | is the wood gone after I use it | do I flip brown cards | reuse resources | resources run out',
  'build-choice':
    'card with a slash | this or that resource | either one resource or the other | choose between resources | card with two resources and a slash | wood or clay | choose one of two resources | both resources of a split card | can I use both sides of a card | either or | double resource card | resource with a line between | which of the two do I get | change the choice later | brown card with two different resources | does it give both | alternative resources | must I decide once for all',
  'build-once':
    'can I build the same card twice | two cards of the same name | duplicate building | own a card twice | second copy of a building | two identical cards | same building twice | can I have the same card two times | duplicate | identical names | already have this card | build a card I already have | copies of a card | two of the same | second altar | no duplicates | build it again in the next Age',
  'chain-free':
    'what is a chain | free building | build for nothing | free construction | build without paying | free card | cost nothing | symbol for free building | free card by symbol | how do I build for free | what is a chain symbol | what do free buildings cost | build without resources | do I pay anything with a chain | small symbols at the edge | card name at the bottom of a card | matching symbols | card leads to another | previous card makes it free | link between cards | upgrade a building | how does chaining work | what are chains good for | do I pay the coins with a chain | follow-up building | prerequisite building | next building for nothing | predecessor | arrow to another card | I already have the building before it | free because I own the other one | what are the little symbols on top of a card',
  'chain-paid':
    'must I use a chain | refuse a free building | pay although it is free | do I have to build for free | must I use the chain | pay although I could build free | optional chain | is free building compulsory | can I choose to pay my neighbour anyway | am I forced to use a chain | decline the free building',
  'stage-marker':
    'how do I build a wonder | build a wonder stage | card under the board | tuck a card | build my wonder | how do I build the pyramids | which card for a stage | how do I build my wonder | build a stage | put a card under the wonder | does the card I use matter | what card do I need for my wonder | any card for the wonder | pay for the wonder | what does a stage cost | how do wonder levels work | slide a card under the board | card face down | use a card as marker | wonder level | part of the wonder | construct the wonder | do I pay the card too when building the wonder | floor of the wonder | complete my wonder | section of the wonder | which card do I sacrifice | what card goes under my wonder | special card for the wonder | how do I get my pyramid built',
  'stage-order':
    'order of stages | can I skip a stage | second stage first | build the last stage first | several stages in one Age | must I build the stages from left to right | start with the second stage | skip the first stage | in which order do I build the wonder | any order | do I have to build the wonder | must the wonder be finished | how many stages per Age | two stages in one Age | build the same stage again | is the wonder compulsory | finish the wonder early | top stage first | leave the wonder unbuilt | one stage per Age | all of the wonder in the first Age | never build my wonder | second level before the first',
  'sell-coins':
    'how do I get coins | discard a card for money | sell a card | how many coins for a card | money for discarding | throw a card away | coins for a discarded card | how much for a discarded card | sell a card for money | need money | how to get money | how do I earn coins | out of money | three coins for a card | throw away a card for gold | trade a card for coins | discard for coins | get rid of a card | I am broke | how many coins do I get for discarding | no money left | burn a card | is a sold card face down | cash in a card | what do I get for throwing a card away | ditch a card for cash | how do I make money | I need coins quickly',
  'sell-must':
    'what if I cannot build anything | no legal move | cannot afford a card | nothing to build | not enough to build | I cannot build anything | nothing I can build | can I always discard | can I pass | may I skip a turn | do nothing in a turn | must I build if I can | forced to sell | not enough resources for any card | no card is affordable | can I discard although I could build | what if I cannot play | stuck with bad cards | am I allowed to throw away a good card | lacking resources | prevent my neighbour from getting a card | not enough money | not enough coins | everything is too expensive | cannot afford anything | throw a card away so that the next player does not get it | can I sit out a turn | nothing fits',
  'dig-free':
    'build from the discard pile | Halikarnassos power | play a discarded card | take a card from the discards | search the discard pile | build a card from the discard pile | take a card from the trash | power of Halikarnassos | mausoleum power | play a card from the graveyard | get a discarded card | build a discarded card for free | choose a card from the pile | do I pay for a card from the discard pile | when do I take the discarded card | may others see which cards are in the pile | card out of the discards | search through thrown away cards | cost of a card from the discard pile | revive a card | what does the mausoleum do | fish a card out of the discards | rummage in the discard pile | replay a thrown away card',
  'dig-pile':
    'what is in the discard pile | look at discarded cards | take a card sold in this turn | which cards are in the discard pile | which cards can I take from the discard pile | cards sold in the same turn | card discarded this turn | last cards in the discard pile | does the pile include cards of earlier Ages | may I look in the discard pile | is the seventh card in the discard pile | take a card someone just threw away | what lies in the discards | can I look at what was discarded | everybody’s leftover cards | may anybody look through the discard pile | peek at the discards | card thrown away just now | is a card discarded this turn in the pile',
  'trade-sold':
    'what can I buy | buy resources from neighbours | how does trading work | commerce | buy from a player who is not next to me | buy from anybody | how do I buy a resource | players across the table | which resources can I buy | how do I trade | what may I buy from my neighbours | buy resources | from whom can I buy | buy from a player across the table | buy from someone two seats away | can I buy from everyone | trade with non-neighbours | keep bought resources | do I keep what I buy | resource on the board of a neighbour | buy the starting resource | buy from brown and grey cards | use wood of my neighbour | borrow a resource | missing a resource | I lack a resource | do not have the right resource | trade cards with a neighbour | can I buy a card | buy coins or shields | store bought goods for later | only from my neighbours | buy from the guy across the table | how do I get wood from next door',
  'trade-not-sold':
    'what can I not buy | buy from yellow cards | Forum Caravansery trade | buy from wonder stage | resources of yellow cards for sale | resource of a wonder for sale | resources of yellow cards | can I buy from yellow cards | buy resource from caravansery | buy from forum | wonder stage resource for sale | can others buy from my wonder | resource of the wonder of a neighbour | does my neighbour get to use my yellow card | what cannot be bought | who may use yellow resources | not for sale | are resources on wonder stages sold | private resources',
  'trade-no-refusal':
    'can a neighbour refuse | does the seller lose the resource | neighbour says no | may I refuse to sell | do I lose what I sell | can I refuse to sell | neighbour does not want to sell | must I sell | do I have to sell my resource | can they say no | does my neighbour still have the resource after selling | can both neighbours buy the same resource | I sold my wood can I use it myself | sold resource available for me | forced to trade | deny a trade | do I need permission to buy | ask before buying | does the seller lose anything | use what has been bought from me | forbid buying | two players buy the same stone | does he still have it if I buy it | neighbour refuses | what if two people want the same wood',
  'trade-once':
    'buy the same resource twice | how many resources can I buy | buy twice from the same neighbour | two of the same resource from a neighbour | buy two of the same resource | how many resources may I buy in a turn | buy the same thing twice | how many times can I buy from a neighbour | buy two clay from one card | double resource card buy both | limit on buying | buy both resources of a choice card | buy wood and clay of a split card | maximum purchases | more than one resource per turn | one resource from each neighbour | buy three things at once | buy several resources from the same neighbour',
  'trade-price':
    'how much does a resource cost | how much is the clay of a neighbour | price of a good | cost of trading | price next door | what does it cost to buy from a neighbour | pay a neighbour | what does a resource cost | how much for wood | how expensive is a resource | price for buying from the neighbour | pay whom | who gets the money when I buy | do I pay the bank or the neighbour | how many coins to buy | cost of stone from my neighbour | two coins | price of glass | trade price | fee to a neighbour | what do I pay the player next to me | price of manufactured goods | what do I pay next door | how much is a brick | how much do I pay my neighbour',
  'trade-cheaper':
    'trading post | cheaper resources | Marketplace discount | buy for one coin | lower prices | pay less for resources | buy cheaper | discount on resources | yellow card with an arrow | what does the trading post do | pay only one coin | marketplace | arrow on a yellow card | East Trading Post | West Trading Post | lower price | reduce the cost of trade | does the discount apply to glass | cheaper grey resources | one coin instead of two | how do I make buying cheaper | discount for both sides',
  'trade-whom':
    'which neighbour do I buy from | both neighbours sell it | who gets my money | choose between two sellers | both neighbours have the resource | which neighbour should I buy from | choose the seller | can I choose who to buy from | two neighbours offer the same resource | who do I have to buy from | left or right neighbour to buy from | whom to pay | both sides have glass | buy a bit from each neighbour | buy from both neighbours for one card',
  'trade-income':
    'can I buy with coins I will get | pay later | buy on credit | not enough coins to buy | can I owe money | borrow money | debts when buying | lend coins | pay with coins I receive this turn | buying without enough money | coins from a neighbour for trading in the same turn | IOU',
  'conflict-shields':
    'how do wars work | military conflict | compare armies | strength | when do we fight | do I lose my shields | how does fighting work | how does war work | when is war | who fights whom | how do I fight | compare shields | count soldiers | how do battles work | how often is there war | against whom do I fight | do I attack | can I attack someone | how does the military work | strength of my army | swords | do I lose shields after the war | fight with both neighbours | when do we compare armies | military strength | war with the player across | number of wars | how is the army counted | when do we go to war | do my shields disappear',
  'conflict-tokens':
    'how many points for a victory | military points | points for winning a war | lose a war | what do I get for winning a fight | smaller army | fewer shields | what do I lose in a war | points for a battle | what do I get for winning a war | points for winning | minus point for losing | what does losing cost | how many points is a victory worth | red tokens | military tokens | token value in Age II | lose a battle | winning in the third Age | more shields than my neighbour | fewer shields than my neighbour | weaker army | stronger army | points for winning in Age I | what is the penalty for losing a war | how bad is it to lose | reward for the war | victory points of war | I lost the war | I have more soldiers | victory token | defeat token | victory tokens | defeat tokens | how much do I lose if I lose',
  'conflict-tie':
    'tie | equal shields | draw in a war | tie in military | same number of shields | same strength | equal soldiers | same number of soldiers | draw | nobody wins the war | both have the same army | tie in the war | equal strength | same amount of shields as my neighbour | drawn battle | no shields on both sides | nobody has shields',
  'game-ends':
    'when does the game end | end of the game | when is it over | last Age | when is the game over | when do we stop | how does the game end | after the third Age | when do we count points | how do we count points | final scoring | how to add up the score | score sheet | when does it finish | write down points | what counts for points | how is the score calculated | count at the end | where do points come from | when are we done | how do we tally up',
  'score-military':
    'count military points | points of the red tokens | count victory tokens | how do I count military | minus points from defeats | how much are defeat tokens | total of war points at the end | add up conflict tokens | do red cards give points',
  'score-treasury':
    'points for coins | what are coins worth at the end | leftover money | how many coins for a point | money at the end | how much is money worth | points for money | coins at the end | leftover coins | is money worth points | how many coins make a point | do coins count at the end | three coins one point | remaining gold | value of coins at the end of the game | rest of the money | should I save coins | two coins left over | rich at the end',
  'score-science':
    'how is science scored | green cards scoring | points for symbols | set of three symbols | science calculation | count green cards | three different symbols | worth of a set | points for science | how do green cards score | points for green cards | science points | how do I count science | set of symbols | identical symbols | same symbols squared | how much for three gears | four of the same symbol | compass gear tablet points | seven points for a set | what is a set worth | count symbols | how does science work | multiply symbols | score for gears | value of green cards | research | points for two compasses | one of each',
  'science-choice':
    'wild symbol | symbol of my choice | joker symbol | choose the symbol | wild science symbol | joker | free symbol | symbol of choice | when do I choose the symbol | Scientists Guild symbol | Babylon symbol | question mark symbol | any science symbol | which symbol should I choose | change the joker symbol | wildcard',
  'winner-tie':
    'tie for the win | tie on points | players tie | same score | tie breaker | who wins a tie | same number of points | two players with the same points | who wins with equal points | we both have the same points | both have as many points | same points who wins | tie at the end | draw at the end | equal score | tiebreak | two winners | same total | both have 50 points | what if there is a tie at the end of the game | shared victory | two players have the highest score | who wins if points are equal | tied game | more coins wins | identical final scores | we have the same score | both got the same points',
  'winner-tie-teams':
    'tie for the win | tie on points | players tie | same score | tie breaker | teams have the same points | tie between teams | team tiebreak | equal teams | draw in a team game',
  'colour-blue':
    'what do blue cards do | civilian structures | what are blue cards for | blue cards | what is blue good for | blue buildings | cards with points | laurel wreath number | what do the blue ones do | culture',
  'colour-yellow':
    'what do yellow cards do | commercial structures | what are yellow cards for | yellow cards | gold cards | what is yellow good for | commercial buildings | cards with coins | yellow cards of Age III | coins and points at once | when does a yellow card give coins | do I get the coins again each turn | does a yellow card count itself | coins only once | what do the yellow ones do | Haven Chamber of Commerce Arena | Vineyard coins | trade cards',
  'colour-red':
    'what do red cards do | military structures | cards with shields | what are red cards for | red cards | soldiers | what is red good for | how do I get soldiers | how do I get shields | army cards | military cards | what do the red ones do | shield symbols | weapons | where do I get an army | where do shields come from',
  'colour-green':
    'what do green cards do | scientific structures | what are green cards for | green cards | what is green good for | science cards | symbols on green cards | gear tablet compass | what do the green ones do | scientific buildings | which science symbols are there | how many science symbols',
  'colour-purple':
    'what do guilds do | purple cards | violet cards | what is a guild | what do purple cards do | when do purple cards appear | guild in Age I | why no purple cards yet | where are the guilds | which Age has guilds | Shipowners Guild counts itself | when do guilds come',
  'colour-brown-grey':
    'what do brown cards do | what do grey cards do | production | brown cards | grey cards | what are brown cards | which cards give resources | what do grey ones do | cards that make wood | where do resources come from | how do I get resources | difference between brown and grey | gray cards | resource cards | how do I get glass | production cards',
  'wonder-last-card':
    'Babylon power | play the last card | last card instead of discarding it | who may play the last card | Babylon last card | play the seventh card | Babylon seventh card | who can play the last card | play both last cards | extra card at the end of an Age | use the last card | last card instead of throwing it away | Babylon special power | can I build two cards in the last turn | seventh card as stage | pay for the last card | power to play the last card',
  'free-city':
    'two player rules | playing with two | dummy player | third city | can two people play | only two of us | game for two | rules for two | play with two players | can two play | two of us | dummy | neutral city | what is the free city | ghost player | who plays the third city | imaginary player | extra city with two | keeper | phantom city | two player game | is the dummy a real player | can the free city win | who controls the dummy | who runs the third city | middle city | there are only two of us',
  'free-city-hand':
    'who plays the free city | cards of the dummy | how many cards has the keeper | choose for the free city | how does the keeper play | turn of the free city | who chooses for the free city | draw a card for the dummy | how does the dummy play | how many cards does the keeper hold | which card does the free city play | one card more | play for the third city | choose for my own city first | can I give the free city a bad card | card from the pile of the free city | do I choose my card first or the card of the dummy | extra card from the stack | change my card as keeper | keeper plays two cards | who picks the card for the dummy',
  'teams-seats':
    'team rules | playing in teams | partners seating | how do teams sit | how do we sit in teams | how many players in a team | where does my partner sit | teams of two | make teams | partner next to me | team game setup | how many teams | play two against two | do partners sit opposite | seating in a team game | can we play in teams',
  'ruling-supply':
    'run out of coins | no tokens left | bank is empty | all coins of the bank are taken | not enough coins in the bank | bank has no money | coins run out | tokens run out | we ran out of coins | no victory tokens left | is the money limited | bank is broke | missing tokens | more coins needed than in the box | supply is limited | not enough tokens in the box',
  'ruling-last-card-first':
    'Babylon and Halikarnassos at the same time | Babylon and Halikarnassos | who is first Babylon or Halikarnassos | seventh card and discard pile at the same time | can Halikarnassos take the card Babylon sells | discard pile before or after the seventh card | last cards are they in the pile for Halikarnassos',
  goal: 'what is the game about | what do we do in this game | what is this game about | what kind of game is it | who am I in this game | what do we play | story of the game | theme | what am I supposed to do | purpose of the game | point of the game | explain the game in short | overview',
  'winner-most':
    'who has won | most points | who wins | who has won in the end | most points wins | highest total | winner | most victory points | how is the winner determined',
  'setup-seats':
    'where do we sit | seating | where does everyone sit | seating order | who sits where | do we sit in a circle | do neighbours change | can we swap places',
  'setup-supply':
    'where do the coins go | the bank | what is the bank | change coins | change money | big coins | what is a large coin worth | silver and gold coins | value of the coins | what is the big coin worth | coin with a 3 | make change | exchange small coins for big ones | where to put the military tokens | who is the banker | what are the big coins worth | can I break a big coin',
  'turn-placed-first':
    'counting cards built in the same turn | do cards built at the same time count | card counts cards built in the same turn | what if my neighbour builds a card I count | count cards of this turn | are all cards placed before effects | effects after all have built | order of building and effects | simultaneous building counts',
  'chain-own':
    'chain from a neighbour | use the building of a neighbour for a chain | chain in the same turn | chain with the card of a neighbour | does a neighbour’s building count for my chain | chain from a card built in the same turn | use a building of somebody else for free building | first card of the chain this turn | two cards of a chain in the same turn | whose cards count for chains | use my neighbour’s building to get mine free | neighbour has the card that makes it free',
  'stage-hidden':
    'look at the card under my wonder | does the card under the wonder count | secret card under the board | does the tucked card count | card under the wonder counts as a colour | may I look at the card under the wonder | can I get the card back from under the wonder | hidden card | face-down card under the board | effect of the card under my wonder | card used for the wonder still works | is the card under the stage lost | may others look at the card I used for the wonder',
  'dig-optional':
    'do I have to take a card from the discard pile | must I take a card from the discard pile | no card fits in the discard pile | decline to dig | nothing useful in the discards | discard pile is empty | refuse to take a card | not take any card from the pile | have to build from the discards',
  'trade-dearer':
    'buy from the more expensive neighbour | give my money to the other neighbour | buy more than I need | must I buy from the cheaper neighbour | buy from the expensive neighbour | buy although I have it myself | buy what I do not need | buy a resource I already own | give money to a friend | use own resources first | buy more than needed | pay my neighbour instead of using my own | help the other neighbour with money | need two stones have one | second stone from my neighbour | can I buy to make the other one rich | buy so that my other neighbour gets no money | buy just to give someone money | rather pay the other one',
  'age-ends':
    'what happens at the end of an Age | end of an Age steps | when is an Age over | how does an Age end | after the last turn | between the Ages | order at the end of an Age | what comes after the sixth turn | after each Age',
  'science-both':
    'does a symbol count twice | count in sets and squares | symbol in a set and with its own kind | sets and identical symbols together | use a symbol two times | either set or same kind | do I choose between sets and squares',
  'counted-cards':
    'does the board count as a card | resource on the board as a brown card | does my board count as a brown card | is the start resource a card | does the wonder count as brown | count brown cards for coins | does the resource of the wonder count | is my board a brown card for Vineyard | guild counts the board | starting resource counted',
  'olympia-2e':
    'power of Olympia by day | free colour | Olympia day | what does Olympia do | free card of a new colour | first card of a colour free | power of Olympia | Zeus statue power | colour I do not have yet | when is a card free with Olympia',
  'olympia-night-2e':
    'power of Olympia by night | Olympia night | first card of an Age free | last card of an Age free Olympia | free card at the beginning of an Age | Olympia B side | other side of Olympia | Zeus by night',
  'free-city-choice':
    'must the free city build | sell for the free city | may the dummy discard | can I sell a card for the free city | does the dummy have to build a stage | can I throw away a card for the dummy | may I make the free city sell | must the third city use a chain | when does the free city sell | dummy cannot build | force the free city to discard | waste a card with the dummy | be mean with the dummy | spoil the dummy’s turn | throw cards away for the dummy',
  'free-city-fights':
    'does the free city go to war | army of the free city | war with the free city | does the dummy fight | army of the dummy | fight the third city | does the free city have shields | military with two players | battle against the dummy | who fights whom with two | tokens of the free city | war between the two of us',
  'free-city-score':
    'points of the free city | does the free city score | points of the dummy | count the points of the third city | can the dummy win | who wins with the dummy | score for the dummy',
  'free-city-trade':
    'buy from the free city | trade with the dummy | can I buy from the dummy | buy resources from the third city | does the free city buy from me | money for the free city | does the dummy pay | does the free city pay me | who does the dummy buy from | sell to the free city',
  'age-passing-two':
    'pass cards with two players | swap hands | which way do we pass with two | exchange cards with two players | who plays the free city next | when does the keeper change | pass cards with two | do we swap hands | who has the dummy first | first keeper in Age II | alternate the dummy',
  'free-city-first':
    'who is the keeper first | who plays the free city first | who begins as keeper | first keeper | who starts with the dummy | who controls the dummy first',
  'teams-talk':
    'show cards to my partner | talk with my partner | look at the cards of my partner | may I talk to my partner | show my hand to my partner | look at my partner’s cards | secret talk | discuss with my teammate | whisper to my partner | communicate in a team | agree with my partner | can we plan together | tell my teammate what I have',
  'conflict-teams':
    'fight my partner | war in teams | do I fight my partner | war in a team game | shields in teams | fight twice | who do I fight in teams | double tokens | do teammates fight | add shields of both partners | compare army with a team | two tokens for one war | combined armies',
  'winner-teams':
    'which team wins | points of a team | points of the team | how are team points counted | add points of partners | science together in a team | which team has won | total of both partners | do we share science symbols | do we put our symbols together | team score',
  'teams-apart':
    'buy from my partner | do I pay my partner | trade in a team | give coins to my partner | share resources with my partner | buy from my teammate | free resources from my partner | does a loss hit my partner | do my black cards hit my teammate | share money in a team | resources of the partner for nothing | attack hurts my partner | my teammate gives me wood for free | lend money to my partner',
  'first-game-goods':
    'good strategy | what should I build first | advice for beginners | tips for the first game | best start | strategy for beginners | which cards are good at the start | what to take in the first Age | how should I begin | good opening | beginner tips | are brown cards important',
  'turn-told':
    'example of a turn | show me a whole turn | sample turn | play through one turn | first turn explained | walk me through a turn | what does a turn look like',
  'first-game-2e':
    'easiest side for beginners | which side for the first game | what side should beginners play | easy boards | we have never played which side | recommended side for new players | is the night side harder',
  'first-game-1e':
    'easiest side for beginners | which side for the first game | side A or B for new players | is side B harder',
  'first-game-neighbours':
    'should I watch my neighbours | what to look at before choosing | how to choose a card | is an army worth it | hints for playing well | what should I pay attention to | do I need soldiers | tips against neighbours | card that helps the next player',
  'contents-base-2e':
    'what is in the box | list of components | how many cards are there | are all pieces there | is something missing from the box | how many boards | how many coins in the box | which wonders are there | how many wonders | number of victory tokens | parts of the game | contents',
  'contents-base-1e':
    'what is in the box | list of components | how many cards are there | are all pieces there | how many boards | how many coins in the box | which wonders are there | contents',
  'age-begins':
    'how does an Age begin | start of an Age | what do we do when a new Age starts | beginning of the second Age | deal cards of the next Age | next Age starts | may I look at the cards of others | can I look at my cards | what happens first in an Age | preparing a new Age',
  'turn-order':
    'order of a turn | steps of a turn | sequence of play | phases of a turn | what comes first in a turn | what happens in a turn | structure of a turn | turn sequence | what is done in which order',
  'dig-order':
    'several players build from the discard pile | who digs first | two players take from the discard pile | order at the discard pile | both want a discarded card',
  'age-stays':
    'do I keep my cards for the next Age | do shields count again | do soldiers stay | what stays after an Age | do buildings remain | keep my coins | are cards removed after an Age | shields from Age I in Age II | does the discard pile stay | do we clear the table between Ages | do old shields still count | are my shields used up after the war | do red cards go away | do I keep my money | shuffle the discard pile | are the armies reset | do we keep our army | does everything stay',
  'score-wonder':
    'points for my wonder | what is a wonder worth | wonder points | how many points for a stage | score the wonder | does an unfinished wonder give points | points for stages | count the wonder',
  'setup-bids':
    'bids for wonders | who gets which wonder after bids | do I pay for a bid I lost | auction of wonders | bid points | what does a bid cost',
  'score-bid':
    'points for my bid | when do I pay my bid | how is a bid scored | does a bid cost coins | subtract the bid | negative points for the wonder',
  'score-civil':
    'points for blue cards | what are blue cards worth | count blue cards | laurel | score for civilian buildings',
  'score-commerce':
    'points for yellow cards | do yellow cards give points | count yellow cards | commercial points | score for yellow cards | when do yellow cards score',
  'score-guilds':
    'points for guilds | how do guilds score | purple cards points | count guilds at the end | what are guilds worth | do guilds count cards of my neighbours | when do guilds count | scoring purple | how many points for a guild | guild counts my own cards or the neighbours | when is a guild scored',
  'science-one-hand':
    'symbols from the wonder | symbol of a guild | do symbols from different sources count together | best combination of symbols | several jokers | choose for all symbols | symbols of wonders and guilds count',
  'wonder-goods':
    'resource of a wonder stage | stage with several resources | stage of Alexandria | choose one resource each turn from the wonder | can neighbours buy from my stage | wonder produces resources | Alexandria lighthouse resource | question of choice on a stage',
  'olympia-1e':
    'Olympia side A | free card each Age | build one card per Age for nothing | what does Olympia do | power of Olympia',
  'olympia-copy-1e': 'copy a guild | Olympia side B | guild of a neighbour | copy a purple card | steal a guild',
  'ruling-chain-possession':
    'chain in the same Age | does the first card have to be from an earlier Age | chain within one Age | must a chain go from Age to Age | previous Age needed for a chain | build a chain in the same Age',
  'ruling-copied-guilds-1e': 'what does a copied guild count | copied Shipowners Guild | copied Scientists Guild',
  'ruling-no-free-hand': 'free stage with Olympia | Olympia free duplicate | can the free card be a wonder stage',
  'ruling-order':
    'two expansions at the same time | order of expansions | which expansion comes first | several effects at the same moment | conflict between expansions',
  'ruling-same-turn':
    'Vineyard and brown card in the same turn | does Vineyard count the card my neighbour plays now | Bazar in the same turn | coins for brown cards built this turn | neighbour builds a brown card at the same time do I get coins',
  'ruling-twins':
    'same card in two Ages | Loom twice | two looms | Glassworks Age I and Age II | Press in Age II again | cards that appear in Age I and II | second Loom',
  'asked-together':
    'several players must decide at once | who decides first | all choose in secret | order of decisions | simultaneous decisions',
  'sources-base-2e':
    'where do these rules come from | are these the official rules | which edition | source | is this official',
  'sources-base-1e': 'where do these rules come from | are these the official rules | source',
  'free-city-2e':
    'does the second edition have two player rules | official two player variant | are the rules for two official | why no two player rules in the second edition | real rules for two | are the two player rules made up',
  'setup-seats-two':
    'where is the free city placed | where do we sit with two | who are my neighbours with two players | where does the dummy sit | place of the third board | free city between us',
  'setup-hands-two':
    'how many cards with two players | deal cards for two | cards for the dummy | pile of the free city | how many cards does the free city get | draw pile of the dummy | face-down pile',
  'setup-free-city':
    'how many coins does the free city get | board of the free city | which wonder does the dummy get | starting money of the free city | which side for the free city | set up the dummy',
  'turn-told-two':
    'example turn with two players | sample turn with the free city | whole turn for two | how does a two player turn go',
  'free-city-powers':
    'wonder power of the free city | who decides for the free city | does the dummy use its wonder | does the free city play the last card | stage of the free city | does the wonder of the third city work | choices of the dummy',
  'free-city-buried':
    'look at the cards under the wonder of the free city | hidden cards of the dummy | cards under the third board',
  'free-city-order':
    'who acts first with two players | is the free city first | money from the free city | when do I get the coins of the dummy | who pays first | coins from the dummy in the same turn',
  'goal-winner-teams':
    'how do teams win | goal in teams | who wins in a team game | win together | aim of the team game',
}
