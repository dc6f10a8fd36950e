/** Answers without a card: one button each, with its effect if that is known. */
import type { Game, MoveJson } from '@heptapolis/engine'
import { alongWords } from '../boxes/at-table.ts'
import type { CityView } from '../city/view.ts'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { Coin } from '../look/pieces/Tokens.tsx'
import type { CardChoices, PaymentOption } from './choices.ts'
import styles from './hand.module.css'
import { answerLabel } from './labels.ts'

interface PlainProps {
  game: Game
  city: CityView
  question: string
  plain: readonly CardChoices['choices'][number][]
  suggested: MoveJson | undefined
  onAnswer: (way: PaymentOption) => void
}

export function Plain({ game, city, question, plain, suggested, onAnswer }: PlainProps) {
  if (plain.length === 0) return undefined
  return (
    <div className={styles.plain}>
      {plain.flatMap((choice) =>
        choice.along.flatMap((along) =>
          along.ways.map((way) => (
            <button key={JSON.stringify(way.move)} type="button" className="btn" onClick={() => onAnswer(way)}>
              {JSON.stringify(way.move) === JSON.stringify(suggested) ? (
                <Icon name="hint" size={17} label={words().suggested} />
              ) : undefined}
              {answerLabel(choice, along, question)}
              {noted(alongWords(game, city, way.move))}
              {way.total > 0 ? <Coin coins={way.total} size={16} /> : undefined}
            </button>
          )),
        ),
      )}
    </div>
  )
}

const noted = (text: string) => (text === '' ? undefined : <small>{text}</small>)
