/**
 * Tasks of the ladder. A task is a list of conditions; each is a predicate over the game and the score sheet. Until the
 * game is over, a condition is met, open, or can no longer be met.
 */
import type { Score } from '@heptapolis/engine'
import { COLOURS, type Colour, type Game, isOver, scores, state } from '@heptapolis/engine/search'

export type TaskCondition =
  | { readonly is: 'win' }
  /** Wins by so many points more than the best other city. */
  | { readonly is: 'lead'; readonly points: number }
  | { readonly is: 'points'; readonly least: number }
  | { readonly is: 'most'; readonly colour: Colour; readonly cards: number }
  | { readonly is: 'least'; readonly colour: Colour; readonly cards: number }
  /** All stages of the wonder at the end of this Age. */
  | { readonly is: 'stages'; readonly age: number }
  /** Defeat tokens at the end. */
  | { readonly is: 'defeats'; readonly most: number }
  | { readonly is: 'line'; readonly line: string; readonly least: number }
  | { readonly is: 'coins'; readonly least: number }

export type LadderTask = readonly TaskCondition[]
export type ConditionState = 'met' | 'open' | 'failed'

/** A game under way, and the same game as it was at the end of each Age so far. */
export interface TaskCourse {
  readonly now: Game
  /** The game at the beginning of Ages II and III, as far as they have begun. */
  readonly ageEnds: readonly Game[]
}

/** State of each condition of a task for a city. */
export function taskStates(task: LadderTask, { now, ageEnds }: TaskCourse, seat: number): ConditionState[] {
  const sheets = scores(now)
  return task.map((condition): ConditionState => {
    if (condition.is === 'stages') return stagesState(condition.age, now, ageEnds, seat)
    const met = isMet(condition, now, sheets, seat)
    if (isOver(now)) return met ? 'met' : 'failed'
    if (condition.is === 'most' && !met) return 'failed'
    return condition.is === 'least' && met ? 'met' : 'open'
  })
}

/** Whether all conditions of a finished game are met. */
export const isFulfilled = (task: LadderTask, course: TaskCourse, seat: number): boolean =>
  isOver(course.now) && taskStates(task, course, seat).every((one) => one === 'met')

function stagesState(age: number, now: Game, ageEnds: readonly Game[], seat: number): ConditionState {
  const deadline = ageEnds[age - 1] ?? (isOver(now) ? now : undefined)
  if (deadline) return stagesLeft(deadline, seat) === 0 ? 'met' : 'failed'
  return stagesLeft(now, seat) === 0 ? 'met' : 'open'
}

/** Stages of the wonder that are not built yet. */
export function stagesLeft(g: Game, seat: number): number {
  let left = g.rules.boards[state.board.get(g, seat)].stages.length
  for (let built = state.slots.get(g, seat); built !== 0; built &= built - 1) left--
  return left
}

type Simple = Exclude<TaskCondition, { is: 'stages' }>

function isMet(condition: Simple, g: Game, sheets: readonly Score[], seat: number): boolean {
  const own = sheets[seat]
  switch (condition.is) {
    case 'win':
      return own.rank === 1
    case 'lead':
      return own.rank === 1 && leadOf(sheets, seat) >= condition.points
    case 'points':
      return own.total >= condition.least
    case 'most':
      return cardsOf(g, seat, condition.colour) <= condition.cards
    case 'least':
      return cardsOf(g, seat, condition.colour) >= condition.cards
    case 'defeats':
      return state.defeats.get(g, seat) <= condition.most
    case 'line':
      return lineOf(own, condition.line) >= condition.least
    case 'coins':
      return own.coins >= condition.least
  }
}

const leadOf = (sheets: readonly Score[], seat: number): number =>
  sheets[seat].total - Math.max(...sheets.filter((one) => one.seat !== seat).map(({ total }) => total))

export const cardsOf = (g: Game, seat: number, colour: Colour): number =>
  state.colours.get(g, seat, COLOURS.indexOf(colour))

export const lineOf = ({ rows }: Score, line: string): number => rows.find(({ id }) => id === line)?.points ?? 0
