/** Bot knowledge of Beacons: oil is worth the income of ships while there are Ages to come, and a point afterwards. */
import { type Game, state } from '@heptapolis/engine/box'
import type { Mind } from '../mind/contract.ts'
import { LAST_AGE } from '../mind/time.ts'
import { COINS_A_SHIP, oil } from './oil.ts'

const A_COIN = 0.4
/** Ships per lit beacon: its own, and some that find no other light. */
const USUAL_SHIPS = 1.4
/** Value of burning oil, less its point. */
const A_LIGHT = USUAL_SHIPS * COINS_A_SHIP * A_COIN - 1

const agesToCome = (g: Game): number => LAST_AGE + 1 - Math.max(1, state.age.get(g))

export const mind: Mind = {
  effects: { oil: ({ oil: count }) => ({ once: count }) },
  ahead: (g, seat) => Math.min(oil.get(g, seat), agesToCome(g)) * A_LIGHT,
}
