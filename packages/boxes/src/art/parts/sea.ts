/** Ships, islands and harbours. */
import { arch, at, disc, dome, fill, line, num, poly, range, rect } from '../draw/shapes.ts'
import { LIFE } from '../life/index.ts'
import { GROUND, type Parts, toned } from './kit.ts'

const SEA = 58

export const SHORE = {
  /** A galley whose sail has a stripe of this tone. */
  warship: ([x, s = 1, foot = SEA], [sail = 'c1']) => at(LIFE.galley.replaceAll('~c1', `~${toned(sail)}`), x, foot, s),
  /** Raft of logs with a person. */
  raft: ([x, s = 1, foot = SEA]) =>
    at(
      fill('b2', rect(-12, -2, 24, 4)) +
        fill(
          'b1',
          range(4)
            .map((i) => rect(-12 + i * 6.2, -2, 5, 1.4))
            .join(''),
        ) +
        fill('b2', rect(3, -16, 1, 14)) +
        fill('s2', 'M4-16C9-13 9-8 8-5H4z') +
        at(LIFE.man, -5, -2, 0.9),
      x,
      foot,
      s,
    ),
  /** Open water to the edge of the picture. */
  sea: ([y = 46]) =>
    fill('w2', rect(0, y, 120, 64 - y)) +
    fill('w1', rect(0, y, 120, 1.6)) +
    fill(
      'w3',
      rect(8, y + 5, 20, 1) +
        rect(52, y + 4, 16, 1) +
        rect(92, y + 6, 20, 1) +
        rect(30, y + 11, 24, 1) +
        rect(74, y + 12, 18, 1),
    ),
  /** An island: a beach, and a hill of this tone. */
  isle: ([x, w, h, foot = SEA], [hill = 'v2', shade = 'v3']) =>
    fill('e1', dome(x - w * 0.08, foot, w * 1.16, 5)) +
    fill(
      toned(hill),
      `M${num(x)} ${foot - 2}Q${num(x + w * 0.2)} ${num(foot - h)} ${num(x + w * 0.46)} ${num(foot - h)}T${num(x + w)} ${foot - 2}z`,
    ) +
    fill(
      toned(shade),
      `M${num(x + w * 0.46)} ${num(foot - h)}Q${num(x + w * 0.75)} ${num(foot - h)} ${num(x + w)} ${foot - 2}h${num(-w * 0.36)}z`,
    ),
  /** Steep rock out of the water. */
  crag: ([x, w, h, foot = SEA], [lit = 's2', shade = 's3']) =>
    fill(
      toned(shade),
      poly(
        x,
        foot,
        x + w * 0.14,
        foot - h * 0.6,
        x + w * 0.4,
        foot - h,
        x + w * 0.62,
        foot - h * 0.74,
        x + w * 0.86,
        foot - h * 0.4,
        x + w,
        foot,
      ),
    ) +
    fill(
      toned(lit),
      poly(
        x,
        foot,
        x + w * 0.14,
        foot - h * 0.6,
        x + w * 0.4,
        foot - h,
        x + w * 0.48,
        foot - h * 0.5,
        x + w * 0.38,
        foot,
      ),
    ) +
    fill('w3', rect(x - 3, foot, w + 6, 1)),
  volcano: ([x, w, h, foot = SEA]) =>
    fill('s4', poly(x, foot, x + w * 0.4, foot - h, x + w * 0.6, foot - h, x + w, foot)) +
    fill('s3', poly(x, foot, x + w * 0.4, foot - h, x + w * 0.52, foot - h, x + w * 0.4, foot)) +
    fill(
      'c1',
      poly(
        x + w * 0.4,
        foot - h,
        x + w * 0.6,
        foot - h,
        x + w * 0.56,
        foot - h * 0.7,
        x + w * 0.5,
        foot - h * 0.84,
        x + w * 0.45,
        foot - h * 0.6,
      ),
    ) +
    fill('o1', disc(x + w / 2, foot - h, w * 0.1, 1.6)),
  /** Water that falls from a rock. */
  fall: ([x, w, h, foot = SEA]) =>
    fill('w2', `M${num(x)} ${num(foot - h)}h${num(w)}l${num(w * 0.3)} ${num(h)}h${num(-w * 1.6)}z`) +
    fill('hi', rect(x + w * 0.16, foot - h, w * 0.2, h) + rect(x + w * 0.62, foot - h * 0.8, w * 0.16, h * 0.8)) +
    fill('hi', disc(x + w / 2, foot, w * 1.1, 2) + disc(x + w * 0.1, foot - 1.6, w * 0.4, 1.8)),
  rainbow: ([y, rise, w = 2.6]) =>
    (['c1', 'o2', 'v2', 'gz'] as const)
      .map((tone, i) => line(tone, w, `M${8 + i * w} ${y}Q60 ${num(y - 2 * rise + i * w * 2)} ${112 - i * w} ${y}`))
      .join(''),
  /** A pier on posts. */
  jetty: ([x, w, foot = SEA]) =>
    fill(
      'b2',
      range(Math.round(w / 10) + 1)
        .map((i) => rect(x + i * 10, foot - 6, 2, 9))
        .join(''),
    ) + fill('b1', rect(x - 2, foot - 7, w + 4, 2.4)),
  /** Ship under construction: ribs, or a share of its planking. */
  hull: ([x, s = 1, planks = 3, foot = GROUND]) =>
    at(
      line('b2', 1.4, 'M-26-14Q-20 0-8 0H12Q22-2 27-16M-18-6v-9M-10-2v-12M-2 0v-13M6 0v-13M14-1v-12M21-6v-9') +
        fill(
          'b1',
          [
            'M-25-12Q-20-1-8-1H12Q21-3 26-13l-1.5 5Q20 0 12 1H-8Q-20 1-25-12z',
            'M-26-14Q-24-9-22-7H24Q26-10 27-16l-1 6Q24-4 22-3H-20Q-25-8-26-14z',
            'M-24-11h50l-2 4h-46z',
          ]
            .slice(0, planks)
            .join(''),
        ) +
        fill('b2', rect(-14, 0, 3, 4) + rect(14, 0, 3, 4)),
      x,
      foot - 4,
      s,
    ),
  /** A stone mole with an arch for boats. */
  mole: ([x, w, h = 10, foot = SEA]) =>
    fill('s2', rect(x, foot - h, w, h + 4)) +
    fill('s1', rect(x, foot - h, w, 2)) +
    fill('s3', rect(x + w * 0.7, foot - h + 2, w * 0.3, h + 2)) +
    fill('d2', arch(x + w * 0.3, foot + 4, 12, h)),
  /** Treetops of a forest that nobody has entered. */
  jungle: ([x, w, h, foot = SEA]) => {
    const rows: readonly (readonly [number, number, number])[] = [
      [6, 0.46, 0],
      [5, 0.68, 0.08],
      [3, 0.88, 0.2],
    ]
    const tops = (share: number) =>
      rows
        .flatMap(([k, high, shift]) =>
          range(k).map((i) => {
            const r = w * (0.095 + ((i * 5 + k) % 4) * 0.012)
            const middle = x + w * shift + (w * (1 - 2 * shift) * (i + 0.5)) / k
            return disc(
              middle - r * (1 - share) * 0.8,
              foot - h * high - r * (1 - share) * 0.9,
              r * share,
              r * share * 0.8,
            )
          }),
        )
        .join('')
    const ground = `M${num(x + w * 0.02)} ${foot}V${num(foot - h * 0.5)}h${num(w * 0.96)}V${foot}z`
    return fill('v3', ground + tops(1)) + fill('v2', tops(0.66)) + fill('v1', tops(0.3))
  },
  /** A turtle on its way to the left. */
  turtle: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('v1', 'M-7-2-12-4.5q-2-.5-1.5 1t3 2zM-5-1-8 1.5h3L-2-.5zM4-1 7 1.5h3L6.5-1z') +
        fill('v3', dome(-7.5, 0, 15, 7.5)) +
        fill('v2', 'M-7.5 0a7.5 7.5 0 0 1 7-7.5Q-4-4-4 0z') +
        fill('d2', disc(-11.6, -3.6, 0.6)),
      x,
      foot,
      s,
    ),
  /** Steps of one person in the sand. */
  track: ([x, y, k]) =>
    fill(
      's3',
      range(k)
        .map((i) => disc(x + i * 4.6, y + (i % 2) * 2.4 - i * 0.5, 1.3, 0.7))
        .join(''),
    ),
  /** A rock with a hole through which the wind blows. */
  eyed: ([x, w, h, foot = SEA]) => {
    const face = (...shares: readonly number[]) =>
      poly(...shares.map((share, i) => (i % 2 === 0 ? x + w * share : foot - h * share)))
    return (
      fill('s3', face(0, 0, 0.06, 0.5, 0.2, 0.86, 0.42, 1, 0.66, 0.92, 0.84, 0.66, 0.94, 0.3, 1, 0)) +
      fill('s2', face(0, 0, 0.06, 0.5, 0.2, 0.86, 0.42, 1, 0.36, 0.7, 0.24, 0.3, 0.26, 0)) +
      fill('s1', face(0.06, 0.5, 0.2, 0.86, 0.42, 1, 0.3, 0.84, 0.14, 0.46)) +
      fill('s4', face(0.84, 0.66, 0.94, 0.3, 1, 0, 0.86, 0) + disc(x + w * 0.56, foot - h * 0.5, w * 0.22, h * 0.27)) +
      fill('k1', disc(x + w * 0.575, foot - h * 0.49, w * 0.19, h * 0.24)) +
      fill('w3', rect(x - 3, foot, w + 6, 1))
    )
  },
  /** Banks of fog, `k` of them, from the horizon to the front. */
  fog: ([y, k, step]) =>
    range(k)
      .map((i) => {
        const [top, from] = [y + i * step, ((i * 37) % 50) - 30]
        const bank = (x: number, w: number) =>
          `M${x} ${num(top)}q${num(w * 0.06)} ${-4 - (i % 2) * 2} ${num(w * 0.26)} -3 ${num(w * 0.1)} -4 ${num(w * 0.28)} -1 ${num(w * 0.22)} -4 ${num(w * 0.32)} 1 ${num(w * 0.12)} 0 ${num(w * 0.14)} 3 -${num(w * 0.1)} 3.5 -${num(w * 0.5)} 3.5t-${num(w * 0.5)} -3.5z`
        return fill(i % 2 ? 'hi' : 'cl', bank(from, 74) + bank(from + 80, 66))
      })
      .join(''),
  anchor: ([x, s = 1, foot = GROUND]) =>
    at(
      `<g transform="rotate(14)">${
        fill(
          's3',
          'M-1.8-36h3.6V-6q8-1 10-8l-3-1 6-6 2 9-2.5-.5Q10 1 0 3-10 1-14.3-12.5L-17-12l2-9 6 6-3 1q2 7 10.2 8z',
        ) +
        fill('s1', 'M-1.8-36h1.6V2Q-10 0-14.3-12.5L-17-12l2-9 6 6-3 1q2 7 10.2 8z') +
        fill('b2', rect(-10, -32, 20, 3)) +
        line('s3', 1.4, disc(0, -39, 2.6))
      }</g>`,
      x,
      foot,
      s,
    ),
  /** A boat without a sail, rowed to the right. */
  skiff: ([x, s = 1, foot = SEA]) =>
    at(
      at(LIFE.rower, -1, -3, 1.1) +
        fill('b2', 'M-12-5Q0-2 13-6 11 1 6 1.5H-6Q-11 1-12-5z') +
        fill('b1', 'M-12-5Q0-2 13-6l-.6 2Q0 0-11.5-3z'),
      x,
      foot,
      s,
    ),
} satisfies Parts
