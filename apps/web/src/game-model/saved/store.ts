/** Database of the games in this browser. A game is stored as its set-up and moves (record). */
import { browserStore } from '../../app/browser-store.ts'
import type { GameProgress } from '../records/course.ts'
import type { SavedGame } from './saved-game.ts'

export interface StoredGame extends SavedGame, GameProgress {
  begun: number
  played: number
  /** The tab that opened the game last; no other tab writes it. */
  tab?: string
}

export const games = browserStore<StoredGame>('heptapolis', 'games')

/** All games, the latest first. Unreadable entries are included, so that they can be deleted. */
export const listGames = async (): Promise<StoredGame[]> =>
  (await games.all()).sort((a, b) => (b.played ?? 0) - (a.played ?? 0))
