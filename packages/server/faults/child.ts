/** Starts a server in a child process, for tests that kill or measure it. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  return typeof address === 'object' && address ? address.port : 0
}

/** Entry of the child: arguments are data folder, port and durability. */
export const TEST_SERVER = join(import.meta.dirname, 'test-server.ts')

export interface StartOptions {
  /** Entry of the server; default is this checkout. */
  readonly program?: string
  readonly flags?: readonly string[]
  readonly env?: NodeJS.ProcessEnv
}

export async function start(
  data: string,
  port: number,
  { program = TEST_SERVER, flags = [], env }: StartOptions = {},
): Promise<ChildProcess> {
  const server = spawn(process.execPath, ['--expose-gc', ...flags, program, data, String(port)], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...env },
  })
  await listens(server)
  return server
}

/** Waits until it listens; returns its pid, which differs from that of a wrapper such as strace. */
export async function listens(server: ChildProcess): Promise<number> {
  if (!server.stdout) throw new Error('The server is not listened to.')
  const [said] = await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  if (server.exitCode !== null) throw new Error('The server does not start.')
  return Number(said)
}
