/** Catan: two equal own resources count as one of choice, once per turn. */
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
    /** Once per turn, so many equal own resources count as one of choice. */
    exchange: { give: 2 }
  }
}

export const exchanging = new Numbers('exchanging', { sees: 'all', derived: true, inputs: { as: 'number' } })

export const catan: EffectRules = {
  exchange: {
    lasting: (g, seat) => exchanging.set(g, seat, 1),
  },
}

/** Every pair that can be exchanged. Fixed resources go before choices, which are worth more. */
export function exchanges(g: Game, seat: number, goods: Goods, ways: WaysToUse): void {
  if (exchanging.get(g, seat) === 0) return
  for (let resource = 0; resource < RESOURCES.length; resource++) {
    const sure = Math.min(2, vector.count(goods.sure, resource))
    if (sure === 2) trade(goods, resource, sure, NONE, NONE, ways)
    else giveChoices(goods, resource, sure, ways)
  }
}

/** Marks no choice among their positions. */
const NONE = -1

/** Uses choices to complete the pair. */
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

/** Next choice with this resource. Those equal to one since `since` are skipped. */
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
