/** What the first edition has instead of the second's cards. */
import { type PieceDef, shorthand } from '@heptapolis/engine/box'
import { card, guild } from './define.ts'

const { ALL_THREE, NEIGHBOURS, OWN, each, points, shields } = shorthand

export const REMOVED: readonly string[] = ['well', 'ludus', 'castrum', 'decorators-guild']

/** Cards that differ from the second edition, or exist only here. */
export const CHANGED: readonly PieceDef[] = [
  card('altar', 1, 'blue', [3, 5], {}, points(2)),
  card('theater', 1, 'blue', [3, 6], {}, points(2)),
  card('statue', 2, 'blue', [3, 7], { ore: 2, wood: 1 }, points(4), { chain: ['theater'] }),
  card('temple', 2, 'blue', [3, 6], { wood: 1, clay: 1, glass: 1 }, points(3), { chain: ['altar'] }),
  card('pantheon', 3, 'blue', [3, 6], { clay: 2, ore: 1, papyrus: 1, cloth: 1, glass: 1 }, points(7), {
    chain: ['temple'],
  }),
  card('gardens', 3, 'blue', [3, 4], { wood: 1, clay: 2 }, points(5), { chain: ['statue'] }),
  card('town-hall', 3, 'blue', [3, 5, 6], { glass: 1, ore: 1, stone: 2 }, points(6)),
  card('arena', 3, 'yellow', [3, 5, 7], { ore: 1, stone: 2 }, each('stage', OWN, { coins: 3, points: 1 }), {
    chain: ['dispensary'],
  }),
  card('fortifications', 3, 'red', [3, 7], { stone: 1, ore: 3 }, shields(3), { chain: ['walls'] }),
  card('circus', 3, 'red', [4, 5, 6], { stone: 3, ore: 1 }, shields(3), { chain: ['training-ground'] }),
  card('arsenal', 3, 'red', [3, 4, 7], { ore: 1, wood: 2, cloth: 1 }, shields(3)),
  guild('spies-guild', { clay: 3, glass: 1 }, each('red', NEIGHBOURS, { points: 1 })),
  guild('builders-guild', { stone: 2, clay: 2, glass: 1 }, each('stage', ALL_THREE, { points: 1 })),
  card('pawnshop', 1, 'blue', [4, 7], {}, points(3)),
  guild('strategists-guild', { ore: 2, stone: 1, cloth: 1 }, each('defeat', NEIGHBOURS, { points: 1 })),
]
