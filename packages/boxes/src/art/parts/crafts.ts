/** How raw materials are won: felled, sawn, dug and cast. */
import { at, disc, faded, fill, line, num, poly, range, rect } from '../draw/shapes.ts'
import { LIFE } from '../life/index.ts'
import { GROUND, type Parts, standing } from './kit.ts'

/** A giant tree with a notch; its crown is above the picture. */
const giantTree =
  fill('b2', 'M-13 0Q-7-3-7-12V-60H7v48Q7-3 14 0z') +
  fill('b1', 'M-13 0Q-7-3-7-12V-60h4v52Q-5-3-7 0z') +
  fill('o1', 'M7.5-9-2-13 7.5-18z') +
  fill('o2', 'M7.5-9-2-13l9.5 1z') +
  fill('v3', 'M-24-60Q-22-46-12-48-8-40 0-46 8-40 13-47 22-45 26-60z') +
  fill('v2', 'M-24-60Q-22-48-13-50-8-44-1-50-2-58 0-60z')

/** A log on trestles, and the frame saw between one man above and one below. */
const sawpit =
  fill('b2', poly(-24, 0, -19, -13, -16, -13, -11, 0, -14, 0, -17.5, -9, -21, 0)) +
  fill('b2', poly(11, 0, 16, -13, 19, -13, 24, 0, 21, 0, 17.5, -9, 14, 0)) +
  fill('b1', rect(-30, -21, 60, 8)) +
  fill('t2', rect(-30, -15.5, 60, 2.5)) +
  fill('o1', disc(-30, -17, 2.4, 4)) +
  fill('b1', disc(-30, -17, 1.2, 2)) +
  at(LIFE.man, 6.5, -21, 1.35) +
  at(LIFE.man, -8.5, 0, 1.35) +
  fill('b2', rect(-4.5, -31, 9, 1.8) + rect(-4.5, -5, 9, 1.8)) +
  fill(
    's1',
    `${rect(-1.2, -30, 1.6, 26)}${range(7)
      .map((i) => `M.4 ${-28 + i * 3.4}l2 1.4-2 1.4z`)
      .join('')}`,
  )

/** A face of rock with a branching vein, and those who follow it. */
const vein =
  fill('s3', poly(-52, 0, -46, -30, -30, -42, -8, -37, 10, -44, 30, -36, 44, -22, 52, 0)) +
  fill('s2', poly(-52, 0, -46, -30, -30, -42, -8, -37, -18, -20, -24, 0)) +
  fill('s4', poly(30, -36, 44, -22, 52, 0, 34, 0, 38, -18)) +
  fill(
    'o3',
    poly(-46, -27, -30, -29, -14, -20, 2, -24, 18, -14, 38, -16, 44, -6, 32, -10, 17, -7, 1, -17, -15, -13, -31, -22),
  ) +
  fill(
    'o2',
    poly(-45, -27, -30, -28, -14, -18.5, 2, -22, 18, -12.5, 38, -15, 30, -11.5, 17, -9, 1, -18.5, -15, -14.5, -31, -24),
  ) +
  fill(
    'o1',
    poly(-44, -26.5, -30, -27, -22, -22.5, -30, -25) +
      poly(-10, -19, 2, -21, 10, -16.5, 2, -19) +
      poly(22, -12.5, 36, -14.5, 24, -11),
  ) +
  fill('o2', poly(2, -22, 8, -30, 20, -33, 9, -27, 6, -20) + poly(-14, -16, -8, -8, -6, 0, -12, -7))

/** A mine in section: a shaft with its windlass and ladder, two galleries, lamps. */
const GALLERIES = 'M22 20h9v13h43q6 0 6 6v6H31v3h70q7 0 7 6v6H22z'
const lamp = (x: number, y: number): string => faded(fill('o2', disc(x, y, 8)), 0.4) + fill('o1', disc(x, y, 1.7))
const section =
  fill('s3', 'M0 64V26Q14 14 30 18T64 24 96 34 120 44V64z') +
  fill('e1', 'M0 28V26Q14 14 30 18T64 24 96 34 120 44v2Q108 38 96 36T64 26 30 20 0 28z') +
  fill('s4', 'M6 34q6-4 9 1t-3 6-6-7zM88 42q5-3 8 1t-4 5-4-6zM8 56q4-4 8 0t-3 4-5-4z') +
  fill('o2', poly(82, 36, 92, 38, 88, 41) + poly(106, 50, 114, 53, 108, 56) + poly(34, 27, 44, 29, 38, 31)) +
  fill('d2', GALLERIES) +
  line(
    'b1',
    0.9,
    `M24 20V60M28.5 20V60${range(10)
      .map((i) => `M24 ${22 + i * 4}h4.5`)
      .join('')}`,
  ) +
  fill(
    'b2',
    poly(16, 20, 20, 6, 22, 6, 24, 20, 22, 20, 21, 10, 18, 20) +
      poly(30, 20, 32, 6, 34, 6, 38, 20, 36, 20, 33, 10, 32, 20),
  ) +
  fill('b1', rect(18, 8, 18, 3)) +
  lamp(62, 37) +
  lamp(92, 52) +
  at(LIFE.mason, 68, 45, 0.95) +
  at(LIFE.cart, 50, 60, 0.85) +
  at(LIFE.mason, 98, 60, 1) +
  at(LIFE.porter, 72, 60, 1)

/** Molten metal runs from a crucible into moulds. */
const pour =
  fill('b2', poly(-17, 0, -2, -33, 0, -33, -13, 0) + poly(17, 0, 2, -33, 0, -33, 13, 0)) +
  line('b1', 1, 'M0-32v8') +
  fill('s4', 'M-10-24 6-28 10-15Q4-9-3-12z') +
  fill('s3', 'M-10-24-3-25.8 1-11.5Q-1-11-3-12z') +
  fill('o1', disc(-2, -26, 8.4, 1.8)) +
  fill('o1', 'M-10-25Q-15-22-15-5h2.600Q-12.6-20-7-23z') +
  fill('s3', rect(-26, -4, 36, 4)) +
  fill('s1', rect(-26, -4, 12, 1)) +
  fill('o2', rect(-23, -5, 8, 1.8) + rect(-12, -5, 8, 1.8) + rect(-1, -5, 8, 1.8)) +
  fill('o1', rect(-23, -5, 6, 0.8) + rect(-12, -5, 6, 0.8))

export const CRAFTS = {
  gianttree: standing(giantTree),
  sawpit: standing(sawpit),
  vein: standing(vein),
  pour: standing(pour),
  /** The whole width of the picture. */
  section: () => section,
  /** A felled trunk. */
  trunk: ([x, w, h = 9, foot = GROUND]) =>
    fill('b2', rect(x, foot - h, w, h)) +
    fill('b1', rect(x, foot - h, w, h * 0.4)) +
    line(
      'b2',
      0.7,
      `M${num(x + w * 0.2)} ${num(foot - h * 0.8)}h${num(w * 0.3)}M${num(x + w * 0.6)} ${num(foot - h * 0.7)}h${num(w * 0.2)}`,
    ) +
    fill('o2', disc(x + w, foot - h / 2, h * 0.34, h / 2)) +
    fill('o1', disc(x + w, foot - h / 2, h * 0.24, h * 0.36)) +
    fill('b1', disc(x + w, foot - h / 2, h * 0.1, h * 0.15)),
  /** Young trees in rows, each at its stake. */
  nursery: ([x, w, k, foot = GROUND, s = 1]) =>
    range(k)
      .map((i) =>
        at(
          fill('b1', rect(1.4, -11, 0.8, 11)) +
            fill('b2', rect(-0.5, -7, 1, 7)) +
            fill('v3', disc(0, -9.4, 3.4, 4)) +
            fill('v1', disc(-0.9, -10, 2.2, 3)),
          x + (w * i) / k,
          foot,
          s,
        ),
      )
      .join(''),
} satisfies Parts
