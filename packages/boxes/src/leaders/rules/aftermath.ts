/** Questions of leaders after all effects of a turn: extra recruitments, and victory tokens to give up. */
import {
  type Action,
  causedBy,
  type Decision,
  enqueue,
  type Game,
  type Insert,
  type Line,
  move,
  moveCode,
  type Numbers,
  payBank,
  pieceWith,
  state,
  VICTORY_VALUES,
} from '@heptapolis/engine/box'
import { calls, forfeits, leaderHand, leaders } from '../columns.ts'
import { recruitMoves, welcome } from './recruitment.ts'

export const forfeit: Action = {
  id: 'forfeit',
  choices: { names: VICTORY_VALUES.map(String), of: (kind) => kind },
  fields: ['victory'],
  show: (_g, { option }) => ({ victory: VICTORY_VALUES[option] }),
}

const kindsHeld = (g: Game, seat: number): number[] =>
  VICTORY_VALUES.map((_, kind) => kind).filter((kind) => state.victories.get(g, seat, kind) > 0)

function discardVictory(g: Game, seat: number, kind: number): void {
  state.victories.add(g, seat, kind, -1)
  g.listener?.({ what: 'victory-lost', seat, value: VICTORY_VALUES[kind], ...amnestyFor(g, seat) })
}

/** The leader of another city that demands the token. */
function amnestyFor(g: Game, seat: number): ReturnType<typeof causedBy> {
  for (let other = 0; other < g.rules.players; other++) {
    const leader = other === seat ? undefined : pieceWith(g, other, ({ kind }) => kind === 'amnesty')
    if (leader !== undefined) return causedBy(leader, other)
  }
  return {}
}

const giveUpVictory: Decision = {
  id: 'forfeit',
  moves(g, seat, _x, _y, out) {
    const action = g.rules.actionOf('forfeit')
    for (const kind of kindsHeld(g, seat)) out.push(move(action, 0, 0, 0, 0, kind))
  },
  answer: (g, seat, { option }) => discardVictory(g, seat, option),
}

function settleForfeit(g: Game, seat: number): void {
  const held = kindsHeld(g, seat)
  if (held.length === 1) discardVictory(g, seat, held[0])
  else if (held.length > 1) enqueue(g, g.rules.decisionOf('forfeit'), seat)
}

const extraRecruit: Decision = {
  id: 'extra-recruit',
  evenInVain: true,
  moves(g, seat, _x, _y, out) {
    recruitMoves(g, seat, out)
    out.push(move(g.rules.actionOf('skip')))
  },
  answer(g, seat, { action, card, pay }) {
    if (action === g.rules.actionOf('skip')) return
    payBank(g, seat, moveCode.total(pay))
    leaderHand.remove(g, seat, card)
    leaders.push(g, seat, card)
    welcome(g, seat, card)
  },
}

function settleCall(g: Game, seat: number): void {
  if (leaderHand.size(g, seat) > 0) enqueue(g, g.rules.decisionOf('extra-recruit'), seat)
}

export const aftermathDecisions: readonly Decision[] = [giveUpVictory, extraRecruit]

/** Tokens first, for all cities at once; repeated, because a leader recruited here may cause more. */
const settle: Line = {
  id: 'leaders-ask',
  run(g) {
    if (eachOnce(g, forfeits, settleForfeit) || eachOnce(g, calls, settleCall)) state.line.add(g, -1)
  },
}

/** Settles one due item per city in this column; false if there is none. */
function eachOnce(g: Game, column: Numbers, settleOne: (g: Game, seat: number) => void): boolean {
  let any = false
  for (let seat = 0; seat < g.rules.players; seat++) {
    if (column.get(g, seat) === 0) continue
    any = true
    column.add(g, seat, -1)
    settleOne(g, seat)
  }
  return any
}

export const aftermathScript: readonly Insert[] = [
  { part: 'resolve', after: 'activate', line: settle },
  { part: 'turnEnd', after: 'dig', line: settle },
]
