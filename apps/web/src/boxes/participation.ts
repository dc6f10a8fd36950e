/**
 * Result of joining the project or edifice of the Age by a move: how many cities are still missing, and what it costs.
 */
import { type Game, type MoveJson, type Piece, state, toPosition } from '@heptapolis/engine/box'
import { countAt, type Fields, pieceAt, recordAt, recordsAt } from './fields.ts'

export interface Participation {
  piece: Piece
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
  return { piece, left, coins: Number(piece.def.cost?.coins ?? 0) }
}
