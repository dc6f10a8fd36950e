/** Puts the colours of a palette into a drawing. */
import type { Palette, Tone } from './tones.ts'

export const paint = (drawing: string, palette: Palette): string =>
  drawing.replace(/~(\w+)/g, (_, tone: Tone) => palette[tone])

export interface Frame {
  box: readonly [x: number, y: number, w: number, h: number]
  /** `preserveAspectRatio` for another frame. */
  fit?: string
}

/** Stand-alone picture. */
export const picture = (painted: string, { box, fit }: Frame): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box.join(' ')}" width="${box[2]}" height="${box[3]}"${
    fit ? ` preserveAspectRatio="${fit}"` : ''
  }>${painted}</svg>`
