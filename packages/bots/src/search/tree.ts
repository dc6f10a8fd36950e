/**
 * Tree of the searching player's later moves. In each world (guess at hidden cards) this player follows the best
 * possible branch or explores another; the rest follow the quick judgement. Branches are added one by one, the most
 * promising first.
 */
import { type Game, type Move, moves, SELL, STAGE } from '@heptapolis/engine/search'
import type { Instinct } from '../instinct/instinct.ts'
import { HABITS, type SearchHabits } from './habits.ts'

interface Branch {
  visits: number
  sum: number
  below: Tree
}

export class Tree {
  readonly #branches = new Map<number, Branch>()
  readonly #habits: SearchHabits
  #visits = 0

  constructor(habits: SearchHabits = HABITS) {
    this.#habits = habits
  }

  /** Selects a move by its results so far and its judged value. */
  choose(legal: readonly Move[], values: number[]): Move {
    const width = Math.min(this.#habits.branches, 1 + Math.floor(Math.sqrt(this.#visits) / 2))
    let best = legal[0]
    let most = Number.NEGATIVE_INFINITY
    for (let i = 0; i < width; i++) {
      const at = highest(values)
      if (values[at] === Number.NEGATIVE_INFINITY) break
      values[at] = Number.NEGATIVE_INFINITY
      const branch = this.#branches.get(keyOf(legal[at]))
      const hope = branch === undefined ? Number.POSITIVE_INFINITY : this.#hopeFor(branch)
      if (hope <= most) continue
      most = hope
      best = legal[at]
    }
    this.#visits++
    return best
  }

  #hopeFor({ visits, sum }: Branch): number {
    return sum / visits + this.#habits.curiosity * Math.sqrt(Math.log(this.#visits) / visits)
  }

  branch(move: Move): Branch {
    const key = keyOf(move)
    const known = this.#branches.get(key)
    if (known) return known
    const fresh = { visits: 0, sum: 0, below: new Tree(this.#habits) }
    this.#branches.set(key, fresh)
    return fresh
  }
}

/** Path of one world down the tree. */
export class TreeWalk {
  readonly #path: Branch[] = []
  readonly #root: Tree
  readonly #depth: number

  constructor(root: Tree, depth: number) {
    this.#root = root
    this.#depth = depth
  }

  /** Next own move; undefined at the end of the tree. */
  next(g: Game, seat: number, instinct: Instinct): Move | undefined {
    if (this.#path.length >= this.#depth) return undefined
    const legal = moves(g, seat)
    if (legal.length === 1) return legal[0]
    const tree = this.#path.at(-1)?.below ?? this.#root
    const move = tree.choose(legal, instinct.values(g, seat, legal))
    this.#path.push(tree.branch(move))
    return move
  }

  /** Records the result on every branch of the path. */
  note(value: number): void {
    for (const branch of this.#path) {
      branch.visits++
      branch.sum += value
    }
  }
}

function highest(values: readonly number[]): number {
  let best = 0
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i
  return best
}

/** A branch is a use of a card whatever the payment; for stages and sales, whatever the card. */
const keyOf = ({ action, card, option }: Move): number =>
  action + (action === STAGE || action === SELL ? 0 : card * ACTIONS) + option * ACTIONS * PIECES

const ACTIONS = 64
const PIECES = 1024
