/** Catan: an island of hexes up to a snowy mountain; settlements, roads and finally a city. */
import { merlons, wall } from '../../art/draw/architecture.ts'
import { arch, at, disc, fill, line, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

/** Hex of land seen from above the sea, with the cliff below its three near edges; the right one is shaded. */
function hex(x: number, y: number, top: Tone, near: Tone, far: Tone, high = 6): string {
  const r = 38
  const w = 14
  return (
    fill(near, poly(x - r, y, x - r / 2, y + w, x - r / 2, y + w + high, x - r, y + high)) +
    fill(near, poly(x - r / 2, y + w, x + r / 2, y + w, x + r / 2, y + w + high, x - r / 2, y + w + high)) +
    fill(far, poly(x + r / 2, y + w, x + r, y, x + r, y + high, x + r / 2, y + w + high)) +
    fill(top, poly(x - r, y, x - r / 2, y - w, x + r / 2, y - w, x + r, y, x + r / 2, y + w, x - r / 2, y + w))
  )
}

/** Columns and rows of hexes, from the far ones to the near ones. */
const LEFT = 60
const MIDDLE = 120
const RIGHT = 180

const settlement = (x: number, y: number, roof: Tone, shade: Tone, scale = 1): string =>
  at(
    wall(-7, 0, 14, 9) +
      fill('d1', rect(-1.5, -5, 3, 5)) +
      fill(roof, poly(-9, -9, 0, -17, 9, -9)) +
      fill(shade, poly(0, -17, 9, -9, 2, -9)),
    x,
    y,
    scale,
  )

const sheaves = (x: number, y: number): string =>
  fill(
    'o1',
    range(9)
      .map((i) => rect(x + (i % 5) * 8, y + (i > 4 ? 7 : 0), 2.4, 6))
      .join(''),
  ) +
  fill(
    'o3',
    range(9)
      .map((i) => rect(x + 2.4 + (i % 5) * 8, y + 2 + (i > 4 ? 7 : 0), 1.2, 4))
      .join(''),
  )

const mountain =
  fill('s3', poly(82, 102, 104, 52, 114, 66, 128, 30, 160, 102)) +
  fill('s2', poly(82, 102, 104, 52, 114, 66, 128, 30, 136, 68, 130, 102)) +
  fill('s1', poly(82, 102, 104, 52, 108, 74, 100, 102)) +
  fill('hi', poly(118, 52, 128, 30, 139, 54, 133, 50, 128, 57, 123, 50) + poly(98, 65, 104, 52, 110, 62, 105, 66)) +
  fill('s4', poly(136, 68, 128, 30, 160, 102, 146, 102))

const city =
  wall(104, 140, 24, 18) +
  merlons('s1', 102, 122, 28, 4, 5) +
  wall(126, 140, 12, 30) +
  fill('t1', poly(123, 110, 132, 97, 141, 110)) +
  fill('t2', poly(132, 97, 141, 110, 132, 110)) +
  fill('d1', arch(112, 140, 8, 10) + arch(130, 126, 4, 7)) +
  stand('flag', 106, 120, 1)

const road = (points: string): string => line('b2', 2.6, points) + line('o1', 1, points)

export const catan: Monument = {
  place: 'coast',
  endsInSea: true,
  backdrop: 'w1',
  layers: [
    fill('w2', 'M0 146h240v34H0z') +
      fill('w1', disc(120, 142, 118, 32)) +
      fill('w3', 'M14 166h34v1.2H14zM190 170h40v1.2h-40zM30 176h50v1.2H30z') +
      hex(MIDDLE, 157, 'e1', 'e2', 'e3') +
      stand('tent', 104, 160, 0.9) +
      stand('palm', 140, 158, 0.9) +
      person(120, 164, 'w2', 0.9, 'mason') +
      person(128, 163, 'c1', 0.9, 'porter') +
      stand('boat', 24, 172, 1),
    hex(LEFT, 143, 'v1', 'v2', 'v3') +
      stand('goat', 50, 144, 1.1) +
      stand('goat', 66, 138, 1) +
      stand('goat', 72, 150, 1) +
      settlement(40, 142, 't1', 't2', 1),
    hex(RIGHT, 143, 'o1', 'o2', 'o3') +
      sheaves(164, 137) +
      settlement(204, 144, 'gz', 'gz2', 1) +
      road('M98 158l-16-8'),
    hex(LEFT, 115, 'v2', 'v3', 'v3') +
      hex(RIGHT, 115, 't1', 't2', 't3') +
      hex(MIDDLE, 129, 'v1', 'v2', 'v3') +
      [38, 48, 58, 68, 78].map((x, i) => stand('cypress', x, 116 + (i % 2) * 6, 0.95)).join('') +
      fill('s1', rect(164, 112, 8, 5) + rect(173, 112, 8, 5) + rect(168, 106, 8, 5)) +
      stand('hut', 196, 118, 0.9) +
      road('M142 158l16-8'),
    hex(MIDDLE, 101, 's2', 's3', 's4') + mountain + city + stand('galley', 210, 175, 0.9) + stand('bird', 60, 40, 1),
  ],
}
