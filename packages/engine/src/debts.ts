/** Debts: points a city owes. They are never paid back. */
import type { Box } from './box.ts'
import { Numbers } from './column.ts'
import { type Game, tell } from './game.ts'
import { isProblem, readCount } from './position.ts'

export const debt = new Numbers('debt', { sees: 'all' })

export function takeDebt(g: Game, seat: number, points: number): void {
  if (points <= 0) return
  debt.add(g, seat, points)
  tell(g, { what: 'debt', seat, points })
}

const MOST_DEBT = 999

/** For boxes in which debts are taken. In a position they stand in `debt`. */
export const debts: Box = {
  id: 'debts',
  name: 'Debts',
  about: 'Points lost at the end of the game.',
  columns: [debt],
  counts: { debt: (g, seat) => debt.get(g, seat) },
  scoreLines: [
    {
      id: 'debt',
      name: 'Debts',
      score(g, seat, note) {
        if (debt.get(g, seat) > 0) note('debt', 'debt', -debt.get(g, seat))
      },
    },
  ],
  position: {
    readCity(g, seat, city) {
      const points = readCount(city.debt ?? 0, `cities[${seat}].debt`, MOST_DEBT)
      if (isProblem(points)) return points
      debt.set(g, seat, points)
      return undefined
    },
    writeCity(g, seat, city) {
      city.debt = debt.get(g, seat)
    },
  },
}
