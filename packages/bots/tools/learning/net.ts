/**
 * Corrections of move values by a neural net with one hidden layer, instead of one weight per feature and kind of
 * move. `learn-net.py` trains it.
 */
import { readFileSync } from 'node:fs'
import {
  BUILD,
  type Game,
  type Move,
  oncePerRuleset,
  type Ruleset,
  SELL,
  STAGE,
  state,
} from '@heptapolis/engine/search'
import {
  type Advice,
  buildSubjects,
  otherSubjects,
  saleSubjects,
  stageSubjects,
} from '../../src/experience/experience.ts'
import { layoutOf, MOST_SIGNS, readSigns } from '../../src/experience/signs.ts'
import { namesOf, readMoreSigns } from './more-signs.ts'

/** Weights are base64 bytes per sign and subject, unit by unit; the step of a row scales them. */
export interface NetFile {
  readonly units: number
  /** Whether it uses the additional signs. */
  readonly more: boolean
  readonly signs: readonly string[]
  readonly subjects: readonly string[]
  readonly first: string
  readonly firstSteps: readonly number[]
  readonly firstBias: readonly number[]
  readonly last: string
  readonly lastSteps: readonly number[]
  readonly lastBias: readonly number[]
}

/** By subject: a weight per unit, and a bias. */
type Row = Float32Array | undefined

interface Rows {
  readonly units: number
  readonly read: typeof readSigns
  readonly bias: Float32Array
  readonly first: Float32Array
  rowOf(subjects: readonly string[]): Row
}

const bytesOf = (text: string): Int8Array => Int8Array.from(atob(text), (letter) => letter.charCodeAt(0))

function rowsFrom(file: NetFile): (rules: Ruleset) => Rows {
  const { units, more } = file
  const first = bytesOf(file.first)
  const last = bytesOf(file.last)
  const signs = new Map(file.signs.map((name, i) => [name, i]))
  const subjects = new Map(file.subjects.map((name, i) => [name, i]))
  return oncePerRuleset((rules) => {
    const names = more ? namesOf(rules) : layoutOf(rules).names
    const own = new Float32Array(names.length * units)
    for (const [i, name] of names.entries()) {
      const sign = signs.get(name)
      if (sign === undefined) continue
      for (let u = 0; u < units; u++) own[i * units + u] = first[sign * units + u] * file.firstSteps[sign]
    }
    const known = new Map<string, Row>()
    const rowOf = (about: readonly string[]): Row => {
      const key = about.join()
      if (known.has(key)) return known.get(key)
      let row: Row
      for (const name of about) {
        const subject = subjects.get(name)
        if (subject === undefined) continue
        row ??= new Float32Array(units + 1)
        for (let u = 0; u < units; u++) row[u] += last[subject * units + u] * file.lastSteps[subject]
        row[units] += file.lastBias[subject]
      }
      known.set(key, row)
      return row
    }
    return { units, read: more ? readMoreSigns : readSigns, bias: Float32Array.from(file.firstBias), first: own, rowOf }
  })
}

/** The outlook still comes from experience. */
export class Net implements Advice {
  readonly #rowsOf: (rules: Ruleset) => Rows
  readonly #known: Advice
  readonly #signs = new Int32Array(2 * MOST_SIGNS)
  readonly #moves = new Map<Rows, Map<number, Row>>()
  #layer = new Float32Array(0)
  #g: Game | undefined = undefined
  #rows: Rows | undefined = undefined
  #found = new Map<number, Row>()
  #seat = 0
  #lit = false

  constructor(rowsOf: (rules: Ruleset) => Rows, known: Advice) {
    this.#rowsOf = rowsOf
    this.#known = known
  }

  look(g: Game, seat: number): void {
    const rows = this.#rowsOf(g.rules)
    if (rows !== this.#rows) {
      this.#rows = rows
      this.#layer = new Float32Array(rows.units)
      const found = this.#moves.get(rows) ?? new Map<number, Row>()
      this.#moves.set(rows, found)
      this.#found = found
    }
    this.#g = g
    this.#seat = seat
    this.#lit = false
  }

  build(card: number, rider: number): number {
    return this.#worth(BUILD, card, 0, rider)
  }

  stage(option: number, rider: number): number {
    return this.#worth(STAGE, 0, option, rider)
  }

  sale(rider: number): number {
    return this.#worth(SELL, 0, 0, rider)
  }

  move({ action, card, option, rider }: Move): number {
    if (action === BUILD) return this.build(card, rider)
    if (action === STAGE) return this.stage(option, rider)
    return action === SELL ? this.sale(rider) : this.#worth(action, card, option, 0)
  }

  outlook(age: number): number {
    if (!this.#g) return 0
    this.#known.look(this.#g, this.#seat)
    return this.#known.outlook(age)
  }

  #worth(action: number, card: number, option: number, rider: number): number {
    const g = this.#g
    const rows = this.#rows
    const found = this.#found
    const seat = this.#seat
    if (!g || !rows) return 0
    const board = action === STAGE ? state.board.get(g, seat) : 0
    const at = (((action * 1024 + card) * 64 + option) * 128 + board) * 2 + (rider === 0 ? 0 : 1)
    let row = found.get(at)
    if (row === undefined && !found.has(at)) {
      row = rows.rowOf(aboutOf(g.rules, action, card, option, rider, board))
      found.set(at, row)
    }
    if (row === undefined) return 0
    if (!this.#lit) this.#light(g, rows)
    const layer = this.#layer
    let sum = row[layer.length]
    for (let u = 0; u < layer.length; u++) sum += row[u] * layer[u]
    return sum
  }

  #light(g: Game, { bias, first, read, units }: Rows): void {
    const layer = this.#layer
    const signs = this.#signs
    layer.set(bias)
    const count = read(g, this.#seat, signs)
    for (let i = 0; i < count; i++) {
      const from = signs[i] * units
      for (let u = 0; u < units; u++) layer[u] += first[from + u]
    }
    for (let u = 0; u < units; u++) if (layer[u] < 0) layer[u] = 0
    this.#lit = true
  }
}

function aboutOf(
  rules: Ruleset,
  action: number,
  card: number,
  option: number,
  rider: number,
  board: number,
): readonly string[] {
  const along = rider === 0 ? '' : '+'
  if (action === BUILD) return buildSubjects(rules, card, along)
  if (action === STAGE) return stageSubjects(rules, board, option, along)
  return action === SELL ? saleSubjects(along) : otherSubjects(rules, action, card, option)
}

/** Loads a net from its file. */
export function netFrom(path: string, known: () => Advice): () => Advice {
  const rowsOf = rowsFrom(JSON.parse(readFileSync(path, 'utf8')))
  return () => new Net(rowsOf, known())
}
