/** Minimal driver of Chromium by DevTools messages, for measurements that nothing else in the page may disturb. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { browser } from '../../scripts/browser.ts'

interface Message {
  id?: number
  sessionId?: string
  method: string
  params: Record<string, unknown>
  result: Record<string, unknown>
  error?: { message: string }
}

/** A page with its own cookies and storage. */
export interface DevToolsPage {
  send(method: string, params?: object): Promise<Record<string, unknown>>
  /** The value of an expression or its promise; it must be JSON. */
  evaluate<T>(expression: string): Promise<T>
  /** Waits for an event with these fields. It may have happened since the page is open. */
  event(method: string, fields: Record<string, unknown>): Promise<void>
  close(): Promise<void>
}

export class DevTools {
  #last = 0
  readonly #waiting = new Map<number, (reply: Message) => void>()
  readonly #events = new EventTarget()
  readonly #seen: Message[] = []
  readonly #process: ChildProcess
  readonly #socket: WebSocket
  readonly #profile: string

  private constructor(process: ChildProcess, socket: WebSocket, profile: string) {
    this.#process = process
    this.#socket = socket
    this.#profile = profile
    socket.addEventListener('message', ({ data }) => {
      const message: Message = JSON.parse(String(data))
      if (message.id === undefined) {
        this.#seen.push(message)
        this.#events.dispatchEvent(new Event('message'))
      } else {
        this.#waiting.get(message.id)?.(message)
        this.#waiting.delete(message.id)
      }
    })
  }

  static async launch(): Promise<DevTools> {
    const profile = mkdtempSync(join(tmpdir(), 'heptapolis-devtools-'))
    const flags = ['--headless', '--no-sandbox', '--disable-gpu', '--remote-debugging-port=0']
    const process = spawn(browser(), [...flags, `--user-data-dir=${profile}`], { stdio: ['ignore', 'ignore', 'pipe'] })
    const address = await new Promise<string>((resolve, reject) => {
      process.stderr.on('data', (text: Buffer) => {
        const [found] = /ws:\S+/.exec(String(text)) ?? []
        if (found) resolve(found)
      })
      process.on('exit', () => reject(new Error('Chromium did not start.')))
    })
    const socket = new WebSocket(address)
    await once(socket, 'open')
    return new DevTools(process, socket, profile)
  }

  async newPage(): Promise<DevToolsPage> {
    const context = await this.#send('Target.createBrowserContext')
    const target = await this.#send('Target.createTarget', { url: 'about:blank', ...context })
    const { sessionId } = await this.#send('Target.attachToTarget', { ...target, flatten: true })
    const send = (method: string, params: object = {}) => this.#send(method, params, sessionId)
    return {
      send,
      async evaluate<T>(expression: string) {
        const { result } = await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })
        return (result as { value: T }).value
      },
      event: async (method, fields) => {
        const isIt = (one: Message): boolean =>
          one.sessionId === sessionId &&
          one.method === method &&
          Object.entries(fields).every(([name, value]) => one.params[name] === value)
        while (!this.#seen.some(isIt)) await once(this.#events, 'message')
      },
      close: async () => void (await this.#send('Target.disposeBrowserContext', context)),
    }
  }

  async close(): Promise<void> {
    const ended = once(this.#process, 'exit')
    // A signal would end only the shell script that starts Chromium on Debian.
    void this.#send('Browser.close')
    await ended
    rmSync(this.#profile, { recursive: true, force: true, maxRetries: 3 })
  }

  async #send(method: string, params: object = {}, sessionId?: unknown): Promise<Record<string, unknown>> {
    const id = ++this.#last
    const reply = new Promise<Message>((resolve) => this.#waiting.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, method, params, sessionId }))
    const { result, error } = await reply
    if (error) throw new Error(`${method}: ${error.message}`)
    return result
  }
}
