/** Type cast of the set-up in a protocol request to `Setup`; the engine validates it afterwards. */
import type { Setup } from '@heptapolis/engine/records'

/** Set-up of a request. Any object may be one: `compile` reports what is wrong with it. */
export const setupFrom = (wish: object): Setup => wish as Setup
