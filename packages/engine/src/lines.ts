/** The lines every game has. */
import { activateCard, FROM_DISCARD, LAST_CARD, TURN } from './actions.ts'
import type { Decision, Line } from './box.ts'
import { resolveConflicts } from './conflict.ts'
import { deal, pass, seatBoards } from './deal.ts'
import { ask, choice, enqueue, type Game, hasAbility, left, payBank, place, right } from './game.ts'
import { costOf } from './market.ts'
import {
  BANK,
  FAR_LEFT,
  FAR_RIGHT,
  LEFT,
  type Move,
  move,
  PAY,
  RIGHT,
  share,
  showPay,
  total,
  withShare,
} from './move.ts'
import * as state from './state.ts'

export const gameBegins: readonly Line[] = [
  { id: 'boards', text: 'Give every city its wonder and its starting coins.', run: seatBoards },
]

export const ageBegins: readonly Line[] = [
  {
    id: 'age',
    text: 'A new Age begins.',
    run(g) {
      state.age.add(g, 1)
      state.turn.set(g, 0)
      for (let seat = 0; seat < g.rules.cities; seat++) state.spent.set(g, seat, 0)
      g.listener?.({ what: 'age', age: state.age.get(g) })
      for (const hook of g.rules.hooks.ageBegan) hook(g)
    },
  },
  { id: 'deal', text: 'Shuffle the cards of the Age and deal them out.', run: deal },
]

export const choosing: readonly Line[] = [
  {
    id: 'choose',
    text: 'Everybody secretly chooses a card and what to do with it.',
    run(g) {
      if (state.turn.get(g) > 0) pass(g)
      state.turn.add(g, 1)
      drawForFreeCity(g)
      g.listener?.({ what: 'turn', age: state.age.get(g), turn: state.turn.get(g) })
      for (const hook of g.rules.hooks.turnBegan) hook(g)
      askForCards(g)
    },
  },
]

/** Everybody who holds a card is asked for one; the keeper of the city nobody plays holds one more for it. */
export function askForCards(g: Game): void {
  const { players, cities } = g.rules
  let seats = 0
  for (let seat = 0; seat < players; seat++)
    if (g.rules.hands.some((list) => list.size(g, seat) > 0)) seats |= 1 << seat
  if (players < cities && state.hand.size(g, state.keeper.get(g)) > 1) seats |= 1 << players
  ask(g, TURN, seats)
}

function drawForFreeCity(g: Game): void {
  const cards = state.pile.size(g)
  if (cards > 0) state.hand.push(g, state.keeper.get(g), state.pile.removeAt(g, 0, cards - 1))
}

/** Who acts: those who have chosen. The city nobody plays goes before the one of its keeper. */
function eachChoice(g: Game, act: (g: Game, seat: number, chosen: Move) => void): void {
  const { players, cities } = g.rules
  for (let i = 0; i < cities; i++) {
    const seat = (players + i) % cities
    const chosen = choice(g, seat)
    if (chosen) act(g, seat, chosen)
  }
}

const placeChoice = (g: Game, seat: number, chosen: Move): void =>
  g.rules.actions[chosen.action].place?.(g, seat, chosen)
const activateChoice = (g: Game, seat: number, chosen: Move): void =>
  g.rules.actions[chosen.action].activate?.(g, seat, chosen)

const TWO_AWAY = 2

export const resolution: { early: readonly Line[]; late: readonly Line[] } = {
  early: [
    {
      id: 'pay',
      text: 'Everybody pays, with the coins held when the turn began; then the sellers get their coins.',
      run(g) {
        eachChoice(g, payFor)
        for (let seat = 0; seat < g.rules.cities; seat++) {
          state.coins.add(g, seat, state.income.get(g, seat))
          state.income.set(g, seat, 0)
        }
      },
    },
    {
      id: 'place',
      text: 'Everything chosen is laid down: cards and stages stand, sold cards are discarded.',
      run(g) {
        eachChoice(g, placeChoice)
      },
    },
    {
      id: 'activate',
      text: 'Everything laid down begins to work, and gives what it gives at once.',
      run(g) {
        eachChoice(g, activateChoice)
      },
    },
  ],
  late: [
    {
      id: 'dig',
      text: 'Whoever may build from the discard pile does so, in order.',
      run(g) {
        if (state.digs.size(g) === 0) return
        const first = Math.min(...state.digs.items(g))
        state.digs.remove(g, 0, first)
        // One after another: what is dug up may allow another to dig.
        state.line.add(g, -1)
        const seat = first & 15
        if (digMoves(g, seat).length > 0) enqueue(g, g.rules.decisionOf('dig'), seat)
      },
    },
  ],
}

function payFor(g: Game, seat: number, { pay }: Move): void {
  if (pay === 0) return
  state.coins.add(g, seat, -total(pay))
  const far = g.rules.cities
  hand(g, seat, left(g, seat), share(pay, LEFT))
  hand(g, seat, right(g, seat), share(pay, RIGHT))
  hand(g, seat, (seat + TWO_AWAY) % far, share(pay, FAR_LEFT))
  hand(g, seat, (seat + far - TWO_AWAY) % far, share(pay, FAR_RIGHT))
  g.listener?.({ what: 'paid', seat, coins: total(pay), ...showPay(pay) })
}

function hand(g: Game, seat: number, seller: number, coins: number): void {
  if (coins === 0) return
  state.income.add(g, seller, coins)
  for (const hook of g.rules.hooks.bought) hook(g, seat, seller, coins)
}

export const lastCards: { before: readonly Line[]; after: readonly Line[] } = {
  before: [
    {
      id: 'last-card',
      text: 'Whoever may play the last card chooses what to do with it.',
      run(g) {
        const ability = g.rules.abilityOf('last-card')
        let seats = 0
        for (let seat = 0; seat < g.rules.players; seat++) {
          if (hasAbility(g, seat, ability) && state.hand.size(g, seat) > 0) seats |= 1 << seat
        }
        ask(g, LAST_CARD, seats)
      },
    },
  ],
  after: [
    {
      id: 'discard-hands',
      text: 'The cards left in hand are discarded, unseen.',
      run(g) {
        for (let seat = 0; seat < g.rules.cities; seat++) {
          while (state.hand.size(g, seat) > 0) state.discard.push(g, 0, state.hand.removeAt(g, seat, 0))
        }
        while (state.pile.size(g) > 0) state.discard.push(g, 0, state.pile.removeAt(g, 0, 0))
      },
    },
  ],
}

export const ageEnds: readonly Line[] = [
  {
    id: 'conflicts',
    text: 'Neighbours compare their shields and take conflict tokens.',
    run: resolveConflicts,
  },
  {
    id: 'age-end',
    text: 'The Age is over.',
    run(g) {
      for (const hook of g.rules.hooks.ageEnded) hook(g)
    },
  },
]

export const PICK = 3
export const SKIP = 4

/** Free of cost, but not of what a box asks of every building: each move holds what the bank is due. */
function digMoves(g: Game, seat: number): Move[] {
  const out: Move[] = []
  for (const card of new Set(state.discard.items(g).sort((a, b) => a - b))) {
    const piece = g.rules.pieces[card]
    if (state.titles.has(g, seat, piece.title)) continue
    const { coins } = costOf(g, seat, 'card', piece, FROM_DISCARD)
    if (coins <= state.coins.get(g, seat)) out.push(move(PICK, card, PAY, withShare(coins, BANK)))
  }
  return out
}

export const dig: Decision = {
  id: 'dig',
  text: 'Build a card from the discard pile, free of cost.',
  reveals: [state.discard],
  moves(g, seat, _x, _y, out) {
    out.push(...digMoves(g, seat), move(SKIP))
  },
  answer(g, seat, { action, card, pay }) {
    if (action === SKIP) return
    payBank(g, seat, total(pay))
    state.discard.remove(g, 0, card)
    const piece = g.rules.pieces[card]
    place(g, seat, piece)
    g.listener?.({ what: 'built', seat, card: piece.id, by: 'discard' })
    activateCard(g, seat, piece, FROM_DISCARD)
  },
}
