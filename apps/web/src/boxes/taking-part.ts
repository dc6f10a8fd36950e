/** What taking part buys and risks: the project of the Age for a card, its edifice for a stage. */
import { type Game, type MoveJson, type Piece, state, toPosition } from '@heptapolis/engine/box'
import { countAt, type Fields, pieceAt, recordAt, recordsAt } from './fields.ts'

export interface TakingPart {
  piece: Piece
  /** How many are still missing once this one has joined. */
  left: number
  /** What it costs besides the card or the stage. */
  coins: number
}

export function takingPart(g: Game, { action, participate }: MoveJson): TakingPart | undefined {
  if (!participate) return undefined
  const table: Fields = { ...toPosition(g) }
  const record = action === 'stage' ? recordsAt(table, 'edifices')[state.age.get(g) - 1] : recordAt(table, 'project')
  const piece = pieceAt(g.rules, record?.id)
  if (!record || !piece) return undefined
  const left = Math.max(0, countAt(record, action === 'stage' ? 'pawns' : 'tokens') - 1)
  return { piece, left, coins: Number(piece.def.cost?.coins ?? 0) }
}
