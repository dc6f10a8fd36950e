/** The games of this browser, kept in IndexedDB: the record is the save. */
import type { Standing } from './course.ts'
import type { Saved } from './local.ts'

export interface Kept extends Saved, Standing {
  begun: number
  played: number
}

const NAME = 'heptapolis'
const GAMES = 'games'

let opened: Promise<IDBDatabase> | undefined

function open(): Promise<IDBDatabase> {
  opened ??= new Promise((resolve, reject) => {
    const request = indexedDB.open(NAME, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(GAMES, { keyPath: 'id' })
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

const games = async (mode: IDBTransactionMode): Promise<IDBObjectStore> =>
  (await open()).transaction(GAMES, mode).objectStore(GAMES)

export async function keepGame(game: Kept): Promise<void> {
  await done((await games('readwrite')).put(game))
}

export async function loadGame(id: string): Promise<Kept | undefined> {
  return (await done((await games('readonly')).get(id))) as Kept | undefined
}

/** All games, the one played last first. What is not a game is listed too, so that it can be deleted. */
export async function listGames(): Promise<Kept[]> {
  const all = (await done((await games('readonly')).getAll())) as Kept[]
  return all.sort((a, b) => (b.played ?? 0) - (a.played ?? 0))
}

export async function removeGame(id: string): Promise<void> {
  await done((await games('readwrite')).delete(id))
}
