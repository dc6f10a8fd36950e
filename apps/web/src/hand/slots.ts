/** Data of the cards that a question offers, and each card as a text for screen readers. */
import { actionNamed, type Game, type MoveJson, type Obstacle, type Piece, SALE, state } from '@heptapolis/engine/show'
import type { TableQuestion } from '../game-model/table.ts'
import { describePiece, pieceName, say, terms, words } from '../i18n/index.ts'
import { colourOf, freedBy, freesLater } from '../look/pieces/pieces.ts'
import { type CardChoices, choicesOf, type PaymentOption, wayFor } from './choices.ts'
import type { Neighbours } from './dock/neighbours.ts'
import { noCoinsFor, noCoinsWords } from './dock/no-coins.ts'
import { payParts } from './dock/Ways.tsx'
import { type Refusal, refusalOf, tooHighPrice } from './refusal.ts'

export interface CardSlot extends CardChoices {
  key: string
  piece: Piece
  /** Why it cannot be built or recruited. */
  refusal: Refusal | undefined
  /** Card of the city that makes it free. */
  chainedFrom: Piece | undefined
}

export function slotsOf(game: Game, city: number, asked: TableQuestion, hand: readonly Piece[]): CardSlot[] {
  const { cards } = choicesOf(asked.moves)
  const inHand = cards.every(({ card }) => hand.some((piece) => piece.id === card))
  const shown = inHand ? hand.flatMap((piece) => cards.find(({ card }) => card === piece.id) ?? []) : cards
  const seen = new Map<string, number>()
  return shown.flatMap((choices) => {
    const piece = game.rules.byId.get(choices.card)
    if (!piece) return []
    const nth = (seen.get(piece.id) ?? 0) + 1
    seen.set(piece.id, nth)
    const refusal = refusalOf(game, city, asked.id, choices.choices, piece)
    const chainedFrom = freedBy(game.rules, piece).find(({ title }) => state.titles.has(game, city, title))
    return [{ ...choices, key: `${piece.id} ${nth}`, piece, refusal, chainedFrom }]
  })
}

/** Why an action is not possible: the rest of a sentence, and perhaps others. `free`: the free city, if the action is for it. */
export function whyNot({ action, obstacle, laws }: Refusal, free?: string): string {
  const w = words()
  const why = w.obstacle(action, say().obstacle(obstacle, free))
  const sentences = [why, ...laws.map(({ piece, coins }) => w.lawAdds(pieceName(piece), coins))].map((it) => `${it}.`)
  return [...sentences, ...(free === undefined && isWithinReach(obstacle) ? [w.nextTurnOn] : [])].join(' ')
}

/** Whether this turn could still bring the coins that are missing, as by a sale. */
function isWithinReach(obstacle: Obstacle): boolean {
  const price = tooHighPrice(obstacle)
  return price !== undefined && 'held' in obstacle && price > obstacle.held && price <= obstacle.held + SALE
}

const isFree = ({ def }: Piece): boolean => Object.keys(def.cost ?? {}).length === 0

const isBuilding = ({ sort }: Piece): boolean => sort === 'card' || sort === 'guild'

/** `blue card`; a leader, tile or island is named by its sort. */
export const kindOf = (piece: Piece): string =>
  (isBuilding(piece) ? say().thing(colourOf(piece)) : say().sort(piece.sort))[0]

/** Nothing for pieces without any price, such as tiles and islands. */
export const costOf = (piece: Piece): string => (isFree(piece) && !isBuilding(piece) ? '' : say().cost(piece.def.cost))

/** A cost may be printed as 0 coins. */
const costsNothing = ({ def }: Piece): boolean => Object.values(def.cost ?? {}).every((amount) => amount === 0)

/** `cost: 2 wood`, `no cost`, or nothing. */
export const costLine = (piece: Piece): string => (costsNothing(piece) ? costOf(piece) : words().costs(costOf(piece)))

/** `cost: 2 clay, or free with East Trading Post or West Trading Post`. */
export const orFree = (cost: string, before: readonly Piece[]): string =>
  before.length > 0 ? `${cost}, ${words().orFreeWith(namesOf(before))}` : cost

/** Card as text for screen readers: name, effect, current cost, chains. A suggested move names its own payees. */
export function saidOf(game: Game, city: number, slot: CardSlot, names: Neighbours, suggested?: MoveJson): string {
  const w = words()
  const { rules } = game
  const [choice] = slot.choices
  const way = wayFor(choice, suggested)
  const { piece } = slot
  const later = freesLater(rules, piece)
  const isPriced = actionNamed(rules, choice.action).priced && !costsNothing(piece)
  const parts = [
    `${pieceName(piece)}, ${kindOf(piece)}`,
    describePiece(piece),
    orFree(costLine(piece), slot.chainedFrom ? [] : freedBy(rules, piece)),
    slot.refusal ? `${w.cannotDo(slot.refusal.action)} ${whyNot(slot.refusal, names.free)}` : undefined,
    isPriced && !slot.refusal ? priceOf(game, city, way, names) : undefined,
    later.length > 0 ? w.freeLater(namesOf(later)) : undefined,
  ]
  return sentences(parts.map((part) => part && terms().capital(part)))
}

/** Two cards of different numbers of players may share a name. */
export const namesOf = (pieces: readonly Piece[]): string[] => [...new Set(pieces.map(pieceName))]

/** Price of the cheapest way: payees, or the reason why nothing is paid. */
export const priceOf = (game: Game, city: number, way: PaymentOption, names: Neighbours): string =>
  way.total > 0 ? `${words().pay} ${payParts(way, names)}` : noCoinsWords(noCoinsFor(game, city, way.move), names)

/** Parts as sentences, each with its full stop. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [/[.!?:]$/.test(part) ? part : `${part}.`] : [])).join(' ')
