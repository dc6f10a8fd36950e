/** A notice at rated tables: which players share an address or device, and whether the game counts. */
import type { TableSnapshot } from '@heptapolis/table'
import type { PlayerReputation } from '@heptapolis/wire'
import type { TableSubscription } from '../connection/subscription.ts'
import { seatName } from '../seats/seats.ts'
import styles from './moderation.module.css'
import { useReputations } from './useReputations.ts'
import { moderationWords } from './words.ts'

const KINDS = ['device', 'address'] as const

export const SharedOriginAtEnd = ({
  subscription,
  snapshot,
}: {
  subscription: TableSubscription
  snapshot: TableSnapshot
}) => <SharedOriginNotice snapshot={snapshot} standings={useReputations(subscription, snapshot)} />

export function SharedOriginNotice({
  snapshot,
  standings,
}: {
  snapshot: TableSnapshot
  standings: readonly PlayerReputation[]
}) {
  const w = moderationWords()
  const notes = KINDS.flatMap((kind) => {
    const names = namesOf(snapshot, standings, kind)
    return names.length === 0 ? [] : [{ kind, text: w.alike[kind](names) }]
  })
  if (notes.length === 0) return undefined
  return (
    <div className={styles.note} role="note">
      {notes.map(({ kind, text }) => (
        <p key={kind}>{text}</p>
      ))}
    </div>
  )
}

const namesOf = (
  { seats }: TableSnapshot,
  standings: readonly PlayerReputation[],
  kind: PlayerReputation['alike'],
): string[] => standings.filter(({ alike }) => alike === kind).map(({ seat }) => seatName(seats[seat], seat))
