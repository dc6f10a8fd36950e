/** Unfinished edifice at the end of its Age: cities without a pawn pay the penalty or take a debt. */

import {
  type Action,
  ask,
  COLOURS,
  causedBy,
  choice,
  demolish,
  type Game,
  type Layer,
  type Line,
  lose,
  type Move,
  move,
  type Piece,
  type ScoreLine,
  state,
  VICTORY_VALUES,
} from '@heptapolis/engine/box'
import { debtTokens, edifices, FAILED, fates, PROJECT, pawns, thisAge } from './columns.ts'
import { type Penalty, penaltyOf } from './edifices.ts'

export const fail: Line = {
  id: 'edifice-fails',
  asks: 'penalty',
  run(g) {
    if (isUnfinished(g)) failNow(g)
    // An empty question clears earlier choices.
    ask(g, g.rules.layerOf('penalty'), undecided(g))
  },
}

const isUnfinished = (g: Game): boolean => edifices.get(g, 0, thisAge(g)) > 0 && fates.get(g, 0, thisAge(g)) === PROJECT

function failNow(g: Game): void {
  const age = thisAge(g)
  fates.set(g, 0, age, FAILED)
  g.listener?.({ what: 'edifice-failed', card: edificeNow(g).id })
  const penalty = penaltyNow(g)
  for (let seat = 0; seat < g.rules.players; seat++) if (isGuilty(g, seat)) suffer(g, seat, penalty)
}

/** Cities without a pawn of the Age. Our ruling: the free city takes no part in edifices and is not penalised. */
const isGuilty = (g: Game, seat: number): boolean => pawns.get(g, seat, thisAge(g)) === 0

/** Seats, as bits, that must choose their loss for the failed edifice of this Age. */
export function undecided(g: Game): number {
  if (edifices.get(g, 0, thisAge(g)) === 0 || fates.get(g, 0, thisAge(g)) !== FAILED) return 0
  const penalty = penaltyNow(g)
  let bits = 0
  for (let seat = 0; seat < g.rules.players; seat++) {
    if (isGuilty(g, seat) && waysToPay(g, seat, penalty).length > 1) bits |= 1 << seat
  }
  return bits
}

export const pay: Line = {
  id: 'edifice-penalty',
  run(g) {
    for (let seat = 0; seat < g.rules.players; seat++) {
      const chosen = choice(g, seat)
      if (chosen) give(g, seat, chosen)
    }
  },
}

const edificeNow = (g: Game): Piece => g.rules.pieces[edifices.get(g, 0, thisAge(g))]
const penaltyNow = (g: Game): Penalty => penaltyOf(edificeNow(g))

/** Penalty without a choice: all of it, or none and a debt. */
function suffer(g: Game, seat: number, penalty: Penalty): void {
  if ('coins' in penalty) {
    if (state.coins.get(g, seat) < penalty.coins) takeDebtToken(g, seat)
    else lose(g, seat, penalty.coins, edificeNow(g).id)
    return
  }
  const ways = waysToPay(g, seat, penalty)
  if (ways.length === 0) takeDebtToken(g, seat)
  if (ways.length === 1) give(g, seat, ways[0])
}

function takeDebtToken(g: Game, seat: number): void {
  debtTokens.add(g, seat, thisAge(g), 1)
  const value = -g.rules.figures.edificeDebts[thisAge(g)]
  g.listener?.({ what: 'edifice-debt', seat, value, ...causedBy(edificeNow(g).id) })
}

/** Asked at the same time, because a loss may affect the following conflict with another city. */
export const penaltyLayer: Layer = {
  id: 'penalty',
  moves(g, seat, out) {
    for (const way of waysToPay(g, seat, penaltyNow(g))) out.push(way)
  },
}

function waysToPay(g: Game, seat: number, penalty: Penalty): Move[] {
  const ways: Move[] = []
  if ('card' in penalty) addCards(g, seat, COLOURS.indexOf(penalty.card), ways)
  else if ('victories' in penalty) addTokens(g, seat, ways)
  return ways
}

function addCards(g: Game, seat: number, colour: number, ways: Move[]): void {
  const action = g.rules.actionOf('pick')
  const size = state.cards.size(g, seat)
  for (let i = 0; i < size; i++) {
    const card = state.cards.item(g, seat, i)
    if (g.rules.pieces[card].colour === colour) ways.push(move(action, card))
  }
}

const VALUES = VICTORY_VALUES.length

/** Every pair of tokens, lower value first: their positions among the values, in one number. */
function addTokens(g: Game, seat: number, ways: Move[]): void {
  const action = g.rules.actionOf('lose-tokens')
  for (let one = 0; one < VALUES; one++) {
    for (let other = one; other < VALUES; other++) {
      const needed = one === other ? 2 : 1
      const isHeld = state.victories.get(g, seat, one) >= needed && state.victories.get(g, seat, other) >= needed
      if (isHeld) ways.push(move(action, 0, 0, 0, 0, one * VALUES + other))
    }
  }
}

const PAIRS = VICTORY_VALUES.flatMap((_, one) => VICTORY_VALUES.map((_, other) => [one, other]))

const pairOf = ({ option }: Move): [number, number] => [Math.floor(option / VALUES), option % VALUES]

export const loseTokens: Action = {
  id: 'lose-tokens',
  choices: {
    names: PAIRS.map((pair) => pair.map((i) => VICTORY_VALUES[i]).join('+')),
    of: (option) => option,
  },
  fields: ['tokens'],
  show: (_g, chosen) => ({
    tokens: pairOf(chosen)
      .map((i) => VICTORY_VALUES[i])
      .join('+'),
  }),
}

function give(g: Game, seat: number, chosen: Move): void {
  if (chosen.card > 0) {
    demolish(g, seat, chosen.card)
    g.listener?.({ what: 'discarded', seat, card: g.rules.pieces[chosen.card].id, ...causedBy(edificeNow(g).id) })
    return
  }
  for (const i of pairOf(chosen)) state.victories.add(g, seat, i, -1)
  g.listener?.({
    what: 'tokens-lost',
    seat,
    tokens: pairOf(chosen)
      .map((i) => VICTORY_VALUES[i])
      .join('+'),
    ...causedBy(edificeNow(g).id),
  })
}

/** Rewards have their own line; debts are subtracted, even below 0. */
export const scoreLine: ScoreLine = {
  id: 'edifice',
  score(g, seat, note) {
    g.rules.figures.edificeDebts.forEach((points, age) => {
      const tokens = debtTokens.get(g, seat, age)
      if (tokens > 0) note('edifice', `edifice-debt-${age + 1}`, -points * tokens)
    })
  },
}
