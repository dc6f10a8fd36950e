/** Moment at which a position continues: an open question, a phase, the choice of a turn, or the end. */
import { chanceGives } from '../../kernel/chance/chance.ts'
import { shuffle } from '../../kernel/chance/rng.ts'
import { says } from '../../kernel/position/fields.ts'
import { readCount } from '../../kernel/position/forms.ts'
import { asWritten } from '../../kernel/position/naming.ts'
import { scriptLine } from '../../kernel/position/own-forms.ts'
import { isProblem, type Problem } from '../../kernel/result.ts'
import type { Game } from '../../rules/contract/box.ts'
import type { Position } from '../../rules/contract/position.ts'
import { badPosition, coded } from '../../rules/problem.ts'
import { COLUMNS } from '../../rules/state.ts'
import { deckParts, handSize, wholeDeck } from '../../rules/turn/deal.ts'
import { askForCards } from '../../rules/turn/lines.ts'

const state = COLUMNS

type Moment = 'over' | 'question' | 'phase' | 'turn'

/** With a turn or a hand and nothing else, the choice of a turn is open; otherwise the game is over. */
export function momentOf(position: Position): Moment {
  if (position.over === true) return 'over'
  if (position.question !== undefined || position.queue !== undefined) return 'question'
  if (position.phase !== undefined) return 'phase'
  const isOpen = position.turn !== undefined || position.cities.some((city) => says(city, state.hand))
  return isOpen ? 'turn' : 'over'
}

const LAST_AGE = 3
const MOST_TURNS = 11

/** Reads Age and turn. Before the first Age there are only questions of boxes. */
export function readTime(g: Game, position: Position, moment: Moment): Problem | undefined {
  const isBetween = moment === 'phase' || moment === 'question'
  const age = position.age ?? (moment === 'over' ? LAST_AGE : 1)
  if (![isBetween ? 0 : 1, 1, 2, LAST_AGE].includes(age)) return badPosition('no-age', {})
  state.age.set(g, age)
  const turn = readCount(position.turn ?? (moment === 'turn' ? 1 : 0), 'turn', MOST_TURNS, moment === 'turn' ? 1 : 0)
  if (isProblem(turn)) return turn
  state.turn.set(g, turn)
  if (moment === 'over') state.line.set(g, g.rules.script.length)
  return undefined
}

export function openMoment(g: Game, position: Position, moment: Moment): Problem | undefined {
  if (moment === 'phase') return openPhase(g, position)
  if (moment === 'turn') return openTurn(g, position)
  if (moment === 'question') return setTurns(g, position) ?? openQuestion(g, position)
  return undefined
}

function openPhase(g: Game, position: Position): Problem | undefined {
  if (g.rules.boxes.some((box) => box.position?.open?.(g, position))) return undefined
  return badPosition('no-phase', { phase: asWritten(position.phase) })
}

const afterLine = (g: Game, id: string): number => g.rules.script.findIndex((line) => line.id === id) + 1

/** The choice of a turn has one place in the script; other questions need the line at which the game continues. */
function openQuestion(g: Game, position: Position): Problem | undefined {
  if (position.line === undefined && position.question?.id !== 'turn') {
    return badPosition('no-line', {})
  }
  if (position.line === undefined) state.line.set(g, afterLine(g, 'choose'))
  return lineProblem(g)
}

/** A secret question needs the script line that asks it. */
function lineProblem(g: Game): Problem | undefined {
  const asking = state.asking.get(g)
  if (asking === 0) return undefined
  const { id } = g.rules.layers[asking - 1]
  const places = g.rules.script.flatMap(({ asks, repeats }, i) => (asks !== id ? [] : [repeats ? i : i + 1]))
  if (places.includes(state.line.get(g))) return undefined
  const lines = places.map((place) => lineText(g, place))
  return coded('bad-line', { is: 'other-line', question: id, line: lineText(g, state.line.get(g)), lines })
}

const lineText = (g: Game, line: number): string => JSON.stringify(scriptLine.write([line], g.rules)) ?? ''

/** The number of turns follows from the cards of the Age, if it is not given. */
function setTurns(g: Game, position: Position): Problem | undefined {
  const turn = state.turn.get(g)
  if (turn > 0 && position.turns === undefined) state.turns.set(g, handSize(g) - 1)
  const turns = state.turns.get(g)
  return turn <= turns ? undefined : badPosition('no-turn', { turns })
}

/** Random deck of the Age. */
const deckOf = (g: Game): number[] => [...chanceGives(g, (chance) => shuffle(wholeDeck(g, chance), chance))]

/** Deals missing hands from the rest of the Age's deck. */
function openTurn(g: Game, position: Position): Problem | undefined {
  const problem = setTurns(g, position)
  if (problem) return problem
  const rest = withoutGone(g, deckOf(g))
  const cards = state.turns.get(g) - state.turn.get(g) + 1
  const lacking = dealHands(g, position, rest, cards + 1)
  if (lacking) return lacking
  if (g.rules.players < g.rules.cities) openFreeCity(g, position, rest, cards)
  state.line.set(g, afterLine(g, 'choose'))
  askForCards(g)
  return undefined
}

/** Removes cards that are already placed from the deck. */
function withoutGone(g: Game, deck: number[]): number[] {
  const gone = [...state.discard.items(g), ...state.pile.items(g)]
  for (let seat = 0; seat < g.rules.cities; seat++) {
    gone.push(...state.hand.items(g, seat), ...state.cards.items(g, seat), ...state.buried.items(g, seat))
  }
  const elsewhere = gone.filter((card) => !takeOut(deck, (other) => other === card))
  // A placed card was drawn for the deck in place of another one of its pool.
  for (const card of elsewhere) {
    const kin = deckParts(g.rules)[state.age.get(g)].find(({ drawn }) => drawn?.from.includes(card))?.drawn?.from
    if (kin) takeOut(deck, (other) => kin.includes(other))
  }
  return deck
}

/** Removes one matching card from the deck; false if there is none. */
function takeOut(deck: number[], is: (card: number) => boolean): boolean {
  const at = deck.findIndex(is)
  if (at >= 0) deck.splice(at, 1)
  return at >= 0
}

function dealHands(g: Game, { cities }: Position, deck: number[], size: number): Problem | undefined {
  const open = cities.slice(0, g.rules.players).flatMap((city, seat) => (says(city, state.hand) ? [] : [seat]))
  const most = open.length === 0 ? size : Math.min(size, Math.floor(deck.length / open.length))
  if (most === 0) return badPosition('too-few-cards', {})
  for (const seat of open) state.hand.assign(g, seat, deck.splice(0, most))
  return undefined
}

function openFreeCity(g: Game, position: Position, deck: number[], cards: number): void {
  const first = state.age.get(g) === 2 ? 1 : 0
  if (position.keeper === undefined) state.keeper.set(g, (first + state.turn.get(g) - 1) % 2)
  if (says(position, state.pile)) return
  state.pile.assign(g, 0, deck.splice(0, cards))
  if (state.hand.size(g, state.keeper.get(g)) <= cards + 1 && deck.length > 0) {
    state.hand.push(g, state.keeper.get(g), deck.splice(0, 1)[0])
  }
}
