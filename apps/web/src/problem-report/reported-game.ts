/** Game that a problem report is about, and whether its record may be added. */
import type { Terms } from '@heptapolis/engine'
import type { GameRecord } from '@heptapolis/engine/records'
import { findGame } from '../game-model/saved/games.ts'
import { type GameTable, type PlayerInfo, seatsHere } from '../game-model/table.ts'

export interface ReportedGame {
  setup: Terms
  /** Missing while other people play: a record reveals their hands. */
  record?: () => Promise<GameRecord | undefined>
}

interface StoredPart {
  record: GameRecord
  sitters: readonly PlayerInfo[]
  over: boolean
}

/** A game stored in this browser: several people at one screen keep their hands from each other until the end. */
export const storedGame = ({ record, sitters, over }: StoredPart): ReportedGame => ({
  setup: record.setup,
  ...(over || seatsHere(sitters).length < 2 ? { record: async () => record } : {}),
})

const STORED = /^\/(?:play|replay)\/([^/]+)$/

/** `ended`: a table whose game is over. The path finds games of this browser, on the error page too. */
export async function reportedGame(path: string, setup?: Terms, ended?: GameTable): Promise<ReportedGame | undefined> {
  if (ended) return { setup: ended.rules.setup, record: () => ended.record() }
  const [, id] = STORED.exec(path) ?? []
  const stored = id === undefined ? undefined : await findGame(id)
  if (stored) return storedGame(stored)
  return setup && { setup }
}
