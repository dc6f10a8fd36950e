/** A symbol or number that explains itself: pointed at, tapped, or asked with the key `i`. */
import type { ReactNode } from 'react'
import { classes } from '../look/classes.ts'
import styles from './ask.module.css'
import type { Topic } from './topics.ts'

interface AskProps {
  topic: Topic
  /** Whose it is. */
  seat: number
  /** Which one of several: the number of a stage, the name of a field. */
  which?: string | number
  className?: string
  /** Left out of the round of the Tab key: cities far off have too many. */
  quiet?: boolean
  children?: ReactNode
  label?: string
}

export const Ask = ({ topic, seat, which, className, quiet = false, children, label }: AskProps) => (
  <button
    type="button"
    className={classes(styles.ask, className)}
    data-explain={topic}
    data-about={seat}
    data-which={which}
    tabIndex={quiet ? -1 : undefined}
    aria-label={label}
  >
    {children}
  </button>
)
