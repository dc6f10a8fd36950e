/**
 * Service worker: serves the files of this version offline and shows push notifications. The build inserts their list
 * as KEPT, and the version as VERSION.
 */
const CACHE = `heptapolis-${VERSION}`
const TAKE_OVER = 'take-over'
const OPENED = 'opened'

self.addEventListener('install', (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(KEPT)))
})

self.addEventListener('message', (event) => {
  if (event.data === TAKE_OVER) self.skipWaiting()
  if (event.data === OPENED) event.waitUntil(tidy())
})

self.addEventListener('activate', (event) => {
  event.waitUntil(tidy().then(() => self.clients.claim()))
})

/** Keeps files of older versions while their pages are open. */
async function tidy() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 1) return
  const isOld = (name) => name.startsWith('heptapolis-') && name !== CACHE
  const names = await caches.keys()
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)))
}

/** Every address of the app serves the same page of this version. */
const page = async (request) => (await (await caches.open(CACHE)).match('/')) ?? fetch(request)

const file = async (request) => (await caches.match(request)) ?? fetch(request)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  // Pictures and other files of the server are no pages.
  const isPage = !/\.[a-z0-9]+$/i.test(pathname)
  if (request.mode === 'navigate' && isPage) {
    event.respondWith(page(request))
    return
  }
  event.respondWith(file(request))
})

/* The server sends codes; the page has stored their texts in its language. */
const NOTICES = 'notices'

self.addEventListener('push', (event) => {
  const { kind, table } = event.data?.json() ?? {}
  const tell = async () => {
    const kept = await (await caches.open(NOTICES)).match('/notices')
    const words = kept ? await kept.json() : {}
    await self.registration.showNotification('Heptapolis', {
      body: words[kind] ?? '',
      tag: `table ${table}`,
      icon: '/icon.svg',
      data: { table },
    })
  }
  event.waitUntil(tell())
})

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  const path = `/t/${event.notification.data.table}`
  const open = async () => {
    const pages = await self.clients.matchAll({ type: 'window' })
    const page = pages.find(({ url }) => new URL(url).pathname.startsWith(path))
    await (page ? page.focus() : self.clients.openWindow(path))
  }
  event.waitUntil(open())
})
