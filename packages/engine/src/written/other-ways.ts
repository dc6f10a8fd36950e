/** Undercut payments that can still be useful; screens show them on request. */
import type { Move } from '../kernel/move.ts'
import { left, right } from '../rules/city.ts'
import type { Game } from '../rules/contract/box.ts'
import { arePartners } from '../rules/teams.ts'
import type { Pay } from '../rules/vocabulary.ts'
import type { MoveJson } from './move-shape.ts'
import { payments, showMove } from './notation.ts'

/**
 * Alternatives to the offered payments of one thing: paying a partner more than any of them does, and free resources
 * from another neighbour.
 */
export function otherWays(g: Game, seat: number, offered: readonly MoveJson[]): Move[] {
  const { by: _, ...wish } = offered[0]
  const found = payments(g, seat, wish)
  if (!found.ok) return []
  const known = new Set(offered.map((way) => JSON.stringify(way)))
  const most = Math.max(...offered.map(({ pay }) => partnerGets(g, seat, pay)))
  return found.value.filter((move) => {
    const way = showMove(g, move)
    if (known.has(JSON.stringify(way))) return false
    return partnerGets(g, seat, way.pay) > most || isOtherGift(way, offered)
  })
}

function partnerGets(g: Game, seat: number, pay: Pay = {}): number {
  if (!g.rules.setup.teams) return 0
  if (arePartners(seat, left(g, seat))) return pay.left ?? 0
  return arePartners(seat, right(g, seat)) ? (pay.right ?? 0) : 0
}

const isOtherGift = (way: MoveJson, offered: readonly MoveJson[]): boolean =>
  way.from !== undefined &&
  offered.some((one) => one.by === undefined && one.from !== way.from && totalOf(one.pay) === totalOf(way.pay))

const totalOf = (pay: Pay = {}): number => Object.values(pay).reduce((sum, coins) => sum + (coins ?? 0), 0)
