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

/** Laws in force, each with the game without it. */
function repealed(g: Game): { piece: Piece; without: Game }[] {
  const laws = g.rules.setup.boxes.flatMap((box) => LOOKS.faces.get(box)?.laws ?? [])
  return laws.flatMap(({ inForce, repeal }) =>
    inForce(g).map((law) => {
      const without = clone(g)
      repeal(without, law)
      return { piece: g.rules.pieces[law], without }
    }),
  )
}

export interface LawPrice {
  piece: Piece
  coins: number
}

/** Laws that raise a price. `priceIn`: the price in a game; undefined if coins do not help there. */
export function lawsAgainst(g: Game, priceIn: (g: Game) => number | undefined): LawPrice[] {
  const now = priceIn(g)
  if (now === undefined) return []
  return repealed(g).flatMap(({ piece, without }) => {
    const coins = now - (priceIn(without) ?? now)
    return coins > 0 ? [{ piece, coins }] : []
  })
}

export function lawsAtWork(g: Game, seat: number, move: Move): LawEffect[] {
  const laws = repealed(g)
  const now = laws.length > 0 ? left(g, seat, move) : undefined
  if (now === undefined) return []
  return laws.flatMap(({ piece, without }): LawEffect[] => {
    const then = left(without, seat, move)
    return then === now ? [] : [{ piece, coins: then === undefined ? undefined : now - then }]
  })
}
