/** Bots that search: so many worlds, or so many milliseconds, a move. */
import { type Move, moves, type Random, type Ruleset, type Seen } from '@heptapolis/engine/search'
import type { Bot, Player, Thought } from '../bot.ts'
import type { Advice } from '../experience/experience.ts'
import { HABITS, type Habits } from './habits.ts'
import { Memory } from './memory.ts'
import { Race } from './race.ts'

export interface Budget {
  /** Games played on at most. */
  playouts: number
  /** Each box makes games longer to play through: fewer by so much of them for each one in play. */
  perBox?: number
  /** And each player beyond three. */
  perPlayer?: number
  /** Of more rivals one sees less at a glance: so many times the games for each player beyond three. */
  growth?: number
  /** Moves looked at, at most. */
  breadth: number
  /** Own moves after that one that are searched too. */
  depth?: number
  /** Ages played through before the evaluation is asked; all where it is not given. */
  ages?: number
  /** With more boxes than that the future is too uncertain: only this Age is played through. */
  fewBoxes?: number
  habits?: Partial<Habits>
  learned?: () => Advice
  /** Stops after so many milliseconds where it is given; without, the same seed gives the same move. */
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

/** A player who remembers the hands seen. */
function sitting(budget: Budget): Player {
  const memory = new Memory()
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

/** Too few worlds for each move tell chance, not strength: fewer moves are looked at then. */
const WORLDS_EACH = 45
const FEWEST_MOVES = 4

const FEW_PLAYERS = 3

/** How many games a budget has at a table. */
export function playoutsAt(
  { playouts, perBox = 0, perPlayer = 0, growth = 1 }: Pick<Budget, 'playouts' | 'perBox' | 'perPlayer' | 'growth'>,
  { players, setup }: Ruleset,
): number {
  const more = Math.max(0, players - FEW_PLAYERS)
  return (playouts * growth ** more) / (1 + perBox * setup.boxes.length) / (1 + perPlayer * more)
}

interface Within {
  memory?: Memory
  worlds?: number
}

function search(seen: Seen, seat: number, random: Random, budget: Budget, within: Within = {}): Thought {
  const { memory, worlds = Number.POSITIVE_INFINITY } = within
  const [only, ...others] = moves(seen, seat)
  if (others.length === 0) return { move: only, worlds: 0 }
  const { depth, fewBoxes = 99, milliseconds = Number.POSITIVE_INFINITY } = budget
  const boxes = seen.rules.setup.boxes.length
  const playouts = playoutsAt(budget, seen.rules)
  const breadth = Math.min(budget.breadth, Math.max(FEWEST_MOVES, Math.floor(playouts / WORLDS_EACH)))
  const ages = boxes > fewBoxes ? 1 : budget.ages
  const habits = { ...HABITS, ...budget.habits }
  const race = new Race(seen, seat, { breadth, depth, memory, ages, habits, learned: budget.learned }, random)
  const end = performance.now() + milliseconds
  let tried = 0
  for (; tried < worlds && race.played < playouts && !race.isDecided && performance.now() < end; tried++) race.step()
  return { move: race.best(), worlds: tried }
}
