/** Siracusa: the theatre cut in the hill, the temple above it, the harbour below. */
import { arches, steps, wall } from '../../art/draw/architecture.ts'
import { disc, dome, fill, line, num, poly, range, rect } from '../../art/draw/shapes.ts'
import { temple } from '../../art/draw/temple.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

const T = temple({
  x: 84,
  foot: 62,
  front: 50,
  flank: 32,
  high: 24,
  across: 6,
  along: 5,
  thick: 3.6,
  beam: 6,
  gable: 13,
  eaves: 3,
})
const ring = (r: number, c: Tone) =>
  fill(
    c,
    `M${120 - r} 156A${r} ${num(r * 0.82)} 0 0 1 ${120 + r} 156h-7a${r - 7} ${num((r - 7) * 0.82)} 0 0 0-${2 * (r - 7)} 0z`,
  )
const half = (rs: readonly number[]) =>
  rs
    .map(
      (r, i) =>
        ring(r, i % 2 ? 's1' : 's2') +
        fill(
          's3',
          `M120 ${num(156 - r * 0.82)}A${r} ${num(r * 0.82)} 0 0 1 ${120 + r} 156h-7A${r - 7} ${num((r - 7) * 0.82)} 0 0 0 120 ${num(156 - (r - 7) * 0.82)}z`,
        ),
    )
    .join('')
const DRESSES: readonly Tone[] = ['c1', 'w2', 'o2', 's4']
const aisles = (r0: number, r1: number) =>
  line(
    's4',
    0.8,
    [-60, -30, 0, 30, 60]
      .map((a) => {
        const t = ((a - 90) * Math.PI) / 180
        return `M${num(120 + r0 * Math.cos(t))} ${num(156 + r0 * 0.82 * Math.sin(t))}L${num(120 + r1 * Math.cos(t))} ${num(156 + r1 * 0.82 * Math.sin(t))}`
      })
      .join(''),
  )

export const siracusa: Monument = {
  place: 'coast',
  endsInSea: true,
  own: { stone: 'limestone' },
  backdrop: 'e2',
  layers: [
    fill('e2', 'M0 170v-30C14 120 20 116 34 110 44 84 66 68 92 64h62c26 6 36 20 48 44 16 6 26 14 38 32v30z') +
      fill('e3', 'M140 64h14c26 6 36 20 48 44 16 6 26 14 38 32v30h-40c0-50-20-92-60-106z') +
      fill('e1', 'M0 170v-30C14 120 20 116 34 110 44 84 66 68 92 64h10C60 82 32 130 34 170z') +
      stand('olive', 28, 140, 0.9) +
      stand('cypress', 218, 150, 1.1) +
      stand('cypress', 206, 132, 0.9) +
      fill('e1', 'M60 156h120v14H60z') +
      fill('w2', 'M0 170h240v10H0z') +
      fill('w1', 'M20 174h60v1.2H20zM140 176h70v1.2h-70z') +
      stand('boat', 30, 176, 0.9) +
      person(96, 168, 'w2', 0.9, 'mason') +
      person(140, 168, 'c1', 0.9, 'porter'),
    half([52, 45, 38, 31]) + aisles(24, 52) + fill('e1', dome(96, 156, 48, 20)) + fill('s1', disc(120, 152, 4, 1.6)),
    half([80, 73, 66, 59]) +
      aisles(59, 80) +
      range(14)
        .map((i) => {
          const a = ((-160 + i * 10.5) * Math.PI) / 180
          return person(120 + 62 * Math.cos(a), 158 + 51 * Math.sin(a), DRESSES[i % 4], 0.55)
        })
        .join(''),
    wall(72, 168, 96, 14) +
      arches('d1', 78, 168, 84, 10, 6, 7) +
      fill('s1', rect(68, 152, 104, 3)) +
      fill('t1', poly(66, 152, 74, 145, 166, 145, 174, 152)) +
      fill('t2', poly(130, 145, 166, 145, 174, 152, 140, 152)),
    steps(80, 68, 88, 6, 2, 3) +
      T.cella +
      T.flank +
      T.front +
      T.beam +
      T.roof +
      T.gable +
      stand('smoke', 70, 60, 0.7) +
      stand('galley', 196, 176, 0.9),
  ],
}
