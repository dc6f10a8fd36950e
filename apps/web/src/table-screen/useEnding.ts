/** React hook that calls back once when a running game ends; not for a game that was already over when opened. */
import { useEffect, useRef } from 'react'

export function useEnding(over: boolean, onEnd: () => void): void {
  const ending = useRef(over)
  useEffect(() => {
    if (over && !ending.current) onEnd()
    ending.current = over
  }, [over, onEnd])
}
