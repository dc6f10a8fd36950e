/** React hook that closes a panel beside the table with Escape. A dialog above the panel closes first. */
import { useEffect } from 'react'

export function useEscape(onClose: () => void): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !(event.target instanceof Element && event.target.closest('dialog'))) onClose()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [onClose])
}
