/** Set-up of a new game in a request of another program. */
import type { Setup } from '@heptapolis/engine/records'

/** Set-up of a request. Any object may be one: `compile` reports what is wrong with it. */
export const setupFrom = (wish: object): Setup => wish as Setup
