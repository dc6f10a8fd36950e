/** React hook for the room of names above columns: on a broad screen a game has towers and sheet side by side. */
import { BREAKPOINTS } from '../look/breakpoints.ts'
import { useMedia, useNarrow } from '../look/useNarrow.ts'
import type { NameRoom } from './standing.ts'

export function useNameRoom(isAcross: boolean): NameRoom {
  const isNarrow = useNarrow()
  const isBroad = useMedia(BREAKPOINTS.broad)
  if (isNarrow) return 'phone'
  return isBroad && !isAcross ? 'half' : 'page'
}
