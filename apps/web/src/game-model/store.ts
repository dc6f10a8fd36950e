/** The games of this browser: the record is the save. */
import { keeper } from '../app/keeper.ts'
import type { GameProgress } from './course.ts'
import type { SavedGame } from './local.ts'

export interface StoredGame extends SavedGame, GameProgress {
  begun: number
  played: number
  /** The tab that opened it last: no other tab writes it. */
  tab?: string
}

export const games = keeper<StoredGame>('heptapolis', 'games')

/** All games, the one played last first. What is not a game is listed too, so that it can be deleted. */
export const listGames = async (): Promise<StoredGame[]> =>
  (await games.all()).sort((a, b) => (b.played ?? 0) - (a.played ?? 0))
