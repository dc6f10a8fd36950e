/**
 * Result of joining the project or edifice of the Age by a move: how many cities are still missing, and what it costs.
 */
import { type Game, type MoveJson, type Piece, state, toPosition } from '@heptapolis/engine/box'
import { countAt, type Fields, pieceAt, recordAt, recordsAt } from './fields.ts'
import { sharedName } from './shared-name.ts'

export interface Participation {
  piece: Piece
  name: string
  /** The number of cities still missing after this one has joined. */
  left: number
  /** The additional cost. */
  coins: number
}

export function participation(g: Game, { action, participate }: MoveJson): Participation | undefined {
  if (!participate) return undefined
  const table: Fields = { ...toPosition(g) }
  const record = action === 'stage' ? recordsAt(table, 'edifices')[state.age.get(g) - 1] : recordAt(table, 'project')
  const piece = pieceAt(g.rules, record?.id)
  if (!record || !piece) return undefined
  const left = Math.max(0, countAt(record, action === 'stage' ? 'pawns' : 'tokens') - 1)
  return { piece, name: sharedName(piece, g.rules, table), left, coins: Number(piece.def.cost?.coins ?? 0) }
}

/** Projects and edifices of the Age that fail as things stand, and penalise this city. */
export function failingFor(g: Game, city: number): Omit<Participation, 'coins'>[] {
  const table: Fields = { ...toPosition(g) }
  const own: Fields = { ...toPosition(g).cities[city] }
  const age = state.age.get(g) - 1
  const edifice = recordsAt(table, 'edifices')[age]
  const hasPawn = [own.pawns].flat()[age]
  return [
    { record: recordAt(table, 'project'), counts: 'tokens', isSafe: countAt(own, 'participations') > 0 },
    { record: edifice?.state === 'project' ? edifice : undefined, counts: 'pawns', isSafe: Boolean(hasPawn) },
  ].flatMap(({ record, counts, isSafe }) => {
    const piece = pieceAt(g.rules, record?.id)
    const left = record ? countAt(record, counts) : 0
    return piece && left > 0 && !isSafe ? [{ piece, name: sharedName(piece, g.rules, table), left }] : []
  })
}
