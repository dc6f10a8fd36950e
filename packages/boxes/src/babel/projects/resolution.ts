/** Success or failure of a project at the end of the Age: rewards, penalties and their questions. */
import {
  type Action,
  COLOURS,
  causedBy,
  type Decision,
  demolish,
  derive,
  type EffectRules,
  enqueue,
  type Game,
  type Insert,
  lose,
  move,
  type Piece,
  state,
  VICTORY_VALUES,
  victoryCount,
} from '@heptapolis/engine/box'
import type { Penalty } from './great-projects.ts'
import { layOut, participations, project, tokensLeft } from './participation.ts'
import { PENALTIES, takeToken } from './tokens.ts'

/** Ruling: the project is resolved before other things that succeed or fail before the conflicts. */
export const resolutionLine: Insert = {
  part: 'ageEnd',
  before: 'conflicts',
  line: {
    id: 'project',
    run: resolve,
  },
}

function resolve(g: Game): void {
  const card = g.rules.pieces[project.get(g)]
  if (card.sort !== 'project') return
  const success = tokensLeft.get(g) === 0
  g.listener?.({ what: success ? 'project-done' : 'project-failed', card: card.id })
  // Ruling: the free city is neither rewarded nor penalised.
  for (let seat = 0; seat < g.rules.players; seat++) {
    const tokens = participations.get(g, seat)
    if (success) for (let i = 0; i < tokens; i++) reward(g, seat, card)
    else if (tokens === 0) penalise(g, seat, card)
  }
  layOut(g, 0, 0)
}

function reward(g: Game, seat: number, card: Piece): void {
  for (const { effect, rule } of card.effects) rule.now?.(g, seat, effect, card)
}

function penalise(g: Game, seat: number, card: Piece): void {
  for (const { effect } of card.effects) if (effect.kind === 'projectPenalty') suffer(g, seat, effect.penalty)
}

function suffer(g: Game, seat: number, penalty: Penalty): void {
  if (penalty.lose === 'card') loseCard(g, seat, COLOURS.indexOf(penalty.colour))
  else if (penalty.lose === 'coins') loseCoins(g, seat)
  else if (penalty.lose === 'start') loseStart(g, seat)
  else if (victoryCount(g, seat) < penalty.count) blame(g, seat)
  else loseVictories(g, seat, penalty.count)
}

/** Ruling: a city that cannot pay the whole penalty pays nothing and takes the penalty token of the Age. */
const blame = (g: Game, seat: number): void => takeToken(g, seat, PENALTIES[state.age.get(g)], sourceNow(g))

const sourceNow = (g: Game): string => g.rules.pieces[project.get(g)].id

/** The project is no longer laid out when a question is answered: the event of its failure tells which it was. */
const AFTER_FAILURE = { because: 'project-failed' }

const cardsOf = (g: Game, seat: number, colour: number): number[] =>
  state.cards.items(g, seat).filter((card) => g.rules.pieces[card].colour === colour)

function loseCard(g: Game, seat: number, colour: number): void {
  const cards = cardsOf(g, seat, colour)
  if (cards.length === 0) blame(g, seat)
  else if (cards.length === 1) tearDown(g, seat, cards[0])
  else enqueue(g, g.rules.decisionOf('project-card'), seat, colour)
}

function tearDown(g: Game, seat: number, card: number): void {
  demolish(g, seat, card)
  g.listener?.({ what: 'demolished', seat, card: g.rules.pieces[card].id, ...AFTER_FAILURE })
}

function loseCoins(g: Game, seat: number): void {
  if (state.coins.get(g, seat) === 0) blame(g, seat)
  else lose(g, seat, state.coins.get(g, seat), sourceNow(g))
}

function loseStart(g: Game, seat: number): void {
  if (state.boardBlocked.get(g, seat) !== 0) {
    blame(g, seat)
    return
  }
  state.boardBlocked.set(g, seat, 1)
  derive(g, seat)
  g.listener?.({ what: 'blocked', seat, ...causedBy(sourceNow(g)) })
}

const valuesOf = (g: Game, seat: number): number[] =>
  VICTORY_VALUES.filter((_, i) => state.victories.get(g, seat, i) > 0)

/** Asks which tokens are lost, unless all are equal or all are lost. */
function loseVictories(g: Game, seat: number, count: number): void {
  const values = valuesOf(g, seat)
  if (values.length > 1 && victoryCount(g, seat) > count) {
    enqueue(g, g.rules.decisionOf('project-victories'), seat, count)
    return
  }
  for (let i = 0; i < count; i++) loseVictory(g, seat, valuesOf(g, seat)[0])
}

function loseVictory(g: Game, seat: number, value: number): void {
  state.victories.add(g, seat, VICTORY_VALUES.indexOf(value), -1)
  g.listener?.({ what: 'victory-lost', seat, value, ...AFTER_FAILURE })
}

export const giveVictory: Action = {
  id: 'give-victory',
  choices: { names: VICTORY_VALUES.map(String), of: (value) => VICTORY_VALUES.indexOf(value) },
  fields: ['value'],
  show: (_g, { option }) => ({ value: option }),
}

export const penaltyDecisions: readonly Decision[] = [
  {
    id: 'project-card',
    moves(g, seat, colour, _y, out) {
      for (const card of cardsOf(g, seat, colour)) out.push(move(g.rules.actionOf('pick'), card))
    },
    answer: (g, seat, { card }) => tearDown(g, seat, card),
  },
  {
    id: 'project-victories',
    moves(g, seat, _count, _y, out) {
      for (const value of valuesOf(g, seat)) out.push(move(g.rules.actionOf('give-victory'), 0, 0, 0, 0, value))
    },
    answer(g, seat, { option }, count) {
      loseVictory(g, seat, option)
      if (count > 1) loseVictories(g, seat, count - 1)
    },
  },
]

export const projectEffects: EffectRules = {
  projectToken: {
    now: (g, seat, { token }) => takeToken(g, seat, token),
  },
  projectPenalty: {},
}
