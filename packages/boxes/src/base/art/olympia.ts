/** Olympia: Zeus of gold and ivory, seated in the dark hall. */
import { columns, steps } from '../../art/draw/architecture.ts'
import { shadow } from '../../art/draw/ground.ts'
import { at, disc, fill, line, poly, rect, spread } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

const zeus1 =
  fill('o3', rect(86, 84, 68, 74)) +
  fill('t3', rect(90, 78, 60, 80)) +
  fill('o2', rect(86, 80, 5, 78) + rect(149, 80, 5, 78) + disc(88.5, 77, 4) + disc(151.5, 77, 4)) +
  fill('t2', rect(94, 82, 52, 40)) +
  fill('s2', rect(82, 154, 76, 9)) +
  fill('s1', rect(82, 154, 76, 2.5)) +
  fill('s3', rect(140, 156.5, 18, 6.5)) +
  fill('s2', 'M104 112c-3-18 2-32 16-32s19 14 16 32z') +
  fill('s1', 'M104 112c-3-18 2-32 16-32-6 8-6 20-4 32z') +
  fill('s3', 'M128 82c6 4 9 14 8 30h-6z') +
  fill('o2', 'M98 118c0-8 8-12 22-12 16 0 24 4 25 14l3 34h-16l-4-22-5 22h-16l-4-20-3 20H93z') +
  fill('o1', 'M98 118c0-8 8-12 20-12l-8 8-3 20-4 20H93z') +
  fill('o3', 'M134 109c7 2 11 5 11 11l3 34h-8l-4-30z') +
  fill('o1', 'M104 84c10-2 22 6 32 24l-8 2c-6-12-14-20-24-22z') +
  fill('s1', rect(101, 152, 10, 4) + rect(131, 152, 10, 4))
const zeus2 =
  fill('s2', rect(115, 74, 10, 10)) +
  fill('b2', 'M107 66c-2-14 4-21 13-21s15 7 13 21l-3 8h-20z') +
  fill('s1', 'M112 60c0-5 3-8 8-8s8 3 8 8l-1 9c-1 4-4 6-7 6s-6-2-7-6z') +
  fill('s3', 'M121 52c4 0 7 3 7 8l-1 9c-1 4-4 6-6 6z') +
  fill('d2', rect(114, 60.5, 4, 1.5) + rect(122, 60.5, 4, 1.5)) +
  fill('s3', poly(119, 61, 121, 61, 121.5, 66, 118.5, 66)) +
  fill('b2', 'M112 65c2 3 5 3 8 2 3 1 6 1 8-2 1 10-3 22-8 24-5-2-9-14-8-24z') +
  fill('b1', 'M112 65c2 3 5 3 8 2v20c-5-4-9-13-8-22z') +
  fill('o1', 'M108 58c1-9 6-13 12-13s11 4 12 13c-3-4-7-6-12-6s-9 2-12 6z') +
  fill('o2', disc(110, 55, 1.8) + disc(114, 49, 1.8) + disc(120, 46.5, 1.8) + disc(126, 49, 1.8) + disc(130, 55, 1.8)) +
  fill('s1', 'M104 90c-8 2-12 10-20 14l2 5c10-2 16-8 22-12z') +
  fill('o1', 'M80 104l3-12c1-3 4-3 5 0l2 12z') +
  fill('o1', `${disc(85.5, 88, 2.6)}M82 93c-6-2-8-8-8-12 4 2 8 5 10 9zM89 93c4-2 6-6 6-10-3 2-6 4-7 8z`) +
  fill('s2', 'M136 90c8 2 12 6 16 8l-2 5c-6-1-12-4-16-6z') +
  fill('o2', rect(152, 66, 2.4, 88)) +
  fill('o1', `${rect(152, 66, 1, 88)}M153 66c-4-3-9-3-11-7 4 0 7 0 9 2 0-3 1-5 3-5s3 2 3 4c2-2 5-3 8-3-1 5-7 6-10 9z`)
/** Broad enough to fill the hall, low enough to sit under its beam. */
const seated = (drawing: string): string => at(drawing, -9.6, 28.4, [1.08, 0.82])
const cx = [30, 56, 184, 210]

export const olympia: Monument = {
  place: 'grove',
  growsForward: true,
  layers: [
    shadow(120, 170, 114, 6) +
      steps(20, 170, 200, 14, 3, 5) +
      stand('olive', 8, 170, 1.1) +
      stand('cypress', 232, 170, 1.5) +
      person(52, 175, 'w2', 1, 'mason') +
      person(176, 176, 'o2', 1, 'porter') +
      stand('blocks', 200, 177, 0.7),
    fill('s4', rect(24, 64, 192, 92)) +
      fill('d2', rect(66, 64, 108, 92)) +
      fill('s3', rect(166, 64, 8, 92)) +
      columns(cx, 156, 15, 92) +
      line('s3', 0.7, cx.map((x) => `M${x - 3} 72v80M${x + 1} 72v80`).join('')),
    at(
      fill('s2', rect(16, 60, 208, 13)) +
        fill('s1', rect(16, 60, 208, 3.5)) +
        fill('s3', rect(176, 63.5, 48, 9.5)) +
        fill(
          't2',
          spread(24, 188, 14)
            .map((x) => rect(x, 65, 4, 8))
            .join(''),
        ) +
        fill('s1', poly(10, 60, 120, 20, 230, 60)) +
        fill('s3', poly(120, 20, 230, 60, 214, 60, 120, 26)) +
        fill('gz', poly(34, 57, 120, 27, 206, 57)) +
        fill(
          'hi',
          'M118 57v-14c0-4 4-4 4 0v14zM104 57v-9c0-4 4-4 4 0v9zM132 57v-9c0-4 4-4 4 0v9zM88 57c2-6 8-6 12 0zM140 57c2-6 8-6 12 0zM66 57c4-4 10-5 16 0zM158 57c4-4 10-5 16 0z',
        ) +
        fill('t1', poly(4, 60, 10, 60, 120, 20, 120, 14)) +
        fill('t2', poly(120, 14, 120, 20, 230, 60, 236, 60)),
      0,
      -8,
    ),
    seated(zeus1),
    seated(zeus2) +
      fill('o1', 'M117 6l3-9 3 9zM6 51l2-9 4 8zM228 50l4-8 2 9z') +
      stand('brazier', 70, 156, 1.3) +
      stand('brazier', 170, 156, 1.3),
  ],
}
