/** The error text of a failed request. */
import styles from './account.module.css'

export function RequestError({ problem }: { problem: string | undefined }) {
  if (!problem) return undefined
  return (
    <p role="alert" className={styles.problem}>
      {problem}
    </p>
  )
}
