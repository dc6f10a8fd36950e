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
  layers: [
    bank +
      fill('e1', disc(120, 168, 84, 7)) +
      up(4, 168, 18, 30) +
      up(220, 169, 18, 24) +
      fallen(196, 176, 24) +
      stand('goat', 34, 178, 1.2) +
      stand('goat', 46, 179, 1) +
      person(70, 177, 's4', 1, 'mason') +
      person(170, 177, 'w2', 1, 'porter') +
      stand('logs', 184, 178, 0.5) +
      stand('bush', 232, 176, 0.8),
    // The ring: thin stones, far and near, open in the middle.
    [18, 38, 56].map((x) => up(x, 160, 13, 58)).join('') + [170, 188, 208].map((x) => up(x, 160, 13, 58)).join(''),
    lid(14, 104, 59, 11) + lid(166, 104, 59, 11) + up(82, 158, 14, 50) + up(144, 158, 14, 50),
    // Two trilithons stand before the ring, turned to the middle.
    up(52, 168, 22, 92) + up(82, 170, 22, 92) + up(136, 170, 22, 92) + up(166, 168, 22, 92),
    lid(46, 80, 62, 15) +
      lid(132, 80, 62, 15) +
      // The largest trilithon frames the sun.
      up(100, 162, 14, 112) +
      up(126, 162, 14, 112) +
      lid(94, 54, 52, 16) +
      fill('o1', disc(120, 130, 5)) +
      fill('s2', 'M106 172h28l3 5h-34z') +
      fill('s1', 'M106 172h28l1.5 2h-31z') +
      stand('fire', 120, 172, 0.9) +
      stand('bird', 40, 44, 1) +
      stand('bird', 56, 36, 0.8) +
      person(92, 178, 'c1'),
  ],
}
