/** Facts about the edifice of the Age for the coach. */
import type { Lecture } from '../../lessons/lecture.ts'
import { edifices, pawnsLeft, thisAge } from '../columns.ts'

interface EdificeNow {
  name: string
  /** Reward of each pawn. */
  does: string
  cost: string
  pawns: number
}

export function edificeOf({ game, say }: Lecture): EdificeNow {
  const age = thisAge(game)
  const piece = game.rules.pieces[edifices.get(game, 0, age)]
  return {
    name: say.piece(piece),
    does: say.does(piece),
    cost: say.cost(piece.def.cost),
    pawns: pawnsLeft.get(game, 0, age),
  }
}
