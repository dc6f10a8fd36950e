/** Preview of a move: the game state after it alone, before anybody else has moved. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Game, type MoveJson, readMove } from '@heptapolis/engine'
import { clone, type Move, type Piece, preview, state } from '@heptapolis/engine/show'
import { freesLater } from '../../look/pieces/pieces.ts'

interface TriedMove {
  move: Move
  after: Game
}

/** Undefined for an illegal move. */
export function tried(g: Game, city: number, json: MoveJson): TriedMove | undefined {
  const move = readMove(g, city, json)
  if (!move.ok) return undefined
  const after = clone(g)
  preview(g, city, move.value, after)
  if (state.queue.size(after, 0) === 0) for (const box of g.rules.setup.boxes) LOOKS.faces.get(box)?.endsTurn?.(after)
  return { move: move.value, after }
}

/** Cards that the building makes free later. */
export function chainsOpened({ rules }: Game, { action, card }: MoveJson): readonly Piece[] {
  const piece = action === 'build' && card !== undefined ? rules.byId.get(card) : undefined
  return piece ? freesLater(rules, piece) : []
}
