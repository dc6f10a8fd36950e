/** The deal of the day: one try, and the ranking for who has played it. */
import { type DailyRow, type DailyShown, newNonce } from '@heptapolis/wire'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { classes } from '../look/classes.ts'
import { Points } from '../look/Tokens.tsx'
import { recallName, rememberTable } from '../online/memory.ts'
import { known, useAnswer } from '../online/useAnswer.ts'
import { server } from '../online/useFollowing.ts'
import { onlineWords } from '../online/words.ts'
import { Page } from './Page.tsx'
import styles from './season.module.css'
import { strangersWords } from './words.ts'

const LOOK_EVERY = 10_000

export function DailyScreen() {
  const w = strangersWords()
  const [problem, setProblem] = useState<string>()
  const { value: daily, trouble } = useAnswer(server.daily, LOOK_EVERY)
  const [, navigate] = useLocation()
  const play = async () => {
    await known()
    const begun = await server.playDaily({ name: recallName() || onlineWords().guest, nonce: newNonce() })
    if (!begun.ok) return setProblem(begun.error.code)
    rememberTable(begun.value.table, {})
    navigate(`/t/${begun.value.table}`)
  }
  return (
    <Page
      page="daily"
      title={w.daily}
      lead={w.dailyHelp}
      trouble={problem ?? trouble}
      tools={daily?.isAccount ? <Ways daily={daily} onPlay={() => void play()} /> : undefined}
    >
      {daily ? <Standing daily={daily} /> : <p>{w.coming}</p>}
    </Page>
  )
}

function Ways({ daily, onPlay }: { daily: DailyShown; onPlay: () => void }) {
  const w = strangersWords()
  const hasPlayed = daily.points !== undefined
  return (
    <button type="button" className={classes('btn', !hasPlayed && 'primary')} onClick={onPlay}>
      {hasPlayed ? w.look : daily.table === undefined ? w.playIt : w.goOnDeal}
    </button>
  )
}

function Standing({ daily }: { daily: DailyShown }) {
  const w = strangersWords()
  const { played, middle, points, ranking, isAccount, knows } = daily
  return (
    <>
      <p className={styles.lead}>
        {[w.played(played, middle), points === undefined ? '' : w.yourPoints(points)].filter(Boolean).join(' ')}
      </p>
      {isAccount && knows ? <p className={styles.lead}>{points === undefined ? w.knows : w.knew}</p> : undefined}
      {isAccount ? undefined : (
        <p className={styles.lead}>
          {w.dailyNeedsAccount} <Link href="/account">{w.makeOne}</Link>
        </p>
      )}
      {ranking ? (
        <section>
          <h2>{w.ranking}</h2>
          <ol className={styles.ranking}>
            {ranking.map((row) => (
              <li key={row.name} className={classes(row.isYou && styles.you)}>
                <span className={styles.place}>{row.place ?? '–'}</span>
                <span>
                  <Link href={`/people/${encodeURIComponent(row.name)}`}>{row.name}</Link>
                  <Mark row={row} />
                </span>
                <Points points={row.points} size={26} />
              </li>
            ))}
          </ol>
        </section>
      ) : undefined}
    </>
  )
}

/** What others should know of a try. */
function Mark({ row: { knew, shared } }: { row: DailyRow }) {
  const w = strangersWords()
  const text = knew ? w.knewIt : shared ? w.sharedAddress : undefined
  return text === undefined ? undefined : <small className={styles.mark}>{text}</small>
}
