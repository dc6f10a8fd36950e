/** Great Projects: one per Age, built by all who pay for a share while building. */
import { AGES, type Box, broughtBy, type Game, type Piece, piecesOf, state } from '@heptapolis/engine/box'
import { byPlayers } from '../../by-players.ts'
import { PROJECTS } from './great-projects.ts'
import {
  mostParticipations,
  participate,
  participationLines,
  participations,
  project,
  tokensFor,
  tokensLeft,
} from './participation.ts'
import { projectPosition } from './position.ts'
import { giveVictory, penaltyDecisions, projectEffects, resolutionLine } from './resolution.ts'
import { held, PENALTIES, TOKENS, tokenAbilities, tokenEffects } from './tokens.ts'

function projectFacts({ effects }: Piece): Readonly<Record<string, unknown>> {
  const all = effects.map(({ effect }) => effect)
  const penalty = all.find((effect) => effect.kind === 'projectPenalty')
  const reward = all.find((effect) => effect.kind === 'projectToken')
  return { tokens: byPlayers(tokensFor), penalty: penalty?.penalty, reward: reward?.token }
}

/** Maximum tokens of a kind now: one per participation in a project with such a reward, or a penalty per player. */
function mostTokens(g: Game, token: number): number {
  const { players, pieces } = g.rules
  const { id } = pieces[token]
  const past = AGES.filter((age) => age <= state.age.get(g))
  const brought = past.filter((age) => piecesOf(g, 'project', age).some((card) => brings(pieces[card], id)))
  const penalties = past.filter((age) => PENALTIES[age] === id)
  return brought.length * mostParticipations(players) + penalties.length * players
}

const brings = ({ effects }: Piece, token: string): boolean =>
  effects.some(({ effect }) => effect.kind === 'projectToken' && effect.token === token)

export const babelProjects: Box = {
  id: 'babel-projects',
  pieces: () => [...PROJECTS, ...TOKENS],
  facts: (piece) => (piece.sort === 'project' ? projectFacts(piece) : {}),
  columns: [project, tokensLeft, participations, held],
  effects: { ...projectEffects, ...tokenEffects },
  abilities: tokenAbilities,
  actions: [giveVictory],
  decisions: penaltyDecisions,
  rider: participate,
  script: [...participationLines, resolutionLine],
  scoreLines: [{ id: 'projects' }],
  position: projectPosition,
  // One per participation, including those from the reserve.
  supply: {
    victory: broughtBy('babel-projects', 15),
    participations: (g) => mostParticipations(g.rules.players),
    projectTokens: mostTokens,
  },
}
