/** The Great Projects: one each Age, built together by whoever pays for a share while building. */
import type { Box, Piece } from '@heptapolis/engine/box'
import { byPlayers } from '../by-players.ts'
import { PROJECTS } from './great-projects.ts'
import { participate, participationLines, participations, project, tokensFor, tokensLeft } from './participation.ts'
import { projectPosition } from './project-position.ts'
import { held, TOKENS, tokenAbilities, tokenEffects } from './project-tokens.ts'
import { giveVictory, penaltyDecisions, projectEffects, resolutionLine } from './resolution.ts'

function projectFacts({ effects }: Piece): Readonly<Record<string, unknown>> {
  const all = effects.map(({ effect }) => effect)
  const penalty = all.find((effect) => effect.kind === 'projectPenalty')
  const reward = all.find((effect) => effect.kind === 'projectToken')
  return { tokens: byPlayers(tokensFor), penalty: penalty?.penalty, reward: reward?.token }
}

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
  // One for every participation, those from the reserve included.
  supply: { victory: 15 },
}
