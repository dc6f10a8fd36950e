/** The days of this month: whose deal was played at this browser, and with how many points where it is known. */
import { useEffect, useState } from 'react'
import { dayAt, monthOf, rememberedDays } from '../home/daily.ts'
import { type GameHistory, recall } from '../home/history/game-history.ts'
import { classes } from '../look/classes.ts'
import styles from './daily.module.css'
import { communityWords } from './words.ts'

export function DealCalendar() {
  const w = communityWords()
  const [memory, setMemory] = useState<GameHistory>()
  useEffect(() => void recall().then(setMemory), [])
  if (memory === undefined) return undefined
  const now = new Date()
  const points = new Map(memory.done.flatMap(({ day, points }) => (day === undefined ? [] : [[day, points]])))
  const remembered = new Set(rememberedDays())
  const { days, column } = monthOf(now)
  const isPlayed = (day: string) => points.has(day) || remembered.has(day)
  return (
    <section className="panel">
      <h2 className={styles.title}>{w.calendar}</h2>
      <p>{w.daysPlayed(days.filter(isPlayed).length)}</p>
      <ol className={styles.month} style={{ '--first': column }}>
        {days.map((day, i) => (
          <li
            key={day}
            className={classes(isPlayed(day) && styles.played, day === dayAt(now.getTime()) && styles.today)}
            title={isPlayed(day) ? w.dayPlayed(day, points.get(day)) : undefined}
          >
            {i + 1}
            {isPlayed(day) ? <span className="hidden-text">{w.dayPlayed(day, points.get(day))}</span> : undefined}
            {points.has(day) ? <b aria-hidden="true">{points.get(day)}</b> : undefined}
          </li>
        ))}
      </ol>
    </section>
  )
}
