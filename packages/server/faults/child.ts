/** A server in a process of its own, to be killed or measured. */
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

export async function start(data: string, port: number): Promise<ChildProcess> {
  const program = join(import.meta.dirname, 'inn.ts')
  const server = spawn(process.execPath, [program, data, String(port)], { stdio: ['ignore', 'pipe', 'inherit'] })
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  if (server.exitCode !== null) throw new Error('The server does not start.')
  return server
}
