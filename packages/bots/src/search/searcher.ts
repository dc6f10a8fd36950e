/** Searching bots with a budget per move: a number of simulated games, or milliseconds. */
import type { Move, Random, Ruleset, Seen } from '@heptapolis/engine/search'
import type { Bot, Player, Thought } from '../bot.ts'
import type { Advice } from '../experience/experience.ts'
import { allowedMoves, type SearchGoal } from './goal.ts'
import { HABITS, type SearchHabits } from './habits.ts'
import { HandMemory } from './memory.ts'
import { Race } from './race.ts'

export interface Budget {
  /** Maximum number of playouts. */
  playouts: number
  /** Reduction of playouts per box in play, because boxes make games longer. */
  perBox?: number
  /** Reduction per player beyond three. */
  perPlayer?: number
  /** Factor per player beyond three, because more rivals are harder to judge. */
  growth?: number
  /** Maximum number of candidates. */
  breadth: number
  /** Further own moves that are searched. */
  depth?: number
  /** Ages played out before the evaluation; default all. */
  ages?: number
  /** With more boxes, only the current Age is played out, because the future is too uncertain. */
  fewBoxes?: number
  habits?: Partial<SearchHabits>
  learned?: () => Advice
  goal?: SearchGoal
  /** Time limit in milliseconds; without it, the same seed gives the same move. */
  milliseconds?: number
}

export function searcher(name: string, about: string, budget: Budget): Bot {
  return {
    name,
    about,
    choose: (seen, seat, random) => search(seen, seat, random, budget).move,
    think: (seen, seat, random, worlds) => search(seen, seat, random, budget, { worlds }),
    sit: () => sitting(budget),
  }
}

/** Player that remembers seen hands. */
function sitting(budget: Budget): Player {
  const memory = new HandMemory()
  const recall = (seen: Seen, seat: number, { card }: Move): void => {
    memory.observe(seen, seat)
    if (card > 0) memory.played(seen, seat, card)
  }
  const think = (seen: Seen, seat: number, random: Random, worlds: number): Thought => {
    memory.observe(seen, seat)
    const thought = search(seen, seat, random, budget, { memory, worlds })
    if (thought.move.card > 0) memory.played(seen, seat, thought.move.card)
    return thought
  }
  return { choose: (seen, seat, random) => think(seen, seat, random, Number.POSITIVE_INFINITY).move, think, recall }
}

/** Minimum worlds per candidate: with fewer, chance decides, so fewer candidates are tried. */
const WORLDS_EACH = 45
const FEWEST_MOVES = 4

const FEW_PLAYERS = 3

/** Number of playouts of a budget at a table. */
export function playoutsAt(
  { playouts, perBox = 0, perPlayer = 0, growth = 1 }: Pick<Budget, 'playouts' | 'perBox' | 'perPlayer' | 'growth'>,
  { players, setup }: Ruleset,
): number {
  const more = Math.max(0, players - FEW_PLAYERS)
  return (playouts * growth ** more) / (1 + perBox * setup.boxes.length) / (1 + perPlayer * more)
}

interface Within {
  memory?: HandMemory
  worlds?: number
}

function search(seen: Seen, seat: number, random: Random, budget: Budget, within: Within = {}): Thought {
  const { memory, worlds = Number.POSITIVE_INFINITY } = within
  const [only, ...others] = allowedMoves(seen, seat, budget.goal)
  if (others.length === 0) return { move: only, worlds: 0 }
  const { depth, fewBoxes = 99, milliseconds = Number.POSITIVE_INFINITY } = budget
  const boxes = seen.rules.setup.boxes.length
  const playouts = playoutsAt(budget, seen.rules)
  const breadth = Math.min(budget.breadth, Math.max(FEWEST_MOVES, Math.floor(playouts / WORLDS_EACH)))
  const ages = boxes > fewBoxes ? 1 : budget.ages
  const habits = { ...HABITS, ...budget.habits }
  const { learned, goal } = budget
  const race = new Race(seen, seat, { breadth, depth, memory, ages, habits, learned, goal }, random)
  const end = performance.now() + milliseconds
  let tried = 0
  for (; tried < worlds && race.played < playouts && !race.isDecided && performance.now() < end; tried++) race.step()
  return { move: race.best(), worlds: tried }
}
