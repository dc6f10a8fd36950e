/** The end among people elsewhere: once more at this table, and the opened seal. */
import type { Shown } from '@heptapolis/table'
import { useEffect, useRef } from 'react'
import styles from './room.module.css'
import { Seal } from './Seal.tsx'
import type { Doing } from './useDoing.ts'
import { onlineWords } from './words.ts'

interface RematchProps {
  shown: Shown
  doing: Doing
  onNext: (table: string) => void
}

export function Rematch({ shown, doing, onNext }: RematchProps) {
  const w = onlineWords()
  const { next, you, commitment, end } = shown
  // Whoever asks for it goes there at once; the others are asked.
  const isAsked = useRef(false)
  useEffect(() => {
    if (next !== undefined && isAsked.current) onNext(next)
  }, [next, onNext])
  return (
    <section className={styles.panel} aria-label={w.again}>
      <h2>{w.again}</h2>
      <p className={styles.quiet}>{w.againHelp}</p>
      <div className={styles.begin}>
        {next ? (
          <button type="button" className="btn primary" onClick={() => onNext(next)}>
            {w.toRematch}
          </button>
        ) : you.seat === undefined ? undefined : (
          <button
            type="button"
            className="btn primary"
            onClick={() => {
              isAsked.current = true
              doing.run({ do: 'rematch' })
            }}
          >
            {w.rematch}
          </button>
        )}
      </div>
      {doing.problem ? <p role="alert">{doing.problem}</p> : undefined}
      <Seal table={shown.id} commitment={commitment} secret={end?.secret} />
    </section>
  )
}
