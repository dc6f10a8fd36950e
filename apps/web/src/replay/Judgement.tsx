/** A step of the game judged: what was played, what was best, and the one sentence in which they differ. */
import type { Analysis, Decision } from '@heptapolis/bots'
import { type Ruleset, sight } from '@heptapolis/engine/show'
import { isBest } from '../advice/accuracy.ts'
import { ageOf } from '../advice/curve.ts'
import { adviceWords, contrastWords, gaveUpWords, moveWords, whenWords } from '../advice/words.ts'
import { Icon } from '../look/Icon.tsx'
import { keyed } from '../look/keyed.ts'
import { OPEN } from './beginning.ts'
import type { Past } from './past.ts'
import styles from './replay.module.css'

interface JudgementProps {
  past: Past
  analysis: Analysis
  round: number
  onTry: () => void
}

export function Judgement({ past, analysis, round, onTry }: JudgementProps) {
  const w = adviceWords()
  const decision = decisionIn(analysis, past.stops[round], past.stops[round + 1] ?? 0)
  if (!decision) return undefined
  const { best, played, gaveUp } = decision
  const good = isBest(decision)
  return (
    <section className={styles.judgement} aria-live="polite">
      <h2>{whenWords(ageOf(decision), decision.turn)}</h2>
      <p>{good ? w.thisWasBest : whyWords(past, analysis.seat, decision)}</p>
      {good ? undefined : <p className={styles.quiet}>{gaveUpWords(gaveUp)}</p>}
      <ol className={styles.could} aria-label={w.couldPlay}>
        {keyed(listed(decision), ({ move }) => JSON.stringify(move)).map(({ key, thing }) => (
          <Option
            key={key}
            rules={past.rules}
            advice={thing}
            isPlayed={JSON.stringify(thing.move) === JSON.stringify(played.move)}
            isBest={thing === best[0]}
          />
        ))}
      </ol>
      <button type="button" className="btn primary" onClick={onTry}>
        {w.tryIt}
      </button>
    </section>
  )
}

/** The one that cost most, of several in a step. */
const decisionIn = ({ decisions }: Analysis, from: number, to: number): Decision | undefined =>
  decisions
    .filter(({ index }) => index >= from && index < to)
    .reduce<Decision | undefined>((a, b) => (a && a.gaveUp.chance >= b.gaveUp.chance ? a : b), undefined)

const whyWords = (past: Past, viewer: number, { index, seat, best, played }: Decision): string =>
  contrastWords(sight(past.at(index, OPEN), viewer), seat, best[0], played)

/** The best moves and what was played, the best first. */
const listed = ({ best, played }: Decision): readonly Decision['played'][] =>
  best.some(({ move }) => JSON.stringify(move) === JSON.stringify(played.move)) ? best : [...best, played]

interface OptionProps {
  rules: Ruleset
  advice: Decision['played']
  isPlayed: boolean
  isBest: boolean
}

function Option({ rules, advice, isPlayed, isBest: best }: OptionProps) {
  const w = adviceWords()
  return (
    <li>
      <span className={styles.mark}>
        {best ? <Icon name="hint" size={15} label={w.best} /> : undefined}
        {isPlayed ? <Icon name="check" size={15} label={w.youPlayed} /> : undefined}
      </span>
      <span>{moveWords(rules, advice.move)}</span>
      <meter value={advice.chance} aria-hidden="true" />
      <b>{w.percent(advice.chance)}</b>
    </li>
  )
}
