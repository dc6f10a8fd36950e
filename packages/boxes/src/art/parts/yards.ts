/** Ships under construction and where they are built. */
import { columns } from '../draw/architecture.ts'
import { arch, at, disc, fill, line, num, poly, range, rect, spread } from '../draw/shapes.ts'
import { GROUND, type Part, type Parts, toned } from './kit.ts'

const SEA = 58

const EYE = (x: number, y: number): string => fill('hi', disc(x, y, 2.6, 1.7)) + fill('d2', disc(x, y, 1.1))

/** A ship seen from its bow, on props. */
const prow =
  fill('b2', poly(-24, 0, -13, -15, -10, -13, -18, 0) + poly(24, 0, 13, -15, 10, -13, 18, 0) + rect(-10, -3, 20, 3)) +
  fill('b1', 'M-20-38Q-20-14-5-3h5v-38z') +
  fill('b2', 'M20-38Q20-14 5-3H0v-38z') +
  line('b2', 0.8, 'M-20-31Q-9-25 0-25M-18-22Q-8-16 0-16M-14-13Q-7-9 0-9', 0.7) +
  line('d2', 0.8, 'M20-31Q9-25 0-25M18-22Q8-16 0-16M14-13Q7-9 0-9', 0.5) +
  fill('c1', 'M-21-41Q-10-36 0-36v3.500Q-10-32.500-20-37z') +
  fill('c2', 'M21-41Q10-36 0-36v3.500Q10-32.500 20-37z') +
  fill('d2', 'M-1.800-2-1.400-44Q-1-49 3-52q1.400 4-.6 8L1.800-2z') +
  fill('o2', 'M-3-8H3l4 6H-7z') +
  fill('o1', 'M-3-8H0v6h-7z') +
  EYE(-13, -28) +
  EYE(13, -28)

/** A long ship with oars and ram; its sail has a stripe of this tone. */
const trireme = (sail: string): string =>
  line(
    'b1',
    1,
    range(11)
      .map((i) => `M${num(-22 + i * 4.2)} -5l-4 9`)
      .join(''),
  ) +
  fill('b1', rect(-3, -42, 1.8, 34)) +
  fill('hi', 'M-20-39H18Q22-30 17-19H-17Q-12-29-20-39z') +
  fill('s3', 'M8-39H18Q22-30 17-19H9Q13-29 8-39z') +
  fill(toned(sail), 'M-7-39H4Q8-29 4-19H-5Q-1-29-7-39z') +
  fill('b2', rect(-22, -40, 42, 1.6)) +
  fill('b2', 'M-34-9Q-40-16-37-24q-4-3-6 1 1-7 8-6Q-33-22-27-12H26L34-20q2 5-3 11l9 3-8 3Q28 1 20 1H-22Q-31 0-34-9z') +
  fill('b1', 'M-33-8H31l-2 3H-31z') +
  fill('c1', 'M-30-12H27l-1 2h-57z') +
  EYE(24, -9.5)

/** A boat of reeds with a hut. */
const papyrus =
  fill('o2', 'M-32-24Q-28-6-16-5H16Q28-6 33-26q3 4 1 11Q29 2 16 2h-32Q-30 1-33-14q-1-6 1-10z') +
  fill('o3', 'M-31-12Q-26-1-16-1.500H16Q28-1 34-15 29 2 16 2h-32Q-28 1-31-12z') +
  line(
    't2',
    1.2,
    `${range(8)
      .map((i) => `M${-17 + i * 5} -5v7`)
      .join('')}M-29-12l-4 3M30-13l4 3`,
  ) +
  fill('b1', rect(-9, -17, 18, 12)) +
  fill('o1', 'M-11-17Q0-24 11-17z') +
  fill('d2', rect(-3, -13, 6, 8)) +
  fill('b2', rect(13, -24, 1, 20))

/** A sail as wide as a house, stretched between two poles. */
const drying = (sail: string): string =>
  fill('b2', rect(-29, -46, 2.4, 46) + rect(27, -46, 2.4, 46) + rect(-32, -45, 64, 2)) +
  fill('hi', 'M-27-43H27Q23-25 27-10 0-2-27-10-23-25-27-43z') +
  fill('s3', 'M13-43H27Q23-25 27-10q-7 2-14 3.400Q10-25 13-43z') +
  fill(toned(sail), 'M-15-43H-4Q-7-24-4-4.500-10-5-15-6.500-18-25-15-43zM8-43h7q-3 20 0 36-4 1-7 1.500Q5-24 8-43z') +
  line('s4', 0.6, 'M-24-32Q0-28 25-32M-24-21Q0-16 25-21', 0.35)

/** Sheds side by side, each with the bow of a ship in it. */
const sheds = ([x, w, h, k = 3, foot = SEA]: readonly number[]): string => {
  const each = w / k
  return range(k)
    .map((i) => {
      const [left, middle] = [x + i * each, x + (i + 0.5) * each]
      return (
        fill('s2', rect(left, foot - h, each, h)) +
        fill('d2', arch(left + each * 0.16, foot, each * 0.68, h * 0.94)) +
        fill('s1', rect(left, foot - h, each * 0.14, h)) +
        fill('s3', rect(left + each * 0.86, foot - h, each * 0.14, h)) +
        fill('t1', poly(left - 1.5, foot - h, middle, foot - h - each * 0.36, left + each + 1.5, foot - h)) +
        fill('t2', poly(middle, foot - h - each * 0.36, left + each + 1.5, foot - h, middle, foot - h)) +
        at(prow, middle, foot + 2, each / 62)
      )
    })
    .join('')
}

/** A round harbour: docks all around, and an island with a tower. */
const cothon = ([x, w, foot = 62]: readonly number[]): string => {
  const [middle, y] = [x + w / 2, foot - w * 0.17]
  const docks = spread(x + w * 0.08, w * 0.84, 13)
  const back = (q: number) => y - Math.sqrt(Math.max(0, 1 - ((q - middle) / (w * 0.49)) ** 2)) * w * 0.15
  return (
    fill('s3', disc(middle, y, w / 2, w * 0.19)) +
    fill('s1', disc(middle, y - 1.6, w / 2, w * 0.18)) +
    fill('w2', disc(middle, y, w * 0.45, w * 0.155)) +
    fill('s2', docks.map((q) => rect(q - 3.4, back(q) - 9, 6.8, 11)).join('')) +
    fill('d2', docks.map((q) => arch(q - 2.2, back(q) + 2, 4.4, 8)).join('')) +
    fill('t1', docks.map((q) => poly(q - 4.4, back(q) - 9, q, back(q) - 13, q + 4.4, back(q) - 9)).join('')) +
    fill('w3', rect(middle - w * 0.34, y + 3, w * 0.16, 1) + rect(middle + w * 0.16, y + 5, w * 0.18, 1)) +
    fill('s3', disc(middle, y + 1, w * 0.17, w * 0.06)) +
    fill('s1', disc(middle, y - 1, w * 0.17, w * 0.06)) +
    columns(spread(middle - w * 0.11, w * 0.22, 5), y + 1, 3, 13) +
    fill('t1', poly(middle - w * 0.15, y - 12, middle, y - 22, middle + w * 0.15, y - 12)) +
    fill('t2', poly(middle, y - 22, middle + w * 0.15, y - 12, middle, y - 12))
  )
}

/** A dock cut in stone, dry, with stairs at its sides. */
const dock = ([x, w, h = 14, foot = GROUND]: readonly number[]): string => {
  const stair = (side: -1 | 1) =>
    range(4)
      .map((i) => {
        const from = side < 0 ? x : x + w - (w * 0.2 * (4 - i)) / 4
        const top = foot + (h * i) / 4
        return rect(from, top, (w * 0.2 * (4 - i)) / 4, h / 4)
      })
      .join('')
  return fill('s4', rect(x, foot, w, h)) + fill('s1', stair(-1)) + fill('s3', stair(1))
}

const standing =
  (draw: (tone: string) => string, ground: number): Part =>
  ([x, s = 1, foot = ground], [tone = 'c1']) =>
    at(draw(tone), x, foot, s)

export const YARDS = {
  prow: standing(() => prow, GROUND),
  trireme: standing(trireme, SEA),
  papyrus: standing(() => papyrus, SEA),
  drying: standing(drying, GROUND),
  sheds,
  cothon,
  dock,
} satisfies Parts
