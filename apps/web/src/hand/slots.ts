/** Cards of a question, and each card as a text. */
import { actionNamed, type Game, type MoveJson, type Piece } from '@heptapolis/engine/show'
import type { TableQuestion } from '../game-model/table.ts'
import { describePiece, pieceName, say, terms, words } from '../i18n/index.ts'
import { colourOf } from '../look/pieces/pieces.ts'
import { type CardChoices, choicesOf, whereIs } from './choices.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { type Neighbours, payParts } from './Ways.tsx'

export interface CardSlot extends CardChoices {
  key: string
  piece: Piece
  /** Why it cannot be built or recruited. */
  refusal: Refusal | undefined
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
    return [{ ...choices, key: `${piece.id} ${nth}`, piece, refusal }]
  })
}

export const isFree = ({ def }: Piece): boolean => Object.keys(def.cost ?? {}).length === 0

/** Card as text for screen readers: name, effect, current cost. A suggested move names its own payees. */
export function saidOf({ rules }: Game, slot: CardSlot, names: Neighbours, suggested?: MoveJson): string {
  const w = words()
  const [choice] = slot.choices
  const at = whereIs([choice], suggested)
  const way = choice.along[at.along].ways[at.way]
  const price = slot.refusal
    ? `${w.cannotDo(slot.refusal.action)} ${say().obstacle(slot.refusal.obstacle)}`
    : way.total > 0
      ? `${w.pay} ${payParts(way, names)}`
      : w.free
  const { piece } = slot
  const said = [
    `${pieceName(piece)}, ${terms().colours[colourOf(piece)]}.`,
    describePiece(piece),
    `${terms().capital(say().cost(piece.def.cost))}.`,
    ...(slot.refusal || (actionNamed(rules, choice.action).priced && !isFree(piece))
      ? [`${terms().capital(price)}.`]
      : []),
  ]
  return said.join(' ')
}

/** Parts as sentences, each with its full stop. */
export const sentences = (parts: readonly (string | undefined)[]): string =>
  parts.flatMap((part) => (part ? [/[.!?:]$/.test(part) ? part : `${part}.`] : [])).join(' ')
