/** Large things that tell a law of the tower, each with its foot at the middle. */
import { arch, at, disc, dome, fill, line, num, poly, range, rect } from '../draw/shapes.ts'
import { LIFE } from '../life/index.ts'
import { GROUND, type Parts, standing } from './kit.ts'

/** The tower far away: it says that this is a law. */
const farTower = range(5)
  .map((i) => {
    const [half, y] = [19 - i * 3.6, -i * 8]
    const windows = range(5 - i).map((k) => arch(-half + 2.4 + k * ((2 * half - 8) / Math.max(1, 4 - i)), y, 2.8, 5))
    return (
      fill('h3', rect(-half, y - 8, 2 * half, 8)) +
      fill('h2', rect(half * 0.3, y - 8, half * 0.7, 8)) +
      fill('h1', rect(-half - 1, y - 8.6, 2 * half + 2, 1.6)) +
      fill('s3', windows.join(''))
    )
  })
  .join('')

const helm =
  fill('b2', rect(-1.5, -14, 3, 14) + rect(-7, -2, 14, 2)) +
  fill('c1', 'M-15-30C-16-46 14-50 20-24 21-18 20-14 18-10 18-22 12-34 2-36-6-37-10-34-15-30z') +
  fill('c2', 'M2-36C12-34 18-22 18-10 20-14 21-18 20-24 17-35 10-39 3-41z') +
  fill('o2', 'M-13-14C-14-30-7-36 1-36s14 7 13 20c0 4-2 8-5 10L4-9l-3-9h-5l-2 12c-4-2-7-5-7-8z') +
  fill('o1', 'M-13-14C-14-30-7-36 1-36-5-31-8-24-8-7c-3-2-5-4-5-7z') +
  fill('o3', 'M6-34c6 4 9 10 8 18 0 4-2 8-5 10L4-9C9-16 10-26 6-34z') +
  fill('d2', 'M-8-21q5-3 8 1l-1 3q-4-1-6 0zM3-20q3-3 6-1l-1 3q-2-1-4 0z')

const tribute =
  fill('b2', 'M-13 0v-11h26V0z') +
  fill('b1', rect(-13, -11, 18, 11)) +
  fill('d2', rect(-12, -13, 24, 3)) +
  fill('o2', 'M-12-11Q-8-17-3-16 0-20 4-16 9-17 12-11z') +
  fill('o1', 'M-12-11Q-8-17-3-16q-2 2-3 5zM1-17q3 0 4 4H0z') +
  fill('b2', 'M-13-14-15-25h26l2 11z') +
  fill('b1', 'M-11-16-12.600-23H9l1.4 7z') +
  fill('o2', rect(-10, -11, 2.4, 11) + rect(7, -11, 2.4, 11) + rect(-2, -9, 4, 5))

const purse =
  fill('t2', 'M-11 0c-6-10 2-16 6-21H5c4 5 12 11 6 21z') +
  fill('t1', 'M-11 0c-6-10 2-16 6-21h4C-6-15-8-8-6 0z') +
  fill('t1', 'M-6-24-9-31q4 3 6 1 3 2 6-1 2 3 6 0l-3 7z') +
  fill('o1', rect(-6, -24, 12, 2.6)) +
  fill('o2', 'M4-22q8 3 7 10l-2-1Q9-18 3-20z')

const colossus =
  fill('s3', rect(-12, -9, 24, 9)) +
  fill('s1', rect(-12, -9, 10, 9) + rect(-13, -10, 26, 2)) +
  fill('s2', 'M-7-10-5-27-7-33Q-6-37 0-37T7-33L5-27 8-10z') +
  fill('s1', 'M-7-10-5-27-7-33Q-6-37 0-37-3-30-2-10z') +
  fill('s3', 'M3-10 3-36Q7-35 7-33L5-27 8-10z') +
  fill('s2', 'M-6-34-13-26l3 9 2-1-2-8 5-5zM5-35 12-45l2 1-5 12z') +
  fill('s1', disc(0, -41, 4)) +
  fill('s3', 'M1-45a4 4 0 0 1 0 8z') +
  fill('v2', 'M-4.500-43q4.500-4 9 0l-.5 1.500q-4-3-8 0z') +
  fill('c1', 'M-6-33 6-20 5-17-7-29z')

/** A tree without leaves. */
const bare =
  fill('b2', 'M-4 0-2-16-12-24l1-2 9 5-3-16 2-1 4 14 9-13 2 1-8 15 8-4 1 2-11 8L4 0z') +
  line('b2', 1.1, 'M-10-25l-6-3M-11-25l-1-7M-4-33l-5-5M10-35l6-3M9-35l1-7M11-20l5 2')

const plough =
  fill('b2', 'M-16-2-4-5 14-15l1 2L-2-2-15 1z') + fill('b1', 'M-4-5-10-18l2-1 8 12z') + fill('s3', 'M-6 1 5-6 7 0-4 5z')

/** Logs in a pile, cut faces to the front. */
const pile = ([x, s = 1, foot = GROUND]: readonly number[]) => {
  const rows = range(4).flatMap((r) =>
    range(5 - r).map((i): readonly [number, number] => [-22 + r * 5.5 + i * 11, -5 - r * 9]),
  )
  const rings = (r: number) => rows.map(([cx, cy]) => disc(cx, cy, r)).join('')
  return at(
    fill('b2', rings(5.4)) + fill('o2', rings(4.2)) + fill('b1', rings(2.6)) + fill('o2', rings(1.2)),
    x,
    foot,
    s,
  )
}

/** Urns in a pyramid. */
const urns = ([x, s = 1, foot = GROUND]: readonly number[]) =>
  at(
    range(3)
      .flatMap((r) => range(4 - r).map((i) => at(LIFE.urn, -18 + r * 6 + i * 12, -14 * r, 1.7)))
      .join(''),
    x,
    foot,
    s,
  )

/** Shelves with a single jar left. */
const shelves =
  fill('b2', rect(-20, -42, 40, 42)) +
  fill('d2', rect(-17, -39, 34, 11) + rect(-17, -26, 34, 11) + rect(-17, -13, 34, 11)) +
  fill('b1', rect(-20, -42, 4, 42) + rect(-20, -28, 40, 2) + rect(-20, -15, 40, 2)) +
  at(LIFE.urn, 9, -15, 1.05) +
  line('s3', 0.5, 'M-17-39l7 4M-17-35l3 4M-12-39l-5 9')

const fruitTree =
  fill('b2', 'M-4 0Q-2-8-4-14L-11-22l2-2 7 6 1-8h3l0 8 8-7 2 2-9 10Q1-8 5 0z') +
  fill('v3', disc(-13, -27, 9) + disc(13, -27, 9.5) + disc(0, -36, 12) + disc(0, -26, 9)) +
  fill('v2', disc(-14, -29, 7) + disc(-3, -38, 9) + disc(10, -30, 6)) +
  fill('v1', disc(-16, -31, 4) + disc(-6, -41, 5)) +
  fill(
    'o2',
    [
      [-14, -24],
      [-6, -30],
      [3, -40],
      [9, -25],
      [16, -30],
      [-8, -40],
      [3, -27],
    ]
      .map(([cx, cy]) => disc(cx, cy, 2.4))
      .join(''),
  ) +
  fill(
    'o1',
    [
      [-14.6, -24.6],
      [-6.6, -30.6],
      [2.4, -40.6],
      [8.4, -25.6],
      [15.4, -30.6],
    ]
      .map(([cx, cy]) => disc(cx, cy, 1.1))
      .join(''),
  )

/** A bar across the road, on two posts. */
const tollbar =
  fill('s3', rect(-22, -20, 6, 20) + rect(16, -20, 6, 20)) +
  fill('s1', rect(-22, -20, 3, 20) + rect(-23, -22, 8, 3) + rect(16, -20, 3, 20) + rect(15, -22, 8, 3)) +
  fill('hi', poly(-24, -17, 24, -14, 24, -10, -24, -13)) +
  fill(
    'c1',
    range(4)
      .map((i) =>
        poly(
          -22 + i * 12,
          -16.9 + i * 0.75,
          -16 + i * 12,
          -16.5 + i * 0.75,
          -16 + i * 12,
          -12.5 + i * 0.75,
          -22 + i * 12,
          -12.9 + i * 0.75,
        ),
      )
      .join(''),
  )

/** Double doors of a market, shut with a bar. */
const shut =
  fill('s2', rect(-24, -40, 48, 40)) +
  fill('s1', rect(-24, -40, 12, 40)) +
  fill('s3', rect(16, -40, 8, 40)) +
  fill('b2', arch(-17, 0, 34, 36)) +
  fill('b1', arch(-15, 0, 14, 31) + arch(1, 0, 14, 31)) +
  fill(
    'b2',
    range(4)
      .map((i) => rect(-12 + i * 4 + (i > 1 ? 11 : 0), -29, 0.9, 29))
      .join(''),
  ) +
  fill('d2', rect(-19, -15, 38, 5)) +
  fill('s3', rect(-20, -16.5, 3, 8) + rect(17, -16.5, 3, 8)) +
  fill('o2', rect(-4, -12, 8, 8)) +
  fill('o3', rect(0, -12, 4, 8)) +
  fill('c1', poly(-28, -40, -22, -48, 22, -48, 28, -40)) +
  fill(
    'hi',
    range(3)
      .map((i) => poly(-18 + i * 15, -40, -14 + i * 13, -48, -8 + i * 13, -48, -11 + i * 15, -40))
      .join(''),
  )

/** A standard on the ground, its shaft broken. */
const fallen =
  fill('b2', poly(-22, -1, -4, -22, -2, -20, -19, 1)) +
  fill('b2', poly(0, -20, 4, -25, 6, -23, 3, -17)) +
  fill('c2', 'M-4-22 20-9 12 4Q8-2 3 0T-10-9z') +
  fill('c1', 'M-4-22 20-9 16-3Q8-8 4-6T-8-14z') +
  fill('o1', disc(5, -9, 3.4))

/** A standard of a guild, as tall as a house. */
const standard =
  fill('b2', rect(-1.4, -48, 2.8, 48) + rect(-17, -46, 34, 2.4) + disc(-17, -45, 2) + disc(17, -45, 2)) +
  fill('c1', 'M-14-44h28v34L7-15 0-9-7-15l-7 5z') +
  fill('c2', 'M5-44h9v34l-7-5-2 2z') +
  fill('o1', rect(-14, -41, 28, 1.6) + disc(0, -28, 8)) +
  fill('c1', disc(0, -28, 5.6)) +
  fill('o2', 'M0-36l2.4 5.6L8-28l-5.600 2.4L0-20l-2.400-5.6L-8-28l5.600-2.400z')

const feast =
  fill('hi', 'M-30-13h60v9q-5 5-10 0-5 5-10 0-5 5-10 0-5 5-10 0-5 5-10 0-5 5-10 0z') +
  fill('s3', rect(-30, -13, 60, 1.6)) +
  fill('b2', rect(-26, -4, 2.4, 4) + rect(23.6, -4, 2.4, 4)) +
  fill('o2', 'M-4-13Q-10-13-10-18h20q0 5-6 5z') +
  fill('c1', disc(-5, -20, 3) + disc(4, -20, 3)) +
  fill('v2', disc(0, -22, 3.4)) +
  fill('t2', 'M-26-13v-7q0-2 4-2t4 2v7z') +
  fill('b1', dome(15, -13, 12, 7)) +
  fill('o1', dome(16, -14, 6, 4))

/** Furrows that run to the horizon. */
const furrows = ([x, w, foot = 62]: readonly number[]) =>
  range(7)
    .map((i) => {
      const [from, to] = [x + (w * i) / 7, x + w * 0.2 + (w * 0.6 * i) / 7]
      return fill(
        i % 2 ? 'b1' : 'b2',
        poly(from, foot, to, foot - 14, to + (w * 0.6) / 7, foot - 14, from + w / 7, foot),
      )
    })
    .join('')

/** A pyramid with a ramp for those who build it. */
const ramp = ([x, w, h, foot = GROUND]: readonly number[]) =>
  fill('s2', poly(x, foot, x + w * 0.36, foot - h, x + w * 0.64, foot - h, x + w, foot)) +
  fill('s1', poly(x, foot, x + w * 0.36, foot - h, x + w * 0.46, foot - h, x + w * 0.3, foot)) +
  fill('s3', poly(x + w * 0.7, foot, x + w * 0.58, foot - h, x + w * 0.64, foot - h, x + w, foot)) +
  line(
    's4',
    0.7,
    range(4)
      .map((i) => `M${num(x + w * 0.07 * (i + 1))} ${num(foot - (h * (i + 1)) / 5)}h${num(w * (1 - 0.14 * (i + 1)))}`)
      .join(''),
    0.35,
  ) +
  fill('e1', poly(x - 6, foot, x + w * 0.6, foot - h, x + w * 0.68, foot - h, x + w * 0.26, foot)) +
  fill('e3', poly(x + w * 0.26, foot, x + w * 0.68, foot - h, x + w * 0.68, foot - h + 4, x + w * 0.34, foot))

/** Dashes of ore or clay in rock. */
const seam = ([x, y, w]: readonly number[], [tone]: readonly string[]) =>
  fill(
    tone === 'o' ? 'o2' : 't1',
    range(4)
      .map((i) =>
        poly(
          x + (w * i) / 4,
          y + (i % 2) * 3,
          x + (w * (i + 0.9)) / 4,
          y - 2 + ((i + 1) % 2) * 2,
          x + (w * (i + 0.8)) / 4,
          y + 2.4,
          x + (w * (i + 0.1)) / 4,
          y + 4,
        ),
      )
      .join(''),
  )

export const EMBLEMS = {
  babel: standing(farTower),
  helm: standing(helm),
  tribute: standing(tribute),
  purse: standing(purse),
  colossus: standing(colossus),
  bare: standing(bare),
  plough: standing(plough),
  shelves: standing(shelves),
  fruits: standing(fruitTree),
  tollbar: standing(tollbar),
  shut: standing(shut),
  fallen: standing(fallen),
  standard: standing(standard),
  feast: standing(feast),
  pile,
  urns,
  furrows,
  ramp,
  seam,
} satisfies Parts
