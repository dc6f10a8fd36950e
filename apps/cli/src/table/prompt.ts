/** Types of an open question to the person at the terminal, and of the possible answers. */
import type { Move, Piece, Seen } from '@heptapolis/engine/search'
import type { Asker } from '../input/asker.ts'

export interface Prompt {
  asker: Asker
  seat: number
  seen: Seen
  /** Whether to confirm the use of a card. */
  confirm: boolean
  showCities(): void
  showNeighbours(): void
}

export type TableAnswer = { move: Move } | { card: Piece } | { among: readonly Move[] } | 'cities' | 'leave' | 'again'
