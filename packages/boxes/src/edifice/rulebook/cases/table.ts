/** The tables at which the examples of Edifice are played. */

export const setup = { boxes: ['edifice'], edition: '2e' as const }
export const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
]
