/** Catan: an island of hexes up to a snowy mountain; settlements, roads and finally a city. */
import { merlons, wall } from '../../art/draw/architecture.ts'
import { arch, at, disc, fill, line, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

/** Width and depth of a hex from its middle. */
const [R, W] = [40, 18]
const outline = (x: number, y: number, r: number, w: number): string =>
  poly(x - r, y, x - r / 2, y - w, x + r / 2, y - w, x + r, y, x + r / 2, y + w, x - r / 2, y + w)

/** Hex of land seen from above the sea, with a beach, and the cliff below its near edges. */
function hex(x: number, y: number, [top, rim, cliff, shade]: readonly Tone[], high = 7): string {
  return (
    fill(
      cliff,
      poly(
        x - R,
        y,
        x - R / 2,
        y + W,
        x + R / 2,
        y + W,
        x + R / 2,
        y + W + high,
        x - R / 2,
        y + W + high,
        x - R,
        y + high,
      ),
    ) +
    fill(shade, poly(x + R / 2, y + W, x + R, y, x + R, y + high, x + R / 2, y + W + high)) +
    fill(rim, outline(x, y, R, W)) +
    fill(top, outline(x, y - 0.6, R - 4, W - 1.8))
  )
}

/** Columns of hexes; the far ones are drawn first. */
const LEFT = 60
const MIDDLE = 120
const RIGHT = 180

/** Rows of hexes: those at the sides lie between those in the middle. */
const [FRONT, NEAR, HALF, FAR, BACK] = [154, 136, 118, 100, 82]

/** Shallow water around the island. */
const shallows =
  [LEFT, RIGHT].map((x) => outline(x, NEAR + 3, R + 10, W + 7)).join('') + outline(MIDDLE, FRONT + 3, R + 10, W + 6)

const settlement = (x: number, y: number, roof: Tone, shade: Tone, scale = 1): string =>
  at(
    wall(-7, 0, 14, 9) +
      fill('d1', arch(-1.5, 0, 3.4, 6) + rect(-5.4, -6, 2.2, 2.4) + rect(3.4, -6, 2.2, 2.4)) +
      fill(roof, poly(-9, -9, 0, -17, 9, -9)) +
      fill(shade, poly(0, -17, 9, -9, 2, -9)),
    x,
    y,
    scale,
  )

/** Corn in rows that run away from the sea. */
const corn = (x: number, y: number): string =>
  fill(
    'o3',
    range(5)
      .map((i) =>
        poly(x - 26 + i * 11, y + 12, x - 18 + i * 8, y - 12, x - 14 + i * 8, y - 12, x - 20 + i * 11, y + 12),
      )
      .join(''),
  )

const sheep = (x: number, y: number): string =>
  fill('hi', disc(x, y - 5, 6, 4.2)) +
  fill('s3', rect(x - 3.6, y - 1.6, 1.5, 3) + rect(x + 2, y - 1.6, 1.5, 3)) +
  fill('d2', disc(x + 6, y - 6.4, 2.1))

const wood = [
  [38, 98],
  [54, 94],
  [70, 96],
  [84, 102],
  [32, 108],
  [47, 108],
  [62, 110],
  [77, 113],
]
  .map(([x, y], i) => stand(i % 3 === 1 ? 'pine' : 'cypress', x, y, 1.15))
  .join('')

/** Pits of clay, a kiln and bricks. */
const claypit =
  fill('t3', disc(166, 96, 11, 4.6) + disc(178, 108, 11, 4.4)) +
  fill('t2', disc(167.5, 97.2, 9, 3.2) + disc(179.5, 109.2, 9, 3)) +
  fill('s2', 'M188 104V92q0-9 9-9t9 9v12z') +
  fill('s1', 'M188 104V92q0-8 6-9v21z') +
  fill('d1', arch(194, 104, 7, 9)) +
  stand('smoke', 197, 86, 0.8)

const mountains =
  fill('s2', poly(76, 84, 88, 52, 95, 58, 110, 18, 119, 34, 128, 2, 138, 30, 145, 24, 166, 84)) +
  fill(
    's1',
    poly(76, 84, 88, 52, 90, 66, 86, 84) +
      poly(95, 58, 110, 18, 108, 46, 100, 82) +
      poly(119, 34, 128, 2, 127, 40, 118, 70),
  ) +
  fill(
    's3',
    poly(110, 18, 119, 34, 117, 62, 121, 84, 102, 84, 111, 48) +
      poly(128, 2, 138, 30, 145, 24, 166, 84, 130, 84, 133, 44),
  ) +
  fill('s4', poly(145, 24, 166, 84, 150, 84, 147, 52)) +
  fill(
    'hi',
    poly(103, 37, 110, 18, 116, 28, 113, 36, 109.5, 31, 107, 40) +
      poly(121, 26, 128, 2, 135, 22, 132, 30, 128, 24, 124, 33) +
      poly(141, 27, 145, 24, 150, 38, 146, 34),
  ) +
  fill('v2', 'M80 86q8-9 14-1 7-8 12 0 7-9 14 0 7-8 14 0 7-9 14 0 8-7 12 1z')

const city =
  wall(92, 128, 56, 17) +
  merlons('s1', 91, 111, 58, 4.2, 9) +
  wall(98, 118, 16, 32) +
  fill('t1', poly(94, 86, 106, 71, 118, 86)) +
  fill('t2', poly(106, 71, 118, 86, 107, 86)) +
  wall(127, 118, 13, 23) +
  merlons('s1', 126, 95, 15, 3.6, 3) +
  fill('d1', arch(114, 128, 11, 12) + arch(103.5, 104, 5, 8) + arch(131, 110, 5, 7)) +
  stand('flag', 133, 93, 1)

const road = (points: string): string => line('b2', 3, points) + line('o1', 1.2, points)

export const catan: Monument = {
  place: 'coast',
  own: { stone: 'grey' },
  endsInSea: true,
  backdrop: 'w2',
  layers: [
    fill('w2', 'M0 180V150Q2 124 34 116H206Q238 124 240 150V180z') +
      fill('w1', shallows) +
      fill('w3', 'M4 150h12v1.4H4zM222 148h14v1.4h-14zM18 172h40v1.4H18zM176 168h40v1.4h-40z') +
      hex(MIDDLE, FRONT, ['e1', 'e2', 'e2', 'e3']) +
      fill('b1', poly(138, 171, 156, 178, 160, 176, 143, 169)) +
      stand('tent', 98, 156, 1.15) +
      stand('logs', 142, 158, 0.7) +
      stand('palm', 88, 160, 1.1) +
      person(118, 163, 'w2', 1.15, 'mason') +
      person(129, 164, 'c1', 1.15, 'porter') +
      stand('boat', 24, 170, 1.15),
    hex(LEFT, NEAR, ['v1', 'v2', 'e2', 'e3']) +
      sheep(64, 132) +
      sheep(78, 143) +
      sheep(56, 146) +
      settlement(38, 138, 't1', 't2', 1.35) +
      hex(RIGHT, NEAR, ['o1', 'o2', 'e2', 'e3']) +
      corn(174, NEAR) +
      settlement(204, 138, 'gz', 'gz2', 1.35),
    hex(LEFT, FAR, ['v2', 'v3', 'v3', 'v3'], 4) + hex(RIGHT, FAR, ['t1', 't2', 't3', 't3'], 4) + wood + claypit,
    hex(MIDDLE, HALF, ['v1', 'v2', 'v3', 'v3'], 4) +
      road('M120 141v-10M100 134l-14 8M140 134l14 8') +
      settlement(120, 126, 't1', 't2', 1.2),
    hex(MIDDLE, BACK, ['s2', 's3', 's3', 's4'], 4) +
      mountains +
      city +
      stand('galley', 212, 172, 0.95) +
      stand('bird', 52, 44, 1.1) +
      stand('bird', 66, 36, 0.9),
  ],
}
