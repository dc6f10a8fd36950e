/**
 * Notice under the bar for each failed project or edifice of the last turn. The live region of the table announces it
 * too.
 */
import type { Ruleset } from '@heptapolis/engine/show'
import { useMemo } from 'react'
import type { Parties } from '../../game-model/names.ts'
import { Icon } from '../../look/Icon.tsx'
import type { HeardEvents } from './log.ts'
import styles from './news.module.css'
import { eventsOfTurn, newsOf } from './news-text.ts'

interface NewsProps {
  rules: Ruleset
  steps: readonly HeardEvents[]
  /** Steps shown so far. */
  after: number
  party: Parties
}

export function News({ rules, steps, after, party }: NewsProps) {
  const news = useMemo(() => newsOf(rules, eventsOfTurn(steps.slice(0, after)), party), [rules, steps, after, party])
  return news.map((text) => (
    <p key={text} className={styles.news} data-news="">
      <Icon name="risk" size={18} /> {text}.
    </p>
  ))
}
