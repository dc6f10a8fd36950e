/** Test helpers that run the command line inside the test, or as a process where the process matters. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { format } from 'node:util'
import { FIRST_LANGUAGE } from '@heptapolis/boxes'
import type { GameEvent, GameRecord, MoveJson, Position, Score, Setup } from '@heptapolis/engine/show'
import { vi } from 'vitest'
import { speak } from './language.ts'
import { run } from './program.ts'

export const ROOT = join(import.meta.dirname, '..', '..', '..')
export const BIN = join(ROOT, 'apps', 'cli', 'bin', 'heptapolis.ts')

/** Starting a process is slow on a busy machine. */
export const PATIENT = { timeout: 240_000 }

export interface Run {
  code: number | null
  out: string
  err: string
}

/** Runs `heptapolis` with these arguments and no input. */
export async function heptapolis(args: readonly string[], env: NodeJS.ProcessEnv = {}): Promise<Run> {
  const said = { out: '', err: '' }
  const print = (...parts: unknown[]): void => {
    said.out += `${format(...parts)}\n`
  }
  const complain = (...parts: unknown[]): void => {
    said.err += `${format(...parts)}\n`
  }
  const spies = [
    vi.spyOn(console, 'log').mockImplementation(print),
    vi.spyOn(console, 'error').mockImplementation(complain),
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      said.out += text
      return true
    }),
  ]
  try {
    const code = await run(args, env)
    return { code, ...said }
  } finally {
    for (const spy of spies) spy.mockRestore()
    await speak(FIRST_LANGUAGE)
  }
}

/** Same, with a file that contains this text. */
export function heptapolisOn(text: string, command: string, ...options: readonly string[]): Promise<Run> {
  const file = join(scratch(), 'text')
  writeFileSync(file, text)
  return heptapolis([command, file, ...options])
}

/** Same, with these lines on standard input. */
export async function answered(args: readonly string[], lines: string): Promise<Run> {
  const input = Readable.from([Buffer.from(lines)]) as typeof process.stdin
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(input)
  try {
    return await heptapolis(args)
  } finally {
    stdin.mockRestore()
  }
}

/** Same as a process, with this standard input. */
export const spawned = (args: readonly string[], input: string | Buffer = ''): Promise<Run> =>
  spawnedBy(process.execPath, [BIN, ...args], input)

export function spawnedBy(command: string, args: readonly string[], input: string | Buffer = ''): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, FORCE_COLOR: undefined, LC_ALL: 'C' } })
    let out = ''
    let err = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text
    })
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text
    })
    child.on('error', reject)
    child.on('close', (code) => resolve({ code, out, err }))
    // The process may exit before it has read everything.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

/** Temporary folder for one test. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'heptapolis-cli-'))

/** Session with `heptapolis engine`: a line in, a line out. */
export class Talk {
  readonly #child = spawn(process.execPath, [BIN, 'engine'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  readonly #answers = createInterface({ input: this.#child.stdout })[Symbol.asyncIterator]()

  /** Sends one or more lines and returns the next answer. */
  async send(line: string | Buffer): Promise<ProtocolReply> {
    this.#child.stdin.write(line)
    this.#child.stdin.write('\n')
    const { value, done } = await this.#answers.next()
    if (done) throw new Error('the engine ended')
    return JSON.parse(value)
  }

  ask(cmd: string, fields: object = {}): Promise<ProtocolReply> {
    return this.send(JSON.stringify({ cmd, ...fields }))
  }

  /** Closes the input and returns the exit code. */
  async end(): Promise<number | null> {
    const closed = once(this.#child, 'close')
    this.#child.stdin.end()
    const [code] = await closed
    return code
  }
}

/** All possible fields of an answer. */
export interface ProtocolReply {
  ok: boolean
  id: string | number
  error: { code: string; message: string }
  setup: Setup
  players: number
  cities: number
  player: number
  age: number
  turn: number
  over: boolean
  toAct: number[]
  events: GameEvent[]
  question: { id: string; text: string }
  moves: MoveJson[]
  move: MoveJson
  view: Position
  state: Position
  position: Position
  scores: Score[]
  winners: number[]
  record: GameRecord
  text: string
  hash: string
  buildable: boolean
  reason: string
  commands: { cmd: string; takes: string; about: string }[]
}
