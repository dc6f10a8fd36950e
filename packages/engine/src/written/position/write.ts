/** Writes the position of a game. `fromPosition` restores the same game; from a view, a consistent one. */
import type { Column } from '../../kernel/columns/column.ts'
import { cityColumns, isSameCity, isSameTable, tableColumns, writeColumn } from '../../kernel/position/fields.ts'
import { writeQuestion } from '../../kernel/position/question.ts'
import { isOver } from '../../kernel/runner.ts'
import type { Game } from '../../rules/contract/box.ts'
import type { CityPosition, Position } from '../../rules/contract/position.ts'
import { oncePerRuleset } from '../../rules/once.ts'
import { COLUMNS } from '../../rules/state.ts'
import { writeBoard } from './cities.ts'

const state = COLUMNS

/** A game and its position. */
export interface Written {
  readonly game: Game
  readonly position: Position
  /** Fields of the table, which other positions may share. */
  readonly table: TableFields
}

type TableFields = Omit<Position, 'cities'>

/**
 * Already written positions to share parts with: the same moment for other viewers, and an earlier moment for the same
 * viewer.
 */
export interface KnownPositions {
  readonly alike?: readonly Written[]
  readonly earlier?: Written | undefined
}

const columnsOf = oncePerRuleset((rules) => {
  const cities = cityColumns(rules)
  // Readers take a position with a hand for a running game.
  return { table: tableColumns(rules), inPlay: cities, atTheEnd: cities.filter((column) => column !== state.hand) }
})

export const toPosition = (g: Game): Position => write(g).position

/**
 * Omits only derived state. Face-down cards of a viewer are counted, not named. Unchanged parts are shared objects, so
 * that comparisons are cheap.
 */
export function write(game: Game, { alike = [], earlier }: KnownPositions = {}): Written {
  const { rules } = game
  const columns = columnsOf(rules)
  const known = alike[0] ?? earlier
  const table = alike.find((other) => isSameTable(game, other.game))?.table ?? writeTable(game, columns.table, known)
  const cities: CityPosition[] = []
  const ofCities = isOver(game) ? columns.atTheEnd : columns.inPlay
  for (let seat = 0; seat < rules.cities; seat++) {
    const same = alike.find((other) => isSameCity(game, other.game, seat))
    cities.push(same?.position.cities[seat] ?? writeCity(game, seat, ofCities, known))
  }
  const position: Position = { ...table, cities }
  for (const { position: part } of rules.boxes) part?.write?.(game, position)
  return { game, position, table }
}

function writeTable(g: Game, columns: readonly Column[], known: Written | undefined): TableFields {
  const table: TableFields = { setup: g.rules.setup, age: state.age.get(g), turn: state.turn.get(g) }
  if (isOver(g)) table.over = true
  writeQuestion(g, table)
  const before = known && { game: known.game, fields: known.table }
  for (const column of columns) writeColumn(g, column, 0, table, before)
  return table
}

function writeCity(g: Game, seat: number, columns: readonly Column[], known: Written | undefined): CityPosition {
  const before = known && { game: known.game, fields: known.position.cities[seat] }
  const city = writeBoard(g, seat, before)
  for (const column of columns) writeColumn(g, column, seat, city, before)
  for (const { position: part } of g.rules.boxes) part?.writeCity?.(g, seat, city)
  return city
}
