/** City gate, for a wonder without a drawing. */
import { masonry, merlons, wall } from './draw/architecture.ts'
import { shadow } from './draw/ground.ts'
import { arch, disc, fill, poly, rect } from './draw/shapes.ts'
import { person, stand } from './life/index.ts'
import type { Monument } from './monument.ts'

const tower = (x: number): string =>
  wall(x, 168, 40, 104) +
  masonry('s3', [x + 4, 70, 26, 90], 8, 2, x) +
  fill('d1', arch(x + 17, 108, 6, 14) + arch(x + 17, 148, 6, 14))

const head = (x: number): string =>
  fill('s1', rect(x - 3, 60, 46, 5)) + merlons('s1', x - 3, 60, 46, 7, 5) + fill('s3', rect(x + 32, 60, 11, 5))

export const gate: Monument = {
  place: 'hills',
  layers: [
    shadow(120, 170, 110, 6) +
      stand('cypress', 14, 170, 1.6) +
      stand('olive', 228, 171, 1.2) +
      stand('blocks', 60, 177, 0.7) +
      person(80, 176, 'w2', 1, 'mason') +
      person(160, 177, 'c1', 1, 'porter'),
    wall(30, 168, 180, 44) + masonry('s3', [34, 128, 160, 38], 4, 7, 3) + fill('d2', arch(98, 168, 44, 58)),
    tower(54) + tower(146),
    wall(92, 112, 56, 36) +
      fill('d1', arch(100, 110, 8, 18) + arch(116, 110, 8, 18) + arch(132, 110, 8, 18)) +
      fill('s1', rect(88, 74, 64, 4)) +
      fill('d2', arch(98, 168, 44, 58)),
    head(54) +
      head(146) +
      fill('t1', poly(86, 74, 120, 52, 154, 74)) +
      fill('t2', poly(120, 52, 154, 74, 126, 74)) +
      fill('o1', disc(120, 66, 4)) +
      stand('flag', 74, 52, 1.3) +
      stand('flag', 166, 52, 1.3) +
      stand('brazier', 90, 168, 1.2) +
      stand('brazier', 150, 168, 1.2),
  ],
}
