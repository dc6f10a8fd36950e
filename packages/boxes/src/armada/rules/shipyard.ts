/** Shipyard as a piece of the ruleset: cost and gain of the next space of each column. */
import { type Cost, type Game, oncePerRuleset, type PieceDef, type Price, vector } from '@heptapolis/engine/box'
import { ships, shipyard } from '../columns.ts'
import { type Confidence, FLEETS, type Fleet, YELLOW } from '../pieces/define.ts'
import type { ShipyardData } from '../pieces/shipyards.ts'
import type { Space, TrackDef } from '../pieces/tracks.ts'

export interface Track {
  readonly prices: readonly Price[]
  readonly spaces: readonly Space[]
}

export interface Yard {
  /** Column that a wonder stage moves. */
  readonly wonder: number
  /** In the order of FLEETS. */
  readonly tracks: readonly Track[]
}

/** Printed board for people and programs. */
export interface PrintedBoard {
  wonder: Fleet
  columns: Readonly<Record<Fleet, readonly (Space & { cost: Cost })[]>>
  /** Placeholder values: the wonder sign, and by column the spaces whose cost or gain is ours. */
  reconstructed: { wonder: boolean; costs: SpacesOf; gains: SpacesOf }
}

/** Space numbers by column. */
export type SpacesOf = Readonly<Record<Fleet, readonly number[]>>

export interface ShipyardDef extends PieceDef {
  sort: 'shipyard'
  yard: Yard
  board: PrintedBoard
}

type Tracks = Record<Fleet, TrackDef>

export const shipyardPiece = (data: ShipyardData, tracks: Tracks): ShipyardDef => ({
  id: data.id,
  sort: 'shipyard',
  yard: yardFrom(data, tracks),
  board: boardFrom(data, tracks),
})

const yardFrom = ({ wonder, costs }: ShipyardData, tracks: Tracks): Yard => ({
  wonder: FLEETS.indexOf(wonder),
  tracks: FLEETS.map((fleet) => ({
    prices: costs[fleet].map((cost) => ({
      need: vector.costVector(cost),
      coins: Number(cost.coins ?? 0),
      coinsPerAge: 0,
    })),
    spaces: tracks[fleet].spaces,
  })),
})

function boardFrom(data: ShipyardData, tracks: Tracks): PrintedBoard {
  const { wonder, costs } = data
  const column = (fleet: Fleet) => tracks[fleet].spaces.map((space, i) => ({ cost: costs[fleet][i], ...space }))
  return {
    wonder,
    columns: byFleet(column),
    reconstructed: { ...reconstructedOn(data), gains: byFleet((fleet) => standIns(tracks[fleet])) },
  }
}

/** A value with any source is no placeholder. */
const isStandIn = (confidence: Confidence): boolean => confidence === 'low'

/** Spaces of a column with placeholder values. */
export const standIns = ({ spaces, confidence, corrected = [] }: SomeSpaces): number[] =>
  isStandIn(confidence) ? spaces.map((_, i) => i + 1).filter((space) => !corrected.includes(space)) : []

type SomeSpaces = Pick<TrackDef, 'confidence' | 'corrected'> & { spaces: readonly object[] }

/** Placeholder values of a board's sign and costs. */
export const reconstructedOn = ({ confidence, costs, corrected }: ShipyardData) => ({
  wonder: isStandIn(confidence) && corrected?.wonder !== true,
  costs: byFleet((fleet) => standIns({ confidence, spaces: costs[fleet], corrected: corrected?.costs[fleet] })),
})

const byFleet = <T>(make: (fleet: Fleet) => T): Record<Fleet, T> => ({
  red: make('red'),
  yellow: make('yellow'),
  blue: make('blue'),
  green: make('green'),
})

export const isShipyard = (def: PieceDef): def is ShipyardDef => def.sort === 'shipyard'

/** Shipyards by piece. Their spaces have all fields, because objects of one shape are read faster. */
const yards = oncePerRuleset(({ pieces }) =>
  pieces.map(({ def }) => (isShipyard(def) ? { ...def.yard, tracks: def.yard.tracks.map(spelledOut) } : undefined)),
)

const spelledOut = ({ prices, spaces }: Track): Track => ({
  prices,
  spaces: spaces.map(({ naval, level, coins, tax, points, explore }) => ({
    naval,
    level,
    coins,
    tax,
    points,
    explore,
  })),
})

/** Shipyard of a city; undefined for the free city. */
export const yardOf = (g: Game, seat: number): Yard | undefined => yards(g.rules)[shipyard.get(g, seat)]

/** A ship on its last space cannot advance. */
export function canSail(g: Game, seat: number, fleet: number): boolean {
  const yard = yardOf(g, seat)
  return yard !== undefined && ships.get(g, seat, fleet) < yard.tracks[fleet].spaces.length
}

/** Space of a ship; undefined on its start space. */
export function spaceOf(g: Game, seat: number, fleet: number): Space | undefined {
  const come = ships.get(g, seat, fleet)
  return come === 0 ? undefined : yardOf(g, seat)?.tracks[fleet].spaces[come - 1]
}

/** Set by the yellow ship, 0 at the start. */
export const commercialLevel = (g: Game, seat: number): number => spaceOf(g, seat, YELLOW)?.level ?? 0
