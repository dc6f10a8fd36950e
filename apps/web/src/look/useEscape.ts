/** React hook that closes a panel beside the table with Escape. */
import { useEffect } from 'react'

export function useEscape(onClose: () => void): void {
  useEffect(() => {
    const keys = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose()
    }
    addEventListener('keydown', keys)
    return () => removeEventListener('keydown', keys)
  }, [onClose])
}
