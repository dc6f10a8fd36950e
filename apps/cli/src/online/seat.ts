/**
 * Seat of a bot at an online table: passes questions to the bot and sends its answer until the server acknowledges it.
 */

import { setTimeout } from 'node:timers/promises'
import type { StandIns } from '@heptapolis/bots'
import { firstSpeech } from '@heptapolis/boxes'
import type { MoveJson } from '@heptapolis/engine'
import { itemAt } from '@heptapolis/engine/kernel'
import type { ShownGame, TableSnapshot } from '@heptapolis/table'
import { randomHex, type ServerMessage, snapshotOf } from '@heptapolis/wire'
import { ApiError, type Client, NO_SERVER, pauseAfter } from './client.ts'
import { isFault, OwnMind, ownBot, type ProgramFault, type ProgramQuestion, type SeatProgram } from './mind.ts'

/** Bot that answers for a failing program. */
const STAND_IN = 'medium'
/** After so many consecutive failures a program is no longer asked in this game. */
const PATIENCE = 3

type OpenQuestion = ShownGame['asked'][number]
/** Question as in the snapshot. */
type Plain = Omit<ProgramQuestion, 'events' | 'begin'> & { start: object }

export interface OnlineSeat {
  readonly client: Client
  readonly table: string
  /** Number of the game in this run. */
  readonly number: number
  readonly mind: SeatProgram
  readonly stop: AbortSignal
  /** Receives faults of a program, and whether it is asked again. */
  complain(fault: ProgramFault, isLast: boolean): void
}

export class SeatAt {
  readonly #at: OnlineSeat
  readonly #standIn = new OwnMind(ownBot(STAND_IN))
  #events: unknown[] = []
  #round = 0
  #hasBegun = false
  #failures = 0
  #asked = 0
  #instead = 0
  /** Rounds already answered: a snapshot may repeat before it contains the answer. */
  readonly #answered = new Map<number, number>()

  constructor(at: OnlineSeat) {
    this.#at = at
  }

  /** Number of moves chosen by a stand-in. */
  get standIns(): StandIns {
    return { asked: this.#asked, instead: this.#instead }
  }

  /** Plays to the end of the game; returns the result, or undefined if the seat was lost. */
  async play(): Promise<TableSnapshot | undefined> {
    const { client, table, stop } = this.#at
    for (let failures = 0; !stop.aborted; failures++) {
      try {
        for await (const message of client.stream(`/bot/games/${table}`)) {
          failures = 0
          const over = await this.#take(message as ServerMessage)
          if (over) return over
        }
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code !== NO_SERVER && error.code !== 'busy' && error.code !== 'slow-down') return undefined
      }
      await setTimeout(pauseAfter(failures), undefined, { signal: stop }).catch(() => {})
    }
    return undefined
  }

  async #take(message: ServerMessage): Promise<TableSnapshot | undefined> {
    if (message.t !== 'full') return undefined
    const shown = snapshotOf(message.shown)
    if (shown.game) this.#note(shown.game)
    if (shown.phase === 'over') {
      this.#at.mind.end({ game: this.#at.number, events: this.#events, ...ending(shown) })
      return shown
    }
    for (const open of shown.game?.asked ?? []) await this.#answer(shown, open)
    return undefined
  }

  /** Keeps events until the next question. */
  #note({ round, told }: ShownGame): void {
    if (round <= this.#round) return
    this.#round = round
    this.#events.push(...told)
  }

  async #answer(shown: TableSnapshot, open: OpenQuestion): Promise<void> {
    const { game } = shown
    if (!game?.awaited.includes(open.city) || this.#answered.get(open.city) === game.round) return
    this.#answered.set(open.city, game.round)
    const question = questionOf(shown, game, open)
    this.#asked++
    const own = await this.#ask(question)
    if (own && (await this.#isTaken(game.round, open.city, own))) return
    this.#instead++
    const instead = await this.#standIn.answer({ ...question, events: [] })
    await this.#send(game.round, open.city, isFault(instead) ? itemAt(open.legal, 0) : instead)
  }

  /** Whether the server accepted a move; a late move is no fault. */
  async #isTaken(round: number, city: number, move: MoveJson): Promise<boolean> {
    if (isUnfit(await this.#send(round, city, move))) {
      this.#fail({ code: 'not-legal', detail: JSON.stringify(move) })
      return false
    }
    this.#failures = 0
    return true
  }

  /** Choice of the mind; undefined if it fails or failed too often. */
  async #ask({ start, ...question }: Plain): Promise<MoveJson | undefined> {
    if (this.#failures >= PATIENCE) return undefined
    const begin = this.#hasBegun ? {} : { begin: { game: this.#at.number, ...start } }
    const events = this.#events
    this.#hasBegun = true
    this.#events = []
    const answer = await this.#at.mind.answer({ ...question, ...begin, events })
    if (!isFault(answer)) return answer
    this.#fail(answer)
    return undefined
  }

  #fail(fault: ProgramFault): void {
    this.#failures++
    this.#at.complain(fault, this.#failures >= PATIENCE)
  }

  #send(round: number, city: number, move: MoveJson): Promise<string | undefined> {
    const { client, table } = this.#at
    return client.post(`/bot/games/${table}/choose`, { cid: randomHex(8), round, city, move })
  }
}

/** The move itself was rejected. */
const isUnfit = (code: string | undefined): boolean => code !== undefined && UNFIT.includes(code)
const UNFIT = ['illegal-move', 'ambiguous-move', 'bad-move', 'bad-message']

function questionOf(
  { terms, you }: TableSnapshot,
  { view }: ShownGame,
  { city, question, legal }: OpenQuestion,
): Plain {
  const { edition, boxes, seats, teams } = terms
  const start = { player: you.seat, players: seats.length, edition, boxes, ...(teams ? { teams } : {}) }
  return { seat: city, question, text: firstSpeech.question(question), view, legal, start }
}

function ending({ end }: TableSnapshot): { points: number[]; ranks: number[] } {
  const results = [...(end?.results ?? [])].sort((a, b) => a.seat - b.seat)
  return { points: results.map(({ total }) => total), ranks: results.map(({ rank }) => rank) }
}
