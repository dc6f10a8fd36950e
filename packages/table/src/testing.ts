/** Test helper: an online table with its log, a clock that the test sets, and bots that choose at random. */

import {
  type Box,
  type MoveJson,
  moves,
  type Problem,
  type Result,
  showMove,
  sure,
  type Terms,
} from '@heptapolis/engine'
import { type Random, random } from '@heptapolis/engine/kernel'
import { expect } from 'vitest'
import { openAgain, openTable } from './decide/create.ts'
import { decide } from './decide/decide.ts'
import { tend } from './decide/server-commands.ts'
import { fold } from './log/apply.ts'
import type { Command, CommandResult, GuestInfo, ServerCommand } from './model/commands.ts'
import type { Options, TableEvent } from './model/events.ts'
import { AMONG_FRIENDS } from './model/options.ts'
import type { TableState } from './model/state.ts'
import { type BotQuestion, owed, questionTo } from './play/owed.ts'
import { type ShownGame, shown, type TableSnapshot } from './view/snapshot.ts'

export const SECRET = '5ec2e7'.repeat(10).padEnd(64, '0')
export const nonceOf = (who: string): string =>
  Array.from(who.padEnd(16, '.'), (letter) => letter.charCodeAt(0).toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)
/** Display name of a test player: the identity without its prefix. */
const nameOf = (who: string): string => who.replace('who-is-', '')
/** A Monday at 18:00. */
export const START = Date.UTC(2026, 0, 5, 18)

export const termsFor = (players: number, wishes: Partial<Terms> = {}): Terms => ({
  edition: '2e',
  boxes: [],
  seats: Array.from({ length: players }, () => ({})),
  ...wishes,
})

export interface TestTableOptions {
  terms?: Terms
  options?: Partial<Options>
  secret?: string
}

/** A random move; the same for the same question. */
export function atRandom({ seen, city, dice }: BotQuestion): MoveJson {
  const legal = moves(seen, city)
  return showMove(seen, legal[random(dice).below(legal.length)])
}

/** All test players may sit at rated tables. */
const ACCOUNT: GuestInfo = { isAccount: true, rating: 1500, besides: [] }

export class TestTable {
  now = START
  events: TableEvent[]
  table: TableState
  readonly secret: string

  private constructor(secret: string, { events, table }: CommandResult) {
    this.secret = secret
    this.events = events
    this.table = table
  }

  /** The first of these creates the table; the others sit down; bots take the remaining seats. */
  static created(
    people: readonly string[],
    { terms = termsFor(3), options = {}, secret = SECRET }: TestTableOptions = {},
  ): TestTable {
    const [host, ...guests] = people
    const opening = { id: 'k7Qx2', secret, terms, options: { ...AMONG_FRIENDS, ...options } }
    const testTable = new TestTable(
      secret,
      sure(openTable({ ...opening, who: host, name: nameOf(host), nonce: nonceOf(host), now: START })),
    )
    for (const guest of guests) testTable.does(guest, { do: 'sit', name: nameOf(guest), nonce: nonceOf(guest) })
    return testTable
  }

  /** Wraps a table that was created elsewhere. */
  static of(decided: CommandResult, secret = SECRET): TestTable {
    return new TestTable(secret, decided)
  }

  static playing(people: readonly string[], wishes: TestTableOptions = {}): TestTable {
    const testTable = TestTable.created(people, wishes)
    testTable.does(people[0], { do: 'begin', fill: 'easy' })
    return testTable
  }

  /** Sends a command of a player; throws if it is rejected. Returns the stored events. */
  does(who: string, command: Command): TableEvent[] {
    return this.written(this.tries(who, command)).events
  }

  /** A person requests a bot's seat, and every present player agrees. */
  joins(who: string, seat: number): void {
    this.does(who, { do: 'sit', seat, name: nameOf(who), nonce: nonceOf(who) })
    const [ballot] = this.shown(who).ballots.filter(({ about, of }) => about === 'seat' && of === seat)
    for (const elector of ballot?.electors ?? [])
      this.does(this.table.seats[elector].who ?? '', { do: 'vote', about: 'seat', of: seat, yes: true })
  }

  tries(who: string, command: Command): Result<CommandResult> {
    return decide(this.table, who, command, { now: this.now, guest: ACCOUNT })
  }

  tend(act: ServerCommand): TableEvent[] {
    return this.written(this.triesToTend(act)).events
  }

  triesToTend(act: ServerCommand): Result<CommandResult> {
    return tend(this.table, act, this.now)
  }

  /** Problem of a rejected command. */
  refuses(who: string, command: Command): Problem {
    const decided = this.tries(who, command)
    return decided.ok ? expect.fail(`${who} may ${JSON.stringify(command)}`) : decided.error
  }

  written(decided: Result<CommandResult>): CommandResult {
    const { events, table } = sure(decided)
    this.events = [...this.events, ...events]
    this.table = table
    return { events, table, n: 0 }
  }

  /** Requests a rematch; returns its table. */
  rematch(who: string, id: string): TestTable {
    this.written(decide(this.table, who, { do: 'rematch' }, { now: this.now, next: id }))
    const secret = this.secret.replace(/^./, '0')
    return new TestTable(secret, sure(openAgain(this.table, { id, secret, who, now: this.now })))
  }

  /** Restarts the server with other boxes. */
  upgrade(library: readonly Box[]): void {
    this.table = sure(fold(this.events, this.secret, library))
  }

  later(milliseconds: number): this {
    this.now += milliseconds
    this.tend({ do: 'tick' })
    return this
  }

  get round(): number {
    return this.table.play?.round ?? 0
  }

  /** Lets bots answer until they owe nothing. */
  botsAnswer(): void {
    for (let [debt] = owed(this.table, this.now); debt; [debt] = owed(this.table, this.now)) {
      const question = questionTo(this.table, debt.city) ?? expect.fail('nothing is asked')
      const { round, city, level } = debt
      this.tend({ do: 'answer', round, city, level, move: atRandom(question), worlds: 1, weights: 'none' })
    }
  }

  /** Open questions to a player. */
  asked(who: string): ShownGame['asked'] {
    return this.shown(who).game?.asked ?? []
  }

  /** Chooses a legal move for every asked city of a person. */
  answers(who: string, dice: Random = random(`${who} ${this.round}`)): void {
    const { round } = this
    const isOpen = (city: number): boolean =>
      this.round === round && this.shown(who).game?.awaited.includes(city) === true
    for (
      let next = this.asked(who).find(({ city }) => isOpen(city));
      next;
      next = this.asked(who).find(({ city }) => isOpen(city))
    ) {
      const { city, legal } = next
      this.does(who, { do: 'choose', round, city, move: legal[dice.below(legal.length)] })
    }
  }

  /** All people and bots answer until the round is over. */
  playRound(...people: string[]): void {
    const { round } = this
    for (let tries = 0; this.round === round && this.table.phase === 'play'; tries++) {
      if (tries > 9) throw new Error(`Round ${round} does not end`)
      for (const who of people) if (this.round === round && this.table.phase === 'play') this.answers(who)
      if (this.round === round && this.table.phase === 'play') this.botsAnswer()
    }
  }

  playOn(...people: string[]): this {
    while (this.table.phase === 'play') this.playRound(...people)
    return this
  }

  shown(who: string): TableSnapshot {
    return JSON.parse(JSON.stringify(shown(this.table, who))) as TableSnapshot
  }

  bytes(who: string): string {
    return JSON.stringify(shown(this.table, who))
  }

  /** State recomputed from the log as the store returns it. */
  folded(): TableState {
    return sure(fold(JSON.parse(JSON.stringify(this.events)) as TableEvent[], this.secret))
  }
}
