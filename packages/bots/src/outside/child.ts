/**
 * Wrapper of an external bot's child process: writes one request line to stdin and reads one response line from
 * stdout.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { BYTES } from './wires.ts'

/** Reason for a missing answer. */
export interface ChildFailure {
  readonly code: 'endless' | 'too-long' | 'ended' | 'not-started'
  readonly detail: string
}

const MOST_BYTES = BYTES / 4
/** Milliseconds for a clean exit after its input closes. */
const FAREWELL = 1000

export class Child {
  readonly #child: ChildProcess
  readonly #hear: (answer: string | ChildFailure) => void
  #buffer = ''
  #isAwaited = false
  /** Answers to questions that timed out; they are skipped. */
  #late = 0
  #ended: ChildFailure | undefined

  constructor(command: string, hear: (answer: string | ChildFailure) => void) {
    this.#hear = hear
    this.#child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
    this.#child.stdout?.setEncoding('utf8').on('data', (text: string) => this.#read(text))
    this.#child.stdin?.on('error', () => {})
    this.#child.on('error', ({ message }) => this.#end({ code: 'not-started', detail: message }))
    this.#child.on('close', (code) => this.#end({ code: 'ended', detail: code === null ? '' : String(code) }))
  }

  ask(request: string): void {
    if (this.#isAwaited) this.#late++
    this.#isAwaited = true
    if (this.#ended) this.#tell(this.#ended)
    else this.tell(request)
  }

  /** Sends a line that expects no answer. */
  tell(said: string): void {
    if (!this.#ended) this.#child.stdin?.write(`${said}\n`)
  }

  kill(): void {
    this.#child.kill()
  }

  /** Allows a clean exit for a moment, then kills it. */
  close(): void {
    this.#child.stdin?.end()
    setTimeout(() => this.kill(), FAREWELL).unref()
  }

  #read(text: string): void {
    this.#buffer += text
    if (this.#buffer.length > BYTES && !this.#buffer.includes('\n')) {
      this.kill()
      this.#end({ code: 'endless', detail: '' })
      return
    }
    const lines = this.#buffer.split('\n')
    this.#buffer = lines.pop() ?? ''
    for (const line of lines) this.#take(line.trim())
  }

  #take(line: string): void {
    if (line === '') return
    if (this.#late > 0) this.#late--
    else if (this.#isAwaited) this.#tell(line.length > MOST_BYTES ? { code: 'too-long', detail: '' } : line)
  }

  #end(why: ChildFailure): void {
    this.#ended ??= why
    if (this.#isAwaited) this.#tell(this.#ended)
  }

  #tell(answer: string | ChildFailure): void {
    this.#isAwaited = false
    this.#hear(answer)
  }
}
