/**
 * Boards corrected by their owners. The printed shipyards are not known to us; the option `armadaBoards` of a set-up
 * states them, completely or only where they differ from ours.
 */
import { type Cost, coded, type Problem, type Terms } from '@heptapolis/engine/box'
import type { Boards } from '../data.ts'
import { FLEETS, type Fleet } from '../pieces/define.ts'
import type { ShipyardData } from '../pieces/shipyards.ts'
import type { Space } from '../pieces/tracks.ts'
import type { Fault } from './board-faults.ts'
import { readBoards } from './board-reader.ts'

declare module '@heptapolis/engine/box' {
  interface ProblemKinds {
    'bad-boards': { faults: readonly Fault[] }
    'board-fault': Fault
  }
}

/** By the number of the space, from 1. */
type BySpace<T> = { readonly [space: string]: T }
type ByFleet<T> = { readonly [F in Fleet]?: T }
type ShipyardCorrections = { readonly wonder?: Fleet; readonly costs?: ByFleet<BySpace<Cost>> }

/** Shortest form: only differences from ours. */
export type BoardCorrections = {
  readonly columns?: ByFleet<BySpace<Space>>
  readonly shipyards?: { readonly [id: string]: ShipyardCorrections }
}

/** Boards in play: ours with the corrections of the set-up. */
export const boardsOf = (ours: Boards, { options }: Terms): Boards =>
  options?.armadaBoards === undefined ? ours : readBoards(options.armadaBoards, ours).boards

export function boardsProblem(ours: Boards, { options }: Terms): Problem | undefined {
  if (options?.armadaBoards === undefined) return undefined
  const { faults } = readBoards(options.armadaBoards, ours)
  if (faults.length === 0) return undefined
  return coded('bad-boards', { faults })
}

/** Differences of these boards from ours; undefined if there are none. */
export function correctionsOf({ tracks, shipyards }: Boards, ours: Boards): BoardCorrections | undefined {
  const yards = shipyards.flatMap((yard, i) => {
    const corrections = shipyardCorrections(yard, ours.shipyards[i])
    return corrections ? [[yard.id, corrections] as const] : []
  })
  return said({
    columns: byFleet((fleet) => differing(tracks[fleet].spaces, ours.tracks[fleet].spaces)),
    shipyards: said(Object.fromEntries(yards)),
  })
}

const shipyardCorrections = (yard: ShipyardData, our: ShipyardData): ShipyardCorrections | undefined =>
  said({
    wonder: yard.wonder === our.wonder ? undefined : yard.wonder,
    costs: byFleet((fleet) => differing(yard.costs[fleet], our.costs[fleet])),
  })

const differing = <T>(spaces: readonly T[], ours: readonly T[]): BySpace<T> | undefined =>
  said(Object.fromEntries(spaces.flatMap((space, i) => (space === ours[i] ? [] : [[i + 1, space]]))))

const byFleet = <T>(make: (fleet: Fleet) => T | undefined): ByFleet<T> | undefined =>
  said<ByFleet<T>>({ red: make('red'), yellow: make('yellow'), blue: make('blue'), green: make('green') })

/** The defined fields; undefined if there are none. */
function said<T extends object>(fields: T): T | undefined {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined)
  return entries.length === 0 ? undefined : (Object.fromEntries(entries) as T)
}

/** Boards as a complete file, one line per column. */
export function boardsFile({ tracks, shipyards }: Boards): string {
  const file = {
    columns: Object.fromEntries(FLEETS.map((fleet) => [fleet, tracks[fleet].spaces])),
    shipyards: Object.fromEntries(shipyards.map(({ id, wonder, costs }) => [id, { wonder, costs }])),
  }
  const text = JSON.stringify(file, undefined, 2).replace(/\[[^\]]*\]/g, (list) => list.replace(/\s+/g, ' '))
  return `${text}\n`
}
