/** Catan: an island of hexes up to a snowy mountain; settlements, roads and finally a city. */
import { merlons, wall } from '../../art/draw/architecture.ts'
import { arch, at, disc, fill, line, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

/** Width and depth of a hex from its middle. */
const [R, W] = [39, 14]
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

/** Shallow water around the island. */
const shallows = [LEFT, RIGHT].map((x) => outline(x, 146, R + 9, W + 6)).join('') + outline(MIDDLE, 161, R + 9, W + 5)

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
    'o2',
    range(5)
      .map((i) => poly(x - 24 + i * 10, y + 9, x - 18 + i * 8, y - 9, x - 15 + i * 8, y - 9, x - 19 + i * 10, y + 9))
      .join(''),
  ) +
  fill(
    'o3',
    range(4)
      .map((i) => rect(x - 18 + i * 10, y - 2 + (i % 2) * 5, 2, 5))
      .join(''),
  )

const sheep = (x: number, y: number): string =>
  fill('hi', disc(x, y - 3.4, 4, 2.8)) +
  fill('s3', rect(x - 2.4, y - 1, 1, 2) + rect(x + 1.4, y - 1, 1, 2)) +
  fill('d2', disc(x + 4, y - 4.4, 1.4))

const wood = range(9)
  .map((i) => stand(i % 3 === 1 ? 'pine' : 'cypress', 32 + i * 7, 110 + ((i * 5) % 4) * 4, 0.8 + (i % 2) * 0.15))
  .join('')

/** Pits of clay, a kiln and bricks. */
const claypit =
  fill('t2', 'M156 118q8-12 18 0zM174 122q10-10 20 0z') +
  fill('t3', 'M166 113q6 0 8 5h-8zM186 117q6 1 8 5h-8z') +
  fill('s2', 'M193 117v-9q0-6 6-6t6 6v9z') +
  fill('s1', 'M193 117v-9q0-5 4-6v15z') +
  fill('d1', arch(197.5, 117, 4, 6)) +
  fill('hi', rect(160, 123, 5, 2.4) + rect(166, 123, 5, 2.4) + rect(163, 120.2, 5, 2.4))

const mountains =
  fill('s2', poly(80, 106, 92, 80, 98, 84, 112, 50, 120, 62, 128, 38, 136, 60, 142, 56, 160, 106)) +
  fill(
    's1',
    poly(80, 106, 92, 80, 94, 90, 90, 106) +
      poly(98, 84, 112, 50, 110, 72, 102, 104) +
      poly(120, 62, 128, 38, 127, 70, 120, 92),
  ) +
  fill(
    's3',
    poly(112, 50, 120, 62, 118, 84, 122, 106, 104, 106, 112, 76) +
      poly(128, 38, 136, 60, 142, 56, 160, 106, 128, 106, 132, 72),
  ) +
  fill('s4', poly(142, 56, 160, 106, 146, 106, 144, 80)) +
  fill(
    'hi',
    poly(106, 64, 112, 50, 117, 57.5, 114, 64, 111, 60, 109, 66) +
      poly(122, 56, 128, 38, 133.5, 53, 131, 59, 128, 54, 125, 61),
  ) +
  fill('v2', 'M84 107q6-7 12-1 6-6 10 0 6-7 12 0 6-6 12 0 6-7 12 0 8-6 12 1z')

const city =
  wall(98, 138, 44, 13) +
  merlons('s1', 97, 125, 46, 3.5, 8) +
  wall(104, 130, 12, 26) +
  fill('t1', poly(101, 104, 110, 92, 119, 104)) +
  fill('t2', poly(110, 92, 119, 104, 111, 104)) +
  wall(126, 130, 10, 18) +
  merlons('s1', 125, 112, 12, 3, 3) +
  fill('d1', arch(116, 138, 8, 9) + arch(108.5, 118, 3.5, 6) + arch(129.5, 124, 3.5, 5)) +
  stand('flag', 131, 110, 0.9)

const road = (points: string): string => line('b2', 3, points) + line('o1', 1.2, points)

export const catan: Monument = {
  place: 'coast',
  own: { stone: 'grey' },
  endsInSea: true,
  backdrop: 'w2',
  layers: [
    fill('w2', 'M0 180V164C2 148 10 134 44 132H196C230 134 238 148 240 164V180z') +
      fill('w1', shallows) +
      fill('w3', 'M6 158h14v1.200H6zM212 162h20v1.200h-20zM26 176h50v1.200H26zM150 177h50v1.200h-50z') +
      hex(MIDDLE, 157, ['e1', 'e2', 'e2', 'e3']) +
      fill('b1', poly(136, 172, 152, 178, 156, 176, 141, 170)) +
      stand('tent', 102, 158, 0.9) +
      stand('logs', 138, 158, 0.55) +
      stand('palm', 91, 160, 0.9) +
      person(118, 165, 'w2', 0.9, 'mason') +
      person(127, 164, 'c1', 0.9, 'porter') +
      stand('boat', 26, 172, 1),
    hex(LEFT, 143, ['v1', 'v2', 'e2', 'e3']) +
      sheep(62, 140) +
      sheep(74, 147) +
      sheep(58, 150) +
      settlement(40, 145, 't1', 't2', 0.95) +
      road('M99 157l-15-8'),
    hex(RIGHT, 143, ['o1', 'o2', 'e2', 'e3']) +
      corn(176, 143) +
      settlement(203, 146, 'gz', 'gz2', 0.95) +
      road('M141 157l15-8'),
    hex(LEFT, 115, ['v2', 'v3', 'v3', 'v3']) +
      hex(RIGHT, 115, ['t1', 't2', 't2', 't3']) +
      fill('v3', poly(LEFT - R, 115, LEFT - R / 2, 129, LEFT - R, 143)) +
      fill('t3', poly(RIGHT + R, 115, RIGHT + R / 2, 129, RIGHT + R, 143)) +
      hex(MIDDLE, 129, ['v1', 'v2', 'v2', 'v3']) +
      wood +
      claypit +
      road('M120 144v-6'),
    hex(MIDDLE, 101, ['s2', 's3', 's3', 's4']) +
      mountains +
      city +
      stand('galley', 212, 174, 0.9) +
      stand('bird', 60, 50, 1) +
      stand('bird', 72, 44, 0.8),
  ],
}
