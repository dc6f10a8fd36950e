/** Ur: the ziggurat, three stairs to the moon god's house. */
import { merlons, wall } from '../../art/draw/architecture.ts'
import { shadow } from '../../art/draw/ground.ts'
import { arch, fill, poly, range, rect, spread } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

const mass = (x: number, y: number, w: number, h: number, b = 7) =>
  fill('s1', poly(x, y, x + b, y - h, x + w * 0.62, y - h, x + w * 0.62, y)) +
  fill('s3', poly(x + w * 0.62, y, x + w * 0.62, y - h, x + w - b, y - h, x + w, y)) +
  fill(
    's2',
    spread(x + b + 4, w * 0.62 - b - 14, 7)
      .map((q) => poly(q - 1, y, q, y - h, q + 5, y - h, q + 5, y))
      .join(''),
  ) +
  fill(
    's4',
    spread(x + w * 0.62 + 6, w * 0.3 - 8, 4)
      .map((q) => poly(q, y, q, y - h, q + 3, y - h, q + 4, y))
      .join(''),
  ) +
  fill('hi', rect(x + b - 2, y - h - 2.5, w * 0.62 - b + 2, 3)) +
  fill('s2', rect(x + w * 0.62, y - h - 2.5, w * 0.38 - b + 2, 3))
const stair = (x: number, y0: number, y1: number, w0: number, w1: number) =>
  fill('s2', poly(x - w0, y0, x - w1, y1, x + w1, y1, x + w0, y0)) +
  fill(
    'hi',
    range(9)
      .map((i) => {
        const t = i / 9,
          y = y0 + (y1 - y0) * t,
          w = w0 + (w1 - w0) * t
        return rect(x - w + 2, y - 2.2, 2 * w - 4, 1.3)
      })
      .join(''),
  ) +
  fill('s4', poly(x + w0, y0, x + w1, y1, x + w1 - 2.5, y1, x + w0 - 3.5, y0))

export const ur: Monument = {
  place: 'river',
  layers: [
    shadow(120, 170, 116, 7) +
      fill('s3', rect(4, 166, 232, 6)) +
      fill('s1', rect(4, 166, 232, 2)) +
      stand('palm', 14, 168, 1.4) +
      stand('palm', 22, 171, 1) +
      stand('palm', 230, 169, 1.2) +
      person(64, 177, 'w2', 1, 'porter') +
      person(166, 177, 'c1', 1, 'mason') +
      stand('ox', 196, 177, 1) +
      stand('cart', 180, 177, 0.9),
    mass(12, 166, 216, 50),
    stair(98, 168, 116, 17, 11) +
      fill('s3', poly(20, 166, 78, 116, 86, 116, 34, 166)) +
      fill(
        'hi',
        range(7)
          .map((i) =>
            poly(
              22 + i * 8.3,
              164.5 - i * 7,
              36 + i * 7.4,
              164.5 - i * 7,
              36 + i * 7.4,
              163 - i * 7,
              23 + i * 8.3,
              163 - i * 7,
            ),
          )
          .join(''),
      ) +
      mass(46, 114, 148, 34, 6),
    stair(100, 116, 80, 11, 8) + mass(76, 78, 88, 26, 5) + stand('palm', 58, 80, 0.6) + stand('palm', 184, 80, 0.6),
    stair(106, 80, 54, 8, 6) +
      wall(98, 50, 44, 24, { tones: ['gz', 'gz', 'gz2'] }) +
      fill('gz2', rect(128, 26, 14, 24)) +
      merlons('gz', 96, 27, 48, 4, 7) +
      fill('o1', arch(112, 50, 14, 18) + rect(98, 31, 44, 1.6)) +
      fill('d1', arch(114.5, 50, 9, 14)) +
      fill('o1', 'M120 6a8 8 0 1 0 7 12 6.5 6.5 0 1 1-7-12z') +
      stand('brazier', 94, 52, 0.9) +
      stand('brazier', 148, 52, 0.9) +
      stand('smoke', 148, 44, 0.7),
  ],
}
