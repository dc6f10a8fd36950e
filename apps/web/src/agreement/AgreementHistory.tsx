/** History of an agreement about wonders: its revealed steps and the result. */
import type { ShownAgreement, WonderAnswer, WonderQuestion } from '@heptapolis/table'
import { say, sideName } from '../i18n/index.ts'
import styles from './agreement.module.css'
import { agreementWords } from './words.ts'

interface AgreementHistoryProps {
  agreement: Pick<ShownAgreement, 'past' | 'result'>
  /** Names by seat. */
  names: readonly string[]
}

export function AgreementHistory({ agreement: { past, result }, names }: AgreementHistoryProps) {
  const w = agreementWords()
  if (past.length === 0 && !result) return undefined
  return (
    <section className={styles.history}>
      <h2>{w.history}</h2>
      {result ? (
        <ul>
          {result.map(({ wonder, side, price = 0 }, seat) => (
            <li key={wonder}>{w.gets(names[seat], say().wonder(wonder), sideName(side), price)}</li>
          ))}
        </ul>
      ) : undefined}
      <ol>
        {past.map(({ questions, answers }, step) => (
          <li key={w.step(step + 1)}>
            <b>{w.step(step + 1)}</b>
            <ul aria-label={w.step(step + 1)}>
              {answersOf(questions, answers).map(({ seat, question, answer }) => (
                <li key={seat}>{w.answers.line(names[seat], answerText(question, answer))}</li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </section>
  )
}

type PastStep = ShownAgreement['past'][number]

/** Answers with their seats: two players may have the same name. */
const answersOf = (questions: PastStep['questions'], answers: PastStep['answers']) =>
  answers.flatMap((answer, seat) => {
    const question = questions[seat]
    return answer && question ? [{ seat, question, answer }] : []
  })

function answerText({ ask, from }: WonderQuestion, answer: WonderAnswer): string {
  const { answers: w } = agreementWords()
  const name = (wonder: string): string => say().wonder(wonder)
  switch (ask) {
    case 'redraw':
      return w.redraw(answer.redraw === true)
    case 'side':
      return w.side(sideName(answer.side ?? ''))
    case 'wishes':
      return w.wishes((answer.wishes ?? []).map(name))
    case 'bids':
      return w.bids(
        Object.entries(answer.bids ?? {})
          .filter(([, points]) => points > 0)
          .map(([wonder, points]) => [name(wonder), points]),
      )
    default: {
      const chosen = w.wonder[ask](name(answer.wonder ?? ''))
      return ask === 'keep' ? `${chosen} ${w.of(from.map(({ wonder }) => name(wonder)))}` : chosen
    }
  }
}
