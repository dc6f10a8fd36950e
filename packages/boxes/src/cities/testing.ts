/** Helpers for the tests of this box. */
import { type CityPosition, type Game, question, state, toAct } from '@heptapolis/engine/box'
import { choose, everybodyElseSells, legal, type Scenario, scenario } from '../testing.ts'

/** Cards that produce at least two of every raw material (three of ore) and one of each manufactured resource. */
export const EVERYTHING = [
  'sawmill',
  'quarry',
  'brickyard',
  'foundry',
  'ore-vein',
  'loom-age-1',
  'glassworks-age-1',
  'press-age-1',
]

export const withCities = (position: Scenario): Game => scenario({ boxes: ['cities'], ...position })

/** City that can pay for everything, with these cards in hand. */
export const rich = (hand: string[], more: CityPosition = {}): CityPosition => ({
  coins: 30,
  hand: [...hand, 'altar', 'baths'],
  ...more,
  cards: [...EVERYTHING, ...(more.cards ?? [])],
})

/** All cities with a loss pay their coins and take debts for the rest. */
export function payLosses(g: Game): void {
  for (let [seat] = toAct(g); question(g, seat)?.id === 'loss'; [seat] = toAct(g)) {
    choose(g, seat, legal(g, seat)[0])
  }
}

/** All sell until the Age is over; losses are paid. */
export function finishAge(g: Game): void {
  const age = state.age.get(g)
  while (toAct(g).length > 0 && state.age.get(g) === age) {
    everybodyElseSells(g)
    payLosses(g)
  }
}

/** Victory tokens by value (1, 3, 5), then defeats. */
export const tokens = (g: Game, seat: number): number[] => [
  ...[0, 1, 2].map((i) => state.victories.get(g, seat, i)),
  state.defeats.get(g, seat),
]
