/** A notice that the time ran out and the clock chose a move for this player. */
import type { TableSnapshot } from '@heptapolis/table'
import { Icon } from '../../look/Icon.tsx'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'

/** Stays until the player chooses again. */
export function LateStrip({ snapshot: { you, seats, game } }: { snapshot: TableSnapshot }) {
  const { seat = -1 } = you
  const late = game?.awaited.includes(seat) ? seats[seat]?.late : undefined
  return (
    <div role="status">
      {late ? (
        <p className={styles.cut}>
          <Icon name="o-clock" size={17} />
          <span>{onlineWords().wasLate(late)}</span>
        </p>
      ) : undefined}
    </div>
  )
}
