/** React hook with the touch handlers that report a swipe as one step around the table. */
import { type TouchEvent, useRef } from 'react'

const SWIPE = 60

export function useSwipe(onWalk: (steps: number) => void) {
  const start = useRef<number>(undefined)
  return {
    onTouchStart: (event: TouchEvent) => {
      start.current = event.touches[0].clientX
    },
    onTouchEnd: (event: TouchEvent) => {
      if (start.current === undefined) return
      const moved = event.changedTouches[0].clientX - start.current
      if (Math.abs(moved) > SWIPE) onWalk(moved > 0 ? -1 : 1)
    },
  }
}
