/** Siracusa: the theatre cut in the hill, the temple above it, the harbour below. */
import { arches, steps, wall } from '../../art/draw/architecture.ts'
import { dome, fill, line, num, poly, range, rect } from '../../art/draw/shapes.ts'
import { temple } from '../../art/draw/temple.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

const T = temple({
  x: 92,
  foot: 68,
  front: 46,
  flank: 34,
  high: 23,
  across: 6,
  along: 5,
  thick: 3.4,
  beam: 6,
  gable: 12,
  eaves: 3,
})

/** Middle of the theatre, and how flat its circles are seen. */
const [MIDDLE, FOOT, FLAT] = [114, 158, 0.76]
const DEGREE = Math.PI / 180
const onCircle = (radius: number, angle: number): string =>
  `${num(MIDDLE + radius * Math.cos(angle * DEGREE))} ${num(FOOT + radius * FLAT * Math.sin(angle * DEGREE))}`

/** A piece of a ring of seats between two angles. */
const piece = (inner: number, outer: number, from: number, to: number): string =>
  `M${onCircle(outer, from)}A${outer} ${num(outer * FLAT)} 0 0 1 ${onCircle(outer, to)}` +
  `L${onCircle(inner, to)}A${inner} ${num(inner * FLAT)} 0 0 0 ${onCircle(inner, from)}z`

/** The bowl opens to the sea: its left side is turned away from the light, its right side towards it. */
const WEDGES: readonly (readonly [from: number, to: number, seat: Tone, riser: Tone])[] = [
  [180, 216, 's3', 's4'],
  [216, 252, 's2', 's3'],
  [252, 324, 's1', 's2'],
  [324, 360, 'hi', 's2'],
]
const ROW = 6
const seats = (radii: readonly number[]): string =>
  WEDGES.map(([from, to, seat, riser]) => {
    const pieces = (inset: number, deep: number) =>
      radii.map((r) => piece(r - inset - deep, r - inset, from, to)).join('')
    return fill(seat, pieces(0, ROW)) + fill(riser, pieces(ROW - 2.2, 2.2))
  }).join('')

const stairs = (inner: number, outer: number): string =>
  line(
    's1',
    1.2,
    [198, 216, 234, 252, 270, 288, 306, 324, 342].map((a) => `M${onCircle(inner, a)}L${onCircle(outer, a)}`).join(''),
  )

const DRESSES: readonly Tone[] = ['c1', 'w2', 'o2', 's4']
const audience = range(15)
  .map((i) => {
    const angle = (193 + i * 11 - (i % 3) * 2) * DEGREE
    const r = i % 2 ? 58 : 70
    return person(MIDDLE + r * Math.cos(angle), FOOT + r * FLAT * Math.sin(angle), DRESSES[i % 4], 0.55)
  })
  .join('')

const hill =
  fill(
    'v2',
    'M2 168 8 152 22 146 30 126 44 116 54 96 72 86 84 74H168L182 84 196 88 206 108 220 118 226 140 236 150 239 168z',
  ) +
  fill(
    'v1',
    'M2 168 8 152 22 146 30 126 44 116 54 96 72 86 84 74H104L86 88 74 100 60 106 48 124 36 134 32 152 24 168z',
  ) +
  fill(
    'v3',
    'M154 74H168L182 84 196 88 206 108 220 118 226 140 236 150 239 168H200L208 150 200 126 190 112 180 96 164 88z',
  )

/** The hollow for the theatre: darker than its seats, so that these are seen before they are built. */
const hollow =
  fill('e3', piece(0, 86, 180, 252)) + fill('e2', piece(0, 86, 252, 360)) + fill('e3', piece(80, 86, 252, 360))

/** Rocks at the shore. */
const shore =
  fill('s3', 'M0 172 3 160 12 156 24 160 34 157 44 164 60 161 66 172zM168 172l8-9 14-2 10 3 14-6 14 4 8-4 3 5 1 9z') +
  fill('s1', 'M0 172 3 160 12 156 10 164 14 172zM24 160l10-3 4 7-6 2zM176 163l14-2-8 6-10 4zM214 158l6 2-8 7-8 2z')

export const siracusa: Monument = {
  place: 'coast',
  endsInSea: true,
  own: { stone: 'limestone' },
  backdrop: 'v2',
  layers: [
    hill +
      hollow +
      stand('olive', 46, 118, 0.8) +
      stand('olive', 24, 150, 1) +
      stand('pine', 66, 90, 0.8) +
      stand('cypress', 186, 90, 0.9) +
      stand('cypress', 194, 95, 0.75) +
      stand('hut', 212, 122, 0.7) +
      stand('cypress', 226, 146, 0.9) +
      stand('olive', 210, 146, 0.9) +
      fill('e1', dome(32, 172, 164, 14)) +
      shore +
      fill('w2', 'M0 171h240v9H0z') +
      fill('w3', 'M6 171.500h54v1.200H6zM170 171.500h62v1.200h-62zM70 176h50v1.200h-50z') +
      stand('boat', 24, 177, 0.9) +
      person(78, 169, 'w2', 0.9, 'mason') +
      person(150, 169, 'c1', 0.9, 'porter'),
    seats([50, 44, 38, 32]) +
      stairs(26, 50) +
      fill('e1', dome(MIDDLE - 24, FOOT, 48, 18)) +
      fill('e2', rect(110, 151, 8, 3)) +
      wall(72, 170, 84, 12) +
      arches('d1', 78, 170, 72, 9, 7, 6) +
      fill('t1', poly(66, 158, 74, 152, 154, 152, 162, 158)) +
      fill('t2', poly(122, 152, 154, 152, 162, 158, 132, 158)) +
      stand('statue', 66, 170, 0.8) +
      stand('statue', 162, 170, 0.8),
    seats([80, 74, 68, 62]) + stairs(56, 80) + audience,
    steps(88, 75, 86, 7, 3, 3) + T.cella + T.flank + T.front,
    T.beam + T.roof + T.gable + stand('brazier', 80, 75, 0.9) + stand('galley', 196, 177, 0.9),
  ],
}
