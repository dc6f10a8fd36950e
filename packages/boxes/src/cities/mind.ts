/** Bot knowledge of Cities: lasting trade discounts, and losses of others. */
import { bits } from '../mind/bits.ts'
import type { Mind } from '../mind/contract.ts'
import { timeLeft } from '../mind/time.ts'
import { smuggling } from './trade.ts'

const A_WHARF = 2.2

export const mind: Mind = {
  effects: {
    wharf: { lasting: A_WHARF },
    smugglersCache: { lasting: 2 },
    memorial: { once: 2 },
    neighboursOwe: { once: 0.5 },
  },
  ahead: (g, seat) => bits(smuggling.get(g, seat)) * A_WHARF * timeLeft(g),
}
