/** A city: its neighbours, its abilities and its active pieces. */
import type { Own } from '../kernel/events.ts'
import { controller } from '../kernel/questions/asking.ts'
import { causedBy } from './coins.ts'
import type { Game, Piece } from './contract/box.ts'
import type { Effect } from './contract/effect.ts'
import { COLUMNS, VICTORY_VALUES } from './state.ts'

const state = COLUMNS

export const left = (g: Game, seat: number): number => (seat + 1 === g.rules.cities ? 0 : seat + 1)
export const right = (g: Game, seat: number): number => (seat === 0 ? g.rules.cities : seat) - 1

/** Event details for the person who answers for the city. */
export const forOwner = (g: Game, seat: number, details: Omit<Own, 'to'>): Own => ({
  ...details,
  to: controller(g, seat),
})

export function takeVictory(g: Game, seat: number, value: number, source?: string): void {
  state.victories.add(g, seat, VICTORY_VALUES.indexOf(value), 1)
  g.listener?.({ what: 'victory', seat, value, ...causedBy(source) })
  g.rules.hooks.victoryTaken?.(g, seat, value)
}

export function discardDefeats(g: Game, seat: number): void {
  const tokens = state.defeats.get(g, seat)
  if (tokens === 0) return
  state.defeats.set(g, seat, 0)
  g.listener?.({ what: 'defeats-lost', seat, tokens })
}

export const victoryCount = (g: Game, seat: number): number =>
  state.victories.get(g, seat, 0) + state.victories.get(g, seat, 1) + state.victories.get(g, seat, 2)

export const hasAbility = (g: Game, seat: number, ability: number): boolean =>
  (state.abilities.get(g, seat) & (1 << ability)) !== 0

/** Unused abilities of the city among these, as bits. */
export const usable = (g: Game, seat: number, among: number): number =>
  state.abilities.get(g, seat) & ~state.spent.get(g, seat) & among

export const stagesBuilt = (g: Game, seat: number): number => state.stages.size(g, seat)

/** Id of the piece of a city with such an effect: its board, or the first that it got. Only events need it. */
export function pieceWith(g: Game, seat: number, isWanted: (effect: Effect) => boolean): string | undefined {
  if (!g.listener) return undefined
  const { boards, holdings, pieces } = g.rules
  const held = holdings.flatMap((list) => list.items(g, seat).map((piece) => pieces[piece]))
  const all = [boards[state.board.get(g, seat)].piece, ...held]
  return all.find(({ effects }) => effects.some(({ effect }) => isWanted(effect)))?.id
}

/** Places a card in the city: it counts by colour and title, but is not active yet. */
export function layDown(g: Game, seat: number, card: Piece): void {
  state.cards.push(g, seat, card.index)
  countCard(g, seat, card)
}

function countCard(g: Game, seat: number, card: Piece): void {
  if (card.colour >= 0) state.colours.add(g, seat, card.colour, 1)
  if (card.title >= 0) state.titles.add(g, seat, card.title)
}

/** Activates a piece with its immediate effects. */
export function activate(g: Game, seat: number, piece: Piece): void {
  install(g, seat, piece)
  const { effects } = piece
  for (let i = 0; i < effects.length; i++) effects[i].rule.now?.(g, seat, effects[i].effect, piece)
}

/** Adds lasting effects only: for pieces with immediate effects already paid, and for recomputation. */
export function install(g: Game, seat: number, piece: Piece): void {
  const { effects } = piece
  for (let i = 0; i < effects.length; i++) effects[i].rule.lasting?.(g, seat, effects[i].effect, piece)
}

/** Recomputes every derived column of a city from its board and pieces. */
export function derive(g: Game, seat: number): void {
  const { derivedFrom, derivedTo, stride } = g.rules
  g.cells.fill(0, derivedFrom + seat * stride, derivedTo + seat * stride)
  if (!state.boardBlocked.get(g, seat)) install(g, seat, g.rules.boards[state.board.get(g, seat)].piece)
  const { holdings, pieces } = g.rules
  for (let l = 0; l < holdings.length; l++) {
    const list = holdings[l]
    const size = list.size(g, seat)
    for (let i = 0; i < size; i++) {
      const piece = pieces[list.item(g, seat, i)]
      if (list === state.cards) countCard(g, seat, piece)
      install(g, seat, piece)
    }
  }
}

/** Moves a built card to the discard pile and removes its effects. Coins earned stay. */
export function demolish(g: Game, seat: number, card: number): void {
  state.cards.remove(g, seat, card)
  state.discard.push(g, 0, card)
  derive(g, seat)
}
