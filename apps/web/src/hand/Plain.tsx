/** Answers to a question that use no card: a button each, with the effects on the viewer's city. */
import type { Game, MoveJson } from '@heptapolis/engine'
import { answerWords } from '../boxes/at-table.ts'
import type { CityView } from '../city/view.ts'
import { words } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { Coin } from '../look/pieces/Tokens.tsx'
import type { CardChoices, PaymentOption } from './choices.ts'
import { BriefChanges } from './effects/Changes.tsx'
import styles from './hand.module.css'
import { answerLabel } from './labels.ts'

interface PlainProps {
  game: Game
  city: number
  cities: readonly CityView[]
  question: string
  plain: readonly CardChoices['choices'][number][]
  /** There are no cards: the group gets the focus. */
  isHome: boolean
  suggested: MoveJson | undefined
  onAnswer: (way: PaymentOption) => void
}

export function Plain({ game, city, cities, question, plain, isHome, suggested, onAnswer }: PlainProps) {
  if (plain.length === 0) return undefined
  return (
    <fieldset
      className={styles.plain}
      aria-label={words().answersOffered}
      tabIndex={-1}
      data-home={isHome ? '' : undefined}
    >
      {plain.flatMap((choice) =>
        choice.along.flatMap((along) =>
          along.ways.map((way) => (
            <button key={JSON.stringify(way.move)} type="button" className="btn" onClick={() => onAnswer(way)}>
              <span className={styles.answer}>
                {JSON.stringify(way.move) === JSON.stringify(suggested) ? (
                  <Icon name="hint" size={17} label={words().suggested} />
                ) : undefined}
                {answerLabel(choice, along, question)}
                {way.total > 0 ? <Coin coins={way.total} size={16} /> : undefined}
              </span>
              {noted(answerWords(game, cities[city], question, way.move))}
              <BriefChanges game={game} city={city} cities={cities} move={way.move} />
            </button>
          )),
        ),
      )}
    </fieldset>
  )
}

const noted = (text: string) => (text === '' ? undefined : <small>{text}</small>)
