/** Halikarnassos: podium of friezes, ring of columns, stepped roof, four-horse chariot. */
import { columns, masonry, steps, wall } from '../../art/draw/architecture.ts'
import { shadow } from '../../art/draw/ground.ts'
import { arch, disc, fill, line, num, range, rect, spread } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Monument } from '../../art/monument.ts'

const roofS = range(9).map((i) => {
  const x = 50 + i * 6.6,
    w = 140 - i * 13.2,
    y = 66 - (i + 1) * 4.3
  return rect(x, y, w, 4.3)
})
const rr = range(9)
    .map((i) => rect(50 + i * 6.6 + (140 - i * 13.2) * 0.68, 66 - (i + 1) * 4.3, (140 - i * 13.2) * 0.32, 4.3))
    .join(''),
  rl = range(9)
    .map((i) => rect(50 + i * 6.6, 66 - (i + 1) * 4.3, 140 - i * 13.2, 1.4))
    .join('')
const horse = (x: number) => `M${x} 25c-1-4-1-7 1-9h6l2-5 3-1.5 2.5 3-.6 1.6-2.4-.2-1 4v7h-1.4v-5h-5.6v5z`
const fr = (y: number, k: number, seed: number) =>
  fill(
    's1',
    range(k)
      .map((i) => {
        const x = 56 + (128 * i) / k,
          q = (i * 5 + seed) % 3
        return q
          ? `M${num(x)} ${y}l1-6c0-2 3-2 3 0l2 6zM${num(x + 1.3)} ${y - 8}a1.4 1.4 0 1 1 2.8 0 1.4 1.4 0 1 1-2.8 0z`
          : `M${num(x)} ${y}c0-5 6-5 7-6l2-3 1.5 1-1 3 .5 5z`
      })
      .join(''),
  )

export const halikarnassos: Monument = {
  place: 'coast',
  own: { stone: 'marble' },
  layers: [
    shadow(120, 170, 108, 6) +
      steps(40, 172, 160, 12, 3, 6) +
      stand('cypress', 14, 171, 1.7) +
      stand('cypress', 26, 173, 1.3) +
      stand('cypress', 228, 172, 1.6) +
      person(64, 177, 'w2', 1, 'mason') +
      person(170, 177, 'o2', 1, 'porter') +
      stand('blocks', 148, 178, 0.6) +
      person(88, 178),
    wall(48, 160, 144, 46, { lit: 0.32, shaded: 0.24 }) +
      fill('gz', rect(52, 120, 136, 12)) +
      fill('gz2', rect(158, 120, 30, 12)) +
      fr(132, 13, 1) +
      fill('s1', rect(44, 111, 152, 4) + rect(48, 134, 144, 2.5)) +
      fill('s3', rect(158, 111, 38, 4)) +
      masonry('s3', [52, 138, 106, 20], 3, 6, 3) +
      fill('d1', arch(112, 160, 16, 20)) +
      fill('s1', arch(110, 160, 2, 20)) +
      stand('statue', 74, 160, 1) +
      stand('statue', 166, 160, 1),
    fill('s4', rect(58, 72, 124, 39)) +
      fill('s3', rect(70, 76, 100, 35)) +
      columns(spread(59, 122, 9), 111, 8, 39, { cap: 3 }) +
      range(8)
        .map((i) => stand('statue', 66.6 + i * 15.25, 111, 0.62))
        .join('') +
      fill('s2', rect(50, 66, 140, 7)) +
      fill('s1', rect(50, 66, 140, 2)) +
      fill('s3', rect(150, 68, 40, 5)),
    fill('s2', roofS.join('')) +
      fill('s3', rr) +
      fill('hi', rl) +
      stand('lion', 46, 66, 0.9) +
      stand('lion', 194, 66, [-0.9, 0.9]),
    fill('s2', rect(106, 24.5, 30, 4)) +
      fill('o2', horse(118) + horse(124)) +
      fill('o1', horse(115) + horse(121)) +
      fill('o3', 'M104 25v-9h6l3 9z') +
      fill('o1', disc(107.5, 22.5, 4)) +
      fill('o3', disc(107.5, 22.5, 2)) +
      fill('c1', 'M105 16l1-8c0-2 3-2 3.5 0l1 8z') +
      fill('d2', disc(107.5, 5.5, 1.8)) +
      line('b2', 0.7, 'M109 10 126 13') +
      stand('pennant', 50, 111, 0.01) +
      stand('brazier', 96, 160, 1.1) +
      stand('brazier', 144, 160, 1.1),
  ],
}
