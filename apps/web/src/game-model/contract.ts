/** Contract tests for `GameTable`: local and remote tables run the same suite. */
import { BOXES } from '@heptapolis/boxes'
import { replay } from '@heptapolis/engine/records'
import { type GameRecord, type MoveJson, PUBLIC, type Setup, scores } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import type { Thinker } from './bots/thinker.ts'
import type { GameTable, PlayerInfo } from './table.ts'
import {
  bot,
  bytesFor,
  choose,
  dealtOtherwise,
  first,
  fromElsewhere,
  last,
  newRecord,
  person,
  playToTheEnd,
  roundOf,
  selling,
  thinker,
  until,
  you,
} from './testing.ts'

export interface TableFixture {
  /** The game so far. */
  record: GameRecord
  sitters: readonly PlayerInfo[]
  thinker: Thinker
}

const three = [you, person, { ...person, name: 'Jonas' }]

/** Opens a table. The deal follows from the set-up alone. */
type OpenGameTable = (sitters: readonly PlayerInfo[], wish?: Partial<Setup>) => Promise<GameTable>

export function tableContract(name: string, open: OpenGameTable): void {
  describe(`${name}: an answer`, () => {
    test('is acknowledged, shown for its city, and visible to its author', async () => {
      const table = await open(three)
      const before = table.steps(0)
      const move = await choose(table, 0, first)
      expect(table.chosen(0)).toEqual(move)
      expect(table.waiting()).toEqual([1, 2])
      expect(table.steps(0)).toEqual(before)
    })

    test('is rejected with a reason and without effect if it is illegal', async () => {
      const table = await open([you, person, bot])
      await until(table, () => table.waiting().length === 2)
      const [legal] = table.asked(0)?.moves ?? []
      const round = roundOf(table)
      const all = () => [PUBLIC, 0, 1].map((viewer) => bytesFor(table, viewer))
      const before = all()
      const tries: [string, number, MoveJson, number][] = [
        ['illegal-move', 0, { action: 'build', card: 'unheard-of' }, round],
        ['bad-move', 0, JSON.parse('{"action":7}'), round],
        ['round-over', 0, legal, round - 1],
        ['round-over', 0, legal, round + 1],
        ['not-here', 2, legal, round],
      ]
      for (const [code, city, move, asked] of tries) {
        expect(await table.answer(city, move, asked)).toMatchObject({ ok: false, error: { code } })
        expect(all()).toEqual(before)
      }
    })

    test('is rejected after its round is over', async () => {
      const table = await open([you, bot, bot])
      const round = roundOf(table)
      const moves = table.asked(0)?.moves ?? []
      await choose(table, 0, first)
      await until(table, () => roundOf(table) > round)
      expect(await table.answer(0, moves[1], round)).toMatchObject({ ok: false, error: { code: 'round-over' } })
    })

    test('of another seat does not change the open question', async () => {
      const table = await open(three)
      const asked = table.asked(0)
      await choose(table, 1, first)
      expect(table.asked(0)).toEqual(asked)
      expect(asked?.round).toBe(roundOf(table))
    })
  })

  describe(`${name}: what others choose`, () => {
    test('stays secret until everybody has chosen', async () => {
      const [one, other] = [await open(three), await open(three)]
      await choose(one, 1, first)
      await choose(other, 1, last)
      await other.takeBack(1, roundOf(other))
      await choose(other, 1, selling)
      expect(one.chosen(1)).not.toEqual(other.chosen(1))
      for (const viewer of [PUBLIC, 0, 2]) expect(bytesFor(one, viewer)).toBe(bytesFor(other, viewer))
      await choose(one, 0, first)
      await choose(other, 0, first)
      for (const viewer of [PUBLIC, 0, 2]) expect(bytesFor(one, viewer)).toBe(bytesFor(other, viewer))
    })

    test('becomes one step for everybody, filtered for each viewer', async () => {
      const table = await open(three)
      const round = roundOf(table)
      const sold = await choose(table, 1, selling)
      for (const city of [0, 2]) await choose(table, city, first)
      const sale = (viewer: number) =>
        table
          .steps(viewer)
          .slice(round)
          .flatMap(({ events }) => events.filter(({ what, seat }) => what === 'sold' && seat === 1))
      expect([PUBLIC, 0, 1, 2].map((viewer) => table.steps(viewer).length)).toEqual(Array(4).fill(round + 1))
      expect([PUBLIC, 0, 1, 2].map((viewer) => sale(viewer)[0].card)).toEqual([
        undefined,
        undefined,
        sold.card,
        undefined,
      ])
    })

    test('stays hidden at other screens, hands included', async () => {
      const table = await open([you, bot, bot])
      await until(table, () => table.waiting().length === 1)
      expect(() => table.sight(1)).toThrow('does not sit')
      expect(() => table.steps(1)).toThrow('does not sit')
      expect([table.asked(1), table.chosen(1), table.canTakeBack(1)]).toEqual([undefined, undefined, false])
      expect(await table.takeBack(1, roundOf(table))).toMatchObject({ ok: false })
    })
  })

  describe(`${name}: what is past`, () => {
    test('keeps every step unchanged', async () => {
      const table = await open([you, bot, bot])
      const [opening] = table.steps(0)
      const before = [JSON.stringify(opening.events), opening.seen.cells.slice()]
      await playToTheEnd(table)
      const [now] = table.steps(0)
      expect([JSON.stringify(now.events), now.seen.cells]).toEqual(before)
    })
  })

  describe(`${name}: an answer taken back`, () => {
    test('asks again while the answers of others stay', async () => {
      const table = await open(three)
      await choose(table, 0, first)
      await choose(table, 1, first)
      expect([0, 1, 2].map((seat) => table.canTakeBack(seat))).toEqual([true, true, false])
      expect(await table.takeBack(0, roundOf(table))).toMatchObject({ ok: true })
      expect([table.chosen(0), table.chosen(1) === undefined]).toEqual([undefined, false])
      expect(table.waiting()).toEqual([0, 2])
      const again = await choose(table, 0, last)
      expect(table.chosen(0)).toEqual(again)
    })

    test('fails after the round, and without a choice', async () => {
      const table = await open(three)
      const round = roundOf(table)
      expect(await table.takeBack(0, round)).toMatchObject({ ok: false, error: { code: 'nothing-chosen' } })
      for (const city of [0, 1, 2]) await choose(table, city, first)
      const before = bytesFor(table, 0)
      expect(table.canTakeBack(0)).toBe(false)
      expect(await table.takeBack(0, round)).toMatchObject({ ok: false, error: { code: 'round-over' } })
      expect(bytesFor(table, 0)).toBe(before)
    })

    test('also takes back the choice of the dependent free city', async () => {
      const table = await open([you, { ...person }])
      await choose(table, 0, first)
      await choose(table, 2, first)
      expect([table.chosen(0), table.chosen(2)]).not.toContain(undefined)
      await table.takeBack(0, roundOf(table))
      expect([table.chosen(0), table.chosen(2), table.asked(2)]).toEqual([undefined, undefined, undefined])
      await choose(table, 0, last)
      expect(table.asked(2)?.moves.length).toBeGreaterThan(0)
    })
  })

  describe(`${name}: a game`, () => {
    test.each([
      ['three players', [you, bot, bot], {}],
      ['two players and the free city', [you, bot], {}],
      ['several people at one screen', [you, person, bot], {}],
      ['leaders and cities', [you, bot, bot, bot], { boxes: ['leaders', 'cities'] }],
    ])('of %s is played to its end and its record replays to the same score', async (_n, who, wish) => {
      const table = await open(who, wish)
      expect(await table.record()).toBeUndefined()
      await playToTheEnd(table)
      const record = await table.record()
      const again = record && replay(record, BOXES)
      if (!again?.ok) throw new Error('The record does not replay')
      expect(scores(again.value)).toEqual(scores(table.sight(PUBLIC)))
      expect([table.waiting(), table.asked(0)]).toEqual([[], undefined])
    })

    test('returns the same object while nothing changes, so that nothing is redrawn', async () => {
      const table = await open(three)
      expect(table.sight(0)).toBe(table.sight(0))
      expect(table.steps(0)).toBe(table.steps(0))
      expect(table.asked(0)).toBe(table.asked(0))
    })

    test('reports every change until it is left, then rejects answers', async () => {
      const table = await open(three)
      let calls = 0
      table.subscribe(() => calls++)
      const version = table.version
      await choose(table, 0, first)
      expect(calls).toBeGreaterThan(0)
      expect(table.version).toBeGreaterThan(version)
      const move = table.asked(1)?.moves[0] ?? { action: '' }
      calls = 0
      table.leave()
      expect(await table.answer(1, move, roundOf(table))).toMatchObject({ ok: false, error: { code: 'left' } })
      expect(await table.takeBack(0, roundOf(table))).toMatchObject({ ok: false, error: { code: 'left' } })
      expect(calls).toBe(0)
    })
  })
}

/** Contract tests for tables whose deal and bots the test can set. */
export function dealtContract(name: string, openTable: (opening: TableFixture) => Promise<GameTable>): void {
  const open = (brain: Thinker): Promise<GameTable> =>
    openTable({ record: newRecord(), sitters: [you, bot, bot], thinker: brain })

  describe(`${name}: what is hidden`, () => {
    test.each([
      ['hands', []],
      ['leaders', ['leaders']],
      ['tiles', ['babel-tower']],
    ])('makes no difference: %s dealt differently among the others', async (_what, boxes) => {
      const record = newRecord({ boxes, seats: three.map(() => ({})) })
      const tables = await Promise.all(
        [record, dealtOtherwise(record)].map((one) =>
          openTable({ record: fromElsewhere(one), sitters: three, thinker }),
        ),
      )
      const shown = (viewer: number) => tables.map((table) => bytesFor(table, viewer))
      const same = () => {
        for (const viewer of [PUBLIC, 0]) expect(new Set(shown(viewer)).size).toBe(1)
      }
      expect(new Set(shown(1)).size).toBe(2)
      same()
      for (const city of [1, 0]) {
        for (const table of tables) await choose(table, city, last)
        same()
      }
    })
  })

  describe(`${name}: a game`, () => {
    test.each([
      ['breaks down', async () => outOfOrder()],
      ['breaks down at once', outOfOrder],
      ['answers nothing', async () => undefined],
      ['answers nonsense', async () => ({ move: { action: 0, card: 9999, by: 0, pay: 0, rider: 0, option: 0 } })],
    ] as [string, Thinker['think']][])('goes on where a bot %s', async (_what, think) => {
      const table = await open({ think, stop: () => {} })
      const round = roundOf(table)
      await choose(table, 0, first)
      await until(table, () => roundOf(table) > round)
      expect(table.asked(0)?.round).toBe(round + 1)
    })
  })
}

function outOfOrder(): never {
  throw new Error('out of order')
}
