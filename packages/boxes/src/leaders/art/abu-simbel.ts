/** Abu Simbel: four kings before the cliff. */
import { arch, disc, fill, line, num, poly, rect, spread } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

const cliff =
  fill(
    'r3',
    'M2 172 10 138 20 120 24 92 38 78 44 52 64 38 78 22 112 12 148 10 176 20 190 36 206 48 214 78 226 94 230 130 238 172z',
  ) +
  fill('r2', 'M2 172 10 138 20 120 24 92 38 78 44 52 64 38 78 22 112 12 96 30 70 44 58 66 50 100 40 126 34 172z') +
  fill('r1', 'M2 172 10 138 20 120 24 92 38 78 44 52 64 38 54 58 46 84 32 100 30 124 18 142 16 172z') +
  fill('r4', 'M148 10 176 20 190 36 206 48 214 78 226 94 230 130 238 172H210L204 120 200 84 188 52 170 30z') +
  line('s3', 0.7, 'M14 146l14-6M26 106l12-6M84 30l30-6M128 22l26 4M208 96l10 4M212 128l12 4M60 56l10-6') +
  line('s4', 0.7, 'M196 66l12 6M206 150l14 4M180 40l10 8')

/** The recess: the side towards the light is dark, the other one lit. */
const recess =
  fill('s3', 'M40 168 52 40H188L200 168z') +
  fill('s4', 'M40 168 52 40 60 50 51 168zM52 40H188L180 50H60z') +
  fill('s1', 'M200 168 188 40 180 50 189 168z') +
  fill('s2', 'M51 168 60 50H180L189 168z')

const door =
  fill('s1', poly(105, 168, 107, 112, 133, 112, 135, 168)) +
  fill('s3', poly(130, 168, 129, 117, 133, 112, 135, 168)) +
  fill('d2', poly(109, 168, 110.5, 117, 129.5, 117, 131, 168)) +
  fill('d1', rect(113.5, 126, 13, 42)) +
  fill('s3', arch(112, 108, 16, 30))

/** A king on his throne, with a crown of two parts. */
const king = (x: number) =>
  fill('s3', rect(x - 13, 120, 26, 42)) +
  fill('s4', rect(x + 7, 122, 6, 40)) +
  fill('s1', `M${x - 9} 128h8v33h-8zM${x + 1} 128h8v33h-8z`) +
  fill('s3', `M${x - 3} 130h3v31h-3zM${x + 6} 130h3v31h-3z`) +
  fill('s4', rect(x - 1, 132, 2, 29)) +
  fill('s1', `M${x - 11} 161c0-4 2-5 5-5s5 1 5 5zM${x + 1} 161c0-4 2-5 5-5s5 1 5 5z`) +
  fill('s2', poly(x - 11, 118, x + 11, 118, x + 11, 131, x - 11, 131)) +
  fill('s1', poly(x - 11, 118, x + 4, 118, x + 2, 124, x - 11, 124)) +
  fill('o2', poly(x - 4, 119, x + 4, 119, x + 2, 131, x - 2, 131)) +
  fill('s2', `M${x - 13} 98q13-7 26 0l-4 21h-18z`) +
  fill('s1', `M${x - 13} 98q6-4 13-4v25h-9z`) +
  fill('s3', `M${x + 13} 98l-5-2-2 23h3z`) +
  fill('s1', poly(x - 13, 98, x - 9, 99, x - 8, 124, x - 12, 124)) +
  fill('s4', poly(x + 9, 99, x + 13, 98, x + 12, 124, x + 8, 124)) +
  fill('s2', poly(x + 10, 98, x + 13, 98, x + 12, 124, x + 10, 124)) +
  fill('o2', `M${x - 11} 104c0-8 2-13 5-18q6-7 12 0c3 5 5 10 5 18l-6-1h-10z`) +
  fill('gz', `M${x - 10} 99l4-1v6l-4 .5zM${x + 10} 99l-4-1v6l4 .5zM${x - 7} 85q7-5 14 0v2.500h-14z`) +
  fill('s1', `M${x - 5.5} 89q5.5-3 11 0v6c0 4-2 7-5.5 7s-5.5-3-5.5-7z`) +
  fill('s3', `M${x + 1} 88q2.5 0 4.5 1v6c0 4-2 7-4.5 7z`) +
  fill('d2', rect(x - 4, 92, 2.6, 1.2) + rect(x + 1.4, 92, 2.6, 1.2) + rect(x - 1.5, 98, 3, 0.9)) +
  fill('o1', rect(x - 1.5, 102, 3, 7)) +
  fill('c1', poly(x - 6, 84, x + 6, 84, x + 7, 72, x + 4, 78, x - 5, 78)) +
  fill('hi', `M${x - 4} 80c-2-6-1-11 2-14q2-5 4 0c3 3 3 8 1 14z`)

const pedestal = (x: number) =>
  fill('s2', rect(x, 161, 54, 7)) + fill('s1', rect(x, 161, 54, 2)) + fill('s3', rect(x + 44, 163, 10, 5))

/** The sun god in his niche. */
const god =
  fill('s1', 'M116 108v-14c0-4 8-4 8 0v14zM117.5 90a2.5 2.5 0 1 1 5 0 2.5 2.5 0 1 1-5 0z') +
  fill('s3', 'M120.5 108v-17h2c1 1 1.5 2 1.5 3v14z') +
  fill('o1', disc(120, 84, 4.2))

export const abuSimbel: Monument = {
  place: 'desert',
  isRock: true,
  growsForward: true,
  own: { stone: 'rose' },
  layers: [
    cliff +
      fill('e1', 'M0 180Q6 167 40 167H200Q234 167 240 180z') +
      fill('e2', 'M40 180Q60 173 108 174T190 177L196 180z') +
      stand('palm', 16, 176, 1.3) +
      stand('palm', 27, 178, 0.9) +
      stand('palm', 226, 176, 1.2) +
      stand('camel', 206, 177, [-1, 1]) +
      stand('blocks', 158, 177, 0.6) +
      person(56, 176, 'w2', 1, 'mason') +
      person(174, 177, 'o2', 1, 'porter'),
    recess + door + pedestal(52) + pedestal(134),
    king(66) + king(92),
    king(148) + king(174),
    fill('s1', poly(50, 40, 190, 40, 189, 34, 51, 34)) +
      fill('s3', poly(164, 40, 190, 40, 189, 34, 166, 34)) +
      fill(
        'hi',
        spread(57, 126, 15)
          .map((x) => `M${num(x - 3)} 34c-1-6 0-9 3-9s4 3 3 9z`)
          .join(''),
      ) +
      fill('o1', rect(58, 50, 124, 2.5)) +
      fill(
        'gz',
        spread(61, 112, 12)
          .map((x) => rect(x, 55, 6, 4))
          .join(''),
      ) +
      god +
      stand('brazier', 104, 170, 1.1) +
      stand('brazier', 136, 170, 1.1),
  ],
}
