/** One quiet line for whom the clock has chosen: a card lies in the city that nobody here has put there. */
import type { Shown } from '@heptapolis/table'
import { Icon } from '../look/Icon.tsx'
import styles from './strip.module.css'
import { onlineWords } from './words.ts'

export function LateStrip({ shown: { you, seats, phase } }: { shown: Shown }) {
  const own = you.seat === undefined ? undefined : seats[you.seat]
  const isTold = phase === 'play' && own?.late !== undefined && !own.away && !own.hasResigned
  return (
    <div role="status">
      {isTold ? (
        <p className={styles.cut}>
          <Icon name="o-clock" size={17} />
          <span>{onlineWords().wasLate(own.late ?? 1)}</span>
        </p>
      ) : undefined}
    </div>
  )
}
