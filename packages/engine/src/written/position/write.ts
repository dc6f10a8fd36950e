/** Writes the position of a game. `fromPosition` restores the same game; from a view, a consistent one. */
import type { Column } from '../../kernel/columns/column.ts'
import { cityColumns, isSameCity, tableColumns, writeColumn } from '../../kernel/position/fields.ts'
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
}

/**
 * Already written positions to share parts with: the same moment for another viewer, and an earlier moment for the same
 * viewer.
 */
export interface KnownPositions {
  readonly alike?: Written | undefined
  readonly earlier?: Written | undefined
}

const columnsOf = oncePerRuleset((rules) => {
  const cities = cityColumns(rules)
  // Readers take a position with a hand for a running game.
  return { table: tableColumns(rules), inPlay: cities, atTheEnd: cities.filter((column) => column !== state.hand) }
})

/**
 * Omits only derived state. Face-down cards of a viewer are counted, not named. Unchanged parts are shared objects, so
 * that comparisons are cheap.
 */
export function toPosition(g: Game, { alike, earlier }: KnownPositions = {}): Position {
  const { rules } = g
  const columns = columnsOf(rules)
  const table: Partial<Position> = { setup: rules.setup, age: state.age.get(g), turn: state.turn.get(g) }
  if (isOver(g)) table.over = true
  writeQuestion(g, table)
  const known = alike ?? earlier
  const before = known && { game: known.game, fields: known.position }
  for (const column of columns.table) writeColumn(g, column, 0, table, before)
  const cities: CityPosition[] = []
  const ofCities = isOver(g) ? columns.atTheEnd : columns.inPlay
  for (let seat = 0; seat < rules.cities; seat++) {
    const isAlike = alike && isSameCity(g, alike.game, seat)
    cities.push(isAlike ? alike.position.cities[seat] : writeCity(g, seat, ofCities, known))
  }
  const position: Position = { ...table, cities }
  for (const { position: part } of rules.boxes) part?.write?.(g, position)
  return position
}

function writeCity(g: Game, seat: number, columns: readonly Column[], known: Written | undefined): CityPosition {
  const before = known && { game: known.game, fields: known.position.cities[seat] }
  const city = writeBoard(g, seat, before)
  for (const column of columns) writeColumn(g, column, seat, city, before)
  for (const { position: part } of g.rules.boxes) part?.writeCity?.(g, seat, city)
  return city
}
