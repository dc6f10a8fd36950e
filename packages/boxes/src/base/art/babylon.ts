/** Babylon: four garden terraces of brick, blue glaze, falling water. */
import { arches, columns, masonry, wall } from '../../art/draw/architecture.ts'
import { shadow } from '../../art/draw/ground.ts'
import { arch, disc, dome, fill, num, range, rect, spread } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

/** Plants that hang from a terrace, short and long in turn. */
function hang(x: number, y: number, w: number, seed: number): string {
  const trails = range(Math.round(w / 9)).map((i) => ({
    isLong: i % 3 === 0,
    left: num(x + i * 9),
    h: 5 + ((i * 7 + seed * 3) % 5) * 2.2,
  }))
  const short = trails
    .filter(({ isLong }) => !isLong)
    .map(
      ({ left, h }) =>
        `M${left} ${num(y)}h9c0 ${num(h * 0.6)}-2 ${num(h)}-4.5 ${num(h)}s-4.5-${num(h * 0.4)}-4.5-${num(h)}z`,
    )
  const long = trails
    .filter(({ isLong }) => isLong)
    .map(
      ({ left, h }) =>
        `M${left} ${num(y)}h9c-1 ${num(h)}-3 ${num(h * 1.5)}-5 ${num(h * 1.5)}s-4-${num(h)}-4-${num(h * 1.5)}z`,
    )
  const heads = range(Math.round(w / 14)).map((i) => disc(x + 4 + i * 14, y - 1, 3.4))
  return fill('v3', long.join('')) + fill('v2', short.join('')) + fill('v1', heads.join(''))
}

const terr = (x: number, y: number, w: number, h: number, k: number, seed: number) =>
  wall(x, y, w, h, { lit: 0.3, shaded: 0.26 }) +
  masonry('s3', [x + 4, y - h + 6, w * 0.6, h - 8], 4, 5, seed) +
  arches('d1', x + 9, y, w - 18, h * 0.56, k, 10) +
  fill('s1', rect(x - 3, y - h - 3, w + 6, 4)) +
  fill('s3', rect(x + w * 0.74, y - h - 3, w * 0.26 + 3, 4)) +
  fill(
    'gz',
    spread(x, w - 5, Math.round(w / 13))
      .map((q) => rect(q, y - h - 7, 5, 4.5))
      .join(''),
  ) +
  hang(x - 2, y - h - 2, w + 2, seed)
const fall = (x: number, y: number, h: number, w = 7) =>
  fill('w2', rect(x, y - h, w, h)) + fill('w3', rect(x + 1, y - h, 1.6, h) + rect(x + 4.2, y - h + 3, 1, h - 3))

export const babylon: Monument = {
  place: 'river',
  own: { t1: '#3f7fae', t2: '#2b5a86', t3: '#1d3d5f' },
  layers: [
    shadow(122, 168, 116, 7) +
      fill('s3', rect(8, 162, 226, 8)) +
      fill('s1', rect(8, 162, 226, 2)) +
      stand('palm', 14, 166, 1.5) +
      stand('palm', 228, 167, 1.3) +
      stand('reeds', 4, 176, 0.9) +
      person(40, 174, 'w2', 1, 'porter') +
      person(196, 175) +
      person(56, 176, 'o2', 1, 'mason') +
      stand('blocks', 214, 176, 0.7),
    stand('palm', 30, 122, 1) +
      stand('palm', 213, 122, 0.9) +
      terr(16, 162, 208, 40, 9, 1) +
      fill('gz', arch(108, 162, 24, 34)) +
      fill('gz2', arch(112, 162, 16, 28)) +
      fill('o1', disc(120, 132, 2) + rect(109, 138, 22, 1.2)),
    stand('palm', 52, 86, 0.95) +
      stand('olive', 196, 88, 0.9) +
      terr(42, 120, 156, 34, 6, 4) +
      fall(164, 162, 41) +
      fill('w3', disc(167.5, 161, 7, 2)),
    stand('olive', 78, 55, 0.9) + stand('palm', 168, 54, 0.8) + terr(70, 84, 100, 29, 4, 2) + fall(146, 120, 36),
    stand('cypress', 84, 53, 0.9) +
      stand('cypress', 158, 53, 0.9) +
      wall(94, 53, 54, 22) +
      columns(spread(99, 44, 4), 53, 5, 20) +
      fill('gz', rect(91, 27, 60, 5)) +
      fill('gz2', rect(136, 27, 15, 5)) +
      fill('v3', dome(100, 28, 42, 17)) +
      fill('v2', dome(100, 28, 26, 15)) +
      fill('v1', disc(112, 17, 5) + disc(122, 13, 4.5)) +
      stand('palm', 126, 18, 0.85) +
      fall(124, 84, 28, 5) +
      hang(92, 32, 54, 3),
  ],
}
