/**
 * Abu Simbel, which buries leaders. In the second edition it belongs to Leaders, so it comes from here only in the
 * first.
 */
import { coded, type Effect, type Problem, shorthand, type Terms } from '@heptapolis/engine/box'
import { inEither } from '../board.ts'

const { make, points } = shorthand
const bury: Effect = { kind: 'bury' }

const ABU_SIMBEL = [
  inEither(
    'abu-simbel',
    'a',
    [make('papyrus')],
    [
      [{ stone: 1, clay: 1 }, points(3)],
      [{ wood: 1, ore: 1 }, points(5)],
      [{ stone: 2, glass: 1, cloth: 1 }, bury],
    ],
  ),
  inEither(
    'abu-simbel',
    'b',
    [make('papyrus')],
    [
      [{ clay: 2, cloth: 1 }, bury],
      [{ wood: 2, glass: 1 }, bury],
    ],
  ),
]

export const abuSimbel = ({ edition, boxes }: Terms): typeof ABU_SIMBEL =>
  edition === '1e' && boxes.includes('leaders') ? ABU_SIMBEL : []

export const abuSimbelProblem = ({ boxes, seats }: Terms): Problem | undefined =>
  !boxes.includes('leaders') && seats.some(({ wonder }) => wonder === 'abu-simbel')
    ? coded('needs-box', { wonder: 'abu-simbel', box: 'leaders' })
    : undefined
