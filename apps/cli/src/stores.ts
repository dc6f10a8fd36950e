/** The store of a server, opened from outside: a folder of data, or a PostgreSQL. */
import { UserError } from './errors.ts'
import { storeWords } from './text/database.ts'

export async function opened(place: string) {
  const { openStore, shownStore } = await import('@heptapolis/server')
  const isUrl = /^postgres(ql)?:\/\//.test(place)
  const store = await openStore(isUrl ? { data: '', store: place } : { data: place })
  if (store.ok) return store.value
  throw new UserError(
    store.error.code === 'bad-database'
      ? storeWords(store.error, isUrl ? shownStore(place) : place)
      : store.error.message,
  )
}
