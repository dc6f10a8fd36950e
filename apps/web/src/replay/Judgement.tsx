/** Judgement of one step in a replay: the move played, the best one, and one sentence on the difference. */
import type { Analysis, Decision } from '@heptapolis/bots'
import type { MoveJson } from '@heptapolis/engine/show'
import { isBest } from '../analysis/accuracy.ts'
import { adviceWords, decisionWhen, gaveUpWords, judgedMoves, moveWords, reasonWords } from '../analysis/words.ts'
import { Icon } from '../look/Icon.tsx'
import styles from './replay.module.css'
import type { ReplayState } from './replay-state.ts'

interface JudgementProps {
  past: ReplayState
  analysis: Analysis
  round: number
  nameOf: (seat: number) => string
  /** Wonder of the reader, if the reader is one of the players. */
  reader: string | undefined
  onTry: () => void
}

export function Judgement({ past, analysis, round, nameOf, reader, onTry }: JudgementProps) {
  const w = adviceWords()
  const decision = decisionIn(analysis, past.stops[round], past.stops[round + 1] ?? 0)
  if (!decision) return undefined
  const { best, played, question } = decision
  const textOf = (move: MoveJson) => moveWords(past.rules, move, question)
  const good = isBest(decision)
  const reason = reasonWords(past.rules, decision.reason, { question, own: reader, played: played.move })
  const said = [good ? praiseOf(decision) : '', reason].filter(Boolean)
  return (
    <section className={styles.judgement} aria-live="polite">
      <header>
        <h2>{decisionWhen(decision, analysis.seat, nameOf)}</h2>
        <button type="button" className="btn primary" onClick={onTry}>
          {w.tryIt}
        </button>
      </header>
      {said.length > 0 ? <p>{said.join(' ')}</p> : undefined}
      {good ? undefined : <p className={styles.quiet}>{gaveUpWords(decision)}</p>}
      <ol className={styles.could} aria-label={w.couldPlay}>
        {judgedMoves(decision, textOf).map(({ text, advice }) => (
          <Option
            key={text}
            text={text}
            advice={advice}
            isPlayed={text === textOf(played.move)}
            isBest={advice === best[0]}
          />
        ))}
      </ol>
    </section>
  )
}

/** A move within the uncertainty of the search is no mistake, even if it is not listed first. */
const praiseOf = ({ best, played }: Decision): string =>
  isSame(best[0].move, played.move) ? adviceWords().thisWasBest : adviceWords().asGoodAsBest

const isSame = (a: MoveJson, b: MoveJson): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The costliest decision of a step. */
const decisionIn = ({ decisions }: Analysis, from: number, to: number): Decision | undefined =>
  decisions
    .filter(({ index }) => index >= from && index < to)
    .reduce<Decision | undefined>((a, b) => (a && a.gaveUp.chance >= b.gaveUp.chance ? a : b), undefined)

interface OptionProps {
  text: string
  advice: Decision['played']
  isPlayed: boolean
  isBest: boolean
}

/** Also shows points, because they decide between equal chances. */
function Option({ text, advice: { points, chance }, isPlayed, isBest: best }: OptionProps) {
  const w = adviceWords()
  return (
    <li data-own={isPlayed || undefined}>
      <span className={styles.mark}>
        {best ? <Icon name="hint" size={15} label={w.best} /> : undefined}
        {isPlayed ? <Icon name="check" size={15} label={w.youPlayed} /> : undefined}
      </span>
      <span>{text}</span>
      <span className={styles.quiet}>{w.ofPoints(points)}</span>
      <meter value={chance} aria-hidden="true" />
      <b title={w.chance}>
        <span className="hidden-text">{w.chance} </span>
        {w.percent(chance)}
      </b>
    </li>
  )
}
