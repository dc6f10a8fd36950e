/** A worked example: the cards that are played, what happens, and what stands there afterwards. It is run, not told. */
import { type Game, state } from '@heptapolis/engine/show'
import { afterExample, beforeExample, type ExampleView as Example, type Rulebook } from '@heptapolis/rulebook'
import { useMemo } from 'react'
import { cityName } from '../i18n/index.ts'
import { Card, CardBack } from '../look/Card.tsx'
import { Icon } from '../look/Icon.tsx'
import { Skyline } from '../look/Skyline.tsx'
import { Coin, minus, Points } from '../look/Tokens.tsx'
import styles from './example.module.css'
import { Inlines } from './Inlines.tsx'
import { rulesWords } from './words.ts'

const FACE_DOWN = ['stage', 'sell', 'give-up', 'tower']
const MOST_CARDS = 2

export function ExampleView({ book, example }: { book: Rulebook; example: Example }) {
  const { edition } = book.mix
  const before = useMemo(() => beforeExample(example, edition), [example, edition])
  const played = (example.moves ?? []).flatMap(([, { card, action }]) => {
    const piece = card === undefined ? undefined : before.rules.byId.get(card)
    return piece ? [{ piece, action }] : []
  })
  return (
    <aside id={`example-${example.id}`} className={styles.example}>
      <h4>
        <small>{book.words.labels.example}</small> {example.title}
      </h4>
      <div className={styles.scene}>
        {played.length > 0 ? (
          <div className={styles.cards}>
            {played.slice(0, MOST_CARDS).map(({ piece, action }) => (
              <figure key={piece.id}>
                <Card rules={before.rules} piece={piece} />
                <figcaption>
                  {FACE_DOWN.includes(action) ? <Icon name="hidden" size={14} /> : undefined} {book.say.verb(action)}
                </figcaption>
              </figure>
            ))}
          </div>
        ) : (
          <Cities game={before} />
        )}
        <ol className={styles.steps}>
          {example.steps.map((step, i) => (
            <li key={stepKey(i)}>
              <span>
                <Inlines book={book} nodes={step} />
              </span>
            </li>
          ))}
        </ol>
      </div>
      <Outcome book={book} example={example} />
    </aside>
  )
}

const stepKey = (i: number): string => `step ${i}`

const boardName = (game: Game, seat: number): string => cityName(game.rules.boards[state.board.get(game, seat)].def)

/** The cities that have something in them. */
function Cities({ game }: { game: Game }) {
  const seats = Array.from({ length: game.rules.cities }, (_, seat) => seat).filter(
    (seat) => state.cards.size(game, seat) > 0,
  )
  if (seats.length === 0) return <CardBack mark="?" />
  return (
    <div className={styles.cities}>
      {seats.slice(0, 3).map((seat) => (
        <div key={seat}>
          <b>{boardName(game, seat)}</b>
          <Skyline cards={state.cards.items(game, seat).map((card) => game.rules.pieces[card])} size="small" />
        </div>
      ))}
    </div>
  )
}

interface Fact {
  city: string
  points?: number
  coins?: number
}

/** Coins and points as the engine has them after the moves. */
function Outcome({ book, example }: { book: Rulebook; example: Example }) {
  const after = useMemo(() => afterExample(example, book.mix.edition), [example, book])
  const facts = example.claims.flatMap((claim): Fact[] => {
    if (!('seat' in claim)) return []
    const city = boardName(after, claim.seat)
    if ('points' in claim) {
      const line = book.rules.scoreLines.find(({ id }) => id === claim.line)
      return [{ city: line ? `${city}, ${book.say.scoreLine(line.id)}` : city, points: claim.points }]
    }
    if ('has' in claim && typeof claim.has.coins === 'number') return [{ city, coins: claim.has.coins }]
    return []
  })
  if (facts.length === 0) return undefined
  return (
    <ul className={styles.outcome} aria-label={book.words.labels.results}>
      {facts.map((fact) => (
        <li key={JSON.stringify(fact)}>
          <Icon name="right" size={13} /> {fact.city}{' '}
          {fact.points === undefined ? (
            <Coin coins={fact.coins ?? 0} size={20} />
          ) : (
            <Points points={minus(fact.points)} size={24} />
          )}
          <span className="hidden-text">{rulesWords().after}</span>
        </li>
      ))}
    </ul>
  )
}
