/** How much of everything is in a game: pieces by the decks of so many players, tokens by what boxes declare. */
import type { Amount, Game, Piece, Ruleset } from './contract/box.ts'
import { oncePerRuleset } from './once.ts'
import { COLUMNS, VICTORY_VALUES } from './state.ts'
import { deckParts } from './turn/deal.ts'

const state = COLUMNS

const AGE_CARDS = ['card', 'guild']

/** Cards that are dealt from the deck of their Age. */
export const isAgeCard = ({ sort }: Piece): boolean => AGE_CARDS.includes(sort)

/** However many play. */
export const printed = ({ copies }: Piece): number => Math.max(1, copies.length)

/** How often each card lies in the decks, by its index; those of which some are drawn lie there once. */
const inDecks = oncePerRuleset((rules) => {
  const times = rules.pieces.map(() => 0)
  for (const { all = [], drawn } of deckParts(rules).flat())
    for (const card of [...all, ...(drawn?.from ?? [])]) times[card]++
  return times
})

/** How many of a piece are in play with so many players. */
export const inGame = (rules: Ruleset, piece: Piece): number =>
  isAgeCard(piece) ? inDecks(rules)[piece.index] : printed(piece)

const conflictsAt = oncePerRuleset(({ script }) => script.findIndex(({ id }) => id === 'conflicts'))

/** How many Ages have seen their conflicts: they come at the end of each. */
export function agesFought(g: Game): number {
  const age = state.age.get(g)
  return state.line.get(g) > conflictsAt(g.rules) ? age : Math.max(0, age - 1)
}

/** Victory tokens of conflicts: so many of the value of an Age, once its conflicts are over. */
export const wonInConflicts =
  (count: number): Amount =>
  (g, kind) =>
    kind < agesFought(g) ? count : 0

/** Victory tokens that pieces of a box bring: so many of a value, when the Age of such a piece has come. */
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
