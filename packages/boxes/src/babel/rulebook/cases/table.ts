/** The tables at which the examples of Babel are played. */

export const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
]
export const WEAKER = 'babel-tile-19-weaker-victories'
