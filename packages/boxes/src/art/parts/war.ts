/** Weapons and training grounds. */
import { at, disc, fill, poly, range, rect } from '../draw/shapes.ts'
import { GROUND, type Parts, toned } from './kit.ts'

/** One of a rank: helmet, round shield and spear. */
const soldier =
  fill('b1', rect(5, -32, 1.1, 32)) +
  fill('s1', poly(4, -31, 5.5, -37, 7.1, -31)) +
  fill('b2', rect(-3.2, -4, 2.2, 4) + rect(1, -4, 2.2, 4)) +
  fill('c1', 'M-5-3-4-15Q-4-18 0-18t4 3L5-3z') +
  fill('f1', disc(0, -20, 2.6)) +
  fill('o2', 'M-3.400-19.500Q-3.600-25 0-25t3.400 5.500l-1.400.6-.6-2.600h-2.800l-.6 2.600z') +
  fill('c2', 'M-3-24.500Q-2-28 2-27.500 5-26 4.500-21 3-25 0-25z') +
  fill('o2', disc(-2, -11, 5.4)) +
  fill('gz', disc(-2, -11, 4)) +
  fill('o1', disc(-2, -11, 1.5))

export const WAR = {
  soldier: ([x, s = 1, foot = GROUND]) => at(soldier, x, foot, s),
  shields: ([x, y, k], [c = 'c1']) =>
    range(k)
      .map(
        (i) =>
          fill('o2', disc(x + i * 9, y, 3.8)) +
          fill(toned(c), disc(x + i * 9, y, 2.8)) +
          fill('o1', disc(x + i * 9, y, 1)),
      )
      .join(''),
  spears: ([x, k, h = 18, foot = GROUND]) =>
    fill(
      'b1',
      range(k)
        .map((i) => rect(x + i * 5, foot - h, 1, h))
        .join(''),
    ) +
    fill(
      's1',
      range(k)
        .map((i) => poly(x + i * 5 - 1, foot - h, x + i * 5 + 0.5, foot - h - 5, x + i * 5 + 2, foot - h))
        .join(''),
    ),
  target: ([x, s = 1, foot = GROUND]) =>
    fill(
      'b2',
      poly(
        x - 5 * s,
        foot,
        x - 1 * s,
        foot - 12 * s,
        x + 1 * s,
        foot - 12 * s,
        x + 5 * s,
        foot,
        x + 3.5 * s,
        foot,
        x,
        foot - 8 * s,
        x - 3.5 * s,
        foot,
      ),
    ) +
    fill('hi', disc(x, foot - 13 * s, 7 * s)) +
    fill('c1', disc(x, foot - 13 * s, 5.2 * s)) +
    fill('hi', disc(x, foot - 13 * s, 3.4 * s)) +
    fill('c1', disc(x, foot - 13 * s, 1.6 * s)) +
    fill(
      'b2',
      poly(x + 1, foot - 13 * s - 0.4, x + 10 * s, foot - 17 * s, x + 10 * s, foot - 16 * s, x + 1, foot - 12 * s),
    ),
  catapult: ([x, s = 1, foot = GROUND]) =>
    fill('b1', rect(x, foot - 7 * s, 32 * s, 3 * s)) +
    fill(
      'b2',
      poly(
        x + 12 * s,
        foot - 7 * s,
        x + 16 * s,
        foot - 24 * s,
        x + 19 * s,
        foot - 24 * s,
        x + 22 * s,
        foot - 7 * s,
        x + 19 * s,
        foot - 7 * s,
        x + 17.5 * s,
        foot - 17 * s,
        x + 15 * s,
        foot - 7 * s,
      ),
    ) +
    fill(
      'b1',
      poly(
        x + 30 * s,
        foot - 10 * s,
        x + 2 * s,
        foot - 32 * s,
        x + 3.6 * s,
        foot - 34 * s,
        x + 31.5 * s,
        foot - 12 * s,
      ),
    ) +
    fill('s3', disc(x + 2 * s, foot - 34 * s, 4 * s)) +
    fill('s2', disc(x + 1 * s, foot - 35 * s, 2.4 * s)) +
    fill('b2', disc(x + 6 * s, foot - 3.5 * s, 3.6 * s) + disc(x + 26 * s, foot - 3.5 * s, 3.6 * s)) +
    fill('o2', disc(x + 6 * s, foot - 3.5 * s, 1.2 * s) + disc(x + 26 * s, foot - 3.5 * s, 1.2 * s)),
  post: ([x, foot = GROUND]) =>
    fill('b2', rect(x, foot - 18, 2.4, 18) + rect(x - 6, foot - 14, 14, 2)) + fill('b1', disc(x + 1.2, foot - 20, 3)),
} satisfies Parts
