/** What of a browser's page tells that it is worth trying again. */
import type { ClientConnection } from './connection.ts'

/** What is used of `window` and `document`. */
interface Teller {
  addEventListener(what: string, act: () => void): void
  removeEventListener(what: string, act: () => void): void
}

/** Wakes a line when the network is back or the page is looked at again, and gives it up when the network goes; the answer ends that. */
export function wakeWith(
  line: ClientConnection,
  window: Teller,
  document: Teller & { readonly visibilityState: string },
): () => void {
  const wake = (): void => line.wake()
  const look = (): void => {
    if (document.visibilityState === 'visible') wake()
  }
  const lose = (): void => line.lost()
  window.addEventListener('offline', lose)
  window.addEventListener('online', wake)
  window.addEventListener('pageshow', wake)
  document.addEventListener('visibilitychange', look)
  return () => {
    window.removeEventListener('offline', lose)
    window.removeEventListener('online', wake)
    window.removeEventListener('pageshow', wake)
    document.removeEventListener('visibilitychange', look)
  }
}
