/** Effects of the laws in force (Babel) on a move: its cost with each law and without it. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { type Game, type Move, showMove } from '@heptapolis/engine'
import { moves } from '@heptapolis/engine/search'
import { clone, type Piece, preview, RESOURCES, state } from '@heptapolis/engine/show'
import { totalOf } from '../choices.ts'

export interface LawEffect {
  piece: Piece
  /** Difference in coins; undefined if only the law makes the move possible. */
  coins: number | undefined
  /** Part of it that the move costs less. The law pays the rest. */
  saved: number
  /** Coins that the law asks in place of the resources of the card, if it does. */
  instead: number | undefined
}

const isSame = (a: Move, b: Move): boolean =>
  a.action === b.action && a.card === b.card && a.rider === b.rider && a.option === b.option

interface Outcome {
  left: number
  paid: number
}

/** The way of such a move that leaves the most coins; undefined if it is impossible. */
function cheapest(g: Game, seat: number, move: Move): Outcome | undefined {
  const after = clone(g)
  const [best] = moves(g, seat)
    .filter((one) => isSame(one, move))
    .map((one): Outcome => {
      preview(g, seat, one, after)
      return { left: state.coins.get(after, seat), paid: totalOf(showMove(g, one).pay) }
    })
    .sort((a, b) => b.left - a.left)
  return best
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
  const now = laws.length > 0 ? cheapest(g, seat, move) : undefined
  if (now === undefined) return []
  const card = g.rules.pieces[move.card]
  return laws.flatMap(({ piece, without }): LawEffect[] => {
    const then = cheapest(without, seat, move)
    if (then?.left === now.left) return []
    const coins = then && now.left - then.left
    const saved = then && coins !== undefined ? Math.max(0, Math.min(coins, then.paid - now.paid)) : 0
    return [{ piece, coins, saved, instead: asksCoins(piece) ? resourcesOf(card) : undefined }]
  })
}

const asksCoins = ({ effects }: Piece): boolean =>
  effects.some(({ effect }) => effect.kind === 'law' && effect.law.op === 'coinsForResources')

const resourcesOf = ({ def: { cost } }: Piece): number =>
  RESOURCES.reduce((sum, resource) => sum + (cost?.[resource] ?? 0), 0)
