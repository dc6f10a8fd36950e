/** Type of one row in a person's list of tables on the home page. */
import type { Position } from '@heptapolis/engine'
import type { SeatResult } from '@heptapolis/table'

export interface MyTable {
  table: string
  as: number
  state: string
  updated: number
  /** By seat: the name of a person, the level of a bot, or a mark for a deleted account. */
  seats?: { name?: string | undefined; level?: string | undefined; isForgotten?: true | undefined }[]
  /** The own seat, and those whose answer is waited for. */
  you?: number | undefined
  awaited?: number[]
  /** When the own time is up. */
  until?: number
  /** Public view while it is played; the result after its end. */
  view?: Position
  results?: SeatResult[]
  /** After the end: the own wonder and its side, and the expansions. */
  wonder?: string
  side?: string
  boxes?: string[]
}
