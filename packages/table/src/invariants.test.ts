/** Invariants of the log, one test each. The model test checks them under random commands. */
import { BOXES } from '@heptapolis/boxes'
import { rehidden } from '@heptapolis/boxes/secrecy'
import { type Random, random, sure } from '@heptapolis/engine/search'
import { type GameEvent, isOver } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { nextDeadline } from './decide/consequences.ts'
import { decide } from './decide/decide.ts'
import { apply, fold } from './log/apply.ts'
import type { Command } from './model/commands.ts'
import type { Options, TableEvent } from './model/events.ts'
import type { TableState } from './model/state.ts'
import { ViewCache } from './model/view-cache.ts'
import { recordOf } from './record/record.ts'
import { TestTable, type TestTableOptions, termsFor } from './testing.ts'
import { shown } from './view/snapshot.ts'

const everything = BOXES.slice(1).map(({ id }) => id)
const PEOPLE = ['ada', 'ben', 'cleo', 'dora']

/** Beside one more box only the last table has something new. */
const mixes = (
  [
    ['two players', { terms: termsFor(2, { boxes: ['leaders'] }) }],
    ['the base game', { terms: termsFor(3) }],
    ['Leaders and Edifice', { terms: termsFor(4, { boxes: ['leaders', 'edifice'] }) }],
    ['teams', { terms: termsFor(4, { boxes: ['cities'], teams: true }) }],
    ['all boxes', { terms: termsFor(5, { boxes: everything }) }],
  ] satisfies [string, TestTableOptions][]
).slice(process.env.ADDED_BOX === undefined ? 0 : -1)
const sittingAt = ({ terms }: TestTableOptions): string[] => PEOPLE.slice(0, Math.min(4, terms?.seats.length ?? 0))

/** Legal choice of an asked person. */
function choiceOf(testTable: TestTable, who: string, dice: Random): Command | undefined {
  const asked = testTable.asked(who)
  if (asked.length === 0) return undefined
  const { city, legal } = asked[dice.below(asked.length)]
  return { do: 'choose', round: testTable.round, city, move: legal[dice.below(legal.length)] }
}

/** Plays some rounds with changed choices in between, and calls back before every round. */
function playing(
  wishes: TestTableOptions,
  rounds: number,
  look: (testTable: TestTable, dice: Random) => void,
  seed = 'dice',
): TestTable {
  const people = sittingAt(wishes)
  const testTable = TestTable.playing(people, wishes)
  const dice = random(seed)
  for (let round = 0; round < rounds && testTable.table.phase === 'play'; round++) {
    testTable.answers(people[dice.below(people.length)], dice)
    if (testTable.table.phase === 'play') look(testTable, dice)
    if (testTable.table.phase === 'play') testTable.playRound(...people)
  }
  return testTable
}

describe('1. Only stored events are shown', () => {
  test('decide does not change the table', () => {
    playing({ terms: termsFor(3) }, 5, (testTable, dice) => {
      const before = PEOPLE.map((who) => testTable.bytes(who))
      const { table } = testTable
      for (const who of PEOPLE) {
        const command = choiceOf(testTable, who, dice)
        if (command) sure(testTable.tries(who, command))
        testTable.tries(who, { do: 'say', channel: 'all', text: 'hello' })
      }
      expect(testTable.table).toBe(table)
      expect(PEOPLE.map((who) => testTable.bytes(who))).toEqual(before)
    })
  })

  test('the decided table equals the one after its events', () => {
    playing({ terms: termsFor(4, { boxes: ['leaders'] }) }, 5, (testTable, dice) => {
      const who = PEOPLE[dice.below(4)]
      const command = choiceOf(testTable, who, dice)
      if (!command) return
      const { events, table } = sure(testTable.tries(who, command))
      const written: TableEvent[] = JSON.parse(JSON.stringify(events))
      expect(written.reduce((one, event) => apply(one, event), testTable.table)).toEqual(table)
    })
  })
})

describe('2. Numbers are dense and unique', () => {
  test('accepts one of two concurrent writes; the other decides again', () => {
    playing({ terms: termsFor(3) }, 5, (testTable) => {
      const says = (text: string): Command => ({ do: 'say', channel: 'all', text })
      const [one, other] = [sure(testTable.tries('ada', says('one'))), sure(testTable.tries('ben', says('other')))]
      expect(one.events[0].n).toBe(other.events[0].n)
      expect(other.events.reduce((table, event) => apply(table, event), one.table).frozen?.code).toBe('log-gap')
      testTable.written(testTable.tries('ada', says('one')))
      testTable.written(testTable.tries('ben', says('other')))
      expect(testTable.events.map(({ n }) => n)).toEqual([...testTable.events.keys()])
    })
  })
})

describe('3. A choice counts for its round, its seat, and once', () => {
  test('10,000 forged commands: accepted 0', () => {
    const testTable = playing({ terms: termsFor(3) }, 2, () => {})
    const dice = random('forger')
    const moves = PEOPLE.flatMap((who) => testTable.asked(who).flatMap(({ legal }) => legal))
    let accepted = 0
    for (let i = 0; i < 10_000; i++) {
      const forger = ['nobody', 'ADA', '', '0', 'ada ', 'wim'][dice.below(6)]
      const round = testTable.round - 1 + dice.below(3)
      const city = dice.below(5) - 1
      const command: Command = { do: 'choose', round, city, move: moves[dice.below(moves.length)], cid: `${i}` }
      if (decide(testTable.table, forger, { ...command, ...{ seat: 0, who: 'ada' } }, { now: testTable.now }).ok)
        accepted += 1
    }
    expect(accepted).toBe(0)
  })

  test('rejects a choice for another round or city', () => {
    playing({ terms: termsFor(3) }, 5, (testTable, dice) => {
      for (const who of sittingAt({ terms: termsFor(3) })) {
        const command = choiceOf(testTable, who, dice)
        if (command?.do !== 'choose') continue
        expect(testTable.refuses(who, { ...command, round: testTable.round + 1 }).code).toBe('round-over')
        expect(testTable.refuses(who, { ...command, round: testTable.round - 1 }).code).toBe('round-over')
        const other = ((command.city ?? 0) + 1) % 3
        expect(testTable.refuses(who, { ...command, city: other }).code).toBe('not-asked')
      }
    })
  })

  test('answers a repeated choice with the same event', () => {
    const testTable = playing({ terms: termsFor(3) }, 4, (one, dice) => {
      const command = choiceOf(one, 'ada', dice)
      if (command) one.does('ada', { ...command, cid: `round ${one.round}` })
    })
    const sent = testTable.events.filter(({ cid }) => cid !== undefined)
    expect(sent.length).toBeGreaterThan(1)
    for (const { who = '', cid, n } of sent) {
      const again = sure(testTable.tries(who, { do: 'choose', round: 1, move: { action: 'anything' }, cid }))
      expect(again).toEqual({ n, events: [], table: testTable.table, isRepetition: true })
    }
  })
})

describe('4. The log leads to the same table, anywhere and at any time', () => {
  test.each(mixes)('%s, in the middle of a round too', (_, wishes) => {
    playing(wishes, 4, (testTable) => expect(testTable.folded()).toEqual(testTable.table))
  })

  test.each(mixes)(
    '%s: shows a viewer from the start the same as a newcomer, also after changed choices',
    (_, wishes) => {
      const viewers = [...sittingAt(wishes), 'stranger']
      playing(wishes, 6, (testTable, dice) => {
        for (const who of viewers) {
          const again = choiceOf(testTable, who, dice)
          if (again) testTable.does(who, again)
          const afresh = testTable.folded()
          expect(viewers.map((one) => testTable.bytes(one))).toEqual(
            viewers.map((one) => JSON.stringify(shown(afresh, one))),
          )
        }
      })
    },
  )

  test.each(mixes)('%s: ends the same without replaced choices', (_, wishes) => {
    const people = sittingAt(wishes)
    const testTable = playing(wishes, 3, (one, dice) => {
      for (const who of people) {
        const command = choiceOf(one, who, dice)
        if (command && one.shown(who).game?.awaited.length !== 1) one.does(who, command)
        if (one.shown(who).game?.asked[0]?.chosen) one.does(who, { do: 'undo', round: one.round })
      }
    })
    testTable.does('ada', { do: 'vote', about: 'abort', yes: true })
    for (const who of people.slice(1)) testTable.does(who, { do: 'vote', about: 'abort', yes: true })
    const { table } = sure(recordOf(testTable.events))
    expect(table.length).toBeLessThan(testTable.events.length)
    const short = sure(fold(table, testTable.secret))
    expect(short.frozen).toBeUndefined()
    expect(short.play?.game.cells).toEqual(testTable.table.play?.game.cells)
  })
})

/** Another table with the same view: hidden cards elsewhere, other choices, another key. */
function otherwise(table: TableState, viewer: number, dice: Random): TableState {
  const { play } = table
  if (!play) return table
  const standing = rehidden(play.standing, viewer, dice)
  const own = ({ own: _, ...event }: GameEvent): GameEvent => ({ ...event, own: { to: 99, card: 'another' } })
  const isOwn = ({ own: one }: GameEvent): boolean =>
    one !== undefined && (one.to === viewer || (table.terms.teams === true && one.to >> 1 === viewer >> 1))
  return {
    ...table,
    secret: table.secret.split('').reverse().join(''),
    play: {
      ...play,
      viewCache: new ViewCache(),
      standing,
      told: play.told.map((event) => (event.own && !isOwn(event) ? own(event) : event)),
    },
  }
}

describe('5. Snapshots depend only on the view of the seat', () => {
  test.each(mixes)('%s: sends equal bytes for tables that differ only in hidden cards', (_, wishes) => {
    const people = sittingAt(wishes)
    let compared = 0
    let differing = 0
    playing(wishes, 6, (testTable, dice) => {
      if (isOver(testTable.table.play?.game ?? expect.fail('no game'))) return
      for (const [seat, who] of [...people, 'stranger'].entries()) {
        const viewer = seat < people.length ? seat : -1
        const other = otherwise(testTable.table, viewer, dice)
        compared += 1
        if (JSON.stringify(shown(other, who)) !== testTable.bytes(who)) differing += 1
        const wrong: Command = {
          do: 'choose',
          round: testTable.round,
          move: { action: 'build', card: 'altar', pay: { left: 9 } },
        }
        const [here, there] = [testTable.table, other].map((table) => decide(table, who, wrong, { now: testTable.now }))
        if (!here.ok && JSON.stringify(here) !== JSON.stringify(there)) differing += 1
      }
    })
    expect(compared).toBeGreaterThan(12)
    expect(differing).toBe(0)
  })

  test.each(mixes)('%s: reveals neither choices of others nor their changes before the round is over', (_, wishes) => {
    const people = sittingAt(wishes)
    playing(wishes, 6, (testTable, dice) => {
      const who = people[dice.below(people.length)]
      const { you, game } = testTable.shown(who)
      const [asked] = testTable.asked(who)
      // The last choice reveals everything, and that of the free city follows from its keeper's.
      if (
        !asked ||
        asked.city !== you.seat ||
        (game?.awaited.length ?? 0) < 2 ||
        testTable.table.terms.seats.length === 2
      )
        return
      const isPartner = (other: string) => {
        const { seat = -9 } = testTable.shown(other).you
        return testTable.table.terms.teams === true && seat >> 1 === (you.seat ?? 0) >> 1
      }
      const others = [...people, 'stranger'].filter((other) => other !== who && !isPartner(other))
      const choose = (move: (typeof asked.legal)[number]): Command => ({ do: 'choose', round: testTable.round, move })
      const outcomes = [asked.legal[0], asked.legal.at(-1) ?? asked.legal[0]].map(
        (move) => sure(testTable.tries(who, choose(move))).table,
      )
      const changed = sure(
        decide(outcomes[0], who, choose(asked.legal.at(-1) ?? asked.legal[0]), { now: testTable.now }),
      ).table
      const bytes = [...outcomes, changed].map((table) =>
        others.map((other) => JSON.stringify(shown(table, other))).join(),
      )
      expect(new Set(bytes).size).toBe(1)
    })
  })
})

describe('6. Nobody waits forever', () => {
  const clocks: Options['clock'][] = [
    { kind: 'move', time: 1000 },
    { kind: 'bank', time: 1000, increment: 100, most: 1000 },
    { kind: 'days', time: 86_400_000, bank: 0, weekends: { zone: 0 } },
  ]
  /** Lets deadlines pass and bots answer until nothing is due. */
  const leftAlone = (testTable: TestTable): TestTable => {
    for (let rounds = 0; nextDeadline(testTable.table) !== undefined; rounds++) {
      expect(rounds).toBeLessThan(150)
      testTable.now = nextDeadline(testTable.table) ?? testTable.now
      testTable.tend({ do: 'tick' })
      testTable.botsAnswer()
    }
    return testTable
  }
  const three = ['ada', 'ben', 'cleo']
  const rated = { visibility: 'open', seating: 'anybody', absence: 'bot', rated: true } as const

  test.each(clocks)('with the clock $kind ends a rated game without any answers', (clock) => {
    const testTable = leftAlone(TestTable.playing(three, { options: { ...rated, clock } }))
    expect(testTable.table.end?.reason).toBe('finished')
  })

  test.each(clocks)('with the clock $kind ends an unrated game over days, and pauses a live one', (clock) => {
    const testTable = leftAlone(TestTable.playing(['ada', 'ben'], { options: { clock, absence: 'bot' } }))
    if (clock.kind === 'days') return expect(testTable.table.end?.reason).toBe('finished')
    expect([testTable.round, testTable.table.paused]).toEqual([4, 'empty'])
  })

  test('without a clock says so, and offers a vote', () => {
    const testTable = TestTable.playing(['ada', 'ben'], { options: { clock: { kind: 'none' }, absence: 'wait' } })
    expect(testTable.shown('ada').options.clock.kind).toBe('none')
    expect(nextDeadline(testTable.table)).toBeUndefined()
    testTable.later(60_000).does('ada', { do: 'vote', about: 'bot', of: 1, yes: true })
    testTable.answers('ada')
    testTable.botsAnswer()
    expect(testTable.round).toBe(2)
  })
})

describe('7. Secrets are in no event before the end, and in no sentence', () => {
  test('stores neither the secret nor the seed', () => {
    const testTable = playing({ terms: termsFor(3) }, 3, () => {})
    const text = JSON.stringify(testTable.events)
    const secrets = [testTable.secret, testTable.table.play?.seed ?? expect.fail('no game')]
    expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
  })

  test('encrypts deals', () => {
    const testTable = TestTable.playing(['ada'])
    const hand = testTable.shown('ada').game?.view.cities[0].hand ?? []
    const text = JSON.stringify(testTable.events)
    expect(hand.filter((card) => text.includes(card))).toEqual([])
  })
})

test('8. Deleted accounts leave records complete', () => {
  const testTable = playing({ terms: termsFor(3) }, 2, () => {})
  testTable.tend({ do: 'forget', who: 'ben' })
  testTable.playOn('ada', 'cleo')
  const record = sure(recordOf(testTable.events))
  expect(record.setup.seats[1].name).toBe('deleted')
  expect(sure(fold(testTable.events, testTable.secret))).toEqual(testTable.table)
})
