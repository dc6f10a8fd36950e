/** Ground, rock, water and plants. */
import { masonry } from '../draw/architecture.ts'
import { arch, at, disc, fill, line, num, poly, range, rect } from '../draw/shapes.ts'
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
  /** A palm in a storm from the left. */
  bentpalm: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('b2', 'M-1.6 0Q0-12 9-17l1.2 1.4Q2.400-10 1.8 0z') +
        fill(
          'v3',
          'M9-16.500Q16-15.500 21-9 14-12 9-15zM9-16.500Q14-13 16-5 11-10 8.500-14.500zM9-16.500Q18-18 25-12.500 16-15 9-15.200z',
        ) +
        fill('v2', 'M9-17.200Q18-20.500 26-16.500 17-17.500 9.300-15.600zM8.600-17Q10-12 12-8 8-11 7.800-15z') +
        fill('v1', 'M8.500-17.400Q14-23.500 23-22 15.500-20 9.500-16zM8.500-17.500Q10-24 17-26.500 13-22 9.500-16z'),
      x,
      foot,
      s,
    ),
  /** A palm that has dried up. */
  deadpalm: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('b2', 'M-1.400 0Q.6-9 2-20l2 .2Q2.800-9 1.600 0z') +
        line('b1', 1, 'M3-19.500Q8-19 8.500-13M3-19.500Q-2-19-2.500-12M3-19.500Q6-16 5.500-11M3-19.500Q0-16 .5-13'),
      x,
      foot,
      s,
    ),
  /** Gusts that carry sand; `k` of them, one above the other. */
  gusts: ([x, y, w, k = 3], [tone = 'hi']) =>
    line(
      toned(tone),
      1.6,
      range(k)
        .map((i) => {
          const [from, high, long] = [x + ((i * 17) % 29), y + i * 9, w * (1 - (i % 2) * 0.25)]
          return `M${num(from)} ${high}h${num(long)}q6 0 6-3.500t-4-3q-3 .5-2.500 3`
        })
        .join(''),
    ),
  /** A house without roof, its wall broken. */
  ruin: ([x, w, h, foot = GROUND]) =>
    fill('s4', rect(x + w * 0.1, foot - h * 0.6, w * 0.8, h * 0.6)) +
    fill(
      's2',
      `M${x} ${foot}v${-h}h${w * 0.16}l${w * 0.05} ${h * 0.16}h${w * 0.16}l${w * 0.07} ${h * 0.24}h${w * 0.14}l${w * 0.08}-${h * 0.14}h${w * 0.1}l${w * 0.06} ${h * 0.3}h${w * 0.1}V${foot}z`,
    ) +
    fill('s1', `M${x} ${foot}v${-h}h${w * 0.16}l${w * 0.04} ${h * 0.12}v${h * 0.88}z`) +
    fill('d2', arch(x + w * 0.32, foot, w * 0.2, h * 0.46) + rect(x + w * 0.66, foot - h * 0.36, w * 0.12, h * 0.16)) +
    line('s4', 0.8, `M${x + w * 0.22} ${foot - h * 0.8}l3 5-3 4 2 4M${x + w * 0.6} ${foot - h * 0.5}l-2 5 3 4`),
  /** A pool that has dried up. */
  dry: ([x, w, foot = GROUND]) =>
    fill('s1', rect(x - 2, foot - 4, w + 4, 4)) +
    fill('s3', rect(x - 2, foot - 1.5, w + 4, 1.5)) +
    fill('e2', rect(x, foot - 3.6, w, 2.4)) +
    line(
      's4',
      0.7,
      range(Math.round(w / 6))
        .map((i) => `M${x + 3 + i * 6} ${foot - 3.6}l1.500 2.400`)
        .join(''),
    ),
  /** The skull of an ox in the sand. */
  skull: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('hi', 'M-4-6Q-9-6-10-11-5-10-3.500-8 0-9 3.500-8 5-10 10-11 9-6 4-6L2.500 0h-5z') +
        fill('d2', disc(-2, -5, 1.1) + disc(2, -5, 1.1)) +
        fill('s3', 'M1-7.500l2.500-.5L5-6 2.500 0H1z'),
      x,
      foot,
      s,
    ),
  /** The head of a colossus, half in the sand. */
  giant: ([x, s = 1, foot = GROUND]) =>
    at(
      `<g transform="rotate(-13)">${
        fill('s2', 'M-19 8-20-22Q-19-40 0-41T19-23L17-4l-6 12z') +
        fill('s1', 'M-19 8-20-22Q-19-40 0-41-9-34-9-20L-6 8z') +
        fill('s3', 'M9-38Q19-34 19-23L17-4l-6 12H7Q14-16 9-38z') +
        fill('gz', 'M-24 6-26-20Q-24-45 0-45T25-21L24 6H17L18-22Q10-31 0-31T-18-22L-17 6z') +
        fill(
          'o2',
          'M-26-16l8-1v4l-8 1zM-25.500-8l8-1v4l-8 1zM-25-28l9 4-2 4-8-3zM-15-41l6 9-4 2-7-7zM18-17l7 1v4l-7-1zM17.500-9l7 1v4l-7-1zM24-28l-8 4 2 4 7-3zM14-41l-6 9 4 2 7-7zM-3-45h6l-1 14h-4z',
        ) +
        fill(
          's4',
          'M-13-20q5-4 9 0-4 3-9 0zM4-20q4-4 9 0-5 3-9 0zM-14-25q5-4 10-1l-.3 1.600q-5-2-9.700.8zM4-26q5-3 10 1v1.300q-5-3-9.700-.7z',
        ) +
        fill('s3', 'M0-20h3l2 12q-3 2-6 0z') +
        fill('s4', 'M-5-3.500q5-2.500 10 0-5 3.500-10 0z')
      }</g>${fill('e1', 'M-28 2Q-16-5-2-3T28-6q6 4 8 8z')}`,
      x,
      foot,
      s,
    ),
} satisfies Parts
