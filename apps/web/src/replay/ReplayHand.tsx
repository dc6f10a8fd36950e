/** Hand of the shown seat in a replay, and the choices of all seats in this step. */
import { moves } from '@heptapolis/engine/search'
import { question as askedIn, type Piece } from '@heptapolis/engine/show'
import { Fragment } from 'react'
import { adviceWords, moveWords } from '../analysis/words.ts'
import type { TableView } from '../city/view.ts'
import type { Parties } from '../game-model/names.ts'
import { words } from '../i18n/index.ts'
import { keyed } from '../look/keyed.ts'
import { Card } from '../look/pieces/Card.tsx'
import { useNarrow } from '../look/useNarrow.ts'
import styles from './replay.module.css'
import type { ChosenMove } from './replay-state.ts'

interface ReplayHandProps {
  view: TableView
  front: number
  chosen: readonly ChosenMove[]
  party: Parties
}

export function ReplayHand({ view, front, chosen, party }: ReplayHandProps) {
  const { rules } = view.game
  const cards = cardsBefore(view, front)
  const own = chosen.find(({ seat }) => seat === front)?.move.card
  const at = cards.findIndex(({ id }) => id === own)
  const scrolls = useNarrow()
  return (
    <div className={styles.hand}>
      <p className={styles.next}>
        {keyed(inSeats(chosen), ({ seat }) => String(seat)).map(({ key, thing: { seat, move, question } }, i) => (
          <Fragment key={key}>
            {i > 0 ? ' · ' : ''}
            <b>{words().labelled(party(seat).name, '')}</b>
            {adviceWords().afterName(moveWords(rules, move, question ?? askedIn(view.game, seat)?.id))}
          </Fragment>
        ))}
      </p>
      <ul className={styles.cards} tabIndex={scrolls ? 0 : undefined}>
        {keyed(cards, ({ id }) => id).map(({ key, thing: card }, i) => (
          <li key={key} ref={i === at ? intoView : undefined} data-chosen={i === at || undefined}>
            <Card rules={rules} piece={card} state={i === at ? 'chosen' : 'plain'} />
          </li>
        ))}
      </ul>
    </div>
  )
}

/** On a phone the hand scrolls. */
const intoView = (card: HTMLElement | null): void => card?.scrollIntoView({ block: 'nearest', inline: 'center' })

/** In the order of seats, not of time. */
const inSeats = (chosen: ReplayHandProps['chosen']): ReplayHandProps['chosen'] =>
  chosen.toSorted((a, b) => a.seat - b.seat)

/** The hand, or the cards of a draft. */
function cardsBefore({ game, cities }: TableView, seat: number): Piece[] {
  const hand = cities[seat].hand.filter(({ index }) => index > 0)
  if (hand.length > 0 || !askedIn(game, seat)) return hand
  const offered = new Set(moves(game, seat).flatMap(({ card }) => (card > 0 ? [game.rules.pieces[card]] : [])))
  return [...offered]
}
