/** A store in IndexedDB. Without IndexedDB it lasts as long as the visit. */

export interface BrowserStore<T extends { id: string }> {
  /** Returns false if the value lasts only for this visit. */
  put(thing: T): Promise<boolean>
  /** Replaces a stored value in one transaction. `next` returns undefined to leave it unchanged. */
  change(id: string, next: (old: T | undefined) => T | undefined): Promise<'kept' | 'stays' | 'not kept'>
  find(id: string): Promise<T | undefined>
  /** The value in memory, without a read from IndexedDB. */
  cached(id: string): T | undefined
  all(): Promise<T[]>
  remove(id: string): Promise<void>
}

export function browserStore<T extends { id: string }>(database: string, store: string): BrowserStore<T> {
  const visit = new Map<string, T>()
  let opened: Promise<IDBDatabase> | undefined
  const things = async (mode: IDBTransactionMode): Promise<IDBObjectStore> => {
    opened ??= open(database, store)
    return (await opened).transaction(store, mode).objectStore(store)
  }
  return {
    async put(thing) {
      visit.set(thing.id, thing)
      try {
        await done((await things('readwrite')).put(thing))
        return true
      } catch {
        return false
      }
    },
    async change(id, next) {
      const remember = (thing: T | undefined): T | undefined => {
        if (thing) visit.set(id, thing)
        return thing
      }
      try {
        // One transaction, so that no other tab writes in between.
        const store = await things('readwrite')
        const thing = remember(next(await done<T | undefined>(store.get(id))))
        if (!thing) return 'stays'
        await done(store.put(thing))
        return 'kept'
      } catch {
        return remember(next(visit.get(id))) ? 'not kept' : 'stays'
      }
    },
    async find(id) {
      try {
        const kept = await done<T | undefined>((await things('readonly')).get(id))
        if (kept) visit.set(id, kept)
      } catch {
        // The copy in memory is still there.
      }
      return visit.get(id)
    },
    cached: (id) => visit.get(id),
    async all() {
      try {
        return await done<T[]>((await things('readonly')).getAll())
      } catch {
        return [...visit.values()]
      }
    },
    async remove(id) {
      visit.delete(id)
      try {
        await done((await things('readwrite')).delete(id))
      } catch {
        // Nothing was stored.
      }
    },
  }
}

const open = (database: string, store: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1)
    request.onupgradeneeded = () => request.result.createObjectStore(store, { keyPath: 'id' })
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })

const done = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
