/** Abu Simbel: four kings before the cliff. */
import { disc, fill, line, num, rect, spread } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

const king = (x: number) =>
  fill('s2', `M${x - 13} 164v-30l3-4v-22c0-8 4-11 10-11s10 3 10 11v22l3 4v30z`) +
  fill('s1', `M${x - 13} 164v-30l3-4v-22c0-8 4-11 9-11-3 10-3 50-2 67z`) +
  fill('s3', `M${x + 4} 98c4 1 6 4 6 10v22l3 4v30h-6c1-24 1-50-3-66zM${x - 2} 134h4v30h-4z`) +
  fill('s3', `M${x - 9} 128h18v4h-18z`) +
  fill('s1', `M${x - 11} 160h9v4h-9zM${x + 2} 160h9v4h-9z`) +
  fill('o2', `M${x - 9} 96c-1-12 3-18 9-18s10 6 9 18l-2 6h-14z`) +
  fill('gz', `M${x - 8} 92h2.5v9h-2.5zM${x + 5.5} 92h2.5v9h-2.5zM${x - 6} 82h12v2h-12z`) +
  fill('s1', `M${x - 5} 88c0-4 2-5 5-5s5 1 5 5v5c0 4-2 6-5 6s-5-2-5-6z`) +
  fill('s3', `M${x + 1} 83c2 0 4 2 4 5v5c0 4-2 6-4 6z`) +
  fill('d2', rect(x - 3.4, 89, 2.2, 1) + rect(x + 1.4, 89, 2.2, 1)) +
  fill('s1', `M${x - 4} 78l1-8c0-3 6-3 6 0l1 8z`) +
  fill('o1', `M${x - 1} 99h2v6h-2z`)

export const abuSimbel: Monument = {
  place: 'desert',
  isRock: true,
  own: { stone: 'rose' },
  layers: [
    fill('r3', 'M0 170V66C20 40 40 30 70 22 110 12 160 12 190 24c26 10 40 26 50 44v102z') +
      fill('r2', 'M0 170V66C20 40 40 30 70 22L56 170z') +
      fill('r1', 'M0 170V68C14 48 26 40 40 34L22 170z') +
      line('s3', 0.7, 'M10 90Q26 84 44 92M8 124Q26 116 48 126M204 70Q220 76 236 74M206 112Q222 104 240 114') +
      fill('e1', 'M0 168h240v12H0z') +
      stand('palm', 10, 172, 1.3) +
      stand('palm', 232, 173, 1.1) +
      person(60, 177, 'w2', 1, 'mason') +
      person(180, 177, 'o2', 1, 'porter') +
      stand('boat', 214, 178, 0.8),
    fill('s2', 'M34 168 46 46h148l12 122z') +
      fill('s1', 'M34 168 46 46h30L66 168z') +
      fill('s3', 'M168 168 164 46h30l12 122z') +
      fill('d2', rect(109, 120, 22, 48)) +
      fill('d1', rect(113, 128, 14, 40)) +
      fill('s1', rect(106, 116, 28, 4)) +
      fill('o2', disc(120, 106, 6)) +
      fill('s1', rect(44, 44, 152, 4)),
    king(62) + king(90),
    king(150) + king(178),
    fill(
      'hi',
      spread(52, 132, 16)
        .map((x) => `M${num(x)} 44c-2-6 0-9 2-9s4 3 2 9z`)
        .join(''),
    ) +
      fill('o1', rect(48, 48, 144, 2.5)) +
      fill('s1', rect(40, 164, 160, 4)) +
      fill(
        'gz',
        spread(52, 132, 12)
          .map((x) => rect(x, 52, 6, 4))
          .join(''),
      ) +
      stand('brazier', 106, 168, 1.1) +
      stand('brazier', 134, 168, 1.1),
  ],
}
