/** Hand and choice of the viewer's partner in a team game. */
import { type Game, type MoveJson, showMove } from '@heptapolis/engine'
import { type Piece, peekChoice } from '@heptapolis/engine/show'
import { playerName } from '../../game-model/names.ts'
import type { PlayerInfo } from '../../game-model/table.ts'
import { actionLabel } from '../../hand/labels.ts'
import { pieceName, words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import { keyed } from '../../look/keyed.ts'
import { Roof } from '../../look/pieces/Card.tsx'
import { Face } from '../../look/pieces/Face.tsx'
import { faceOf, shortFace, widthOf } from '../../look/pieces/face.ts'
import { colourOf } from '../../look/pieces/pieces.ts'
import type { CityView } from '../view.ts'
import styles from './partner.module.css'

interface PartnerHandProps {
  city: CityView
  game: Game
  player: PlayerInfo | undefined
  onDetail: ((piece: Piece) => void) | undefined
}

export function PartnerHand({ city, game, player, onDetail }: PartnerHandProps) {
  const cards = city.hand.filter(({ index }) => index > 0)
  if (cards.length === 0) return undefined
  const choice = choiceOf(game, city.seat)
  const piece = choice?.card === undefined ? undefined : game.rules.byId.get(choice.card)
  return (
    <div className={styles.hand}>
      <p className={styles.title} data-caption="">
        <Icon name="partners" size={14} />
        <b>{words().openHand(playerName(player))}</b>
        {choice && piece ? <span className={styles.choice}>{choiceWords(choice, piece)}</span> : undefined}
      </p>
      <ul className={styles.cards}>
        {keyed(cards, ({ id }) => id).map(({ key, thing: card }) => (
          <li key={key}>
            <Small card={card} chosen={card === piece} onDetail={onDetail} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** Choice of the city, as far as the viewer may see it. */
function choiceOf(g: Game, seat: number): MoveJson | undefined {
  const chosen = peekChoice(g, seat)
  return chosen && chosen.card > 0 ? showMove(g, chosen) : undefined
}

const choiceWords = ({ action, stage }: MoveJson, piece: Piece): string => {
  const label = actionLabel({ action, stage: typeof stage === 'number' ? stage : undefined, half: undefined })
  return words().labelled(label, pieceName(piece))
}

const ROOM = 30

function Small({ card, chosen, onDetail }: { card: Piece; chosen: boolean; onDetail: PartnerHandProps['onDetail'] }) {
  const colour = colourOf(card)
  const { words: face } = shortFace(faceOf(card.effects.map(({ effect }) => effect)), 2)
  return (
    <button
      type="button"
      className={classes(styles.card, `c-${colour}`, chosen && styles.chosen)}
      data-explain="card"
      data-which={card.id}
      aria-label={pieceName(card)}
      aria-pressed={chosen}
      onClick={() => onDetail?.(card)}
    >
      <Roof colour={colour} height={8} />
      <span className={styles.wall}>
        <Face lines={[face]} size={Math.min(17, Math.floor(ROOM / widthOf([face], 2)))} repeat={2} />
      </span>
    </button>
  )
}
