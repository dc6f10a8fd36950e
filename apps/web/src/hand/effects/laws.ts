/** Effects of the laws in force (Babel) on a move: its cost with each law and without it. */
import { LOOKS } from '@heptapolis/boxes/faces'
import type { Game, Move } from '@heptapolis/engine'
import { moves } from '@heptapolis/engine/search'
import { clone, type Piece, preview, state } from '@heptapolis/engine/show'

/** Difference in coins; undefined if only the law makes the move possible. */
export interface LawEffect {
  piece: Piece
  coins: number | undefined
}

const isSame = (a: Move, b: Move): boolean =>
  a.action === b.action && a.card === b.card && a.rider === b.rider && a.option === b.option

/** Maximum coins left after such a move; undefined if it is impossible. */
function left(g: Game, seat: number, move: Move): number | undefined {
  const after = clone(g)
  const coins = moves(g, seat)
    .filter((one) => isSame(one, move))
    .map((one) => {
      preview(g, seat, one, after)
      return state.coins.get(after, seat)
    })
  return coins.length === 0 ? undefined : Math.max(...coins)
}

export function lawsAtWork(g: Game, seat: number, move: Move): LawEffect[] {
  const laws = g.rules.setup.boxes.flatMap((box) => LOOKS.faces.get(box)?.laws ?? [])
  const now = laws.length > 0 ? left(g, seat, move) : undefined
  if (now === undefined) return []
  return laws.flatMap(({ inForce, repeal }) =>
    inForce(g).flatMap((law): LawEffect[] => {
      const without = clone(g)
      repeal(without, law)
      const then = left(without, seat, move)
      if (then === now) return []
      return [{ piece: g.rules.pieces[law], coins: then === undefined ? undefined : now - then }]
    }),
  )
}
