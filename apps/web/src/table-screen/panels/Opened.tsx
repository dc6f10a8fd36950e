/** City opened by a press: all its public facts, large, over the table; the hand below stays usable. */
import type { Game, Piece } from '@heptapolis/engine/show'
import type { CityProps } from '../../city/City.tsx'
import { OwnCity } from '../../city/OwnCity.tsx'
import { Who } from '../../city/parts.tsx'
import { named, sideName, terms, words } from '../../i18n/index.ts'
import { CloseButton } from '../../look/controls/CloseButton.tsx'
import { keyed } from '../../look/keyed.ts'
import { takesFocus } from '../../look/page/focus.ts'
import { useEscape } from '../../look/page/useEscape.ts'
import { Card } from '../../look/pieces/Card.tsx'
import styles from './opened.module.css'

interface OpenedProps extends CityProps {
  onClose: () => void
}

export function Opened({ onClose, ...props }: OpenedProps) {
  const w = words()
  const { city, game } = props
  useEscape(onClose)
  return (
    <div className={styles.over}>
      <button type="button" className={styles.veil} tabIndex={-1} aria-hidden="true" onClick={onClose} />
      <aside ref={takesFocus} className={styles.opened} aria-label={city.name} tabIndex={-1} data-place={props.place}>
        <OwnCity
          {...props}
          isOpened
          about={<Character player={props.player} />}
          extra={
            <>
              <Who player={props.player} />
              <span>{sideName(city.side)}</span>
            </>
          }
          last={<CloseButton onClose={onClose} />}
        />
        <Cards title={w.handOf(city.hand.length)} game={game} cards={city.hand} />
        <Cards title={w.buried} game={game} cards={city.buried} />
      </aside>
    </div>
  )
}

/** How a bot of this level plays. */
function Character({ player }: Pick<CityProps, 'player'>) {
  const w = words()
  if (player?.kind !== 'bot' || player.level === undefined) return undefined
  return (
    <span className={styles.about} data-caption="">
      {terms().capital(w.labelled(named(w.levels, player.level), named(w.characters, player.level)))}
    </span>
  )
}

/** Cards that the viewer may see; face-down ones are only counted. */
function Cards({ title, game, cards }: { title: string; game: Game; cards: readonly Piece[] }) {
  const open = cards.filter((card) => card.index > 0)
  if (open.length === 0) return undefined
  return (
    <div className={styles.cards}>
      <h3>{title}</h3>
      <ul>
        {keyed(open, ({ id }) => id).map(({ key, thing: card }) => (
          <li key={key}>
            <Card rules={game.rules} piece={card} />
          </li>
        ))}
      </ul>
    </div>
  )
}
