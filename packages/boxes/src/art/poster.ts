/** Draws the cover of the rulebook: the seven wonders between the hills and the sea. Only the build draws it. */
import { at, disc, fill } from './draw/shapes.ts'
import { STARS } from './land/forms.ts'
import { LIGHTS, type LightName } from './light/lights.ts'
import { paint, picture } from './light/paint.ts'
import { palette } from './light/palette.ts'
import type { MonumentOf } from './monument.ts'
import { monumentsAt, placed, type Standing, type Thing } from './standing.ts'

const WIDTH = 620
const HEIGHT = 880

/** A monument by its middle, instead of its left edge. */
const middle = (wonder: string, x: number, foot: number, scale: number, air: number): Standing => ({
  wonder,
  x: x - 120 * scale,
  foot,
  scale,
  air,
})

const FAR = [middle('gizah', 318, 434, 0.92, 0.4)]
const SIDES = [middle('halikarnassos', 104, 466, 0.62, 0.3), middle('olympia', 528, 468, 0.6, 0.3)]
const SHORE = [middle('alexandria', 462, 608, 0.98, 0.12), middle('babylon', 190, 604, 0.86, 0.12)]
const SEA = [middle('rhodos', 404, 798, 1.26, 0)]
const NEAR = [middle('ephesos', 170, 838, 0.9, 0)]

/** A range of hills from its height at the left edge down to the foot of the picture. */
const ridge = (tone: 'h1' | 'h2' | 'h3', y: number, rise: number, fall: number): string =>
  fill(tone, `M0 880V${y}C90 ${y - rise} 190 ${y - rise} 310 ${y}S540 ${y + fall} 620 ${y - fall}V880z`)

const SUN = [
  [160, 0.4],
  [120, 1],
].map(([r, opacity]) => `<g opacity="${opacity}">${fill('sun', disc(310, 322, r))}</g>`)
const WATER =
  fill('w1', 'M0 604H620V880H0z') +
  fill('w2', 'M0 628H620V880H0z') +
  fill(
    'w3',
    'M250 616h120v2H250zM210 642h200v2H210zM260 668h100v2H260zM200 700h230v2H200zM420 660h90v2h-90zM60 690h110v2H60z',
  )
const BEACH =
  fill('e3', 'M0 880V760C60 736 130 740 200 770 270 800 330 830 430 842 520 850 580 838 620 826V880z') +
  fill('e2', 'M0 880V782C70 760 140 766 210 796 290 830 380 856 480 862 540 864 590 856 620 846V880z')

const SKY: readonly Thing[] = [
  ['cloud2', 120, 250, 1.5],
  ['cloud2', 520, 210, 1.7],
  ['bird', 84, 330, 1.8],
  ['bird', 110, 318, 1.4],
  ['bird', 510, 290, 1.6],
]
const SHIPS: readonly Thing[] = [
  ['galley', 150, 690, 1.7],
  ['boat', 470, 660, 1.1],
  ['boat', 60, 650, 0.8],
]
const ASHORE: readonly Thing[] = [
  ['cypress', 34, 780, 4],
  ['cypress', 66, 790, 3],
  ['olive', 560, 850, 3.4],
]
const PEOPLE: readonly Thing[] = [
  ['man', 300, 858, 2.2],
  ['man', 322, 862, 2.2],
  ['camel', 360, 866, 2.4],
  ['camel', 412, 869, 2.2],
]

/** Without its sky: 620 × 880. */
export function posterPicture(monumentOf: MonumentOf, light: LightName): string {
  const coast = palette('coast', light)
  const hills = palette('hills', light)
  const standing = (all: readonly Standing[]) => monumentsAt(all, monumentOf, light)
  const { stars } = LIGHTS[light]
  return picture(
    [
      stars > 0 ? `<g opacity="${stars}">${paint(at(STARS, -80, 0), coast)}</g>` : '',
      paint(SUN.join('') + placed(SKY) + ridge('h1', 430, 26, 10), coast),
      standing(FAR),
      paint(ridge('h2', 470, 18, -14), coast),
      standing(SIDES),
      paint(ridge('h3', 530, 14, 16), coast),
      standing(SHORE),
      paint(WATER + placed(SHIPS), palette('harbour', light)),
      standing(SEA),
      paint(BEACH + placed(ASHORE), hills),
      standing(NEAR),
      paint(placed(PEOPLE), hills),
    ].join(''),
    { box: [0, 0, WIDTH, HEIGHT], fit: 'xMidYMax slice' },
  )
}
