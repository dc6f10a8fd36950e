/** Tells once when a game that was going on is over; one that is opened when it is over has ended before. */
import { useEffect, useRef } from 'react'

export function useEnding(over: boolean, onEnd: () => void): void {
  const ending = useRef(over)
  useEffect(() => {
    if (over && !ending.current) onEnd()
    ending.current = over
  }, [over, onEnd])
}
