/** Data about online tables in localStorage: display name, account, and seats. */
import { ACCOUNT, TABLES as TABLE } from '../../app/storage-keys.ts'

const NAME = 'heptapolis.name'

export interface RememberedTable {
  /** The indices of the people on this device at this table; the first one acts for all. */
  people: readonly number[]
  /** The secret part of the invite link. */
  key?: string
  /** The names by seat; bots have none. */
  names?: readonly string[]
  /** Set after a resume link, until the notice about its scope was closed. */
  onlyHere?: true
  /** At a tablet: the seats of its people. */
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

/** True if the server may know this browser. Otherwise requests are pointless. */
export function knowsTables(): boolean {
  return recallAccount() !== '' || knownTables().length > 0
}

/** Stores the name of the signed-in account, which may have tables from other devices. */
export function rememberAccount(name: string): void {
  write(ACCOUNT, name)
}

export const recallAccount = (): string => read(ACCOUNT) ?? ''

/** Maps the indices of people after the server has renumbered them. */
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
    // Without storage the app still works: the cookie identifies the person.
  }
}
