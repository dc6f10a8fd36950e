/** React hook that calls back once when a running game ends; not for a game that was already over when opened. */
import { useLayoutEffect, useRef } from 'react'

export function useEnding(over: boolean, onEnd: () => void): void {
  const ending = useRef(over)
  // Before the next frame: the finished table would flash for it.
  useLayoutEffect(() => {
    if (over && !ending.current) onEnd()
    ending.current = over
  }, [over, onEnd])
}
