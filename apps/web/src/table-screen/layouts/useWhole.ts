/** React hook that counts the entries of a list that are wholly visible. */
import { type RefObject, useLayoutEffect, useState } from 'react'

export function useWhole(list: RefObject<HTMLElement | null>): number {
  const [whole, setWhole] = useState(Number.POSITIVE_INFINITY)
  useLayoutEffect(() => {
    const { current } = list
    if (!current) return
    const count = () => {
      const { bottom } = current.getBoundingClientRect()
      // Half a pixel may be lost in rounding.
      setWhole([...current.children].filter((entry) => entry.getBoundingClientRect().bottom <= bottom + 0.5).length)
    }
    count()
    const watcher = new ResizeObserver(count)
    watcher.observe(current)
    return () => watcher.disconnect()
  }, [list])
  return whole
}
