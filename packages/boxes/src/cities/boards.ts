/** Petra and Byzantium: starting good, then cost and effects of each stage. */
import { type BoardDef, type Cost, type Effect, type Resource, shorthand } from '@heptapolis/engine'
import { diplomacyToken } from '../parts/diplomacy.ts'
import { othersLose } from '../parts/losses.ts'

const { points } = shorthand

/** A stage; where the second edition changed it, under an id of its own. */
type Stage = [cost: Cost, effects: readonly Effect[], changed?: 'changed']

const board = (wonder: string, face: 'a' | 'b', side: string, good: Resource, stages: readonly Stage[]): BoardDef => ({
  id: `${wonder}-${face}`,
  wonder,
  side,
  start: [{ kind: 'produce', all: [good] }],
  stages: stages.map(([cost, effects, changed], i) => ({
    id: `${wonder}-${face}-stage-${i + 1}${changed ? '-2e' : ''}`,
    cost,
    effects,
  })),
})

const petra = (face: 'a' | 'b', side: string, stages: readonly Stage[]): BoardDef =>
  board('petra', face, side, 'clay', stages)
const byzantium = (face: 'a' | 'b', side: string, stages: readonly Stage[]): BoardDef =>
  board('byzantium', face, side, 'stone', stages)

export const BOARDS_1E: readonly BoardDef[] = [
  petra('a', 'a', [
    [{ wood: 1, stone: 1 }, [points(3)]],
    [{ coins: 7 }, [points(7)]],
    [{ wood: 1, stone: 2, papyrus: 1 }, [points(7)]],
  ]),
  petra('b', 'b', [
    [{ clay: 2, ore: 2 }, [points(3), othersLose(2)]],
    [{ coins: 14 }, [points(14)]],
  ]),
  byzantium('a', 'a', [
    [{ ore: 1, clay: 1 }, [points(3)]],
    [{ wood: 2, papyrus: 1 }, [points(2), diplomacyToken()]],
    [{ clay: 2, glass: 1, cloth: 1 }, [points(7)]],
  ]),
  byzantium('b', 'b', [
    [{ ore: 1, wood: 1, glass: 1, papyrus: 1 }, [points(3), diplomacyToken()]],
    [{ clay: 1, ore: 2, cloth: 1 }, [points(4), diplomacyToken()]],
  ]),
]

/** The costs of Byzantium's night are the least certain figures of the box. */
export const BOARDS_2E: readonly BoardDef[] = [
  petra('a', 'day', [
    [{ wood: 1, stone: 1 }, [points(3)]],
    [{ coins: 5 }, [points(7)], 'changed'],
    [{ wood: 1, stone: 2, papyrus: 1 }, [points(7)]],
  ]),
  petra('b', 'night', [
    [{ clay: 2, ore: 2 }, [points(3), othersLose(2)]],
    [{ coins: 10 }, [points(14)], 'changed'],
  ]),
  byzantium('a', 'day', [
    [{ ore: 1, clay: 1 }, [points(3)]],
    [{ wood: 2, papyrus: 1 }, [points(4), diplomacyToken()], 'changed'],
    [{ clay: 2, glass: 1, cloth: 1 }, [points(7)]],
  ]),
  byzantium('b', 'night', [
    [{ wood: 1, ore: 1, papyrus: 1 }, [points(4), diplomacyToken()], 'changed'],
    [{ ore: 2, glass: 1, cloth: 1 }, [points(6), diplomacyToken()], 'changed'],
  ]),
]
