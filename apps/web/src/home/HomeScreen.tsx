/** Home with memory: who waits, the cities that go on, the ways to a new game, and how the last ones ended. */
import type { Lobby } from '@heptapolis/wire'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { LoadingNotice } from '../app/LoadingNotice.tsx'
import { SettingsForm } from '../app/SettingsForm.tsx'
import { beginGame } from '../game-model/games.ts'
import { named, say, terms, words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { BoxMark, Points } from '../look/Tokens.tsx'
import { server } from '../online/server/server.ts'
import { recallName } from '../online/server/storage.ts'
import { useRequest } from '../online/server/useRequest.ts'
import { type SetupPlan, setupOf, sittersOf } from '../setup/plan.ts'
import { Shelf } from '../setup/Shelf.tsx'
import { recallPlan, rememberPlan } from '../setup/storage.ts'
import { dayAt, dealOf, streakOf } from './daily.ts'
import { Ground } from './Ground.tsx'
import styles from './home.module.css'
import { calls, type FinishedGame, type GameHistory, MOST_DONE, type RunningGame, recall } from './memory.ts'
import { Statistics } from './Statistics.tsx'
import { Towers } from './Towers.tsx'
import { homeWords } from './words.ts'

const LayTable = lazy(() => import('../setup/CreateTable.tsx').then((it) => ({ default: it.CreateTable })))
const PuzzleOfTheDay = lazy(() =>
  import('../puzzles/PuzzleOfTheDay.tsx').then((it) => ({ default: it.PuzzleOfTheDay })),
)
const LISTED = 3

/** Where nothing is remembered, a new game is planned. */
export function HomeScreen({ onPlan }: { onPlan: () => void }) {
  const [memory, setMemory] = useState<GameHistory>()
  useEffect(() => {
    void recall().then((found) => {
      if (found.running.length + found.done.length === 0) onPlan()
      else setMemory(found)
    })
  }, [onPlan])
  if (!memory) return <LoadingNotice />
  const { running, done } = memory
  return (
    <main className={styles.home}>
      <header className={styles.bar}>
        <span className={styles.logo}>
          <Icon name="vp-ring" size={24} /> Heptapolis
        </span>
        <nav>
          <Link href="/games" className="btn ghost">
            {homeWords().allGames}
          </Link>
          <Link href="/account" className="btn ghost">
            <Icon name="person" size={15} /> {words().account}
          </Link>
        </nav>
      </header>
      <Headline running={running} />
      {running.length > 0 ? <Ground running={running.slice(0, LISTED)} /> : undefined}
      <Doors memory={memory} onPlan={onPlan} />
      {done.length > 0 ? <Last done={done} /> : undefined}
      {done.length > 0 ? <Statistics done={done} /> : undefined}
      <footer className={styles.foot}>
        <SettingsForm />
      </footer>
    </main>
  )
}

function Headline({ running }: { running: readonly RunningGame[] }) {
  const w = homeWords()
  const waiting = running.filter(calls)
  const names = [...new Set(waiting.flatMap((one) => one.names))]
  const hour = new Date().getHours()
  const greeting = w.greetings[hour < 5 || hour >= 18 ? 'evening' : hour < 12 ? 'morning' : 'day']
  return (
    <header className={styles.headline}>
      <h1>
        {names.length > 0 ? w.waitForYou(names) : waiting.length > 0 ? w.yourTurn : w.greet(greeting, recallName())}
      </h1>
      <p>
        {waiting.length > 0
          ? w.yourTurnAt(waiting.length, running.filter(({ isHere }) => !isHere).length)
          : w.running(running.length)}
      </p>
    </header>
  )
}

function Doors({ memory, onPlan }: { memory: GameHistory; onPlan: () => void }) {
  const w = homeWords()
  const [, navigate] = useLocation()
  const [plan] = useState(() => recallPlan(''))
  const setup = setupOf(plan, words().whoSits.you)
  const play = async () => {
    rememberPlan(plan)
    navigate(`/play/${await beginGame(setup, sittersOf(plan))}`)
  }
  return (
    <section className={styles.doors}>
      <div className={styles.door}>
        <h2>{w.playNow}</h2>
        <p>
          {w.players(plan.seats.length)}, {terms().editions[plan.edition]}{' '}
          {plan.boxes.map((box) => (
            <span key={box}>
              <BoxMark box={box} size={15} /> {say().boxName(box)}
            </span>
          ))}
          <span>{w.against(levelsOf(plan).map((level) => named(words().levels, level)))}</span>
        </p>
        <div>
          <button
            type="button"
            className={memory.running.length === 0 ? 'btn primary' : 'btn'}
            onClick={() => void play()}
          >
            {words().play}
          </button>
          <button type="button" className="btn ghost" onClick={onPlan}>
            {w.changeMix}
          </button>
        </div>
      </div>
      <div className={styles.door}>
        <h2>
          <Icon name="o-friends" size={19} /> {w.withFriends}
        </h2>
        <p>{w.withFriendsHelp}</p>
        <div>
          <Suspense>
            <LayTable plan={plan} />
          </Suspense>
        </div>
      </div>
      <OpenTables plan={plan} />
      <Daily memory={memory} />
      <Suspense>
        <PuzzleOfTheDay className={styles.door} />
      </Suspense>
      <div className={styles.door}>
        <h2>
          <Icon name="book" size={19} /> {w.anyTable}
        </h2>
        <Shelf setup={setup} />
      </div>
    </section>
  )
}

/** Where a server answers: how many tables strangers may sit down at. */
function OpenTables({ plan }: { plan: SetupPlan }) {
  const w = homeWords()
  const { value: lobby } = useRequest(server.lobby)
  if (!lobby) return undefined
  const isOwn = ({ terms: { edition, boxes } }: Lobby['open'][number]): boolean =>
    edition === plan.edition && [...boxes].sort().join() === [...plan.boxes].sort().join()
  return (
    <div className={styles.door}>
      <h2>
        <Icon name="o-door" size={19} /> {w.openTables}
      </h2>
      <p>{w.openTablesHelp(lobby.open.length, lobby.open.filter(isOwn).length)}</p>
      <div>
        <Link href="/tables" className="btn">
          {w.look}
        </Link>
      </div>
    </div>
  )
}

const levelsOf = ({ seats }: SetupPlan): string[] => seats.flatMap(({ who, level }) => (who === 'bot' ? [level] : []))

/** Everybody's deal of today, and how many days in a row it was played here. */
function Daily({ memory: { running, done } }: { memory: GameHistory }) {
  const w = homeWords()
  const [, navigate] = useLocation()
  const now = Date.now()
  const today = dayAt(now)
  const played = done.find(({ day }) => day === today)
  const begun = running.find(({ day }) => day === today)
  const streak = streakOf(new Set(done.flatMap(({ day }) => day ?? [])), now)
  const { value: shared } = useRequest(server.daily)
  const play = async () => {
    const { setup, sitters } = dealOf(today)
    navigate(`/play/${await beginGame(setup, sitters)}`)
  }
  if (shared?.isAccount) {
    return (
      <div className={styles.door}>
        <h2>
          <Icon name="sun" size={19} /> {w.dealOfTheDay}
        </h2>
        <p>{w.dealRanked(shared.played, shared.middle)}</p>
        <div>
          <Link href="/daily" className="btn">
            {shared.points === undefined ? w.playDeal : w.ranking}
          </Link>
        </div>
      </div>
    )
  }
  return (
    <div className={styles.door}>
      <h2>
        <Icon name="sun" size={19} /> {w.dealOfTheDay}
      </h2>
      <p>
        {[played ? w.dealPlayed(played.points, words().nth(played.rank)) : w.dealHelp, w.streak(streak)]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div>
        {(played ?? begun) ? (
          <Link href={(played ?? begun)?.href ?? ''} className="btn">
            {played ? words().scoreSheet : w.goOn}
          </Link>
        ) : (
          <button type="button" className="btn" onClick={() => void play()}>
            {w.playDeal}
          </button>
        )}
      </div>
    </div>
  )
}

function Last({ done }: { done: readonly FinishedGame[] }) {
  const w = homeWords()
  return (
    <section className={styles.last}>
      <div>
        <h2>{w.lastGames}</h2>
        <ul>
          {done.slice(0, LISTED).map((one) => (
            <li key={one.href}>
              <Link href={one.href}>
                <span>
                  <b>{words().nth(one.rank)}</b> {w.placeOf(one.players)}
                </span>
                <Points points={one.points} size={24} />
                <b>{one.wonder === undefined ? '' : say().wonder(one.wonder)}</b>
                <span>{one.rank === 1 ? w.youWon : w.wonWith(one.winner.name, one.winner.points)}</span>
                <span>
                  {new Date(one.at).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })}
                </span>
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <Towers done={done.slice(0, MOST_DONE).reverse()} />
    </section>
  )
}
