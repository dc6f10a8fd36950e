/** Creates the game that a position describes. */

import { seedChance } from '../../kernel/chance/chance.ts'
import { random } from '../../kernel/chance/rng.ts'
import { List } from '../../kernel/columns/column.ts'
import { clone, emptyGame } from '../../kernel/game.ts'
import { cityColumns, formOf, isCounted, readColumn, tableColumns } from '../../kernel/position/fields.ts'
import { isRecord, unknownField } from '../../kernel/position/naming.ts'
import { questionProblem, readQuestion } from '../../kernel/position/question.ts'
import { ok, type Problem, type Result } from '../../kernel/result.ts'
import { apply, isOver, toAct } from '../../kernel/runner.ts'
import { sampleMove } from '../../rules/build/sample.ts'
import { derive } from '../../rules/city.ts'
import type { Box, Game, Ruleset } from '../../rules/contract/box.ts'
import type { Position } from '../../rules/contract/position.ts'
import { imagine, imagineChoices } from '../../rules/imagine.ts'
import { badPosition, coded } from '../../rules/problem.ts'
import { compile } from '../../rules/ruleset/ruleset.ts'
import { COLUMNS } from '../../rules/state.ts'
import { SEAT_FIELDS, SETUP_FIELDS, type SeatSetup, type Setup } from '../../rules/vocabulary.ts'
import { readBoards, readStages } from './cities.ts'
import { unknownFields } from './known-fields.ts'
import { momentOf, openMoment, readTime } from './opening.ts'
import { implausible } from './plausible.ts'

const state = COLUMNS

export interface Reading {
  /** Allows states that no game can reach, for experiments. */
  lenient?: boolean | undefined
}

/**
 * Game of a position. The position of a full game leads to the same game. In a view, counted cards are filled in from
 * those that the viewer does not see. Most fields are optional.
 */
export function fromPosition(position: Position, library: readonly Box[], reading: Reading = {}): Result<Game> {
  const problem = shapeProblem(position)
  if (problem) return { ok: false, error: problem }
  const setup = setupIn(position)
  const rules = compile(setup, library)
  if (!rules.ok) return rules
  if (position.cities.length !== rules.value.cities) {
    return {
      ok: false,
      error: badPosition('other-cities', { cities: rules.value.cities, given: position.cities.length }),
    }
  }
  const g = emptyGame(rules.value)
  seedChance(g, setup.seed)
  const wrong =
    unknownFields(g.rules, position, library) ??
    fill(g, position, setup.seed) ??
    roomProblem(g) ??
    (reading.lenient ? undefined : implausible(g)) ??
    readColumn(g, state.chance, 0, position, '') ??
    (position.line === undefined ? undefined : deadEnd(g, position.line))
  return wrong ? { ok: false, error: wrong } : ok(g)
}

/**
 * Game of a view from a trusted server, with compiled rules. Hidden cards stay face down, and nothing is verified.
 * Positions by people go through `fromPosition`.
 */
export function fromView(view: Position, rules: Ruleset): Result<Game> {
  const g = emptyGame(rules)
  const moment = momentOf(view)
  const wrong = readWritten(g, view, moment)
  if (wrong) return { ok: false, error: wrong }
  completeCities(g, view)
  const unopened = openMoment(g, view, moment)
  return unopened ? { ok: false, error: unopened } : ok(g)
}

/** Far more choices than any game has. */
const MOST_ANSWERS = 5000

/** Plays on once at random: from a line that does not fit the question the game never ends. */
function deadEnd(g: Game, line: Position['line']): Problem | undefined {
  const ahead = clone(g)
  const dice = random('ahead')
  try {
    for (let answers = 0; !isOver(ahead); answers++) {
      if (answers > MOST_ANSWERS) return coded('bad-line', { is: 'endless', line: JSON.stringify(line) })
      const [seat] = toAct(ahead)
      apply(ahead, seat, sampleMove(ahead, seat, dice))
    }
    return undefined
  } catch (error) {
    const fault = error instanceof Error ? error.message : String(error)
    return coded('bad-line', { is: 'dead-end', line: JSON.stringify(line), fault })
  }
}

/** Set-up of a position, with defaults for omitted parts. */
export const setupIn = ({ cities, setup }: Position): Setup => ({
  edition: '2e',
  boxes: [],
  seed: '',
  ...setup,
  seats:
    setup?.seats === undefined
      ? cities.map(({ name, wonder, side }) => ({ name, wonder, side }))
      : named(setup.seats, cities),
})

/** Player names may be given in the city alone. */
const named = (seats: SeatSetup[], cities: Position['cities']): SeatSetup[] =>
  Array.isArray(seats) ? seats.map((seat, i) => (isRecord(seat) ? { name: cities[i]?.name, ...seat } : seat)) : seats

function shapeProblem(position: Position): Problem | undefined {
  if (!isRecord(position) || !Array.isArray(position.cities)) {
    return badPosition('no-position', {})
  }
  if (!position.cities.every(isRecord)) return badPosition('no-city', {})
  const { over, setup } = position
  if (over !== undefined && typeof over !== 'boolean') return badPosition('no-flag', { field: 'over' })
  if (setup === undefined) return undefined
  if (!isRecord(setup)) return badPosition('no-setup', {})
  return unknownInSetup(setup)
}

/** Unknown field of a set-up. */
export const unknownInSetup = (setup: Readonly<Record<string, unknown>>): Problem | undefined =>
  unknownField(setup, SETUP_FIELDS, 'setup') ?? seatsProblem(setup.seats)

function seatsProblem(seats: unknown): Problem | undefined {
  if (!Array.isArray(seats)) return undefined
  let problem: Problem | undefined
  for (const [i, seat] of seats.entries()) {
    if (isRecord(seat)) problem ??= unknownField(seat, SEAT_FIELDS, `setup.seats[${i}]`)
  }
  return problem
}

function fill(g: Game, position: Position, seed: string): Problem | undefined {
  const moment = momentOf(position)
  const problem = readWritten(g, position, moment)
  if (problem) return problem
  const dice = random(`imagine ${seed}`)
  imagine(g, dice, (seat) => isCounted(position.cities[seat], state.buried))
  const hidden = stillHidden(g)
  if (hidden) return hidden
  completeCities(g, position)
  const unopened = openMoment(g, position, moment)
  if (unopened) return unopened
  sortHands(g)
  const unanswerable = questionProblem(g)
  if (unanswerable) return unanswerable
  imagineChoices(g, dice)
  return undefined
}

/** Reads everything that is stated. */
const readWritten = (g: Game, position: Position, moment: ReturnType<typeof momentOf>): Problem | undefined =>
  readBoards(g, position) ??
  readTime(g, position, moment) ??
  readColumns(g, position) ??
  (moment === 'question' ? readQuestion(g, position) : undefined) ??
  readParts(g, position)

/** Adds everything that follows. */
function completeCities(g: Game, position: Position): void {
  coverStages(g)
  for (const box of g.rules.boxes) box.position?.complete?.(g, position)
  for (let seat = 0; seat < g.rules.cities; seat++) derive(g, seat)
}

/** Sorts hands as dealing does. */
function sortHands(g: Game): void {
  for (const column of g.rules.columns) {
    if (!(column instanceof List) || !column.sorted) continue
    for (let seat = 0; seat < g.rules.cities; seat++) {
      column.assign(
        g,
        seat,
        column.items(g, seat).sort((a, b) => a - b),
      )
    }
  }
}

/** Reads all columns except the random state, which is set after the last random draw. */
function readColumns(g: Game, position: Position): Problem | undefined {
  for (const column of tableColumns(g.rules)) {
    const problem = column === state.chance ? undefined : readColumn(g, column, 0, position, '')
    if (problem) return problem
  }
  for (const [seat, city] of position.cities.entries()) {
    for (const column of cityColumns(g.rules)) {
      const problem = readColumn(g, column, seat, city, `cities[${seat}].`)
      if (problem) return problem
    }
    const problem = readStages(g, seat, city.stages ?? 0, `cities[${seat}].stages`) ?? cityProblem(g, seat)
    if (problem) return problem
  }
  return undefined
}

const MOST_IN_HAND = 10

function cityProblem(g: Game, seat: number): Problem | undefined {
  const cards = state.cards.items(g, seat).map((card) => g.rules.pieces[card])
  const twice = cards.find((card, i) => cards.findIndex(({ title }) => title === card.title) !== i)
  if (twice) return coded('twice-in-city', { card: twice.id, nameId: twice.nameId, seat })
  if (state.hand.size(g, seat) > MOST_IN_HAND)
    return badPosition('too-many', { field: `cities[${seat}].hand`, what: 'cards' })
  if (state.buried.size(g, seat) > state.stages.size(g, seat)) {
    return badPosition('more-buried', { field: `cities[${seat}].buried` })
  }
  return undefined
}

/** Fills counted cards from the invisible ones; problem if there are too few. */
function stillHidden(g: Game): Problem | undefined {
  for (const column of g.rules.columns) {
    if (column === state.buried || !formOf(column)?.lies) continue
    for (let seat = 0; seat < (column.perCity ? g.rules.cities : 1); seat++) {
      if (!(column instanceof List) || !column.has(g, seat, 0)) continue
      const where = column.perCity ? `cities[${seat}].` : ''
      return badPosition('not-left', { field: where + column.sizeField })
    }
  }
  return undefined
}

/** Every stage has a card below it, known or not. */
function coverStages(g: Game): void {
  for (let seat = 0; seat < g.rules.cities; seat++) {
    while (state.buried.size(g, seat) < state.stages.size(g, seat)) state.buried.push(g, seat, 0)
  }
}

function readParts(g: Game, position: Position): Problem | undefined {
  for (const { position: part } of g.rules.boxes) {
    for (const [seat, city] of position.cities.entries()) {
      const problem = part?.readCity?.(g, seat, city)
      if (problem) return problem
    }
    const problem = part?.read?.(g, position)
    if (problem) return problem
  }
  return undefined
}

const LAST_AGE = 3
const [MOST_TURNS, MOST_DEALT] = [8, 9]

/** Problem if the lists have no room for everything that may still be played. */
function roomProblem(g: Game): Problem | undefined {
  const { cities } = g.rules
  const agesLeft = LAST_AGE - state.age.get(g)
  let toCome = agesLeft * cities * MOST_DEALT + state.pile.size(g, 0)
  for (let seat = 0; seat < cities; seat++) {
    toCome += state.hand.size(g, seat) + state.cards.size(g, seat)
    if (state.cards.size(g, seat) > state.cards.capacity - (agesLeft + 1) * MOST_TURNS) {
      return badPosition('too-many', { field: `cities[${seat}].cards`, what: 'cards' })
    }
  }
  const isFull = state.discard.size(g, 0) > state.discard.capacity - toCome
  return isFull ? badPosition('too-many', { field: 'discard', what: 'cards' }) : undefined
}
