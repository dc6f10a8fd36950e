/** The fifteen Great Projects, one line each: Age, colour, cost of participation, reward per token, penalty. */
import { type Age, type Colour, type Cost, type Effect, type PieceDef, shorthand } from '@heptapolis/engine/box'
import {
  BAG,
  FREE_BUILDING,
  FREE_STAGE,
  GUILD_POINTS,
  SCIENCE_POINTS,
  SHIELD,
  STAGE_POINTS,
  TWO_SHIELDS,
} from './tokens.ts'

/** Loss of a city that did not take part in a failed project. */
export type Penalty =
  | { lose: 'card'; colour: Colour }
  | { lose: 'coins' }
  | { lose: 'victories'; count: number }
  /** Starting resource or benefit of the board, for the rest of the game. */
  | { lose: 'start' }

declare module '@heptapolis/engine/box' {
  interface EffectKinds {
    /** The city gets a token, by id. */
    projectToken: { token: string }
    projectPenalty: { penalty: Penalty }
  }
}

const project = (slug: string, age: Age, colour: Colour, cost: Cost, reward: Effect, penalty: Penalty): PieceDef => ({
  id: `project-${slug}`,
  sort: 'project',
  // No city holds a project as a building, so all share one title.
  title: 'project',
  age,
  colour,
  cost,
  effects: [reward, { kind: 'projectPenalty', penalty }],
})

const { coins, victory } = shorthand
const token = (id: string): Effect => ({ kind: 'projectToken', token: id })
const losing = (colour: Colour): Penalty => ({ lose: 'card', colour })
const ALL_COINS: Penalty = { lose: 'coins' }

export const PROJECTS: readonly PieceDef[] = [
  project('belvedere', 1, 'blue', { coins: 1, clay: 1 }, token(FREE_STAGE), losing('red')),
  project('cranes', 1, 'green', { coins: 1 }, token(FREE_BUILDING), losing('brown')),
  project('double-walls', 1, 'red', { coins: 1 }, victory(1), { lose: 'start' }),
  project('factory', 1, 'brown', { coins: 2 }, token(BAG), losing('grey')),
  project('rampart-road', 1, 'yellow', { coins: 1, stone: 1 }, coins(4), ALL_COINS),
  project('obelisk', 2, 'blue', { coins: 1, papyrus: 1 }, token(SHIELD), losing('brown')),
  project('river-port', 2, 'yellow', { coins: 1, cloth: 1 }, coins(6), ALL_COINS),
  project('sewer-network', 2, 'green', { coins: 2 }, token(FREE_BUILDING), losing('red')),
  project('smelter', 2, 'brown', { coins: 2 }, token(STAGE_POINTS), losing('grey')),
  project('war-mirror', 2, 'red', { coins: 2, glass: 1 }, victory(3), losing('blue')),
  project('archives', 3, 'green', { coins: 4 }, token(SCIENCE_POINTS), losing('blue')),
  project('giant-trebuchet', 3, 'red', { coins: 5, wood: 1 }, victory(5), ALL_COINS),
  project('grand-bazaar', 3, 'yellow', { coins: 4, ore: 1 }, coins(12), losing('red')),
  project('menagerie', 3, 'purple', { coins: 4 }, token(GUILD_POINTS), losing('green')),
  project('triumphal-arches', 3, 'blue', { coins: 5 }, token(TWO_SHIELDS), {
    lose: 'victories',
    count: 2,
  }),
]
