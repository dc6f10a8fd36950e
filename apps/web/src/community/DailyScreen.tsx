/**
 * Page of the daily deal (the same cards for everybody): one attempt, then its ranking. Rankings of past days are
 * public.
 */
import { type DailyRow, type DailyShown, newNonce } from '@heptapolis/wire'
import { useCallback, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { rememberDay, streakWith } from '../home/daily.ts'
import { homeWords } from '../home/words.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Points } from '../look/pieces/Tokens.tsx'
import { server } from '../online/server/server.ts'
import { recallName, rememberTable } from '../online/server/storage.ts'
import { ensureSession, useRequest } from '../online/server/useRequest.ts'
import { onlineWords } from '../online/words.ts'
import { defaultPlan, withLevel } from '../setup/plan.ts'
import { TablePreview } from '../setup/TablePreview.tsx'
import { DealCalendar } from './DealCalendar.tsx'
import { DealHere } from './DealHere.tsx'
import styles from './daily.module.css'
import { Page } from './Page.tsx'
import { Podium } from './Podium.tsx'
import season from './season.module.css'
import { communityWords } from './words.ts'

const LOOK_EVERY = 10_000
/** The bots of a daily deal. */
const DEAL_LEVEL = 'hard'
const DAY = 24 * 3_600_000

/** Undefined for today. */
export function DailyScreen({ day }: { day: string | undefined }) {
  const w = communityWords()
  const [problem, setProblem] = useState<string>()
  const ask = useCallback(() => server.daily(day), [day])
  const { value: daily, trouble } = useRequest(ask, day === undefined ? LOOK_EVERY : undefined)
  const [, navigate] = useLocation()
  // Without a server there is a deal of this device.
  const isHere = day === undefined && !daily && trouble !== undefined
  useEffect(() => {
    if (daily?.points !== undefined) rememberDay(daily.day)
  }, [daily])
  const play = async () => {
    await ensureSession()
    const begun = await server.playDaily({ name: recallName() || onlineWords().guest, nonce: newNonce() })
    if (!begun.ok) return setProblem(begun.error.code)
    rememberTable(begun.value.table, {})
    navigate(`/t/${begun.value.table}`)
  }
  return (
    <Page
      page="daily"
      title={daily?.isOver ? w.dealOf(dateText(daily.day)) : w.daily}
      lead={daily?.isOver ? w.dailyOver : w.dailyHelp}
      trouble={problem ?? trouble}
      tools={
        daily ? (
          <Ways daily={daily} onPlay={() => void play()} />
        ) : trouble === undefined ? (
          <span className={classes('btn', styles.place)} />
        ) : undefined
      }
    >
      <div className={styles.columns}>
        <div>
          {isHere ? <DealHere /> : undefined}
          {daily ? <Standing daily={daily} /> : trouble === undefined ? <p>{w.coming}</p> : undefined}
          {daily?.ranking === undefined ? <HiddenDeal /> : undefined}
        </div>
        {day === undefined ? (
          <div>
            {daily ? <Podium day={dayBefore(daily.day)} /> : undefined}
            <DealCalendar />
          </div>
        ) : undefined}
      </div>
    </Page>
  )
}

/** The table of the deal. Its cards are secret until the own game. */
const HiddenDeal = () => (
  <section className={classes('panel', styles.deal)}>
    <p>{communityWords().dealHidden}</p>
    <TablePreview plan={withLevel(defaultPlan(), DEAL_LEVEL)} />
  </section>
)

function Ways({ daily, onPlay }: { daily: DailyShown; onPlay: () => void }) {
  const w = communityWords()
  return (
    <>
      {daily.isOver ? <Past daily={daily} /> : <Today daily={daily} onPlay={onPlay} />}
      <Link href={`/daily/${dayBefore(daily.day)}`} className="btn">
        {daily.isOver ? w.dayBefore : w.yesterday}
      </Link>
    </>
  )
}

function Today({ daily: { points, table }, onPlay }: { daily: DailyShown; onPlay: () => void }) {
  const w = communityWords()
  const hasPlayed = points !== undefined
  return (
    <button type="button" className={classes('btn', !hasPlayed && 'primary')} onClick={onPlay}>
      {hasPlayed ? w.look : table === undefined ? w.playIt : w.goOnDeal}
    </button>
  )
}

function Past({ daily: { table } }: { daily: DailyShown }) {
  const w = communityWords()
  return (
    <>
      <Link href="/daily" className="btn primary">
        {w.today}
      </Link>
      {table === undefined ? undefined : (
        <Link href={`/t/${table}`} className="btn">
          {w.look}
        </Link>
      )}
    </>
  )
}

const dayBefore = (day: string): string => new Date(Date.parse(day) - DAY).toISOString().slice(0, 10)
/** Days are in UTC. */
const dateText = (day: string): string =>
  new Date(day).toLocaleDateString(document.documentElement.lang, { dateStyle: 'long', timeZone: 'UTC' })

function Standing({ daily }: { daily: DailyShown }) {
  const w = communityWords()
  const { played, middle, points, ranking, isAccount, isOver, knows } = daily
  return (
    <>
      <p className={season.lead}>
        {[
          isOver && played === 0 ? w.nobodyPlayed : w.played(played, middle),
          points === undefined ? '' : w.yourPoints(points),
          isOver ? '' : homeWords().streak(streakWith([], Date.now())),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      {isAccount && knows ? <p className={season.lead}>{points === undefined ? w.knows : w.knew}</p> : undefined}
      {isAccount || isOver ? undefined : (
        <p className={season.lead}>
          {w.dailyNeedsAccount} <Link href="/account">{w.makeOne}</Link>
        </p>
      )}
      {ranking && ranking.length > 0 ? (
        <section className="panel">
          <h2>{w.ranking}</h2>
          <ol className={season.ranking}>
            {ranking.map((row) => (
              <li key={row.name} className={classes(row.isYou && season.you)}>
                <span className={season.place}>{row.place ?? '–'}</span>
                <span>
                  <Link href={`/people/${encodeURIComponent(row.name)}`}>{row.name}</Link>
                  {row.isYou ? <small className={season.mark}>{words().whoSits.you}</small> : undefined}
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

/** Marks attempts that are not comparable. */
function Mark({ row: { knew, shared } }: { row: DailyRow }) {
  const w = communityWords()
  const text = knew ? w.knewIt : shared ? w.sharedAddress : undefined
  return text === undefined ? undefined : <small className={season.mark}>{text}</small>
}
