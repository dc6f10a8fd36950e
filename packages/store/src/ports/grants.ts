/** What resume links have given: to act as a person at one game and its rematches. And which request has opened which game. */
import type { Result } from '@heptapolis/engine/kernel'

export interface SeatGrant {
  /** The account of the device that came by the link. */
  readonly holder: string
  readonly person: string
  readonly game: string
  readonly seat: number
  readonly at: number
  /** It gives nothing any more, but still says that the person is not the holder's own. */
  readonly ended?: true
}

export interface Grants {
  /** Gives a seat, anew where it has ended. */
  give(grant: Omit<SeatGrant, 'ended'>): Promise<Result<void>>
  /** All that a holder has been given, ended ones too. */
  heldBy(holder: string): Promise<Result<SeatGrant[]>>
  /** Those of persons that have not ended, the earliest first. */
  givenFor(persons: readonly string[]): Promise<Result<SeatGrant[]>>
  /** Whether a holder may act as a person at a game. */
  allows(holder: string, person: string, game: string): Promise<Result<boolean>>
  /** Ends everything that was given for persons to one holder. */
  end(persons: readonly string[], holder: string): Promise<Result<void>>
  /** What was given for a game is given for its rematch too. */
  carry(game: string, rematch: string): Promise<Result<void>>
  /** The game that a request has opened. */
  opened(account: string, cid: string): Promise<Result<string | undefined>>
  /** Keeps the game that a request opens: the given one, unless the request has opened one before. */
  opening(account: string, cid: string, game: string, at: number): Promise<Result<string>>
  /** Forgets requests before a time. */
  sweepOpenings(before: number): Promise<Result<number>>
}
