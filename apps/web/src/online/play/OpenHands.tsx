/** Hands of all players as they were one Age ago, for spectators of a table that voted to show them. */
import type { ShownGame, TableSnapshot } from '@heptapolis/table'
import { pieceName } from '../../i18n/index.ts'
import { keyed } from '../../look/keyed.ts'
import { colourOf } from '../../look/pieces/pieces.ts'
import { seatName } from '../seats/seats.ts'
import styles from '../strip.module.css'
import { onlineWords } from '../words.ts'
import { openHands } from './open-hands.ts'

export function OpenHands({ snapshot, hands }: { snapshot: TableSnapshot; hands: NonNullable<ShownGame['hands']> }) {
  return (
    <details className={styles.hands}>
      <summary>{onlineWords().handsThen}</summary>
      <dl>
        {openHands(hands).map(({ seat, hand }) => (
          <div key={seat}>
            <dt>{seatName(snapshot.seats[seat], seat)}</dt>
            <dd>
              {keyed(hand, ({ id }) => id).map(({ key, thing }) => (
                <span key={key} className={`c-${colourOf(thing)}`}>
                  {pieceName(thing)}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
