/**
 * Flat shapes as SVG text. A shape names a tone; `paint` inserts the colours of a light. Shapes of one tone share one
 * path. There are no outlines, filters or textures.
 */
import type { Tone } from '../light/tones.ts'

/** Number with one decimal. */
export const num = (value: number): string => String(Math.round(value * 10) / 10).replace(/^(-?)0\./, '$1.')

export const fill = (tone: Tone, outline: string): string =>
  outline === '' ? '' : `<path fill="~${tone}" d="${outline}"/>`

export const line = (tone: Tone, width: number, d: string, opacity = 1): string =>
  `<path fill="none" stroke="~${tone}" stroke-width="${width}"${opacity < 1 ? ` opacity="${opacity}"` : ''} d="${d}"/>`

export const rect = (x: number, y: number, w: number, h: number): string =>
  `M${num(x)} ${num(y)}h${num(w)}v${num(h)}h${num(-w)}z`

/** A polygon: x and y of each corner in turn. */
export function poly(...at: readonly number[]): string {
  let d = ''
  for (let i = 0; i < at.length; i += 2) d += `${i > 0 ? 'L' : 'M'}${num(at[i])} ${num(at[i + 1])}`
  return `${d}z`
}

export const disc = (x: number, y: number, r: number, ry = r): string =>
  `M${num(x - r)} ${num(y)}a${num(r)} ${num(ry)} 0 1 1 ${num(2 * r)} 0a${num(r)} ${num(ry)} 0 1 1 ${num(-2 * r)} 0z`

/** An opening with a round top that stands on `foot`. */
export const arch = (x: number, foot: number, w: number, h: number): string =>
  `M${num(x)} ${num(foot)}v${num(w / 2 - h)}a${num(w / 2)} ${num(w / 2)} 0 0 1 ${num(w)} 0v${num(h - w / 2)}z`

/** Half a disc that stands on `foot`. */
export const dome = (x: number, foot: number, w: number, h = w / 2): string =>
  `M${num(x)} ${num(foot)}a${num(w / 2)} ${num(h)} 0 0 1 ${num(w)} 0z`

export const range = (count: number): number[] => Array.from({ length: count }, (_, i) => i)

/** Evenly spaced numbers from `x` to `x + w`. */
export const spread = (x: number, w: number, count: number): number[] =>
  range(count).map((i) => x + (count === 1 ? w / 2 : (w * i) / (count - 1)))

/** A drawing moved, and scaled by one number or by two. */
export function at(drawing: string, x: number, y: number, scale: number | readonly [number, number] = 1): string {
  const scaled = scale === 1 ? '' : ` scale(${[scale].flat().map((s) => Number(s.toFixed(2)))})`
  return `<g transform="translate(${num(x)} ${num(y)})${scaled}">${drawing}</g>`
}

export const faded = (drawing: string, opacity: number): string => `<g opacity="${opacity}">${drawing}</g>`
