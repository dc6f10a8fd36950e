/** The coach speaks under the line that says what is asked: one idea, which number it is, and the way out. */
import { Fragment } from 'react'
import { Icon } from '../look/Icon.tsx'
import styles from './coach.module.css'
import { learnWords } from './words.ts'

interface CoachLineProps {
  text: string
  number: string
  /** Where an Age begins: that one may well stop here. */
  pause: string | undefined
  onLeave: () => void
}

export function CoachLine({ text, number, pause, onLeave }: CoachLineProps) {
  const w = learnWords()
  return (
    <div className={styles.coach} data-coach="">
      <p className={styles.line} role="status" aria-label={w.coach}>
        <Icon name="hint" size={20} />
        <span>
          <Said text={text} />
        </span>
      </p>
      <p className={styles.foot}>
        <span>
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

/** What stands between `**` is bold. */
export const Said = ({ text }: { text: string }) =>
  text
    .split('**')
    .map((part, i) => ({ key: `${i}${part}`, part, isBold: i % 2 === 1 }))
    .map(({ key, part, isBold }) => (isBold ? <b key={key}>{part}</b> : <Fragment key={key}>{part}</Fragment>))
