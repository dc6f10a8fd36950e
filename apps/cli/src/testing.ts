/** Runs the command line: within the test, or as a process where the process is the point. */
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

/** Starting a program takes its time where many others run. */
export const PATIENT = { timeout: 240_000 }

export interface Run {
  code: number | null
  out: string
  err: string
}

/** `heptapolis` with these arguments, which ask nothing of standard input. */
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

/** The same, which reads a file with this text. */
export function heptapolisOn(text: string, command: string, ...options: readonly string[]): Promise<Run> {
  const file = join(scratch(), 'text')
  writeFileSync(file, text)
  return heptapolis([command, file, ...options])
}

/** The same, with these lines on standard input. */
export async function answered(args: readonly string[], lines: string): Promise<Run> {
  const input = Readable.from([Buffer.from(lines)]) as typeof process.stdin
  const stdin = vi.spyOn(process, 'stdin', 'get').mockReturnValue(input)
  try {
    return await heptapolis(args)
  } finally {
    stdin.mockRestore()
  }
}

/** The same as a process of its own, with this on standard input. */
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
    // A program that ends before it has read everything is no failure of the test's.
    child.stdin.on('error', () => undefined)
    child.stdin.end(input)
  })
}

/** A folder for the files of one test. */
export const scratch = (): string => mkdtempSync(join(tmpdir(), 'heptapolis-cli-'))

/** A conversation with `heptapolis engine`: a line in, a line out. */
export class Talk {
  private readonly child = spawn(process.execPath, [BIN, 'engine'], { cwd: ROOT, stdio: ['pipe', 'pipe', 'inherit'] })
  private readonly answers = createInterface({ input: this.child.stdout })[Symbol.asyncIterator]()

  /** Sends a line (or several at once) and returns the next answer. */
  async send(line: string | Buffer): Promise<Answered> {
    this.child.stdin.write(line)
    this.child.stdin.write('\n')
    const { value, done } = await this.answers.next()
    if (done) throw new Error('the engine ended')
    return JSON.parse(value)
  }

  ask(cmd: string, fields: object = {}): Promise<Answered> {
    return this.send(JSON.stringify({ cmd, ...fields }))
  }

  /** Closes its input and returns its exit code. */
  async end(): Promise<number | null> {
    const closed = once(this.child, 'close')
    this.child.stdin.end()
    const [code] = await closed
    return code
  }
}

/** Every field an answer may have; which are there depends on the request. */
export interface Answered {
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
