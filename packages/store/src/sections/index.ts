/** The sections of a store that are the same in every database. */
import type { Store } from '../port.ts'
import type { Rows } from '../rows.ts'
import { audit } from './audit.ts'
import { conduct } from './conduct.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { settings } from './settings.ts'

export const sections = (rows: Rows): Pick<Store, 'people' | 'settings' | 'passkeys' | 'conduct' | 'audit'> => ({
  people: people(rows),
  settings: settings(rows),
  passkeys: passkeys(rows),
  conduct: conduct(rows),
  audit: audit(rows),
})
