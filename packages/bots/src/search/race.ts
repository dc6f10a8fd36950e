/**
 * Search: tries every candidate move in the same worlds (guesses at hidden cards) with the same random numbers. Moves
 * that fall behind are dropped, so that the time goes to the contenders.
 */
import {
  AGES,
  apply,
  copy,
  emptyGame,
  type Game,
  type Move,
  type Random,
  random,
  type Seen,
  state,
} from '@heptapolis/engine/search'
import type { Advice } from '../experience/experience.ts'
import { Instinct } from '../instinct/instinct.ts'
import { INSTINCT } from '../instinct/weights.ts'
import { candidates, isSame } from './candidates.ts'
import { determinize } from './determinize.ts'
import type { SearchGoal } from './goal.ts'
import { HABITS, type SearchHabits } from './habits.ts'
import type { HandMemory } from './memory.ts'
import { outcome, type SearchOutcome } from './outcome.ts'
import { playOn } from './playout.ts'
import { Tree, TreeWalk } from './tree.ts'

export interface Prospect {
  readonly move: Move
  /** Expected final points and winning chance. */
  points: number
  chance: number
  /** Number of worlds tried. */
  tries: number
  /** False if it fell behind and was dropped. */
  active: boolean
}

interface Runner extends Prospect {
  value: number
  /** One per world. */
  readonly outcomes: SearchOutcome[]
  readonly values: number[]
  readonly notes: (readonly number[])[]
  readonly tree: Tree
}

/** Mean difference of two moves over the same worlds, and its standard error. */
export interface Gap {
  readonly gap: number
  readonly error: number
  /** Number of common worlds. */
  readonly worlds: number
}

export interface RaceOptions {
  /** Number of candidates. */
  breadth: number
  /** Variants per candidate: payments, or cards for the same stage or sale. */
  alike?: number
  memory?: HandMemory
  /** Move that is always tried and never dropped. */
  include?: Move
  /** Own moves ahead in the tree. */
  depth?: number
  /** Ages played out before the evaluation, including the current one; default all. */
  ages?: number
  habits?: SearchHabits
  /** Correction from experience. */
  learned?: () => Advice
  /** Records the end of each world, to explain differences between moves. */
  note?: (world: Game) => readonly number[]
  /** A goal beside points. */
  goal?: SearchGoal
}

export class Race {
  readonly #runners: Runner[]
  readonly #seen: Seen
  readonly #seat: number
  readonly #options: RaceOptions
  readonly #chance: Random
  readonly #instinct: Instinct
  readonly #experience: Advice | undefined
  readonly #world: Game
  readonly #until: number
  readonly #habits: SearchHabits
  /** Number of playouts so far. */
  played = 0

  constructor(seen: Seen, seat: number, options: RaceOptions, chance: Random) {
    this.#seen = seen
    this.#seat = seat
    this.#options = options
    this.#chance = chance
    this.#habits = options.habits ?? HABITS
    this.#experience = options.learned?.()
    this.#instinct = new Instinct(INSTINCT, this.#experience)
    this.#world = emptyGame(seen.rules)
    const age = Math.max(1, state.age.get(seen))
    const { deadline = 0 } = options.goal ?? {}
    const ahead = age + (options.ages ?? AGES.length)
    const last = age <= deadline ? Math.min(ahead, deadline + 1) : ahead
    this.#until = last > AGES.length ? Number.POSITIVE_INFINITY : last
    this.#runners = candidates(seen, seat, this.#instinct, options).map((move) => ({
      move,
      points: 0,
      chance: 0,
      tries: 0,
      value: 0,
      active: true,
      outcomes: [],
      values: [],
      notes: [],
      tree: new Tree(this.#habits),
    }))
  }

  get isDecided(): boolean {
    return this.#runners.filter(({ active }) => active).length <= 1
  }

  /** True if further worlds would hardly change the order: all remaining moves are far behind the best. */
  get isSettled(): boolean {
    const leader = this.#leader
    if (leader.tries < SETTLED.worlds) return false
    return this.#runners.every((one) => {
      if (!one.active || one === leader) return true
      const { gap, error } = gapBetween(leader.values, one.values)
      return gap > SETTLED.errors * error
    })
  }

  /** Tries all remaining moves in one more world. */
  step(): void {
    const start = determinize(this.#seen, this.#seen.viewer, this.#options.memory, this.#chance)
    const luck = `${this.#chance.bits()}`
    for (const runner of this.#runners) if (runner.active) this.#run(runner, start, luck)
    if (this.#leader.tries >= FIRST_LOOK && this.#leader.tries % 4 === 0) this.#drop()
  }

  #run(runner: Runner, start: Game, luck: string): void {
    const world = this.#world
    const seat = this.#seat
    const instinct = this.#instinct
    const until = this.#until
    const habits = this.#habits
    copy(start, world)
    apply(world, seat, runner.move)
    const ahead = new TreeWalk(runner.tree, this.#options.depth ?? 0)
    const { goal } = this.#options
    playOn(world, seat, { instinct, random: random(luck), until, ahead, habits, goal })
    const end = outcome(world, this.#seen.viewer, habits, this.#experience)
    const value = end.value + (goal?.worth(world, seat) ?? 0)
    ahead.note(value)
    runner.tries++
    runner.points += end.points
    runner.chance += end.chance
    runner.value += value
    runner.outcomes.push(end)
    runner.values.push(value)
    if (this.#options.note) runner.notes.push(this.#options.note(world))
    this.played++
  }

  get #leader(): Runner {
    let best = this.#runners[0]
    for (const one of this.#runners) if (one.active && (!best.active || one.value > best.value)) best = one
    return best
  }

  /** Drops moves that are behind by more than chance explains. */
  #drop(): void {
    const leader = this.#leader
    const { include } = this.#options
    for (const one of this.#runners) {
      if (!one.active || one === leader || (include && isSame(one.move, include))) continue
      const { gap, error } = gapBetween(leader.values, one.values)
      if (gap > this.#habits.clearly * error) one.active = false
    }
  }

  best(): Move {
    return this.#leader.move
  }

  /** Deficit of each move against the best, over the same worlds. */
  gaps(): { move: Move; gap: number; error: number; tries: number }[] {
    const leader = this.#leader
    return this.#runners.map(({ move, values, tries }) => ({ move, ...gapBetween(leader.values, values), tries }))
  }

  /** Difference of two moves over the same worlds. */
  differences(better: Move, other: Move): Record<'points' | 'chance' | 'value', Gap> {
    const [mine, theirs] = [better, other].map((move) => this.#outcomesOf(move))
    const between = (of: 'points' | 'chance' | 'value') =>
      gapBetween(
        mine.map((one) => one[of]),
        theirs.map((one) => one[of]),
      )
    return { points: between('points'), chance: between('chance'), value: between('value') }
  }

  #outcomesOf(move: Move): readonly SearchOutcome[] {
    return this.#runners.find((one) => isSame(one.move, move))?.outcomes ?? []
  }

  /** Mean winning chance of a move and its standard error. */
  chanceOf(move: Move): Gap {
    const chances = this.#outcomesOf(move).map(({ chance }) => chance)
    return gapBetween(
      chances,
      chances.map(() => 0),
    )
  }

  /** Records of a move, one per world. */
  notesOf(move: Move): readonly (readonly number[])[] {
    return this.#runners.find((one) => isSame(one.move, move))?.notes ?? []
  }

  /**
   * Moves by deficit, best first, so that a move dropped in bad worlds does not look bad. Its expectations
   * are adjusted to the worlds of the best.
   */
  prospects(): Prospect[] {
    const leader = this.#leader
    const behind = (one: Runner): number =>
      one === leader ? Number.NEGATIVE_INFINITY : gapBetween(leader.values, one.values).gap
    return this.#runners
      .filter(({ tries }) => tries > 0)
      .sort((a, b) => behind(a) - behind(b))
      .map(({ move, points, chance, tries, active }) => {
        const same = leader.outcomes.slice(0, tries)
        const pointsThere = same.reduce((sum, one) => sum + one.points, 0) / tries
        const chanceThere = same.reduce((sum, one) => sum + one.chance, 0) / tries
        return {
          move,
          points: points / tries + leader.points / leader.tries - pointsThere,
          chance: Math.min(1, Math.max(0, chance / tries + leader.chance / leader.tries - chanceThere)),
          tries,
          active,
        }
      })
  }
}

/** Mean difference over the common worlds, and its standard error. */
export function gapBetween(leader: readonly number[], other: readonly number[]): Gap {
  const n = Math.min(leader.length, other.length)
  if (n === 0) return { gap: 0, error: 0, worlds: 0 }
  let sum = 0
  let squares = 0
  for (let i = 0; i < n; i++) {
    const gap = leader[i] - other[i]
    sum += gap
    squares += gap * gap
  }
  const mean = sum / n
  return { gap: mean, error: Math.sqrt(Math.max(1e-9, squares / n - mean * mean) / n), worlds: n }
}

const FIRST_LOOK = 12
const SETTLED = { worlds: 100, errors: 4 }
