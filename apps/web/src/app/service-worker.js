/* KEPT and VERSION are written above by the build: the files of this version, and its name. */
const CACHE = `heptapolis-${VERSION}`

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(KEPT))
      .then(() => self.skipWaiting()),
  )
})

self.addEventListener('activate', (event) => {
  const isOld = (name) => name.startsWith('heptapolis-') && name !== CACHE
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== location.origin || pathname.startsWith('/api/')) return
  // Every address of the app is the same page; a newer one from the network is taken where there is one.
  if (request.mode === 'navigate') {
    event.respondWith(fetch(request).catch(() => caches.match('/')))
    return
  }
  event.respondWith(caches.match(request).then((kept) => kept ?? fetch(request)))
})

/* The server tells codes; the page has left the words for them in the language it speaks. */
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
