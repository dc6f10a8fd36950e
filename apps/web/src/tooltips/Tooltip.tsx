/** Symbol or number with an explanation, which opens on hover, tap or the key `i`. */
import { createContext, type ReactNode, useContext } from 'react'
import { classes } from '../look/classes.ts'
import styles from './tooltip.module.css'
import type { Topic } from './topics.ts'

interface AskProps {
  topic: Topic
  /** The city it belongs to. */
  seat: number
  /** Distinguishes several of a kind: the number of a stage, the name of a field. */
  which?: string | number
  className?: string
  /** Not focusable by Tab: distant cities have too many. */
  quiet?: boolean
  children?: ReactNode
  label?: string
  note?: TooltipNote
}

/** The explanation of something that only one box has. */
export interface TooltipNote {
  title: string
  text: string
  here: string
}

/** The target that a coach refers to. */
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
