/** Vacation switch for games over days: while it is on, the viewer's clock stands still. */
import type { TableSnapshot } from '@heptapolis/table'
import { useState } from 'react'
import type { CommandState } from '../connection/useCommands.ts'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'

const MOST = 21
const LENGTHS = [1, 2, 3, 5, 7, 14, MOST]

export function Vacation({ snapshot, commands }: { snapshot: TableSnapshot; commands: CommandState }) {
  const w = onlineWords()
  const [days, setDays] = useState(7)
  const { seats, you, options, phase } = snapshot
  if (you.seat === undefined || options.clock.kind !== 'days' || phase !== 'play') return undefined
  const until = seats[you.seat].vacationUntil ?? 0
  if (until > Date.now()) {
    const when = new Date(until).toLocaleDateString(document.documentElement.lang, { dateStyle: 'medium' })
    return (
      <p className={styles.vacation}>
        {w.onVacation(when)}
        <button type="button" className="btn" onClick={() => commands.run({ do: 'vacation', days: 0 })}>
          {w.iAmBack}
        </button>
      </p>
    )
  }
  return (
    <p className={styles.vacation}>
      <label>
        {w.vacation}{' '}
        <select value={days} onChange={({ target }) => setDays(Number(target.value))}>
          {LENGTHS.map((length) => (
            <option key={length} value={length}>
              {w.days(length)}
            </option>
          ))}
        </select>
      </label>
      <button type="button" className="btn" onClick={() => commands.run({ do: 'vacation', days })}>
        {w.takeVacation}
      </button>
    </p>
  )
}
