/** The sky and the land behind the towers of a result. */
import { at } from '../draw/shapes.ts'
import { LIGHTS, type LightName } from '../light/lights.ts'
import type { Monument } from '../monument.ts'
import { cloudsPicture, landPicture, starsPicture } from '../pictures.ts'

/** Size in pixels, as messengers and social networks expect it. */
export const SIZE = { width: 1200, height: 630 }
const LAND = { width: 820, height: 220 }
/** Beside the texts. */
const CLOUDS = { x: 380, y: -20 }

interface Sun {
  x: number
  y: number
}

export function scenePicture(monument: Monument, light: LightName, sun: Sun): string {
  const { sky, stars } = LIGHTS[light]
  const stops = sky.map((colour, i) => `<stop offset="${[0, 0.52, 0.88][i]}" stop-color="${colour}"/>`).join('')
  const scale = SIZE.width / LAND.width + 0.02
  return [
    `<defs><linearGradient id="sky" x1="0" y1="0" x2="0" y2="1">${stops}</linearGradient></defs>`,
    `<rect width="${SIZE.width}" height="${SIZE.height}" fill="url(#sky)"/>`,
    stars > 0 ? at(starsPicture(light), 0, 0, 1.5) : '',
    sunPicture(sun, LIGHTS[light].sun, stars > 0 ? 0.5 : 1),
    at(cloudsPicture(light), CLOUDS.x, CLOUDS.y),
    at(landPicture(monument, light), 0, SIZE.height - LAND.height * scale, scale),
  ].join('')
}

/** The halo is weaker in the dark. */
const sunPicture = ({ x, y }: Sun, colour: string, halo: number): string =>
  [
    [150, 0.16 * halo],
    [108, 0.3 * halo],
    [68, 1],
  ]
    .map(([radius, opacity]) => `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}" opacity="${opacity}"/>`)
    .join('')
