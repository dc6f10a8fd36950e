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
} satisfies Parts
