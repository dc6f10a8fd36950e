/** Driver of Firefox for browser tests, by WebDriver BiDi. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { jsonOf, type RemoteBrowser, type RemotePage, WINDOW } from './remote.ts'

interface Reply {
  id: number
  type: 'success' | 'error'
  result: Record<string, unknown>
  message?: string
}

export const findFirefox = (): string | undefined =>
  ['firefox-esr', 'firefox'].find((name) => spawnSync(name, ['--version']).status === 0)

/** As in most browser tests without animations, and without the service worker, which loads all screens. */
const PREFERENCES = `user_pref("ui.prefersReducedMotion", 1);
user_pref("dom.serviceWorkers.enabled", false);
`

export async function startFirefox(program: string): Promise<RemoteBrowser> {
  const profile = mkdtempSync(join(tmpdir(), 'heptapolis-firefox-'))
  writeFileSync(join(profile, 'user.js'), PREFERENCES)
  const args = ['--headless', '--no-remote', '--remote-debugging-port', '0', '--profile', profile]
  const browser = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], env: envFor(profile) })
  const bidi = await Connection.open(`${await addressOf(browser)}/session`)
  await bidi.send('session.new', { capabilities: {} })
  return {
    newPage: () => newPage(bidi),
    close: async () => {
      browser.kill()
      await once(browser, 'close')
      rmSync(profile, { recursive: true, force: true })
    },
  }
}

const envFor = (profile: string): NodeJS.ProcessEnv => ({
  ...process.env,
  HOME: profile,
  MOZ_HEADLESS_WIDTH: String(WINDOW.width),
  MOZ_HEADLESS_HEIGHT: String(WINDOW.height),
})

async function newPage(bidi: Connection): Promise<RemotePage> {
  const { userContext } = await bidi.send('browser.createUserContext')
  const { context } = await bidi.send('browsingContext.create', { type: 'tab', userContext })
  return {
    open: async (url) => void (await bidi.send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run: async (body) => {
      const asked = { expression: jsonOf(body), awaitPromise: false, target: { context } }
      const { result, exceptionDetails } = await bidi.send('script.evaluate', asked)
      if (exceptionDetails) throw new Error(JSON.stringify(exceptionDetails))
      return JSON.parse((result as { value: string }).value)
    },
    act: async (actions) => void (await bidi.send('input.performActions', { context, actions })),
  }
}

/** Firefox prints the address of its BiDi server. */
function addressOf(browser: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    browser.stderr?.on('data', (text: Buffer) => {
      const address = /ws:\/\/\S+/.exec(String(text))?.[0]
      if (address) resolve(address)
    })
    browser.on('exit', () => reject(new Error('Firefox does not start.')))
  })
}

class Connection {
  #last = 0
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  readonly #socket: WebSocket

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => {
      const reply: Reply = JSON.parse(String(data))
      this.#waiting.get(reply.id)?.(reply)
      this.#waiting.delete(reply.id)
    })
  }

  static async open(address: string): Promise<Connection> {
    const socket = new WebSocket(address)
    await once(socket, 'open')
    return new Connection(socket)
  }

  async send(method: string, params: object = {}): Promise<Record<string, unknown>> {
    const id = ++this.#last
    const reply = new Promise<Reply>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, method, params }))
    const { type, result, message } = await reply
    if (type === 'error') throw new Error(`${method}: ${message}`)
    return result
  }
}
