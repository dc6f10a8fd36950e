/** Filters of the lobby and of quick match: mix, players, pace. */
import type { LobbyTable, SeekWish } from '@heptapolis/wire'
import { paceOf } from '../../online/clocks/clocks.ts'
import type { SetupPlan } from '../../setup/plan.ts'

export interface LobbyFilter {
  mix: 'any' | 'base' | 'yours'
  /** 0 for any number. */
  players: number
  pace: 'any' | 'live' | 'days'
  bots: boolean
}

export const ANYTHING: LobbyFilter = { mix: 'any', players: 0, pace: 'live', bots: true }

type Mix = Pick<SetupPlan, 'edition' | 'boxes'>

/** True for the mix of the last set-up. */
export const isOwnMix = ({ terms }: Pick<LobbyTable, 'terms'>, plan: Mix): boolean =>
  terms.edition === plan.edition && [...terms.boxes].sort().join() === [...plan.boxes].sort().join()

export function fits(table: LobbyTable, { mix, players, pace }: LobbyFilter, plan: Mix): boolean {
  if (mix === 'base' && table.terms.boxes.length > 0) return false
  if (mix === 'yours' && !isOwnMix(table, plan)) return false
  if (players > 0 && table.seats.length !== players) return false
  return pace === 'any' || (pace === 'days') === (paceOf(table.options.clock) === 'days')
}

/** The own mix first, then in the order of the server. */
export const inOrder = (tables: readonly LobbyTable[], plan: Mix): LobbyTable[] =>
  [...tables].sort((one, other) => Number(isOwnMix(other, plan)) - Number(isOwnMix(one, plan)))

export const wishOf = ({ mix, players, pace, bots }: LobbyFilter, { edition, boxes }: Mix): SeekWish => ({
  ...(mix === 'any' ? {} : { mix: { edition, boxes: mix === 'base' ? [] : [...boxes].sort() } }),
  ...(players === 0 ? {} : { players }),
  ...(pace === 'any' ? {} : { pace }),
  bots,
})
