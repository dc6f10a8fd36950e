/** Buildings of guilds, each unlike the others. */
import { wall } from '../draw/architecture.ts'
import { arch, at, disc, fill, line, num, poly, range, rect, spread } from '../draw/shapes.ts'
import { LIFE } from '../life/index.ts'
import { GROUND, type Parts } from './kit.ts'

export const GUILDS = {
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
