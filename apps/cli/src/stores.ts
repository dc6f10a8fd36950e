/** The store of a server, opened from outside: a folder of data, or a PostgreSQL. */
import { existsSync } from 'node:fs'
import type { LastingStore } from '@heptapolis/server'
import { UserError } from './errors.ts'
import { words } from './language.ts'
import { storeWords } from './text/database.ts'

type Server = typeof import('@heptapolis/server')

const isUrl = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

export const shownPlace = ({ shownStore }: Server, place: string): string => (isUrl(place) ? shownStore(place) : place)

/** Does something with a store, and closes it whatever comes of it. A file that is looked into is not made on the way. */
export async function withStore<T>(
  server: Server,
  place: string,
  is: 'there' | 'new',
  act: (store: LastingStore) => Promise<T>,
): Promise<T> {
  if (is === 'there' && !isUrl(place) && !existsSync(server.fileIn(place))) {
    throw new UserError(words().serving.badDatabase(place, words().serving.database.unreachable))
  }
  const opened = await server.openStore(isUrl(place) ? { data: '', store: place } : { data: place })
  if (!opened.ok) {
    const { code, message } = opened.error
    throw new UserError(code === 'bad-database' ? storeWords(opened.error, shownPlace(server, place)) : message)
  }
  try {
    return await act(opened.value)
  } finally {
    await opened.value.close()
  }
}
