/** Runs tests against one mutant in a separate process, and kills the process if it hangs. */
import { spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { type Mutant, ROOT } from './draw.ts'
import { ORDER_FILE, type Order } from './order.ts'

export type MutantFate = 'killed' | 'timed-out' | 'survived'

export interface MutantOutcome {
  fate: MutantFate
  /** Milliseconds per test file. */
  times: Record<string, number>
  failed: string[]
}

const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')
const CONFIG = join(import.meta.dirname, 'vitest.config.ts')
/** A file hangs if it exceeds its longest time by this factor and by this many milliseconds. */
const SLOWER = 6
const PATIENCE = 60_000
/** Time limit of a test file without earlier runs. */
const SLOWEST = 100_000
/** Ends a mutant that allocates without bound. */
const MEMORY = '--max-old-space-size=1500'

export async function runTests(order: Order, usual: Record<string, number>): Promise<MutantOutcome> {
  const scratch = mkdtempSync(join(tmpdir(), 'heptapolis-mutant-'))
  const file = join(scratch, 'order.json')
  writeFileSync(file, JSON.stringify(order))
  try {
    return await start(file, order.tests, usual)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

function start(file: string, tests: readonly string[], usual: Record<string, number>): Promise<MutantOutcome> {
  const outcome: MutantOutcome = { fate: 'killed', times: {}, failed: [] }
  const env = { ...process.env, [ORDER_FILE]: file, NODE_OPTIONS: MEMORY, FORCE_COLOR: '0' }
  const child = spawn(process.execPath, [VITEST, 'run', '--config', CONFIG], {
    cwd: ROOT,
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const stop = (): void => {
    outcome.fate = 'timed-out'
    if (child.pid) process.kill(-child.pid, 'SIGKILL')
  }
  const limit = (): number => PATIENCE + SLOWER * (usual[tests.find((test) => !(test in outcome.times)) ?? ''] ?? 0)
  let alarm = setTimeout(stop, limit())
  createInterface(child.stdout).on('line', (line) => {
    const [, time, state, test] = /^done (\d+) (\w+) (.+)$/.exec(line) ?? []
    if (test === undefined) return
    outcome.times[test] = Number(time)
    if (state === 'failed') outcome.failed.push(test)
    clearTimeout(alarm)
    alarm = setTimeout(stop, limit())
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code) => {
      clearTimeout(alarm)
      if (code === 0) outcome.fate = 'survived'
      resolve(outcome)
    })
  })
}

export interface MutantCoverage {
  time: number
  ids: number[]
}

/** Runs test files with probes: records which mutants each file reaches, and its time. */
export async function probe(mutants: Mutant[], tests: string[]): Promise<Record<string, MutantCoverage>> {
  const notes = mkdtempSync(join(tmpdir(), 'heptapolis-probes-'))
  try {
    const slow = Object.fromEntries(tests.map((test) => [test, SLOWEST]))
    const { fate, times, failed } = await runTests({ tests, mutants, isProbing: true, notes }, slow)
    if (fate !== 'survived') throw new Error(`Without any mutant the tests fail: ${failed.join(', ') || 'they hang'}`)
    const noted = readdirSync(notes).map((name) => JSON.parse(readFileSync(join(notes, name), 'utf8')))
    const pathOf = (file: string): string => relative(ROOT, file).split(sep).join('/')
    return Object.fromEntries(
      noted.map(({ file, ids }) => [pathOf(file), { ids, time: times[pathOf(file)] ?? 0 }] as const),
    )
  } finally {
    rmSync(notes, { recursive: true })
  }
}
