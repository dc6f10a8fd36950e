/** Choices: hidden until the last one is in, changed until then, and never asked for twice. */
import { controller, showMove, state, sure } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { decide } from './decide/decide.ts'
import { owed, questionTo } from './play/owed.ts'
import { atRandom, nonceOf, TestTable, termsFor } from './testing.ts'

const PEOPLE = ['ada', 'ben', 'cleo']
const first = (desk: TestTable, who: string, city?: number) => {
  const asked =
    desk.asked(who).find((one) => city === undefined || one.city === city) ?? expect.fail(`${who} is not asked`)
  return { do: 'choose', round: desk.round, city: asked.city, move: asked.legal[0] } as const
}
const last = (desk: TestTable, who: string) => ({
  ...first(desk, who),
  move: desk.asked(who)[0].legal.at(-1) ?? { action: '' },
})
const chosen = (desk: TestTable, who: string) => desk.shown(who).game?.asked[0].chosen

describe('A choice', () => {
  test('stays hidden until the last one; only who has chosen is visible', () => {
    const desk = TestTable.playing(PEOPLE)
    const { move } = first(desk, 'ada')
    const events = desk.does('ada', first(desk, 'ada'))
    expect(events.map(({ kind }) => kind)).toEqual(['choose'])
    expect(desk.shown('ben').game?.awaited).toEqual([1, 2])
    expect(chosen(desk, 'ada')).toEqual(move)
    expect(desk.shown('ben').game?.view.cities[0].chosen).toBeUndefined()
    desk.answers('ben')
    expect(desk.round).toBe(1)
    desk.answers('cleo')
    expect(desk.round).toBe(2)
    expect(desk.shown('ben').game?.told.some(({ seat }) => seat === 0)).toBe(true)
  })

  test('may be changed until then, and the last one counts', () => {
    const desk = TestTable.playing(PEOPLE)
    desk.does('ada', first(desk, 'ada'))
    desk.does('ada', last(desk, 'ada'))
    expect(chosen(desk, 'ada')).toEqual(desk.asked('ada')[0].legal.at(-1))
    expect(desk.shown('ada').game?.awaited).toEqual([1, 2])
  })

  test('may be taken back as long as it is not revealed', () => {
    const desk = TestTable.playing(PEOPLE)
    expect(desk.refuses('ada', { do: 'undo', round: 1 }).code).toBe('nothing-chosen')
    desk.answers('ada')
    desk.answers('ben')
    desk.does('ada', { do: 'undo', round: 1 })
    expect(desk.shown('ben').game?.awaited).toEqual([0, 2])
    desk.answers('ada')
    desk.answers('cleo')
    expect(desk.refuses('ada', { do: 'undo', round: 1 }).code).toBe('round-over')
  })

  test('that comes too late is rejected, and the earlier one stays', () => {
    const desk = TestTable.playing(PEOPLE)
    const change = last(desk, 'ada')
    desk.playRound(...PEOPLE)
    expect(desk.refuses('ada', change).code).toBe('round-over')
  })

  test('must be a legal move of the own city', () => {
    const desk = TestTable.playing(PEOPLE)
    expect(desk.refuses('ada', { ...first(desk, 'ada'), move: { action: 'fly' } }).code).toBe('illegal-move')
    expect(desk.refuses('ada', { ...first(desk, 'ada'), city: 1 }).code).toBe('not-asked')
    expect(desk.refuses('ada', { ...first(desk, 'ada'), city: 9 }).code).toBe('not-asked')
    expect(desk.refuses('dora', first(desk, 'ada')).code).toBe('not-seated')
  })

  test('sent twice under one id is one event and two equal answers, even when the round is over', () => {
    const desk = TestTable.playing(PEOPLE)
    const command = { ...first(desk, 'ada'), cid: 'a81f' }
    const once = desk.written(desk.tries('ada', command))
    const [{ n }] = once.events
    desk.answers('ben')
    desk.answers('cleo')
    const again = sure(desk.tries('ada', command))
    expect(again).toMatchObject({ n, events: [] })
    expect(again.table).toBe(desk.table)
    expect(desk.events.filter(({ cid }) => cid === 'a81f')).toHaveLength(1)
  })

  test('of another person with the same id is a separate choice', () => {
    const desk = TestTable.playing(PEOPLE)
    desk.does('ada', { ...first(desk, 'ada'), cid: 'a81f' })
    expect(desk.does('ben', { ...first(desk, 'ben'), cid: 'a81f' })).toHaveLength(1)
  })
})

describe('With two players', () => {
  const desk = () => TestTable.playing(['ada', 'ben'], { terms: termsFor(2) })
  const FREE = 2
  /** The keeper of the free city, and another player. */
  const rolesAt = ({ table: { play } }: TestTable): [string, string] =>
    play && controller(play.game, FREE) === 1 ? ['ben', 'ada'] : ['ada', 'ben']

  test('the keeper of the free city answers for it after the own one', () => {
    const one = desk()
    const [keeper, other] = rolesAt(one)
    expect(one.asked(keeper).map(({ city }) => city)).not.toContain(FREE)
    one.does(keeper, first(one, keeper))
    expect(one.asked(keeper).map(({ city }) => city)).toContain(FREE)
    expect(one.refuses(other, { ...first(one, other), city: FREE }).code).toBe('not-asked')
  })

  test('changing the own choice asks for the free city again', () => {
    const one = desk()
    const [keeper] = rolesAt(one)
    one.answers(keeper)
    expect(one.shown(keeper).game?.awaited).toHaveLength(1)
    one.does(keeper, last(one, keeper))
    expect(one.shown(keeper).game?.awaited).toContain(FREE)
  })

  test('a whole game is played', () => {
    const one = desk().playOn('ada', 'ben')
    expect(one.shown('ada').end?.results.map(({ seat }) => seat)).toEqual([0, 1])
  })
})

describe('Bots', () => {
  test('owe their answers when a round opens, from their view at that time', () => {
    const desk = TestTable.playing(['ada'])
    const debts = owed(desk.table, desk.now)
    expect(debts).toEqual([
      { round: 1, city: 1, level: 'easy', by: 'bot' },
      { round: 1, city: 2, level: 'easy', by: 'bot' },
    ])
    const asked = () => {
      const question = questionTo(desk.table, 1) ?? expect.fail('nothing is asked')
      return { ...question, earlier: question.earlier() }
    }
    const before = asked()
    desk.answers('ada')
    expect(asked()).toEqual(before)
    desk.botsAnswer()
    expect(desk.round).toBe(2)
  })

  test('get earlier views and choices of their seat in this Age', () => {
    const desk = TestTable.playing(['ada', 'ben'])
    for (let round = 0; round < 3; round++) desk.playRound('ada', 'ben')
    const earlier = () => questionTo(desk.table, 2)?.earlier() ?? expect.fail('nothing is asked')
    expect(earlier().map(({ seen }) => [seen.viewer, state.turn.get(seen)])).toEqual([
      [2, 1],
      [2, 2],
      [2, 3],
    ])
    const chosen = desk.events.flatMap((event) =>
      event.kind === 'choose' && event.city === 2 && event.round < desk.round ? [event.move] : [],
    )
    expect(earlier().map(({ seen, move }) => showMove(seen, move))).toEqual(chosen)
    for (let round = 0; round < 3; round++) desk.playRound('ada', 'ben')
    expect([desk.shown('ada').game?.view.age, earlier()]).toEqual([2, []])
    const people = TestTable.playing(['ada', 'ben', 'cleo'])
    people.playRound('ada', 'ben', 'cleo')
    expect(people.table.play?.earlier).toEqual([])
  })

  test('answer only for seats of bots, legally, and in the open round', () => {
    const desk = TestTable.playing(['ada', 'ben'])
    const move = atRandom(questionTo(desk.table, 2) ?? expect.fail('not asked'))
    const answer = { do: 'answer', round: 1, city: 2, level: 'easy', move } as const
    const code = (act: Parameters<typeof desk.triesToTend>[0]) => {
      const decided = desk.triesToTend(act)
      return decided.ok ? 'ok' : decided.error.code
    }
    expect(code({ ...answer, city: 0 })).toBe('not-asked')
    expect(code({ ...answer, round: 2 })).toBe('round-over')
    expect(code({ ...answer, move: { action: 'fly' } })).toBe('illegal-move')
    expect(code(answer)).toBe('ok')
  })

  test('give their seat to a person who sits down, from the next round on', () => {
    const desk = TestTable.playing(['ada', 'ben'])
    desk.joins('wim', 2)
    expect(desk.shown('wim')).toMatchObject({ you: { seat: 2 }, game: { asked: [] } })
    desk.playRound('ada', 'ben')
    expect(desk.shown('wim').game?.asked).toHaveLength(1)
    expect(desk.refuses('xena', { do: 'sit', seat: 0, name: 'Xena', nonce: nonceOf('x') }).code).toBe('seat-taken')
  })
})

describe('An end', () => {
  test('by points reveals the secret and ranks everybody', () => {
    const desk = TestTable.playing(['ada', 'ben']).playOn('ada', 'ben')
    const { end, seats } = desk.shown('ben')
    expect(end?.reason).toBe('finished')
    expect(end?.results).toHaveLength(seats.length)
    expect(end?.results.map(({ rank }) => rank).sort()).toContain(1)
  })

  test('by resignation means the last place; a bot plays on', () => {
    const desk = TestTable.playing(['ada', 'ben'])
    desk.does('ben', { do: 'resign' })
    expect(desk.refuses('ben', { do: 'resign' }).code).toBe('resigned')
    expect(desk.shown('ada').seats[1]).toMatchObject({ hasResigned: true, level: 'medium' })
    desk.playOn('ada')
    expect(desk.shown('ada').end?.results[1].rank).toBe(3)
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
    const desk = TestTable.playing(['ada', 'ben'])
    const choice = first(desk, 'ada')
    desk.does('ada', { do: 'abort' })
    expect(decide(desk.table, 'ada', choice, { now: desk.now })).toMatchObject({
      ok: false,
      error: { code: 'not-now' },
    })
  })
})
