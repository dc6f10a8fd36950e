/** Cache of parsed moves: `decide` parses the JSON of a choice, and `apply` reuses the result. */
import type { Game, Move, MoveJson } from '@heptapolis/engine/show'

interface ParsedMove {
  /** Game at the opening of the round. */
  readonly game: Game
  readonly move: Move
}

const reads = new WeakMap<MoveJson, ParsedMove>()

/** Stores the parsed move of this object for this round. */
export function keepRead(game: Game, json: MoveJson, move: Move): void {
  reads.set(json, { game, move })
}

export function knownRead(game: Game, json: MoveJson): Move | undefined {
  const read = reads.get(json)
  return read?.game === game ? read.move : undefined
}
