/** A server upgraded with open tables goes on with them; what cannot be freezes a table, and nothing is repaired. */
import { BOXES } from '@heptapolis/boxes'
import { type Box, fromPosition, moves, showMove, sure, toAct } from '@heptapolis/engine'
import { ENGINE } from '@heptapolis/engine/records'
import type { PieceDef } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { fold } from './log/apply.ts'
import { outcome, undealt, withChoices } from './play/round.ts'
import { recordOf } from './record/record.ts'
import { verify } from './record/verify.ts'
import { atRandom, TestTable, termsFor } from './testing.ts'

type Pieces = readonly PieceDef[]

/** The boxes, with other leaders. */
const withLeaders = (change: (pieces: Pieces) => Pieces): readonly Box[] =>
  BOXES.map((box) => {
    const pieces: Box['pieces'] = (terms) => [...change(box.pieces?.(terms) ?? [])]
    return box.id === 'leaders' ? { ...box, pieces } : box
  })

const renamed = (piece: PieceDef): PieceDef => ({ ...piece, id: `${piece.id}-again`, title: `${piece.id}-again` })
const isLeader = ({ sort }: PieceDef): boolean => sort === 'leader'

/** One leader more, in front of the others. */
const library = withLeaders((pieces) => [...pieces.filter(isLeader).slice(0, 1).map(renamed), ...pieces])
const otherNames = withLeaders((pieces) => pieces.map((piece) => (isLeader(piece) ? renamed(piece) : piece)))

const begun = (rounds: number) => {
  const desk = TestTable.playing(['ada', 'ben'], { terms: termsFor(4, { boxes: ['leaders', 'edifice'] }) })
  for (let round = 0; round < rounds; round++) desk.playRound('ada', 'ben')
  return desk
}

test('A table goes on after a leader has joined the pool', () => {
  const desk = begun(8)
  const seen = desk.bytes('ada')
  desk.upgrade(library)
  expect(desk.table.frozen).toBeUndefined()
  expect(desk.bytes('ada')).toBe(seen)
  desk.playOn('ada', 'ben')
  expect(desk.table.end?.reason).toBe('finished')
  expect(sure(fold(desk.events, desk.secret, library)).frozen).toBeUndefined()
  expect(sure(fold(desk.events, desk.secret)).frozen).toBeUndefined()
  const { dealt, given } = sure(verify(desk.events, atRandom))
  expect([dealt, given > 0]).toEqual([9, true])
  expect(recordOf(desk.events).ok).toBe(true)
})

describe('After leaders have got other names', () => {
  const former = Object.fromEntries(
    BOXES.flatMap((box) => box.pieces?.(termsFor(4)) ?? [])
      .filter(isLeader)
      .map((leader) => [leader.id, [renamed(leader).id]]),
  )
  const calledAnew = otherNames.map((box) =>
    box.id === 'leaders' ? { ...box, former: { ...box.former, pieces: { ...box.former?.pieces, ...former } } } : box,
  )
  test('a table goes on, with what was chosen in the open round', () => {
    const desk = begun(8)
    desk.answers('ada')
    const [before, chosen] = [desk.shown('ada'), desk.asked('ada')[0].chosen]
    desk.upgrade(calledAnew)
    expect(desk.table.frozen).toBeUndefined()
    expect(desk.bytes('ada')).toContain('-again')
    expect(JSON.stringify(desk.shown('ada').game).replaceAll('-again', '')).toBe(JSON.stringify(before.game))
    expect(desk.asked('ada')[0].chosen).toEqual(chosen)
    desk.playOn('ada', 'ben')
    expect(desk.table.end?.reason).toBe('finished')
    expect(sure(fold(desk.events, desk.secret, calledAnew)).frozen).toBeUndefined()
  })

  test('from where it goes on it is held to its log as before', () => {
    const desk = begun(3)
    desk.upgrade(calledAnew)
    desk.playRound('ada', 'ben')
    const other = desk.events.map((event) =>
      event.kind === 'round' && event.round === desk.round ? { ...event, hash: '0123456789abcdef' } : event,
    )
    expect(sure(fold(desk.events, desk.secret, calledAnew)).frozen).toBeUndefined()
    expect(sure(fold(other, desk.secret, calledAnew)).frozen).toMatchObject({ code: 'log-differs' })
  })
})

test('A table whose pieces are gone is frozen', () => {
  const { events, secret } = begun(3)
  expect(sure(fold(events, secret, otherNames)).frozen).toMatchObject({ code: 'log-differs' })
})

test.each([
  ['another hash', { hash: '0123456789abcdef' }],
  ['another deal', { gave: btoa('[[]]') }],
])('A table is frozen by %s in its last round', (_, change) => {
  const desk = begun(2)
  const log = desk.events.map((event) =>
    event.kind === 'round' && event.round === 3 ? { ...event, ...change } : event,
  )
  const table = sure(fold(log, desk.secret))
  expect(table.frozen).toMatchObject({ code: 'log-differs' })
  const stuck = Object.assign(begun(0), { table })
  expect(stuck.refuses('ada', { do: 'resign' }).code).toBe('frozen')
  expect(stuck.triesToTend({ do: 'tick' })).toMatchObject({ ok: false, error: { code: 'frozen' } })
  expect(stuck.shown('ada').frozen).toBe('log-differs')
})

test('A log with a gap, without its beginning, or with another secret is no table', () => {
  const { events, secret } = begun(1)
  expect(sure(fold(events.toSpliced(5, 1), secret)).frozen?.code).toBe('log-gap')
  expect(fold(events.slice(1), secret)).toMatchObject({ ok: false, error: { code: 'bad-log' } })
  expect(fold(events, '0'.repeat(64))).toMatchObject({ ok: false, error: { code: 'wrong-secret' } })
})

describe('Whoever can build nothing from the discard pile', () => {
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
