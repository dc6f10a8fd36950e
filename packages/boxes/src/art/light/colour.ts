/** Colours as `#rrggbb`. */
import { keysOf } from '@heptapolis/engine/box'

type Channels = readonly [number, number, number]

const channels = (colour: string): Channels => {
  const at = (i: number): number => Number.parseInt(colour.slice(i, i + 2), 16)
  return [at(1), at(3), at(5)]
}

const written = (of: readonly number[]): string =>
  `#${of
    .map((v) =>
      Math.max(0, Math.min(255, Math.round(v)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`

/** From one colour to another: 0 is the first, 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const end = channels(to)
  return written(channels(from).map((v, i) => v + (end[i] - v) * share))
}

/** Every colour of a record, mixed with one. */
export const mixAll = <K extends string>(colours: Readonly<Record<K, string>>, to: string, share: number) =>
  Object.fromEntries(keysOf(colours).map((key) => [key, mix(colours[key], to, share)])) as Record<K, string>

/** A colour under a coloured light. */
export const lit = (colour: string, light: Channels): string => written(channels(colour).map((v, i) => v * light[i]))

export type { Channels }
