import { useEffect } from 'react'

const SITE = 'Heptapolis'

/** Names the page in the tab, and for screen readers, while it is open. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${SITE}`
    return () => {
      document.title = SITE
    }
  }, [title])
}
