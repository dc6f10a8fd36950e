/** A notice at rated tables: which players share an address or device, and whether the game counts. */
import type { TableSnapshot } from '@heptapolis/table'
import type { PlayerReputation } from '@heptapolis/wire'
import type { TableSubscription } from '../connection/subscription.ts'
import { seatName } from '../seats/seats.ts'
import styles from './moderation.module.css'
import { useStandings } from './useStandings.ts'
import { conductWords } from './words.ts'

const KINDS = ['device', 'address'] as const

export const AlikeAtEnd = ({ following, shown }: { following: TableSubscription; shown: TableSnapshot }) => (
  <AlikeNote shown={shown} standings={useStandings(following, shown)} />
)

export function AlikeNote({ shown, standings }: { shown: TableSnapshot; standings: readonly PlayerReputation[] }) {
  const w = conductWords()
  const notes = KINDS.flatMap((kind) => {
    const names = namesOf(shown, standings, kind)
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
