/** Moves that were read already: a choice is read where it is decided, and means the same where its event is applied. */
import type { Game, Move, MoveJson } from '@heptapolis/engine/show'

interface Read {
  /** The game as the round opened. */
  readonly game: Game
  readonly move: Move
}

const reads = new WeakMap<MoveJson, Read>()

/** Keeps what this very object means in this round. */
export function keepRead(game: Game, json: MoveJson, move: Move): void {
  reads.set(json, { game, move })
}

export function knownRead(game: Game, json: MoveJson): Move | undefined {
  const read = reads.get(json)
  return read?.game === game ? read.move : undefined
}
