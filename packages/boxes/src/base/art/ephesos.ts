/** Ephesos: the temple of Artemis in three-quarter view. */

import { shadow } from '../../art/draw/ground.ts'
import { fill, poly, range, rect, spread } from '../../art/draw/shapes.ts'
import { temple } from '../../art/draw/temple.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

const T = temple({
  x: 30,
  foot: 146,
  front: 126,
  flank: 60,
  high: 64,
  across: 8,
  along: 7,
  thick: 8.5,
  beam: 14,
  gable: 32,
})
const st = range(5)
  .map((i) => {
    const a = 26 - i * 5,
      b = 146 + i * 5
    return (
      fill('s2', rect(a, b, 134 + i * 5, 5)) +
      fill('s1', rect(a, b, 134 + i * 5, 1.5)) +
      fill('s3', poly(160, b, 222 + i * 3, b - 6, 222 + i * 3, b - 1, 160, b + 5))
    )
  })
  .join('')

export const ephesos: Monument = {
  place: 'hills',
  layers: [
    shadow(124, 172, 112, 5) +
      fill('s3', poly(6, 171, 160, 172, 236, 163, 236, 168, 160, 177, 6, 176)) +
      fill('s1', poly(6, 171, 160, 172, 160, 174, 6, 173)) +
      stand('cypress', 229, 164, 1.7) +
      stand('cypress', 238, 166, 1.3) +
      stand('cypress', 10, 171, 1.5) +
      person(64, 176, 'w2', 1, 'porter') +
      person(88, 177, 'c1', 1, 'mason') +
      person(140, 177, 'o2') +
      stand('blocks', 112, 178, 0.65),
    st +
      fill('s4', poly(78, 171, 84, 151, 104, 151, 110, 171)) +
      fill(
        's1',
        range(5)
          .map((i) => rect(83 - i * 1.3, 150 + i * 4.2, 22 + i * 2.6, 1.8))
          .join(''),
      ),
    T.cella +
      T.flank +
      T.front +
      fill(
        't2',
        spread(39, 108, 8)
          .map((x) => rect(x - 4.2, 136, 8.4, 7.5))
          .join(''),
      ) +
      fill(
        'o1',
        spread(39, 108, 8)
          .map((x) => rect(x - 4.2, 135, 8.4, 1.2))
          .join(''),
      ),
    T.beam +
      T.roof +
      T.gable +
      fill(
        'gz',
        spread(34, 112, 12)
          .map((x) => rect(x, 74.5, 6, 4))
          .join(''),
      ),
    fill('hi', 'M90 65v-11c0-2-4-3-4-6 3 0 3 2 5 2 0-3 1-4 2.5-4s2.5 1 2.5 4c2 0 2-2 5-2 0 3-4 4-4 6v11z') +
      fill(
        'hi',
        'M74 65c0-6 2-8 5-8s4 3 4 8zM104 65c0-5 1-8 4-8s5 2 5 8zM60 65c2-4 6-5 10-3v3zM117 65v-3c4-2 8-1 10 3z',
      ) +
      fill('o1', 'M90 32l3-10 3 10zM24 67l3-8 4 7zM155 66l4-8 3 8zM91 32l-4-6 4 2zM95 32l4-6-4 2z') +
      stand('brazier', 66, 146, 1.2) +
      stand('brazier', 120, 146, 1.2) +
      stand('smoke', 66, 134, 0.9),
  ],
}
