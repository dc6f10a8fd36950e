/** Edifice: shared buildings that all may help to finish, with penalties on failure. */
import {
  type Action,
  AGES,
  type Box,
  broughtBy,
  coded,
  type Decision,
  move,
  type Piece,
  piecesOf,
  type Terms,
} from '@heptapolis/engine/box'
import { byPlayers } from '../by-players.ts'
import { boards } from './boards.ts'
import { COLUMNS, DEBTS, thisAge } from './columns.ts'
import {
  ageBegan,
  construct,
  layOut,
  mostPawns,
  participate,
  participation,
  startingPawns,
  takePawn,
} from './construction.ts'
import { EDIFICE_PIECES, penaltyOf } from './edifices.ts'
import { ageCardColours, effects } from './effects.ts'
import { fail, loseTokens, pay, penaltyLayer, scoreLine } from './failure.ts'
import { FORMER } from './former.ts'
import { position } from './position.ts'

declare module '@heptapolis/engine/box' {
  interface ProblemKinds {
    'needs-edifices': { wonder: string }
  }
}

/** With the option `edificeCards: false` only Carthage is used. */
const withEdifices = (setup: Terms): boolean => setup.options?.edificeCards !== false

const takeOne: Action = {
  id: 'take-pawn',
  choices: { names: ['I', 'II', 'III'], of: (age) => age - 1 },
  fields: ['age'],
  show: (_g, { option }) => ({ age: option }),
}

const pawnFromBox: Decision = {
  id: 'pawn-from-box',
  moves(g, _seat, _x, _y, out) {
    for (let age = 1; age <= 3; age++) out.push(move(g.rules.actionOf('take-pawn'), 0, 0, 0, 0, age))
  },
  answer: (g, seat, { option }) => takePawn(g, seat, option - 1),
}

const edificeFacts = (piece: Piece) => ({
  penalty: penaltyOf(piece),
  /** Points of the debt token, for a city that cannot pay the penalty. */
  debt: -DEBTS[piece.age - 1],
  pawns: byPlayers(startingPawns),
})

export const edifice: Box = {
  id: 'edifice',
  options: { edificeCards: 'yes or no' },
  former: FORMER,
  figures: { edificeDebts: DEBTS },
  refuses(setup) {
    const needsEdifices = !withEdifices(setup) && setup.seats.some((seat) => seat.wonder === 'ur')
    return needsEdifices ? coded('needs-edifices', { wonder: 'ur' }) : undefined
  },
  pieces: (setup) => (withEdifices(setup) ? EDIFICE_PIECES : []),
  pools: (rules) => AGES.map((age) => ({ pieces: piecesOf({ rules }, 'edifice', age), needed: 1 })),
  boards: (setup) => boards(setup, withEdifices(setup)),
  facts: (piece) => (piece.sort === 'edifice' ? edificeFacts(piece) : {}),
  columns: COLUMNS,
  effects,
  counts: { 'age-card-colour': ageCardColours },
  actions: [loseTokens, takeOne],
  layers: [penaltyLayer],
  decisions: [pawnFromBox],
  rider: participation,
  hooks: { ageBegan },
  script: [
    { part: 'game', after: 'boards', line: layOut },
    { part: 'resolve', after: 'place', line: participate },
    { part: 'resolve', after: 'activate', line: construct },
    { part: 'ageEnd', before: 'conflicts', line: fail },
    { part: 'ageEnd', before: 'conflicts', line: pay },
  ],
  // Our ruling: Carthage is not in the printed order, so it comes last.
  diggers: [{ id: 'carthage', after: 'forging-agency' }],
  scoreLines: [scoreLine],
  position,
  // Eight pawns per Age are printed; missing ones, and those of Ur and its copies, are additional.
  supply: { victory: broughtBy('edifice', 24), pawns: 12, edificeDebt: (g) => g.rules.players },
  mostHeld: { pawns: mostPawns, edificeDebt: (g, age) => (age <= thisAge(g) ? 1 : 0) },
}
