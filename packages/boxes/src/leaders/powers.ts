/** What leaders allow a city, in words and in play. */
import type { Game } from '@heptapolis/engine'
import { LEADER_POWERS, powers } from './columns.ts'

export type LeaderPower = (typeof LEADER_POWERS)[number]

export const POWER_TEXTS: Record<LeaderPower, string> = {
  'bank-good': 'once a turn, one resource of your choice from the bank for 1 coin',
  commission: '1 coin from the bank after buying from a neighbour, once a turn for each of the two',
  'coin-more': 'once a turn, when you take coins from the bank, 1 coin more',
  'defeats-returned': 'the defeat token of each fight you lose goes to the winner',
  'defeats-as-shields': 'each of your defeat tokens counts as 1 shield in conflicts',
  'free-guilds': 'your purple cards need no resources',
  'free-leaders': 'from now on your leaders cost nothing',
  'free-recruitment': 'from now on your leaders cost nothing in Recruitment phases',
}

const bit = (power: LeaderPower): number => 1 << LEADER_POWERS.indexOf(power)

const BITS = Object.fromEntries(LEADER_POWERS.map((power) => [power, bit(power)])) as Record<LeaderPower, number>

export function hasPower(g: Game, seat: number, power: LeaderPower): boolean {
  const all = powers.get(g, seat)
  return all !== 0 && (all & BITS[power]) !== 0
}

export const grant = (g: Game, seat: number, power: LeaderPower): void =>
  powers.set(g, seat, powers.get(g, seat) | BITS[power])
