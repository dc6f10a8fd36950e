import { fail, ok } from '@heptapolis/engine/kernel'
import { memoryStore } from '@heptapolis/store'
import { expect, test } from 'vitest'
import { Logger } from './logger.ts'
import { logStoreFailures } from './store-logging.ts'

/** Log entries for a store that answers with these codes, one after the other. */
async function loggerOf(...codes: string[]): Promise<object[]> {
  const entries: object[] = []
  const logger = new Logger((line) => entries.push(JSON.parse(line)), true)
  const answers = codes.map((code) => (code === 'ok' ? ok(undefined) : fail(code, 'in the way')))
  const store = logStoreFailures({ ...memoryStore(), ready: async () => answers.shift() ?? ok(undefined) }, logger)
  for (const _ of codes) await store.ready()
  return entries
}

test('logs a write failure once, and the recovery', async () => {
  expect(await loggerOf('ok', 'full', 'full', 'full', 'unreachable', 'ok', 'ok')).toMatchObject([
    { level: 'error', what: 'store', code: 'full' },
    { level: 'error', what: 'store', code: 'unreachable' },
    { level: 'info', what: 'store-again' },
  ])
})

test('does not log transient or harmless codes', async () => {
  expect(await loggerOf('busy', 'conflict', 'sealed', 'ok')).toEqual([])
  expect(await loggerOf('full', 'busy', 'full')).toHaveLength(1)
})
