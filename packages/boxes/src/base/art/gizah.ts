/** Gizah: corner view, nine courses, white casing and gold at the top, the Sphinx before it. */
import { masonry } from '../../art/draw/architecture.ts'
import { shadow } from '../../art/draw/ground.ts'
import { disc, fill, poly, range, rect } from '../../art/draw/shapes.ts'
import { person, stand } from '../../art/life/index.ts'
import type { Tone } from '../../art/light/tones.ts'
import type { Monument } from '../../art/monument.ts'

type Point = readonly [x: number, y: number]
const TOP: Point = [126, 10]
/** Left, the edge in front, right. */
const CORNERS: readonly [Point, Point, Point] = [
  [20, 164],
  [152, 172],
  [234, 160],
]
const onEdge = ([x, y]: Point, share: number): Point => [x + (TOP[0] - x) * share, y + (TOP[1] - y) * share]
const edges = (share: number): [Point, Point, Point] => [
  onEdge(CORNERS[0], share),
  onEdge(CORNERS[1], share),
  onEdge(CORNERS[2], share),
]

/** One course of stone, with the ledge on which the next one stands. */
function course(from: number, to: number): string {
  const [left, front, right] = edges(from)
  const upper = edges(to)
  const rim = [left, front, right].map(([x], i): Point => [x, upper[i][1]])
  return (
    fill('s1', poly(...left, ...front, ...rim[1], ...rim[0])) +
    fill('s3', poly(...front, ...right, ...rim[2], ...rim[1])) +
    fill('s2', poly(...rim[0], ...rim[1], ...upper[1], ...upper[0])) +
    fill('s4', poly(...rim[1], ...rim[2], ...upper[2], ...upper[1]))
  )
}
const courses = (from: number, to: number, count: number): string =>
  range(count)
    .map((i) => course(from + ((to - from) * i) / count, from + ((to - from) * (i + 1)) / count))
    .join('')

function casing(from: number, to: number, lit: Tone, shaded: Tone): string {
  const [left, front, right] = edges(from)
  const upper = edges(to)
  return (
    fill(lit, poly(...left, ...front, ...upper[1], ...upper[0])) +
    fill(shaded, poly(...front, ...right, ...upper[2], ...upper[1]))
  )
}

const sphinx =
  fill('e3', disc(52, 175.5, 50, 3)) +
  fill('s2', 'M30 156h42c12 0 19 8 19 19H24z') +
  fill('s1', 'M30 156h42c4 0 7 1 9 3H44c-6 0-9 6-10 16H24z') +
  fill('s3', 'M68 164c10-3 21 2 23 11H60c0-5 3-9 8-11z') +
  fill('s1', 'M4 175c0-5 3-7 8-7h22v7z') +
  fill('s3', 'M16 175h38v-3.5H20z') +
  fill('o2', 'M20 138c0-8 5-12 12-12 8 0 12 5 13 13l3 23-9 3H22l-4-4z') +
  fill('gz', 'M21 142h3l-2 18h-3zM41 139h4l3 22-4 1.5zM24 131h16l2 3H22z') +
  fill('s1', 'M23 136c0-4 3-6 7-6s7 2 7 6l-1 8c0 4-3 6-6 6s-6-2-6-6z') +
  fill('s3', 'M31 130c4 0 6 2 6 6l-1 8c0 4-3 6-5 6z') +
  fill('d2', rect(25, 138, 3, 1.2) + rect(32, 138, 3, 1.2) + rect(27.5, 145.5, 5, 0.9)) +
  fill('o3', poly(28, 150, 33, 150, 32, 156, 29, 156))

export const gizah: Monument = {
  place: 'desert',
  layers: [
    shadow(132, 168, 108, 8) +
      fill('e2', poly(8, 166, 150, 175, 240, 162, 240, 176, 8, 178)) +
      stand('palm', 222, 170, 1.2) +
      stand('palm', 231, 173, 0.9) +
      stand('blocks', 106, 174, 0.8) +
      person(92, 174, 'w2', 1, 'mason') +
      person(124, 176, 's1', 1, 'porter') +
      person(200, 172, 'c1'),
    courses(0, 0.34, 4) + stand('scaffold', 196, 160, 0.6),
    courses(0.34, 0.62, 3),
    courses(0.62, 0.84, 2) +
      fill('d1', poly(118, 98, 124, 98.6, 123.5, 93.5, 118.6, 93)) +
      masonry('s2', [40, 80, 90, 84], 8, 5, 2),
    casing(0.62, 0.86, 'hi', 's3') + casing(0.86, 1, 'o1', 'o3') + fill('sun', disc(126, 10, 1.6)) + sphinx,
  ],
}
