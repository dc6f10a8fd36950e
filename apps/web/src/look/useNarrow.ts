/** Whether the screen is as narrow as a phone's: there the order of things is another one, not just smaller. */
import { useSyncExternalStore } from 'react'

const NARROW = '(max-width: 719px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(NARROW)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useNarrow = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(NARROW).matches)
