/** Driver of WebKit for browser tests, by Debian's webkit2gtk-driver on a virtual display. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync } from 'node:fs'
import { createServer } from 'node:net'
import { vi } from 'vitest'
import { jsonOf, type RemoteBrowser, type RemotePage, WINDOW } from './remote.ts'

const DRIVER = 'WebKitWebDriver'
const DISPLAY = 'Xvfb'

/** The programs missing to run WebKit. */
export const missingForWebKit = (): string[] =>
  [DRIVER, DISPLAY].filter((name) => spawnSync('which', [name]).status !== 0)

/** A driver has one session, so each page gets its own driver. */
export async function startWebKit(): Promise<RemoteBrowser> {
  const screen = spawn(DISPLAY, ['-displayfd', '3', '-screen', '0', '1024x800x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  })
  const [number] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data')
  const drivers: ChildProcess[] = []
  return {
    newPage: async () => {
      const port = await freePort()
      drivers.push(spawn(DRIVER, [`--port=${port}`], { stdio: 'ignore', env: envFor(`:${String(number).trim()}`) }))
      return newPage(`http://127.0.0.1:${port}`)
    },
    close: async () => {
      for (const one of [...drivers, screen]) {
        one.kill()
        await once(one, 'close')
      }
    },
  }
}

/** Disables graphics acceleration, the accessibility bus and portals. */
const envFor = (display: string): NodeJS.ProcessEnv => ({
  ...process.env,
  DISPLAY: display,
  GDK_BACKEND: 'x11',
  NO_AT_BRIDGE: '1',
  LIBGL_ALWAYS_SOFTWARE: '1',
  WEBKIT_DISABLE_COMPOSITING_MODE: '1',
  WEBKIT_DISABLE_DMABUF_RENDERER: '1',
})

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  return typeof address === 'object' && address ? address.port : 0
}

/** Without the service worker, which loads all screens. */
function capabilities(): object {
  const [binary] = globSync('/usr/lib/{,*/}webkit2gtk-4.*/MiniBrowser')
  if (binary === undefined) return {}
  const args = ['--automation', '--features=-ServiceWorkers']
  return { alwaysMatch: { 'webkitgtk:browserOptions': { binary, args } } }
}

async function newPage(driver: string): Promise<RemotePage> {
  await vi.waitFor(() => fetch(`${driver}/status`), { timeout: 30_000 })
  const { sessionId } = await ask<{ sessionId: string }>(`${driver}/session`, { capabilities: capabilities() })
  const session = `${driver}/session/${sessionId}`
  await ask(`${session}/window/rect`, WINDOW)
  return {
    open: (url) => ask(`${session}/url`, { url }),
    run: async (body) =>
      JSON.parse(await ask<string>(`${session}/execute/sync`, { script: `return ${jsonOf(body)}`, args: [] })),
    act: (actions) => ask(`${session}/actions`, { actions }),
  }
}

async function ask<T>(url: string, body: object): Promise<T> {
  const answer = await fetch(url, { method: 'POST', body: JSON.stringify(body) })
  const { value } = (await answer.json()) as { value: T & { message?: string } }
  if (!answer.ok) throw new Error(`${url}: ${value.message}`)
  return value
}
