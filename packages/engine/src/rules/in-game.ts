/** Quantities in a game: pieces by decks and player count, tokens by the supply that boxes declare. */
import type { Amount, Game, Piece, Ruleset } from './contract/box.ts'
import { oncePerRuleset } from './once.ts'
import { COLUMNS, VICTORY_VALUES } from './state.ts'
import { deckParts } from './turn/deal.ts'

const state = COLUMNS

const AGE_CARDS = ['card', 'guild']

/** Whether a card is dealt from the deck of its Age. */
export const isAgeCard = ({ sort }: Piece): boolean => AGE_CARDS.includes(sort)

/** Number of printed copies, whatever the player count. */
export const printed = ({ copies }: Piece): number => Math.max(1, copies.length)

/** Number of each card in the decks, by index; cards of a random pool count once. */
const inDecks = oncePerRuleset((rules) => {
  const times = rules.pieces.map(() => 0)
  for (const { all = [], drawn } of deckParts(rules).flat())
    for (const card of [...all, ...(drawn?.from ?? [])]) times[card]++
  return times
})

/** Number of copies of a piece in play. */
export const inGame = (rules: Ruleset, piece: Piece): number =>
  isAgeCard(piece) ? inDecks(rules)[piece.index] : printed(piece)

const conflictsAt = oncePerRuleset(({ script }) => script.findIndex(({ id }) => id === 'conflicts'))

/** Number of Ages whose conflicts are resolved. */
export function agesFought(g: Game): number {
  const age = state.age.get(g)
  return state.line.get(g) > conflictsAt(g.rules) ? age : Math.max(0, age - 1)
}

/** Supply of victory tokens from conflicts: a number per Age, once its conflicts are resolved. */
export const wonInConflicts =
  (count: number): Amount =>
  (g, kind) =>
    kind < agesFought(g) ? count : 0

/** Supply of victory tokens from pieces of a box: a number, from the Age of such a piece on. */
export const broughtBy =
  (box: string, count: number): Amount =>
  (g, kind) =>
    g.rules.pieces.some((piece) => piece.box === box && brings(g, piece, kind)) ? count : 0

function brings(g: Game, { age, effects }: Piece, kind: number): boolean {
  const now = state.age.get(g)
  if (age > now) return false
  return effects.some(({ effect }) => {
    if (effect.kind !== 'victory') return false
    return effect.value === 'age' ? kind < now : effect.value === VICTORY_VALUES[kind]
  })
}
