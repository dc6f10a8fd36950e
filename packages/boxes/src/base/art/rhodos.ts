/** Rhodos: the bronze Helios on a marble base in the harbour. */
import { masonry, merlons, wall } from '../../art/draw/architecture.ts'
import { arch, at, fill, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

const ped1 =
  fill('s2', rect(84, 132, 76, 34)) +
  fill('s1', rect(84, 132, 30, 34)) +
  fill('s3', rect(140, 132, 20, 34)) +
  fill('s1', rect(78, 126, 88, 7)) +
  fill('s3', rect(142, 126, 24, 7)) +
  fill('t2', rect(96, 142, 52, 14)) +
  fill('o1', 'M122 144l2 4 4 1-3 3 1 4-4-2-4 2 1-4-3-3 4-1z') +
  masonry('s3', [86, 134, 60, 30], 3, 4, 2)
const legs =
  fill('o2', 'M106 72 104 92 103 108 100 122H93v4h17l2-8 3-18 6-18 5 18 2 17 1 9h18v-4l-8-2-1-14 1-18-3-22z') +
  fill('o1', 'M106 72 104 92 103 108 100 122H93v4h10l4-14 3-20 4-20z') +
  fill('o3', 'M130 72h6l3 22-1 18 1 14 8 2v4H133l-1-18-2-16z') +
  fill('o3', 'M118 84l3-2 2 6-2 2z')
const torso =
  fill('o2', 'M101 44c4-4 12-6 20-6s16 2 20 6l-2 14-4 18h-28l-4-18z') +
  fill('o1', 'M101 44c4-4 10-6 16-6-4 8-4 24-6 38h-4l-4-18z') +
  fill('o3', 'M132 40c4 1 7 2 9 4l-2 14-4 18h-8c3-12 6-24 5-36z') +
  fill('o3', 'M111 56c5 3 14 3 19 0v2c-5 3-14 3-19 0zM120.4 56h1v16h-1z') +
  fill('t1', 'M104 70h34l4 10c-2 5-8 7-10 6l-4 8-7-9-8 3-8-7z') +
  fill('t2', 'M124 70h14l4 10c-2 5-8 7-10 6l-4 8z') +
  fill('o2', 'M139 45c6 3 8 12 9 22l2 18-6 1-3-18-4-10z') +
  fill('o3', 'M144 50c3 6 4 12 4 17l2 18-3 .5-3-18z') +
  fill('t1', 'M143 62c6-2 10 0 12 3l4 30c1 8-2 18-6 20-3-4-3-12-5-20z') +
  fill('t2', 'M150 64c3-1 5 0 5 1l4 30c1 8-2 18-6 20 1-16 0-34-3-51z')
const head =
  fill('o2', rect(116, 30, 9, 10)) +
  fill('o2', 'M112 24c0-7 4-11 9-11s9 4 9 11c0 6-4 12-9 12s-9-6-9-12z') +
  fill('o1', 'M112 24c0-7 4-11 8-11-3 5-4 14 0 23-4-1-8-6-8-12z') +
  fill('o3', 'M126 14c2 2 4 5 4 10 0 6-3 11-7 12 3-6 4-14 3-22z') +
  fill(
    'o3',
    rect(114.5, 22, 4, 1.2) +
      rect(121.5, 22, 4, 1.2) +
      poly(119, 22, 120.6, 22, 121.2, 27, 118.2, 27) +
      rect(117, 30, 5, 1),
  ) +
  fill('o3', 'M110.5 22c0-8 4-11.5 10.5-11.5s10.5 3.5 10.5 11.5c-2-4-3-6-4-6.5-4 1-9 1-13 0-1.5.5-3 2.5-4 6.5z') +
  fill(
    'o1',
    range(7)
      .map((i) => {
        const a = ((-160 + i * 23.5) * Math.PI) / 180,
          x = 121 + Math.cos(a) * 11,
          y = 19 + Math.sin(a) * 10
        return poly(
          x - 1.6 * Math.sin(a),
          y + 1.6 * Math.cos(a),
          121 + Math.cos(a) * 22,
          19 + Math.sin(a) * 19,
          x + 1.6 * Math.sin(a),
          y - 1.6 * Math.cos(a),
        )
      })
      .join(''),
  )
const arm =
  fill('o2', 'M104 42c-8 0-14-2-20-8L72 16l6-3 14 15c4 4 10 6 16 8z') +
  fill('o1', 'M104 42c-8 0-14-2-20-8L72 16l3-1.5 14 17c4 4 9 6 15 6z') +
  fill('o3', 'M70 10h10l-3 9h-4z') +
  fill('o2', rect(68, 7, 14, 3.5))

export const rhodos: Monument = {
  place: 'harbour',
  endsInSea: true,
  own: { o1: '#ffd98c', o2: '#d9933f', o3: '#8a5523', t1: '#8fb7a5', t2: '#5d8d80', t3: '#3b6660' },
  layers: [
    fill('s3', rect(20, 158, 60, 14) + rect(164, 158, 66, 14)) +
      fill('s1', rect(20, 158, 60, 3) + rect(164, 158, 66, 3)) +
      fill('s2', rect(20, 161, 24, 11) + rect(164, 161, 24, 11)) +
      fill('s3', rect(74, 160, 100, 12)) +
      fill('s1', rect(74, 160, 100, 3)) +
      wall(22, 158, 16, 20) +
      merlons('s1', 20, 138, 20, 4, 4) +
      fill('d1', arch(27, 150, 4, 7)) +
      stand('pennant', 30, 134, 1) +
      fill('w2', 'M0 170h240v10H0z') +
      fill('w1', 'M4 173h40v1.2H4zM96 176h60v1.2H96zM178 172.5h50v1.2h-50z') +
      stand('boat', 196, 176, 1) +
      person(52, 158, 'w2') +
      person(176, 158, 'o2', 1, 'porter') +
      person(60, 158, 's4', 1, 'mason'),
    ped1 + legs,
    torso,
    arm,
    head +
      at(
        fill('c1', 'M-6 0C-9-7-3-10-3-16 1-13 2-10 3-8 5-11 5-13 5-15 9-9 8-3 6 0z') +
          fill('o1', 'M-3 0C-5-5-1-7-1-11 3-7 5-4 3 0z'),
        75,
        8,
      ) +
      stand('galley', 40, 176, 1),
  ],
}
