/** Helpers for the colour measurement: pixels of screenshots, and differences between colours and shapes. */
import type { Page } from 'playwright-core'

export interface Screenshot {
  width: number
  height: number
  /** Red, green, blue and alpha of each pixel. */
  data: readonly number[]
}

type Colour = readonly [red: number, green: number, blue: number]

/** Decodes a PNG in a blank page, so that no library is needed. */
export function decode(blank: Page, png: Buffer): Promise<Screenshot> {
  return blank.evaluate(async (text) => {
    const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
    const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height)
    const context = canvas.getContext('2d')
    if (!context) throw new Error('There is no canvas.')
    context.drawImage(bitmap, 0, 0)
    const { width, height, data } = context.getImageData(0, 0, bitmap.width, bitmap.height)
    return { width, height, data: [...data] }
  }, png.toString('base64'))
}

/** Columns of a picture from `x` on. */
export function cut({ width, height, data }: Screenshot, x: number, columns: number): Screenshot {
  const rows = Array.from({ length: height }, (_, y) => data.slice(4 * (y * width + x), 4 * (y * width + x + columns)))
  return { width: columns, height, data: rows.flat() }
}

/** The colour in the middle of a picture. */
export function middleOf({ width, height, data }: Screenshot): Colour {
  const at = 4 * (Math.floor(height / 2) * width + Math.floor(width / 2))
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0]
}

/** Perceived difference of two colours (CIE 1976): below about 10 they are easily confused. */
export function difference(a: Colour, b: Colour): number {
  const [one, other] = [toLab(a), toLab(b)]
  return Math.hypot(...one.map((value, i) => value - (other[i] ?? 0)))
}

/** D65 white. */
const WHITE = [0.950_47, 1, 1.088_83] as const

function toLab(colour: Colour): [number, number, number] {
  const [r, g, b] = colour.map(linear) as [number, number, number]
  const x = cubeRoot((0.4124 * r + 0.3576 * g + 0.1805 * b) / WHITE[0])
  const y = cubeRoot((0.2126 * r + 0.7152 * g + 0.0722 * b) / WHITE[1])
  const z = cubeRoot((0.0193 * r + 0.1192 * g + 0.9505 * b) / WHITE[2])
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const linear = (value: number): number => {
  const share = value / 255
  return share <= 0.040_45 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
}

const cubeRoot = (share: number): number => (share > 0.008_856 ? Math.cbrt(share) : 7.787 * share + 16 / 116)

/** Share of pixels that are drawn in one shape and empty in the other, of all drawn pixels. */
export function shapeDifference(a: Screenshot, b: Screenshot): number {
  const [one, other] = [drawnIn(a), drawnIn(b)]
  const either = one.filter((drawn, i) => drawn || other[i]).length
  return either === 0 ? 0 : one.filter((drawn, i) => drawn !== other[i]).length / either
}

/** A pixel is drawn where its light is closer to the glyph than to the background, which fills the corner. */
function drawnIn({ data }: Screenshot): boolean[] {
  const light = Array.from({ length: data.length / 4 }, (_, i) =>
    data.slice(4 * i, 4 * i + 3).reduce((sum, part) => sum + part, 0),
  )
  const apart = light.map((value) => Math.abs(value - (light[0] ?? 0)))
  const middle = Math.max(...apart) / 2
  return apart.map((value) => value > middle)
}
