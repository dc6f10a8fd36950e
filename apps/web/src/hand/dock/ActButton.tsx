/** Button of a possible action, with its price or what it brings. */
import type { Game } from '@heptapolis/engine/show'
import { words } from '../../i18n/index.ts'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import type { HandChoice, PaymentOption } from '../choices.ts'
import { actionIcon, actionLabel } from '../labels.ts'
import styles from './dock.module.css'
import { noCoinsFor, noCoinsShort } from './no-coins.ts'
import { CoinsInWords } from './Ways.tsx'

interface ActButtonProps {
  game: Game
  city: number
  choice: HandChoice
  /** Its payment: the chosen one, or the cheapest. */
  way: PaymentOption
  question: string
  /** Coins for the card. */
  brings: number | undefined
  isPriced: boolean
  on: boolean
  number: number
  /** Set if a hint or the coach suggests it. */
  mark: string | undefined
  onPick: () => void
}

export function ActButton(props: ActButtonProps) {
  const { game, city, choice, way, question, brings, isPriced, on, number, mark, onPick } = props
  const w = words()
  return (
    <button
      type="button"
      className={classes(styles.act, on && styles.on)}
      aria-pressed={on}
      onClick={onPick}
      title={String(number)}
    >
      <Icon name={actionIcon(choice.action)} size={20} />
      <span className={styles.actName}>
        {actionLabel(choice, question)} {mark ? <Icon name="hint" size={15} label={mark} /> : undefined}
      </span>
      <span className={styles.actPrice}>
        {brings !== undefined ? (
          <>
            {w.forPrice} <CoinsInWords coins={brings} />
          </>
        ) : way.total > 0 ? (
          <>
            {w.forPrice} <CoinsInWords coins={way.total} />
          </>
        ) : isPriced ? (
          noCoinsShort(noCoinsFor(game, city, way.move))
        ) : undefined}
      </span>
    </button>
  )
}
