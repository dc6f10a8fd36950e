/** What this browser remembers of tables elsewhere: the own name, and where one sat. */
import { TABLES as TABLE } from '../setup/memory.ts'

const NAME = 'heptapolis.name'

export interface Remembered {
  /** Which of the people on this device sit or look here; the first one acts for all. */
  people: readonly number[]
  /** The secret part of the invitation. */
  key?: string
  /** Who sat there, by seat; bots have no name. */
  names?: readonly string[]
  /** At a tablet: the seats of the people of this device. */
  around?: readonly { as: number; seat: number }[]
}

export function recallName(): string {
  return read(NAME) ?? ''
}

export function rememberName(name: string): void {
  write(NAME, name)
}

export function recallTable(id: string): Remembered {
  try {
    return { people: [0], ...JSON.parse(read(TABLE + id) ?? '{}') }
  } catch {
    return { people: [0] }
  }
}

/** Whether this browser has been at a table: only then there is somebody the server may know. */
export function knowsTables(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(TABLE))
  } catch {
    return false
  }
}

export function rememberTable(id: string, wish: Partial<Remembered>): void {
  write(TABLE + id, JSON.stringify({ ...recallTable(id), ...wish }))
}

function read(key: string): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text)
  } catch {
    // A browser that keeps nothing still plays: the cookie knows who one is.
  }
}
