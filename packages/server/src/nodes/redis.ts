/** Hints over Redis or Valkey, where many servers would be too much for NOTIFY. */
import { Redis } from 'ioredis'
import { type Bus, type Channel, overChannel } from './bus.ts'

const CHANNEL = 'heptapolis:tables'
/** Milliseconds until a lost connection is sought again. */
const AGAIN = 200

export const overRedis = (url: string, report: (trouble: Error) => void): Promise<Bus> =>
  overChannel((hear) => openChannel(url, hear, report))

async function openChannel(
  url: string,
  hear: (line: string) => void,
  report: (trouble: Error) => void,
): Promise<Channel> {
  const options = { lazyConnect: true, retryStrategy: () => AGAIN }
  // What cannot be said at once is not said: later it would be old.
  const speaker = new Redis(url, { ...options, enableOfflineQueue: false })
  const listener = new Redis(url, options)
  let isOpen = false
  let trouble: Error | undefined
  listener.on('ready', () => {
    trouble = undefined
  })
  for (const one of [speaker, listener]) {
    one.on('error', (met) => {
      // Told once, however often it is tried again.
      if (isOpen && !trouble) report(met)
      trouble ??= met
    })
  }
  listener.on('message', (_, line) => hear(line))
  const close = async (): Promise<void> => {
    speaker.disconnect()
    listener.disconnect()
  }
  try {
    await Promise.all([speaker.connect(), listener.connect()])
    await listener.subscribe(CHANNEL)
  } catch (error) {
    // What is not there at the start is not waited for.
    await close()
    throw trouble ?? error
  }
  isOpen = true
  return { send: (line) => speaker.publish(CHANNEL, line), close }
}
