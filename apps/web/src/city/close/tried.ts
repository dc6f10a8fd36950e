/** Preview of a move: the game state after it alone, before anybody else has moved. */
import { type Game, type MoveJson, readMove } from '@heptapolis/engine'
import { clone, type Move, type Piece, preview } from '@heptapolis/engine/show'
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
  return { move: move.value, after }
}

/** Cards that the building makes free later. */
export function chainsOpened({ rules }: Game, { action, card }: MoveJson): readonly Piece[] {
  const piece = action === 'build' && card !== undefined ? rules.byId.get(card) : undefined
  return piece ? freesLater(rules, piece) : []
}
