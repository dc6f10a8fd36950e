/** Folded form for disputed rules: one row of choices each, drawn by the screen around it. */
import type { Terms } from '@heptapolis/engine/show'
import type { ReactNode } from 'react'
import styles from './house-rules.module.css'
import { type HouseRuleRow, houseRuleRows, withReading } from './rows.ts'
import { houseRuleWords } from './words.ts'

interface HouseRuleChoicesProps {
  terms: Terms
  onChange: (houseRules: Record<string, string>) => void
  row: (row: HouseRuleRow, onPick: (reading: string) => void) => ReactNode
}

export function HouseRuleChoices({ terms, onChange, row }: HouseRuleChoicesProps) {
  const w = houseRuleWords()
  return (
    <details>
      <summary>{w.title}</summary>
      <p className={styles.about}>{w.about}</p>
      {houseRuleRows(terms).map((one) => (
        <div key={one.id} className={styles.row}>
          {row(one, (reading) => onChange(withReading(terms.houseRules, one.id, reading)))}
        </div>
      ))}
    </details>
  )
}
