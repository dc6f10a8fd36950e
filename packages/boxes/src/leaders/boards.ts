/** Rome, and Abu Simbel in its second-edition form (in the first edition it belongs to the Wonder Pack). */
import { type BoardDef, type Cost, type Edition, type Effect, shorthand } from '@heptapolis/engine/box'
import { inEither } from '../board.ts'
import { power } from './define.ts'

const { coins, make, points } = shorthand

const extra: Effect = { kind: 'extraRecruit' }
const bury: Effect = { kind: 'bury' }

const romeA = inEither(
  'rome',
  'a',
  [power('free-leaders')],
  [
    [{ clay: 1, wood: 1, ore: 1 }, points(4)],
    [{ stone: 2, clay: 1, cloth: 1 }, points(6)],
  ],
)

/** The second stage costs cloth in the first edition, glass in the second. */
const romeB = (secondStage: Cost) =>
  inEither(
    'rome',
    'b',
    [{ kind: 'cheaperLeaders', own: 2, neighbours: 1 }],
    [
      [{ clay: 1, wood: 1 }, coins(5), { kind: 'drawLeaders', count: 4 }],
      [secondStage, points(3), extra],
      [{ papyrus: 1, stone: 2 }, points(3), extra],
    ],
  )

const abuSimbelA = inEither(
  'abu-simbel',
  'a',
  [make('papyrus')],
  [
    [{ stone: 1, clay: 1 }, points(3)],
    [{ wood: 1, ore: 1 }, points(5)],
    [{ stone: 2, glass: 1, cloth: 1 }, bury],
  ],
)

const abuSimbelB = inEither(
  'abu-simbel',
  'b',
  [make('papyrus')],
  [
    [{ clay: 2, cloth: 1 }, bury],
    [{ wood: 2, glass: 1 }, bury],
  ],
)

const ROME_1E = [romeA, romeB({ cloth: 1, stone: 1, clay: 1 })]
const BOARDS_2E = [romeA, romeB({ glass: 1, stone: 1, clay: 1 }), abuSimbelA, abuSimbelB]

export const boardsFor = (edition: Edition): readonly BoardDef[] =>
  (edition === '1e' ? ROME_1E : BOARDS_2E).map((print) => print(edition))
