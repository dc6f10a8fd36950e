/** Manneken Pis: the little bronze boy on his fountain, between the gabled houses of the guilds. */
import { arches, columns, wall } from '../../art/draw/architecture.ts'
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

const boy =
  fill('o2', 'M113 128c-1-8 0-12 2-16-2-8-1-17 5-18 7 0 9 7 8 17 2 5 3 10 2 17h-5l-2-11h-1l-3 11z') +
  fill('o1', 'M113 128c-1-8 0-12 2-16-2-8-1-17 5-18-2 6-2 12-1 18-1 5-2 10-1 16z') +
  fill('o3', 'M124 95c4 2 5 8 4 16 2 5 3 10 2 17h-4c1-8 0-14-2-18 1-5 1-10 0-15z') +
  fill('o2', disc(120, 86, 8)) +
  fill('o1', 'M112 86a8 8 0 0 1 7-8c-2 4-2 11 0 15a8 8 0 0 1-7-7z') +
  fill('o3', `${disc(114, 80, 2.6)}${disc(119, 77.5, 3)}${disc(124.5, 79, 2.8)}${disc(128, 84, 2.4)}`) +
  fill('d2', disc(117, 86, 0.9) + disc(122, 86, 0.9) + rect(118, 89.6, 3.4, 0.9)) +
  fill('o2', 'M127 98c6 1 8 6 5 10l-9 5-1.500-3 6-4c0-3-2-4-4-4z') +
  fill('o3', 'M115 99c-4 3-4 8-1 11l3-1.500c-1-3-1-5 1-8z') +
  line('w3', 1.8, 'M117 113Q102 110 98 150')

export const mannekenPis: Monument = {
  place: 'town',
  backdrop: 'h1',
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
    house(2, 42, 82, 't1', 't2', 'hi') + house(196, 42, 88, 'o2', 'o3', 'hi'),
    house(45, 36, 100, 's1', 's2', 'gz') + house(159, 36, 94, 'gz', 'gz2', 'hi'),
    wall(84, STREET, 72, 112) +
      fill('s1', rect(80, 52, 80, 5)) +
      fill('s3', rect(138, 52, 22, 5)) +
      fill('s1', 'M84 52C88 34 104 26 120 24 136 26 152 34 156 52z') +
      fill('s3', 'M128 25c14 4 24 12 28 27h-14c0-12-6-20-14-27z') +
      fill('gz', disc(120, 41, 6)) +
      columns([91, 149], STREET, 7, 106, { cap: 4 }) +
      fill('s4', arch(98, 150, 44, 84)) +
      fill('s3', arch(101, 150, 38, 80)) +
      fill('s1', 'M101 89a19 19 0 0 1 38 0q-19-12-38 0z') +
      arches('s2', 100, 88, 40, 8, 5, 4),
    fill('s2', 'M80 168c-2-13 5-18 12-18h56c7 0 14 5 12 18z') +
      fill('s1', 'M80 168c-2-13 5-18 12-18h14c-5 4-6 12-6 18z') +
      fill('s3', 'M142 150h6c7 0 14 5 12 18h-16c2-6 2-12-2-18z') +
      fill('w2', disc(120, 152, 30, 4.6)) +
      fill('w3', disc(100, 152, 7, 2) + rect(116, 151, 16, 1)) +
      fill('s2', rect(110, 128, 20, 22)) +
      fill('s1', rect(110, 128, 7, 22) + rect(107, 126, 26, 3)) +
      fill('s3', rect(125, 129, 5, 21)) +
      at(boy, 0, -1) +
      fill('c1', 'M62 60q14 10 28 0v3q-14 10-28 0zM150 60q14 10 28 0v3q-14 10-28 0z') +
      fill(
        'o1',
        poly(66, 65, 69, 72, 72, 66) +
          poly(80, 66, 83, 72, 86, 65) +
          poly(154, 65, 157, 72, 160, 66) +
          poly(168, 66, 171, 72, 174, 65),
      ) +
      stand('pennant', 120, 25, 1) +
      stand('bird', 40, 30, 1) +
      stand('bird', 54, 24, 0.8),
  ],
}
