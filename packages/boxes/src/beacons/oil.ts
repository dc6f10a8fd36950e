/** Oil of a city: storage, sources and burning at the end of an Age. */
import {
  Counter,
  type EffectOf,
  type EffectRules,
  form,
  type Game,
  type Line,
  Numbers,
  take,
  tell,
} from '@heptapolis/engine/box'

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** Oil for the beacon. */
    oil: { oil: number }
  }
  interface Figures {
    /** Capacity of a beacon, and its oil at the start. */
    mostOil: number
    startingOil: number
    coinsAShip: number
  }
}

const MOST_OIL = 9
const MOST_SHIPS = 99

export const oil = new Numbers('oil', {
  sees: 'all',
  position: form.always(form.count(MOST_OIL)),
  mark: 'oil',
  pad: 'stepper',
})
/** Ships at sea, waiting for a light. */
export const ships = new Counter('shipsAtSea', {
  sees: 'all',
  position: form.always(form.count(MOST_SHIPS)),
  mark: 'sail',
})

export const fill = (count: number): EffectOf<'oil'> => ({ kind: 'oil', oil: count })

export const oilEffects: EffectRules = {
  oil: {
    now: (g, seat, effect) => oil.set(g, seat, Math.min(g.rules.figures.mostOil, oil.get(g, seat) + effect.oil)),
  },
}

export const COINS_A_SHIP = 2

export const FIGURES = { mostOil: MOST_OIL, startingOil: 1, coinsAShip: COINS_A_SHIP }

export function gameBegan(g: Game): void {
  for (let seat = 0; seat < g.rules.cities; seat++) oil.add(g, seat, g.rules.figures.startingOil)
  ships.set(g, g.rules.cities)
}

/** Ships go evenly to cities with lit beacons; the rest stay at sea, and one more per city joins them. */
export const light: Line = {
  id: 'beacons',
  run(g) {
    const lit = Array.from({ length: g.rules.cities }, (_, seat) => seat).filter((seat) => oil.get(g, seat) > 0)
    const share = lit.length === 0 ? 0 : Math.floor(ships.get(g) / lit.length)
    for (const seat of lit) {
      oil.add(g, seat, -1)
      tell(g, { what: 'beacon', seat, ships: share })
      take(g, seat, share * g.rules.figures.coinsAShip)
    }
    ships.add(g, g.rules.cities - share * lit.length)
  },
}
