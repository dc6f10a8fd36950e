/** The position of a game: what `fromPosition` makes the same game of, and of what a seat sees a game like it. */
import { cityColumns, tableColumns, writeColumn } from '../../kernel/position/fields.ts'
import { writeQuestion } from '../../kernel/position/question.ts'
import { isOver } from '../../kernel/runner.ts'
import type { Game } from '../../rules/contract/box.ts'
import type { CityPosition, Position } from '../../rules/contract/position.ts'
import { COLUMNS } from '../../rules/state.ts'
import { writeBoard } from './cities.ts'

const state = COLUMNS

/** Nothing is left out of it but what follows from the rest. What lies face down for a viewer is counted, not named. */
export function toPosition(g: Game): Position {
  const { rules } = g
  const table: Partial<Position> = { setup: rules.setup, age: state.age.get(g), turn: state.turn.get(g) }
  if (isOver(g)) table.over = true
  writeQuestion(g, table)
  for (const column of tableColumns(rules)) writeColumn(g, column, 0, table)
  const cities: CityPosition[] = []
  const columns = cityColumns(rules)
  for (let seat = 0; seat < rules.cities; seat++) {
    const city = writeBoard(g, seat)
    // Whoever finds a hand takes the game for open.
    for (const column of columns) if (column !== state.hand || !isOver(g)) writeColumn(g, column, seat, city)
    cities.push(city)
  }
  const position: Position = { ...table, cities }
  for (const { position: part } of rules.boxes) {
    part?.write?.(g, position)
    for (const [seat, city] of position.cities.entries()) part?.writeCity?.(g, seat, city)
  }
  return position
}
