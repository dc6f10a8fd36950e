/** An upgraded server continues open tables. An impossible log freezes a table; nothing is repaired. */
import { BOXES } from '@heptapolis/boxes'
import { type Box, compile, fromPosition, moves, type Ruleset, showMove, sure, toAct } from '@heptapolis/engine'
import { ENGINE, replay } from '@heptapolis/engine/records'
import type { PieceDef } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { fold } from './log/apply.ts'
import type { TableEvent } from './model/events.ts'
import { outcome, undealt, withChoices } from './play/round.ts'
import { recordOf } from './record/record.ts'
import { verify } from './record/verify.ts'
import { atRandom, TestTable, termsFor } from './testing.ts'

type Pieces = readonly PieceDef[]

/** Boxes with other leaders. */
const withLeaders = (change: (pieces: Pieces) => Pieces): readonly Box[] =>
  BOXES.map((box) => {
    const pieces: Box['pieces'] = (terms) => [...change(box.pieces?.(terms) ?? [])]
    return box.id === 'leaders' ? { ...box, pieces } : box
  })

const renamed = (piece: PieceDef): PieceDef => ({ ...piece, id: `${piece.id}-again`, title: `${piece.id}-again` })
const isLeader = ({ sort }: PieceDef): boolean => sort === 'leader'

/** One more leader, in front of the others. */
const library = withLeaders((pieces) => [...pieces.filter(isLeader).slice(0, 1).map(renamed), ...pieces])
const otherNames = withLeaders((pieces) => pieces.map((piece) => (isLeader(piece) ? renamed(piece) : piece)))

const begun = (rounds: number) => {
  const testTable = TestTable.playing(['ada', 'ben'], { terms: termsFor(4, { boxes: ['leaders', 'edifice'] }) })
  for (let round = 0; round < rounds; round++) testTable.playRound('ada', 'ben')
  return testTable
}

test('A table continues after a leader was added to the pool', () => {
  const testTable = begun(8)
  const seen = testTable.bytes('ada')
  testTable.upgrade(library)
  expect(testTable.table.frozen).toBeUndefined()
  expect(testTable.bytes('ada')).toBe(seen)
  testTable.playOn('ada', 'ben')
  expect(testTable.table.end?.reason).toBe('finished')
  expect(sure(fold(testTable.events, testTable.secret, library)).frozen).toBeUndefined()
  expect(sure(fold(testTable.events, testTable.secret)).frozen).toBeUndefined()
  const { dealt, given } = sure(verify(testTable.events, atRandom))
  expect([dealt, given > 0]).toEqual([9, true])
  expect(recordOf(testTable.events).ok).toBe(true)
})

describe('After a printed value was corrected', () => {
  const FIVE = [{ kind: 'coins', coins: 5 }] as const
  const SIX = [{ kind: 'coins', coins: 6 }] as const
  const corrected = BOXES.map(
    (box): Box => ({
      ...box,
      corrections: [{ since: ENGINE, undo: () => box }],
      pieces: (terms) =>
        (box.pieces?.(terms) ?? []).map((def) => (def.id === 'tavern' ? { ...def, effects: SIX } : def)),
    }),
  )
  const tavernIn = ({ rules }: { rules: Ruleset }) => rules.piece('tavern').def.effects

  test('a table continues with the former value and the same hashes, and tells its viewers', () => {
    const testTable = begun(3)
    const began = '2.1.0'
    const begin = testTable.events.find((event) => event.kind === 'begin') ?? expect.fail('not begun')
    Object.assign(begin.rules, { engine: began })
    const [seen, record] = [testTable.bytes('ada'), JSON.stringify(testTable.events)]
    testTable.upgrade(corrected)
    expect(testTable.table.frozen).toBeUndefined()
    expect(tavernIn(testTable.table.play ?? expect.fail('no game'))).toEqual(FIVE)
    const { dataVersion, ...terms } = testTable.shown('ada').terms
    expect(dataVersion).toBe(began)
    expect(testTable.bytes('ada').replaceAll(`,"dataVersion":"${began}"`, '')).toBe(seen)
    expect(sure(compile({ ...terms, dataVersion }, corrected)).piece('tavern').def.effects).toEqual(FIVE)
    expect(tavernIn({ rules: sure(compile(terms, corrected)) })).toEqual(SIX)
    expect(JSON.stringify(testTable.events)).toBe(record)
    testTable.playOn('ada', 'ben')
    const whole = sure(recordOf(testTable.events))
    expect(sure(fold(testTable.events, testTable.secret, corrected)).frozen).toBeUndefined()
    expect(replay(whole, corrected).ok).toBe(true)
    expect(JSON.stringify(whole)).not.toContain('dataVersion')
  })
})

describe('After leaders were renamed', () => {
  const former = Object.fromEntries(
    BOXES.flatMap((box) => box.pieces?.(termsFor(4)) ?? [])
      .filter(isLeader)
      .map((leader) => [leader.id, [renamed(leader).id]]),
  )
  const calledAnew = otherNames.map((box) =>
    box.id === 'leaders' ? { ...box, former: { ...box.former, pieces: { ...box.former?.pieces, ...former } } } : box,
  )
  test('a table continues with the choices of the open round', () => {
    const testTable = begun(8)
    testTable.answers('ada')
    const [before, chosen] = [testTable.shown('ada'), testTable.asked('ada')[0].chosen]
    testTable.upgrade(calledAnew)
    expect(testTable.table.frozen).toBeUndefined()
    expect(testTable.bytes('ada')).toContain('-again')
    expect(JSON.stringify(testTable.shown('ada').game).replaceAll('-again', '')).toBe(JSON.stringify(before.game))
    expect(testTable.asked('ada')[0].chosen).toEqual(chosen)
    testTable.playOn('ada', 'ben')
    expect(testTable.table.end?.reason).toBe('finished')
    expect(sure(fold(testTable.events, testTable.secret, calledAnew)).frozen).toBeUndefined()
  })

  test('later rounds are checked against the log as before', () => {
    const testTable = begun(3)
    testTable.upgrade(calledAnew)
    testTable.playRound('ada', 'ben')
    const other = testTable.events.map((event) =>
      event.kind === 'round' && event.round === testTable.round ? { ...event, hash: '0123456789abcdef' } : event,
    )
    expect(sure(fold(testTable.events, testTable.secret, calledAnew)).frozen).toBeUndefined()
    expect(sure(fold(other, testTable.secret, calledAnew)).frozen).toMatchObject({ code: 'log-differs' })
  })
})

test('A table with removed pieces is frozen', () => {
  const { events, secret } = begun(3)
  expect(sure(fold(events, secret, otherNames)).frozen).toMatchObject({ code: 'log-differs' })
})

test.each([
  ['another hash', { hash: '0123456789abcdef' }],
  ['another deal', { gave: btoa('[[]]') }],
])('A table is frozen by %s in its last round', (_, change) => {
  const testTable = begun(2)
  const log = testTable.events.map((event) =>
    event.kind === 'round' && event.round === 3 ? { ...event, ...change } : event,
  )
  const table = sure(fold(log, testTable.secret))
  expect(table.frozen).toMatchObject({ code: 'log-differs' })
  const stuck = Object.assign(begun(0), { table })
  expect(stuck.refuses('ada', { do: 'resign' }).code).toBe('frozen')
  expect(stuck.triesToTend({ do: 'tick' })).toMatchObject({ ok: false, error: { code: 'frozen' } })
  expect(stuck.shown('ada').frozen).toBe('log-differs')
})

test('A table with an event of a newer version stops, and continues with that version', () => {
  const { events, secret } = begun(1)
  const later = { kind: 'from-the-future', n: events.length, at: 0 } as unknown as TableEvent
  const table = sure(fold([...events, later], secret))
  expect(table.frozen).toMatchObject({ code: 'newer-log', n: events.length })
  expect(sure(fold([...events, { ...later, kind: 'constructor' } as unknown as TableEvent], secret)).frozen?.code).toBe(
    'newer-log',
  )
  expect(sure(fold(events, secret)).frozen).toBeUndefined()
})

test('A log with a gap, without its beginning, or with another secret is rejected', () => {
  const { events, secret } = begun(1)
  expect(sure(fold(events.toSpliced(5, 1), secret)).frozen?.code).toBe('log-gap')
  expect(fold(events.slice(1), secret)).toMatchObject({ ok: false, error: { code: 'bad-log' } })
  expect(fold(events, '0'.repeat(64))).toMatchObject({ ok: false, error: { code: 'wrong-secret' } })
})

describe('A player who can build nothing from the discard pile', () => {
  const goods = ['sawmill', 'brickyard', 'quarry', 'foundry', 'loom-age-1', 'glassworks-age-1', 'press-age-1']
  const position = {
    setup: { seed: 'in vain' },
    age: 2,
    turn: 1,
    discard: ['loom-age-2'],
    cities: [
      { wonder: 'halikarnassos', side: 'night', cards: goods, coins: 9, hand: ['walls', 'forum'] },
      { hand: ['lumber-yard', 'altar'] },
      { hand: ['stone-pit', 'baths'] },
    ],
  } as const
  const built = ['walls', 'lumber-yard', 'stone-pit']

  test.each([
    [ENGINE, [0]],
    ['2.0.0', [0, 1, 2]],
  ])('is asked as the engine the table began with would have done (%s)', (began, asked) => {
    const game = sure(fromPosition(JSON.parse(JSON.stringify(position)), BOXES, { lenient: true }))
    const choices = built.map((card, city) => ({
      n: city,
      city,
      seat: city,
      move:
        moves(game, city)
          .map((move) => showMove(game, move))
          .find((move) => move.card === card && move.action !== 'sell') ?? expect.fail(card),
      by: 'person' as const,
    }))
    const play = withChoices({ ...undealt(game.rules, 'in vain'), began, round: 1, game }, choices)
    expect(toAct(outcome(play).game)).toEqual(asked)
  })
})
