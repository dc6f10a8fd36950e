/**
 * Types of seat grants: by a resume link, another device may act as a person in one game and its rematches. Also
 * remembers which request created which table.
 */
import type { Result } from '@heptapolis/engine/kernel'

export interface SeatGrant {
  /** Account of the device that used the link. */
  readonly holder: string
  readonly person: string
  readonly game: string
  readonly seat: number
  readonly at: number
  /** An ended grant gives no access, but still marks the person as foreign to the holder. */
  readonly ended?: true
}

export interface Grants {
  /** Creates a grant, or renews an ended one. */
  give(grant: Omit<SeatGrant, 'ended'>): Promise<Result<void>>
  /** All grants of a holder, including ended ones. */
  heldBy(holder: string): Promise<Result<SeatGrant[]>>
  /** Active grants for these persons, the earliest first. */
  givenFor(persons: readonly string[]): Promise<Result<SeatGrant[]>>
  /** Whether a holder may act as a person in a game. */
  allows(holder: string, person: string, game: string): Promise<Result<boolean>>
  /** Ends all grants for these persons to one holder. */
  end(persons: readonly string[], holder: string): Promise<Result<void>>
  /** Copies the grants of a game to its rematch. */
  carry(game: string, rematch: string): Promise<Result<void>>
  /** Game that a request created. */
  opened(account: string, cid: string): Promise<Result<string | undefined>>
  /** Records the game of a request; a repeated request returns the first game. */
  opening(account: string, cid: string, game: string, at: number): Promise<Result<string>>
  /** Games that an account's requests created, the newest first, as long as the requests are kept. */
  openedBy(account: string, limit: number): Promise<Result<string[]>>
  /** Deletes requests older than a time. */
  sweepOpenings(before: number): Promise<Result<number>>
}
