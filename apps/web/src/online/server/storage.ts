/** What this browser remembers of tables elsewhere: the own name, and where one sat. */
import { ACCOUNT, TABLES as TABLE } from '../../app/storage-keys.ts'

const NAME = 'heptapolis.name'

export interface RememberedTable {
  /** Which of the people on this device sit or look here; the first one acts for all. */
  people: readonly number[]
  /** The secret part of the invitation. */
  key?: string
  /** Who sat there, by seat; bots have no name. */
  names?: readonly string[]
  /** Came by a resume link and has not been told yet that it opens this table only. */
  onlyHere?: true
  /** At a tablet: the seats of the people of this device. */
  around?: readonly { as: number; seat: number }[]
}

export function recallName(): string {
  return recallAccount() || (read(NAME) ?? '')
}

export function rememberName(name: string): void {
  write(NAME, name)
}

export function recallTable(id: string): RememberedTable {
  try {
    return { people: [0], ...JSON.parse(read(TABLE + id) ?? '{}') }
  } catch {
    return { people: [0] }
  }
}

/** Whether this browser has been at a table: only then there is somebody the server may know. */
export function knowsTables(): boolean {
  return recallAccount() !== '' || knownTables().length > 0
}

/** The name of the account that is at home in this browser, if any: then there may be tables it has never seen. */
export function rememberAccount(name: string): void {
  write(ACCOUNT, name)
}

export const recallAccount = (): string => read(ACCOUNT) ?? ''

/** The people of this device have got other numbers. */
export function renumberPeople(numberOf: (as: number) => number): void {
  for (const id of knownTables()) {
    const { people, around, ...kept } = recallTable(id)
    rememberTable(id, {
      ...kept,
      people: [...new Set(people.map(numberOf))],
      ...(around && { around: around.map((one) => ({ ...one, as: numberOf(one.as) })) }),
    })
  }
}

function knownTables(): string[] {
  try {
    return Object.keys(localStorage).flatMap((key) => (key.startsWith(TABLE) ? [key.slice(TABLE.length)] : []))
  } catch {
    return []
  }
}

export function rememberTable(id: string, wish: Partial<RememberedTable>): void {
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
