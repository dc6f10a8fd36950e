/** Logger of JSON lines for operators. It writes only the fields declared here, so no names, moves or tokens appear. */
export type LogEntry =
  | { what: 'listening'; port: number }
  | { what: 'stopping' | 'store-again' }
  | { what: 'request'; method: string; route: string | undefined; status: number; ms: number }
  | { what: 'cleared'; tables: number; sessions: number }

export type LogProblem =
  | { what: 'bug'; kind: string; code?: string; at: string[] }
  | { what: 'frozen'; table: string; n: number; code: string }
  | { what: 'unsettled' | 'unlaid'; table: string; code: string }
  | { what: 'hints' | 'store'; code: string }
  | { what: 'clock-jumped'; seconds: number }

const toStderr = (line: string): void => void process.stderr.write(`${line}\n`)

export class Logger {
  readonly #write: (line: string) => void
  readonly #isFull: boolean

  /** Without `isFull` only problems are written. */
  constructor(write = toStderr, isFull = false) {
    this.#write = write
    this.#isFull = isFull
  }

  info(entry: LogEntry): void {
    if (this.#isFull) this.#line('info', entry)
  }

  problem(entry: LogProblem): void {
    this.#line('error', entry)
  }

  /** Logs the stack without the message, which may contain anything. */
  bug(bug: unknown): void {
    const { name, stack, code }: NodeJS.ErrnoException = bug instanceof Error ? bug : new Error()
    const at = (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line))
    const known = code === undefined ? {} : { code: String(code) }
    this.problem({ what: 'bug', kind: name, ...known, at: at.map((line) => line.trim()) })
  }

  #line(level: 'info' | 'error', entry: LogEntry | LogProblem): void {
    this.#write(JSON.stringify({ time: new Date().toISOString(), level, ...entry }))
  }
}
