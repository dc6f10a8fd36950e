/** Promos: Catan, the older Manneken Pis and, with Leaders, three more leaders. */

import { type Box, bent } from '@heptapolis/engine/box'
import { losses } from '../parts/losses.ts'
import { BOARDS } from './boards.ts'
import { catan, exchanges, exchanging } from './catan.ts'
import { askToStay, esteban, estebanColumns, keepHands, passes, turnBegan } from './esteban.ts'
import { FORMER } from './former.ts'
import { louis } from './louis.ts'
import { stageForCoins, stevie } from './stevie.ts'
import { boardsWithLeaders, leadersFor, leadersProblem } from './with-leaders.ts'
import { copyDiggers, copyEffects, copyModifiers } from './with-wonder-pack.ts'

export const promos: Box = {
  id: 'promos',
  former: FORMER,
  parts: [losses],
  refuses: leadersProblem,
  pieces: leadersFor,
  boards: (setup) => [...BOARDS, ...boardsWithLeaders(setup)].map((print) => print(setup.edition)),
  columns: [exchanging, ...estebanColumns],
  effects: { ...copyEffects, ...catan, ...louis, ...esteban, ...stevie },
  actions: [{ id: 'keep-hands' }],
  decisions: [keepHands, stageForCoins],
  diggers: copyDiggers,
  script: [{ part: 'turnEnd', after: 'dig', line: askToStay }],
  hooks: { turnBegan },
  // One leader keeps them, and Courtesans may copy him.
  supply: { keptHands: 2 },
  bendsCosts: (g, seat) => (exchanging.get(g, seat) !== 0 ? bent.everything : bent.nothing),
  modifiers: { ...copyModifiers, exchanges, passes },
}
