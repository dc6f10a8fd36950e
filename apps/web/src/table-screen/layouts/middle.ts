/** Type of the content that online tables add to the middle of the table: vote, chat message, drawer. */
import type { ReactNode } from 'react'

/** Content of the middle at online tables. */
export interface Middle {
  /** Vote, replacing the latest events. */
  question?: ReactNode
  /** Latest message. */
  said?: ReactNode
  /** Chat and log, pulled down over the own sky. */
  drawer?: ReactNode
}
