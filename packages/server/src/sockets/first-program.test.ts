/** Runs the program of packages/wire/README.md against a server, as a browser with a session would. */
import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { guestAt, startTestServer, termsFor, until } from '../testing.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const [, program = ''] = /^```js\n(.*?)^```$/ms.exec(readFileSync(join(ROOT, 'packages/wire/README.md'), 'utf8')) ?? []

/** Makes sockets send what a browser sends by itself. */
const withHeaders = (headers: Readonly<Record<string, string>>): string => `
globalThis.WebSocket = class extends WebSocket {
  constructor(url, protocols) { super(url, { protocols, headers: ${JSON.stringify(headers)} }) }
}`

test('the first program of the client takes a seat', async () => {
  const { origin } = await startTestServer()
  const [ada, eve] = [await guestAt(origin), await guestAt(origin)]
  const { table } = await eve.opens(termsFor(3), { visibility: 'open', seating: 'anybody' })
  const code = program.replaceAll('k7Qx2', table).replace('ws://localhost:4700', origin.replace('http', 'ws'))
  const browser = `data:text/javascript,${encodeURIComponent(withHeaders({ cookie: ada.cookie, origin }))}`
  const args = ['--import', browser, '--input-type=module', '--eval', code]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT })
  expect(stdout).toMatch(/^connected$/m)
  expect(stdout).toMatch(/^Ada has a seat$/m)
  await until(() => eve.sees({ table }).seats[1].name === 'Ada')
})
