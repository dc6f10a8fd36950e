import { type RefObject, useEffect, useRef } from 'react'

/** List that scrolls to its last line when one is added. Only the list scrolls, never the page. */
export function useLastLine<E extends HTMLElement>(count: number): RefObject<E | null> {
  const list = useRef<E>(null)
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  return list
}
