import { type RefObject, useEffect, useRef } from 'react'

/** A list that shows its last line whenever there is one more. The list alone is moved, never the page around it. */
export function useLastLine<E extends HTMLElement>(count: number): RefObject<E | null> {
  const list = useRef<E>(null)
  useEffect(() => {
    if (count > 0) list.current?.scrollTo({ top: list.current.scrollHeight })
  }, [count])
  return list
}
