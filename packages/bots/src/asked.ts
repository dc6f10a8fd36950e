/** Question to an external bot program, as JSON: the view of its seat, and the legal moves. */
import { firstSpeech } from '@heptapolis/boxes'
import { toPosition } from '@heptapolis/engine'
import { type MoveJson, moves, type Position, question, type Seen, showMove } from '@heptapolis/engine/search'

export interface Asked {
  seat: number
  /** Question by name (`turn`, …) and in words. */
  question: string
  text: string
  /** View of the player who answers for the seat. */
  view: Position
  legal: MoveJson[]
}

/** Open question to a seat; undefined if there is none. */
export function asked(seen: Seen, seat: number): Asked | undefined {
  const open = question(seen, seat)
  if (!open) return undefined
  const legal = moves(seen, seat).map((move) => showMove(seen, move))
  return { seat, question: open.id, text: firstSpeech.question(open.id), view: toPosition(seen), legal }
}
