/** Creation of an online table from the set-up form. */
import { AMONG_FRIENDS } from '@heptapolis/table/options'
import { newNonce, randomHex } from '@heptapolis/wire'
import { rejectionText } from '../online/connection/rejections.ts'
import { askName } from '../online/join/ask-name.tsx'
import { server } from '../online/server/server.ts'
import { rememberTable } from '../online/server/storage.ts'
import { onlineWords } from '../online/words.ts'
import { type SetupPlan, setupOf } from './plan.ts'

/** Around a tablet absent players are never replaced: they are still in the room. */
const AROUND_A_TABLET = { ...AMONG_FRIENDS, absence: 'wait' as const }

/** The path of the new table, or the reason why the server refused; undefined if the person gave no name. */
type Creation = { path: string } | { problem: string } | undefined

export async function createTable(plan: SetupPlan, { isTablet = false } = {}): Promise<Creation> {
  const name = isTablet ? onlineWords().theTable : await askName()
  if (name === undefined) return undefined
  await server.me()
  const { edition, boxes, teams, options, houseRules, without, seats } = setupOf(plan, '')
  const { method = AMONG_FRIENDS.wonders, sides = AMONG_FRIENDS.sides, isSpread } = plan.agreement ?? {}
  const wonders = {
    wonders: method,
    sides,
    ...(isSpread ? { resources: 'spread' as const } : {}),
    ...(without ? { without } : {}),
  }
  const terms = {
    edition,
    boxes,
    seats: seats.map(() => ({})),
    ...(teams ? { teams } : {}),
    ...(options ? { options } : {}),
    ...(houseRules ? { houseRules } : {}),
  }
  const opened = await server.createTable({
    cid: randomHex(8),
    terms,
    options: { ...(isTablet ? AROUND_A_TABLET : AMONG_FRIENDS), ...wonders },
    name,
    ...(isTablet ? {} : { nonce: newNonce() }),
  })
  if (!opened.ok) return { problem: rejectionText(opened.error.code, terms) }
  const { table, invite } = opened.value
  rememberTable(table, { key: invite })
  return { path: isTablet ? `/t/${table}/tablet` : `/t/${table}#i=${invite}` }
}
