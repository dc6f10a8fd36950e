/**
 * The project in a position: `project` with its id and the tokens left on it; a city's `participations`, the
 * `projectTokens` it keeps, and `boardBlocked` where it has lost its starting benefit.
 */
import {
  badPosition,
  type CityPosition,
  type Game,
  isProblem,
  type PositionPart,
  type Problem,
  readCount,
  readPieces,
  state,
} from '@heptapolis/engine'
import { layOut, participations, project, tokensFor, tokensLeft } from './participation.ts'
import { held } from './project-tokens.ts'

declare module '@heptapolis/engine' {
  interface Position {
    /** The project of the Age and the tokens still on it: by default as many as at the start. */
    project?: { id: string; tokens?: number }
  }
  interface CityPosition {
    /** Tokens of the project taken this Age. */
    participations?: number
    /** Tokens kept from projects, by id. */
    projectTokens?: readonly string[]
    boardBlocked?: boolean
  }
}

const MOST_PARTICIPATIONS = 9
const MOST_TOKENS = 24

function readProject(g: Game, value: unknown): Problem | undefined {
  if (value === undefined) return undefined
  if (typeof value !== 'object' || value === null || !('id' in value)) {
    return badPosition('project must be an object such as {"id":"project-cranes","tokens":2}.')
  }
  const card = g.rules.byId.get(String(value.id))
  const age = state.age.get(g)
  if (card?.sort !== 'project' || card.age !== age)
    return badPosition(`There is no project "${String(value.id)}" in Age ${age}.`)
  const most = tokensFor(g.rules.players)
  const tokens = readCount('tokens' in value ? value.tokens : most, 'project.tokens', most)
  if (isProblem(tokens)) return tokens
  layOut(g, card.index, tokens)
  return undefined
}

function readCity(g: Game, seat: number, city: CityPosition): Problem | undefined {
  const field = (name: string) => `cities[${seat}].${name}`
  const tokens = readPieces(g, city.projectTokens ?? [], field('projectTokens'), ['project-token'])
  if (isProblem(tokens)) return tokens
  if (tokens.length > MOST_TOKENS) return badPosition(`${field('projectTokens')} holds too many tokens.`)
  for (const token of tokens) held.push(g, seat, token.index)
  if (city.boardBlocked !== undefined && typeof city.boardBlocked !== 'boolean') {
    return badPosition(`${field('boardBlocked')} must be true or false.`)
  }
  state.boardBlocked.set(g, seat, city.boardBlocked === true ? 1 : 0)
  return undefined
}

function readParticipations(g: Game, cities: readonly CityPosition[]): Problem | undefined {
  for (const [seat, city] of cities.entries()) {
    const field = `cities[${seat}].participations`
    const taken = readCount(city.participations ?? 0, field, MOST_PARTICIPATIONS)
    if (isProblem(taken)) return taken
    if (taken > 0 && project.get(g) === 0) return badPosition(`${field}: this position has no project to take part in.`)
    participations.set(g, seat, taken)
  }
  return undefined
}

export const projectPosition: PositionPart = {
  readCity,
  read: (g, position) => readProject(g, position.project) ?? readParticipations(g, position.cities),
  write(g, position) {
    if (project.get(g) === 0) return
    position.project = { id: g.rules.pieces[project.get(g)].id, tokens: tokensLeft.get(g) }
  },
  writeCity(g, seat, city) {
    city.participations = participations.get(g, seat)
    city.projectTokens = held.items(g, seat).map((token) => g.rules.pieces[token].id)
    if (state.boardBlocked.get(g, seat) !== 0) city.boardBlocked = true
  },
}
