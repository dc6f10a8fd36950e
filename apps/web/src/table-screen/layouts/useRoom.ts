/** React hook that chooses the table layout by screen size. */
import { useMedia } from '../../look/useNarrow.ts'

const BROAD = '(min-width: 1280px)'
const HIGH = '(min-height: 800px)'
const TALL = '(min-height: 1100px)'

/**
 * `roomy`: all cities with floors. `low`: both neighbours beside the own city, the others as chips. `tight`: the
 * neighbours side by side above it. `upright`: same with all floors, on an upright tablet.
 */
export type LayoutSize = 'roomy' | 'low' | 'upright' | 'tight'

export function useRoom(): LayoutSize {
  const broad = useMedia(BROAD)
  const high = useMedia(HIGH)
  const tall = useMedia(TALL)
  if (broad) return high ? 'roomy' : 'low'
  return tall ? 'upright' : 'tight'
}
