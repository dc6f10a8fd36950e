/** To watchers of a table that agreed: what everybody held an Age ago. */
import { BOXES } from '@heptapolis/boxes'
import { fromPosition } from '@heptapolis/engine'
import type { Shown, ShownGame } from '@heptapolis/table'
import { viewTable } from '../city/view.ts'
import { pieceName } from '../i18n/index.ts'
import { keyed } from '../look/keyed.ts'
import { colourOf } from '../look/pieces.ts'
import { seatName } from './sitters.ts'
import styles from './strip.module.css'
import { onlineWords } from './words.ts'

export function OpenHands({ shown, hands }: { shown: Shown; hands: NonNullable<ShownGame['hands']> }) {
  const rows = hands.views.flatMap((view, seat) => {
    const game = fromPosition(view, BOXES, { lenient: true })
    return game.ok ? [{ seat, hand: viewTable(game.value).cities[seat].hand.filter(({ index }) => index > 0) }] : []
  })
  return (
    <details className={styles.hands}>
      <summary>{onlineWords().handsThen}</summary>
      <dl>
        {rows.map(({ seat, hand }) => (
          <div key={seat}>
            <dt>{seatName(shown.seats[seat], seat)}</dt>
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
