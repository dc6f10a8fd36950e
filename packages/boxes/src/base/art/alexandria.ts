/** Alexandria: three towers one on another, fire and mirror on top. */
import { arches, columns, merlons, wall } from '../../art/draw/architecture.ts'
import { arch, disc, faded, fill, num, poly, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

const tap = (xb: number, xt: number, yb: number, yt: number, c = 120) =>
  fill('s1', poly(c - xb, yb, c - xt, yt, c - xt * 0.15, yt, c - xb * 0.15, yb)) +
  fill('s2', poly(c - xb * 0.15, yb, c - xt * 0.15, yt, c + xt * 0.45, yt, c + xb * 0.45, yb)) +
  fill('s3', poly(c + xb * 0.45, yb, c + xt * 0.45, yt, c + xt, yt, c + xb, yb))
const win = (c: Tone, ys: readonly number[], xs: readonly number[], w = 3, h = 6) =>
  fill(c, ys.flatMap((y) => xs.map((x) => arch(x, y, w, h))).join(''))

/** Light of the fire to both sides. It ends in a point, because an end as wide as the beam would be a hard edge. */
const beam = (to: number) =>
  `M120 14Q${num(120 + to * 0.7)} ${num(14 - Math.abs(to) * 0.2)} ${num(120 + to)} 10Q${num(120 + to * 0.7)} ${num(14 + Math.abs(to) * 0.1)} 120 14z`
const BEAMS = [60, 90, 118].map((r) => faded(fill('o1', beam(-r) + beam(r)), 0.13)).join('')

export const alexandria: Monument = {
  place: 'coast',
  endsInSea: true,
  layers: [
    fill('e3', 'M34 172c4-8 14-10 26-12 10-4 100-4 116 0 14 0 28 4 32 12z') +
      fill('e2', 'M34 172c4-8 14-10 26-12 10-4 40-4 66-4l-20 8-30 8z') +
      fill('e1', 'M60 160c10-4 40-4 66-4l-14 5-40 2z') +
      fill('w2', 'M0 170h240v10H0z') +
      fill('w3', 'M30 171h60l-4 1.4H36zM150 171h52l4 1.4h-50z') +
      fill('w1', 'M8 175h50v1.2H8zM110 176h70v1.2h-70z') +
      stand('boat', 22, 175, 0.9) +
      stand('bush', 66, 162, 0.8) +
      person(84, 163, 'w2', 1, 'porter') +
      person(166, 164, 'c1', 1, 'mason') +
      stand('blocks', 182, 165, 0.6),
    wall(60, 160, 120, 18, { lit: 0.3, shaded: 0.25 }) +
      merlons('s1', 58, 142, 124, 4, 16) +
      arches('d1', 68, 160, 104, 10, 7, 6) +
      wall(56, 160, 14, 26) +
      wall(170, 160, 14, 26) +
      fill('t1', poly(54, 134, 63, 126, 72, 134)) +
      fill('t2', poly(63, 126, 72, 134, 63, 134)) +
      fill('t2', poly(168, 134, 177, 126, 186, 134)) +
      tap(27, 21, 158, 84) +
      win('d1', [148, 132, 116, 100], [104, 115, 127], 3.6, 7) +
      fill('d1', arch(112, 160, 12, 16)) +
      fill('s4', rect(139, 100, 2, 4) + rect(141, 120, 2, 4) + rect(142, 138, 2, 4)),
    fill('s1', rect(94, 78, 52, 6)) +
      fill('s3', rect(130, 78, 16, 6)) +
      merlons('s1', 94, 78, 52, 4, 8) +
      tap(14, 11.5, 78, 44) +
      win('d1', [70, 57], [111, 118, 126], 3, 6) +
      fill('o2', disc(97, 74, 2) + disc(143, 74, 2)),
    fill('s1', rect(104, 40, 32, 5)) +
      fill('s3', rect(126, 40, 10, 5)) +
      merlons('s1', 104, 40, 32, 3, 6) +
      tap(8, 7.5, 40, 24) +
      win('d1', [36], [113.5, 118.5, 123.5], 3, 8) +
      fill('s1', rect(109, 21, 22, 3.5)) +
      fill('s3', rect(124, 21, 7, 3.5)),
    BEAMS +
      columns([112.5, 120, 127.5], 21, 2.2, 11) +
      fill('o1', disc(120, 15, 4.5)) +
      fill('c1', 'M117 18c-1-5 2-6 3-10 2 4 4 5 3 10z') +
      fill('o1', 'M118.5 18c-.5-3 1-3 1.5-6 1 3 2 3 1.5 6z') +
      fill('t1', poly(109, 10, 120, 2, 131, 10)) +
      fill('t2', poly(120, 2, 131, 10, 120, 10)) +
      fill('o1', 'M119 2c0-3-1-4 1-6 2 2 1 3 1 6z') +
      stand('galley', 206, 176, 0.9) +
      fill('o2', 'M94 70v-6l2-2v8zM146 70v-6l-2-2v8z'),
  ],
}
