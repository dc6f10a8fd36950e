/** The queue by which games are spread over machines: BullMQ over Redis or Valkey. It is loaded only where it is asked for. */
import { ENGINE } from '@heptapolis/engine/records'
import { weightsDigest } from '../at-table.ts'

/** What stands in the way of a queue. */
export class QueueError extends Error {
  override name = 'QueueError'
  readonly code: 'bad-queue' | 'no-library' | 'no-answer' | 'failed'

  constructor(code: QueueError['code'], detail: string) {
    super(detail)
    this.code = code
  }
}

/** Milliseconds a server has to answer for the first time. */
const PATIENCE = 5000

/** The library, which whoever wants a queue installs beside. */
export async function loaded<Library>(library: Promise<Library>): Promise<Library> {
  try {
    return await library
  } catch (error) {
    throw new QueueError('no-library', (error as Error).message)
  }
}

export interface Connection {
  readonly connection: { url: string; maxRetriesPerRequest: null }
}

/** `redis://host:port/db`, or `rediss:` with TLS; behind a `#` the name of one of several queues there. */
export function connectionTo(url: string): Connection {
  if (!/^(redis|rediss|valkey|valkeys):\/\/\S+$/.test(url) || !URL.canParse(url)) throw new QueueError('bad-queue', url)
  return { connection: { url: url.replace(/^valkey/, 'redis').replace(/#.*$/, ''), maxRetriesPerRequest: null } }
}

/** As it may be shown: without the password. */
export function shownUrl(url: string): string {
  const shown = new URL(url)
  if (shown.password !== '') shown.password = '…'
  return decodeURI(shown.href)
}

/** Raised with every change of what is in a job or in its result, and with every new kind of job. */
const JOBS = 2

/** Only bots of the same build play the same, and only who means the same by a job may do it: all others have a queue of their own. */
export const queueName = (url: string): string =>
  ['heptapolis', ENGINE, JOBS, weightsDigest(), new URL(url).hash.slice(1)].filter(Boolean).join('-')

/** Where nobody answered, and why, as far as that is known. */
const answerless = (url: string, why: string): string => (why === '' ? shownUrl(url) : `${shownUrl(url)} (${why})`)

/** Waits until the server answers, but not for ever. */
export async function answers(
  part: {
    waitUntilReady(): Promise<unknown>
    on(event: 'error', hear: (error: Error) => void): unknown
    close(): Promise<void>
  },
  url: string,
): Promise<void> {
  let why = ''
  part.on('error', ({ message }) => {
    why = message
  })
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new QueueError('no-answer', answerless(url, why))), PATIENCE)
  })
  try {
    await Promise.race([part.waitUntilReady(), late])
  } catch (error) {
    part.close().catch(() => {})
    throw error instanceof QueueError ? error : new QueueError('no-answer', answerless(url, (error as Error).message))
  } finally {
    clearTimeout(timer)
  }
}
