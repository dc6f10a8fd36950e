/** Great Wall: it climbs the ridges, tower by tower. */
import { merlons, wall } from '../../art/draw/architecture.ts'
import { arch, fill, num, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

/** A wall that climbs from point to point. */
function climb(...points: readonly (readonly [x: number, y: number])[]): string {
  const high = 16
  const pairs = points.slice(1).map((to, i) => [...points[i], ...to] as const)
  const each = (one: (x0: number, y0: number, x1: number, y1: number) => string) => pairs.map((p) => one(...p)).join('')
  const teeth = (x0: number, y0: number, x1: number, y1: number) => {
    const count = Math.max(2, Math.round(Math.abs(x1 - x0) / 7))
    const tooth = (i: number) => rect(x0 + ((x1 - x0) * i) / count, y0 + ((y1 - y0) * i) / count - high - 3, 3.4, 4)
    return range(count).map(tooth).join('')
  }
  return (
    fill(
      's2',
      each((x0, y0, x1, y1) => poly(x0, y0, x1, y1, x1, y1 - high, x0, y0 - high)),
    ) +
    fill(
      's3',
      each((x0, y0, x1, y1) => poly(x0, y0, x1, y1, x1, y1 - high * 0.4, x0, y0 - high * 0.4)),
    ) +
    fill(
      's1',
      each(
        (x0, y0, x1, y1) =>
          poly(x0, y0 - high, x1, y1 - high, x1, y1 - high + 2, x0, y0 - high + 2) + teeth(x0, y0, x1, y1),
      ),
    )
  )
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

export const greatWall: Monument = {
  place: 'green',
  own: { stone: 'limestone' },
  backdrop: 'h2',
  layers: [
    fill('h2', 'M0 150C20 90 40 60 66 50 90 60 100 84 120 60 140 20 160 10 176 14 200 40 220 80 240 92V176H0z') +
      fill('h3', 'M0 160C30 120 50 110 74 116 110 128 120 140 150 112 180 84 200 96 240 130V176H0z') +
      fill('e2', 'M0 172C40 140 80 148 120 156s80 0 120 10v12H0z') +
      fill('e3', 'M120 156c40 8 80 0 120 10v12H96z') +
      stand('pine', 20, 166, 0.9) +
      stand('pine', 206, 164, 0.8) +
      stand('pine', 218, 170, 1) +
      person(90, 170, 'w2', 0.9, 'porter') +
      person(70, 172, 'c1', 0.9, 'mason'),
    climb([0, 166], [30, 158], [58, 148]) + tower(70, 152, 1.1),
    climb([82, 146], [104, 140], [124, 128]) + tower(134, 126, 0.9),
    climb([144, 120], [160, 104], [170, 86]) + tower(176, 82, 0.7),
    climb([66, 60], [100, 84], [118, 72], [140, 44], [168, 60]) +
      tower(100, 82, 0.5) +
      tower(140, 44, 0.45) +
      climb([184, 76], [204, 84], [224, 96], [240, 108]) +
      tower(222, 96, 0.5) +
      stand('smoke', 176, 48, 0.7),
  ],
}
