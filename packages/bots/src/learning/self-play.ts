/** Games of searchers among themselves, written down for whoever learns from them. */
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
import { Memory } from '../search/memory.ts'
import { Race } from '../search/race.ts'

/** A question: which of the legal moves was chosen, and of those tried their place and hundredths they fell behind. */
export type Chosen = readonly [place: number, tried: readonly (readonly [place: number, behind: number])[]]

export interface SelfPlayed {
  readonly mix: string
  readonly seed: string
  readonly chosen: readonly Chosen[]
  readonly points: readonly number[]
}

/** A game to be played, and how long to look at each question. */
export interface SelfPlay {
  readonly playouts: number
  readonly mix: string
  readonly seed: string
}

const SEARCH = { breadth: 10, depth: 2, learned: EXPERIENCE }
/** With more boxes the future is too uncertain: only this Age is played through, as by `expert`. */
const FEW_BOXES = 3
const PER_BOX = 0.4
/** Now and then another good move is played, so that more is seen than the usual ways. */
const WANDERS = 8
const SOFT = 1.5

export function selfPlay({ mix, seed, playouts }: SelfPlay): SelfPlayed {
  const g = newGame(rulesOf(mix), seed)
  const chance = random(`${seed} searches`)
  const memories = Array.from({ length: g.rules.players }, () => new Memory())
  const chosen: Chosen[] = []
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
  readonly memory: Memory
  readonly playouts: number
}

function choose(seen: Seen, seat: number, within: Within, chance: Random): Chosen {
  const { memory } = within
  const legal = moves(seen, seat)
  memory.observe(seen, seat)
  const found = legal.length === 1 ? ([0, []] as const) : search(seen, seat, legal, within, chance)
  const { card } = legal[found[0]]
  if (card > 0) memory.played(seen, seat, card)
  return found
}

function search(seen: Seen, seat: number, legal: readonly Move[], within: Within, chance: Random): Chosen {
  const { memory, playouts: most } = within
  const boxes = seen.rules.setup.boxes.length
  const race = new Race(seen, seat, { ...SEARCH, ages: boxes > FEW_BOXES ? 1 : 2, memory }, chance)
  const playouts = most / (1 + PER_BOX * boxes)
  while (race.played < playouts && !race.isDecided) race.step()
  const tried = race.gaps().map(({ move, gap }) => [placeOf(legal, move), Math.round(100 * gap)] as const)
  const best = placeOf(legal, race.best())
  return [chance.below(WANDERS) === 0 ? wander(tried, chance) : best, tried]
}

const placeOf = (legal: readonly Move[], move: Move): number => legal.findIndex((one) => isSame(one, move))

function wander(tried: Chosen[1], chance: Random): number {
  const shares = tried.map(([, behind]) => Math.exp(-behind / 100 / SOFT))
  let left = (chance.below(1 << 20) / (1 << 20)) * shares.reduce((a, b) => a + b, 0)
  for (const [i, share] of shares.entries()) {
    left -= share
    if (left <= 0) return tried[i][0]
  }
  return tried[0][0]
}
