/** Text of a hint: the best moves, their expected result, and what the first one gains. */
import type { Advice, Gained } from '@heptapolis/bots'
import { question } from '@heptapolis/engine/show'
import { classes } from '../../look/classes.ts'
import { Icon } from '../../look/Icon.tsx'
import {
  adviceWords,
  comparedWords,
  expectedWords,
  gainedPlainly,
  gainedWords,
  moveWords,
  reasonWords,
} from '../words.ts'
import styles from './hint.module.css'
import type { HintResult } from './useHint.ts'

interface HintTextProps {
  given: HintResult | undefined
  /** For learners: words instead of the figures of simulations. */
  isPlain: boolean
}

export function HintText({ given, isPlain }: HintTextProps) {
  const w = adviceWords()
  if (!given) {
    return (
      <p className={styles.quiet}>
        <Icon name="hourglass" size={14} /> {w.thinking}
      </p>
    )
  }
  const { seen, city, advised } = given
  const [best, ...others] = advised?.best ?? []
  if (!advised || !best) return <p>{w.failed}</p>
  const asked = question(seen, city)?.id
  const said = ({ move }: Advice) => moveWords(seen.rules, move, asked)
  const expected = isPlain ? '' : expectedWords(best, advised.chanceError)
  // Worthless cards are no alternative to a sale that is worth naming.
  const compared = (gained: Gained) =>
    best.move.action === 'sell' ? w.saleIsBest : (isPlain ? gainedPlainly : gainedWords)(gained, seen.rules, asked)
  // Payments with the same text are listed once. A sale that only noise keeps level with a building is no advice.
  const unlike = others
    .filter(({ move, behind }) => move.action !== 'sell' || best.move.action === 'sell' || behind)
    .filter(
      (one, i, others) => said(one) !== said(best) && others.findIndex((other) => said(other) === said(one)) === i,
    )
    .map((one) => (isPlain ? said(one) : comparedWords(said(one), one)))
  return (
    <>
      <p className={styles.best}>
        <Icon name="hint" size={18} label={w.best} /> <b>{said(best)}</b>
        {expected === '' ? undefined : (
          <>
            {' · '}
            <span className={styles.quiet}>{expected}</span>
          </>
        )}
      </p>
      <p>
        {reasonWords(seen.rules, advised.reason, { question: asked, move: best.move })}{' '}
        {advised.gained ? compared(advised.gained) : ''}
      </p>
      {unlike.length > 0 ? <p className={classes(styles.quiet, styles.others)}>{w.others(unlike)}</p> : undefined}
    </>
  )
}
