/**
 * After the first visit the app needs no network: a service worker keeps its files. A newer version waits until it is
 * asked for, or until nobody has the old one open: what is open finds its files as long as it needs them.
 */
import { create } from 'zustand'

/** The worker of a newer version, where one waits. */
export const waiting = create<{ worker: ServiceWorker | undefined }>(() => ({ worker: undefined }))

const TAKE_OVER = 'take-over'
const OPENED = 'opened'

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/service-worker.js').then(watch)
  // The page loads its language first, so it may already be complete.
  if (document.readyState === 'complete') register()
  else addEventListener('load', register, { once: true })
}

function watch(registration: ServiceWorkerRegistration): void {
  const look = () => waiting.setState({ worker: registration.waiting ?? undefined })
  look()
  // Files of an older version go once nobody has it open any more.
  registration.active?.postMessage(OPENED)
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  // A game may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
  })
}

/** The new version takes over, and this page is loaded anew; games are kept. */
export function loadNewVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage(TAKE_OVER)
}
