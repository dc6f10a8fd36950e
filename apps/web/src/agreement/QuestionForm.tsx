/** Question of an agreement about wonders, with the boards and the controls to answer it. */
import type { Board } from '@heptapolis/engine/show'
import type { WonderAnswer, WonderBoard, WonderQuestion } from '@heptapolis/table'
import { type ReactNode, useState } from 'react'
import { say, sideName, words } from '../i18n/index.ts'
import { Wonder } from '../library/Wonder.tsx'
import { takesRestingFocus } from '../look/page/focus.ts'
import styles from './agreement.module.css'
import { agreementWords } from './words.ts'

interface QuestionFormProps {
  question: WonderQuestion
  /** The answer that counts now. */
  answer: WonderAnswer | undefined
  /** All boards of the mix. */
  boards: readonly Board[]
  onAnswer: (answer: WonderAnswer) => void
}

export function QuestionForm(props: QuestionFormProps) {
  const w = agreementWords()
  return (
    <section className={styles.question} aria-label={w.asks[props.question.ask]}>
      <h2 ref={arrive} tabIndex={-1}>
        {w.asks[props.question.ask]}
      </h2>
      <Answering {...props} />
      {props.answer ? <p role="status">{w.answered}</p> : undefined}
    </section>
  )
}

/** On phones the button of the last question is far below the next one. */
function arrive(heading: HTMLElement | null): void {
  takesRestingFocus(heading)
  heading?.scrollIntoView({ block: 'nearest' })
}

function Answering(props: QuestionFormProps) {
  const { ask } = props.question
  if (ask === 'redraw') return <Redraw {...props} />
  if (ask === 'wishes') return <Wishes {...props} />
  return ask === 'bids' ? <Bids {...props} /> : <OneOf {...props} />
}

interface BoardListProps {
  from: readonly WonderBoard[]
  boards: readonly Board[]
  /** Control below each board. */
  below?: (board: WonderBoard, name: string) => ReactNode
}

export function BoardList({ from, boards, below }: BoardListProps) {
  return (
    <ul className={styles.boards}>
      {from.map((one) => (
        <li key={`${one.wonder} ${one.side}`}>
          <Drawn one={one} boards={boards} />
          {below?.(one, say().wonder(one.wonder))}
        </li>
      ))}
    </ul>
  )
}

/** The named side, or all sides while the player may choose. */
function Drawn({ one, boards }: { one: WonderBoard; boards: readonly Board[] }) {
  const sides = boards.filter(
    ({ def }) => def.wonder === one.wonder && (one.side === undefined || def.side === one.side),
  )
  const [first] = sides
  return first ? <Wonder print={{ piece: first.piece, boards: sides }} name={say().wonder(one.wonder)} /> : undefined
}

function OneOf({ question: { ask, from }, answer, boards, onAnswer }: QuestionFormProps) {
  const w = agreementWords()
  const isChosen = ({ wonder, side }: WonderBoard): boolean =>
    answer !== undefined && (ask === 'side' ? answer.side === side : answer.wonder === wonder)
  return (
    <BoardList
      {...{ from, boards }}
      below={(board, name) => (
        <button
          type="button"
          className={isChosen(board) ? 'btn primary' : 'btn'}
          aria-pressed={isChosen(board)}
          aria-label={words().labelled(w.doIt[ask], [name, sideName(board.side ?? '')].filter(Boolean).join(' '))}
          onClick={() => onAnswer(ask === 'side' ? { side: board.side ?? '' } : { wonder: board.wonder })}
        >
          {isChosen(board) ? w.done[ask] : w.doIt[ask]}
        </button>
      )}
    />
  )
}

function Redraw({ question: { from }, answer, boards, onAnswer }: QuestionFormProps) {
  const w = agreementWords()
  return (
    <>
      <BoardList {...{ from, boards }} />
      <p className={styles.controls}>
        {[false, true].map((redraw) => (
          <button
            key={String(redraw)}
            type="button"
            className={answer?.redraw === redraw ? 'btn primary' : 'btn'}
            aria-pressed={answer?.redraw === redraw}
            onClick={() => onAnswer({ redraw })}
          >
            {redraw ? w.redrawIt : w.keepIt}
          </button>
        ))}
      </p>
    </>
  )
}

function Wishes({ question: { from }, answer, boards, onAnswer }: QuestionFormProps) {
  const w = agreementWords()
  const [wishes, setWishes] = useState<readonly string[]>(answer?.wishes ?? [])
  return (
    <>
      <BoardList
        {...{ from, boards }}
        below={({ wonder }, name) => {
          const place = wishes.indexOf(wonder) + 1
          return (
            <button
              type="button"
              className={place > 0 ? 'btn primary' : 'btn'}
              aria-pressed={place > 0}
              aria-label={words().labelled(place > 0 ? w.wish(place) : w.addWish, name)}
              onClick={() => setWishes(place > 0 ? wishes.filter((other) => other !== wonder) : [...wishes, wonder])}
            >
              {place > 0 ? w.wish(place) : w.addWish}
            </button>
          )
        }}
      />
      <p className={styles.controls}>
        <button
          type="button"
          className="btn primary"
          disabled={wishes.length === 0}
          onClick={() => onAnswer({ wishes: [...wishes] })}
        >
          {w.sendWishes}
        </button>
        <button type="button" className="btn" onClick={() => setWishes([])}>
          {w.clearWishes}
        </button>
      </p>
    </>
  )
}

function Bids({ question, answer, boards, onAnswer }: QuestionFormProps) {
  const w = agreementWords()
  const most = question.ask === 'bids' ? question.most : 0
  const [bids, setBids] = useState<Readonly<Record<string, number>>>(answer?.bids ?? {})
  const pointsIn = (text: string): number => Math.min(most, Math.max(0, Math.floor(Number(text)) || 0))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        onAnswer({ bids: { ...bids } })
      }}
    >
      <BoardList
        {...{ from: question.from, boards }}
        below={({ wonder }, name) => (
          <label className={styles.bid}>
            {w.bidFor(name, most)}
            <input
              type="number"
              inputMode="numeric"
              min={0}
              max={most}
              value={bids[wonder] ?? 0}
              onFocus={({ target }) => target.select()}
              onChange={({ target }) => setBids({ ...bids, [wonder]: pointsIn(target.value) })}
            />
          </label>
        )}
      />
      <p className={styles.controls}>
        <button type="submit" className="btn primary">
          {w.sendBids}
        </button>
      </p>
    </form>
  )
}
