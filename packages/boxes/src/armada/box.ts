/** Armada: shipyards and ships, islands, commerce at sea, and naval conflicts. */

import { type Box, wonInConflicts } from '@heptapolis/engine/box'
import { losses } from '../parts/losses.ts'
import { teams } from '../parts/teams.ts'
import { boardings, COLUMNS } from './columns.ts'
import { ARMADA, type ArmadaData } from './data.ts'
import { counts, effects, fleetLine } from './effects.ts'
import { figuresOf } from './figures.ts'
import { FORMER } from './former.ts'
import { position } from './position.ts'
import { withBoardings } from './rules/boarding.ts'
import { distantSellers, hasEmporium } from './rules/emporium.ts'
import { found, foundLate, imagineIslands, keepIsland } from './rules/exploration.ts'
import {
  absence,
  absenceDecision,
  mostNavalTokens,
  navalConflict,
  navalLine,
  stayOutAction,
} from './rules/naval-conflict.ts'
import { moveShips, navalConstruction } from './rules/naval-construction.ts'
import { pieceFacts } from './rules/piece-facts.ts'
import { deck, prepare, printedPieces, refuses } from './rules/preparation.ts'
import { advanceAction, advanceDecision } from './rules/sailing.ts'
import { siracusa } from './rules/siracusa.ts'
import { mostTribute, tribute } from './rules/tribute.ts'

/** The box with these values on its pieces. */
export function armadaWith(data: ArmadaData): Box {
  const mostDebt = mostTribute(data.numbers)
  return {
    id: 'armada',
    options: { armadaBoards: 'at length' },
    former: FORMER,
    figures: figuresOf(data),
    parts: [losses],
    mostPlayers: 8,
    teams,
    refuses: (setup) => refuses(data, setup),
    pieces: (setup) => printedPieces(data, setup),
    boards: (setup) => siracusa(data.siracusa, setup),
    facts: pieceFacts,
    deck,
    columns: COLUMNS,
    effects,
    counts,
    actions: [advanceAction, stayOutAction],
    decisions: [advanceDecision, keepIsland, absenceDecision],
    rider: navalConstruction,
    script: [
      { part: 'resolve', after: 'pay', line: moveShips },
      { part: 'resolve', after: 'activate', line: found },
      { part: 'turnEnd', after: 'dig', line: foundLate },
      { part: 'turnEnd', before: 'losses', line: tribute(data.numbers) },
      { part: 'ageEnd', after: 'conflicts', line: absence },
      { part: 'ageEnd', after: absence.id, line: navalConflict },
    ],
    hooks: {
      gameBegan: prepare,
      conflictsOver: (g) => boardings.clear(g),
    },
    bendsSellers: hasEmporium,
    modifiers: {
      sellers: distantSellers,
      fights: withBoardings,
      guild: (g, _seat, points) => Math.min(points, g.rules.figures.guildCap),
    },
    scoreLines: [navalLine, fleetLine, { id: 'islands' }],
    position,
    imagine: imagineIslands,
    // Eight military tokens are printed for the boardings.
    supply: {
      victory: wonInConflicts(8),
      defeat: 8,
      navalTokens: (g, value) => g.rules.players * mostNavalTokens(g, value),
      debt: (g) => g.rules.players * mostDebt(g),
    },
    mostHeld: { navalTokens: mostNavalTokens, debt: mostDebt },
  }
}

export const armada: Box = armadaWith(ARMADA)
