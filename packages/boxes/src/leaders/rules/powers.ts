/** Powers of leaders. */
import type { Game } from '@heptapolis/engine/box'
import { LEADER_POWERS, powers } from '../columns.ts'

export type LeaderPower = (typeof LEADER_POWERS)[number]

const bit = (power: LeaderPower): number => 1 << LEADER_POWERS.indexOf(power)

const BITS = Object.fromEntries(LEADER_POWERS.map((power) => [power, bit(power)])) as Record<LeaderPower, number>

export function hasPower(g: Game, seat: number, power: LeaderPower): boolean {
  const all = powers.get(g, seat)
  return all !== 0 && (all & BITS[power]) !== 0
}

export const grant = (g: Game, seat: number, power: LeaderPower): void =>
  powers.set(g, seat, powers.get(g, seat) | BITS[power])
