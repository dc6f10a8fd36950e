/** A symbol or number that explains itself: pointed at, tapped, or asked with the key `i`. */
import { createContext, type ReactNode, useContext } from 'react'
import { classes } from '../look/classes.ts'
import styles from './tooltip.module.css'
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
  note?: TooltipNote
}

/** What is said of something that only one box has. */
export interface TooltipNote {
  title: string
  text: string
  here: string
}

/** What a coach is speaking of. */
export type CoachTarget = Pick<AskProps, 'topic' | 'seat' | 'which'>
export const Pointing = createContext<CoachTarget | undefined>(undefined)

export const Ask = ({ topic, seat, which, className, quiet = false, children, label, note }: AskProps) => {
  const at = useContext(Pointing)
  const isMeant = at?.topic === topic && at.seat === seat && String(at.which) === String(which)
  return (
    <button
      type="button"
      className={classes(styles.ask, className, isMeant && styles.meant)}
      data-explain={topic}
      data-about={seat}
      data-which={which}
      data-note={note && JSON.stringify(note)}
      tabIndex={quiet ? -1 : undefined}
      aria-label={label}
    >
      {children}
    </button>
  )
}
