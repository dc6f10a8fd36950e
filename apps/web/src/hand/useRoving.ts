/** RovingFocus focus in the cards of a hand: arrow keys move it, one card at a time is in the order of Tab. */
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'

interface RovingFocus {
  list: RefObject<HTMLDivElement | null>
  focus: number
  setFocus: (index: number) => void
  /** Beyond the last card comes the first. */
  focusOn: (index: number) => void
}

/** `pointed`: the card of a coach or hint. It has the focus first, and may be outside the visible part on a phone. */
export function useRoving(count: number, pointed: number): RovingFocus {
  const [focus, setFocus] = useState(Math.max(0, pointed))
  const list = useRef<HTMLDivElement>(null)
  const options = () => list.current?.querySelectorAll<HTMLElement>('[role=option]')
  useEffect(() => {
    const option = list.current?.querySelectorAll('[role=option]')[pointed]
    option?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [pointed])
  const focusOn = (index: number) => {
    const at = (index + count) % count
    setFocus(at)
    const option = options()?.[at]
    option?.focus()
    option?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  return { list, focus, setFocus, focusOn }
}

/** Handler that runs the action of a key. */
export const keysOf =
  (actions: Readonly<Record<string, () => void>>) =>
  (event: KeyboardEvent): void => {
    const act = actions[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }
