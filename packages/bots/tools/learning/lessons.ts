/**
 * Training cases from games of searching bots: per question the features of the city (signs), the tried moves, and how
 * far each fell behind.
 */
import { existsSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import {
  apply,
  controller,
  type Game,
  isOver,
  moves,
  newGame,
  type Ruleset,
  sight,
  state,
  toAct,
} from '@heptapolis/engine/search'
import { evaluate } from '../../src/evaluation/evaluate.ts'
import { outlookAt, subjectsOf } from '../../src/experience/experience.ts'
import { layoutOf, MOST_SIGNS, readSigns } from '../../src/experience/signs.ts'
import { Instinct } from '../../src/instinct/instinct.ts'
import { rulesOf } from '../../src/league/mix.ts'
import type { SelfPlayChoice, SelfPlayed } from '../../src/learning/self-play.ts'

/** Interns names as numbers in order of appearance. */
export class NameIndex {
  readonly #numbers = new Map<string, number>()

  number(name: string): number {
    const known = this.#numbers.get(name)
    if (known !== undefined) return known
    this.#numbers.set(name, this.#numbers.size)
    return this.#numbers.size - 1
  }

  get all(): string[] {
    return [...this.#numbers.keys()]
  }
}

export interface TrainingCase {
  readonly mix: string
  readonly age: number
  readonly signs: Int32Array
  /** Per tried move: its subjects, its judged value and its deficit in points. */
  readonly subjects: readonly (readonly number[])[]
  readonly judged: Float32Array
  readonly behind: Float32Array
}

/** City at the beginning of an Age: its evaluation and its final points. */
export interface Outlook {
  readonly mix: string
  readonly age: number
  readonly signs: Int32Array
  readonly subject: number
  readonly told: number
  readonly points: number
}

export interface TrainingSet {
  readonly lessons: TrainingCase[]
  readonly outlooks: Outlook[]
}

/** Selects the signs to read. */
export interface SignReader {
  names(rules: Ruleset): readonly string[]
  read(g: Game, seat: number, into: Int32Array): number
}

const USUAL: SignReader = { names: (rules) => layoutOf(rules).names, read: readSigns }

/** Search value per own point: the search also counts the rivals' points and the win. */
const POINTS = 1.4

export class Lessons {
  readonly signs = new NameIndex()
  readonly subjects = new NameIndex()
  readonly #instinct = new Instinct()
  readonly #found = new Int32Array(2 * MOST_SIGNS)
  readonly #reader: SignReader

  constructor(reader = USUAL) {
    this.#reader = reader
  }

  read(file: string): TrainingSet[] {
    return linesOf(file).map((line) => this.#ofGame(JSON.parse(line)))
  }

  #ofGame({ mix, seed, chosen, points }: SelfPlayed): TrainingSet {
    const g = newGame(rulesOf(mix), seed)
    const lessons: TrainingCase[] = []
    const outlooks: Outlook[] = []
    let at = 0
    let age = 1
    while (!isOver(g)) {
      if (state.age.get(g) > age) {
        age = state.age.get(g)
        for (const [seat, total] of points.entries()) outlooks.push(this.#outlook(g, seat, mix, total))
      }
      for (const seat of toAct(g)) {
        const question = chosen[at++]
        const [place, tried] = question
        if (tried.length > 1 && seat < g.rules.players) lessons.push(this.#lesson(g, seat, mix, tried))
        apply(g, seat, moves(g, seat)[place])
      }
    }
    return { lessons, outlooks }
  }

  #outlook(g: Game, seat: number, mix: string, points: number): Outlook {
    const age = state.age.get(g)
    const subject = this.subjects.number(outlookAt(age))
    return { mix, age, signs: this.#signsAt(g, seat), subject, told: evaluate(g, seat), points }
  }

  #lesson(g: Game, seat: number, mix: string, tried: SelfPlayChoice[1]): TrainingCase {
    const seen = sight(g, controller(g, seat))
    const legal = moves(seen, seat)
    const these = tried.map(([place]) => legal[place])
    return {
      mix,
      age: state.age.get(g),
      signs: this.#signsAt(seen, seat),
      subjects: these.map((move) => subjectsOf(seen, seat, move).map((subject) => this.subjects.number(subject))),
      judged: Float32Array.from(this.#instinct.values(seen, seat, these)),
      behind: Float32Array.from(tried, ([, behind]) => behind / 100 / POINTS),
    }
  }

  #signsAt(g: Game, seat: number): Int32Array {
    const names = this.#reader.names(g.rules)
    const count = this.#reader.read(g, seat, this.#found)
    return Int32Array.from(this.#found.subarray(0, count), (sign) => this.signs.number(names[sign]))
  }
}

function linesOf(file: string): string[] {
  if (!existsSync(file)) throw new Error(`There is no file "${file}"; tools/learning/self-play.ts writes one.`)
  const bytes = readFileSync(file)
  return (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString().split('\n').filter(Boolean)
}
