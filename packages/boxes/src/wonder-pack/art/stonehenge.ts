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

export const stonehenge: Monument = {
  place: 'green',
  layers: [
    fill('e2', disc(120, 166, 116, 12)) +
      fill('e3', disc(120, 168, 96, 8)) +
      fill('e1', disc(110, 164, 80, 6)) +
      up(8, 164, 20, 22) +
      up(212, 166, 22, 18) +
      stand('goat', 196, 174, 1.1) +
      stand('goat', 184, 176, 0.9) +
      person(60, 174, 's4', 1, 'mason') +
      person(150, 175, 'w2') +
      stand('bush', 232, 172, 0.8),
    up(84, 158, 16, 66) + up(142, 158, 16, 66) + up(112, 156, 16, 74, 1),
    lid(78, 92, 52) + lid(112, 94, 50),
    up(28, 166, 26, 78) + up(66, 168, 26, 78) + up(150, 168, 26, 78) + up(188, 166, 26, 78),
    lid(24, 90, 72, 16) +
      lid(146, 92, 72, 16) +
      fill('sun', disc(121, 120, 9)) +
      stand('bird', 50, 40, 1) +
      stand('bird', 64, 34, 0.8) +
      stand('fire', 121, 168, 1.1),
  ],
}
