/** Architecture shared by monuments and buildings. Light comes from the left: left is lit, right shaded. */
import type { Tone } from '../light/tones.ts'
import { arch, fill, num, poly, range, rect, spread } from './shapes.ts'

type Turned = readonly [lit: Tone, turned: Tone, shaded: Tone]
const STONE: Turned = ['s1', 's2', 's3']

interface Columns {
  tones?: Turned
  /** Height of capitals and bases. */
  cap?: number
  base?: number
}

/** Row of columns: their centres, foot, width and height. */
export function columns(centres: readonly number[], foot: number, w: number, h: number, wish: Columns = {}): string {
  const { tones: [lit, turned, shaded] = STONE, cap = Math.min(3, h * 0.08), base = cap * 0.8 } = wish
  const y = foot - h
  const each = (one: (x: number) => string) => centres.map(one).join('')
  return (
    fill(
      turned,
      each((x) => rect(x - w / 2, y, w, h)),
    ) +
    fill(
      lit,
      each((x) => rect(x - w / 2, y, w * 0.4, h)),
    ) +
    fill(
      shaded,
      each((x) => rect(x + w * 0.2, y, w * 0.3, h)),
    ) +
    fill(
      lit,
      each((x) => rect(x - w * 0.68, y, w * 1.36, cap) + rect(x - w * 0.62, foot - base, w * 1.24, base)),
    )
  )
}

/** Steps that widen downwards, with lit treads. */
export function steps(x: number, foot: number, w: number, h: number, count: number, inset = 4): string {
  const rise = h / count
  const each = (one: (left: number, y: number, wide: number) => string) =>
    range(count)
      .map((i) => one(x - inset * i, foot - h + rise * i, w + 2 * inset * i))
      .join('')
  return (
    fill(
      's2',
      each((left, y, wide) => rect(left, y, wide, rise)),
    ) +
    fill(
      's1',
      each((left, y, wide) => rect(left, y, wide, Math.min(1.2, rise * 0.4))),
    ) +
    fill(
      's3',
      each((left, y, wide) => rect(left + wide - 6, y + 1, 6, rise - 1)),
    )
  )
}

interface Pediment {
  cornice?: Tone
  shade?: Tone
  field?: Tone
}

/** A gable on `y`: a raking cornice around a dark field. */
export function pediment(x: number, y: number, w: number, h: number, wish: Pediment = {}): string {
  const { cornice = 's1', shade = 's3', field = 't2' } = wish
  const middle = x + w / 2
  return (
    fill(cornice, poly(x, y, middle, y - h, x + w, y)) +
    fill(shade, poly(middle, y - h, x + w, y, x + w - 5, y, middle, y - h + 2.6)) +
    fill(field, poly(x + w * 0.12, y - 1.4, middle, y - h * 0.73, x + w * 0.88, y - 1.4))
  )
}

export function merlons(tone: Tone, x: number, y: number, w: number, h: number, count: number): string {
  const broad = w / (2 * count - 1)
  return fill(
    tone,
    range(count)
      .map((i) => rect(x + 2 * i * broad, y - h, broad, h + 0.3))
      .join(''),
  )
}

/** Masonry: short dashes in courses without repetition side by side. */
export function masonry(
  tone: Tone,
  [x, y, w, h]: readonly [number, number, number, number],
  rows: number,
  perRow = 4,
  seed = 1,
): string {
  const dash = (row: number, i: number): string => {
    const chance = ((row * 7 + i * 13 + seed * 5) % 11) / 11
    if (chance > 0.62) return ''
    const long = 3 + chance * 5
    return `M${num(x + (w * (i + chance)) / perRow)} ${num(y + (h * (row + 0.6)) / rows)}h${num(long)}v.8h${num(-long)}z`
  }
  return fill(
    tone,
    range(rows)
      .flatMap((row) => range(perRow).map((i) => dash(row, i)))
      .join(''),
  )
}

interface Wall {
  tones?: Turned
  /** Lit and shaded shares. */
  lit?: number
  shaded?: number
}

export function wall(x: number, foot: number, w: number, h: number, wish: Wall = {}): string {
  const { tones: [front, turned, back] = STONE, lit = 0.34, shaded = 0.22 } = wish
  return (
    fill(turned, rect(x, foot - h, w, h)) +
    fill(front, rect(x, foot - h, w * lit, h)) +
    fill(back, rect(x + w * (1 - shaded), foot - h, w * shaded, h))
  )
}

/** Row of openings along a wall. */
export const arches = (
  tone: Tone,
  x: number,
  foot: number,
  w: number,
  h: number,
  count: number,
  each: number,
): string =>
  fill(
    tone,
    spread(x, w - each, count)
      .map((left) => arch(left, foot, each, h))
      .join(''),
  )
