/** End of a game of the ladder: whether the task is done, and the next table. */
import { isFulfilled, type Rung, taskStates } from '@heptapolis/bots/ladder'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { findGame } from '../game-model/saved/games.ts'
import type { GameTable } from '../game-model/table.ts'
import { words } from '../i18n/index.ts'
import styles from './ladder.module.css'
import { courseOf, OWN_SEAT, RUNGS, rememberRung, startRung } from './ladder.ts'
import { TaskList } from './TaskList.tsx'
import { ladderWords } from './words.ts'

export function LadderEnd({ rung, table }: { rung: Rung; table: GameTable }) {
  const w = ladderWords()
  const [, navigate] = useLocation()
  const course = courseOf(table)
  const isDone = isFulfilled(rung.task, course, OWN_SEAT)
  const undone = useUndoneTurns(table.id)
  useEffect(() => {
    if (undone !== undefined) rememberRung(rung.id, isDone && undone === 0 ? 'done' : 'tried')
  }, [rung, isDone, undone])
  const next = RUNGS[RUNGS.indexOf(rung) + 1]
  const play = async (one: Rung) => navigate(await startRung(one))
  return (
    <section className={styles.result} aria-label={w.number(RUNGS.indexOf(rung) + 1)}>
      <h2>{words().labelled(w.number(RUNGS.indexOf(rung) + 1), isDone ? w.fulfilled : w.failed)}</h2>
      <TaskList task={rung.task} states={taskStates(rung.task, course, OWN_SEAT)} />
      {isDone && undone !== undefined && undone > 0 ? <p>{w.takenBack}</p> : undefined}
      {next === undefined && isDone ? <p>{w.last}</p> : undefined}
      <p className={styles.ways}>
        {next === undefined ? undefined : (
          <button type="button" className={isDone ? 'btn primary' : 'btn'} onClick={() => void play(next)}>
            {w.next}
          </button>
        )}
        <button type="button" className={isDone ? 'btn' : 'btn primary'} onClick={() => void play(rung)}>
          {w.again}
        </button>
        <Link href="/ladder" className="btn">
          {w.all}
        </Link>
      </p>
    </section>
  )
}

/** Number of turns taken back in a stored game; undefined until it is read. */
function useUndoneTurns(id: string): number | undefined {
  const [turns, setTurns] = useState<number>()
  useEffect(() => {
    let isGone = false
    void findGame(id).then((kept) => isGone || setTurns(kept?.takenBack ?? 0))
    return () => {
      isGone = true
    }
  }, [id])
  return turns
}
