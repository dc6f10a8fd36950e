/**
 * Section of the start page with games in progress and latest results. It loads the engine, so it is rendered only if
 * there are games.
 */
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { say, words } from '../../i18n/index.ts'
import { Points } from '../../look/pieces/Tokens.tsx'
import { recallName } from '../../online/server/storage.ts'
import { homeWords } from '../words.ts'
import { calls, type FinishedGame, type GameHistory, MOST_DONE, type RunningGame, recall } from './game-history.ts'
import styles from './history.module.css'
import { ResultTowers } from './ResultTowers.tsx'
import { RunningGames } from './RunningGames.tsx'
import { Statistics } from './Statistics.tsx'

const LISTED = 3

export function History() {
  const [memory, setMemory] = useState<GameHistory>()
  useEffect(() => void recall().then(setMemory), [])
  if (!memory) return undefined
  const { running, done } = memory
  return (
    <>
      {running.length > 0 ? (
        <section className={styles.running}>
          <Headline running={running} />
          <RunningGames running={running.slice(0, LISTED)} />
        </section>
      ) : undefined}
      {done.length > 0 ? <Last done={done} /> : undefined}
      {done.length > 0 ? <Statistics done={done} /> : undefined}
    </>
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
      <h2>
        {names.length > 0 ? w.waitForYou(names) : waiting.length > 0 ? w.yourTurn : w.greet(greeting, recallName())}
      </h2>
      <p>
        {waiting.length > 0
          ? w.yourTurnAt(waiting.length, running.filter(({ isHere }) => !isHere).length)
          : w.running(running.length)}
      </p>
    </header>
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
      <ResultTowers done={done.slice(0, MOST_DONE).reverse()} />
    </section>
  )
}
