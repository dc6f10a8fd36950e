/** Ground, rock, water and plants. */
import { masonry } from '../draw/architecture.ts'
import { arch, disc, fill, line, num, poly, range, rect } from '../draw/shapes.ts'
import { GROUND, type Parts, toned } from './kit.ts'

export const NATURE = {
  hill: ([x, w, h, foot = GROUND], [c = 'h2']) =>
    fill(
      toned(c),
      `M${num(x)} ${foot + 1}Q${num(x + w * 0.25)} ${num(foot - h)} ${num(x + w / 2)} ${num(foot - h)}T${num(x + w)} ${foot + 1}z`,
    ),
  cliff: ([x, w, h, foot = GROUND]) => {
    /** Corners by their shares of width and height. */
    const face = (...shares: readonly number[]) =>
      poly(...shares.map((share, i) => (i % 2 === 0 ? x + w * share : foot - h * share)))
    return (
      fill('s3', face(0, 0, 0.06, 0.7, 0.2, 1, 0.55, 0.94, 0.7, 0.6, 0.9, 0.5, 1, 0)) +
      fill('s2', face(0, 0, 0.06, 0.7, 0.2, 1, 0.34, 0.96, 0.26, 0.5, 0.34, 0)) +
      fill('s1', face(0.06, 0.7, 0.2, 1, 0.34, 0.96, 0.24, 0.72)) +
      fill('s4', face(0.6, 0, 0.66, 0.46, 0.7, 0.6, 0.9, 0.5, 1, 0))
    )
  },
  cave: ([x, w, h, foot = GROUND]) =>
    fill('d2', arch(x, foot, w, h)) +
    line('b2', 1, `M${num(x + 1)} ${foot}v${num(-h * 0.7)}h${num(w - 2)}v${num(h * 0.7)}`),
  pit: ([x, w, foot = GROUND], [rim = 's2', ledge = 's3']) =>
    fill(toned(rim), poly(x, foot, x + w, foot, x + w - 8, foot + 8, x + 8, foot + 8)) +
    fill('s4', poly(x + 6, foot, x + w, foot, x + w - 8, foot + 8, x + 12, foot + 8)) +
    fill(toned(ledge), poly(x + 4, foot + 2, x + w - 3, foot + 2, x + w - 5, foot + 4, x + 6, foot + 4)),
  /** Rock cut in terraces that go down to the right. */
  cut: ([x, w, h, k = 3, foot = GROUND], [ledge = 's1', face = 's2', shade = 's3']) =>
    range(k)
      .map((i) => {
        const wide = w * (0.4 + (0.6 * i) / (k - 1))
        const high = h * (1 - i / k)
        return (
          fill(toned(face), rect(x, foot - high, wide, high)) +
          fill(toned(shade), rect(x + wide * 0.84, foot - high, wide * 0.16, high)) +
          masonry(toned(shade), [x + 2, foot - high + 3, wide * 0.74, h / k - 3], 2, 3, i + 1) +
          fill(toned(ledge), rect(x, foot - high, wide, 2.2))
        )
      })
      .join(''),
  stream: ([x, w, foot = GROUND]) =>
    fill('w2', rect(x, foot, w, 8)) +
    fill('w3', rect(x + w * 0.1, foot + 2, w * 0.3, 1) + rect(x + w * 0.5, foot + 4.5, w * 0.36, 1)),
  pool: ([x, w, foot = GROUND]) =>
    fill('s1', rect(x - 2, foot - 4, w + 4, 4)) +
    fill('s3', rect(x - 2, foot - 1.5, w + 4, 1.5)) +
    fill('w2', rect(x, foot - 3.6, w, 2.4)) +
    fill('w3', rect(x + w * 0.15, foot - 3.2, w * 0.4, 0.9)),
  heap: ([x, w, h, foot = GROUND], [a = 't1', b = 't2']) =>
    fill(
      toned(a),
      `M${num(x)} ${foot}q${num(w * 0.2)}-${num(h)} ${num(w * 0.45)}-${num(h)}t${num(w * 0.55)} ${num(h)}z`,
    ) +
    fill(
      toned(b),
      `M${num(x + w * 0.45)} ${num(foot - h)}q${num(w * 0.3)} 0 ${num(w * 0.55)} ${num(h)}h${num(-w * 0.4)}z`,
    ),
  bricks: ([x, k, rows, foot = GROUND]) =>
    fill(
      't1',
      range(rows)
        .map((r) =>
          range(k - r)
            .map((i) => rect(x + r * 3 + i * 6.4, foot - 3.4 * (r + 1), 5.8, 2.9))
            .join(''),
        )
        .join(''),
    ) +
    fill(
      't2',
      range(rows)
        .map((r) =>
          range(k - r)
            .map((i) => rect(x + r * 3 + i * 6.4 + 4, foot - 3.4 * (r + 1), 1.8, 2.9))
            .join(''),
        )
        .join(''),
    ),
  vines: ([x, w, k, foot = GROUND]) =>
    fill(
      'b2',
      range(k)
        .map((i) => rect(x + (i * w) / k, foot - 11, 1, 11))
        .join(''),
    ) +
    fill(
      'v3',
      range(k)
        .map((i) => disc(x + (i * w) / k + 0.5, foot - 8, 4.2, 3.4))
        .join(''),
    ) +
    fill(
      'v2',
      range(k)
        .map((i) => disc(x + (i * w) / k - 0.6, foot - 9.5, 3, 2.4))
        .join(''),
    ) +
    fill(
      'c2',
      range(k)
        .map(
          (i) =>
            disc(x + (i * w) / k + 1.6, foot - 5.8, 1.3) +
            disc(x + (i * w) / k + 0.2, foot - 5, 1.3) +
            disc(x + (i * w) / k + 1, foot - 3.6, 1.2),
        )
        .join(''),
    ),
  hang: ([x, y, w]) =>
    fill(
      'v3',
      range(Math.round(w / 6))
        .map(
          (i) =>
            `M${num(x + i * 6)} ${y}h6c0 ${3 + ((i * 5) % 6)}-1 ${5 + ((i * 5) % 6)}-3 ${5 + ((i * 5) % 6)}s-3-${2 + ((i * 5) % 6)}-3-${5 + ((i * 5) % 6)}z`,
        )
        .join(''),
    ) +
    fill(
      'v2',
      range(Math.round(w / 6))
        .map((i) => disc(x + 3 + i * 6, y, 3))
        .join(''),
    ),
} satisfies Parts
