/** Text of a recorded game from the states stored in it, for records that the current rules cannot replay. */
import { itemAt } from '@heptapolis/engine/kernel'
import { type EndSheet, type GameRecord, moveText, type Position, tablesOf } from '@heptapolis/engine/records'
import { say, words } from '../language.ts'
import { whole } from './numbers.ts'
import { faint, strong } from './paint.ts'
import { heading, table } from './table.ts'

export function asPlayedText(record: GameRecord, why: string): string {
  const tables = tablesOf(record)
  const notice = words().rulesChanged(record.engine ?? '', why)
  const rounds = tables.flatMap((before, i) => {
    const lines = record.moves
      .slice(before.after, tables[i + 1]?.after)
      .map(([seat, move]) => [cityOf(before.table, seat), moveText(move)])
    return lines.length === 0 ? [] : [`${heading(strong(whenText(before.table)))}\n${table(lines, { indent: 2 })}`]
  })
  const end = record.end ? [endTable(record.end, itemAt(tables, tables.length - 1).table)] : []
  return [notice, words().asPlayed, ...rounds, ...end].join('\n\n')
}

function cityOf({ cities }: Position, seat: number): string {
  const wonder = cities[seat]?.wonder
  return wonder === undefined ? words().seat(seat) : say().wonder(wonder)
}

function whenText({ age = 0, turn = 0 }: Position): string {
  if (age === 0) return words().beforeFirstAge
  const name = say().terms.age(age)
  return turn > 0 ? words().turn(name, turn) : name
}

function endTable(sheets: readonly EndSheet[], last: Position): string {
  const rows = Object.keys(sheets[0]?.rows ?? {}).map((id) => [
    say().scoreLine(id),
    ...sheets.map((sheet) => whole(sheet.rows[id] ?? 0)),
  ])
  return table(
    [
      ...rows,
      [strong(words().total), ...sheets.map(({ total }) => whole(total))],
      [faint(words().coins), ...sheets.map(({ coins }) => faint(String(coins)))],
      [words().place, ...sheets.map(({ rank }) => String(rank))],
    ],
    { head: ['', ...sheets.map((_, seat) => cityOf(last, seat))], numbers: sheets.map((_, i) => i + 1) },
  )
}
