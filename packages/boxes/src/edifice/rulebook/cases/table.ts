/** Tables of the examples of Edifice. */

export const setup = { boxes: ['edifice'], edition: '2e' as const }
export const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
]
