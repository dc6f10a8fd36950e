/** Hints over Redis or Valkey, where many servers would be too much for NOTIFY. */
import { setTimeout as after } from 'node:timers/promises'
import { Redis } from 'ioredis'
import { type Bus, type HintChannel, overChannel } from './bus.ts'

const CHANNEL = 'heptapolis:tables'
/** Milliseconds until a lost connection is sought again. */
const AGAIN = 200
/** Milliseconds it has to answer for the first time. */
const UNTIL_HEARD = 10_000

export const overRedis = (url: string, report: (problem: Error) => void, untilHeard = UNTIL_HEARD): Promise<Bus> =>
  overChannel((receive) => openChannel(url, untilHeard, receive, report))

async function openChannel(
  url: string,
  untilHeard: number,
  receive: (line: string) => void,
  report: (problem: Error) => void,
): Promise<HintChannel> {
  // Listening again is ours to do: where that fails the library would end the process.
  const options = { lazyConnect: true, retryStrategy: () => AGAIN, autoResubscribe: false }
  // What cannot be said at once is not said: later it would be old.
  const speaker = new Redis(url, { ...options, enableOfflineQueue: false })
  const listener = new Redis(url, options)
  let isOpen = false
  let problem: Error | undefined
  const meet = (met: Error): void => {
    // Told once, however often it is tried again.
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
    // What is not there at the start is not waited for.
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

/** Something else may listen there, and say nothing. */
async function late(untilHeard: number): Promise<never> {
  await after(untilHeard, undefined, { ref: false })
  throw new Error(`no answer within ${untilHeard} ms`)
}
