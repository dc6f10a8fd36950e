/** A card of the hand with its price, and the same card at the head of a sheet on phones. */
import type { Game, MoveJson } from '@heptapolis/engine/show'
import type { KeyboardEvent, ReactNode } from 'react'
import { describePiece, pieceName } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
import { Icon } from '../look/Icon.tsx'
import { Card } from '../look/pieces/Card.tsx'
import { wayFor } from './choices.ts'
import type { Neighbours } from './dock/neighbours.ts'
import { NoPill, Pill } from './dock/Pill.tsx'
import styles from './hand.module.css'
import { actionLabel } from './labels.ts'
import { type CardSlot, costLine, saidOf } from './slots.ts'

interface SlotProps {
  game: Game
  city: number
  names: Neighbours
  slot: CardSlot
  question: string
  order: number
  /** Move of a hint or coach, if it is about this card. */
  suggested: MoveJson | undefined
  suggestedBy: string
  /** A coach teaches it, instead of a hint. */
  isTaught: boolean
  isChosen: boolean
  isFocused: boolean
  onFocus: () => void
  onKeyDown: (event: KeyboardEvent) => void
  onChoose: () => void
  onDetail: () => void
}

export function Slot(props: SlotProps) {
  const { game, city, names, slot, question, order, suggested, suggestedBy, isTaught, isChosen, isFocused } = props
  const { onFocus, onKeyDown, onChoose, onDetail } = props
  const said = saidOf(game, city, slot, names, suggested)
  return (
    <div
      role="option"
      aria-selected={isChosen}
      aria-label={suggested ? `${said} ${suggestedBy}` : said}
      tabIndex={isFocused ? 0 : -1}
      data-home={isFocused ? '' : undefined}
      className={classes(
        styles.slot,
        isChosen && styles.chosen,
        suggested && (isTaught ? styles.taught : styles.suggested),
      )}
      style={{ order }}
      data-explain="card"
      data-about={city}
      data-which={slot.card}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={onChoose}
      onContextMenu={(event) => {
        event.preventDefault()
        onDetail()
      }}
    >
      <Card rules={game.rules} piece={slot.piece} state={isChosen ? 'chosen' : slot.refusal ? 'no' : 'plain'} />
      <SlotPill {...{ game, city, slot, question, suggested }} />
      {suggested && !isTaught ? <Lamp /> : undefined}
    </div>
  )
}

const Lamp = () => (
  <span className={styles.lamp}>
    <Icon name="hint" size={17} />
  </span>
)

type PillOf = Pick<SlotProps, 'game' | 'city' | 'slot' | 'question' | 'suggested'>

function SlotPill({ game, city, slot, question, suggested }: PillOf) {
  if (slot.refusal) return <NoPill obstacle={slot.refusal.obstacle} />
  const main = slot.choices[0]
  const way = wayFor(main, suggested)
  const isPriced = way.total > 0 || main.action === 'build' || main.action === 'stage'
  if (isPriced) return <Pill game={game} city={city} way={way} />
  return <span className={styles.pill}>{actionLabel(main, question)}</span>
}

export function SheetHead({ game, slot }: { game: Game; slot: CardSlot }): ReactNode {
  return (
    <div className={styles.sheetHead}>
      <Card rules={game.rules} piece={slot.piece} />
      <div>
        <h3>{pieceName(slot.piece)}</h3>
        <p>{describePiece(slot.piece)}</p>
        <p className={styles.quiet}>{costLine(slot.piece)}</p>
      </div>
    </div>
  )
}
