/** The game, the Age and the turn as named lines. Boxes insert theirs; the rulebook prints the same list. */

import type { Insert, Line } from '../rules/contract/box.ts'
import { COLUMNS } from '../rules/state.ts'
import { ageBegins, ageEnds, choosing, gameBegins, lastCards, resolution } from '../rules/turn/lines.ts'
import { broken } from '../rules/vocabulary.ts'
import type { Game } from './game.ts'

const state = COLUMNS

type Part = Insert['part']
interface Entry {
  line: Line
  resolved: boolean
}

/** Lays the lines of all boxes out, with the loops over turns and Ages. */
export function buildScript(inserts: readonly Insert[]): Line[] {
  const parts = arrange(inserts)
  const early = parts.early.map((entry) => entry.line)
  const late = parts.late.map((entry) => entry.line)
  const flat = (entries: Entry[]): Line[] =>
    entries.flatMap(({ line, resolved }) => (resolved ? [line, ...early, ...late] : [line]))
  const opening = flat(parts.game)
  const age = flat(parts.age)
  const lastTurn = onlyInLastTurn([...lastCards.before, ...early, ...lastCards.after])
  const turn = [...choosing, ...early, ...lastTurn, ...late]
  const ending = flat(parts.ageEnd)
  const firstOfAge = opening.length
  const firstOfTurn = firstOfAge + age.length
  return [...opening, ...age, ...turn, nextTurn(firstOfTurn), ...ending, nextAge(firstOfAge)]
}

/** Every line in its part, in order. The turn is shown once, though it runs many times. */
export function arrange(inserts: readonly Insert[]): Record<Part, Entry[]> {
  const entries = (lines: readonly Line[]): Entry[] => lines.map((line) => ({ line, resolved: false }))
  const parts: Record<Part, Entry[]> = {
    game: entries(gameBegins),
    age: entries(ageBegins),
    early: entries(resolution.early),
    late: entries(resolution.late),
    ageEnd: entries(ageEnds),
  }
  for (const insert of inserts) put(parts[insert.part], insert)
  return parts
}

function put(entries: Entry[], { after, before, line, resolved = false }: Insert): void {
  const anchor = after ?? before
  if (anchor === undefined) {
    entries.push({ line, resolved })
    return
  }
  const at = entries.findIndex((entry) => entry.line.id === anchor)
  // A line may name one of a box that is not in play: it then goes to the end, or to the start.
  if (at < 0) entries.splice(after === undefined ? 0 : entries.length, 0, { line, resolved })
  else entries.splice(after === undefined ? at : at + 1, 0, { line, resolved })
}

export const isLastTurn = (g: Game): boolean => state.turn.get(g) === state.turns.get(g)

/** In other turns the first of these lines jumps over the others. */
function onlyInLastTurn([first, ...others]: Line[]): Line[] {
  const run = (g: Game): void => {
    if (isLastTurn(g)) first.run(g)
    else state.line.add(g, others.length)
  }
  return [{ ...first, run }, ...others]
}

const nextTurn = (first: number): Line => ({
  id: 'next-turn',
  run(g) {
    if (!isLastTurn(g)) state.line.set(g, first)
  },
})

const nextAge = (first: number): Line => ({
  id: 'next-age',
  run(g) {
    if (state.age.get(g) > 3) broken('there is no fourth Age')
    if (state.age.get(g) < 3) state.line.set(g, first)
    else for (let seat = 0; seat < g.rules.cities; seat++) state.chosen.clear(g, seat)
  },
})
