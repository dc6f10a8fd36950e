/** Small things that move in a landscape, where motion is allowed. Their feet are on the strip of the land. */
import type { Living } from '../life/index.ts'
import type { PlaceName } from '../light/places.ts'

/** Things that move, each with the part of the drawing sheet around its foot that it fills. */
export const MOVING = {
  boat: [-14, -22, 28, 24],
  flag: [-1, -18, 12, 18],
  smoke: [-4, -26, 20, 26],
} as const satisfies Partial<Record<Living, readonly [x: number, y: number, width: number, height: number]>>

export type Moving = keyof typeof MOVING

export interface MovingThing {
  what: Moving
  x: number
  y: number
  scale: number
}

/** At most two a place: each is an image of its own. Boats sail to the right. */
export const MOVING_IN: Readonly<Record<PlaceName, readonly MovingThing[]>> = {
  desert: [{ what: 'boat', x: 540, y: 192, scale: 0.8 }],
  river: [
    { what: 'boat', x: 380, y: 197, scale: 0.8 },
    { what: 'smoke', x: 718, y: 178, scale: 0.8 },
  ],
  grove: [
    { what: 'smoke', x: 466, y: 174, scale: 0.9 },
    { what: 'smoke', x: 588, y: 174, scale: 0.8 },
  ],
  harbour: [
    { what: 'boat', x: 640, y: 192, scale: 0.8 },
    { what: 'flag', x: 818, y: 201, scale: 1.4 },
  ],
  coast: [
    { what: 'boat', x: 470, y: 188, scale: 0.8 },
    { what: 'smoke', x: 722, y: 164, scale: 0.7 },
  ],
  hills: [
    { what: 'flag', x: 462, y: 155, scale: 1 },
    { what: 'smoke', x: 448, y: 179, scale: 0.8 },
  ],
  rock: [
    { what: 'flag', x: 434, y: 200, scale: 1.2 },
    { what: 'smoke', x: 460, y: 200, scale: 0.9 },
  ],
  green: [
    { what: 'smoke', x: 460, y: 180, scale: 0.9 },
    { what: 'smoke', x: 638, y: 180, scale: 0.8 },
  ],
  town: [
    { what: 'smoke', x: 512, y: 152, scale: 0.9 },
    { what: 'smoke', x: 676, y: 148, scale: 0.9 },
  ],
}
