/** How much fits on the screen: both neighbours in full beside the own city, or all the others in rows above it. */
import { useSyncExternalStore } from 'react'

const BROAD = '(min-width: 1280px)'
const HIGH = '(min-height: 800px)'

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
  )
}

export interface Room {
  /** Both neighbours stand beside the own city. */
  wide: boolean
  /** How many cities fit in a row above, and how many of them with everything. */
  most: number
  complete: number
}

/** Up to four cities leave room at the sides even of a low screen. */
export function useRoom(cities: number): Room {
  const broad = useMedia(BROAD)
  const high = useMedia(HIGH)
  const wide = broad && (high || cities <= 4)
  const complete = broad ? 4 : 3
  return { wide, most: wide ? 5 : complete, complete }
}
