/** Message bus over Redis or Valkey, for clusters too large for NOTIFY of PostgreSQL. */
import { setTimeout as after } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { type Bus, type HintChannel, overChannel } from './bus.ts'

const CHANNEL = 'heptapolis:tables'
/** Reconnect delay in milliseconds. */
const AGAIN = 200
/** Milliseconds for the first answer. */
const UNTIL_HEARD = 10_000

export const overRedis = (url: string, report: (problem: Error) => void, untilHeard = UNTIL_HEARD): Promise<Bus> =>
  overChannel((receive) => openChannel(url, untilHeard, receive, report))

async function openChannel(
  url: string,
  untilHeard: number,
  receive: (line: string) => void,
  report: (problem: Error) => void,
): Promise<HintChannel> {
  // The library would end the process if a resubscription fails, so this module does it.
  const options = { lazyConnect: true, retryStrategy: () => AGAIN, autoResubscribe: false }
  // No offline queue: a late hint is useless.
  const speaker = new Redis(url, { ...options, enableOfflineQueue: false })
  const listener = new Redis(url, options)
  let isOpen = false
  let problem: Error | undefined
  const meet = (met: Error): void => {
    // Reports the first failure only, not each retry.
    if (isOpen && !problem) report(met)
    problem ??= met
  }
  listener.on('ready', () => {
    problem = undefined
    if (isOpen) listener.subscribe(CHANNEL).catch(meet)
  })
  for (const one of [speaker, listener]) one.on('error', meet)
  listener.on('message', (_, line) => receive(line))
  const close = async (): Promise<void> => {
    speaker.disconnect()
    listener.disconnect()
  }
  try {
    await Promise.race([connected(speaker, listener), late(untilHeard)])
  } catch (error) {
    // A Redis that is missing at the start is an error, not something to wait for.
    await close()
    throw problem ?? error
  }
  isOpen = true
  return { send: (line) => speaker.publish(CHANNEL, line), close }
}

async function connected(speaker: Redis, listener: Redis): Promise<void> {
  await Promise.all([speaker.connect(), listener.connect()])
  await listener.subscribe(CHANNEL)
}

/** Another service may listen there and stay silent. */
async function late(untilHeard: number): Promise<never> {
  await after(untilHeard, undefined, { ref: false })
  throw new Error(`no answer within ${untilHeard} ms`)
}
