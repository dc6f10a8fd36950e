/** Hands of all players, extracted from the views that spectators receive. */
import { BOXES } from '@heptapolis/boxes'
import { fromPosition } from '@heptapolis/engine'
import type { Piece } from '@heptapolis/engine/show'
import type { ShownGame } from '@heptapolis/table'
import { viewTable } from '../../city/view.ts'

/** The hand of each seat in the views that spectators receive. */
export function openHands({ views }: NonNullable<ShownGame['hands']>): { seat: number; hand: readonly Piece[] }[] {
  return views.flatMap((view, seat) => {
    const game = fromPosition(view, BOXES, { lenient: true })
    return game.ok ? [{ seat, hand: viewTable(game.value).cities[seat].hand.filter(({ index }) => index > 0) }] : []
  })
}
