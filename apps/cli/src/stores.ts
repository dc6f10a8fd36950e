/** Opens the store of a server for a command: a data folder, or a PostgreSQL database. */
import { existsSync } from 'node:fs'
import type { LastingStore } from '@heptapolis/server'
import { UserError } from './errors.ts'
import { words } from './language.ts'
import { storeWords } from './text/database.ts'

type Server = typeof import('@heptapolis/server')

const isUrl = (place: string): boolean => /^postgres(ql)?:\/\//.test(place)

export const shownPlace = ({ shownStore }: Server, place: string): string => (isUrl(place) ? shownStore(place) : place)

/** Runs a function with a store and always closes it. Does not create a missing file. */
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
