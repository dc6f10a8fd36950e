/** State of a box in a position; box.ts binds it to the game. */
import type { Problem } from '../../kernel/result.ts'
import type { CityPosition, Position } from './position.ts'

/** Fields of a position without a column, each with an example in JSON. */
export type Apart = Readonly<Record<string, string>>

/** State of a box in a position, besides its columns. */
export interface PositionPart<Game, Piece> {
  /** Fields read and written here, for the table and for a city. */
  fields?: { table?: Apart; city?: Apart }
  /** Reads the fields and checks the columns. */
  read?(g: Game, position: Position): Problem | undefined
  readCity?(g: Game, seat: number, city: CityPosition): Problem | undefined
  /** Adds values that people omit in a position. */
  complete?(g: Game, position: Position): void
  write?(g: Game, position: Position): void
  writeCity?(g: Game, seat: number, city: CityPosition): void
  /** First Age in which the city can have a piece of this box, if it differs from the piece's Age. */
  since?(g: Game, seat: number, piece: Piece): number | undefined
  /** State that no game can reach; allowed for experiments. */
  implausible?(g: Game): Problem | undefined
  /** Opens a position whose `phase` belongs to this box; false for others. */
  open?(g: Game, position: Position): boolean
}
