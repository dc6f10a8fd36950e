/** Database sections written once for SQLite and PostgreSQL: everything but logs and lists of games. */
import type { Store } from '../port.ts'
import type { Rows } from '../rows.ts'
import { analyses } from './analyses.ts'
import { audit } from './audit.ts'
import { daily } from './daily.ts'
import { deals } from './deals.ts'
import { grants } from './grants.ts'
import { conduct } from './moderation.ts'
import { nodes } from './nodes.ts'
import { passkeys } from './passkeys.ts'
import { people } from './people.ts'
import { programs } from './programs.ts'
import { queue } from './queue.ts'
import { ratings } from './ratings.ts'
import { settings } from './settings.ts'
import { traces } from './traces.ts'

type Section =
  | 'people'
  | 'grants'
  | 'settings'
  | 'nodes'
  | 'passkeys'
  | 'conduct'
  | 'audit'
  | 'ratings'
  | 'queue'
  | 'daily'
  | 'deals'
  | 'programs'
  | 'traces'
  | 'analyses'

export const sections = (rows: Rows): Pick<Store, Section> => ({
  people: people(rows),
  grants: grants(rows),
  settings: settings(rows),
  nodes: nodes(rows),
  passkeys: passkeys(rows),
  conduct: conduct(rows),
  audit: audit(rows),
  ratings: ratings(rows),
  queue: queue(rows),
  daily: daily(rows),
  deals: deals(rows),
  programs: programs(rows),
  traces: traces(rows),
  analyses: analyses(rows),
})
