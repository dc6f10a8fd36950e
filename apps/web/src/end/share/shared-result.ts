/** A result for others: its turning points, its link, and the play for BG Stats. */
import { toPosition } from '@heptapolis/engine'
import { PUBLIC } from '@heptapolis/engine/show'
import { viewTable } from '../../city/view.ts'
import type { Parties } from '../../game-model/names.ts'
import { RESULT_PATH, resultOf, toCode } from '../../game-model/result-link.ts'
import type { GameTable } from '../../game-model/table.ts'
import { say, sideName } from '../../i18n/index.ts'
import type { FinalScore } from '../standing.ts'
import type { ReportedPlay } from './bg-stats.ts'

/** Play for BG Stats. */
export function playOf(table: GameTable, standings: readonly FinalScore[]): ReportedPlay {
  const { cities } = viewTable(table.sight(PUBLIC))
  return {
    edition: table.rules.setup.edition,
    location: 'Heptapolis',
    board: table.rules.setup.boxes.map((id) => say().boxName(id)).join(', '),
    players: standings.map(({ seat, title, subtitle, score }) => ({
      name: subtitle || title,
      score: score.total,
      rank: score.rank,
      role: `${title}, ${sideName(cities[seat].side)}`,
    })),
  }
}

export async function turnsIn({ id, rules }: GameTable, party: Parties): Promise<readonly string[]> {
  const { turningSentences } = await import('../../analysis/turning-sentences.ts')
  return turningSentences(id, rules, (seat) => party(seat).name)
}

export async function linkTo(table: GameTable, standings: readonly FinalScore[]): Promise<string> {
  const names: string[] = []
  for (const { seat, title, subtitle } of standings) names[seat] = subtitle || title
  const position = resultOf(toPosition(table.sight(PUBLIC)), table.rules.setup, names)
  return `${location.origin}${RESULT_PATH}${await toCode(position)}`
}
