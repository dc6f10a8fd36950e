/** All printed values of the box in one place: a correction changes data only. */
import { CARDS } from './pieces/cards.ts'
import type { CardDef, Fleet, IslandDef } from './pieces/define.ts'
import { ISLANDS } from './pieces/islands.ts'
import { NAVAL_TOKENS, type NavalNumbers, NUMBERS } from './pieces/numbers.ts'
import { SHIPYARDS, type ShipyardData } from './pieces/shipyards.ts'
import { TRACKS, type TrackDef } from './pieces/tracks.ts'
import { SIRACUSA, type SiracusaSide } from './rules/siracusa.ts'

export interface ArmadaData {
  cards: readonly CardDef[]
  islands: readonly IslandDef[]
  tracks: Record<Fleet, TrackDef>
  shipyards: readonly ShipyardData[]
  siracusa: readonly SiracusaSide[]
  navalTokens: typeof NAVAL_TOKENS
  numbers: NavalNumbers
}

/** Values that owners of the box can correct: gains of the columns, and costs of each shipyard. */
export type Boards = Pick<ArmadaData, 'tracks' | 'shipyards'>

export const ARMADA: ArmadaData = {
  cards: CARDS,
  islands: ISLANDS,
  tracks: TRACKS,
  shipyards: SHIPYARDS,
  siracusa: SIRACUSA,
  navalTokens: NAVAL_TOKENS,
  numbers: NUMBERS,
}
