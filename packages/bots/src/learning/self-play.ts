/** Games of searching bots against each other, recorded as training data. */
import {
  apply,
  controller,
  isOver,
  type Move,
  moves,
  newGame,
  type Random,
  random,
  type Seen,
  scores,
  sight,
  toAct,
} from '@heptapolis/engine/search'
import { EXPERIENCE } from '../experience/learned.ts'
import { rulesOf } from '../league/mix.ts'
import { isSame } from '../search/candidates.ts'
import { HandMemory } from '../search/memory.ts'
import { Race } from '../search/race.ts'

/** Chosen move by its index among the legal ones; tried moves with their deficit in hundredths of a point. */
export type SelfPlayChoice = readonly [place: number, tried: readonly (readonly [place: number, behind: number])[]]

export interface SelfPlayed {
  readonly mix: string
  readonly seed: string
  readonly chosen: readonly SelfPlayChoice[]
  readonly points: readonly number[]
}

/** Game to play, and the search budget per question. */
export interface SelfPlay {
  readonly playouts: number
  readonly mix: string
  readonly seed: string
}

const SEARCH = { breadth: 10, depth: 2, learned: EXPERIENCE }
/** With more boxes only the current Age is played out, because the future is too uncertain. */
const FEW_BOXES = 3
const PER_BOX = 0.4
/** One move in so many is another good one, for more varied data. */
const WANDERS = 8
const SOFT = 1.5

export function selfPlay({ mix, seed, playouts }: SelfPlay): SelfPlayed {
  const g = newGame(rulesOf(mix), seed)
  const chance = random(`${seed} searches`)
  const memories = Array.from({ length: g.rules.players }, () => new HandMemory())
  const chosen: SelfPlayChoice[] = []
  while (!isOver(g)) {
    for (const seat of toAct(g)) {
      const player = controller(g, seat)
      const one = choose(sight(g, player), seat, { memory: memories[player], playouts }, chance)
      chosen.push(one)
      apply(g, seat, moves(g, seat)[one[0]])
    }
  }
  return { mix, seed, chosen, points: scores(g).map(({ total }) => total) }
}

interface Within {
  readonly memory: HandMemory
  readonly playouts: number
}

function choose(seen: Seen, seat: number, within: Within, chance: Random): SelfPlayChoice {
  const { memory } = within
  const legal = moves(seen, seat)
  memory.observe(seen, seat)
  const found = legal.length === 1 ? ([0, []] as const) : search(seen, seat, legal, within, chance)
  const { card } = legal[found[0]]
  if (card > 0) memory.played(seen, seat, card)
  return found
}

function search(seen: Seen, seat: number, legal: readonly Move[], within: Within, chance: Random): SelfPlayChoice {
  const { memory, playouts: most } = within
  const boxes = seen.rules.setup.boxes.length
  const race = new Race(seen, seat, { ...SEARCH, ages: boxes > FEW_BOXES ? 1 : 2, memory }, chance)
  const playouts = most / (1 + PER_BOX * boxes)
  while (race.played < playouts && !race.isDecided) race.step()
  // Adding 0 turns −0 into 0: in JSON, through which a queue passes results, they are equal.
  const tried = race.gaps().map(({ move, gap }) => [placeOf(legal, move), Math.round(100 * gap) + 0] as const)
  const best = placeOf(legal, race.best())
  return [chance.below(WANDERS) === 0 ? wander(tried, chance) : best, tried]
}

const placeOf = (legal: readonly Move[], move: Move): number => legal.findIndex((one) => isSame(one, move))

function wander(tried: SelfPlayChoice[1], chance: Random): number {
  const shares = tried.map(([, behind]) => Math.exp(-behind / 100 / SOFT))
  let left = (chance.below(1 << 20) / (1 << 20)) * shares.reduce((a, b) => a + b, 0)
  for (const [i, share] of shares.entries()) {
    left -= share
    if (left <= 0) return tried[i][0]
  }
  return tried[0][0]
}
