/** Shadow: an oval on the ground, the only one used. */
import { disc, fill } from './shapes.ts'

export const shadow = (x: number, y: number, w: number, h = 4): string => fill('e3', disc(x, y, w, h))
