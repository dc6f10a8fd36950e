/** React hook that renders a component again at an interval, for running clocks. */
import { useEffect, useReducer } from 'react'

export function useTick(every: number | undefined): void {
  const [, tick] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    if (every === undefined) return
    const timer = setInterval(tick, every)
    return () => clearInterval(timer)
  }, [every])
}
