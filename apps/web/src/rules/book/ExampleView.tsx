/** A worked example: the cities before, the card, the cities after. The engine runs it. */
import {
  type ExampleView as Example,
  examplePicture,
  pictureSvg,
  type Rulebook,
  type Try,
  triesOf,
} from '@heptapolis/rulebook'
import { useMemo, useState } from 'react'
import { BREAKPOINTS } from '../../look/breakpoints.ts'
import { Icon } from '../../look/Icon.tsx'
import { minus, Points } from '../../look/pieces/Tokens.tsx'
import { useMedia, useNarrow } from '../../look/useNarrow.ts'
import { rulesWords } from '../words.ts'
import styles from './example.module.css'
import { Inlines } from './Inlines.tsx'
import { Svg } from './PictureView.tsx'

interface Props {
  book: Rulebook
  example: Example
  /** Whether a wide screen shows it beside its rule. */
  beside: boolean
}

/** Examples for the screen are collapsed at first. */
export function ExampleView({ book, example, beside }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = `example-${example.id}`
  const title = (
    <>
      <small>{book.words.labels.example}</small> {example.title}
    </>
  )
  if (example.onScreen)
    return (
      <details id={id} className={styles.folded} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{title}</summary>
        {isOpen ? <Scene book={book} example={example} beside={beside} /> : undefined}
      </details>
    )
  return (
    <aside id={id} className={styles.example}>
      <h4>{title}</h4>
      <Scene book={book} example={example} beside={beside} />
    </aside>
  )
}

/** The widest picture that is readable on a phone, or in the column beside a rule. */
const PHONE = 440
function Scene({ book, example, beside }: Props) {
  const [tried, setTried] = useState<Try>()
  const [isNarrow, isWide] = [useNarrow(), useMedia(BREAKPOINTS.broad)]
  const room = isNarrow || (isWide && beside) ? PHONE : undefined
  const picture = useMemo(
    () => examplePicture(book, tried ? { ...example, moves: [[tried.seat, tried.move]] } : example, room),
    [book, example, tried, room],
  )
  return (
    <>
      <div className={styles.scene}>
        {picture ? (
          <Svg svg={pictureSvg({ ...picture, id: example.id, caption: example.title, box: '' })} />
        ) : undefined}
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
      <Tries book={book} example={example} tried={tried} onTry={setTried} />
    </>
  )
}

const stepKey = (i: number): string => `step ${i}`

interface TriesProps {
  book: Rulebook
  example: Example
  tried: Try | undefined
  onTry: (move: Try | undefined) => void
}

/** The moves of the position as buttons; the engine plays them and the picture shows the result. */
function Tries({ book, example, tried, onTry }: TriesProps) {
  const [isOpen, setOpen] = useState(false)
  const { mix, library, say } = book
  const tries = useMemo(
    () => (isOpen ? triesOf(example, mix.edition, library.boxes) : []),
    [isOpen, example, mix, library],
  )
  const nameOf = (id: unknown): string => {
    const piece = book.rules.byId.get(String(id))
    return piece ? say.piece(piece) : String(id)
  }
  if (example.moves === undefined) return undefined
  return (
    <div className={styles.tries}>
      <button
        type="button"
        className="btn ghost"
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen)
          onTry(undefined)
        }}
      >
        <Icon name="right" size={13} /> {rulesWords().playIt}
      </button>
      {tries.map((one) => (
        <button
          key={JSON.stringify(one.move)}
          type="button"
          className="btn ghost"
          aria-pressed={one === tried}
          onClick={() => onTry(one)}
        >
          {say.verb(one.move.action)} {nameOf(one.move.card)}
        </button>
      ))}
    </div>
  )
}

interface Fact {
  city: string
  points: number
}

/** Points by the engine's count. Coins are in the picture. */
function Outcome({ book, example }: { book: Rulebook; example: Example }) {
  const facts = example.claims.flatMap((claim): Fact[] => {
    if (!('seat' in claim) || !('points' in claim)) return []
    const { wonder } = example.position.cities[claim.seat]
    const city = wonder === undefined ? book.words.labels.city(claim.seat + 1) : book.say.wonder(wonder)
    const line = book.rules.scoreLines.find(({ id }) => id === claim.line)
    return [{ city: line ? `${city}, ${book.say.scoreLine(line.id)}` : city, points: claim.points }]
  })
  if (facts.length === 0) return undefined
  return (
    <ul className={styles.outcome} aria-label={book.words.labels.results}>
      {facts.map((fact) => (
        <li key={JSON.stringify(fact)}>
          <Icon name="right" size={13} /> {fact.city} <Points points={minus(fact.points)} size={24} />
          <span className="hidden-text">{rulesWords().after}</span>
        </li>
      ))}
    </ul>
  )
}
