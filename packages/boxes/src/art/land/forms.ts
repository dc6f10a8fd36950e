/** Land forms. They follow from their numbers, so that a place always looks the same. */
import { disc, fill, num, poly, range, rect } from '../draw/shapes.ts'
import { type Living, stand } from '../life/index.ts'
import type { Tone } from '../light/tones.ts'

export const WIDTH = 820
const FOOT = 220
const STEP = 41

/** A smooth ridge of waves around `y`, as high as `high`. */
export function ridge(y: number, high: number, seed: number, broad = 1): string {
  const at = (x: number) =>
    y -
    high *
      (0.55 * Math.sin(x / (118 * broad) + seed) +
        0.3 * Math.sin(x / (53 * broad) + seed * 2.3) +
        0.15 * Math.sin(x / (29 * broad) + seed * 5))
  let d = `M0 ${FOOT}V${num(at(0))}`
  for (let x = STEP; x <= WIDTH; x += STEP) {
    const half = x - STEP / 2
    d += `Q${num(half)} ${num(at(half) * 2 - (at(x - STEP) + at(x)) / 2)} ${x} ${num(at(x))}`
  }
  return `${d}V${FOOT}z`
}

/** Table mountains. */
export function mesa(y: number, seed: number, count: number, high: number): string {
  let d = `M0 ${FOOT}V${y}`
  let x = 0
  for (const i of range(count)) {
    const broad = 50 + ((i * 37 + seed * 13) % 60)
    const top = y - high * (0.45 + ((i * 29 + seed * 11) % 55) / 100)
    x += 26 + ((i * 23 + seed * 7) % 50)
    d += `L${num(x)} ${y - 4}L${num(x + 8)} ${num(top + 6)}L${num(x + 14)} ${num(top)}H${num(x + broad - 10)}`
    d += `L${num(x + broad - 2)} ${num(top + 10)}L${num(x + broad + 4)} ${y - 2}`
    x += broad + 4
  }
  return `${d}H${WIDTH}V${FOOT}z`
}

/** Repeats a thing with slightly varying sizes. */
export const row = (what: Living, xs: readonly number[], y: number, scale = 1, sink = 0): string =>
  xs.map((x, i) => stand(what, x, y + ((i * 7) % 3) * sink, scale * (0.85 + ((i * 5) % 4) * 0.1))).join('')

export const huts = (xs: readonly number[], y: number, scale: number): string => row('hut', xs, y, scale, 1)

export const ground = (y = 196): string =>
  fill('e1', ridge(y, 4, 2.2, 2)) +
  fill('e2', ridge(y + 8, 3, 0.6, 2.4)) +
  fill('e3', 'M0 214Q205 208 410 213T820 211V220H0z')

export const sea = (y: number, h: number): string =>
  fill('w1', rect(0, y, WIDTH, h)) +
  fill('w2', rect(0, y + h * 0.42, WIDTH, h * 0.58)) +
  fill(
    'w3',
    range(12)
      .map((i) => rect((i * 173) % 790, y + 3 + ((i * 11) % Math.max(4, h - 8)), 22 + ((i * 7) % 30), 1.2))
      .join(''),
  )

/** A field in furrows. */
export function field(x: number, y: number, w: number, h: number, crop: Tone, furrows: Tone): string {
  const furrow = (i: number) => {
    const share = (i + 0.2) / 5
    const far = x + w * (0.12 + share * 0.76)
    return poly(x + w * share, y + h, far, y, far + w * 0.06, y, x + w * share + w * 0.09, y + h)
  }
  return (
    fill(crop, poly(x, y + h, x + w * 0.12, y, x + w * 0.88, y, x + w, y + h)) +
    fill(furrows, range(5).map(furrow).join(''))
  )
}

/** A pyramid far off. */
export const pyramid = (x: number, y: number, w: number, h: number): string =>
  fill('h2', poly(x - w / 2, y, x, y - h, x + w * 0.16, y)) +
  fill('h3', poly(x, y - h, x + w * 0.5, y, x + w * 0.16, y))

/** Stars over 400 × 170. */
const FIELD = fill(
  'hi',
  range(46)
    .map((i) => disc((i * 97.3) % 400, (i * 53.7 + i * i * 1.7) % 170, 0.5 + ((i * 7) % 5) * 0.16))
    .join(''),
)

/** The stars of a sky, 800 × 340. */
export const STARS = [
  [0, 0],
  [400, 14],
  [160, 172],
]
  .map(([x, y]) => `<g transform="translate(${x} ${y})">${FIELD}</g>`)
  .join('')
