/** Writes a game into its record: random decisions, the table at every question, and the score sheets. */

import type { Dealer } from '../../kernel/game.ts'
import { type Json, patched, patchFrom } from '../../kernel/patch.ts'
import { isFresh } from '../../kernel/questions/asking.ts'
import { isOver } from '../../kernel/runner.ts'
import { asJson } from '../../kernel/typed.ts'
import type { Game, Piece, Ruleset } from '../../rules/contract/box.ts'
import { printed } from '../../rules/in-game.ts'
import type { Strayed } from '../../rules/problem.ts'
import { scores } from '../../rules/scoring/scoring.ts'
import { view } from '../view.ts'
import { type EndSheet, type GameRecord, isOfToday } from './record.ts'

/** Replays recorded random decisions, then records new ones. */
export class Scribe implements Dealer {
  readonly #record: GameRecord
  readonly #ofToday: boolean
  #given: number
  #noted: number
  /** Number of random decisions recorded at the start. */
  readonly #written: number
  #table: Json | undefined
  /** First difference from the record, and the number of moves before it. */
  strayed: { after: number; why: Strayed; isForged: boolean } | undefined = undefined

  /** Starts at the beginning of the record or continues at its end. */
  constructor(record: GameRecord, rules: Ruleset, goesOn = false) {
    this.#record = record
    this.#ofToday = isOfToday(record, rules)
    this.#written = record.chance?.length ?? 0
    this.#given = goesOn ? this.#written : 0
    this.#noted = goesOn ? (record.course?.length ?? 0) : 0
    for (const [, change] of record.course?.slice(0, this.#noted) ?? []) this.#table = patched(this.#table, change)
  }

  deal({ rules }: Game, draw: () => readonly number[]): readonly number[] {
    const drawn = draw()
    const { chance = [], moves } = this.#record
    const written = chance[this.#given++]
    const ids = drawn.map((piece) => rules.pieces[piece].id)
    if (written && this.#ofToday && written[0] !== moves.length) this.#forged({ is: 'other-time' })
    if (!written) {
      chance.push([moves.length, ids])
      return drawn
    }
    if (!this.#ofToday) return this.#asWritten(written[1].map(rules.piece), drawn)
    if (ids.join() !== written[1].join()) this.#forged({ is: 'other-chance' })
    return drawn
  }

  /** Recorded pieces, if they can be dealt; otherwise those of today, and the record differs. */
  #asWritten(given: readonly Piece[], drawn: readonly number[]): readonly number[] {
    const surplus = surplusOf(given, drawn.length).map(({ id }) => id)
    if (surplus.length === 0) return given.map(({ index }) => index)
    this.#stray({ is: 'surplus', given: given.length, gives: drawn.length, surplus })
    return drawn
  }

  /** After all moves: all random decisions were used, and the points match. */
  compareEnd(g: Game): void {
    const { end } = this.#record
    if (this.#given !== this.#written) this.#forged({ is: 'other-end' })
    if (!end) return
    const isCounted = isOver(g) && agrees(g.rules, asJson(endOf(g)), asJson(end))
    if (!isCounted) this.#stray({ is: 'other-points' })
  }

  #stray(why: Strayed): void {
    this.strayed ??= { after: this.#record.moves.length, why, isForged: false }
  }

  /** With current engine and pieces, random decisions must follow from the seed. */
  #forged(why: Strayed): void {
    this.strayed ??= { after: this.#record.moves.length, why, isForged: this.#ofToday }
  }

  /** Records the table after a move, or compares it with the record. */
  note(g: Game): void {
    const { course, moves } = this.#record
    if (!course || !isFresh(g)) return
    const written = course[this.#noted++]
    if (written) {
      this.#table = patched(this.#table, written[1])
      // Under the current rules a difference means a rule change without a new version: comparing the last table is
      // enough.
      if (this.#ofToday && this.#noted < course.length) return
      if (!agrees(g.rules, shown(g), this.#table)) this.#stray({ is: 'other-table' })
      return
    }
    const seen = shown(g)
    course.push([moves.length, patchFrom(this.#table, seen) ?? {}])
    this.#table = seen
  }
}

const shown = (g: Game): Json => JSON.parse(JSON.stringify(view(g, -1)))

/** Pieces given more often than printed; if there are none, all beyond the maximum. */
function surplusOf(given: readonly Piece[], most: number): readonly Piece[] {
  const times = new Map<Piece, number>()
  const again = given.filter((piece) => {
    const time = (times.get(piece) ?? 0) + 1
    times.set(piece, time)
    return time > printed(piece)
  })
  return again.length > 0 ? again : given.slice(most)
}

/** Whether all recorded fields are equal now, under any name; newer fields do not count. */
function agrees(rules: Ruleset, now: Json | undefined, then: Json): boolean {
  if (typeof then === 'string') return now === then || now === rules.called(then)?.id
  if (typeof then !== 'object' || then === null) return now === then
  if (typeof now !== 'object' || now === null || Array.isArray(then) !== Array.isArray(now)) return false
  if (Array.isArray(then) && Array.isArray(now) && now.length !== then.length) return false
  const field = now as { [key: string]: Json }
  return Object.entries(then).every(([key, value]) => agrees(rules, field[key], value))
}

export const endOf = (g: Game): EndSheet[] =>
  scores(g).map(({ total, coins, rank, rows }) => ({
    total,
    coins,
    rank,
    rows: Object.fromEntries(rows.map(({ id, points }) => [id, points])),
  }))
