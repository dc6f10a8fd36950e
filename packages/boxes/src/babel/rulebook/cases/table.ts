/** Tables of the examples of Babel. */

export const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
]
export const WEAKER = 'babel-tile-19-weaker-victories'
