/** Script lines of every game. */

import { move } from '../../kernel/move.ts'
import type { MoveList } from '../../kernel/move-list.ts'
import { ask, chosenPay, peekChoice } from '../../kernel/questions/asking.ts'
import { enqueue } from '../../kernel/questions/queue.ts'
import { activateCard, FROM_DISCARD, LAST_CARD, TURN } from '../build/actions.ts'
import { hasAbility, layDown, left, right } from '../city.ts'
import { payBank } from '../coins.ts'
import type { Decision, Game, Line } from '../contract/box.ts'
import { PAY } from '../move.ts'
import { COLUMNS } from '../state.ts'
import { costOf } from '../trade/market.ts'
import { BANK, FAR_LEFT, FAR_RIGHT, goesFar, isForNothing, LEFT, RIGHT, share, total, withShare } from '../trade/pay.ts'
import { resolveConflicts } from './conflict.ts'
import { deal, pass, seatBoards } from './deal.ts'
import { nextToDig } from './diggers.ts'
import { paymentEvents } from './payment-events.ts'

const state = COLUMNS

export const gameBegins: readonly Line[] = [{ id: 'boards', run: seatBoards }]

export const ageBegins: readonly Line[] = [
  {
    id: 'age',
    run(g) {
      state.age.add(g, 1)
      state.turn.set(g, 0)
      for (let seat = 0; seat < g.rules.cities; seat++) state.spent.set(g, seat, 0)
      g.listener?.({ what: 'age', age: state.age.get(g) })
      g.rules.hooks.ageBegan?.(g)
    },
  },
  { id: 'deal', run: deal },
]

export const choosing: readonly Line[] = [
  {
    id: 'choose',
    asks: 'turn',
    run(g) {
      if (state.turn.get(g) > 0) pass(g)
      state.turn.add(g, 1)
      drawForFreeCity(g)
      g.listener?.({ what: 'turn', age: state.age.get(g), turn: state.turn.get(g) })
      g.rules.hooks.turnBegan?.(g)
      askForCards(g)
    },
  },
]

/** Asks every seat with a card; the keeper of the free city holds one more for it. */
export function askForCards(g: Game): void {
  const { players, cities } = g.rules
  let seats = 0
  for (let seat = 0; seat < players; seat++) if (state.hand.size(g, seat) > 0) seats |= 1 << seat
  if (players < cities && state.hand.size(g, state.keeper.get(g)) > 1) seats |= 1 << players
  ask(g, TURN, seats)
}

function drawForFreeCity(g: Game): void {
  const cards = state.pile.size(g, 0)
  if (cards > 0) state.hand.insert(g, state.keeper.get(g), state.pile.removeAt(g, 0, cards - 1))
}

/** City that acts as number `i`: the free city goes before its keeper's. */
const actor = ({ rules: { players, cities } }: Game, i: number): number =>
  players === cities ? i : (players + i) % cities

/** Builds from the discard pile, one after another: a built card may allow another build. */
export const digging: Line = {
  id: 'dig',
  run(g) {
    const seat = nextToDig(g)
    if (seat < 0) return
    state.line.add(g, -1)
    if (state.discard.size(g, 0) > 0) enqueue(g, g.rules.decisionOf('dig'), seat)
  },
}

export const resolution: { resolve: readonly Line[]; turnEnd: readonly Line[] } = {
  resolve: [
    {
      id: 'pay',
      run(g) {
        for (let i = 0; i < g.rules.cities; i++) payFor(g, actor(g, i))
        for (let seat = 0; seat < g.rules.cities; seat++) {
          state.coins.add(g, seat, state.income.get(g, seat))
          state.income.set(g, seat, 0)
        }
      },
    },
    {
      id: 'place',
      run(g) {
        for (let i = 0; i < g.rules.cities; i++) {
          const seat = actor(g, i)
          const chosen = peekChoice(g, seat)
          if (chosen) g.rules.actions[chosen.action].lay?.(g, seat, chosen)
        }
      },
    },
    {
      id: 'activate',
      run(g) {
        for (let i = 0; i < g.rules.cities; i++) {
          const seat = actor(g, i)
          const chosen = peekChoice(g, seat)
          if (chosen) g.rules.actions[chosen.action].activate?.(g, seat, chosen)
        }
      },
    },
  ],
  turnEnd: [digging],
}

function payFor(g: Game, seat: number): void {
  const pay = chosenPay(g, seat)
  if (pay === 0) return
  const chosen = g.listener && peekChoice(g, seat)
  const paid = chosen && paymentEvents(g, seat, chosen)
  state.coins.add(g, seat, -total(pay))
  buyFrom(g, seat, left(g, seat), pay, LEFT)
  buyFrom(g, seat, right(g, seat), pay, RIGHT)
  if (goesFar(pay)) {
    buyFrom(g, seat, left(g, left(g, seat)), pay, FAR_LEFT)
    buyFrom(g, seat, right(g, right(g, seat)), pay, FAR_RIGHT)
  }
  if (paid) for (const event of paid) g.listener?.(event)
}

function buyFrom(g: Game, seat: number, seller: number, pay: number, payee: number): void {
  const coins = share(pay, payee)
  if (coins === 0 && !isForNothing(pay, payee)) return
  state.income.add(g, seller, coins)
  g.rules.hooks.bought?.(g, seat, seller, coins)
}

const mayPlayLast = (g: Game, seat: number): boolean =>
  seat < g.rules.players && hasAbility(g, seat, g.rules.abilityOf('last-card'))

function discardHand(g: Game, seat: number): void {
  while (state.hand.size(g, seat) > 0) state.discard.push(g, 0, state.hand.removeAt(g, seat, 0))
}

function discardPile(g: Game): void {
  while (state.pile.size(g, 0) > 0) state.discard.push(g, 0, state.pile.removeAt(g, 0, 0))
}

/** Discards the hands of cities that do not play their last card. */
export const discardOtherHands: Line = {
  id: 'discard-other-hands',
  run(g) {
    for (let seat = 0; seat < g.rules.cities; seat++) if (!mayPlayLast(g, seat)) discardHand(g, seat)
    discardPile(g)
  },
}

export const lastCards: { before: readonly Line[]; after: readonly Line[] } = {
  before: [
    {
      id: 'last-card',
      asks: 'last-card',
      run(g) {
        let seats = 0
        for (let seat = 0; seat < g.rules.players; seat++) {
          if (mayPlayLast(g, seat) && state.hand.size(g, seat) > 0) seats |= 1 << seat
        }
        ask(g, LAST_CARD, seats)
      },
    },
  ],
  after: [
    {
      id: 'discard-hands',
      run(g) {
        for (let seat = 0; seat < g.rules.cities; seat++) discardHand(g, seat)
        discardPile(g)
      },
    },
  ],
}

export const ageEnds: readonly Line[] = [
  {
    id: 'conflicts',
    run: resolveConflicts,
  },
  {
    id: 'age-end',
    run(g) {
      g.rules.hooks.ageEnded?.(g)
    },
  },
]

const PICK = 3
const SKIP = 4

/**
 * Coins due to the bank for a build from the discard pile, which is free except for charges of boxes; -1 if it is
 * impossible.
 */
function digPrice(g: Game, seat: number, card: number): number {
  const piece = g.rules.pieces[card]
  if (state.titles.has(g, seat, piece.title)) return -1
  const { coins } = costOf(g, seat, 'card', piece, FROM_DISCARD)
  return coins <= state.coins.get(g, seat) ? coins : -1
}

const sorted = new Int32Array(state.discard.capacity)

/** Equal cards count once, in piece order, because the order of the pile is unknown. */
function digMoves(g: Game, seat: number, out: MoveList): void {
  const size = state.discard.size(g, 0)
  for (let i = 0; i < size; i++) sorted[i] = state.discard.item(g, 0, i)
  sorted.subarray(0, size).sort()
  for (let i = 0; i < size; i++) {
    if (i > 0 && sorted[i] === sorted[i - 1]) continue
    const coins = digPrice(g, seat, sorted[i])
    if (coins >= 0) out.push(move(PICK, sorted[i], PAY, withShare(coins, BANK)))
  }
}

export const dig: Decision = {
  id: 'dig',
  inTurn: true,
  evenInVain: true,
  reveals: [state.discard],
  moves(g, seat, _x, _y, out) {
    digMoves(g, seat, out)
    out.push(move(SKIP))
  },
  sample(g, seat, _x, _y, random) {
    const size = state.discard.size(g, 0)
    for (;;) {
      const i = random.below(size + 1)
      if (i === size) return move(SKIP)
      const card = state.discard.item(g, 0, i)
      const coins = digPrice(g, seat, card)
      if (coins < 0 || state.discard.indexOf(g, 0, card) < i) continue
      return move(PICK, card, PAY, withShare(coins, BANK))
    }
  },
  answer(g, seat, { action, card, pay }) {
    if (action === SKIP) return
    payBank(g, seat, total(pay))
    state.discard.remove(g, 0, card)
    const piece = g.rules.pieces[card]
    layDown(g, seat, piece)
    g.listener?.({ what: 'built', seat, card: piece.id, by: 'discard' })
    activateCard(g, seat, piece, FROM_DISCARD)
  },
}
