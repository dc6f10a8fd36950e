/** Errors and warnings of a score-pad, with links to their step. */
import { pieceName, say } from '../i18n/index.ts'
import { NoticeBox } from '../look/controls/NoticeBox.tsx'
import { minus } from '../look/pieces/Tokens.tsx'
import type { PadPosition } from './model/pad.ts'
import type { PadResult, PadWarning } from './model/scoring.ts'
import styles from './pad.module.css'
import { lineTitle, scoreWords, whoOf } from './words.ts'

/** The table, the numbers, a seat, or the result. */
export type PadStep = 'table' | 'numbers' | 'result' | number

interface ProblemsProps {
  reckoning: PadResult
  position: PadPosition
  step: PadStep
  onGo: (step: PadStep) => void
}

export function Problems({ reckoning, position, step, onGo }: ProblemsProps) {
  const w = scoreWords()
  const { problems, oddities, rules } = reckoning
  const card = (id: string) => {
    const piece = rules?.byId.get(id)
    return piece ? pieceName(piece) : id
  }
  const reported = problems.map(({ values }) => (values && 'card' in values ? values.card : undefined))
  const odd = oddities.filter(
    (one) =>
      !('card' in one && reported.includes(one.card)) &&
      (step === 'result' || step === one.seat || isInGrid(one, step)),
  )
  return (
    <div role="alert" className={styles.troubles}>
      {problems.map((problem) => (
        <NoticeBox key={problem.seat ?? problem.code} kind="problem" isQuiet>
          <b>{w.problem}</b> {readable(say().problem(problem), position)}{' '}
          {problem.seat !== undefined && problem.seat !== step ? (
            <button type="button" className="btn" onClick={() => onGo(problem.seat ?? 'table')}>
              {w.goThere(whoOf(position, problem.seat))}
            </button>
          ) : undefined}
        </NoticeBox>
      ))}
      {odd.map((one) => (
        <NoticeBox key={`${one.what} ${one.seat} ${'card' in one ? one.card : one.line}`} kind="warning">
          {step === 'result' || step === 'numbers' ? `${w.of(whoOf(position, one.seat))} ` : ''}
          {oddText(one, position, card)}
        </NoticeBox>
      ))}
    </div>
  )
}

const isInGrid = ({ what }: PadWarning, step: PadStep): boolean => what === 'unlikely-number' && step === 'numbers'

function oddText(one: PadWarning, position: PadPosition, card: (id: string) => string): string {
  const w = scoreWords()
  if (one.what === 'unlikely-number') return w.unlikely(lineTitle(one.line), minus(one.number))
  if (one.what === 'not-for-players') return w.notForPlayers(card(one.card), one.copies, position.setup.seats.length)
  return w.neighbourUnknown(card(one.card), whoOf(position, one.neighbour))
}

/** Replaces city numbers in error texts by names. */
const readable = (message: string, position: PadPosition): string =>
  message.replace(/cities\[(\d+)\]\.?/g, (_, seat: string) => `${whoOf(position, Number(seat))}, `)
