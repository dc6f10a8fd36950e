/** What a leader (or Rome) allows a city from then on, where a yes or no is all there is to it. */
import type { Game } from '@heptapolis/engine'
import { powers } from './columns.ts'

export const LEADER_POWERS = [
  'bank-good',
  'commission',
  'coin-more',
  'defeats-returned',
  'defeats-as-shields',
  'free-guilds',
  'free-leaders',
  'free-recruitment',
] as const
export type LeaderPower = (typeof LEADER_POWERS)[number]

const bit = (power: LeaderPower): number => 1 << LEADER_POWERS.indexOf(power)

const BITS = Object.fromEntries(LEADER_POWERS.map((power) => [power, bit(power)])) as Record<LeaderPower, number>

export function hasPower(g: Game, seat: number, power: LeaderPower): boolean {
  const all = powers.get(g, seat)
  return all !== 0 && (all & BITS[power]) !== 0
}

export const grant = (g: Game, seat: number, power: LeaderPower): void =>
  powers.set(g, seat, powers.get(g, seat) | BITS[power])
