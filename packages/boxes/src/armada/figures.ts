/** Figures for the rulebook, from the data of the box. */

import { AGES, type Figures } from '@heptapolis/engine/box'
import type { ArmadaData } from './data.ts'
import { FLEETS, LEVELS, SPACES } from './pieces/define.ts'

declare module '@heptapolis/engine/box' {
  interface Figures {
    /** Ships of a city, spaces of a column, piles of islands. */
    fleets: number
    fleetSpaces: number
    islandLevels: number
    /** Maximum points of a guild. */
    guildCap: number
    /** Islands that a single explorer chooses from. */
    islandsDrawn: number
    /** Naval points by Age: of the weakest, and of the first, second and third. */
    navalDefeats: readonly number[]
    navalFirst: readonly number[]
    navalSecond: readonly number[]
    navalThird: readonly number[]
  }
}

export function figuresOf({ numbers, navalTokens: { ages } }: ArmadaData): Partial<Figures> {
  const placed = (place: number): number[] => AGES.map((age) => ages[age].ranks[place] ?? 0)
  return {
    fleets: FLEETS.length,
    fleetSpaces: SPACES,
    islandLevels: LEVELS.length,
    guildCap: numbers.guildCap.value,
    islandsDrawn: numbers.islandsDrawn.value,
    navalDefeats: AGES.map((age) => -ages[age].weakest),
    navalFirst: placed(0),
    navalSecond: placed(1),
    navalThird: placed(2),
  }
}
