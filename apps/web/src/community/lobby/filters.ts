/** Filters of the lobby and of quick match: expansions, number of players, pace. */
import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine/show'
import type { LobbyTable, SeekWish } from '@heptapolis/wire'
import { paceOf } from '../../online/clocks/clocks.ts'
import type { SetupPlan } from '../../setup/plan.ts'

export interface LobbyFilter {
  mix: 'any' | 'base' | 'chosen'
  /** The expansions of a chosen mix. */
  boxes: readonly string[]
  /** 0 for any number. */
  players: number
  pace: 'any' | 'live' | 'days'
  bots: boolean
}

export const ANYTHING: LobbyFilter = { mix: 'any', boxes: [], players: 0, pace: 'live', bots: true }

type Mix = Pick<SetupPlan, 'edition' | 'boxes'>

/** True for the mix of the last set-up. */
export const isOwnMix = ({ terms }: Pick<LobbyTable, 'terms'>, plan: Mix): boolean =>
  terms.edition === plan.edition && areSame(terms.boxes, plan.boxes)

const areSame = (some: readonly string[], others: readonly string[]): boolean =>
  [...some].sort().join() === [...others].sort().join()

/** The expansions that the filter asks for; undefined for any. */
export const wantedBoxes = ({ mix, boxes }: Pick<LobbyFilter, 'mix' | 'boxes'>): readonly string[] | undefined =>
  mix === 'any' ? undefined : mix === 'base' ? [] : boxes

export function fits(table: LobbyTable, wanted: LobbyFilter): boolean {
  const { players, pace } = wanted
  const boxes = wantedBoxes(wanted)
  if (boxes && !areSame(table.terms.boxes, boxes)) return false
  if (players > 0 && table.seats.length !== players) return false
  return pace === 'any' || (pace === 'days') === (paceOf(table.options.clock) === 'days')
}

/** The filters that hide no table. */
export const withoutFilters = (wanted: LobbyFilter): LobbyFilter => ({ ...wanted, mix: 'any', players: 0, pace: 'any' })

/** The tables that the page lists, and the number of those that its filters hide. */
export function listOf(open: readonly LobbyTable[], wanted: LobbyFilter, plan: Mix) {
  const fitting = open.filter((table) => fits(table, wanted))
  return { listed: inOrder(fitting, plan), hidden: open.length - fitting.length }
}

/** The own mix first, then in the order of the server. */
export const inOrder = (tables: readonly LobbyTable[], plan: Mix): LobbyTable[] =>
  [...tables].sort((one, other) => Number(isOwnMix(other, plan)) - Number(isOwnMix(one, plan)))

export function wishOf(wanted: LobbyFilter, { edition }: Pick<Mix, 'edition'>): SeekWish {
  const { players, pace, bots } = wanted
  const boxes = wantedBoxes(wanted)
  return {
    ...(boxes && { mix: { edition, boxes: [...boxes].sort() } }),
    ...(players === 0 ? {} : { players }),
    ...(pace === 'any' ? {} : { pace }),
    bots,
  }
}

const COUNTS = [2, 3, 4, 5, 6, 7, 8]

/** Numbers of players with which the wanted expansions can be played; 0 for any. */
export function countsFor(wanted: Pick<LobbyFilter, 'mix' | 'boxes'>, { edition }: Pick<Mix, 'edition'>): number[] {
  const boxes = wantedBoxes(wanted) ?? []
  const isPlayable = (players: number): boolean =>
    compile({ edition, boxes: [...boxes], seed: '', seats: Array.from({ length: players }, () => ({})) }, BOXES).ok
  return [0, ...COUNTS.filter(isPlayable)]
}

/** The number of players becomes any where the chosen expansions rule it out. */
export const withWish = (wanted: LobbyFilter, wish: Partial<LobbyFilter>, mix: Pick<Mix, 'edition'>): LobbyFilter => {
  const next = { ...wanted, ...wish }
  return countsFor(next, mix).includes(next.players) ? next : { ...next, players: 0 }
}
