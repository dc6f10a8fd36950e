/** Carthage: the round harbour of the warships, the citadel hill behind. */
import { columns, merlons, pediment, wall } from '../../art/draw/architecture.ts'
import { arch, disc, fill, poly, range, rect, spread } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

export const carthage: Monument = {
  place: 'harbour',
  own: { stone: 'limestone' },
  backdrop: 'h3',
  layers: [
    fill('h3', 'M20 128C50 84 90 62 124 60c40 2 80 34 104 70z') +
      fill('e2', disc(120, 148, 116, 28)) +
      fill('w2', disc(120, 148, 98, 21)) +
      fill('w1', disc(112, 146, 76, 14)) +
      fill('e1', disc(120, 144, 40, 9)) +
      fill('w2', 'M104 166h32l6 14H98z') +
      fill('e1', 'M0 172h96v8H0zM144 172h96v8h-96z') +
      person(70, 178, 'w2', 1, 'porter') +
      person(176, 178, 'c1', 1, 'mason') +
      stand('palm', 12, 174, 1.2) +
      stand('boat', 120, 179, 0.8),
    fill('s2', 'M22 148C22 130 60 118 120 118s98 12 98 30l-6-2c-4-14-44-22-92-22s-88 8-92 22z') +
      fill(
        's4',
        range(19)
          .map((i) => {
            const a = ((-172 + i * 9.2) * Math.PI) / 180
            return arch(120 + 93 * Math.cos(a) - 2.5, 150 + 22 * Math.sin(a) - 1, 5, 11)
          })
          .join(''),
      ) +
      fill('t1', 'M18 138C24 118 64 108 120 108s96 10 102 30l-5 2c-6-16-46-24-97-24s-91 8-97 24z') +
      fill('t2', 'M150 109.5c40 4 68 14 72 28.5l-5 2c-6-12-30-20-67-23z'),
    wall(92, 146, 56, 20, { lit: 0.3 }) +
      fill(
        'd1',
        range(7)
          .map((i) => arch(95 + i * 7.5, 146, 5, 11))
          .join(''),
      ) +
      fill('t1', poly(88, 126, 96, 118, 144, 118, 152, 126)) +
      fill('t2', poly(126, 118, 144, 118, 152, 126, 132, 126)) +
      wall(110, 118, 20, 16) +
      fill('t1', poly(107, 102, 120, 93, 133, 102)) +
      fill('t2', poly(120, 93, 133, 102, 120, 102)) +
      stand('galley', 52, 152, 0.7) +
      stand('galley', 186, 153, 0.7),
    wall(70, 108, 104, 18, { lit: 0.3 }) +
      merlons('s1', 68, 90, 108, 4, 14) +
      wall(62, 110, 16, 30) +
      merlons('s1', 60, 80, 20, 4, 4) +
      wall(166, 110, 16, 30) +
      merlons('s1', 164, 80, 20, 4, 4) +
      fill('d1', arch(116, 108, 9, 13)),
    range(5)
      .map((i) => fill(i % 2 ? 's1' : 's2', rect(84 + i * 3, 90 - i * 3, 72 - i * 6, 3)))
      .join('') +
      fill('s4', rect(96, 48, 48, 30)) +
      columns(spread(98, 44, 6), 78, 4.5, 28) +
      fill('s1', rect(92, 46, 56, 5)) +
      pediment(90, 46, 60, 18) +
      fill('o1', disc(120, 39, 2.5)) +
      stand('pennant', 70, 76, 1) +
      stand('pennant', 174, 76, 1) +
      stand('smoke', 120, 28, 0.8),
  ],
}
