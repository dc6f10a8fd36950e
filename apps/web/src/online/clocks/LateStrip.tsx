/** Notice that the viewer's time ran out, and which move was made for them. */
import type { TableSnapshot } from '@heptapolis/table'
import type { GameTable } from '../../game-model/table.ts'
import { Icon } from '../../look/Icon.tsx'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'
import { lastAction } from './last-action.ts'

interface LateStripProps {
  snapshot: {
    you: Pick<TableSnapshot['you'], 'seat'>
    seats: readonly Pick<TableSnapshot['seats'][number], 'late'>[]
    game?: Pick<NonNullable<TableSnapshot['game']>, 'awaited'> | undefined
  }
  table: Pick<GameTable, 'rules' | 'sitters' | 'steps' | 'sight'>
}

/** Stays until the player chooses again. */
export function LateStrip({ snapshot: { you, seats, game }, table }: LateStripProps) {
  const { seat = -1 } = you
  const late = game?.awaited.includes(seat) ? seats[seat]?.late : undefined
  return (
    <div role="status">
      {late ? (
        <p className={styles.cut}>
          <Icon name="o-clock" size={17} />
          <span>{onlineWords().wasLate(late, lastAction(table, seat))}</span>
        </p>
      ) : undefined}
    </div>
  )
}
