/** Reasons for the price of a neighbour's resources: the buyer's cards that lower it, and laws that change it. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { clone, type Game, type Piece } from '@heptapolis/engine/show'
import { type CityView, pricesFor } from '../city/view.ts'

type Sort = 'raw' | 'made'
const GOODS = { raw: 'raw', made: 'manufactured' } as const

export function reasonsFor(g: Game, buyer: CityView, side: 'left' | 'right', sort: Sort): Piece[] {
  const price = (one: Game) => pricesFor(one, buyer.seat)[side][sort]
  // A law may cancel a card; then the card is no reason.
  const isLowered = price(g) < g.rules.figures.price
  const own = buyer.standing.filter(({ effects }) =>
    effects.some(({ effect }) => effect.kind === 'trade' && effect.goods === GOODS[sort] && effect.from.includes(side)),
  )
  return [...(isLowered ? own : []), ...lawsOn(g, price)]
}

/** The laws that change a figure. */
function lawsOn(g: Game, figure: (g: Game) => number): Piece[] {
  const now = figure(g)
  const laws = g.rules.setup.boxes.flatMap((box) => LOOKS.faces.get(box)?.laws ?? [])
  return laws.flatMap(({ inForce, repeal }) =>
    inForce(g)
      .filter((law) => {
        const without = clone(g)
        repeal(without, law)
        return figure(without) !== now
      })
      .map((law) => g.rules.pieces[law]),
  )
}
