/**
 * Learned corrections, in points, of the quick estimate by which bots judge moves: by kind of move (subject) and feature
 * of the city (sign). `node packages/bots/tools/learning/learn-experience.ts` learns them from games of searching bots.
 */
import {
  AGES,
  BUILD,
  type Game,
  type Move,
  oncePerRuleset,
  type Ruleset,
  SELL,
  STAGE,
  state,
} from '@heptapolis/engine/search'
import { layoutOf, MOST_SIGNS, readSigns } from './signs.ts'
import { changedSince, type Taught } from './taught.ts'

export interface Weights {
  /** By subject of a move (`build loom`, `stage rhodos-night 1`): points per sign. */
  readonly bySubject: ReadonlyMap<string, readonly (readonly [sign: string, points: number])[]>
  readonly taught: Taught
}

/** Subjects of a move: the specific one, then its kind. */
export function subjectsOf(g: Game, seat: number, { action, card, option, rider }: Move): readonly string[] {
  const { rules } = g
  const along = rider === 0 ? '' : '+'
  if (action === BUILD) return buildSubjects(rules, card, along)
  if (action === STAGE) return stageSubjects(rules, state.board.get(g, seat), option, along)
  if (action === SELL) return saleSubjects(along)
  return otherSubjects(rules, action, card, option)
}

export function buildSubjects({ pieces }: Ruleset, card: number, along: string): readonly string[] {
  const { id, colour, age } = pieces[card]
  return [`build ${id}${along}`, `build ${colour} ${age}${along}`]
}

export const stageSubjects = ({ boards }: Ruleset, board: number, option: number, along: string): readonly string[] => [
  `stage ${boards[board].def.id} ${option}${along}`,
  `stage${along}`,
]

export const saleSubjects = (along: string): readonly string[] => [`sell${along}`]

export function otherSubjects(
  { actions, pieces }: Ruleset,
  action: number,
  card: number,
  option: number,
): readonly string[] {
  const { id } = actions[action]
  return [card > 0 ? `${id} ${pieces[card].id}` : `${id} ${option}`, id]
}

/** Subject of the final points of a city, predicted at the beginning of an Age. */
export const outlookAt = (age: number): string => `outlook ${age}`

/** Weights of the subjects of a ruleset, one row per subject, indexed by sign. */
class Table {
  readonly #size: number
  readonly #names: ReadonlyMap<string, number>
  readonly #weights: Weights['bySubject']
  readonly #isChanged: (name: string) => boolean
  readonly #known = new Map<string, Float32Array | undefined>()
  readonly builds: (Float32Array | undefined)[][]
  readonly sales: (Float32Array | undefined)[]
  readonly outlooks: (Float32Array | undefined)[]
  readonly #others = new Map<number, Float32Array | undefined>()
  readonly #stages: (Float32Array | undefined)[] = []

  constructor(rules: Ruleset, weights: Weights) {
    const { names } = layoutOf(rules)
    this.#size = names.length
    this.#names = new Map(names.map((name, i) => [name, i]))
    this.#weights = weights.bySubject
    this.#isChanged = changedSince(weights.taught, rules)
    this.builds = ['', '+'].map((along) => rules.pieces.map((_, card) => this.#row(buildSubjects(rules, card, along))))
    this.sales = ['', '+'].map((along) => this.#row(saleSubjects(along)))
    this.outlooks = [0, ...AGES].map((age) => this.#row([outlookAt(age)]))
  }

  stage(rules: Ruleset, board: number, option: number, rides: boolean): Float32Array | undefined {
    const at = (option * rules.boards.length + board) * 2 + (rides ? 1 : 0)
    if (!(at in this.#stages)) this.#stages[at] = this.#row(stageSubjects(rules, board, option, rides ? '+' : ''))
    return this.#stages[at]
  }

  other(rules: Ruleset, { action, card, option }: Move): Float32Array | undefined {
    const at = (card > 0 ? card * 2 + 1 : option * 2) * rules.actions.length + action
    if (!this.#others.has(at)) this.#others.set(at, this.#row(otherSubjects(rules, action, card, option)))
    return this.#others.get(at)
  }

  #row(subjects: readonly string[]): Float32Array | undefined {
    const key = subjects.join()
    if (this.#known.has(key)) return this.#known.get(key)
    let row: Float32Array | undefined
    for (const subject of subjects) {
      for (const [sign, weight] of (this.#isChanged(subject) ? undefined : this.#weights.get(subject)) ?? []) {
        const at = this.#names.get(sign)
        if (at === undefined || this.#isChanged(sign)) continue
        row ??= new Float32Array(this.#size)
        row[at] += weight
      }
    }
    this.#known.set(key, row)
    return row
  }
}

/** Corrections for one city at a time, in points; call `look` first. */
export interface Advice {
  look(g: Game, seat: number): void
  build(card: number, rider: number): number
  stage(option: number, rider: number): number
  sale(rider: number): number
  move(one: Move): number
  /** Correction of the evaluation of this city. */
  outlook(age: number): number
}

type TableOf = (rules: Ruleset) => Table

/** Each caller gets its own scratch state; tables computed from the weights are shared. */
export function experienceFrom(weights: () => Weights): () => Experience {
  const tableOf: TableOf = oncePerRuleset((rules) => new Table(rules, weights()))
  return () => new Experience(tableOf)
}

export class Experience implements Advice {
  readonly #signs = new Int32Array(MOST_SIGNS)
  #count = 0
  #table: Table | undefined = undefined
  #rules: Ruleset | undefined = undefined
  #board = 0
  readonly #tableOf: TableOf

  constructor(tableOf: TableOf) {
    this.#tableOf = tableOf
  }

  look(g: Game, seat: number): void {
    this.#rules = g.rules
    this.#table = this.#tableOf(g.rules)
    this.#board = state.board.get(g, seat)
    this.#count = readSigns(g, seat, this.#signs)
  }

  build(card: number, rider: number): number {
    return this.#sum(this.#table?.builds[rider === 0 ? 0 : 1][card])
  }

  stage(option: number, rider: number): number {
    return this.#rules ? this.#sum(this.#table?.stage(this.#rules, this.#board, option, rider !== 0)) : 0
  }

  sale(rider: number): number {
    return this.#sum(this.#table?.sales[rider === 0 ? 0 : 1])
  }

  move(one: Move): number {
    if (one.action === BUILD) return this.build(one.card, one.rider)
    if (one.action === STAGE) return this.stage(one.option, one.rider)
    if (one.action === SELL) return this.sale(one.rider)
    return this.#rules ? this.#sum(this.#table?.other(this.#rules, one)) : 0
  }

  outlook(age: number): number {
    return this.#sum(this.#table?.outlooks[age])
  }

  #sum(row: Float32Array | undefined): number {
    if (row === undefined) return 0
    const signs = this.#signs
    const count = this.#count
    let sum = 0
    for (let i = 0; i < count; i++) sum += row[signs[i]]
    return sum
  }
}
