/** Towers of points, as at the end of a game: storeys are gains, losses sink a tower. */
import { at } from '../draw/shapes.ts'
import { mix } from '../light/colour.ts'
import type { StoreyColours } from './colours.ts'

export interface Gain {
  points: number
  colours: StoreyColours
  /** Drawing on a grid of 24 units. */
  symbol: string
}

/** Where towers stand. */
export interface Plot {
  left: number
  right: number
  ground: number
}

export interface TowerStorey extends Gain {
  y: number
  height: number
}

export interface Standing {
  x: number
  width: number
  /** From the ground up. */
  storeys: readonly TowerStorey[]
  /** Upper edge of the highest storey. */
  top: number
  /** Points lost. */
  lost: number
}

const WIDEST = 184
/** Between towers, and between teams. */
const GAP = 12
const APART = 24

/** Space of each tower, from left to right. Partners stand close together. */
export function slotsOf(sizes: readonly number[], { left, right }: Plot): { x: number; width: number }[] {
  const count = sizes.reduce((sum, size) => sum + size, 0)
  const apart = count > sizes.length ? APART : 0
  const width = Math.min(WIDEST, (right - left - apart * (sizes.length - 1)) / count)
  let x = (left + right - width * count - apart * (sizes.length - 1)) / 2 - apart
  return sizes.flatMap((size) => {
    x += apart
    return Array.from({ length: size }, () => {
      x += width
      return { x: x - width + GAP / 2, width: Math.min(140, width - GAP) }
    })
  })
}

/** Losses shorten a tower from the ground. `unit` is the height of a point. */
export function storeysOf(gains: readonly Gain[], ground: number, unit: number): Omit<Standing, 'x' | 'width'> {
  const lost = gains.reduce((sum, { points }) => sum - Math.min(0, points), 0)
  let sunk = lost
  let top = ground
  const storeys = gains.flatMap((gain) => {
    const below = Math.min(sunk, Math.max(0, gain.points))
    sunk -= below
    const height = Math.max(0, gain.points - below) * unit
    top -= height
    return height > 0 ? [{ ...gain, y: top, height }] : []
  })
  return { storeys, top, lost }
}

/** Share of the lit and of the shaded wall. */
const WALL = 0.22
const WINDOW = { width: 6, height: 7, every: 24 }

/** Three walls, lit from the left, with windows in the outer ones. */
export function storeyPicture(
  { colours, symbol, y, height }: TowerStorey,
  x: number,
  width: number,
  lit: number,
): string {
  const { tint, line, ink } = colours
  const wall = (from: number, share: number, colour: string) => box(x + from * width, y, share * width, height, colour)
  const size = symbolSize(height)
  const mark = `<g fill="${ink}" color="${ink}">${symbol}</g>`
  return [
    wall(0, 1, tint),
    wall(0, WALL, mix(tint, '#ffffff', lit)),
    wall(1 - WALL, WALL, mix(tint, line, 0.18)),
    windows(x, y, width, height, mix(line, tint, 0.55)),
    box(x, y, width, 2, line),
    size > 0 ? at(mark, x + width / 2 - size - 2, y + 1 + (height - size) / 2, size / 24) : '',
  ].join('')
}

/** Size of the symbol and the number on a storey; none on a low one. */
export const symbolSize = (height: number): number => (height < 13 ? 0 : Math.min(20, height - 3))

function windows(x: number, y: number, width: number, height: number, colour: string): string {
  const rows = Math.floor((height + 8) / WINDOW.every)
  const inset = (width * WALL - WINDOW.width) / 2
  return [x + inset, x + width - inset - WINDOW.width]
    .flatMap((left) =>
      Array.from({ length: rows }, (_, i) =>
        box(left, y + 9 + i * WINDOW.every, WINDOW.width, Math.min(WINDOW.height, height - 9), colour),
      ),
    )
    .join('')
}

export const box = (x: number, y: number, width: number, height: number, colour: string, radius = 0): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${radius}" fill="${colour}"/>`

const round = (value: number): number => Math.round(value * 10) / 10
