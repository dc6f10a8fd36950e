/** Answers to a question that use no card: a button each, with the effects on the viewer's city. */
import type { Game, MoveJson } from '@heptapolis/engine'
import { useState } from 'react'
import { answerWords } from '../boxes/at-table.ts'
import type { CityView } from '../city/view.ts'
import { words } from '../i18n/index.ts'
import { classes } from '../look/classes.ts'
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

export function Plain({ plain, isHome, suggested, ...context }: PlainProps) {
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
            <Answer
              key={JSON.stringify(way.move)}
              {...context}
              label={answerLabel(choice, along, context.question)}
              way={way}
              isSuggested={JSON.stringify(way.move) === JSON.stringify(suggested)}
              asksTwice={!isHome}
            />
          )),
        ),
      )}
    </fieldset>
  )
}

interface AnswerProps extends Pick<PlainProps, 'game' | 'city' | 'cities' | 'question' | 'onAnswer'> {
  label: string
  way: PaymentOption
  isSuggested: boolean
  /** Beside cards, which are confirmed too. */
  asksTwice: boolean
}

function Answer({ game, city, cities, question, onAnswer, label, way, isSuggested, asksTwice }: AnswerProps) {
  const [isChosen, setChosen] = useState(false)
  return (
    <button
      type="button"
      className={classes('btn', isChosen && 'primary')}
      onClick={() => (asksTwice && !isChosen ? setChosen(true) : onAnswer(way))}
      onBlur={() => setChosen(false)}
    >
      <span className={styles.answer}>
        {isSuggested ? <Icon name="hint" size={17} label={words().suggested} /> : undefined}
        {isChosen ? words().confirmed(label) : label}
        {way.total > 0 ? <Coin coins={way.total} size={16} /> : undefined}
      </span>
      {noted(answerWords(game, cities[city], question, way.move))}
      <BriefChanges game={game} city={city} cities={cities} move={way.move} />
    </button>
  )
}

const noted = (text: string) => (text === '' ? undefined : <small>{text}</small>)
