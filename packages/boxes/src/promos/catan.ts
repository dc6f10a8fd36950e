/** Catan: two equal resources of the own city for one of choice, once a turn. */
import { type EffectRules, type Game, Goods, Numbers, RESOURCES, vector } from '@heptapolis/engine'

declare module '@heptapolis/engine' {
  interface EffectKinds {
    /** Once a turn so many equal resources the city makes count as one of choice. */
    exchange: { give: 2 }
  }
}

export const exchanging = new Numbers('exchanging', { sees: 'all', derived: true })

export const catan: EffectRules = {
  exchange: {
    lasting: (g, seat) => exchanging.set(g, seat, 1),
    describe: ({ give }) => `once a turn, ${give} equal resources you make count as 1 of your choice`,
  },
}

const NONE: Goods[] = []

/** Every pair that may be given away. A good of one kind goes before one that could be another: it is never worth more. */
export function exchanges(g: Game, seat: number, goods: Goods): Goods[] {
  if (exchanging.get(g, seat) === 0) return NONE
  return RESOURCES.flatMap((_, resource) => {
    const sure = Math.min(2, vector.count(goods.sure, resource))
    return choicesToGive(goods, resource, 2 - sure).map((gone) => trade(goods, resource, sure, gone))
  })
}

/** So many of the choices that could be this resource, as positions; equal ones are not told apart. */
function choicesToGive(goods: Goods, resource: number, count: number): number[][] {
  if (count === 0) return [[]]
  const ways = new Map<string, number[]>()
  for (let i = 0; i < goods.size; i++) {
    if ((goods.choices[i] & vector.unit(resource)) === 0) continue
    if (count === 1) ways.set(`${goods.choices[i]}`, [i])
    for (let j = i + 1; count === 2 && j < goods.size; j++) {
      if ((goods.choices[j] & vector.unit(resource)) !== 0) ways.set(`${goods.choices[i]} ${goods.choices[j]}`, [i, j])
    }
  }
  return [...ways.values()]
}

function trade(goods: Goods, resource: number, sure: number, gone: readonly number[]): Goods {
  const left = new Goods()
  left.sure = goods.sure - sure * vector.unit(resource)
  for (let i = 0; i < goods.size; i++) if (!gone.includes(i)) left.choose(goods.choices[i])
  left.choose(vector.EVERY)
  return left
}
