/**
 * Watches the system calls of a whole server while people play: no acknowledgement may leave by a socket before the disk has
 * what it is about. How calls are read, and why, stands in packages/store/faults/trace.ts.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readCalls, type Traced, WATCHED } from '../../store/faults/trace.ts'
import { Guest, termsFor } from '../src/driver.ts'
import { freePort, INN, listens } from './child.ts'

export async function traceServer(synchronous: 'full' | 'normal', seed: string, enough: number): Promise<Traced> {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-trace-'))
  const calls = join(folder, 'calls')
  const port = await freePort()
  const inn = [process.execPath, INN, folder, String(port), synchronous]
  const server = spawn('strace', [...WATCHED, '-o', calls, ...inn], { stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(server, 'exit')
  const guests: Guest[] = []
  let watched: number | undefined
  try {
    watched = await listens(server)
    for (let i = 0; i < 2; i++) guests.push(await Guest.at(`http://127.0.0.1:${port}`))
    await playSome(guests, seed, enough)
    process.kill(watched, 'SIGKILL')
    watched = undefined
    await ended
    const acknowledged = guests.flatMap((guest) => [...guest.acknowledged])
    const choice = new RegExp(acknowledged.join('|'), 'g')
    return readCalls(readFileSync(calls, 'latin1'), { choice, isLine: (_, path) => path.startsWith('socket:') })
  } finally {
    for (const { line } of guests) line.close()
    if (watched !== undefined) process.kill(watched, 'SIGKILL')
    rmSync(folder, { recursive: true })
  }
}

/** Two people and a bot, until so much is acknowledged. */
async function playSome([ada, bob]: readonly Guest[], seed: string, enough: number): Promise<void> {
  const { table, invite } = await ada.opens(termsFor(3))
  await bob.sits({ table }, invite, 'Bob')
  await ada.does({ table }, { do: 'begin', fill: 'easy' })
  const heard = (): void => {
    const count = ada.acknowledged.size + bob.acknowledged.size
    for (const guest of [ada, bob]) guest.isTired ||= count >= enough
  }
  for (const guest of [ada, bob]) guest.onAck = heard
  await Promise.all([ada.plays({ table }, `${seed} ada`), bob.plays({ table }, `${seed} bob`)])
}
