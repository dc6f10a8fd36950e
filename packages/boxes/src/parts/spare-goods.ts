/** Resources that depend on the production of brown cards, grey cards and board, which the city sells. */
import { type Box, type EffectOf, kindsSold, Numbers, vector } from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** One more resource per turn that brown cards, grey cards or the board produce. */
    ownedGood: Record<never, never>
    /** One resource per turn that brown cards, grey cards and the board do not produce. */
    lackedGood: Record<never, never>
  }
}

export const ownedGood = (): EffectOf<'ownedGood'> => ({ kind: 'ownedGood' })
export const lackedGood = (): EffectOf<'lackedGood'> => ({ kind: 'lackedGood' })

const owned = new Numbers('ownedGoods', { sees: 'all', derived: true, inputs: { as: 'number' } })
const lacked = new Numbers('lackedGoods', { sees: 'all', derived: true, inputs: { as: 'number' } })

/** For boxes with effects of kind `ownedGood` or `lackedGood`. */
export const spareGoods: Box = {
  id: 'spare-goods',
  columns: [owned, lacked],
  effects: {
    ownedGood: {
      lasting: (g, seat) => owned.add(g, seat, 1),
    },
    lackedGood: {
      lasting: (g, seat) => lacked.add(g, seat, 1),
    },
  },
  modifiers: {
    production(g, seat, goods) {
      const more = owned.get(g, seat)
      const other = lacked.get(g, seat)
      if (more + other === 0) return
      const made = kindsSold(g, seat)
      const missing = vector.EVERY & ~made
      if (made !== 0) for (let i = 0; i < more; i++) goods.choose(made)
      if (missing !== 0) for (let i = 0; i < other; i++) goods.choose(missing)
    },
  },
}
