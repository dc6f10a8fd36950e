/**
 * Question to the person at the terminal. Moves are grouped by card if a card has several uses, and listed otherwise.
 * No particular question is named here, so those of any expansion work the same way.
 */

import { showMove } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import { type Move, moves, type Piece, question, type Seen } from '@heptapolis/engine/search'
import { otherWays, state } from '@heptapolis/engine/show'
import { QuitError } from '../errors.ts'
import type { MenuOption } from '../input/asker.ts'
import { say, typedWords, words } from '../language.ts'
import { inColour, strong } from '../text/paint.ts'
import { isDirect, moveWords } from '../text/words.ts'
import { cardRows } from './hand.ts'
import type { Prompt, TableAnswer } from './prompt.ts'
import { typedAnswer } from './typed.ts'

export async function askMove(asking: Prompt): Promise<Move> {
  const { asker, seen, seat } = asking
  const legal = moves(seen, seat)
  const text = strong(say().question(question(seen, seat)?.id ?? 'turn'))
  for (;;) {
    const rows = firstChoices(asking, legal)
    const typed = (line: string) => typedAnswer(asking, rows, legal, line)
    const answer = await asker.choose<TableAnswer>(text, [...rows, ...beside()], typed)
    if (answer === 'leave') throw new QuitError()
    if (answer === 'cities') asking.showCities()
    else if (answer !== 'again') {
      const move = await moveFor(asking, legal, answer)
      if (move) return move
    }
  }
}

/** Asks for what an answer leaves open; undefined to ask from the start. */
async function moveFor(
  asking: Prompt,
  legal: readonly Move[],
  answer: Exclude<TableAnswer, string>,
): Promise<Move | undefined> {
  if ('move' in answer) return answer.move
  const move = 'card' in answer ? await askUse(asking, legal, answer.card) : await askAmong(asking, answer.among)
  return move && (await isSure(asking, move)) ? move : undefined
}

/** Asks which payment or half of a typed action is meant, if there are several. */
async function askAmong({ asker, seen, seat }: Prompt, among: readonly Move[]): Promise<Move | undefined> {
  if (among.length === 1) return among[0]
  const back: MenuOption<undefined> = { value: undefined, label: words().anotherCard, key: 'b' }
  const listed = among.map((move) => ({ value: move, label: moveWords(seen, seat, move) }))
  return asker.choose<Move | undefined>(typedWords().several, [...listed, back])
}

const beside = (): MenuOption<TableAnswer>[] => [
  { value: 'cities', label: words().lookAround, key: 'c' },
  { value: 'leave', label: words().leave, key: 'q' },
]

/** One row per card if cards have several uses; otherwise one row per move. */
function firstChoices({ seen, seat }: Prompt, legal: readonly Move[]): MenuOption<TableAnswer>[] {
  const playable = new Set(legal.map((move) => move.card).filter((card) => card > 0))
  const hand = state.hand.items(seen, seat).filter((card) => playable.has(card))
  // Two copies of a card have a row each; other questions are not about the hand.
  const cards = new Set(hand).size === playable.size ? hand : [...playable]
  const bare = legal.filter((move) => move.card === 0)
  const moveChoice = (move: Move): MenuOption<TableAnswer> => ({ value: { move }, label: moveWords(seen, seat, move) })
  const severalUses = legal.some((move) => move.card > 0 && !isDirect(seen, move))
  if (!severalUses && cards.length + bare.length === legal.length) return legal.map(moveChoice)
  const pieces = cards.map((card) => itemAt(seen.rules.pieces, card))
  const rows = cardRows(seen, seat, pieces, legal)
  return [...rows.map(({ card, label, hint }) => ({ value: { card }, label, hint })), ...bare.map(moveChoice)]
}

async function askUse(asking: Prompt, legal: readonly Move[], card: Piece): Promise<Move | undefined> {
  const { asker, seen, seat } = asking
  const uses = legal.filter((move) => move.card === card.index)
  const dearer = dearerUses(seen, seat, uses)
  const text = words().whatWith(strong(inColour(card, say().piece(card))))
  const listed = (all: readonly Move[]): MenuOption<Move>[] =>
    all.map((move) => ({ value: move, label: moveWords(seen, seat, move) }))
  const back: MenuOption<undefined> = { value: undefined, label: words().anotherCard, key: 'b' }
  const more: MenuOption<'dearer'>[] =
    dearer.length > 0 ? [{ value: 'dearer', label: words().otherWays, key: 'w' }] : []
  const use = await asker.choose<Move | 'dearer' | undefined>(text, [...listed(uses), ...more, back])
  return use === 'dearer' ? asker.choose<Move | undefined>(text, [...listed(dearer), back]) : use
}

/** Moves with other payments than the listed ones. */
function dearerUses(seen: Seen, seat: number, uses: readonly Move[]): Move[] {
  const alike = Map.groupBy(uses, ({ action, option, rider }) => [action, option, rider].join())
  return [...alike.values()].flatMap((ways) =>
    otherWays(
      seen,
      seat,
      ways.map((move) => showMove(seen, move)),
    ),
  )
}

async function isSure({ asker, seen, seat, confirm }: Prompt, move: Move): Promise<boolean> {
  if (!confirm) return true
  return asker.choose(strong(moveWords(seen, seat, move)), [
    { value: true, label: words().playIt },
    { value: false, label: words().changeMind },
  ])
}
