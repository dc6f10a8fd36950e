/** Oil for the beacons: what a city holds of it, what brings it, and what it is burnt for when an Age ends. */
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
    /** So much oil for the beacon. */
    oil: { oil: number }
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
    now: (g, seat, effect) => oil.set(g, seat, Math.min(MOST_OIL, oil.get(g, seat) + effect.oil)),
  },
}

const STARTING_OIL = 1
export const COINS_A_SHIP = 2

export function gameBegan(g: Game): void {
  for (let seat = 0; seat < g.rules.cities; seat++) oil.add(g, seat, STARTING_OIL)
  ships.set(g, g.rules.cities)
}

/** The ships come evenly to the cities whose beacons are lit; the rest stay at sea, and for every city one more joins them. */
export const light: Line = {
  id: 'beacons',
  run(g) {
    const lit = Array.from({ length: g.rules.cities }, (_, seat) => seat).filter((seat) => oil.get(g, seat) > 0)
    const share = lit.length === 0 ? 0 : Math.floor(ships.get(g) / lit.length)
    for (const seat of lit) {
      oil.add(g, seat, -1)
      tell(g, { what: 'beacon', seat, ships: share })
      take(g, seat, share * COINS_A_SHIP)
    }
    ships.add(g, g.rules.cities - share * lit.length)
  },
}
