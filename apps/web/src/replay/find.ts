/** Search for a game to replay: stored in this browser, or at an online table. */
import { fail, type Result } from '@heptapolis/engine/kernel'
import { findGame } from '../game-model/saved/games.ts'
import { type ReplayState, replayOf } from './replay-state.ts'

export async function findReplay(id: string): Promise<Result<ReplayState>> {
  const kept = await findGame(id)
  if (kept) return replayOf(kept, `/play/${id}`)
  const { onlineReplay } = await import('./online.ts')
  const elsewhere = await onlineReplay(id)
  return elsewhere ?? fail('gone', 'This game is neither kept here nor at a table.')
}
