/** React hook that chooses the table layout by screen size. */
import { BREAKPOINTS } from '../../look/breakpoints.ts'
import { useMedia } from '../../look/useNarrow.ts'

/** Higher than 3:4, so that neighbours keep their floors above the own city. */
const UPRIGHT = '(aspect-ratio < 3/4)'

/**
 * `roomy`: all cities with floors. `low`: both neighbours beside the own city, the others as chips. `tight`: the
 * neighbours side by side above it. `upright`: same with all floors, on an upright tablet.
 */
export type LayoutSize = 'roomy' | 'low' | 'upright' | 'tight'

export function useRoom(): LayoutSize {
  const isBroad = useMedia(BREAKPOINTS.broad)
  const isLow = useMedia(BREAKPOINTS.low)
  const isUpright = useMedia(UPRIGHT)
  if (isBroad) return isLow ? 'low' : 'roomy'
  return isUpright && !isLow ? 'upright' : 'tight'
}
