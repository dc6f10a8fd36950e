/** The sections of a store that are the same in every database. */
import type { Store } from '../port.ts'
import type { Rows } from '../rows.ts'
import { audit } from './audit.ts'
import { conduct } from './conduct.ts'
import { nodes } from './nodes.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { programs } from './programs.ts'
import { settings } from './settings.ts'

type Sections = Pick<Store, 'people' | 'settings' | 'nodes' | 'passkeys' | 'conduct' | 'audit' | 'programs'>

export const sections = (rows: Rows): Sections => ({
  people: people(rows),
  settings: settings(rows),
  nodes: nodes(rows),
  passkeys: passkeys(rows),
  conduct: conduct(rows),
  audit: audit(rows),
  programs: programs(rows),
})
