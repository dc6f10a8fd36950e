/** The sections of a store that are the same in every database. */
import type { Store } from '../port.ts'
import type { Rows } from '../rows.ts'
import { people } from './people.ts'
import { programs } from './programs.ts'
import { settings } from './settings.ts'

export const sections = (rows: Rows): Pick<Store, 'people' | 'programs' | 'settings'> => ({
  people: people(rows),
  programs: programs(rows),
  settings: settings(rows),
})
