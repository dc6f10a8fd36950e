/** Promos: Catan, the older Manneken Pis and, with Leaders, three more leaders. */
import type { Box } from '@heptapolis/engine'
import { losses } from '../parts/losses.ts'
import { BOARDS } from './boards.ts'
import { catan, exchanges, exchanging } from './catan.ts'
import { askToStay, esteban, estebanColumns, keepHands, passes, turnBegan } from './esteban.ts'
import { louis } from './louis.ts'
import { stageForCoins, stevie } from './stevie.ts'
import { boardsWithLeaders, leadersFor, leadersProblem } from './with-leaders.ts'
import { copyDiggers, copyEffects, copyModifiers, inEdition } from './with-wonder-pack.ts'

export const promos: Box = {
  id: 'promos',
  parts: [losses],
  refuses: leadersProblem,
  pieces: leadersFor,
  boards: (setup) => inEdition(setup.edition, [...BOARDS, ...boardsWithLeaders(setup)]),
  columns: [exchanging, ...estebanColumns],
  effects: { ...copyEffects, ...catan, ...louis, ...esteban, ...stevie },
  actions: [{ id: 'keep-hands' }],
  decisions: [keepHands, stageForCoins],
  diggers: copyDiggers,
  script: [{ part: 'late', after: 'dig', line: askToStay }],
  hooks: { turnBegan },
  bendsCosts: (g, seat) => exchanging.get(g, seat) !== 0,
  modifiers: { ...copyModifiers, exchanges, passes },
}
