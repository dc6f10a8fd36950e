/** Page about one's own progress: points over time, goals, and patterns of lost points. */
import { useEffect, useState } from 'react'
import { streakWith } from '../home/daily.ts'
import { type FinishedGame, type GameHistory, recall } from '../home/history/game-history.ts'
import { WaysToPlay } from '../home/WaysToPlay.tsx'
import { rounded, words } from '../i18n/index.ts'
import { PageHead } from '../look/controls/PageHead.tsx'
import { pointsCourse, shareWon, WINDOW, winsLately } from './course.ts'
import { Goals } from './Goals.tsx'
import { Patterns } from './Patterns.tsx'
import { PointsChart } from './PointsChart.tsx'
import styles from './progress.module.css'
import { progressWords } from './words.ts'

export function ProgressScreen() {
  const w = progressWords()
  const [memory, setMemory] = useState<GameHistory>()
  useEffect(() => void recall().then(setMemory), [])
  return (
    <main className="page-column">
      <PageHead scene="progress" title={words().progress} lead={w.intro} />
      {memory === undefined ? undefined : memory.done.length === 0 ? (
        <>
          <p>{w.none}</p>
          <WaysToPlay ways={['bots', 'daily', 'learn']} />
        </>
      ) : (
        <OverTime done={memory.done} />
      )}
      {memory === undefined ? undefined : <Goals done={memory.done} />}
      {memory === undefined || memory.done.length === 0 ? undefined : <Patterns />}
    </main>
  )
}

function OverTime({ done }: { done: readonly FinishedGame[] }) {
  const w = progressWords()
  const streak = streakWith(done, Date.now())
  const mean = done.reduce((sum, { points }) => sum + points, 0) / done.length
  const lately = winsLately(done)
  return (
    <section className="panel">
      <h2>{w.course}</h2>
      <p className={styles.facts}>
        <b>{w.games(done.length)}</b>
        <b>{w.won(shareWon(done))}</b>
        <b>{w.points(rounded(mean))}</b>
        {streak > 1 ? <b>{w.streak(streak)}</b> : undefined}
      </p>
      <PointsChart course={pointsCourse(done)} />
      <p className={styles.help}>{w.courseHelp}</p>
      {lately ? <p>{w.lately(WINDOW, lately.lately, lately.before)}</p> : undefined}
    </section>
  )
}
