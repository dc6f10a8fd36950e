/** React hooks for the screen size: on a phone the order of elements differs, not only their size. */
import { useSyncExternalStore } from 'react'
import { BREAKPOINTS } from './breakpoints.ts'

const { phone: NARROW, flat: FLAT } = BREAKPOINTS

/** Without a screen, as in tests, there is room. */
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
/** Narrow or flat: a handheld device. */
export const useHandheld = (): boolean => useMedia(`${NARROW}, ${FLAT}`)
/** A phone, or a tablet that fingers use. */
export const useTouchDevice = (): boolean => useMedia(`${NARROW}, ${FLAT}, (pointer: coarse)`)
