/** Draws the panorama of the first page, its vignettes and the strips above other pages. Only the build draws them. */
import type { Cover } from './contract.ts'
import { at, disc, fill, rect } from './draw/shapes.ts'
import { WIDTH as LAND_WIDTH, STARS } from './land/forms.ts'
import { LANDS } from './land/places.ts'
import { type Living, stand } from './life/index.ts'
import { mix } from './light/colour.ts'
import { LIGHTS, type LightName } from './light/lights.ts'
import { paint, picture } from './light/paint.ts'
import { palette } from './light/palette.ts'
import type { Palette } from './light/tones.ts'
import { layersBuilt, type Monument } from './monument.ts'
import { build } from './parts/index.ts'

type MonumentOf = (wonder: string) => Monument

const WIDTH = 1440
const HEIGHT = 620
/** The ground line of a monument. */
const FOOT = 168
/** Where the sea begins before a monument that ends in it. */
const WATERLINE = 170

/** Aerial perspective: every tone moves towards the haze, except water. */
function throughAir(colours: Palette, light: LightName, share: number): Palette {
  const { sky, haze } = LIGHTS[light]
  const air = mix(sky[2], haze[0], 0.5)
  const { w1, w2, w3 } = palette('coast', light)
  const hazy = Object.entries(colours).map(([tone, colour]) => [tone, mix(colour, air, share)])
  return { ...(Object.fromEntries(hazy) as Palette), w1, w2, w3 }
}

interface Standing {
  wonder: string
  x: number
  foot: number
  scale: number
  /** The share of haze in its colours. */
  air: number
}

const FAR: readonly Standing[] = [
  { wonder: 'gizah', x: 626, foot: 408, scale: 0.46, air: 0.5 },
  { wonder: 'gizah', x: 786, foot: 404, scale: 0.34, air: 0.5 },
  { wonder: 'olympia', x: 900, foot: 398, scale: 0.5, air: 0.42 },
]
const ACROSS: readonly Standing[] = [
  { wonder: 'halikarnassos', x: 1262, foot: 384, scale: 0.72, air: 0.22 },
  { wonder: 'ephesos', x: 1000, foot: 446, scale: 0.96, air: 0.06 },
  { wonder: 'alexandria', x: 604, foot: 470, scale: 1.12, air: 0.2 },
]
const NEAR: readonly Standing[] = [
  { wonder: 'rhodos', x: 772, foot: 566, scale: 1.34, air: 0 },
  { wonder: 'babylon', x: 1150, foot: 572, scale: 1.12, air: 0 },
]

const HILLS = fill(
  'h1',
  'M0 620V372C90 350 150 380 240 372S420 340 520 362 700 386 800 366 1000 330 1120 350 1320 372 1440 350V620z',
)
const BAY =
  fill('h2', 'M0 620V410C120 392 260 402 420 404S600 420 760 404 1010 380 1130 372 1330 356 1440 340V620z') +
  fill('w1', 'M0 424H1440V620H0z') +
  fill('w2', 'M0 448H1440V620H0z') +
  fill(
    'w3',
    'M620 432h150v1.6H620zM700 444h200v1.6H700zM560 462h130v1.6H560zM790 470h240v1.6H790zM430 486h160v1.6H430zM640 500h190v1.6H640zM900 520h140v1.6H900zM300 520h120v1.6H300zM80 470h160v1.6H80zM160 500h120v1.6H160zM40 530h200v1.6H40z',
  ) +
  fill('h3', 'M0 424V396C60 384 120 392 170 408 200 416 230 420 250 424z')
/** The sea before the harbour, up to where the land reaches the lower edge. */
const SHORE = 'M0 582H1088C1112 583 1116 592 1136 600 1150 606 1158 612 1164 620H0z'
const COAST =
  fill('h3', 'M930 620V452C970 440 1000 410 1050 396 1110 380 1180 376 1240 368 1320 352 1380 330 1440 320V620z') +
  fill('e2', 'M980 620V470C1020 446 1060 424 1120 418 1200 412 1300 404 1440 386V620z') +
  fill(
    'e1',
    'M980 510C1020 456 1060 430 1120 422c80-6 180-12 320-32v14C1300 428 1200 432 1140 440 1090 450 1040 480 1004 530z',
  ) +
  fill('e3', 'M1120 620C1130 560 1180 540 1250 536 1330 532 1390 520 1440 510V620z')

type Thing = readonly [what: Living, x: number, y: number, scale: number]

const SHIPS: readonly Thing[] = [
  ['galley', 540, 520, 1.6],
  ['boat', 480, 470, 0.9],
  ['boat', 318, 458, 0.6],
  ['boat', 150, 480, 1.1],
  ['galley', 250, 536, 1.3],
  ['boat', 770, 456, 0.6],
]
const ASHORE: readonly Thing[] = [
  ['cypress', 1256, 424, 2],
  ['cypress', 1274, 428, 1.6],
  ['cypress', 986, 458, 1.4],
  ['olive', 1416, 412, 2],
  ['hut', 1306, 436, 1.2],
  ['hut', 1338, 440, 1.1],
  ['hut', 1372, 436, 1.2],
]
const PALMS: readonly Thing[] = [
  ['palm', 1136, 584, 2.6],
  ['palm', 1428, 586, 2.8],
]
const ABOVE: readonly Thing[] = [
  ['cloud2', 720, 90, 2],
  ['cloud', 1010, 150, 1.6],
  ['cloud2', 1260, 80, 2.2],
  ['bird', 1120, 190, 1.2],
]

const placed = (things: readonly Thing[]): string =>
  things.map(([what, x, y, scale]) => stand(what, x, y, scale)).join('')

const SUN = [
  [170, 0.18],
  [122, 0.3],
  [78, 1],
].map(([r, opacity]) => `<g opacity="${opacity}">${fill('sun', disc(780, 225, r))}</g>`)

/** The seven wonders around one bay, without its sky: 1440 × 620. */
export function panoramaPicture(monumentOf: MonumentOf, light: LightName): string {
  const coast = palette('coast', light)
  const near = palette('harbour', light)
  const standing = (all: readonly Standing[]) =>
    all.map(({ wonder, x, foot, scale, air }) => {
      const { place, own, layers } = monumentOf(wonder)
      const colours = throughAir(palette(place, light, own), light, air)
      return at(paint(layers.join(''), colours), x, foot - FOOT * scale, scale)
    })
  const stars = `<g opacity="${LIGHTS[light].stars}">${paint(at(STARS, 640, 0), coast)}</g>`
  return picture(
    [
      LIGHTS[light].stars > 0 ? stars : '',
      paint(SUN.join('') + placed(ABOVE) + HILLS, coast),
      ...standing(FAR),
      paint(BAY, coast),
      paint(COAST, near),
      ...standing(ACROSS),
      paint(placed([...SHIPS, ...ASHORE]), near),
      ...standing(NEAR),
      paint(placed(PALMS) + fill('w2', SHORE), near),
    ].join(''),
    { box: [0, 0, WIDTH, HEIGHT], fit: 'xMidYMax slice' },
  )
}

/** The water before a monument that ends in the sea, from one edge of the picture to the other. */
const sea = ({ endsInSea }: Monument, y: number, width: number): string =>
  endsInSea ? fill('w2', rect(0, y, width, 200 - y)) : ''

/** A monument in its land, without its sky: 480 × 200. */
export function vignettePicture(monument: Monument, built: number, light: LightName): string {
  const { place, own, layers } = monument
  const colours = palette(place, light, own)
  const standing = layers.slice(0, 1 + layersBuilt(built, 3)).join('')
  return picture(
    paint(
      fill('sun', disc(352, 52, 22)) +
        at(LANDS[place](), -340, -20) +
        sea(monument, 18 + WATERLINE, 480) +
        at(standing, 120, 18),
      colours,
    ),
    { box: [0, 0, 480, 200], fit: 'xMidYMax slice' },
  )
}

/** The picture of a box in its land, without its sky: 480 × 200. */
export function coverPicture(cover: Cover, monumentOf: MonumentOf, light: LightName): string {
  if ('wonder' in cover) return vignettePicture(monumentOf(cover.wonder), 3, light)
  const { parts, place } = cover
  const [scale, across] = parts.length > 1 ? [1.9, 150] : [2.6, 0]
  const left = 240 - 60 * scale - (across * (parts.length - 1)) / 2
  const standing = parts.map((part, i) => at(build(part), left + i * across, 190 - 56 * scale, scale)).join('')
  const land = fill('sun', disc(400, 44, 22)) + at(LANDS[place](), -340, -20)
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
