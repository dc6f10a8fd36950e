/** A recorded game told from what was written down, where the rules of today lead elsewhere. */
import { type EndSheet, type GameRecord, moveText, type Position, tablesOf } from '@heptapolis/engine'
import { faint, strong } from './paint.ts'
import { heading, table } from './table.ts'
import { capital, ROMAN, spaced } from './words.ts'

export function asPlayedText(record: GameRecord, why: string): string {
  const tables = tablesOf(record)
  const notice = `The rules have changed since this game was played (engine ${record.engine}): ${why}`
  const rounds = tables.slice(1).map(({ after }, i) => {
    const before = tables[i]
    const lines = record.moves
      .slice(before.after, after)
      .map(([seat, move]) => [cityOf(before.table, seat), moveText(move)])
    return `${heading(strong(whenText(before.table)))}\n${table(lines, { indent: 2 })}`
  })
  const end = record.end ? [endTable(record.end, tables[tables.length - 1].table)] : []
  return [notice, 'It is shown as it was played, not reckoned anew.', ...rounds, ...end].join('\n\n')
}

const cityOf = ({ cities }: Position, seat: number): string => capital(cities[seat]?.wonder ?? `seat ${seat}`)

const whenText = ({ age = 0, turn = 0 }: Position): string =>
  age === 0 ? 'Before the first Age' : `Age ${ROMAN[age]}${turn > 0 ? ` · turn ${turn}` : ''}`

function endTable(sheets: readonly EndSheet[], last: Position): string {
  const rows = Object.keys(sheets[0]?.rows ?? {}).map((id) => [
    capital(spaced(id)),
    ...sheets.map((sheet) => String(sheet.rows[id])),
  ])
  return table(
    [
      ...rows,
      [strong('Total'), ...sheets.map(({ total }) => String(total))],
      [faint('Coins'), ...sheets.map(({ coins }) => faint(String(coins)))],
      ['Place', ...sheets.map(({ rank }) => String(rank))],
    ],
    { head: ['', ...sheets.map((_, seat) => cityOf(last, seat))], numbers: sheets.map((_, i) => i + 1) },
  )
}
