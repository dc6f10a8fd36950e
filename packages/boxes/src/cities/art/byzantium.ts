/** Byzantium: the great dome on half domes, windows in a ring. */
import { arches, merlons, wall } from '../../art/draw/architecture.ts'
import { shadow } from '../../art/draw/ground.ts'
import { arch, disc, dome, fill, line, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

export const byzantium: Monument = {
  place: 'harbour',
  own: { stone: 'rose', t1: '#9fb4b8', t2: '#6f8c96', t3: '#48626f' },
  layers: [
    shadow(120, 170, 112, 5) +
      wall(10, 170, 220, 10, { lit: 0.3 }) +
      merlons('s1', 10, 160, 220, 3, 26) +
      stand('cypress', 14, 160, 1.3) +
      stand('cypress', 226, 161, 1.2) +
      person(60, 177, 'w2') +
      person(176, 177, 'o2', 1, 'porter') +
      person(150, 178, 'c1', 1, 'mason'),
    wall(24, 160, 192, 38, { lit: 0.3, shaded: 0.24 }) +
      arches('d1', 32, 158, 176, 18, 11, 9) +
      fill('s1', rect(20, 119, 200, 4)) +
      fill('s3', rect(172, 119, 48, 4)) +
      fill('t1', dome(28, 120, 40, 15)) +
      fill('t2', 'M48 105a20 15 0 0 1 20 15H54z') +
      fill('t2', dome(172, 120, 40, 15)) +
      fill('t3', 'M192 105a20 15 0 0 1 20 15h-14z') +
      fill('s2', arch(104, 160, 32, 32)) +
      fill('d1', arch(109, 160, 22, 26)) +
      fill('o1', disc(120, 128, 2.5)),
    wall(64, 120, 112, 32, { lit: 0.3, shaded: 0.26 }) +
      fill('t1', dome(44, 112, 56, 26)) +
      fill('t2', 'M72 86a28 26 0 0 1 28 26H82z') +
      fill('t2', dome(140, 112, 56, 26)) +
      fill('t3', 'M168 86a28 26 0 0 1 28 26h-18z') +
      fill('s1', arch(92, 120, 56, 46)) +
      fill('s3', arch(97, 120, 46, 40)) +
      fill(
        'd1',
        range(5)
          .map((i) => arch(101 + i * 8.2, 116, 5, 14))
          .join('') +
          range(3)
            .map((i) => arch(109 + i * 8.2, 98, 5, 10))
            .join(''),
      ) +
      wall(60, 120, 12, 40) +
      wall(168, 120, 12, 40),
    fill('s2', rect(80, 66, 80, 14)) +
      fill('s1', rect(80, 66, 30, 14)) +
      fill('s3', rect(138, 66, 22, 14)) +
      fill(
        'd1',
        range(10)
          .map((i) => arch(83.5 + i * 7.6, 79, 4, 9))
          .join(''),
      ) +
      fill('t1', 'M78 67C78 40 96 26 120 26s42 14 42 41z') +
      fill('t2', 'M120 26c24 0 42 14 42 41h-28c2-20-4-34-14-41z') +
      fill('t3', 'M140 31c14 7 22 18 22 36h-10c1-16-3-28-12-36z') +
      line('s3', 0.7, 'M120 26C104 36 98 50 97 66M120 26c8 8 12 24 13 40'),
    fill('o1', rect(118.8, 8, 2.4, 18) + rect(113, 13, 14, 2.4)) +
      fill('o2', disc(120, 26, 3.5)) +
      wall(28, 120, 10, 52) +
      wall(202, 120, 10, 52) +
      fill('t1', poly(26, 68, 33, 52, 40, 68)) +
      fill('t2', poly(33, 52, 40, 68, 33, 68) + poly(200, 68, 207, 52, 214, 68)) +
      fill('o1', rect(32.3, 46, 1.4, 6) + rect(206.3, 46, 1.4, 6)) +
      stand('bird', 60, 40, 1) +
      stand('bird', 74, 34, 0.8),
  ],
}
