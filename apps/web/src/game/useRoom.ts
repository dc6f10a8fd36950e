/** How much fits on the screen. */
import { useMedia } from '../look/useNarrow.ts'

const BROAD = '(min-width: 1280px)'
const HIGH = '(min-height: 800px)'

/**
 * `roomy`: all cities with their floors. `low`: both neighbours beside the own city, the others as chips. `tight`: the
 * neighbours side by side above it.
 */
export type Room = 'roomy' | 'low' | 'tight'

export function useRoom(): Room {
  const broad = useMedia(BROAD)
  const high = useMedia(HIGH)
  return broad ? (high ? 'roomy' : 'low') : 'tight'
}
