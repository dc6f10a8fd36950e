/** Project in a position: `project` with its id and remaining tokens. The columns hold the shares of cities. */
import {
  badPosition,
  type Game,
  isProblem,
  noSuch,
  type PositionPart,
  type Problem,
  piecesOf,
  readCount,
  readRecord,
  state,
} from '@heptapolis/engine/box'
import { participations, project, tokensFor, tokensLeft } from './participation.ts'
import { held } from './tokens.ts'

declare module '@heptapolis/engine/box' {
  interface PositionFaults {
    'no-project': { seat: number }
  }
  interface Position {
    /** Project of the Age and its remaining tokens; default as at the start. */
    project?: { id: string; tokens?: number }
  }
  interface CityPosition {
    /** Tokens of the project taken this Age. */
    participations?: number
    /** Tokens kept from projects, by id. */
    projectTokens?: readonly string[]
  }
}

const PROJECT = '{"id":"project-cranes","tokens":2}'
const MOST_TOKENS = 24

function readProject(g: Game, value: unknown): Problem | undefined {
  if (value === undefined) return undefined
  const given = readRecord(value, 'project', ['id', 'tokens'], PROJECT)
  if (isProblem(given)) return given
  const ofAge = piecesOf(g, 'project', state.age.get(g)).map((index) => g.rules.pieces[index])
  const card = ofAge.find(({ id }) => id === given.id)
  if (!card)
    return noSuch(
      'project.id',
      'project',
      given.id,
      ofAge.map(({ id }) => id),
    )
  const most = tokensFor(g.rules.players)
  const tokens = readCount(given.tokens ?? most, 'project.tokens', most)
  if (isProblem(tokens)) return tokens
  project.set(g, card.index)
  tokensLeft.set(g, tokens)
  return undefined
}

function checkCity(g: Game, seat: number): Problem | undefined {
  if (held.size(g, seat) > MOST_TOKENS)
    return badPosition('too-many', { field: `cities[${seat}].projectTokens`, what: 'tokens' })
  if (participations.get(g, seat) === 0 || project.get(g) > 0) return undefined
  return badPosition('no-project', { seat })
}

export const projectPosition: PositionPart = {
  fields: { table: { project: PROJECT }, city: { boardBlocked: 'true' } },
  read(g, position) {
    const problem = readProject(g, position.project)
    if (problem) return problem
    const seats = position.cities.map((_, seat) => checkCity(g, seat))
    return seats.find((found) => found !== undefined)
  },
  write(g, position) {
    if (project.get(g) === 0) return
    position.project = { id: g.rules.pieces[project.get(g)].id, tokens: tokensLeft.get(g) }
  },
}
