/** Great projects, machines, cells and stores. */
import { columns, masonry, merlons, wall } from '../draw/architecture.ts'
import { arch, at, disc, fill, line, poly, range, rect, spread } from '../draw/shapes.ts'
import { GROUND, type Parts, toned } from './kit.ts'

export const PROJECTS = {
  obelisk: ([x, h, foot = GROUND]) =>
    wall(x - 8, foot, 16, 5) +
    fill('s1', poly(x - 5, foot - 5, x - 3.4, foot - h, x, foot - h, x, foot - 5)) +
    fill('s3', poly(x, foot - 5, x, foot - h, x + 3.4, foot - h, x + 5, foot - 5)) +
    fill('o1', poly(x - 3.4, foot - h, x, foot - h - 6, x, foot - h)) +
    fill('o3', poly(x, foot - h - 6, x + 3.4, foot - h, x, foot - h)),
  /** An arch of triumph. */
  triumph: ([x, w, h, foot = GROUND]) =>
    wall(x, foot, w, h) +
    fill('d2', arch(x + w * 0.3, foot, w * 0.4, h * 0.72)) +
    columns([x + w * 0.09, x + w * 0.22, x + w * 0.78, x + w * 0.91], foot, w * 0.07, h * 0.74) +
    fill('s1', rect(x - 2, foot - h * 0.78, w + 4, 2.4) + rect(x - 2, foot - h, w + 4, 2.4)) +
    fill('t2', rect(x + w * 0.2, foot - h * 0.94, w * 0.6, h * 0.1)),
  bridge: ([x, w, h, foot = GROUND]) =>
    fill('s2', rect(x, foot - h, w, h)) +
    fill('s1', rect(x, foot - h, w, 2)) +
    fill(
      'w2',
      spread(x + w * 0.06, w * 0.66, 3)
        .map((left) => arch(left, foot, w * 0.22, h * 0.72))
        .join(''),
    ),
  /** A bronze mirror that gathers the sun. */
  mirror: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('b2', poly(-7, 0, -1, -14, 1, -14, 7, 0, 5, 0, 0, -11, -5, 0)) +
        fill('o3', disc(0, -19, 11)) +
        fill('o2', disc(-0.8, -19, 9.4)) +
        fill('o1', disc(-2, -21, 5.6)),
      x,
      foot,
      s,
    ),
  /** A beam of light from a mirror to a ship. */
  ray: ([x, y, x2, y2]) => fill('o1', poly(x, y - 3, x2, y2, x, y + 3)),
  trebuchet: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('b2', poly(-16, 0, -2, -30, 2, -30, 16, 0, 13, 0, 0, -26, -13, 0) + rect(-18, -3, 36, 3)) +
        fill('b1', poly(-26, -16, 22, -46, 23, -44, -25, -13)) +
        fill('s3', rect(-31, -18, 10, 10)) +
        fill('s2', rect(-31, -18, 4, 10)) +
        line('b2', 0.8, 'M22-45Q30-36 30-24') +
        fill('s2', disc(30, -22, 3.4)),
      x,
      foot,
      s,
    ),
  /** Cage; its animal is drawn separately. */
  cage: ([x, w, h, foot = GROUND]) =>
    fill('d2', rect(x, foot - h, w, h)) +
    fill('b1', rect(x - 1, foot - h - 2, w + 2, 3) + rect(x - 1, foot - 2, w + 2, 2)),
  bars: ([x, w, h, foot = GROUND]) =>
    fill(
      'b1',
      spread(x, w - 1.2, Math.max(3, Math.round(w / 5)))
        .map((left) => rect(left, foot - h, 1.2, h))
        .join(''),
    ),
  /** Drains in a wall, with their water. */
  drains: ([x, w, h, count = 3, foot = GROUND]) =>
    wall(x, foot, w, h) +
    masonry('s3', [x + 2, foot - h + 1, w - 8, h * 0.4], 2, 5, 2) +
    fill(
      'd2',
      spread(x + 6, w - 24, count)
        .map((left) => arch(left, foot, 12, h * 0.66))
        .join(''),
    ) +
    fill(
      'w2',
      spread(x + 8, w - 24, count)
        .map((left) => rect(left, foot - 3, 8, 9))
        .join(''),
    ) +
    fill(
      'w3',
      spread(x + 10, w - 24, count)
        .map((left) => rect(left, foot - 3, 1.2, 9))
        .join(''),
    ),
  /** A storey of the tower of Babel, or several. */
  ziggurat: ([x, w, h, count = 3, foot = GROUND]) =>
    range(count)
      .map((i) => {
        const [left, wide, top] = [x + (w * i) / (2 * count), w - (w * i) / count, foot - (h * (i + 1)) / count]
        return (
          wall(left, top + h / count, wide, h / count, { lit: 0.4, shaded: 0.3 }) +
          fill(
            'd1',
            spread(left + 4, wide - 12, Math.max(2, Math.round(wide / 13)))
              .map((at) => arch(at, top + h / count, 4, (h / count) * 0.6))
              .join(''),
          ) +
          fill('s1', rect(left - 1, top - 1.4, wide + 2, 2.4))
        )
      })
      .join(''),
  crates: ([x, count = 3, foot = GROUND]) =>
    range(count)
      .map((i) => {
        const [left, y] = i < 2 ? [x + i * 10, foot - 9] : [x + 5, foot - 18]
        return fill('b1', rect(left, y, 9, 9)) + fill('b2', rect(left + 6.4, y, 2.6, 9) + rect(left, y + 3.6, 9, 1.2))
      })
      .join(''),
  poppies: ([x, count = 4, foot = GROUND]) =>
    fill(
      'v2',
      range(count)
        .map((i) => rect(x + i * 6, foot - 8 - (i % 2) * 3, 1, 8 + (i % 2) * 3))
        .join(''),
    ) +
    fill(
      'c1',
      range(count)
        .map((i) => disc(x + i * 6 + 0.5, foot - 10 - (i % 2) * 3, 3, 2.4))
        .join(''),
    ) +
    fill(
      'd2',
      range(count)
        .map((i) => disc(x + i * 6 + 0.5, foot - 10 - (i % 2) * 3, 1))
        .join(''),
    ),
  chest: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('b2', 'M-9 0v-8c0-4 2-5 4-5H5c2 0 4 1 4 5v8z') +
        fill('b1', 'M-9-8c0-4 2-5 4-5H5c2 0 4 1 4 5z') +
        fill('o2', rect(-1.6, -9, 3.2, 4) + rect(-7, -13, 1.6, 13) + rect(5.4, -13, 1.6, 13)),
      x,
      foot,
      s,
    ),
  elephant: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('s3', 'M-13 0v-9c0-8 6-11 13-11 4 0 6 1 8 3 5-1 8 3 8 8l1 8h-2l-2-8c-2 3-4 3-5 2V0H4v-5h-9v5z') +
        fill('s2', 'M-13 0v-9c0-8 6-11 13-11-5 3-8 7-8 13v7z') +
        fill('s4', disc(8, -11, 3, 4)) +
        fill('c1', 'M-6-20h9v6h-9z') +
        fill('hi', 'M13-7l5 1-4 1.6z'),
      x,
      foot,
      s,
    ),
  /** A ring of walls with a keep. */
  castle: ([x, w, h, foot = GROUND]) =>
    wall(x + w * 0.36, foot, w * 0.28, h) +
    merlons('s1', x + w * 0.34, foot - h, w * 0.32, 3.6, 5) +
    wall(x + w * 0.16, foot, w * 0.68, h * 0.6) +
    merlons('s1', x + w * 0.14, foot - h * 0.6, w * 0.72, 3.4, 9) +
    wall(x, foot, w, h * 0.34, { lit: 0.4 }) +
    merlons('s1', x - 2, foot - h * 0.34, w + 4, 3.4, 13) +
    fill('d2', arch(x + w / 2 - 5, foot, 10, h * 0.28)) +
    fill('d1', rect(x + w / 2 - 1.5, foot - h * 0.86, 3, 6)),
  /** Curtain, or banner between two points, of this tone. */
  drape: ([x, y, w, h = 8], [tone = 'c1']) => fill(toned(tone), `M${x} ${y}h${w}v2q-${w / 2} ${h * 2}-${w} 0z`),
  /** A table with a game on it. */
  board: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('b2', rect(-10, -7, 20, 2) + rect(-8, -5, 1.6, 5) + rect(6.4, -5, 1.6, 5)) +
        fill(
          'hi',
          range(4)
            .map((i) => rect(-8 + i * 4, -8.4, 2, 1.4))
            .join(''),
        ) +
        fill('c1', disc(-5, -10, 1.4) + disc(3, -10, 1.4)) +
        fill('gz', disc(0, -10, 1.4) + disc(6, -10, 1.4)),
      x,
      foot,
      s,
    ),
} satisfies Parts
