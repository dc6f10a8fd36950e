/** Manneken Pis: the little bronze boy on his fountain, between the gabled houses of the guilds. */
import { columns, wall } from '../../art/draw/architecture.ts'
import { arch, at, disc, fill, line, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

const STREET = 166

/** A house with a stepped gable: its left edge, how broad and how high, and its walls lit and shaded. */
function house(x: number, w: number, h: number, front: Tone, side: Tone, trim: Tone): string {
  const eaves = STREET - h
  const step = w / 9
  const gable = (from: number) =>
    range(4)
      .map((i) =>
        rect(
          Math.max(x + step * (i + 0.5), from),
          eaves - 7 * (i + 1),
          Math.min(x + w - step * (i + 0.5), x + w) - Math.max(x + step * (i + 0.5), from),
          7.4,
        ),
      )
      .join('')
  const rows = range(Math.floor((h - 22) / 20))
  const windows = (one: (left: number, top: number) => string) =>
    rows.flatMap((row) => [0.12, 0.41, 0.7].map((share) => one(x + w * share, eaves + 5 + row * 20))).join('')
  return (
    fill(front, rect(x, eaves, w, h) + gable(x)) +
    fill(side, rect(x + w * 0.78, eaves, w * 0.22, h) + gable(x + w * 0.62)) +
    fill(trim, rect(x - 1.5, eaves - 1, w + 3, 2) + disc(x + w / 2, eaves - 31, 2.4)) +
    fill(
      trim,
      windows((left, top) => rect(left - 0.8, top - 0.8, w * 0.2 + 1.6, 13)),
    ) +
    fill(
      'd1',
      windows((left, top) => rect(left, top, w * 0.2, 11)) +
        arch(x + w / 2 - 5, STREET, 10, 17) +
        disc(x + w / 2, eaves - 14, 3.4),
    )
  )
}

/** Joints of the paving, which run towards the fountain. */
const PAVING =
  [-98, -76, -54, 54, 76, 98].map((x) => `M${120 + x} 180L${120 + x * 0.94} 165`).join('') +
  'M12 171h62M166 171h62M6 176h84M150 176h84'

/** His feet stand at 0, 0. */
const boy =
  fill('o2', 'M-11 0q-3-14 1-25-5-8-3-16 2-9 9-10 10 0 12 9 2 9-2 17 4 12 3 25H3L1-17-3 0z') +
  fill('o1', 'M-11 0q-3-14 1-25-5-8-3-16 2-9 9-10-5 10-4 22 2 15 0 29z') +
  fill('o3', 'M5-50q5 2 6 8 2 9-2 17 4 12 3 25H8q1-12-2-22 3-14 0-28z') +
  fill('o2', disc(-1, -61, 11)) +
  fill('o1', 'M-12-61a11 11 0 0 1 10-11q-5 9-2 21a11 11 0 0 1-8-10z') +
  fill(
    'o3',
    `${disc(-9, -68, 4)}${disc(-3, -72, 4.6)}${disc(4, -71.5, 4.6)}${disc(9, -67, 4.2)}${disc(10, -60, 3.6)}`,
  ) +
  fill('d2', disc(-7, -60, 1.3) + disc(-1, -60, 1.3) + rect(-6, -55.6, 5, 1.2)) +
  fill('o3', 'M9-46q11 3 9 13l-9 6-2.5-3.5 6-5q0-4-6-6z') +
  fill('o1', 'M-10-47q-7 7-6 15l6 7 3-3-4.5-6q1-6 5-9z') +
  line('w3', 2.6, 'M-9-22Q-34-28-40 40')

/** A round niche in a wall between columns. */
const niche =
  wall(70, STREET, 100, 122) +
  fill('s1', rect(65, 40, 110, 6)) +
  fill('s3', rect(146, 40, 29, 6)) +
  fill('s2', 'M70 40Q74 8 120 4 166 8 170 40z') +
  fill('s1', 'M70 40Q74 8 120 4 92 12 88 40z') +
  fill('s3', 'M132 5q34 8 38 35h-18Q150 16 132 5z') +
  fill('gz', disc(120, 25, 8)) +
  columns([77, 163], STREET, 9, 116, { cap: 5 }) +
  fill('s4', arch(86, 160, 68, 112)) +
  fill('d2', arch(92, 160, 62, 106))

const basin =
  fill('s2', 'M68 170c-3-16 4-22 14-22h76c10 0 17 6 14 22z') +
  fill('s1', 'M68 170c-3-16 4-22 14-22h18c-7 5-8 14-8 22z') +
  fill('s3', 'M146 148h12c10 0 17 6 14 22h-22c3-8 3-16-4-22z') +
  fill('w2', disc(120, 150, 42, 6)) +
  fill('w3', disc(84, 150, 9, 2.6) + rect(124, 149, 24, 1.2)) +
  fill('s2', rect(102, 122, 36, 28)) +
  fill('s1', rect(102, 122, 12, 28) + rect(98, 118, 44, 5)) +
  fill('s3', rect(129, 123, 9, 27))

/** Garland with pennants between two houses. */
const garland = (x: number, y: number): string =>
  fill('c1', `M${x} ${y}q17 12 34 0v3q-17 12-34 0z`) +
  fill('o1', [3, 12, 21].map((dx) => poly(x + dx, y + 5, x + dx + 4, y + 13, x + dx + 8, y + 5)).join(''))

export const mannekenPis: Monument = {
  place: 'town',
  backdrop: 'h1',
  growsForward: true,
  layers: [
    fill('e2', 'M0 180Q6 166 24 164H216Q234 166 240 180z') +
      fill('e1', 'M24 164H216L222 168H18z') +
      line('e3', 0.8, PAVING) +
      fill('s3', disc(120, 171, 46, 6.5)) +
      fill('s1', disc(120, 169.5, 46, 6)) +
      fill('s2', disc(120, 169.5, 41, 5)) +
      fill('e3', disc(120, 170, 37, 4)) +
      person(24, 175, 'gz') +
      person(35, 176, 'o2', 0.8) +
      person(206, 177, 'c1') +
      person(217, 177, 'v2', 0.75) +
      stand('stall', 52, 175, 0.8) +
      stand('urn', 191, 176, 0.9) +
      stand('blocks', 168, 178, 0.6) +
      person(76, 178, 's4', 0.9, 'mason') +
      person(150, 178, 'w2', 0.9, 'porter'),
    niche,
    house(2, 33, 78, 't1', 't2', 'hi') +
      house(36, 33, 96, 'o2', 'o3', 'hi') +
      house(171, 33, 90, 'gz', 'gz2', 'hi') +
      house(205, 33, 80, 'c1', 'c2', 'hi'),
    basin,
    at(boy, 121, 119) +
      garland(36, 66) +
      garland(170, 66) +
      stand('pennant', 120, 5, 1) +
      stand('bird', 30, 40, 1) +
      stand('bird', 46, 34, 0.8),
  ],
}
