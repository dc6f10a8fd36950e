/** Petra and Byzantium: starting resource, then cost and effects of each stage. */
import { type BoardDef, shorthand } from '@heptapolis/engine/box'
import { board, type StageLine } from '../board.ts'
import { diplomacyToken } from '../parts/diplomacy.ts'
import { othersLose } from '../parts/losses.ts'

const { make, points } = shorthand

const petra = (side: string, ...stages: StageLine[]): BoardDef => board('petra', side, [make('clay')], stages)
const byzantium = (side: string, ...stages: StageLine[]): BoardDef => board('byzantium', side, [make('stone')], stages)

export const BOARDS_1E: readonly BoardDef[] = [
  petra(
    'a',
    [{ wood: 1, stone: 1 }, points(3)],
    [{ coins: 7 }, points(7)],
    [{ wood: 1, stone: 2, papyrus: 1 }, points(7)],
  ),
  petra('b', [{ clay: 2, ore: 2 }, points(3), othersLose(2)], [{ coins: 14 }, points(14)]),
  byzantium(
    'a',
    [{ ore: 1, clay: 1 }, points(3)],
    [{ wood: 2, papyrus: 1 }, points(2), diplomacyToken()],
    [{ clay: 2, glass: 1, cloth: 1 }, points(7)],
  ),
  byzantium(
    'b',
    [{ ore: 1, wood: 1, glass: 1, papyrus: 1 }, points(3), diplomacyToken()],
    [{ clay: 1, ore: 2, cloth: 1 }, points(4), diplomacyToken()],
  ),
]

/** The night costs of Byzantium are the least certain values of the box. */
export const BOARDS_2E: readonly BoardDef[] = [
  petra(
    'day',
    [{ wood: 1, stone: 1 }, points(3)],
    [{ coins: 5 }, points(7)],
    [{ wood: 1, stone: 2, papyrus: 1 }, points(7)],
  ),
  petra('night', [{ clay: 2, ore: 2 }, points(3), othersLose(2)], [{ coins: 10 }, points(14)]),
  byzantium(
    'day',
    [{ ore: 1, clay: 1 }, points(3)],
    [{ wood: 2, papyrus: 1 }, points(4), diplomacyToken()],
    [{ clay: 2, glass: 1, cloth: 1 }, points(7)],
  ),
  byzantium(
    'night',
    [{ wood: 1, ore: 1, papyrus: 1 }, points(4), diplomacyToken()],
    [{ ore: 2, glass: 1, cloth: 1 }, points(6), diplomacyToken()],
  ),
]
