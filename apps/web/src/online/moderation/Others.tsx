/** List of the other people at a table: their reputation at open tables, and moderation actions. */
import type { ShownSeat, TableSnapshot } from '@heptapolis/table'
import type { PlayerReputation } from '@heptapolis/wire'
import { useState } from 'react'
import { Icon } from '../../look/Icon.tsx'
import type { TableSubscription } from '../connection/subscription.ts'
import { onlineWords } from '../words.ts'
import styles from './moderation.module.css'
import { PersonActions, type PersonAtTable, type RecentActions } from './PersonActions.tsx'
import { SharedOriginNotice } from './SharedOriginNotice.tsx'
import { useReputations } from './useReputations.ts'
import { moderationWords } from './words.ts'

interface Other {
  key: string
  name: string
  icon: string
  /** Says which bot plays for this person. */
  note?: string
  whom: PersonAtTable
  standing?: PlayerReputation
}

interface OthersProps {
  subscription: TableSubscription
  snapshot: TableSnapshot
  className?: string
}

export function Others({ subscription, snapshot, className }: OthersProps) {
  const w = moderationWords()
  const standings = useReputations(subscription, snapshot)
  const [open, setOpen] = useState<string>()
  const [avoided, setAvoided] = useState<Readonly<Record<string, RecentActions | undefined>>>({})
  const others = othersAt(subscription, snapshot, standings)
  if (others.length === 0) return undefined
  return (
    <section className={className}>
      <h2>{w.others}</h2>
      <SharedOriginNotice snapshot={snapshot} standings={standings} />
      <ul className={styles.list}>
        {others.map(({ key, name, icon, note, whom, standing }) => (
          <li key={key}>
            <Icon name={icon} size={15} />
            <span>{name}</span>
            {note ? <span>{`· ${note}`}</span> : undefined}
            {standing && standing.left > 0 ? (
              <span className={styles.mark}>{w.leaves(standing.left, standing.games)}</span>
            ) : undefined}
            {standing?.alike ? <span className={styles.mark}>{w.marks[standing.alike]}</span> : undefined}
            <button
              type="button"
              className="btn ghost icon"
              title={w.about(name)}
              aria-expanded={open === key}
              onClick={() => setOpen(open === key ? undefined : key)}
            >
              <Icon name="menu" size={15} />
            </button>
            {open === key ? (
              <PersonActions
                person={{ path: `/tables/${subscription.id}`, whom }}
                since={avoided[key]}
                onSince={(since) => setAvoided({ ...avoided, [key]: since })}
                standing={standing}
              />
            ) : undefined}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** True for a person who is listed here: not a bot, and not on this device. */
export const isOther = (subscription: TableSubscription, { kind, isForgotten }: ShownSeat, seat: number): boolean =>
  kind === 'person' && !isForgotten && !subscription.people.some((as) => subscription.snapshot(as)?.you.seat === seat)

/** Everybody except the people of this device. */
function othersAt(
  subscription: TableSubscription,
  { seats, watchers }: TableSnapshot,
  standings: readonly PlayerReputation[],
): Other[] {
  const [as] = subscription.people
  const own = subscription.people.map((one) => subscription.snapshot(one)?.you)
  const w = onlineWords()
  const sitting = seats.flatMap((shown, seat): Other[] => {
    if (!isOther(subscription, shown, seat)) return []
    const { name = '', goneSince, level } = shown
    const icon = goneSince === undefined ? 'person' : 'o-away'
    const note = level && w.sitsIn(w.levels[level])
    const standing = standings.find((one) => one.seat === seat)
    return [{ key: `seat ${seat}`, name, icon, note, whom: { as, seat }, standing }]
  })
  const looking = watchers
    .filter(({ watcher }) => !own.some((you) => you?.watcher === watcher))
    .map(({ watcher, name }): Other => ({ key: `watcher ${watcher}`, name, icon: 'o-eye', whom: { as, watcher } }))
  return [...sitting, ...looking]
}
