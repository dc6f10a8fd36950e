/** Draws the panorama of the first page. Only the build and link previews draw it. */
import { at, disc, fill } from './draw/shapes.ts'
import { STARS } from './land/forms.ts'
import { LIGHTS, type LightName } from './light/lights.ts'
import { paint, picture } from './light/paint.ts'
import { palette } from './light/palette.ts'
import type { MonumentOf } from './monument.ts'
import { monumentsAt, placed, type Standing, type Thing } from './standing.ts'

export { coverPicture, stripPicture, vignettePicture } from './landscapes.ts'
export { posterPicture } from './poster.ts'

const WIDTH = 1440
const HEIGHT = 620
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

const SUN = [
  [170, 0.18],
  [122, 0.3],
  [78, 1],
].map(([r, opacity]) => `<g opacity="${opacity}">${fill('sun', disc(780, 225, r))}</g>`)

/** The seven wonders around one bay, without its sky: 1440 × 620. */
export function panoramaPicture(monumentOf: MonumentOf, light: LightName): string {
  const coast = palette('coast', light)
  const near = palette('harbour', light)
  const standing = (all: readonly Standing[]) => monumentsAt(all, monumentOf, light)
  const stars = `<g opacity="${LIGHTS[light].stars}">${paint(at(STARS, 640, 0), coast)}</g>`
  return picture(
    [
      LIGHTS[light].stars > 0 ? stars : '',
      paint(SUN.join('') + placed(ABOVE) + HILLS, coast),
      standing(FAR),
      paint(BAY, coast),
      paint(COAST, near),
      standing(ACROSS),
      paint(placed([...SHIPS, ...ASHORE]), near),
      standing(NEAR),
      paint(placed(PALMS) + fill('w2', SHORE), near),
    ].join(''),
    { box: [0, 0, WIDTH, HEIGHT], fit: 'xMidYMax slice' },
  )
}
