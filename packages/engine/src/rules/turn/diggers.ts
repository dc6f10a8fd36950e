/** Who builds from the discard pile before whom: one list of names, laid out from what the boxes in play say. */

import type { Game } from '../../kernel/game.ts'
import type { Digger } from '../contract/box.ts'
import * as state from '../state.ts'
import { broken } from '../vocabulary.ts'

export function orderDiggers(all: readonly Digger[]): string[] {
  const order: string[] = []
  for (const { id, after } of all.toSorted((a, b) => Number(a.last ?? false) - Number(b.last ?? false))) {
    if (order.includes(id)) continue
    const behind = after === undefined ? -1 : order.indexOf(after)
    order.splice(behind < 0 ? order.length : behind + 1, 0, id)
  }
  return order
}

const SEATS = 16

/** The city waits for its turn at the discard pile. */
export function waitToDig(g: Game, seat: number, digger: string): void {
  const place = g.rules.diggers.indexOf(digger)
  if (place < 0) broken(`nobody digs as ${digger}`)
  state.digs.push(g, 0, place * SEATS + seat)
}

/** Whose turn it is, out of those who wait; -1 for nobody. */
export function nextToDig(g: Game): number {
  if (state.digs.size(g, 0) === 0) return -1
  const first = Math.min(...state.digs.items(g))
  state.digs.remove(g, 0, first)
  return first % SEATS
}
