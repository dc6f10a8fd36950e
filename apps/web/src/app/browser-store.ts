/** Key-value storage of the browser in IndexedDB; falls back to memory, which is lost when the page closes. */

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
  const within = transactionsIn(database, store)
  return {
    async put(thing) {
      visit.set(thing.id, thing)
      try {
        await within('readwrite', (things) => written(things, things.put(thing)))
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
        return await within('readwrite', async (things) => {
          const thing = remember(next(await done<T | undefined>(things.get(id))))
          if (!thing) return 'stays'
          await written(things, things.put(thing))
          return 'kept'
        })
      } catch {
        return remember(next(visit.get(id))) ? 'not kept' : 'stays'
      }
    },
    async find(id) {
      try {
        const kept = await within('readonly', (things) => done<T | undefined>(things.get(id)))
        if (kept) visit.set(id, kept)
      } catch {
        // The copy in memory is still there.
      }
      return visit.get(id)
    },
    cached: (id) => visit.get(id),
    async all() {
      try {
        return await within('readonly', (things) => done<T[]>(things.getAll()))
      } catch {
        return [...visit.values()]
      }
    },
    async remove(id) {
      visit.delete(id)
      try {
        await within('readwrite', (things) => written(things, things.delete(id)))
      } catch {
        // Nothing was stored.
      }
    },
  }
}

type Work<R> = (things: IDBObjectStore) => Promise<R>

/** Works in one transaction; again if leaving the page has aborted it, once the page is shown again. */
function transactionsIn(database: string, store: string) {
  let opened: Promise<IDBDatabase> | undefined
  return async <R>(mode: IDBTransactionMode, work: Work<R>): Promise<R> => {
    const begin = async () => {
      opened ??= open(database, store)
      return work(begun((await opened).transaction(store, mode)).objectStore(store))
    }
    return begin().catch((error) => (isAborted(error) ? begin() : Promise.reject(error)))
  }
}

const running = new Set<IDBTransaction>()

/**
 * A hidden page may keep its transactions, which block every other page of the store (seen in WebKit). So a page
 * that is left aborts its open transactions.
 */
globalThis.addEventListener?.('pagehide', () => {
  for (const transaction of running) {
    try {
      transaction.abort()
    } catch {
      // It is being committed.
    }
  }
})

function begun(transaction: IDBTransaction): IDBTransaction {
  running.add(transaction)
  const end = () => running.delete(transaction)
  for (const event of ['complete', 'abort']) transaction.addEventListener(event, end)
  return transaction
}

const isAborted = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError'

/** Commits at once, so that the write survives when the page is left. */
function written({ transaction }: IDBObjectStore, request: IDBRequest): Promise<unknown> {
  transaction.commit()
  return done(request)
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
