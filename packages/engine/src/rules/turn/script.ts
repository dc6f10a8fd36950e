/** Script of game, Age and turn as named lines. Boxes insert lines; the rulebook prints the same list. */

import { broken } from '../../kernel/result.ts'
import { insert } from '../../kernel/script.ts'
import type { Game, Insert, Line, Orders, Ruleset, Step } from '../contract/box.ts'
import { COLUMNS } from '../state.ts'
import { ageBegins, ageEnds, choosing, gameBegins, lastCards, resolution } from './lines.ts'

const state = COLUMNS

type Parts = Record<Insert['part'], Step[]>

/** Lines by part, in order: those of the core and those of boxes. */
function arrange(inserts: readonly Insert[]): Parts {
  const parts: Parts = {
    game: [...gameBegins],
    age: [...ageBegins],
    resolve: [...resolution.resolve],
    lastCard: [...lastCards.before],
    turnEnd: [...resolution.turnEnd],
    ageEnd: [...ageEnds],
  }
  for (const one of inserts) {
    const { part, line, resolved } = one
    insert<Step>(parts[part], resolved ? { ...line, resolved } : line, one, ({ id }) => id)
  }
  return parts
}

/** Orders before the first Age, at the beginning of an Age, in a turn, and at the end of an Age. */
function orders({ game, age, resolve, lastCard, turnEnd, ageEnd }: Parts): Orders {
  const last = (lines: readonly Line[]): Step[] => lines.map((line) => ({ ...line, lastTurn: true }))
  return {
    game,
    age,
    turn: [...choosing, ...resolve, ...last(lastCard), ...last(lastCards.after), ...turnEnd, nextTurn(0)],
    ageEnd: [...ageEnd, nextAge(0)],
  }
}

/** Executable script: resolution follows each choice, and jump lines make the loops. */
function unrolled({ game, age, resolve, lastCard, turnEnd, ageEnd }: Parts): Line[] {
  const flat = (steps: readonly Step[]): Line[] =>
    steps.flatMap((step) => (step.resolved ? [step, ...resolve, ...turnEnd] : [step]))
  const opening = flat(game)
  const beginning = flat(age)
  const lastTurn = onlyInLastTurn([...lastCard, ...resolve, ...lastCards.after])
  const turn = [...choosing, ...resolve, ...lastTurn, ...turnEnd]
  const firstOfAge = opening.length
  const firstOfTurn = firstOfAge + beginning.length
  return [...opening, ...beginning, ...turn, nextTurn(firstOfTurn), ...flat(ageEnd), nextAge(firstOfAge)]
}

/** Script of a game with the lines of these boxes, and its orders. */
export function buildScript(inserts: readonly Insert[]): Pick<Ruleset, 'script' | 'orders' | 'resolution'> {
  const parts = arrange(inserts)
  return { script: unrolled(parts), orders: orders(parts), resolution: parts.resolve }
}

export const isLastTurn = (g: Game): boolean => state.turn.get(g) === state.turns.get(g)

/** In other turns the first of these lines skips the rest. */
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
    if (isLastTurn(g)) g.listener?.({ what: 'age-end', age: state.age.get(g) })
    else state.line.set(g, first)
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
