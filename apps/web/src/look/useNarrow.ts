/** Whether the screen is as narrow as a phone's: there the order of things is another one, not just smaller. */
import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 719px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

const isNarrow = (): boolean => matchMedia(NARROW).matches
/** Drawn for no screen, as pages are in tests, there is room. */
const hasRoom = (): boolean => false

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, isNarrow, hasRoom)
