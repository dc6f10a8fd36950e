/** The three best of yesterday's deal. */
import type { DailyRow } from '@heptapolis/wire'
import { useCallback } from 'react'
import { Link } from 'wouter'
import { Points } from '../look/pieces/Tokens.tsx'
import { server } from '../online/server/server.ts'
import { useRequest } from '../online/server/useRequest.ts'
import styles from './daily.module.css'
import { communityWords } from './words.ts'

export function Podium({ day }: { day: string }) {
  const w = communityWords()
  const ask = useCallback(() => server.daily(day), [day])
  const { value } = useRequest(ask)
  if (value === undefined) return undefined
  const best = bestOf(value.ranking ?? [])
  return (
    <section className="panel">
      <h2 className={styles.title}>{w.podium}</h2>
      {best.length === 0 ? (
        <p>{w.nobodyPlayed}</p>
      ) : (
        <ol className={styles.podium}>
          {best.map(({ name, points, place }) => (
            <li key={name} data-place={place}>
              <Link href={`/people/${encodeURIComponent(name)}`}>{name}</Link>
              <Points points={points} size={30} />
              <span>{place}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** At most three, even if more share a place. */
const bestOf = (ranking: readonly DailyRow[]): DailyRow[] =>
  ranking.filter(({ place }) => place !== undefined && place <= 3).slice(0, 3)
