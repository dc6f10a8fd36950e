/** The end among people elsewhere: once more at this table, and the opened seal. */
import type { Shown } from '@heptapolis/table'
import { useEffect, useRef } from 'react'
import styles from './room.module.css'
import { Seal } from './Seal.tsx'
import { seatName } from './sitters.ts'
import type { Doing } from './useDoing.ts'
import { onlineWords } from './words.ts'

interface RematchProps {
  shown: Shown
  doing: Doing
  onNext: (table: string) => void
}

export function Rematch({ shown, doing, onNext }: RematchProps) {
  const w = onlineWords()
  const { next, you, commitment, end, seats, again = [] } = shown
  const others = again.filter((seat) => seat !== you.seat).map((seat) => seatName(seats[seat], seat))
  // Whoever asks for it goes there at once; the others are asked.
  const isAsked = useRef(false)
  useEffect(() => {
    if (next !== undefined && isAsked.current) onNext(next)
  }, [next, onNext])
  const want = () => {
    isAsked.current = true
    if (you.seat !== undefined && !again.includes(you.seat)) doing.run({ do: 'rematch' })
    if (next !== undefined) onNext(next)
  }
  return (
    <section className={styles.panel} aria-label={w.again}>
      <h2>{w.again}</h2>
      <p className={styles.quiet}>{w.againHelp}</p>
      {others.length > 0 ? <p role="status">{w.wantRematch(others)}</p> : undefined}
      <div className={styles.begin}>
        {next === undefined && you.seat === undefined ? undefined : (
          <button type="button" className="btn primary" onClick={want}>
            {next === undefined ? w.rematch : w.toRematch}
          </button>
        )}
      </div>
      {doing.problem ? <p role="alert">{doing.problem}</p> : undefined}
      <Seal table={shown.id} commitment={commitment} secret={end?.secret} />
    </section>
  )
}
