/**
 * Putting the open question to a person. Nothing here knows what is asked: the moves are sorted by card where a card can
 * be used in several ways, and shown one by one otherwise, so questions of any box are answered the same way.
 */
import { type Move, moves, type Piece, question, type Seen } from '@heptapolis/engine/search'
import { Left } from '../errors.ts'
import type { Asker, Choice } from '../input/asker.ts'
import { say, words } from '../language.ts'
import { inColour, strong } from '../text/paint.ts'
import { isDirect, moveWords } from '../text/words.ts'
import { cardRows } from './hand.ts'

export interface Asking {
  asker: Asker
  seat: number
  /** The game as the person sees it. */
  seen: Seen
  /** Whether the use of a card is confirmed before it counts. */
  confirm: boolean
  /** Prints every city. */
  showCities(): void
}

type Answer = { move: Move } | { card: Piece } | 'cities' | 'leave'

export async function askMove(asking: Asking): Promise<Move> {
  const { asker, seen, seat } = asking
  const legal = moves(seen, seat)
  const text = strong(say().question(question(seen, seat)?.id ?? 'turn'))
  for (;;) {
    const answer = await asker.choose<Answer>(text, [...firstChoices(asking, legal), ...beside()])
    if (answer === 'leave') throw new Left()
    if (answer === 'cities') asking.showCities()
    else if ('move' in answer) return answer.move
    else {
      const move = await askUse(asking, legal, answer.card)
      if (move && (await isSure(asking, move))) return move
    }
  }
}

const beside = (): Choice<Answer>[] => [
  { value: 'cities', label: words().lookAround, key: 'c' },
  { value: 'leave', label: words().leave, key: 'q' },
]

/** A card a row where cards have several uses, or could have; otherwise a move a row. */
function firstChoices({ seen, seat }: Asking, legal: readonly Move[]): Choice<Answer>[] {
  const cards = [...new Set(legal.map((move) => move.card).filter((card) => card > 0))]
  const bare = legal.filter((move) => move.card === 0)
  const moveChoice = (move: Move): Choice<Answer> => ({ value: { move }, label: moveWords(seen, seat, move) })
  const severalUses = legal.some((move) => move.card > 0 && !isDirect(seen, move))
  if (!severalUses && cards.length + bare.length === legal.length) return legal.map(moveChoice)
  const pieces = cards.map((card) => seen.rules.pieces[card])
  const rows = cardRows(seen, seat, pieces, legal)
  return [...rows.map(({ card, label, hint }) => ({ value: { card }, label, hint })), ...bare.map(moveChoice)]
}

async function askUse({ asker, seen, seat }: Asking, legal: readonly Move[], card: Piece): Promise<Move | undefined> {
  const uses = legal.filter((move) => move.card === card.index)
  return asker.choose<Move | undefined>(words().whatWith(strong(inColour(card, say().piece(card)))), [
    ...uses.map((move) => ({ value: move, label: moveWords(seen, seat, move) })),
    { value: undefined, label: words().anotherCard, key: 'b' },
  ])
}

async function isSure({ asker, seen, seat, confirm }: Asking, move: Move): Promise<boolean> {
  if (!confirm) return true
  return asker.choose(strong(moveWords(seen, seat, move)), [
    { value: true, label: words().playIt },
    { value: false, label: words().changeMind },
  ])
}
