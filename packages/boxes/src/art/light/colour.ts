/** Colours as `#rrggbb`. */
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

/** A colour under a coloured light. */
export const lit = (colour: string, light: Channels): string => written(channels(colour).map((v, i) => v * light[i]))

export type { Channels }
