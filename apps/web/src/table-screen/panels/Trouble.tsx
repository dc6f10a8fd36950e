/** The reason why an answer was refused, or why the table cannot be reached. */
import type { Problem } from '@heptapolis/engine'
import type { ReactNode } from 'react'
import { say, words } from '../../i18n/index.ts'
import styles from '../table.module.css'

interface TroubleProps {
  refusal: Problem | undefined
  /** Shown while no answer was refused. */
  problem: ReactNode
}

export function Trouble({ refusal, problem }: TroubleProps) {
  const text = refusal
    ? words().refused(refusal.code === 'round-over' ? words().tooLate : say().problem(refusal))
    : problem
  if (!text) return undefined
  return (
    <p className={styles.trouble} role="alert">
      {text}
    </p>
  )
}
