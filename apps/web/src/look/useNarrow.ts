/** What a screen has room for: on a phone the order of things is another one, not just smaller. */
import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 719px)'
/** A phone lying on its side, or a page drawn twice as large. */
const FLAT = '(max-height: 559px)'

/** Drawn for no screen, as pages are in tests, there is room. */
const hasRoom = (): boolean => false

export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (listener) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    () => matchMedia(query).matches,
    hasRoom,
  )

export const useNarrow = (): boolean => useMedia(NARROW)
export const useFlat = (): boolean => useMedia(FLAT)
/** Narrow or flat: what is held in the hand. */
export const useHandheld = (): boolean => useMedia(`${NARROW}, ${FLAT}`)
