/** Payments that another undercuts, where they can be worth it. */
import { type Game, type MoveJson, showMove } from '@heptapolis/engine'
import { left, type Pay, payments, right } from '@heptapolis/engine/show'
import { partnerOf } from '../city/fights.ts'
import { type Way, wayOf } from './choices.ts'

/**
 * Paying more serves nobody but a partner, who then gets more than by any way that is offered; and goods for no coins at
 * all may come from another neighbour.
 */
export function otherWays(g: Game, city: number, offered: readonly Way[]): Way[] {
  const { by: _, ...wish } = offered[0].move
  const found = payments(g, city, wish)
  if (!found.ok) return []
  const known = new Set(offered.map(({ move }) => JSON.stringify(move)))
  const most = Math.max(...offered.map(({ pay }) => partnerGets(g, city, pay)))
  return found.value
    .map((move) => wayOf(showMove(g, move)))
    .filter(({ move }) => !known.has(JSON.stringify(move)))
    .filter((way) => partnerGets(g, city, way.pay) > most || isOtherGift(way, offered))
}

function partnerGets(g: Game, city: number, pay: Pay): number {
  const partner = partnerOf(g, city)
  if (partner === undefined) return 0
  return (partner === left(g, city) ? pay.left : partner === right(g, city) ? pay.right : 0) ?? 0
}

const isOtherGift = ({ move, total }: Way, offered: readonly Way[]): boolean =>
  move.from !== undefined &&
  offered.some((one) => one.total === total && one.move.from !== move.from && isPaid(one.move))

const isPaid = ({ by }: MoveJson): boolean => by === undefined
