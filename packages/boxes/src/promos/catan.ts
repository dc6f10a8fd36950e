/** Catan: two equal resources of the own city for one of choice, once a turn. */
import {
  type EffectRules,
  type Game,
  type Goods,
  Numbers,
  RESOURCES,
  vector,
  type WaysToUse,
} from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Once a turn so many equal resources the city makes count as one of choice. */
    exchange: { give: 2 }
  }
}

export const exchanging = new Numbers('exchanging', { sees: 'all', derived: true, inputs: { as: 'number' } })

export const catan: EffectRules = {
  exchange: {
    lasting: (g, seat) => exchanging.set(g, seat, 1),
  },
}

/** Every pair that may be given away. A good of one kind goes before one that could be another: it is never worth more. */
export function exchanges(g: Game, seat: number, goods: Goods, ways: WaysToUse): void {
  if (exchanging.get(g, seat) === 0) return
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const sure = Math.min(2, vector.count(goods.sure, resource))
    if (sure === 2) trade(goods, resource, sure, NONE, NONE, ways)
    else giveChoices(goods, resource, sure, ways)
  }
}

/** No choice, among their positions. */
const NONE = -1

/** As many of the choices as make it two. */
function giveChoices(goods: Goods, resource: number, sure: number, ways: WaysToUse): void {
  for (let i = nextLike(goods, resource, 0, 0); i >= 0; i = nextLike(goods, resource, 0, i + 1)) {
    if (sure === 1) trade(goods, resource, sure, i, NONE, ways)
    else {
      for (let j = nextLike(goods, resource, i + 1, i + 1); j >= 0; j = nextLike(goods, resource, i + 1, j + 1)) {
        trade(goods, resource, sure, i, j, ways)
      }
    }
  }
}

/** The next choice that could be this resource. Those equal to one met since `since` are not told apart from it. */
function nextLike({ size, choices }: Goods, resource: number, since: number, from: number): number {
  for (let i = from; i < size; i++) {
    if ((choices[i] & vector.unit(resource)) === 0) continue
    let met = since
    while (choices[met] !== choices[i]) met++
    if (met === i) return i
  }
  return NONE
}

function trade(goods: Goods, resource: number, sure: number, one: number, other: number, ways: WaysToUse): void {
  const rest = ways.add()
  rest.sure = goods.sure - sure * vector.unit(resource)
  for (let i = 0; i < goods.size; i++) if (i !== one && i !== other) rest.choose(goods.choices[i])
  rest.choose(vector.EVERY)
}
