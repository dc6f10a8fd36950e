/** React hook that switches to the light theme while the page prints. */
import { useEffect } from 'react'

export function usePrintTheme(): void {
  useEffect(() => {
    const { dataset } = document.documentElement
    let before: string | undefined
    const begin = () => {
      before ??= dataset.theme
      dataset.theme = 'light'
    }
    const end = () => {
      dataset.theme = before
      before = undefined
    }
    addEventListener('beforeprint', begin)
    addEventListener('afterprint', end)
    return () => {
      removeEventListener('beforeprint', begin)
      removeEventListener('afterprint', end)
    }
  }, [])
}
