/** What bots know of Beacons: oil is worth what ships bring while there are Ages to come, and a point when they are over. */
import { type Game, state } from '@heptapolis/engine/box'
import type { Mind } from '../mind/contract.ts'
import { LAST_AGE } from '../mind/time.ts'
import { COINS_A_SHIP, oil } from './oil.ts'

const A_COIN = 0.4
/** Of the ships that come to a lit beacon one is its own, and some of the others find no other light. */
const USUAL_SHIPS = 1.4
/** What burning brings, the point of the oil apart. */
const A_LIGHT = USUAL_SHIPS * COINS_A_SHIP * A_COIN - 1

const agesToCome = (g: Game): number => LAST_AGE + 1 - Math.max(1, state.age.get(g))

export const mind: Mind = {
  effects: { oil: ({ oil: count }) => ({ once: count }) },
  ahead: (g, seat) => Math.min(oil.get(g, seat), agesToCome(g)) * A_LIGHT,
}
