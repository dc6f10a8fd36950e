/** Work and trade: kilns, looms, stalls, stores. */
import { arch, disc, fill, line, num, poly, range, rect } from '../draw/shapes.ts'
import { GROUND, type Parts } from './kit.ts'

const GLASS = ['w2', 'v2', 'gz'] as const

export const TRADE = {
  kiln: ([x, s = 1, foot = GROUND]) =>
    fill(
      't2',
      `M${x} ${foot}c0-${12 * s} ${4 * s}-${18 * s} ${10 * s}-${18 * s}s${10 * s} ${6 * s} ${10 * s} ${18 * s}z`,
    ) +
    fill(
      't1',
      `M${x} ${foot}c0-${12 * s} ${4 * s}-${18 * s} ${10 * s}-${18 * s}c-${3 * s} ${5 * s}-${4 * s} ${11 * s}-${4 * s} ${18 * s}z`,
    ) +
    fill('d2', arch(x + 6 * s, foot, 8 * s, 9 * s)) +
    fill('o2', arch(x + 7.5 * s, foot, 5 * s, 6 * s)) +
    fill('o1', arch(x + 8.7 * s, foot, 2.6 * s, 3.4 * s)) +
    fill('t2', rect(x + 7.5 * s, foot - 23 * s, 5 * s, 7 * s)),
  chimney: ([x, h, w = 6, foot = GROUND]) =>
    fill('t2', rect(x, foot - h, w, h)) +
    fill('t1', rect(x, foot - h, w * 0.45, h)) +
    fill('s1', rect(x - 1, foot - h - 2, w + 2, 2.4)),
  loom: ([x, foot = GROUND, s = 1]) =>
    fill(
      'b2',
      rect(x, foot - 20 * s, 1.8 * s, 20 * s) +
        rect(x + 18 * s, foot - 20 * s, 1.8 * s, 20 * s) +
        rect(x - 2 * s, foot - 20 * s, 24 * s, 2 * s),
    ) +
    fill('hi', rect(x + 2 * s, foot - 18 * s, 16 * s, 16 * s)) +
    fill('c1', rect(x + 2 * s, foot - 15 * s, 16 * s, 3 * s) + rect(x + 2 * s, foot - 7 * s, 16 * s, 3 * s)) +
    fill(
      'o2',
      range(4)
        .map((i) =>
          poly(
            x + (3 + i * 4) * s,
            foot - 8.5 * s,
            x + (5 + i * 4) * s,
            foot - 11 * s,
            x + (7 + i * 4) * s,
            foot - 8.5 * s,
          ),
        )
        .join(''),
    ),
  bottles: ([x, foot = GROUND, k = 3]) =>
    range(k)
      .map(
        (i) =>
          fill(GLASS[i % 3], `M${x + i * 8} ${foot}v-5c0-3 1.5-3 1.5-6h2c0 3 1.5 3 1.5 6v5z`) +
          fill('hi', rect(x + i * 8 + 0.8, foot - 5, 1, 4)),
      )
      .join(''),
  press: ([x, foot = GROUND]) =>
    fill('b2', rect(x, foot - 24, 2.4, 24) + rect(x + 20, foot - 24, 2.4, 24) + rect(x - 2, foot - 25, 26, 3)) +
    fill('b1', rect(x + 10, foot - 22, 2.4, 12) + rect(x + 3, foot - 11, 16, 2.6)) +
    fill('hi', rect(x + 4, foot - 8, 14, 4)) +
    fill('o1', rect(x + 4, foot - 6, 14, 1)) +
    fill('s2', rect(x + 1, foot - 4, 20, 4)),
  saw: ([x, foot = GROUND]) =>
    fill('b1', rect(x, foot - 13, 34, 4)) +
    fill('o1', disc(x, foot - 11, 2)) +
    fill('b2', rect(x + 4, foot - 9, 2, 9) + rect(x + 27, foot - 9, 2, 9)) +
    fill('s1', poly(x + 15, foot - 24, x + 18, foot - 24, x + 18, foot - 4, x + 15, foot - 4)) +
    fill(
      's3',
      range(6)
        .map((i) => poly(x + 18, foot - 22 + i * 3, x + 20, foot - 20.5 + i * 3, x + 18, foot - 19 + i * 3))
        .join(''),
    ),
  anvil: ([x, foot = GROUND]) =>
    fill('d2', `M${x} ${foot - 8}h13l-3 3h-2v2l2 3h-8l2-3v-2c-2 0-4-1-4-3z`) +
    fill('b2', rect(x + 2, foot, 8, 1)) +
    fill('o1', disc(x + 6, foot - 9, 1.6)),
  awning: ([x, y, w]) =>
    fill('c1', poly(x - 2, y + 6, x, y, x + w, y, x + w + 2, y + 6)) +
    fill(
      'hi',
      range(Math.floor(w / 8))
        .map((i) => poly(x + i * 8 + 3, y + 6, x + i * 8 + 4, y, x + i * 8 + 8, y, x + i * 8 + 7.5, y + 6))
        .join(''),
    ),
  barrels: ([x, k = 2, foot = GROUND]) =>
    range(k)
      .map(
        (i) =>
          fill('b1', disc(x + i * 8, foot - 4, 3.8, 4)) +
          fill('b2', rect(x + i * 8 - 3.8, foot - 5.6, 7.6, 1) + rect(x + i * 8 - 3.8, foot - 3, 7.6, 1)),
      )
      .join(''),
  sacks: ([x, k = 3, foot = GROUND]) =>
    fill(
      's2',
      range(k)
        .map((i) => `M${x + i * 7} ${foot}c-2-6 0-8 3-8s5 2 3 8z`)
        .join(''),
    ) +
    fill(
      's3',
      range(k)
        .map((i) => `M${x + i * 7 + 3} ${foot - 8}c3 0 5 2 3 8h-2z`)
        .join(''),
    ),
  table: ([x, w, foot = GROUND]) =>
    fill('b2', rect(x, foot - 6, w, 1.8) + rect(x + 2, foot - 5, 1.4, 5) + rect(x + w - 3.4, foot - 5, 1.4, 5)),
  scale: ([x, y, s = 1]) =>
    fill(
      'o2',
      `${rect(x - 0.8 * s, y - 16 * s, 1.6 * s, 16 * s) + rect(x - 9 * s, y - 16 * s, 18 * s, 1.4 * s)}M${num(x - 13 * s)} ${num(y - 8 * s)}h${num(8 * s)}l-${num(2 * s)} ${num(2.6 * s)}h-${num(4 * s)}zM${num(x + 5 * s)} ${num(y - 8 * s)}h${num(8 * s)}l-${num(2 * s)} ${num(2.6 * s)}h-${num(4 * s)}z`,
    ) +
    line(
      'b2',
      0.7,
      `M${num(x - 9 * s)} ${num(y - 15 * s)}l-${num(3.5 * s)} ${num(7 * s)}m${num(3.5 * s)}-${num(7 * s)}l${num(3.5 * s)} ${num(7 * s)}M${num(x + 9 * s)} ${num(y - 15 * s)}l-${num(3.5 * s)} ${num(7 * s)}m${num(3.5 * s)}-${num(7 * s)}l${num(3.5 * s)} ${num(7 * s)}`,
    ),
} satisfies Parts
