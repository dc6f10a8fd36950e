/** Draws the large picture of a card: its building, related ones in the distance, and life around it. */
import { at, disc, faded, fill, rect } from './draw/shapes.ts'
import { LIFE, type Living, stand } from './life/index.ts'
import { mixAll } from './light/colour.ts'
import type { Theme } from './light/hours.ts'
import { type Ink, inkPalette, SOLID } from './light/inks.ts'
import { paint, picture } from './light/paint.ts'
import type { Palette } from './light/tones.ts'
import { build } from './parts/index.ts'

const WIDTH = 216
const HEIGHT = 120
/** The share of the sky in what is far. */
const AIR = 0.56

const SKY =
  fill('h1', disc(166, 50, 22)) +
  faded(at(LIFE.cloud2, 60, 26, 0.5) + at(LIFE.cloud, 186, 20, 0.4), 0.5) +
  stand('bird', 96, 30, 0.8) +
  stand('bird', 106, 26, 0.6)
const FAR = fill('h3', 'M0 120V78Q40 52 84 70T156 60T216 72V120z')
const NEAR = fill('h2', 'M0 120V92Q36 80 80 88T150 84T216 90V120z')
const GROUND = fill('e1', rect(0, 107, WIDTH, 2)) + fill('e2', rect(0, 108.5, WIDTH, 12))
/** Beside the building, which is in the middle. */
const AROUND: readonly (readonly [Living, number, number, number])[] = [
  ['cypress', 13, 109, 1.9],
  ['cypress', 25, 110, 1.4],
  ['olive', 199, 110, 1.6],
  ['man', 184, 113, 1.3],
]
/** Places of related buildings: their left edge, their top and their scale. */
const BESIDE = [
  [-10, 54, 0.56],
  [152, 52, 0.56],
] as const

const throughAir = (ink: Ink, theme: Theme): Palette => mixAll(inkPalette(ink, theme), SOLID[theme][ink], AIR)

/** `parts` and `related` are the first halves of recipes. A face fills the picture alone. */
export function platePicture(parts: string, related: readonly string[], ink: Ink, theme: Theme): string {
  const colours = inkPalette(ink, theme)
  const frame = { box: [0, 0, WIDTH, HEIGHT], fit: 'xMidYMax slice' } as const
  if (parts.startsWith('bust ')) return picture(paint(at(build(parts), 5, 9.9, 1.72), colours), frame)
  const far = BESIDE.slice(0, related.length).map(([x, y, scale], i) => at(build(related[i] ?? ''), x, y, scale))
  const life = AROUND.map(([what, x, y, scale]) => stand(what, x, y, scale)).join('')
  return picture(
    [
      paint(SKY + FAR, colours),
      paint(far.join(''), throughAir(ink, theme)),
      paint(NEAR + at(build(parts), 36, 40, 1.2) + GROUND + life, colours),
    ].join(''),
    frame,
  )
}
