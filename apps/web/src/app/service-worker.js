/* KEPT and VERSION are written above by the build: the files of this version, and its name. */
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

/** Pages of an older version may still be open beside the one that asked for this: then their files stay. */
async function tidy() {
  const open = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  if (open.length > 1) return
  const isOld = (name) => name.startsWith('heptapolis-') && name !== CACHE
  const names = await caches.keys()
  await Promise.all(names.filter(isOld).map((name) => caches.delete(name)))
}

/** Every address of the app is the same page, that of this version. */
const page = async (request) => (await (await caches.open(CACHE)).match('/')) ?? fetch(request)

const file = async (request) => (await caches.match(request)) ?? fetch(request)

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  if (request.mode === 'navigate') {
    event.respondWith(page(request))
    return
  }
  event.respondWith(file(request))
})
