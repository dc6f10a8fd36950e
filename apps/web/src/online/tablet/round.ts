/** Arrangement of cities around a shared tablet: the first bottom left, the others clockwise, the longer row below. */
import type { Seat } from '@heptapolis/engine/show'

/** Each row from left to right, as seen from below. */
export function rowsOf(cities: number): { above: Seat[]; below: Seat[] } {
  const top = Math.floor(cities / 2)
  const above = Array.from({ length: top }, (_, i) => i + 1)
  const below = [0, ...Array.from({ length: cities - top - 1 }, (_, i) => cities - 1 - i)]
  return { above, below }
}
