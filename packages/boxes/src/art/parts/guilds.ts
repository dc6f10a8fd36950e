/** Buildings of guilds, each unlike the others. */
import { wall } from '../draw/architecture.ts'
import { arch, at, disc, fill, line, num, poly, range, rect, spread } from '../draw/shapes.ts'
import { LIFE } from '../life/index.ts'
import { GROUND, type Parts, standing } from './kit.ts'

/** A pyramid almost complete: the last stone, gilded, hangs above it. */
const capstone =
  fill('s1', poly(-36, 0, -8, -32, 1, -32, 6, 0)) +
  fill('s3', poly(6, 0, 1, -32, 8, -32, 36, 0)) +
  line('s4', 0.7, 'M-29-8H28M-22-16H21M-15-24H14', 0.4) +
  at(LIFE.porter, -26, -11, 0.9) +
  at(LIFE.porter, -17, -21.5, 0.9) +
  fill('b2', poly(33, 0, 24, -34, 26, -35, 36, 0)) +
  fill('b1', poly(44, 0, 47, 0, 2, -58, 0, -57)) +
  line('b1', 0.8, 'M1-57V-51') +
  fill('o1', poly(-8, -40, 0, -51, 1.5, -40)) +
  fill('o3', poly(1.5, -40, 0, -51, 8, -40))

/** Outline of a dolphin that leaps to the left. */
const DOLPHIN = 'M-13 3Q-9-8 3-7L5-11Q8-9 7.5-5 12-2 14 5L18 7 13 9 10 13Q10 8 9 6 3-1-5 1-9 1-13 3z'

/** A wall with a painting of the sea, done on the left; on the right it is only drawn. */
const fresco =
  fill('s2', rect(-38, -38, 76, 38)) +
  fill('s1', rect(-40, -40, 80, 3)) +
  fill('s3', rect(32, -37, 6, 37)) +
  fill('o2', rect(-35, -35, 46, 31)) +
  fill('gz', rect(-35, -32, 46, 25)) +
  fill('w2', 'M-35-13q4-4 7.6 0 4-4 7.7 0 4-4 7.7 0 4-4 7.7 0 4-4 7.6 0 4-4 7.7 0v6h-46z') +
  at(fill('hi', DOLPHIN) + fill('d2', disc(-8, 0, 0.9)), -15, -20, 1) +
  at(line('s4', 0.9, DOLPHIN, 0.6), 17, -21, 0.8) +
  at(LIFE.foreman, 24, -13, [-1.3, 1.3]) +
  fill('b1', poly(17.5, -22.6, 10.5, -26.4, 10.2, -25.4, 17.2, -21.8)) +
  fill('c1', disc(10, -26, 1.3)) +
  fill('b1', rect(10, -13, 30, 2)) +
  fill('b2', poly(12, -11, 14, -11, 12, 0, 10, 0) + poly(36, -11, 38, -11, 40, 0, 38, 0)) +
  fill('c1', rect(32, -17, 4, 4)) +
  fill('v2', rect(36.5, -16, 3.5, 3))

/** A round merchantman under sail, her deck full of cargo. */
const merchantman =
  fill('b1', rect(-15, -52, 2, 44)) +
  fill('hi', 'M-34-49H5Q11-38 6-25H-32Q-27-37-34-49z') +
  fill('s3', 'M-4-49H5Q11-38 6-25H-3Q2-37-4-49z') +
  fill('t1', 'M-24-49h9q4 12 0 24h-8q4-12-1-24z') +
  fill('b2', rect(-36, -50, 44, 1.8)) +
  at(LIFE.urn, 3, -13, 1.25) +
  at(LIFE.urn, 10, -13, 1.25) +
  at(LIFE.logs, 25, -12, 0.85) +
  at(LIFE.man, -6, -12, 1.3) +
  fill('c1', 'M-33-14v-9q7-6 14 0v9z') +
  fill('c2', 'M-24-14v-11q3 0 5 2v9z') +
  fill('o2', 'M-36-16Q-44-24-42-33-40-38-35-36L-31-33-36-33Q-38-24-31-16z') +
  fill('b2', 'M-38-17-30-14H30L44-20Q42 3 20 5H-14Q-34 4-38-17z') +
  fill('b1', 'M-38-17-30-14H30L44-20 43-15 30-10H-31L-37-13z') +
  line('b1', 0.8, 'M-33-4Q0 0 38-5', 0.6)

/** A spy behind a wall: hood, scarf and one eye. */
const spy =
  fill('t3', 'M-20 0Q-22-20-11-28-14-45 2-47 15-47 15-33 20-26 20-20L24 0z') +
  fill('t2', 'M-20 0Q-22-20-11-28-14-45 2-47-7-41-5-29-14-20-12 0z') +
  fill('d2', 'M-4-28Q-6-43 6-43.5 15-43 14-31 12-24 4-25z') +
  fill('f1', 'M-1-30Q-2-40 7-40.5 14.5-40 13.5-32z') +
  fill('c1', 'M-3-33.5Q6-35 14-33.5L13-26Q6-22-1-25z') +
  fill('c2', 'M7-34.5Q11-34.5 14-33.5L13-26Q10-24 7-24z') +
  fill('hi', disc(9, -36.6, 2.2, 1.4)) +
  fill('d2', disc(10, -36.6, 1.2) + rect(5.6, -39.6, 7, 1.1)) +
  fill('s3', rect(-30, -19, 62, 19)) +
  fill('s2', rect(-30, -19, 40, 19)) +
  fill('s1', rect(-32, -21, 66, 3)) +
  fill('f1', 'M9-18q0-6 3-6 1.3 0 1.700 1.5 2.5-1 3 1 2.3-.5 2.5 1.5 1.5.5 1.3 2z')

/** The plan of a temple on a large sheet. */
const sheet =
  fill('b2', poly(-20, 0, -14, -36, -11, -36, -17, 0) + poly(20, 0, 14, -36, 11, -36, 17, 0)) +
  fill('hi', poly(-32, -40, 30, -40, 32, -6, -32, -6)) +
  fill('s2', poly(26, -40, 30, -40, 32, -6, 28, -6)) +
  fill('o2', rect(-34, -42, 66, 2.6) + rect(-34, -7, 68, 2.6)) +
  line(
    'gz2',
    1.1,
    `M-24-28 0-37 24-28zM-25-25H25${range(6)
      .map((i) => `M${-21 + i * 8.4}-24V-13`)
      .join('')}M-26-12H26`,
  )

export const GUILDS = {
  capstone: standing(capstone),
  fresco: standing(fresco),
  merchantman: standing(merchantman),
  spy: standing(spy),
  sheet: standing(sheet),
  /** A crane with a treadwheel as high as a house, and the man in it. */
  treadwheel: ([x, s = 1, foot = GROUND]) =>
    at(
      fill('b2', poly(-18, 0, -2, -30, 1, -30, -14, 0) + poly(18, 0, 2, -30, -1, -30, 14, 0) + rect(-20, -2, 40, 2)) +
        line('b1', 2.4, 'M-13-15A13 13 0 1 1 13-15 13 13 0 1 1-13-15z') +
        line('b2', 1, 'M-13-15H13M0-28V-2M-9-24 9-6M-9-6 9-24') +
        at(LIFE.man, 3, -4, 1.1) +
        fill('b1', poly(-3, -30, 0, -33, 33, -48, 35, -46)) +
        line('b2', 0.9, 'M33-47V-26') +
        fill('s2', rect(27, -26, 12, 8)) +
        fill('s1', rect(27, -26, 12, 2)) +
        fill('s3', rect(35, -24, 4, 6)),
      x,
      foot,
      s,
    ),
  /** A wall that is being built: its courses end in steps. */
  courses: ([x, w, h, k = 4, foot = GROUND]) =>
    range(k)
      .map((i) => {
        const [wide, y] = [w * (1 - (0.7 * i) / k), foot - (h * i) / k]
        return (
          fill('s2', rect(x, y - h / k, wide, h / k)) +
          fill('s1', rect(x, y - h / k, wide, 1.2) + rect(x, y - h / k, w * 0.18, h / k)) +
          fill('s3', rect(x + wide - 4, y - h / k + 1.2, 4, h / k - 1.2)) +
          line(
            's3',
            0.7,
            spread(x + w * 0.2 + (i % 2) * 4, wide - w * 0.3, 4)
              .map((q) => `M${num(q)} ${num(y - h / k + 1.2)}v${num(h / k - 1.2)}`)
              .join(''),
          )
        )
      })
      .join(''),
  /** Workshops in a row under pointed roofs, open to the street. */
  workshops: ([x, w, h, k = 3, foot = GROUND]) =>
    range(k)
      .map((i) => {
        const [left, each] = [x + (i * w) / k, w / k]
        return (
          wall(left, foot, each, h) +
          fill('d2', rect(left + 3, foot - h * 0.82, each - 6, h * 0.82)) +
          fill('t1', poly(left - 1, foot - h, left + each * 0.3, foot - h - each * 0.32, left + each * 0.3, foot - h)) +
          fill(
            't2',
            poly(left + each * 0.3, foot - h - each * 0.32, left + each + 1, foot - h, left + each * 0.3, foot - h),
          ) +
          fill(
            'c1',
            poly(
              left + 2,
              foot - h * 0.82,
              left + each - 2,
              foot - h * 0.82,
              left + each,
              foot - h * 0.6,
              left,
              foot - h * 0.6,
            ),
          ) +
          fill(
            'hi',
            range(3)
              .map((q) => rect(left + 3 + (q * (each - 4)) / 3, foot - h * 0.82, (each - 4) / 6, h * 0.22))
              .join(''),
          )
        )
      })
      .join(''),
  /** A market under one striped tent. */
  pavilion: ([x, w, h, foot = GROUND]) => {
    const [middle, eaves] = [x + w / 2, foot - h * 0.42]
    const strip = (i: number) => {
      const [from, to] = [x + (w * i) / 8, x + (w * (i + 1)) / 8]
      return `M${num(middle)} ${num(foot - h)}Q${num((middle + from) / 2)} ${num(eaves - h * 0.14)} ${num(from)} ${num(eaves)}q${num(w / 16)} ${num(h * 0.14)} ${num(w / 8)} 0Q${num((middle + to) / 2)} ${num(eaves - h * 0.14)} ${num(middle)} ${num(foot - h)}z`
    }
    const strips = (of: readonly number[]) => of.map(strip).join('')
    return (
      fill('d2', rect(x + w * 0.08, eaves, w * 0.84, h * 0.42)) +
      fill(
        'b1',
        spread(x + w * 0.06, w * 0.86, 5)
          .map((q) => rect(q, eaves, 2.2, h * 0.42))
          .join(''),
      ) +
      fill('hi', strips([0, 2, 4])) +
      fill('s3', strips([6])) +
      fill('c1', strips([1, 3])) +
      fill('c2', strips([5, 7]))
    )
  },
  /** A round tomb; cypresses grow on its mound. */
  tumulus: ([x, w, h, foot = GROUND]) => {
    const top = foot - h * 0.36
    const trees = (k: number, wide: number, y: number, s: number) =>
      spread(x + w / 2 - wide / 2, wide, k)
        .map((q) => at(LIFE.cypress, q, y, s))
        .join('')
    return (
      fill('v3', `M${num(x + 3)} ${num(top)}Q${num(x + w / 2)} ${num(top - h * 0.9)} ${num(x + w - 3)} ${num(top)}z`) +
      trees(5, w * 0.46, top - h * 0.3, 0.62) +
      trees(6, w * 0.8, top + 1, 0.66) +
      wall(x, foot, w, h * 0.36) +
      fill('s1', rect(x - 2, top - 1, w + 4, 3)) +
      fill('d2', arch(x + w / 2 - 6, foot, 12, h * 0.28)) +
      fill('s4', [0.1, 0.24, 0.7, 0.84].map((share) => rect(x + w * share, top + 5, w * 0.06, h * 0.16)).join(''))
    )
  },
  /** A harmless house, and the forge in the cellar below it. */
  cellar: ([x, w, foot = 40]) =>
    fill('e2', `M0 ${foot}h120v${64 - foot}H0z`) +
    fill('e1', rect(0, foot, 120, 1.8)) +
    fill('s4', rect(x - 3, foot + 2, w + 6, 22)) +
    fill('d2', `M${x} 62v-11Q${x} ${foot + 4} ${x + w / 2} ${foot + 4}T${x + w} 51v11z`) +
    fill('o3', disc(x + w * 0.24, 56, 11, 9)) +
    fill('o2', disc(x + w * 0.24, 57, 7, 6)) +
    at(LIFE.fire, x + w * 0.24, 62, 1.3) +
    fill(
      's2',
      range(5)
        .map((i) => rect(x + w - 4 - i * 4, foot + 3 + i * 3.8, 5, 1.6))
        .join(''),
    ),
  /** A die, with the pips that the light shows. */
  die: ([x, a, foot = GROUND]) =>
    fill('hi', poly(x, foot - a * 0.86, x + a * 0.62, foot - a * 0.7, x + a * 0.62, foot + a * 0.1, x, foot)) +
    fill(
      's3',
      poly(
        x + a * 0.62,
        foot - a * 0.7,
        x + a * 1.1,
        foot - a * 0.86,
        x + a * 1.1,
        foot - a * 0.06,
        x + a * 0.62,
        foot + a * 0.1,
      ),
    ) +
    fill(
      's1',
      poly(
        x,
        foot - a * 0.86,
        x + a * 0.5,
        foot - a * 1.02,
        x + a * 1.1,
        foot - a * 0.86,
        x + a * 0.62,
        foot - a * 0.7,
      ),
    ) +
    fill(
      'c1',
      [
        [0.15, -0.64],
        [0.46, -0.56],
        [0.31, -0.37],
        [0.15, -0.18],
        [0.46, -0.08],
      ]
        .map(([dx, dy]) => disc(x + a * dx, foot + a * dy, a * 0.075))
        .join(''),
    ) +
    fill(
      'd2',
      disc(x + a * 0.55, foot - a * 0.86, a * 0.09, a * 0.05) +
        disc(x + a * 0.74, foot - a * 0.52, a * 0.05, a * 0.075) +
        disc(x + a * 0.97, foot - a * 0.3, a * 0.05, a * 0.075),
    ),
} satisfies Parts
