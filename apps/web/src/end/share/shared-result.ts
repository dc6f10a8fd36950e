/** A result for others: its turning points, its link, and the play for BG Stats. */
import { toPosition } from '@heptapolis/engine'
import { PUBLIC } from '@heptapolis/engine/show'
import { cityNames, viewTable } from '../../city/view.ts'
import type { Parties } from '../../game-model/names.ts'
import { RESULT_PATH, resultOf, toCode } from '../../game-model/result-link.ts'
import type { GameTable } from '../../game-model/table.ts'
import { say, sideName } from '../../i18n/index.ts'
import type { FinalScore } from '../standing.ts'
import { endWords } from '../words.ts'
import type { ReportedPlay } from './bg-stats.ts'

/** Play for BG Stats, which keeps a person for each name: "you" needs the own one. */
export function playOf(
  table: GameTable,
  standings: readonly FinalScore[],
  { parties, ownName }: { parties: Parties; ownName: string },
): ReportedPlay {
  const { cities } = viewTable(table.sight(PUBLIC))
  return {
    edition: table.rules.setup.edition,
    location: 'Heptapolis',
    board: table.rules.setup.boxes.map((id) => say().boxName(id)).join(', '),
    players: standings.map(({ seat, title, subtitle, score }) => ({
      name: parties(seat).isYou ? ownName || endWords().share.me : subtitle || title,
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

/** Names for others by seat: bots, and players who are only "you" at this screen, are called by their cities. */
export function namesForOthers(
  standings: readonly Pick<FinalScore, 'seat' | 'title' | 'subtitle' | 'bot'>[],
  cities: readonly string[],
  isYou: (seat: number) => boolean,
): string[] {
  const names: string[] = []
  for (const { seat, title, subtitle, bot } of standings)
    names[seat] = bot || isYou(seat) ? cities[seat] : subtitle || title
  return names
}

export async function linkTo(table: GameTable, standings: readonly FinalScore[], parties: Parties): Promise<string> {
  const game = table.sight(PUBLIC)
  const names = namesForOthers(standings, cityNames(game), (seat) => parties(seat).isYou)
  const position = resultOf(toPosition(game), table.rules.setup, names)
  return `${location.origin}${RESULT_PATH}${await toCode(position)}`
}
