/**
 * Preview of a move: the game state after it alone, before anybody else has moved. A move of the free city follows the
 * choice of its keeper in the same turn.
 */
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Game, type MoveJson, readMove } from '@heptapolis/engine'
import {
  choice,
  clone,
  controller,
  type Move,
  type Piece,
  preview,
  previewKept,
  question,
  state,
} from '@heptapolis/engine/show'
import { freesLater } from '../../look/pieces/pieces.ts'

interface TriedMove {
  move: Move
  /** The game itself; for the free city with the choice of its keeper. */
  before: Game
  after: Game
}

/** Undefined for an illegal move. */
export function tried(g: Game, city: number, json: MoveJson): TriedMove | undefined {
  const move = readMove(g, city, json)
  if (!move.ok) return undefined
  const after = clone(g)
  const keeper = controller(g, city)
  const kept = keeper === city ? undefined : choice(g, keeper)
  if (!kept) {
    preview(g, city, move.value, after)
    LOOKS.answers[question(g, city)?.id ?? '']?.(after)
    return { move: move.value, before: g, after: atTurnEnd(after) }
  }
  const before = clone(g)
  previewKept(g, keeper, kept, before)
  previewKept(g, keeper, kept, after, { seat: city, move: move.value })
  return { move: move.value, before: atTurnEnd(before), after: atTurnEnd(after) }
}

function atTurnEnd(g: Game): Game {
  if (state.queue.size(g, 0) === 0) for (const box of g.rules.setup.boxes) LOOKS.faces.get(box)?.endsTurn?.(g)
  return g
}

/** Cards that the building makes free later. */
export function chainsOpened({ rules }: Game, { action, card }: MoveJson): readonly Piece[] {
  const piece = action === 'build' && card !== undefined ? rules.byId.get(card) : undefined
  return piece ? freesLater(rules, piece) : []
}
