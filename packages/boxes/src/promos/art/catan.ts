/** Catan: an island of hexes up to a snowy mountain; settlements, roads and finally a city. */
import { merlons, wall } from '../../art/draw/architecture.ts'
import { arch, at, disc, fill, line, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

/** Hex of land seen from the sea, with its height. */
function hex(x: number, y: number, top: Tone, side: Tone, high = 10): string {
  const r = 36
  return (
    fill(
      side,
      poly(
        x - r,
        y,
        x - r / 2,
        y + 15,
        x + r / 2,
        y + 15,
        x + r,
        y,
        x + r,
        y + high,
        x + r / 2,
        y + 15 + high,
        x - r / 2,
        y + 15 + high,
        x - r,
        y + high,
      ),
    ) + fill(top, poly(x - r, y, x - r / 2, y - 15, x + r / 2, y - 15, x + r, y, x + r / 2, y + 15, x - r / 2, y + 15))
  )
}

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
  fill('s3', poly(78, 92, 104, 40, 116, 58, 130, 26, 164, 92)) +
  fill('s2', poly(78, 92, 104, 40, 116, 58, 130, 26, 138, 62, 128, 92)) +
  fill('s1', poly(78, 92, 104, 40, 108, 64, 98, 92)) +
  fill('hi', poly(120, 46, 130, 26, 141, 48, 134, 44, 130, 50, 125, 44) + poly(98, 52, 104, 40, 110, 49, 105, 52)) +
  fill('s4', poly(138, 62, 130, 26, 164, 92, 146, 92))

export const catan: Monument = {
  place: 'coast',
  endsInSea: true,
  backdrop: 'w1',
  layers: [
    fill('w2', 'M0 146h240v34H0z') +
      fill('w1', disc(120, 150, 114, 26)) +
      fill('w3', 'M14 160h34v1.2H14zM190 166h40v1.2h-40zM30 172h50v1.2H30z') +
      hex(120, 146, 'e1', 'e3') +
      stand('tent', 112, 146, 0.8) +
      person(128, 150, 'w2', 0.9, 'mason') +
      person(138, 148, 'c1', 0.9, 'porter') +
      stand('boat', 22, 172, 0.9) +
      stand('logs', 100, 154, 0.5),
    hex(66, 131, 'v1', 'v3', 14) +
      stand('goat', 56, 132, 1) +
      stand('goat', 70, 126, 0.9) +
      stand('goat', 78, 136, 0.8) +
      settlement(48, 128, 't1', 't2', 0.9),
    hex(174, 131, 'o2', 'o3', 14) +
      sheaves(154, 124) +
      settlement(192, 128, 'gz', 'gz2', 0.9) +
      line('hi', 1.8, 'M96 146l18-6M142 140l18-4'),
    hex(66, 101, 'v2', 'v3', 26) +
      hex(174, 101, 't1', 't3', 26) +
      hex(120, 116, 'v1', 'v3', 22) +
      [44, 54, 64, 74, 84].map((x, i) => stand('cypress', x, 100 + (i % 2) * 6, 0.85)).join('') +
      fill('t2', rect(160, 94, 8, 5) + rect(169, 94, 8, 5) + rect(164, 88, 8, 5)) +
      stand('hut', 188, 102, 0.8),
    hex(120, 86, 's3', 's4', 22) +
      mountain +
      wall(108, 130, 26, 22) +
      merlons('s1', 106, 108, 30, 4, 5) +
      wall(132, 130, 12, 34) +
      fill('t1', poly(129, 96, 138, 84, 147, 96)) +
      fill('t2', poly(138, 84, 147, 96, 138, 96)) +
      fill('d1', arch(117, 130, 8, 12) + arch(136, 114, 4, 7)) +
      stand('flag', 110, 106, 1.1) +
      stand('galley', 212, 174, 0.8),
  ],
}
