/** Storage of reports, mutes and blocks, from a table or from a profile. */
import { randomBytes } from 'node:crypto'
import { fail, ok, type Result } from '@heptapolis/engine/kernel'
import type { Account, Degree, ModerationReport, Store } from '@heptapolis/store'
import { readText } from '@heptapolis/table'
import type { ReportPerson } from '@heptapolis/wire/schema'

const MOST_AVOIDED = 500

const busy = fail('busy', 'The server cannot write at the moment.')
const tooMany = fail('too-many-avoided', `At most ${MOST_AVOIDED} people are avoided.`)

/** Not in base64url: a command line would take an id with a leading hyphen for an option. */
const newId = (): string => randomBytes(9).toString('hex')

/** The account that acts, and the person in question with the name they are known by. */
export interface PersonRelation {
  readonly account: string
  readonly other: Account
  readonly name: string
}

export const readReport = ({ words }: ReportPerson): Result<string> => (words.trim() === '' ? ok('') : readText(words))

export async function storeReport(
  { store, now }: { store: Store; now: () => number },
  { account, other, name }: PersonRelation,
  content: Pick<ModerationReport, 'reason' | 'words' | 'talk' | 'game' | 'seat'>,
): Promise<Result<void>> {
  const report = { id: newId(), at: now(), reporter: account, about: other.id, name, ...content }
  return (await store.conduct.report(report)).ok ? ok(undefined) : busy
}

/** Returns the id that undoes it. */
export async function storeAvoidance(
  { store, now }: { store: Store; now: () => number },
  { account, other, name }: PersonRelation,
  degree: Degree,
): Promise<Result<string>> {
  const known = await store.conduct.avoided(account)
  if (!known.ok) return busy
  if (known.value.length >= MOST_AVOIDED) return tooMany
  const id = known.value.find((one) => one.other === other.id)?.id ?? newId()
  const kept = await store.conduct.avoid({ id, account, other: other.id, degree, name, since: now() })
  return kept.ok ? ok(id) : busy
}
