/** What a box reads and writes in a position; box.ts says of which game. */
import type { Problem } from '../../kernel/result.ts'
import type { CityPosition, Position } from './position.ts'

/** Fields of a position that no column reads and writes, each with what may stand there, as JSON. */
export type Apart = Readonly<Record<string, string>>

/** How a box's state stands in a position, besides what its columns declare themselves. */
export interface PositionPart<Game, Piece> {
  /** The fields read and written here, of the table and of a city. */
  fields?: { table?: Apart; city?: Apart }
  /** Reads them, and checks what stands in the columns already. */
  read?(g: Game, position: Position): Problem | undefined
  readCity?(g: Game, seat: number, city: CityPosition): Problem | undefined
  /** Adds what people leave out when they write a position down. */
  complete?(g: Game, position: Position): void
  write?(g: Game, position: Position): void
  writeCity?(g: Game, seat: number, city: CityPosition): void
  /** The first Age in which the city can have a piece of this box, where it is not the piece's own. */
  since?(g: Game, seat: number, piece: Piece): number | undefined
  /** What cannot come about in a game: it is let through for people who want to try things. */
  implausible?(g: Game): Problem | undefined
  /** Opens a position whose `phase` is one of this box's own; false where it is not. */
  open?(g: Game, position: Position): boolean
}
