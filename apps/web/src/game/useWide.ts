/** Whether both neighbours fit beside the own city. */
import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1280px)'

function subscribe(listener: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', listener)
  return () => query.removeEventListener('change', listener)
}

export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(WIDE).matches)
