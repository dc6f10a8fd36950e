/** Search phrases for the rules of the Tower of Babel in English. */

export const asked = {
  'tower-lay':
    'how do I build the tower | play a tile | place a tile | put a tile on the tower | when can I play a tile | how do I play a tile | play a tower tile | what does a tile cost | do I get coins for the card when I play a tile | use a card for a tile | build on the tower | place a law | is a tile free | add to the tower of Babel | discard a card to play a tile',
  'tower-placing':
    'what happens when the tower is full | cover a law | where does the tile go | tower is full | two players play a tile in the same turn | order of tiles | cover a tile | which tile is covered | arrow on the tower | place of the tile | no space left on the tower | several tiles at the same time | whose tile comes first | number on a tile | clockwise',
  'law-binds-all':
    'who is bound by a law | does a covered law still apply | a tile is covered | who must obey a law | who is affected by a law | does the law apply to me too | law for everybody | tile effect for all players | when does a law end | covered tile | is a covered law over | my own tile | what is a law | how do tiles work | does a covered tile still work | does my own law count for me too | do I have to follow my own law',
  'score-tower':
    'points for tower tiles | how many points for tiles | points for tiles | how many points for the tower | score tiles | do covered tiles count | points for Babel | two tiles points | three tiles | what are my tiles worth',
  'tower-draft':
    'how many tiles do I get | how do I get tiles | draft the tiles | deal tower tiles | pass tiles left or right | choose tiles before the game | number of tiles per player | which direction do the tiles go',
  'contents-babel-tower': 'what is in the Babel box | components of the tower | how many tiles are there',
  'tower-board':
    'set up the tower | which side of the tower board | tower board for five players | how many spaces on the tower | place the tower | disc | size of the tower',
  'tower-draft-first': 'tiles or leaders first | draft tiles before leaders',
  'tower-secret': 'is my tile secret | when is a tile revealed | do others see my tile | show the tile',
  'tower-last-card': 'last card for a tile | Babylon and a tile',
  'tower-when':
    'when does a tile start to work | tile effective this turn | when are tiles placed | does a new law change my cost this turn | from when does a law apply',
  'law-adds': 'two laws at the same time | laws contradict | several laws | both laws apply | opposite laws',
  'law-age': 'coins of the Age | as many coins as the Age | pay the Age number',
  'law-tax-free':
    'law and chain | does a free card cost with a law | tax on free cards | extra cost for free cards | cards more expensive with chains',
  'law-coins-for-goods': 'pay coins instead of resources by law | law replaces resources | leader discount with a law',
  'law-silenced':
    'silenced cards | cards without effect | law switches off cards | my brown cards do nothing | cards turned off | blocked cards | disabled resources | does a silenced card come back',
  'law-looked-at': 'Secret Warehouse and laws | Black Market and silenced cards',
  'law-prices':
    'law raises prices | who gets the extra coin | resources more expensive | price below zero | cheaper by law',
  'law-common-goods': 'buy resources of a law | resource from the tower | resources for everybody',
  'law-endless': 'unlimited resources | buy as often as I like',
  'law-conflicts': 'law about war | law placed in the last turn | laws and shields | tile changes the military',
  'tower-leaders': 'tile with a leader | play a tile with a white card',
  'tower-ramses': 'Ramses and laws',
  'tower-2e': 'Babel with the second edition | is Babel compatible | old Babel with new cards',
  'sources-babel-tower': 'source of the Babel rules | official tower rules',
}

/** Synonyms and the words of the book. */
export const means =
  'disc: tile; quarter: tile; tower piece: tile; tower pieces: tile; tower card: tile; tower cards: tile'
