/** Choices: hidden until the last one is in, changed until then, and never asked for twice. */
import { controller, showMove, state, sure } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { decide } from './decide/decide.ts'
import { owed, questionTo } from './play/owed.ts'
import { atRandom, nonceOf, TestTable, termsFor } from './testing.ts'

const PEOPLE = ['ada', 'ben', 'cleo']
const first = (testTable: TestTable, who: string, city?: number) => {
  const asked =
    testTable.asked(who).find((one) => city === undefined || one.city === city) ?? expect.fail(`${who} is not asked`)
  return { do: 'choose', round: testTable.round, city: asked.city, move: asked.legal[0] } as const
}
const last = (testTable: TestTable, who: string) => ({
  ...first(testTable, who),
  move: testTable.asked(who)[0].legal.at(-1) ?? { action: '' },
})
const chosen = (testTable: TestTable, who: string) => testTable.shown(who).game?.asked[0].chosen

describe('A choice', () => {
  test('stays hidden until the last one; only who has chosen is visible', () => {
    const testTable = TestTable.playing(PEOPLE)
    const { move } = first(testTable, 'ada')
    const events = testTable.does('ada', first(testTable, 'ada'))
    expect(events.map(({ kind }) => kind)).toEqual(['choose'])
    expect(testTable.shown('ben').game?.awaited).toEqual([1, 2])
    expect(chosen(testTable, 'ada')).toEqual(move)
    expect(testTable.shown('ben').game?.view.cities[0].chosen).toBeUndefined()
    testTable.answers('ben')
    expect(testTable.round).toBe(1)
    testTable.answers('cleo')
    expect(testTable.round).toBe(2)
    expect(testTable.shown('ben').game?.told.some(({ seat }) => seat === 0)).toBe(true)
  })

  test('may be changed until then, and the last one counts', () => {
    const testTable = TestTable.playing(PEOPLE)
    testTable.does('ada', first(testTable, 'ada'))
    testTable.does('ada', last(testTable, 'ada'))
    expect(chosen(testTable, 'ada')).toEqual(testTable.asked('ada')[0].legal.at(-1))
    expect(testTable.shown('ada').game?.awaited).toEqual([1, 2])
  })

  test('may be taken back as long as it is not revealed', () => {
    const testTable = TestTable.playing(PEOPLE)
    expect(testTable.refuses('ada', { do: 'undo', round: 1 }).code).toBe('nothing-chosen')
    testTable.answers('ada')
    testTable.answers('ben')
    testTable.does('ada', { do: 'undo', round: 1 })
    expect(testTable.shown('ben').game?.awaited).toEqual([0, 2])
    testTable.answers('ada')
    testTable.answers('cleo')
    expect(testTable.refuses('ada', { do: 'undo', round: 1 }).code).toBe('round-over')
  })

  test('that comes too late is rejected, and the earlier one stays', () => {
    const testTable = TestTable.playing(PEOPLE)
    const change = last(testTable, 'ada')
    testTable.playRound(...PEOPLE)
    expect(testTable.refuses('ada', change).code).toBe('round-over')
  })

  test('must be a legal move of the own city', () => {
    const testTable = TestTable.playing(PEOPLE)
    expect(testTable.refuses('ada', { ...first(testTable, 'ada'), move: { action: 'fly' } }).code).toBe('illegal-move')
    expect(testTable.refuses('ada', { ...first(testTable, 'ada'), city: 1 }).code).toBe('not-asked')
    expect(testTable.refuses('ada', { ...first(testTable, 'ada'), city: 9 }).code).toBe('not-asked')
    expect(testTable.refuses('dora', first(testTable, 'ada')).code).toBe('not-seated')
  })

  test('sent twice under one id is one event and two equal answers, even when the round is over', () => {
    const testTable = TestTable.playing(PEOPLE)
    const command = { ...first(testTable, 'ada'), cid: 'a81f' }
    const once = testTable.written(testTable.tries('ada', command))
    const [{ n }] = once.events
    testTable.answers('ben')
    testTable.answers('cleo')
    const again = sure(testTable.tries('ada', command))
    expect(again).toMatchObject({ n, events: [] })
    expect(again.table).toBe(testTable.table)
    expect(testTable.events.filter(({ cid }) => cid === 'a81f')).toHaveLength(1)
  })

  test('of another person with the same id is a separate choice', () => {
    const testTable = TestTable.playing(PEOPLE)
    testTable.does('ada', { ...first(testTable, 'ada'), cid: 'a81f' })
    expect(testTable.does('ben', { ...first(testTable, 'ben'), cid: 'a81f' })).toHaveLength(1)
  })
})

describe('With two players', () => {
  const testTable = () => TestTable.playing(['ada', 'ben'], { terms: termsFor(2) })
  const FREE = 2
  /** The keeper of the free city, and another player. */
  const rolesAt = ({ table: { play } }: TestTable): [string, string] =>
    play && controller(play.game, FREE) === 1 ? ['ben', 'ada'] : ['ada', 'ben']

  test('the keeper of the free city answers for it after the own one', () => {
    const one = testTable()
    const [keeper, other] = rolesAt(one)
    expect(one.asked(keeper).map(({ city }) => city)).not.toContain(FREE)
    one.does(keeper, first(one, keeper))
    expect(one.asked(keeper).map(({ city }) => city)).toContain(FREE)
    expect(one.refuses(other, { ...first(one, other), city: FREE }).code).toBe('not-asked')
  })

  test('changing the own choice asks for the free city again', () => {
    const one = testTable()
    const [keeper] = rolesAt(one)
    one.answers(keeper)
    expect(one.shown(keeper).game?.awaited).toHaveLength(1)
    one.does(keeper, last(one, keeper))
    expect(one.shown(keeper).game?.awaited).toContain(FREE)
  })

  test('a whole game is played', () => {
    const one = testTable().playOn('ada', 'ben')
    expect(one.shown('ada').end?.results.map(({ seat }) => seat)).toEqual([0, 1])
  })
})

describe('Bots', () => {
  test('owe their answers when a round opens, from their view at that time', () => {
    const testTable = TestTable.playing(['ada'])
    const debts = owed(testTable.table, testTable.now)
    expect(debts).toEqual([
      { round: 1, city: 1, level: 'easy', by: 'bot' },
      { round: 1, city: 2, level: 'easy', by: 'bot' },
    ])
    const asked = () => {
      const question = questionTo(testTable.table, 1) ?? expect.fail('nothing is asked')
      return { ...question, earlier: question.earlier() }
    }
    const before = asked()
    testTable.answers('ada')
    expect(asked()).toEqual(before)
    testTable.botsAnswer()
    expect(testTable.round).toBe(2)
  })

  test('get earlier views and choices of their seat in this Age', () => {
    const testTable = TestTable.playing(['ada', 'ben'])
    for (let round = 0; round < 3; round++) testTable.playRound('ada', 'ben')
    const earlier = () => questionTo(testTable.table, 2)?.earlier() ?? expect.fail('nothing is asked')
    expect(earlier().map(({ seen }) => [seen.viewer, state.turn.get(seen)])).toEqual([
      [2, 1],
      [2, 2],
      [2, 3],
    ])
    const chosen = testTable.events.flatMap((event) =>
      event.kind === 'choose' && event.city === 2 && event.round < testTable.round ? [event.move] : [],
    )
    expect(earlier().map(({ seen, move }) => showMove(seen, move))).toEqual(chosen)
    for (let round = 0; round < 3; round++) testTable.playRound('ada', 'ben')
    expect([testTable.shown('ada').game?.view.age, earlier()]).toEqual([2, []])
    const people = TestTable.playing(['ada', 'ben', 'cleo'])
    people.playRound('ada', 'ben', 'cleo')
    expect(people.table.play?.earlier).toEqual([])
  })

  test('answer only for seats of bots, legally, and in the open round', () => {
    const testTable = TestTable.playing(['ada', 'ben'])
    const move = atRandom(questionTo(testTable.table, 2) ?? expect.fail('not asked'))
    const answer = { do: 'answer', round: 1, city: 2, level: 'easy', move } as const
    const code = (act: Parameters<typeof testTable.triesToTend>[0]) => {
      const decided = testTable.triesToTend(act)
      return decided.ok ? 'ok' : decided.error.code
    }
    expect(code({ ...answer, city: 0 })).toBe('not-asked')
    expect(code({ ...answer, round: 2 })).toBe('round-over')
    expect(code({ ...answer, move: { action: 'fly' } })).toBe('illegal-move')
    expect(code(answer)).toBe('ok')
  })

  test('give their seat to a person who sits down, from the next round on', () => {
    const testTable = TestTable.playing(['ada', 'ben'])
    testTable.joins('wim', 2)
    expect(testTable.shown('wim')).toMatchObject({ you: { seat: 2 }, game: { asked: [] } })
    testTable.playRound('ada', 'ben')
    expect(testTable.shown('wim').game?.asked).toHaveLength(1)
    expect(testTable.refuses('xena', { do: 'sit', seat: 0, name: 'Xena', nonce: nonceOf('x') }).code).toBe('seat-taken')
  })
})

describe('An end', () => {
  test('by points reveals the secret and ranks everybody', () => {
    const testTable = TestTable.playing(['ada', 'ben']).playOn('ada', 'ben')
    const { end, seats } = testTable.shown('ben')
    expect(end?.reason).toBe('finished')
    expect(end?.results).toHaveLength(seats.length)
    expect(end?.results.map(({ rank }) => rank).sort()).toContain(1)
  })

  test('by resignation means the last place; a bot plays on', () => {
    const testTable = TestTable.playing(['ada', 'ben'])
    testTable.does('ben', { do: 'resign' })
    expect(testTable.refuses('ben', { do: 'resign' }).code).toBe('resigned')
    expect(testTable.shown('ada').seats[1]).toMatchObject({ hasResigned: true, level: 'medium' })
    testTable.playOn('ada')
    expect(testTable.shown('ada').end?.results[1].rank).toBe(3)
  })

  test('is free in the first round, and later needs agreement', () => {
    const early = TestTable.playing(['ada', 'ben'])
    early.does('ben', { do: 'abort' })
    expect(early.shown('ada').end).toMatchObject({ reason: 'aborted', results: [] })
    const late = TestTable.playing(['ada', 'ben'])
    late.playRound('ada', 'ben')
    expect(late.refuses('ben', { do: 'abort' }).code).toBe('not-now')
    late.does('ben', { do: 'vote', about: 'abort', yes: true })
    expect(late.table.phase).toBe('play')
    late.does('ada', { do: 'vote', about: 'abort', yes: true })
    expect(late.shown('ada').end?.reason).toBe('aborted')
  })

  test('rejects further choices', () => {
    const testTable = TestTable.playing(['ada', 'ben'])
    const choice = first(testTable, 'ada')
    testTable.does('ada', { do: 'abort' })
    expect(decide(testTable.table, 'ada', choice, { now: testTable.now })).toMatchObject({
      ok: false,
      error: { code: 'not-now' },
    })
  })
})
