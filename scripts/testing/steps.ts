/** Runner of test steps, such as lint or a test tier. Each is a process whose wall and CPU time is measured. */
import { type SpawnOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { text } from 'node:stream/consumers'
import { COMPILE_CACHE, ROOT } from './tiers.ts'

export interface Step {
  title: string
  command: readonly string[]
}

interface StepResult {
  title: string
  isPassed: boolean
  wall: number
  /** Undefined if the system does not report it. */
  cpu: number | undefined
}

const BIN = join(ROOT, 'node_modules', '.bin')
const env = { ...COMPILE_CACHE, ...process.env, PATH: `${BIN}${delimiter}${process.env.PATH ?? ''}` }

export class Steps {
  readonly #measured: StepResult[] = []
  readonly #startedAt = performance.now()
  #cpuSeen = cpuOfChildren()

  get failed(): string[] {
    return this.#measured.filter(({ isPassed }) => !isPassed).map(({ title }) => title)
  }

  /** Runs a step and shows its output at once. */
  async run({ title, command }: Step): Promise<void> {
    console.log(`\n=== ${title} ===`)
    await this.#measure(title, command, { stdio: 'inherit' })
  }

  /** Runs steps at the same time; the output of each is shown as a whole, in the order given. */
  async sideBySide(steps: readonly Step[]): Promise<void> {
    const running = steps.map(({ title, command }) => ({ title, output: this.#measure(title, command, PIPED) }))
    for (const { title, output } of running) console.log(`\n=== ${title} ===\n${await output}`)
  }

  async #measure(title: string, [program, ...args]: readonly string[], stdio: SpawnOptions): Promise<string> {
    const startedAt = performance.now()
    // On Windows the commands of packages are batch files, which only a shell starts.
    const child = spawn(program, args, { cwd: ROOT, env, shell: process.platform === 'win32', ...stdio })
    const exited = once(child, 'exit').then(
      ([code]) => ({ isPassed: code === 0, problem: '' }),
      (error: Error) => ({ isPassed: false, problem: error.message }),
    )
    const output = Promise.all([child.stdout, child.stderr].map((stream) => (stream ? text(stream) : '')))
    const { isPassed, problem } = await exited
    this.#measured.push({
      title,
      isPassed,
      wall: (performance.now() - startedAt) / 1000,
      cpu: this.#cpuSinceLastExit(),
    })
    if (problem) console.error(problem)
    return (await output).join('')
  }

  /** The system adds the CPU time of a child when it exits, so the increase belongs to the last child. */
  #cpuSinceLastExit(): number | undefined {
    const seen = cpuOfChildren()
    if (seen === undefined || this.#cpuSeen === undefined) return undefined
    const cpu = seen - this.#cpuSeen
    this.#cpuSeen = seen
    return cpu
  }

  /** One line per step, and a total. */
  get times(): string {
    const wall = (performance.now() - this.#startedAt) / 1000
    const cpus = this.#measured.map(({ cpu }) => cpu ?? Number.NaN)
    const rows = [...this.#measured, { title: 'all steps', wall, cpu: cpus.reduce((sum, cpu) => sum + cpu, 0) }].map(
      ({ title, wall, cpu }) => [title, seconds(wall), seconds(cpu)],
    )
    return [['step', 'wall', 'CPU'], ...rows]
      .map(([title, ...times]) => `${title.padEnd(42)}${times.map((time) => time.padStart(9)).join('')}`)
      .join('\n')
  }
}

const PIPED: SpawnOptions = { stdio: ['ignore', 'pipe', 'pipe'] }

const seconds = (value: number | undefined): string =>
  value === undefined || Number.isNaN(value) ? '–' : `${value.toFixed(1)} s`

/** CPU seconds of all exited children and their descendants; Linux only. */
function cpuOfChildren(): number | undefined {
  if (!existsSync('/proc/self/stat')) return undefined
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ')
  return (Number(fields[13]) + Number(fields[14])) / TICKS
}

/** Clock ticks per second in /proc; constant since Linux 2.6. */
const TICKS = 100
