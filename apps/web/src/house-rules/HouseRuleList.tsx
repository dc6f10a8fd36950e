/** House rules in force, for room, replay and end of a game. Nothing where there are none. */
import { BOXES } from '@heptapolis/boxes'
import { compile, houseRulesIn, type Terms } from '@heptapolis/engine/show'
import { useMemo } from 'react'
import { say } from '../i18n/index.ts'
import styles from './house-rules.module.css'
import { houseRuleWords } from './words.ts'

export function HouseRuleList({ terms }: { terms: Terms }) {
  const inForce = useMemo(() => {
    const rules = terms.houseRules === undefined ? undefined : compile(terms, BOXES)
    return rules?.ok ? houseRulesIn(rules.value) : []
  }, [terms])
  if (inForce.length === 0) return undefined
  return (
    <section className={styles.list} aria-label={houseRuleWords().title}>
      <b>{houseRuleWords().title}</b>
      <ul>
        {inForce.map(({ rule, reading }) => (
          <li key={rule.id}>{say().reading(rule.id, reading.id)}</li>
        ))}
      </ul>
    </section>
  )
}
