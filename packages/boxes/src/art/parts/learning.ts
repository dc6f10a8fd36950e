/** Scrolls, instruments and places of learning. */
import { arch, at, disc, fill, line, num, poly, range, rect } from '../draw/shapes.ts'
import { GROUND, type Parts, toned } from './kit.ts'

export const LEARNING = {
  scrolls: ([x, y, w = 20]) =>
    fill('b2', rect(x, y - 16, w, 16)) +
    fill('d2', rect(x + 1.5, y - 14.5, w - 3, 6) + rect(x + 1.5, y - 7, w - 3, 5.6)) +
    fill(
      'hi',
      range(Math.floor((w - 4) / 4))
        .map((i) => disc(x + 4 + i * 4, y - 10.2, 1.6) + disc(x + 4 + i * 4, y - 3.2, 1.6))
        .join(''),
    ) +
    fill(
      'c1',
      range(Math.floor((w - 4) / 4))
        .filter((i) => i % 2)
        .map((i) => disc(x + 4 + i * 4, y - 10.2, 0.7) + disc(x + i * 4, y - 3.2, 0.7))
        .join(''),
    ),
  scope: ([x, y, s = 1]) =>
    fill(
      'b2',
      poly(
        x - 5 * s,
        y,
        x - 0.6 * s,
        y - 12 * s,
        x + 0.6 * s,
        y - 12 * s,
        x + 5 * s,
        y,
        x + 3.6 * s,
        y,
        x,
        y - 9 * s,
        x - 3.6 * s,
        y,
      ),
    ) +
    fill('o2', poly(x - 9 * s, y - 8 * s, x + 10 * s, y - 22 * s, x + 13 * s, y - 18.5 * s, x - 7 * s, y - 5 * s)) +
    fill('o1', poly(x - 9 * s, y - 8 * s, x + 10 * s, y - 22 * s, x + 11 * s, y - 20.8 * s, x - 8.4 * s, y - 7 * s)),
  sphere: ([x, y, r]) =>
    line(
      'o2',
      1.3,
      `${disc(x, y, r) + disc(x, y, r, r * 0.36) + disc(x, y, r * 0.36, r)}M${num(x - r * 0.8)} ${num(y + r * 0.8)}L${num(x + r * 0.8)} ${num(y - r * 0.8)}`,
    ) + fill('o1', disc(x, y, r * 0.18)),
  cogs: ([x, y, r], [c = 'o2']) =>
    fill(
      toned(c),
      range(8)
        .map((i) => {
          const a = (i * Math.PI) / 4,
            q = 0.2
          return poly(
            x + r * 0.8 * Math.cos(a - q),
            y + r * 0.8 * Math.sin(a - q),
            x + r * 1.2 * Math.cos(a - q * 0.7),
            y + r * 1.2 * Math.sin(a - q * 0.7),
            x + r * 1.2 * Math.cos(a + q * 0.7),
            y + r * 1.2 * Math.sin(a + q * 0.7),
            x + r * 0.8 * Math.cos(a + q),
            y + r * 0.8 * Math.sin(a + q),
          )
        })
        .join('') + disc(x, y, r * 0.9),
    ) + fill('s4', disc(x, y, r * 0.34)),
  mortar: ([x, y, s = 1]) =>
    fill(
      's1',
      `M${x - 6 * s} ${y - 8 * s}h${12 * s}c0 ${5 * s}-${2 * s} ${7 * s}-${4 * s} ${8 * s}h-${4 * s}c-${2 * s}-${1 * s}-${4 * s}-${3 * s}-${4 * s}-${8 * s}z`,
    ) +
    fill('s3', `M${x + 1 * s} ${y - 8 * s}h${5 * s}c0 ${5 * s}-${2 * s} ${7 * s}-${4 * s} ${8 * s}h-${2 * s}z`) +
    fill('b2', poly(x + 1 * s, y - 8 * s, x + 6 * s, y - 17 * s, x + 8 * s, y - 16 * s, x + 4 * s, y - 8 * s)) +
    fill('v2', `M${x - 5 * s} ${y - 8 * s}q${1 * s}-${7 * s} ${5 * s}-${5 * s}q-${1 * s} ${4 * s}-${5 * s} ${5 * s}z`),
  bench: ([x, foot = GROUND]) =>
    fill('s1', rect(x, foot - 4, 10, 1.6)) +
    fill('s3', rect(x + 1, foot - 2.4, 1.6, 2.4) + rect(x + 7.4, foot - 2.4, 1.6, 2.4)),
  slab: ([x, y, w, h]) =>
    fill('hi', arch(x, y, w, h)) +
    fill(
      's3',
      range(4)
        .map((i) => rect(x + w * 0.2, y - h * 0.62 + i * h * 0.14, w * (0.6 - (i % 2) * 0.15), h * 0.05))
        .join(''),
    ),
  mask: ([x, y, s = 1]) =>
    fill(
      'o1',
      `M${x - 5 * s} ${y - 11 * s}h${10 * s}v${5 * s}c0 ${4 * s}-${3 * s} ${6 * s}-${5 * s} ${6 * s}s-${5 * s}-${2 * s}-${5 * s}-${6 * s}z`,
    ) +
    fill(
      'd2',
      `${disc(x - 2.2 * s, y - 7 * s, 1.2 * s, 0.9 * s) + disc(x + 2.2 * s, y - 7 * s, 1.2 * s, 0.9 * s)}M${x - 2.5 * s} ${y - 4 * s}h${5 * s}c-${0.5 * s} ${2.5 * s}-${4.5 * s} ${2.5 * s}-${5 * s} 0z`,
    ),
  altar: ([x, w, h, foot = GROUND]) =>
    fill('s2', rect(x, foot - h, w, h)) +
    fill('s1', rect(x, foot - h, w * 0.36, h) + rect(x - 2, foot - h - 2, w + 4, 3)) +
    fill('s3', rect(x + w * 0.76, foot - h, w * 0.24, h)) +
    fill(
      'c2',
      `M${num(x + 2)} ${foot - h * 0.6}q${num(w / 2 - 2)} ${h * 0.4} ${num(w - 4)} 0v1.6q-${num(w / 2 - 2)} ${h * 0.4}-${num(w - 4)} 0z`,
    ),
  /** A map of coasts on a wall, with the way of a ship. */
  chart: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('w2', rect(-30, -38, 60, 32)) +
        fill('w1', rect(-30, -38, 60, 2) + rect(-30, -38, 2, 32)) +
        fill('v1', 'M-30-38H-8Q-4-33-10-29T-12-20-20-16-22-8-30-6zM30-38V-20Q24-18 21-24T10-30 14-38z') +
        fill('o2', 'M30-6H2Q4-13 12-13T24-15L30-12zM-4-22q5-4 9 0 0 5-6 4t-3-4z') +
        line('c1', 1.4, 'M-14-13q6 4 10-1M0-17q6 0 6-7M8-27l3-5') +
        fill('c1', disc(12, -34, 1.8)) +
        fill('b2', rect(-33, -41, 66, 3) + rect(-33, -6, 66, 3)),
      x,
      foot,
      s,
    ),
} satisfies Parts
