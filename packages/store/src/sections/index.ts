/** The sections of a store that are the same in every database. */
import type { Store } from '../port.ts'
import type { Rows } from '../rows.ts'
import { daily } from './daily.ts'
import { people } from './people.ts'
import { queue } from './queue.ts'
import { ratings } from './ratings.ts'
import { settings } from './settings.ts'

export const sections = (rows: Rows): Pick<Store, 'people' | 'settings' | 'ratings' | 'queue' | 'daily'> => ({
  people: people(rows),
  settings: settings(rows),
  ratings: ratings(rows),
  queue: queue(rows),
  daily: daily(rows),
})
