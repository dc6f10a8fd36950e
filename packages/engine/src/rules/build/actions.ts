/** Actions with a card in a turn: build it, build a stage with it, sell it. */

import type { Move } from '../../kernel/move.ts'
import { broken } from '../../kernel/result.ts'
import { activate, forOwner, layDown, pieceWith } from '../city.ts'
import { causedBy, take } from '../coins.ts'
import type { Action, Game, Piece, Ruleset } from '../contract/box.ts'
import { CHAIN, FREE, PAY } from '../move.ts'
import { COLUMNS } from '../state.ts'
import { chainTo } from './chain.ts'

const state = COLUMNS

// Actions and secret questions of the core come first in every ruleset, in this order.
export const [BUILD, STAGE, SELL] = [0, 1, 2]
export const [TURN, LAST_CARD] = [0, 1]
export const SALE = 3
/** Way of building a card from the discard pile. */
export const FROM_DISCARD = -1

/** Seat whose hand a city plays from: its own, or the keeper's for the free city. */
export const handSeat = (g: Game, seat: number): number => (seat < g.rules.players ? seat : state.keeper.get(g))

export function takeFromHand(g: Game, seat: number, card: number): void {
  const owner = handSeat(g, seat)
  const { hands } = g.rules
  for (let i = 0; i < hands.length; i++) if (hands[i].take(g, owner, card)) return
  broken(`seat ${seat} does not hold card ${card}`)
}

/** Sorts of Age cards, which are built and sold. */
const AGE_CARDS = ['card', 'guild']

export const actionNamed = (rules: Ruleset, id: string): Action => rules.actions[rules.actionOf(id)]

export const build: Action = {
  id: 'build',
  direct: true,
  priced: true,
  takes: AGE_CARDS,
  lay(g, seat, move) {
    takeFromHand(g, seat, move.card)
    layDown(g, seat, g.rules.pieces[move.card])
  },
  activate(g, seat, move) {
    const card = g.rules.pieces[move.card]
    g.listener?.({ what: 'built', seat, card: card.id, by: byName(g, move.by), ...causeOf(g, seat, card, move.by) })
    activateCard(g, seat, card, move.by)
    if (move.by >= FREE) spend(g, seat, move.by - FREE, card)
  },
}

/**
 * Event details of a card that is free: where its chain begins, and the city unless it is the own one; or the piece with
 * the power.
 */
function causeOf(g: Game, seat: number, card: Piece, by: number): { from?: string; other?: number; source?: string } {
  if (by >= FREE) return causedBy(giverOf(g, seat, by - FREE))
  const chain = by === CHAIN ? chainTo(g, seat, card) : undefined
  if (!chain) return {}
  const { from, city } = chain
  if (city === seat) return { from: from.id }
  const [source] = g.rules.modifiers.chainSource.flatMap((sourceIn) => sourceIn(g) ?? [])
  return { from: from.id, ...causedBy(source, city) }
}

/** Piece that gives the city an ability. */
const giverOf = (g: Game, seat: number, ability: number): string | undefined =>
  pieceWith(g, seat, (effect) => effect.kind === 'ability' && effect.ability === g.rules.abilities[ability].id)

/** Activates a placed card and runs the hooks of boxes. */
export function activateCard(g: Game, seat: number, card: Piece, by: number): void {
  activate(g, seat, card)
  g.rules.hooks.cardBuilt?.(g, seat, card, by)
}

function spend(g: Game, seat: number, ability: number, card: Piece): void {
  const { free } = g.rules.abilities[ability]
  if (free?.oncePerAge) state.spent.set(g, seat, state.spent.get(g, seat) | (1 << ability))
  free?.used?.(g, seat, card)
}

/** Stages, followed by their second halves. */
const STAGES = ['1', '2', '3', '4']

export const stage: Action = {
  id: 'stage',
  faceDown: true,
  priced: true,
  takes: 'played',
  choices: {
    names: [...STAGES, ...STAGES.map((stage) => `${stage}b`)],
    of: (option) => (option & 15) + (option >> 4 > 1 ? STAGES.length : 0),
  },
  lay(g, seat, move) {
    takeFromHand(g, seat, move.card)
    layStage(g, seat, move)
  },
  activate(g, seat, move) {
    activateStage(g, seat, move)
  },
  fields: ['stage', 'half'],
  show: (_g, move) => ({ stage: slotOf(move) + 1, ...(halfOf(move) > 0 ? { half: halfOf(move) } : {}) }),
}

/** Piece of the stage that a move builds. */
export const stageOf = (g: Game, seat: number, move: Move): Piece =>
  stagePieces(g, seat, slotOf(move))[Math.max(0, halfOf(move) - 1)]

/** Places the stage and its marker. */
export function layStage(g: Game, seat: number, move: Move): void {
  const piece = stageOf(g, seat, move)
  state.buried.push(g, seat, move.card)
  state.slots.set(g, seat, state.slots.get(g, seat) | (1 << slotOf(move)))
  state.stages.push(g, seat, piece.index)
}

export function activateStage(g: Game, seat: number, move: Move): void {
  const piece = g.rules.pieces[state.stages.item(g, seat, state.stages.size(g, seat) - 1)]
  g.listener?.({
    what: 'stage',
    seat,
    stage: slotOf(move) + 1,
    card: piece.id,
    by: byName(g, move.by),
    ...(move.by >= FREE && causedBy(giverOf(g, seat, move.by - FREE))),
    own: forOwner(g, seat, { marker: g.rules.pieces[move.card].id }),
  })
  activate(g, seat, piece)
  g.rules.hooks.stageBuilt?.(g, seat, piece)
  if (move.by >= FREE) g.rules.abilities[move.by - FREE].freeStage?.used?.(g, seat)
}

/** Stage and chosen piece, as the option of a move. */
export const stageOption = (slot: number, pieces: number, chosen: number): number =>
  slot | (pieces > 1 ? (chosen + 1) << 4 : 0)
const slotOf = (move: Move): number => move.option & 15
/** Chosen piece of a stage with alternatives, from 1; 0 if it has only one. */
const halfOf = (move: Move): number => move.option >> 4

export const sell: Action = {
  id: 'sell',
  faceDown: true,
  brings: 'sale',
  takes: AGE_CARDS,
  lay(g, seat, move) {
    takeFromHand(g, seat, move.card)
    state.discard.push(g, 0, move.card)
  },
  activate(g, seat, move) {
    g.listener?.({ what: 'sold', seat, own: forOwner(g, seat, { card: g.rules.pieces[move.card].id }) })
    if (move.rider === 0) take(g, seat, g.rules.figures.sale, 'sale')
  },
}

export function byName(g: Game, by: number): string {
  if (by === PAY) return 'pay'
  return by === CHAIN ? 'chain' : g.rules.abilities[by - FREE].id
}

/** Pieces of a stage: one, or halves to choose from. */
export function stagePieces(g: Game, seat: number, slot: number): readonly Piece[] {
  let pieces = g.rules.boards[state.board.get(g, seat)].stages[slot]
  const bends = g.rules.modifiers.stage
  for (let i = 0; i < bends.length; i++) pieces = bends[i](g, seat, slot, pieces)
  return pieces
}

/** Stages that may be built next, as bits: any missing one, or the first. */
export function openStages(g: Game, seat: number): number {
  const { stages, def } = g.rules.boards[state.board.get(g, seat)]
  const unbuilt = ((1 << stages.length) - 1) & ~state.slots.get(g, seat)
  return def.anyOrder ? unbuilt : unbuilt & -unbuilt
}

export function openSlots(g: Game, seat: number): number[] {
  const slots: number[] = []
  for (let open = openStages(g, seat); open !== 0; open &= open - 1) slots.push(lowest(open))
  return slots
}

/** Index of the lowest set bit. */
export const lowest = (bits: number): number => 31 - Math.clz32(bits & -bits)
