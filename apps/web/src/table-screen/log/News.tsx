/**
 * Notice under the bar for each failed project or edifice of the last turn. The live region of the table announces it
 * too.
 */
import type { Ruleset, Told } from '@heptapolis/engine/show'
import { useMemo } from 'react'
import type { Parties } from '../../game-model/names.ts'
import { Icon } from '../../look/Icon.tsx'
import styles from './news.module.css'
import { newsOf } from './news-text.ts'

interface NewsProps {
  rules: Ruleset
  events: readonly Told[]
  party: Parties
}

export function News({ rules, events, party }: NewsProps) {
  const news = useMemo(() => newsOf(rules, events, party), [rules, events, party])
  return news.map((text) => (
    <p key={text} className={styles.news} data-news="">
      <Icon name="risk" size={18} /> {text}.
    </p>
  ))
}
