/** Undo button: takes back the own choice, or goes back a turn against bots. */
import type { Result } from '@heptapolis/engine/show'
import type { GameTable } from '../../game-model/table.ts'
import type { Shot } from '../useShot.ts'

/** Undo: the own choice while others think, or against bots the previous turn. */
export function undoing(
  table: GameTable,
  shot: Shot,
  viewer: number,
  round: number,
): (() => Promise<Result<unknown>>) | undefined {
  if (shot.canTakeBack(viewer)) return () => table.takeBack(viewer, round)
  const back = table.goBack?.bind(table)
  return back && shot.canGoBack(viewer) ? () => back(viewer) : undefined
}
