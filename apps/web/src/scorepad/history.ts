/** The score-pads of this browser, kept in IndexedDB. */
import type { Pad } from './pad.ts'
import { reckon, type Sheet } from './reckon.ts'
import { padToday } from './share.ts'
import type { Outcome, Placing } from './statistics.ts'

export interface KeptPad extends Pad {
  changed: number
  /** Nothing where the pad could not be counted. */
  outcome: Outcome | undefined
}

const NAME = 'heptapolis-scores'
const PADS = 'pads'

let opened: Promise<IDBDatabase> | undefined
/** Pads of this visit, for browsers that keep nothing. */
const visit = new Map<string, KeptPad>()

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(PADS, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
  return opened
}

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const pads = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(PADS, mode).objectStore(PADS)

/** Keeps a pad; the answer says whether the browser did. */
export async function keepPad(pad: Pad): Promise<boolean> {
  const kept: KeptPad = { ...pad, changed: Date.now(), outcome: outcomeOf(pad) }
  visit.set(pad.id, kept)
  try {
    await done((await pads('readwrite')).put(kept))
    return true
  } catch {
    return false
  }
}

export async function findPad(id: string): Promise<KeptPad | undefined> {
  const here = visit.get(id)
  if (here) return here
  try {
    const kept = (await done((await pads('readonly')).get(id))) as KeptPad | undefined
    return kept && { ...kept, position: padToday(kept.position) }
  } catch {
    return undefined
  }
}

/** The youngest first. */
export async function listPads(): Promise<KeptPad[]> {
  const all = await done((await pads('readonly')).getAll()).catch(() => [...visit.values()])
  return (all as KeptPad[]).sort((a, b) => b.date - a.date)
}

export async function removePad(id: string): Promise<void> {
  visit.delete(id)
  await done((await pads('readwrite')).delete(id)).catch(() => undefined)
}

function outcomeOf({ date, position }: Pad): Outcome | undefined {
  const { sheets } = reckon(position)
  if (sheets.length === 0) return undefined
  const winners = sheets.filter(({ rank }) => rank === 1).length
  return { date, players: sheets.map((sheet) => placing(sheet, position.cities[sheet.seat].wonder, winners)) }
}

const placing = ({ name, total, rank, rows }: Sheet, wonder = '', winners: number): Placing => ({
  name,
  wonder,
  total,
  won: rank === 1 ? 1 / winners : 0,
  lines: Object.fromEntries(rows.filter(({ points }) => points !== 0).map(({ id, points }) => [id, points])),
})
