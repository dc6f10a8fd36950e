import type { ReactNode } from 'react'

/** What stands in the middle of a table with people elsewhere. */
export interface Middle {
  /** A question to all, in place of what happened. */
  question?: ReactNode
  /** What was said last. */
  said?: ReactNode
  /** Talk and moves, pulled down over the own sky. */
  drawer?: ReactNode
}
