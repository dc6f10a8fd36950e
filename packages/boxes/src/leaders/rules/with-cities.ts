/** Leaders for games with Cities: about black cards, diplomacy, or losses of all others. */
import { type Ability, COLOURS, type PieceDef, shorthand } from '@heptapolis/engine/box'
import { leader, power, reward } from '../define.ts'

const { OWN, ability, coins, each, points } = shorthand
const BLACK = COLOURS.indexOf('black')

const COMMON: readonly PieceDef[] = [
  leader('aspasia', 3, points(2), { kind: 'diplomacy' }),
  leader('caligula', 3, ability('free-black')),
  leader('darius', 4, each('black', OWN, { points: 1 })),
  leader('diocletian', 2, reward('black', 2)),
]

/** For Cities in the first edition; an expert leader of the second, with or without Cities. */
export const BERENICE: PieceDef = leader('berenice', 2, power('coin-more'))

/** In the anniversary pack of the first edition. */
export const LATER_CITIES: readonly PieceDef[] = [
  leader('octavia', 1, reward('stage', 2), { kind: 'stageToll', coins: 1 }),
  leader('arsinoe', 'A', coins(4), { kind: 'othersLose', coins: 'age' }),
]

export const FIRST_EDITION_CITIES: readonly PieceDef[] = [
  ...COMMON,
  BERENICE,
  leader('semiramis-cities', 2, power('defeats-as-shields')),
]

export const SECOND_EDITION_CITIES: readonly PieceDef[] = [...COMMON, ...LATER_CITIES]

export const freeBlack: Ability = {
  id: 'free-black',
  free: { oncePerAge: true, covers: (_g, _seat, card) => card.colour === BLACK },
}
