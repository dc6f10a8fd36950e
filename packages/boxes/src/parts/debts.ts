/** Debts: negative points of a city. They are never repaid. */
import { type Box, causedBy, form, type Game, Numbers } from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface Figures {
    /** Points lost per debt. */
    debt: number
  }
}

const MOST_DEBT = 999
export const debt = new Numbers('debt', {
  sees: 'all',
  position: form.always(form.count(MOST_DEBT)),
  mark: { symbol: 'debt', as: 'loss' },
  pad: 'stepper',
})

export function takeDebt(g: Game, seat: number, points: number, source?: string, other?: number): void {
  if (points <= 0) return
  debt.add(g, seat, points)
  g.listener?.({ what: 'debt', seat, points, ...causedBy(source, other) })
}

/** For boxes with debts. The position field is `debt`. */
export const debts: Box = {
  id: 'debts',
  figures: { debt: 1 },
  columns: [debt],
  counts: { debt: (g, seat) => debt.get(g, seat) },
  scoreLines: [
    {
      id: 'debt',
      score(g, seat, note) {
        if (debt.get(g, seat) > 0) note('debt', 'debt', -debt.get(g, seat) * g.rules.figures.debt)
      },
    },
  ],
}
