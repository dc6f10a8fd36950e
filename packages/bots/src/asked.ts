/** What a program is told when its seat is asked: all that the seat may know, and the moves to choose from. */
import { firstSpeech } from '@heptapolis/boxes'
import { toPosition } from '@heptapolis/engine'
import { type MoveJson, moves, type Position, question, type Seen, showMove } from '@heptapolis/engine/search'

export interface Asked {
  seat: number
  /** What is asked, by name (`turn`, …) and in words. */
  question: string
  text: string
  /** The table as whoever answers for the seat sees it. */
  view: Position
  legal: MoveJson[]
}

/** The open question to a seat; undefined where it is not asked. */
export function asked(seen: Seen, seat: number): Asked | undefined {
  const open = question(seen, seat)
  if (!open) return undefined
  const legal = moves(seen, seat).map((move) => showMove(seen, move))
  return { seat, question: open.id, text: firstSpeech.question(open.id), view: toPosition(seen), legal }
}
