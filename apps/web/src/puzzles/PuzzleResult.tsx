/** Result of an answer to a puzzle: its difference to the best move, and what each changes at once. */
import type { MoveJson } from '@heptapolis/engine/show'
import { useId } from 'react'
import { Link } from 'wouter'
import { adviceWords } from '../analysis/words.ts'
import type { TableView } from '../city/view.ts'
import { Changes } from '../hand/effects/Changes.tsx'
import { actionLabel } from '../hand/labels.ts'
import { pieceName, tenths, words } from '../i18n/index.ts'
import styles from './puzzles.module.css'
import { isSolvedBy, PUZZLES, type Puzzle, type PuzzleMove, triedAs, WORLDS } from './puzzles.ts'
import { puzzleWords } from './words.ts'

interface AnswerProps {
  puzzle: Puzzle
  view: TableView
  /** Undefined if the player gave up. */
  chosen: MoveJson | undefined
  onAgain: () => void
}

export function PuzzleResult({ puzzle, view, chosen, onAgain }: AnswerProps) {
  const w = puzzleWords()
  const verdictId = useId()
  const [best] = puzzle.tried
  const isSolved = chosen !== undefined && isSolvedBy(puzzle, chosen)
  const own = chosen && !isSolved ? (triedAs(puzzle, chosen) ?? { move: chosen }) : undefined
  const others = puzzle.tried.filter((one) => one !== best && one !== own)
  return (
    <section className={styles.answer} aria-labelledby={verdictId}>
      <div className={styles.said}>
        <p className={styles.verdict} id={verdictId} tabIndex={-1} ref={focusOnce}>
          <b>{verdict(view, best.move, chosen, isSolved)}</b>{' '}
          {own && 'points' in own
            ? w.wrongBy(tenths(best.points - own.points), Math.round(100 * (best.chance - own.chance)))
            : undefined}
        </p>
        <p className={styles.ways}>
          <Link href={`/puzzles/${(puzzle.number % PUZZLES.length) + 1}`} className="btn primary">
            {w.next}
          </Link>
          <button type="button" className="btn" onClick={onAgain}>
            {w.again}
          </button>
          <Link href="/puzzles" className="btn">
            {w.all}
          </Link>
        </p>
      </div>
      <div className={styles.moves}>
        <MoveColumn title={w.best} tried={best} view={view} seat={puzzle.seat} />
        {own ? <MoveColumn title={w.yours} tried={own} view={view} seat={puzzle.seat} /> : undefined}
        <div className={styles.others}>
          <h3>{w.others}</h3>
          <ul>
            {others.map((one) => (
              <li key={JSON.stringify(one.move)}>
                <b>{moveWords(view, one.move)}</b> <span>{w.outcome(tenths(one.points), percent(one.chance))}</span>
              </li>
            ))}
          </ul>
          <p className={styles.how}>{w.how(WORLDS)}</p>
        </div>
      </div>
    </section>
  )
}

/** The result takes the focus: the hand that had it is gone, and screen readers read the result. */
const focusOnce = (verdict: HTMLElement | null): void => verdict?.focus()

function verdict(view: TableView, best: MoveJson, chosen: MoveJson | undefined, isSolved: boolean): string {
  const w = puzzleWords()
  if (!chosen || isSolved) return w.right(moveWords(view, best))
  return w.wrong(moveWords(view, chosen))
}

const percent = (chance: number): string => puzzleWords().percent(Math.round(chance * 100))

function moveWords({ game }: TableView, move: MoveJson): string {
  const { action, card = '', stage } = move
  const piece = game.rules.byId.get(card)
  const choice = { action, stage: typeof stage === 'number' ? stage : undefined, half: undefined }
  const label = actionLabel(choice, 'turn')
  if (action === 'stage') return adviceWords().builtStage(label)
  return piece && action === 'build' ? words().doWith(label, pieceName(piece)) : label
}

interface MoveColumnProps {
  title: string
  tried: Pick<PuzzleMove, 'move'> & Partial<PuzzleMove>
  view: TableView
  seat: number
}

function MoveColumn({ title, tried: { move, points, chance }, view, seat }: MoveColumnProps) {
  return (
    <div className={styles.move}>
      <h3>{words().described(title, moveWords(view, move))}</h3>
      {points === undefined || chance === undefined ? undefined : (
        <p>{puzzleWords().outcome(tenths(points), percent(chance))}</p>
      )}
      <Changes game={view.game} city={seat} cities={view.cities} move={move} />
    </div>
  )
}
