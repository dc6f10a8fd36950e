/** React hook for the keyboard shortcuts of the table: one letter per action. */
import { useEffect, useLayoutEffect, useRef } from 'react'
import { hasShortcuts } from '../settings/settings.ts'

export type KeyMap = Readonly<Record<string, (() => void) | undefined>>

const TYPING = 'input, select, textarea, [contenteditable]'

export function useTableKeys(keys: KeyMap): void {
  const now = useRef(keys)
  // Display and keys change together: a later effect would lose a key pressed at once.
  useLayoutEffect(() => {
    now.current = keys
  })
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      // A key held down, such as one that has just played a card, counts once.
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(TYPING)) return
      if (event.key.length === 1 && !hasShortcuts()) return
      const act = now.current[event.key.toLowerCase()]
      if (!act) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
