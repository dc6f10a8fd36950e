/** Monuments and small things that stand in a wide picture, in the air of their distance. */
import { at } from './draw/shapes.ts'
import { type Living, stand } from './life/index.ts'
import { mix, mixAll } from './light/colour.ts'
import { LIGHTS, type LightName } from './light/lights.ts'
import { paint } from './light/paint.ts'
import { palette } from './light/palette.ts'
import type { Palette } from './light/tones.ts'
import type { MonumentOf } from './monument.ts'

/** The ground line of a monument. */
const FOOT = 168

/** Aerial perspective: every tone moves towards the haze, except water. */
function throughAir(colours: Palette, light: LightName, share: number): Palette {
  const { sky, haze } = LIGHTS[light]
  const air = mix(sky[2], haze[0], 0.5)
  const { w1, w2, w3 } = palette('coast', light)
  return { ...mixAll(colours, air, share), w1, w2, w3 }
}

export interface Standing {
  wonder: string
  x: number
  foot: number
  scale: number
  /** The share of haze in its colours. */
  air: number
}

/** Every monument in its own light and air. */
export const monumentsAt = (all: readonly Standing[], monumentOf: MonumentOf, light: LightName): string =>
  all
    .map(({ wonder, x, foot, scale, air }) => {
      const { place, own, layers } = monumentOf(wonder)
      const colours = throughAir(palette(place, light, own), light, air)
      return at(paint(layers.join(''), colours), x, foot - FOOT * scale, scale)
    })
    .join('')

export type Thing = readonly [what: Living, x: number, y: number, scale: number]

/** Plants, ships, people, each on its foot. */
export const placed = (things: readonly Thing[]): string =>
  things.map(([what, x, y, scale]) => stand(what, x, y, scale)).join('')
