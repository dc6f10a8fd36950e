/** Abu Simbel, which buries leaders. The second edition prints it in Leaders, so it comes from here in the first only. */
import { type BoardDef, coded, type Effect, type Problem, shorthand, type Terms } from '@heptapolis/engine'
import { board, good } from './define.ts'

const { points } = shorthand
const bury: Effect = { kind: 'bury' }

const ABU_SIMBEL: readonly BoardDef[] = [
  board('abu-simbel', 'a', good('papyrus'), [
    [{ stone: 1, clay: 1 }, points(3)],
    [{ wood: 1, ore: 1 }, points(5)],
    [{ stone: 2, glass: 1, cloth: 1 }, bury],
  ]),
  board('abu-simbel', 'b', good('papyrus'), [
    [{ clay: 2, cloth: 1 }, bury],
    [{ wood: 2, glass: 1 }, bury],
  ]),
]

export const abuSimbel = ({ edition, boxes }: Terms): readonly BoardDef[] =>
  edition === '1e' && boxes.includes('leaders') ? ABU_SIMBEL : []

export const abuSimbelProblem = ({ boxes, seats }: Terms): Problem | undefined =>
  !boxes.includes('leaders') && seats.some(({ wonder }) => wonder === 'abu-simbel')
    ? coded('needs-box', { wonder: 'abu-simbel', box: 'leaders' })
    : undefined
