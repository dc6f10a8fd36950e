/**
 * Model test: random commands of random people at random times. A plain game replays the same choices beside the table.
 * After each command the table must match it and hold all invariants.
 */
import { apply as applyMove, clone, type Game, isFresh, readMove, sure, toAct } from '@heptapolis/engine/search'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { nextDeadline } from './decide/consequences.ts'
import type { Command } from './model/commands.ts'
import type { Options, TableEvent } from './model/events.ts'
import { hasSay, isBotRun, isStoodInFor, type TableState } from './model/state.ts'
import { owing } from './play/clock.ts'
import { owed, questionTo } from './play/owed.ts'
import { awaited } from './play/round.ts'
import { recordOf } from './record/record.ts'
import { verifyRecord } from './record/verify.ts'
import { atRandom, nonceOf, TestTable, type TestTableOptions, termsFor } from './testing.ts'
import { shown, type TableSnapshot } from './view/snapshot.ts'

const GUESTS = ['wim', 'xena']
const SECOND = 1000
const DAY = 86_400_000

/** The model: the same game without a table, played choice by choice. */
class GameModel {
  #fresh: Game
  #game: Game
  #made: { city: number; seat: number; move: unknown }[] = []
  round = 1

  constructor({ play }: TableState) {
    this.#fresh = play?.game ?? expect.fail('nothing is played')
    this.#game = clone(this.#fresh)
  }

  note(event: TableEvent, table: TableState): void {
    if (event.kind === 'choose') this.#choose(event)
    if (event.kind === 'undo') {
      this.#game = clone(this.#fresh)
      const others = this.#made.filter(({ seat }) => seat !== event.seat)
      this.#made = []
      for (const choice of others) this.#choose(choice)
    }
    if (event.kind === 'round') {
      this.round += 1
      this.#made = []
      this.#fresh = clone(this.#game)
      expect(this.#game.cells).toEqual(table.play?.game.cells)
    }
  }

  #choose(choice: { city: number; seat: number; move: unknown }): void {
    applyMove(this.#game, choice.city, sure(readMove(this.#game, choice.city, choice.move)))
    if (!isFresh(this.#game)) this.#made.push(choice)
  }

  compare({ play, phase }: TableState): void {
    if (!play || phase !== 'play') return
    expect([play.round, awaited(play)]).toEqual([this.round, toAct(this.#game)])
  }
}

/** A run: the table, its model, and the last command for repetition. */
class Run {
  readonly testTable: TestTable
  readonly people: readonly string[]
  readonly beside: GameModel
  sent: { who: string; command: Command; n: number } | undefined
  #cids = 0
  readonly #seen = new Map<string, Pick<TableSnapshot, 'n' | 'you'> & { bytes: string }>()

  constructor(people: readonly string[], wishes: TestTableOptions) {
    this.people = people
    this.testTable = TestTable.playing(people, wishes)
    this.testTable.does(GUESTS[0], { do: 'watch', name: 'Wim' })
    this.beside = new GameModel(this.testTable.table)
  }

  /** Sends a command, which may be rejected. An accepted one must add events and keep the table valid. */
  send(who: string, command: Command): void {
    const named = { ...command, cid: `${this.#cids++}` }
    const before = this.testTable.table
    const decided = this.testTable.tries(who, named)
    expect(this.testTable.table).toBe(before)
    if (!decided.ok) {
      expect(decided.error.code).not.toBe('internal')
      return
    }
    const { events, n } = decided.value
    if (events.length > 0) this.sent = { who, command: named, n }
    this.took(events, decided.value.table)
  }

  took(events: readonly TableEvent[], table: TableState): void {
    const { testTable } = this
    expect(table.frozen).toBeUndefined()
    testTable.events = [...testTable.events, ...events]
    testTable.table = table
    for (const event of events) this.beside.note(event, table)
    this.beside.compare(table)
    this.#checkWaiting()
    this.#checkShown()
  }

  /** Without a new version the snapshot is unchanged. */
  #checkShown(): void {
    for (const who of [this.people[0], GUESTS[0]]) {
      const now = shown(this.testTable.table, who)
      const bytes = JSON.stringify(now)
      const before = this.#seen.get(who)
      const isSamePlace = before && JSON.stringify(before.you) === JSON.stringify(now.you)
      if (isSamePlace && before.n === now.n) expect(before.bytes === bytes).toBe(true)
      this.#seen.set(who, { n: now.n, you: now.you, bytes })
    }
  }

  /** A player who has to answer has a running clock, unless the table has none or is paused. */
  #checkWaiting(): void {
    const { table, now } = this.testTable
    const { play, options, paused, seats } = table
    if (!play || table.phase !== 'play') return
    const people = [...owing(play)].filter((seat) => !isBotRun(seats[seat]))
    const botsOwe = owed(table, now).some(({ by }) => by === 'bot')
    const standsIn = seats.some(isStoodInFor) && nextDeadline(table) !== undefined
    expect(people.length > 0 || botsOwe || standsIn || paused !== undefined).toBe(true)
    // At a live table, bots do not play on alone if all players could come back.
    const players = seats.filter(hasSay)
    const isDeserted = players.length > 0 && players.every(({ away }) => away === 'away')
    if (isDeserted && options.clock.kind !== 'days') expect(paused).toBeDefined()
    const waits = options.clock.kind === 'none' || paused !== undefined || people.every((seat) => seats[seat].isAwaited)
    if (people.length > 0 && !waits) expect(nextDeadline(table)).toBeDefined()
  }
}

type Step = (run: Run) => void
const pick = <T>(things: readonly T[], by: number): T => things[by % things.length]

const who = fc.noBias(fc.nat(7))
const any = fc.noBias(fc.nat(1000))

const chooses =
  (by: number, which: number): Step =>
  (run) => {
    const name = pick(run.people, by)
    const asked = run.testTable.asked(name)
    if (asked.length === 0) return
    const { city, legal } = pick(asked, which)
    run.send(name, { do: 'choose', round: run.testTable.round, city, move: pick(legal, which) })
  }

const forges =
  (by: number, which: number): Step =>
  (run) => {
    const name = pick([...run.people, ...GUESTS, 'nobody'], by)
    const other = pick(run.people, which)
    const [asked] = run.testTable.asked(other)
    const own = run.testTable.shown(name).you.seat
    if (!asked || own === asked.city || own === run.testTable.shown(other).you.seat) return
    const before = run.testTable.table
    const { round } = run.testTable
    run.send(name, { do: 'choose', round, city: asked.city, move: pick(asked.legal, which) })
    expect(run.testTable.table.play?.choices).toEqual(before.play?.choices)
  }

const sendsAgain: Step = (run) => {
  if (!run.sent) return
  const { who: name, command, n } = run.sent
  expect(sure(run.testTable.tries(name, command))).toMatchObject({ n, events: [] })
}

const answersForBot =
  (which: number): Step =>
  (run) => {
    const { testTable } = run
    const debts = owed(testTable.table, testTable.now)
    if (debts.length === 0) return
    const { round, city, level } = pick(debts, which)
    const move = atRandom(questionTo(testTable.table, city) ?? expect.fail('not asked'))
    const { events, table } = sure(testTable.triesToTend({ do: 'answer', round, city, level, move, worlds: 1 }))
    run.took(events, table)
  }

const tends =
  (by: number, act: 'here' | 'gone'): Step =>
  (run) => {
    const { events, table } = sure(
      run.testTable.triesToTend({ do: act, who: pick(run.people, by), since: run.testTable.now }),
    )
    run.took(events, table)
  }

const passes =
  (time: number): Step =>
  (run) => {
    run.testTable.now += time
    const { events, table } = sure(run.testTable.triesToTend({ do: 'tick' }))
    run.took(events, table)
  }

const restarts: Step = (run) => {
  const folded = run.testTable.folded()
  expect(folded).toEqual(run.testTable.table)
  run.testTable.table = folded
  const { events, table } = sure(run.testTable.triesToTend({ do: 'restart', since: run.testTable.now }))
  run.took(events, table)
}

const commands = (which: number): Command =>
  pick<Command>(
    [
      { do: 'away' },
      { do: 'back' },
      { do: 'resume' },
      { do: 'vote', about: 'pause', yes: true },
      { do: 'vote', about: 'pause', yes: false },
      { do: 'vote', about: 'hands', yes: true },
      { do: 'vote', about: 'bot', of: which % 4, yes: which % 3 > 0 },
      { do: 'vote', about: 'seat', of: which % 4, yes: which % 5 > 0 },
      { do: 'vacation', days: which % 5 },
      { do: 'say', channel: pick(['all', 'team', 'watchers'], which), text: 'hello' },
      { do: 'sit', seat: which % 5, name: 'Somebody', nonce: nonceOf('somebody') },
      { do: 'remove', seat: which % 4 },
      { do: 'name', name: `Name ${which}` },
      { do: 'begin' },
      { do: 'stand' },
      { do: 'rematch' },
      { do: 'watch', name: 'Xena' },
      { do: 'leave' },
    ],
    which,
  )

/** All awaited players answer. */
const playsRound =
  (which: number): Step =>
  (run) => {
    const { round } = run.testTable
    for (const [i] of run.people.entries()) if (run.testTable.round === round) chooses(i, which + i)(run)
    for (let tries = 0; tries < 8 && run.testTable.round === round; tries++) answersForBot(which)(run)
  }

const does =
  (by: number, which: number): Step =>
  (run) =>
    run.send(pick([...run.people, ...GUESTS], by), commands(which))
const allGoAway: Step = (run) => {
  for (const name of run.people) run.send(name, { do: 'away' })
}
const resigns =
  (by: number): Step =>
  (run) =>
    run.send(pick(run.people, by), { do: 'resign' })
const undoes =
  (by: number): Step =>
  (run) =>
    run.send(pick(run.people, by), { do: 'undo', round: run.testTable.round })

const steps = fc.array(
  fc.oneof(
    { weight: 24, arbitrary: fc.tuple(who, any).map(([by, which]) => chooses(by, which)) },
    { weight: 18, arbitrary: any.map(answersForBot) },
    { weight: 6, arbitrary: fc.tuple(who, any).map(([by, which]) => forges(by, which)) },
    { weight: 6, arbitrary: who.map(undoes) },
    { weight: 18, arbitrary: any.map(playsRound) },
    { weight: 3, arbitrary: fc.constant(sendsAgain) },
    { weight: 12, arbitrary: fc.tuple(who, any).map(([by, which]) => does(by, which)) },
    {
      weight: 6,
      arbitrary: fc.tuple(who, fc.constantFrom('here', 'gone')).map(([by, act]) => tends(by, act as 'here' | 'gone')),
    },
    { weight: 6, arbitrary: fc.constantFrom(SECOND, 20 * SECOND, 70 * SECOND, DAY).map(passes) },
    { weight: 3, arbitrary: fc.constant(restarts) },
    { weight: 2, arbitrary: fc.constant(allGoAway) },
    { weight: 1, arbitrary: who.map(resigns) },
  ),
  { minLength: 40, maxLength: 80, size: 'max' },
)

const mixes: [string, string[], TestTableOptions][] = [
  [
    'two people and a free city',
    ['ada', 'ben'],
    { terms: termsFor(2), options: { clock: { kind: 'move', time: 45 * SECOND }, absence: 'bot' } },
  ],
  ['Leaders and Edifice', ['ada', 'ben'], { terms: termsFor(4, { boxes: ['leaders', 'edifice'] }), options: bank() }],
  [
    'teams with Cities',
    ['ada', 'ben', 'cleo'],
    { terms: termsFor(4, { boxes: ['cities'], teams: true }), options: { absence: 'vote' } },
  ],
  [
    'Armada and Babel over days',
    ['ada', 'ben', 'cleo'],
    { terms: termsFor(3, { boxes: ['armada', 'babel-tower'] }), options: days() },
  ],
]

function bank(): Partial<Options> {
  return { clock: { kind: 'bank', time: 60 * SECOND, increment: 5 * SECOND, most: 90 * SECOND }, absence: 'bot' }
}

function days(): Partial<Options> {
  return { clock: { kind: 'days', time: DAY, bank: DAY, weekends: { zone: 0 } }, absence: 'bot' }
}

const RUNS = 3

describe('After random commands', () => {
  test.each(mixes)('%s: the table keeps all invariants', (_, people, wishes) => {
    fc.assert(
      fc.property(steps, (all) => {
        const run = new Run(people, wishes)
        for (const step of all) step(run)
        expect(run.testTable.folded()).toEqual(run.testTable.table)
        expect(run.testTable.events.map(({ n }) => n)).toEqual([...run.testTable.events.keys()])
        run.testTable.tend({ do: 'close' })
        const record = recordOf(run.testTable.events)
        if (record.ok) sure(verifyRecord(record.value, atRandom))
      }),
      { seed: 14, numRuns: RUNS },
    )
  })
})
