/** The last errors of this visit, for problem reports. They stay in memory. */

export interface NotedError {
  at: Date
  text: string
}

const MOST = 10
const STACK_LINES = 6

const noted: NotedError[] = []

export const lastErrors = (): readonly NotedError[] => noted

export function noteError(error: unknown, at = new Date()): void {
  noted.push({ at, text: errorText(error) })
  if (noted.length > MOST) noted.shift()
}

/** Message and the top of the stack; some browsers begin the stack with the message, others do not. */
function errorText(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const title = `${error.name}: ${error.message}`
  const stack = (error.stack ?? '').replace(title, '').trim().split('\n').slice(0, STACK_LINES)
  return [title, ...stack.map((line) => line.trim()).filter(Boolean)].join('\n')
}

/** Notes errors that no code handled. */
export function watchErrors(): void {
  addEventListener('error', ({ error, message }) => noteError(error ?? message))
  addEventListener('unhandledrejection', ({ reason }) => noteError(reason))
}
