/** Draws a monument in its land, without a sky: wide strips above pages and chapters, and vignettes in rows. */
import type { Cover } from './contract.ts'
import { at, disc, fill, rect } from './draw/shapes.ts'
import { WIDTH as LAND_WIDTH, STARS } from './land/forms.ts'
import { LANDS } from './land/places.ts'
import { stand } from './life/index.ts'
import { LIGHTS, type LightName } from './light/lights.ts'
import { paint, picture } from './light/paint.ts'
import { palette } from './light/palette.ts'
import { layersBuilt, type Monument, type MonumentOf } from './monument.ts'
import { build } from './parts/index.ts'

/** The ground line of a monument. */
const FOOT = 168
/** Where the sea begins before a monument that ends in it. */
const WATERLINE = 170

/** The water before a monument that ends in the sea, from one edge of the picture to the other. */
const sea = ({ endsInSea }: Monument, y: number, width: number): string =>
  endsInSea ? fill('w2', rect(0, y, width, 200 - y)) : ''

/** A monument in its land, without its sky and sun, which tiles of other shapes would cut: 480 × 200. */
export function vignettePicture(monument: Monument, built: number, light: LightName): string {
  const { place, own, layers } = monument
  const colours = palette(place, light, own)
  const standing = layers.slice(0, 1 + layersBuilt(built, 3)).join('')
  return picture(
    paint(at(LANDS[place](), -340, -20) + sea(monument, 18 + WATERLINE, 480) + at(standing, 120, 18), colours),
    { box: [0, 0, 480, 200], fit: 'xMidYMax slice' },
  )
}

/** The picture of a box in its land, without its sky and sun: 480 × 200. */
export function coverPicture(cover: Cover, monumentOf: MonumentOf, light: LightName): string {
  if ('wonder' in cover) return vignettePicture(monumentOf(cover.wonder), 3, light)
  const { parts, place } = cover
  const [scale, across] = parts.length > 1 ? [1.9, 150] : [2.6, 0]
  const left = 240 - 60 * scale - (across * (parts.length - 1)) / 2
  const standing = parts.map((part, i) => at(build(part), left + i * across, 190 - 56 * scale, scale)).join('')
  const land = at(LANDS[place](), -340, -20)
  return picture(paint(land + standing, palette(place, light)), { box: [0, 0, 480, 200], fit: 'xMidYMax slice' })
}

const STRIP = { width: 2540, height: 200, tiles: 4 }
/** How much of each end of a land lies beyond its tile. */
const BEYOND = 4

/** A wide, low landscape with the finished monument near its right end, without its sky: 2540 × 200. */
export function stripPicture(monument: Monument, light: LightName): string {
  const { place, own, layers } = monument
  const { width, height } = STRIP
  const stars = LIGHTS[light].stars > 0 ? `<g opacity="${LIGHTS[light].stars}">${at(STARS, width - 900, 0)}</g>` : ''
  const sky = stars + fill('sun', disc(width - 84, 54, 26)) + stand('cloud2', width - 150, 40, 1.2)
  const foot = height - 10 - FOOT * 0.88
  const standing = sea(monument, foot + WATERLINE * 0.88, width) + at(layers.join(''), width - 380, foot, 0.88)
  const drawing = `<defs><g id="land">${LANDS[place]()}</g></defs>${sky}${tiledLand()}${standing}`
  return picture(paint(drawing, palette(place, light, own)), { box: [0, 0, width, height], fit: 'xMaxYMax slice' })
}

/**
 * Every second tile is mirrored, so that hills meet at the seams. Lands overlap there, and a mask cuts the mirrored ones
 * as a whole: edges of single shapes would let the shapes behind them shine through.
 */
function tiledLand(): string {
  const { width, height, tiles } = STRIP
  const tile = width / tiles
  const scale = tile / (LAND_WIDTH - 2 * BEYOND)
  const beyond = BEYOND * scale
  const y = height - 220 * scale
  const land = (x: number, across: number) => at('<use href="#land"/>', x, y, [across, scale])
  const starts = Array.from({ length: tiles }, (_, i) => i * tile)
  const plain = starts.filter((_, i) => i % 2 === 0).map((x) => land(x - beyond, scale))
  const mirrored = starts.filter((_, i) => i % 2 > 0)
  const cells = mirrored.map((x) => `<path fill="#fff" d="M${x} 0h${tile}v${height}H${x}z"/>`).join('')
  const cut = mirrored.map((x) => land(x + tile + beyond, -scale)).join('')
  return `<mask id="mirrored">${cells}</mask>${plain.join('')}<g mask="url(#mirrored)">${cut}</g>`
}
