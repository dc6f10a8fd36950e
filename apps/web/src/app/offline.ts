/**
 * Registration of the service worker, which makes the app work offline. A new version waits until the person loads it
 * or all tabs of the old one are closed.
 */
import { create } from 'zustand'

/** The service worker of a new version that waits. */
export const waiting = create<{ worker: ServiceWorker | undefined }>(() => ({ worker: undefined }))

const TAKE_OVER = 'take-over'
const OPENED = 'opened'
/** Milliseconds without a new file after which the page has what it needs. */
const QUIET = 1500

export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  // Browsers may refuse a worker, such as in private windows: the app then works online only.
  const register = () => void navigator.serviceWorker.register('/service-worker.js').then(watch, () => undefined)
  whenQuiet(register)
}

/** The worker loads the whole app, and would delay pictures of the page on a slow connection. */
function whenQuiet(action: () => void): void {
  const wait = () =>
    setTimeout(() => {
      observer.disconnect()
      action()
    }, QUIET)
  let timer = wait()
  const observer = new PerformanceObserver(() => {
    clearTimeout(timer)
    timer = wait()
  })
  observer.observe({ type: 'resource' })
}

function watch(registration: ServiceWorkerRegistration): void {
  // On a first visit the worker waits for a moment too, but there is no older version.
  const look = () => waiting.setState({ worker: (registration.active && registration.waiting) ?? undefined })
  look()
  // The worker deletes files of old versions once no tab uses them.
  registration.active?.postMessage(OPENED)
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', look))
  // Checks for updates when the tab is shown again: a game may stay open for days.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void registration.update().catch(() => undefined)
  })
}

/** Activates the new version and reloads the page. Stored games stay. */
export function loadNewVersion(worker: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true })
  worker.postMessage(TAKE_OVER)
}
