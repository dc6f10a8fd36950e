/** Great Wall: it climbs the ridges, tower by tower. */
import { merlons, wall } from '../../art/draw/architecture.ts'
import { arch, fill, num, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

type Point = readonly [x: number, y: number]

/** A wall that climbs from point to point; far away it is lower. */
function climb(high: number, ...points: readonly Point[]): string {
  const pairs = points.slice(1).map((to, i) => [...points[i], ...to] as const)
  const each = (one: (x0: number, y0: number, x1: number, y1: number) => string) => pairs.map((p) => one(...p)).join('')
  const band = (from: number, to: number) =>
    each((x0, y0, x1, y1) => poly(x0, y0 - from, x1, y1 - from, x1, y1 - to, x0, y0 - to))
  const step = high * 0.44
  const teeth = each((x0, y0, x1, y1) => {
    const count = Math.max(2, Math.round(Math.hypot(x1 - x0, y1 - y0) / step))
    const tooth = (i: number) =>
      rect(x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count - high * 1.2, step / 2, high * 0.26)
    return range(count).map(tooth).join('')
  })
  return fill('s2', band(0, high)) + fill('s3', band(0, high * 0.4)) + fill('s1', band(high * 0.88, high) + teeth)
}

const tower = (x: number, y: number, s: number) =>
  wall(x - 12 * s, y, 24 * s, 30 * s) +
  merlons('s1', x - 13 * s, y - 30 * s, 26 * s, 4 * s, 5) +
  fill('d1', arch(x - 7 * s, y - 14 * s, 4 * s, 8 * s) + arch(x + 2 * s, y - 14 * s, 4 * s, 8 * s)) +
  fill(
    't1',
    `M${num(x - 12 * s)} ${num(y - 33 * s)}Q${num(x - 4 * s)} ${num(y - 38 * s)} ${num(x)} ${num(y - 46 * s)}Q${num(x + 4 * s)} ${num(y - 38 * s)} ${num(x + 12 * s)} ${num(y - 33 * s)}z`,
  ) +
  fill(
    't2',
    `M${num(x)} ${num(y - 46 * s)}Q${num(x + 4 * s)} ${num(y - 38 * s)} ${num(x + 12 * s)} ${num(y - 33 * s)}h${num(-10 * s)}z`,
  )

/** Mountains fade out to both sides, so that the picture has no edge on a hill or beside a town. */
const MOUNTAINS =
  fill(
    'h2',
    'M14 168C38 152 42 118 64 100 80 88 90 104 106 92 126 76 132 34 152 26 172 22 176 58 190 64 204 50 212 66 218 92 224 124 228 150 238 168z',
  ) +
  fill(
    'h3',
    'M14 168C38 152 42 118 64 100 54 124 58 150 54 168zM152 26c20-4 24 32 38 38-8 34 2 76 14 104h-34C176 130 168 80 152 26zM190 64c14-14 22 2 28 28 6 32 10 58 20 76h-18C218 130 208 90 190 64z',
  )
const HILLS =
  fill(
    'e2',
    'M2 172C22 150 46 138 72 142 98 146 108 160 132 156 158 150 174 130 198 134 216 138 228 158 240 172Q120 182 2 172z',
  ) +
  fill('e1', 'M2 172C22 150 46 138 72 142 52 146 36 158 34 174zM132 156c26-6 42-26 66-22-22 4-34 22-44 41h-30z') +
  fill('e3', 'M198 134c18 4 30 24 42 38l-44 4c10-12 12-28 2-42z')

export const greatWall: Monument = {
  place: 'green',
  own: { stone: 'limestone' },
  backdrop: 'h2',
  layers: [
    MOUNTAINS +
      HILLS +
      stand('pine', 24, 172, 0.9) +
      stand('pine', 214, 168, 0.8) +
      stand('pine', 224, 173, 1) +
      stand('blocks', 116, 175, 0.7) +
      person(98, 174, 'w2', 0.9, 'porter') +
      person(88, 176, 'c1', 0.9, 'mason'),
    climb(17, [14, 172], [36, 158], [60, 150]) +
      tower(72, 154, 1.15) +
      climb(15, [85, 150], [108, 160], [128, 160]) +
      tower(138, 164, 0.95),
    climb(13, [149, 158], [170, 143], [188, 138]) + tower(198, 143, 0.85),
    climb(10, [82, 101], [106, 93], [124, 72]) + tower(105, 98, 0.74),
    climb(9, [124, 72], [138, 42], [152, 27], [168, 36], [180, 58], [192, 63], [208, 60]) +
      tower(152, 33, 0.84) +
      tower(198, 68, 0.66) +
      stand('smoke', 154, -2, 0.7),
  ],
}
