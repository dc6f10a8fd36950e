/** The other people at a table: their records among strangers, and moderation actions. */
import type { TableSnapshot } from '@heptapolis/table'
import type { PlayerReputation } from '@heptapolis/wire'
import { useState } from 'react'
import { Icon } from '../../look/Icon.tsx'
import type { TableSubscription } from '../connection/subscription.ts'
import { About, type Since, type Whom } from './About.tsx'
import { AlikeNote } from './AlikeNote.tsx'
import styles from './moderation.module.css'
import { useStandings } from './useStandings.ts'
import { conductWords } from './words.ts'

interface Other {
  key: string
  name: string
  whom: Whom
  standing?: PlayerReputation
}

interface OthersProps {
  following: TableSubscription
  shown: TableSnapshot
  className?: string
}

export function Others({ following, shown, className }: OthersProps) {
  const w = conductWords()
  const standings = useStandings(following, shown)
  const [open, setOpen] = useState<string>()
  const [avoided, setAvoided] = useState<Readonly<Record<string, Since | undefined>>>({})
  const others = othersAt(following, shown, standings)
  if (others.length === 0) return undefined
  return (
    <section className={className}>
      <h2>{w.others}</h2>
      <AlikeNote shown={shown} standings={standings} />
      <ul className={styles.list}>
        {others.map(({ key, name, whom, standing }) => (
          <li key={key}>
            <Icon name={whom.seat === undefined ? 'o-eye' : 'person'} size={15} />
            <span>{name}</span>
            {standing && standing.left > 0 ? (
              <span className={styles.mark}>{w.leaves(standing.left, standing.games)}</span>
            ) : undefined}
            {standing?.alike ? <span className={styles.mark}>{w.marks[standing.alike]}</span> : undefined}
            <button
              type="button"
              className="btn ghost icon"
              aria-label={w.about(name)}
              title={w.about(name)}
              aria-expanded={open === key}
              onClick={() => setOpen(open === key ? undefined : key)}
            >
              <Icon name="menu" size={15} />
            </button>
            {open === key ? (
              <About
                table={following.id}
                whom={whom}
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

/** Everybody except the people of this device. */
function othersAt(
  following: TableSubscription,
  { seats, watchers }: TableSnapshot,
  standings: readonly PlayerReputation[],
): Other[] {
  const [as] = following.people
  const own = following.people.map((one) => following.shown(one)?.you)
  const sitting = seats.flatMap(({ kind, name = '', isForgotten }, seat): Other[] => {
    if (kind !== 'person' || isForgotten || own.some((you) => you?.seat === seat)) return []
    const standing = standings.find((one) => one.seat === seat)
    return [{ key: `seat ${seat}`, name, whom: { as, seat }, standing }]
  })
  const looking = watchers
    .filter(({ watcher }) => !own.some((you) => you?.watcher === watcher))
    .map(({ watcher, name }): Other => ({ key: `watcher ${watcher}`, name, whom: { as, watcher } }))
  return [...sitting, ...looking]
}
