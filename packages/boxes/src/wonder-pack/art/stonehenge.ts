/** Stonehenge: trilithons at dawn. */
import { disc, fill, num } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

const up = (x: number, y: number, w: number, h: number, k = 0) =>
    fill('s2', `M${x} ${y}l${1 + k}-${h - 2}q1-2 3-2h${w - 8}q2 0 3 2l${1 - k} ${h - 2}z`) +
    fill('s1', `M${x} ${y}l${1 + k}-${h - 2}q1-2 3-2h${num(w * 0.22)}l-2 ${h}z`) +
    fill('s3', `M${num(x + w * 0.7)} ${y}l1-${h}h${num(w * 0.3 - 5)}q2 0 3 2l${1 - k} ${h - 2}z`),
  lid = (x: number, y: number, w: number, h = 13) =>
    fill('s2', `M${x} ${y}v-${h - 3}q1-3 4-3h${w - 8}q3 0 4 3v${h - 3}z`) +
    fill('s1', `M${x} ${y - h + 6}v-3q1-3 4-3h${w - 8}q3 0 4 3v1z`) +
    fill('s3', `M${x + w * 0.72} ${y}v-${h - 4}h${num(w * 0.28)}v${h - 4}z`)

/** Low wall of the earthwork around the stones, seen from the side. */
const bank =
  fill('e3', 'M0 170c20-7 60-10 120-10s100 3 120 10v10H0z') + fill('e2', 'M0 173c30-7 70-9 120-9s90 2 120 9v7H0z')

/** Stone of the ring that has fallen. */
const fallen = (x: number, y: number, w: number) =>
  fill('s2', `M${x} ${y}l3-8h${w - 8}l5 5v3z`) + fill('s1', `M${x + 3} ${y - 8}h${w - 8}l5 5h-${w - 5}z`)

export const stonehenge: Monument = {
  place: 'green',
  own: { stone: 'sarsen' },
  layers: [
    bank +
      fill('e1', disc(120, 168, 84, 7)) +
      up(220, 176, 14, 17) +
      fallen(198, 176, 20) +
      fallen(2, 173, 24) +
      stand('goat', 34, 178, 1.2) +
      stand('goat', 46, 179, 1) +
      person(70, 177, 's4', 1, 'mason') +
      person(170, 177, 'w2', 1, 'porter') +
      stand('logs', 184, 178, 0.5) +
      stand('bush', 232, 176, 0.8),
    // Far side of the ring, open in the middle.
    up(8, 163, 17, 46, 1) +
      up(57, 160, 16, 48) +
      up(94, 159, 12, 46) +
      up(134, 159, 12, 46) +
      up(167, 160, 16, 48) +
      up(215, 163, 17, 46, -1),
    lid(5, 118, 50, 11) + lid(56, 113, 52, 11) + lid(132, 113, 52, 11) + lid(185, 118, 50, 11),
    // Two trilithons stand before the ring, turned to the middle.
    up(34, 171, 23, 76, 1.4) + up(73, 172, 23, 78) + up(144, 172, 23, 78) + up(183, 171, 23, 76, -1.4),
    lid(29, 96, 72, 15) +
      lid(139, 96, 72, 15) +
      // The largest trilithon frames the sun.
      up(96, 165, 18, 102, 1) +
      up(126, 165, 18, 102, -1) +
      lid(89, 65, 62, 17) +
      fill('o1', disc(120, 128, 4.6)) +
      fill('s2', 'M106 172h28l3 5h-34z') +
      fill('s1', 'M106 172h28l1.5 2h-31z') +
      stand('fire', 120, 172, 0.9) +
      stand('bird', 40, 44, 1) +
      stand('bird', 56, 36, 0.8) +
      person(92, 178, 'c1'),
  ],
}
