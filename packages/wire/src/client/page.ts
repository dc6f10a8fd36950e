/** Listener of browser events (`online`, `offline`, page visible) that makes the client reconnect or disconnect. */
import type { ClientConnection } from './connection.ts'

/** The used parts of `window` and `document`. */
interface PageEvents {
  addEventListener(what: string, act: () => void): void
  removeEventListener(what: string, act: () => void): void
}

/** Reconnects when the network is back or the page becomes visible; disconnects when the network goes. Returns a cleanup function. */
export function wakeWith(
  connection: ClientConnection,
  window: PageEvents,
  document: PageEvents & { readonly visibilityState: string },
): () => void {
  const wake = (): void => connection.wake()
  const look = (): void => {
    if (document.visibilityState === 'visible') wake()
  }
  const lose = (): void => connection.lost()
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
