/**
 * Push notifications of this browser: on, off, and whether they are possible. They need https, a service worker and
 * permission.
 */
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import { server } from '../server/server.ts'
import { onlineWords } from '../words.ts'

export const canPush = (): boolean =>
  globalThis.isSecureContext && 'serviceWorker' in navigator && 'PushManager' in globalThis

/** The cache in which the service worker finds notification texts; push messages carry codes only. */
const NOTICES = 'notices'

const subscribed = async (): Promise<PushSubscription | null> => {
  const registration = await navigator.serviceWorker.getRegistration()
  return registration ? registration.pushManager.getSubscription() : null
}

export const isPushed = async (): Promise<boolean> => (await subscribed()) !== null

export async function pushOn(as: number): Promise<Result<unknown>> {
  if ((await Notification.requestPermission()) !== 'granted') return fail('denied', 'This browser tells nothing.')
  const key = await server.pushKey()
  if (!key.ok) return key
  const cache = await caches.open(NOTICES)
  await cache.put('/notices', Response.json(onlineWords().notices))
  const registration = await navigator.serviceWorker.ready
  const made = await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key.value.key })
  const { endpoint, keys } = made.toJSON()
  const { p256dh, auth } = keys ?? {}
  if (!endpoint || !p256dh || !auth) return fail('denied', 'This browser tells nothing.')
  return server.pushOn({ as, endpoint, keys: { p256dh, auth } })
}

export async function pushOff(): Promise<Result<unknown>> {
  const subscription = await subscribed()
  if (!subscription) return ok(undefined)
  await subscription.unsubscribe()
  return server.pushOff(subscription.endpoint)
}
