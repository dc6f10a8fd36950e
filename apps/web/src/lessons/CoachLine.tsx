/** Comment of the coach in a lesson, below the prompt: one idea, its number, and a way to leave. */
import { Fragment, type ReactNode } from 'react'
import { Icon } from '../look/Icon.tsx'
import { useMounted } from '../look/page/useMounted.ts'
import styles from './coach.module.css'
import { learnWords } from './words.ts'

interface CoachLineProps {
  text: string
  /** After the comment, in a game that has left the record. */
  advice: string | undefined
  number: string
  picture: ReactNode
  /** At the start of an Age: a suggestion to take a break. */
  pause: string | undefined
  onLeave: () => void
}

export function CoachLine({ text, advice, number, picture, pause, onLeave }: CoachLineProps) {
  const w = learnWords()
  const isMounted = useMounted()
  return (
    <div className={styles.coach} data-coach="">
      <p className={styles.line} role="status" aria-label={w.coach}>
        <Icon name="hint" size={20} />
        <span aria-hidden={!isMounted}>
          <span data-rule={advice ? '' : undefined}>
            <BoldText text={text} />
          </span>{' '}
          {advice ? (
            <span className={styles.advice}>
              <BoldText text={advice} />
            </span>
          ) : undefined}
          {picture}
        </span>
      </p>
      <p className={styles.foot}>
        <span>
          <span className={styles.whole}>{w.lesson} </span>
          {number}
          {pause ? <span className={styles.pause}> · {pause}</span> : undefined}
        </span>
        <button type="button" onClick={onLeave}>
          {w.leave}
        </button>
      </p>
    </div>
  )
}

/** Renders text between `**` in bold. */
export const BoldText = ({ text }: { text: string }) =>
  text
    .split('**')
    .map((part, i) => ({ key: `${i}${part}`, part, isBold: i % 2 === 1 }))
    .map(({ key, part, isBold }) => (isBold ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>))
