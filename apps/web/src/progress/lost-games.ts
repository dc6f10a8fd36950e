/** Losses of the own games in this browser, for patterns. */
import { type LostGame, lossesOf } from '@heptapolis/bots/patterns'
import { analysesOf } from '../analysis/analyses.ts'
import { listGames, type StoredGame } from '../game-model/saved/store.ts'
import { seatsHere } from '../game-model/table.ts'
import { wonderOf } from './own-wonder.ts'

export interface OwnLostGame extends LostGame {
  readonly id: string
  readonly seat: number
  readonly wonder: string
}

/** Older games say little about today's play. */
const MOST_GAMES = 40

/** Games in which one person played alone against bots, the latest first. */
export async function ownLostGames(isWanted: () => boolean): Promise<OwnLostGame[]> {
  const games = (await listGames()).filter(isAlone).slice(0, MOST_GAMES)
  const found: OwnLostGame[] = []
  for (const game of games) {
    // Between two games the page stays responsive.
    await new Promise((resolve) => setTimeout(resolve))
    if (!isWanted()) return found
    const lost = lostIn(game)
    if (lost) found.push(lost)
  }
  return found
}

const isAlone = ({ over, aside, lesson, sitters }: StoredGame): boolean =>
  over && !aside && !lesson && Array.isArray(sitters) && seatsHere(sitters).length === 1

function lostIn({ id, record, sitters }: StoredGame): OwnLostGame | undefined {
  const [seat] = seatsHere(sitters)
  const losses = lossesOf(record, seat, analysesOf(id).get(seat))
  const wonder = wonderOf(record, seat)
  if (!losses.ok || wonder === undefined) return undefined
  return { ...losses.value, id, seat, wonder, boxes: record.setup.boxes }
}
