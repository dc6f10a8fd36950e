/** React hook for the chapter in view: the last one whose start is above the upper part of the screen. */
import { useEffect, useState } from 'react'

export function useCurrentChapter(ids: readonly string[]): string {
  const [reading, setReading] = useState(ids[0] ?? '')
  const key = ids.join(' ')
  useEffect(() => {
    const look = () => {
      const passed = key
        .split(' ')
        .filter((id) => (document.getElementById(id)?.getBoundingClientRect().top ?? 1) < innerHeight / 3)
      setReading(passed.at(-1) ?? key.split(' ')[0])
    }
    look()
    addEventListener('scroll', look, { passive: true })
    return () => removeEventListener('scroll', look)
  }, [key])
  return reading
}
