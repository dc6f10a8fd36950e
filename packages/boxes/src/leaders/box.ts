/** Leaders: people of the ancient world, drafted before the game and recruited at the start of each Age. */
import { type Box, broughtBy, piecesOf } from '@heptapolis/engine/box'
import { boardsFor } from './boards.ts'
import { COLUMNS } from './columns.ts'
import { counts, effects } from './effects.ts'
import { FIGURES } from './figures.ts'
import { FORMER } from './former.ts'
import { GUILDS } from './guilds.ts'
import { leadersFor } from './leaders.ts'
import { leadersInPosition } from './position.ts'
import { aftermathDecisions, aftermathScript, forfeit } from './rules/aftermath.ts'
import { burial, leaderLine } from './rules/burial.ts'
import { courtesans, diggers } from './rules/courtesans.ts'
import { draftScript, imagineLeaders, leaderDraft } from './rules/draft.ts'
import { bendsCosts, bendsSellers, freshPowers, hooks, modifiers } from './rules/hooks.ts'
import { recruitActions, recruitment, recruitmentScript } from './rules/recruitment.ts'
import { freeBlack } from './rules/with-cities.ts'

export const leaders: Box = {
  id: 'leaders',
  options: { leadersPool: ['standard', 'expert'], leadersAnniversary: 'yes or no' },
  former: FORMER,
  figures: FIGURES,
  pieces: (setup) => [...leadersFor(setup), ...(setup.edition === '1e' ? GUILDS : [])],
  pools: (rules) => [{ pieces: piecesOf({ rules }, 'leader'), needed: rules.figures.leadersDealt * rules.players }],
  boards: (setup) => boardsFor(setup.edition),
  columns: COLUMNS,
  effects,
  abilities: [freeBlack],
  counts,
  actions: [...recruitActions, forfeit],
  layers: [leaderDraft, recruitment],
  decisions: [...aftermathDecisions, courtesans, burial],
  script: [...draftScript, ...recruitmentScript, freshPowers, ...aftermathScript],
  diggers,
  hooks,
  modifiers,
  bendsCosts,
  bendsSellers,
  scoreLines: [leaderLine],
  position: leadersInPosition,
  imagine: imagineLeaders,
  // Nitocris and copies of her; the Courtesan token and copies of its guild.
  supply: { victory: broughtBy('leaders', 2), copied: 2 },
}
