/** Tables of the examples of Armada. */

export const gizah = { wonder: 'gizah', side: 'day', shipyard: 'shipyard-a' }
export const setup = { boxes: ['armada'] }
export const withCities = { boxes: ['armada', 'cities'] }
export const HANDS = [
  ['altar', 'tavern'],
  ['baths', 'theater'],
  ['apothecary', 'workshop'],
  ['barracks', 'guard-tower'],
  ['clay-pool', 'ore-vein'],
]
