/** Job queue for games on several machines: BullMQ over Redis or Valkey, loaded only on demand. */
import { messageOf } from '@heptapolis/engine/kernel'
import { ENGINE } from '@heptapolis/engine/records'
import { weightsDigest } from '../at-table.ts'

/** Error that makes the queue unusable. */
export class QueueError extends Error {
  override name = 'QueueError'
  readonly code: 'bad-queue' | 'no-library' | 'no-answer' | 'failed'

  constructor(code: QueueError['code'], detail: string) {
    super(detail)
    this.code = code
  }
}

/** Timeout of the first answer in milliseconds. */
const PATIENCE = 5000

/** Optional peer dependency; explains how to install it. */
export async function loaded<Library>(library: Promise<Library>): Promise<Library> {
  try {
    return await library
  } catch (error) {
    throw new QueueError('no-library', messageOf(error))
  }
}

export interface QueueConnection {
  readonly connection: { url: string; maxRetriesPerRequest: null }
}

/** `redis://host:port/db`, or `rediss:` with TLS; `#name` selects one of several queues. */
export function connectionTo(url: string): QueueConnection {
  if (!/^(redis|rediss|valkey|valkeys):\/\/\S+$/.test(url) || !URL.canParse(url)) throw new QueueError('bad-queue', url)
  return { connection: { url: url.replace(/^valkey/, 'redis').replace(/#.*$/, ''), maxRetriesPerRequest: null } }
}

/** Without the password, for display. */
export function shownUrl(url: string): string {
  const shown = new URL(url)
  if (shown.password !== '') shown.password = '…'
  return decodeURI(shown.href)
}

/** Version of jobs and results; raised with every change of their content or kinds. */
const JOBS = 2

/** Includes build and job version: only equal builds play equally and read the same jobs. */
export const queueName = (url: string): string =>
  ['heptapolis', ENGINE, JOBS, weightsDigest(), new URL(url).hash.slice(1)].filter(Boolean).join('-')

/** Address that did not answer, with the reason if known. */
const answerless = (url: string, why: string): string => (why === '' ? shownUrl(url) : `${shownUrl(url)} (${why})`)

/** Waits for an answer of the server, with a timeout. */
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
    throw error instanceof QueueError ? error : new QueueError('no-answer', answerless(url, messageOf(error)))
  } finally {
    clearTimeout(timer)
  }
}
