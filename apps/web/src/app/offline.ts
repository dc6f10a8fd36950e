/** After the first visit the app needs no network: a service worker keeps its files. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'))
}
