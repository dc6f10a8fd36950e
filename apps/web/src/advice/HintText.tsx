/** The best moves, what they promise, and why the first is good. */
import type { Advice } from '@heptapolis/bots'
import { question } from '@heptapolis/engine/show'
import { decimal } from '../i18n/index.ts'
import { Icon } from '../look/Icon.tsx'
import { gainsOf } from './gains.ts'
import styles from './hint.module.css'
import type { Given } from './useHint.ts'
import { adviceWords, bringsWords, expectedWords, moveWords } from './words.ts'

export function HintText({ given }: { given: Given | undefined }) {
  const w = adviceWords()
  if (!given) {
    return (
      <p className={styles.quiet}>
        <Icon name="hourglass" size={14} /> {w.thinking}
      </p>
    )
  }
  const { seen, city, advice } = given
  const [best, ...others] = advice
  if (!best) return <p>{w.failed}</p>
  const said = ({ move }: Advice) => moveWords(seen.rules, move, question(seen, city)?.id)
  return (
    <>
      <p className={styles.best}>
        <Icon name="hint" size={18} label={w.best} /> <b>{said(best)}</b>{' '}
        <span className={styles.quiet}>{expectedWords(best)}</span>
      </p>
      <p>{bringsWords(gainsOf(seen, city, best.move))}</p>
      {others.length > 0 ? (
        <p className={styles.quiet}>
          {w.others(others.map((one) => `${said(one)} (${decimal(one.points)})`).join(' · '))}
        </p>
      ) : undefined}
    </>
  )
}
