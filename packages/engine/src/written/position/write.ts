/** The position of a game: what `fromPosition` makes the same game of, and of what a seat sees a game like it. */
import type { Column } from '../../kernel/columns/column.ts'
import { cityColumns, tableColumns, writeColumn } from '../../kernel/position/fields.ts'
import { writeQuestion } from '../../kernel/position/question.ts'
import { isOver } from '../../kernel/runner.ts'
import type { Game } from '../../rules/contract/box.ts'
import type { CityPosition, Position } from '../../rules/contract/position.ts'
import { COLUMNS } from '../../rules/state.ts'
import { writeBoard } from './cities.ts'

const state = COLUMNS

/** A game and its position. */
export interface Written {
  readonly game: Game
  readonly position: Position
}

/**
 * Nothing is left out of it but what follows from the rest. What lies face down for a viewer is counted, not named. Cities
 * that look as they do in `like`, the same moment seen by somebody else, are taken from there.
 */
export function toPosition(g: Game, like?: Written): Position {
  const { rules } = g
  const table: Partial<Position> = { setup: rules.setup, age: state.age.get(g), turn: state.turn.get(g) }
  if (isOver(g)) table.over = true
  writeQuestion(g, table)
  for (const column of tableColumns(rules)) writeColumn(g, column, 0, table)
  const cities: CityPosition[] = []
  // Whoever finds a hand takes the game for open.
  const columns = cityColumns(rules).filter((column) => column !== state.hand || !isOver(g))
  for (let seat = 0; seat < rules.cities; seat++) {
    const isAlike = like && columns.every((column) => isSame(g, like.game, column, seat))
    cities.push(isAlike ? like.position.cities[seat] : writeCity(g, seat, columns))
  }
  const position: Position = { ...table, cities }
  for (const { position: part } of rules.boxes) part?.write?.(g, position)
  return position
}

function writeCity(g: Game, seat: number, columns: readonly Column[]): CityPosition {
  const city = writeBoard(g, seat)
  for (const column of columns) writeColumn(g, column, seat, city)
  for (const { position: part } of g.rules.boxes) part?.writeCity?.(g, seat, city)
  return city
}

function isSame(g: Game, other: Game, column: Column, seat: number): boolean {
  const from = column.start(g, seat)
  for (let i = from; i < from + column.width; i++) if (g.cells[i] !== other.cells[i]) return false
  return true
}
