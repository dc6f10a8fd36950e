/** Order of builds from the discard pile: one list of names from the boxes in play. */

import { broken } from '../../kernel/result.ts'
import { insert } from '../../kernel/script.ts'
import type { Game } from '../contract/box.ts'
import type { Digger } from '../contract/orders.ts'
import { COLUMNS } from '../state.ts'

const state = COLUMNS

export function orderDiggers(all: readonly Digger[]): string[] {
  const order: string[] = []
  for (const { id, after } of all.toSorted((a, b) => Number(a.last ?? false) - Number(b.last ?? false))) {
    if (!order.includes(id)) insert(order, id, { after }, (other) => other)
  }
  return order
}

const SEATS = 16

/** Queues the city at the discard pile. */
export function waitToDig(g: Game, seat: number, digger: string): void {
  const rank = g.rules.diggers.indexOf(digger)
  if (rank < 0) broken(`nobody digs as ${digger}`)
  state.digs.push(g, 0, rank * SEATS + seat)
}

/** Next city of the queue; -1 for none. */
export function nextToDig(g: Game): number {
  if (state.digs.size(g, 0) === 0) return -1
  const first = Math.min(...state.digs.items(g))
  state.digs.remove(g, 0, first)
  return first % SEATS
}
