/** Side B of Catan, and the promo leaders with known cost and effect: all need Leaders. */
import { coded, type PieceDef, type Problem, shorthand, type Terms } from '@heptapolis/engine/box'
import { inEither } from '../board.ts'
import { leader } from '../leaders/define.ts'
import { exchange } from './boards.ts'

export { leaders } from '../leaders/columns.ts'

const { points, shields } = shorthand

const hasLeaders = ({ boxes }: Terms): boolean => boxes.includes('leaders')

const CATAN_B = inEither(
  'catan',
  'b',
  [exchange],
  [
    [{ wood: 1, cloth: 1 }, { kind: 'drawLeaders', count: 1 }, { kind: 'extraRecruit' }],
    [{ ore: 3, papyrus: 1 }, points(5), shields(2)],
  ],
)

export const boardsWithLeaders = (setup: Terms) => (hasLeaders(setup) ? [CATAN_B] : [])

export function leadersProblem(setup: Terms): Problem | undefined {
  const wish = setup.seats.some(({ wonder, side = '' }) => wonder === 'catan' && ['b', 'night'].includes(side))
  if (!wish || hasLeaders(setup)) return undefined
  return coded('needs-box', { wonder: 'catan', side: 'b', box: 'leaders' })
}

/** Our ruling: Stevie's X is the price of the stage, so he himself is free. */
const LEADERS: readonly PieceDef[] = [
  leader('louis', 4, { kind: 'fewVictories', points: 7 }),
  leader('esteban', 5, { kind: 'stillHands' }),
  leader('stevie', 0, { kind: 'stageForCoins' }),
]

export const leadersFor = (setup: Terms): readonly PieceDef[] => (hasLeaders(setup) ? LEADERS : [])
