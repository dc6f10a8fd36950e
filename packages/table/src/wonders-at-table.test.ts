/** Wonders by agreement at a table: commands, events, views, clocks, records. */
import { BOXES } from '@heptapolis/boxes'
import { scores } from '@heptapolis/engine'
import { sure } from '@heptapolis/engine/kernel'
import { describe, expect, test } from 'vitest'
import { nextDeadline } from './decide/consequences.ts'
import type { Options } from './model/events.ts'
import { choicesIn } from './model/options.ts'
import { agreementFault } from './play/agreeing.ts'
import { recordOf } from './record/record.ts'
import { verify, verifyRecord } from './record/verify.ts'
import { atRandom, START, TestTable, termsFor } from './testing.ts'
import { METHODS, type WonderAnswer, type WonderQuestion } from './wonders/model.ts'

const PEOPLE = ['ada', 'ben', 'cleo']
const playing = (options: Partial<Options>, people: readonly string[] = PEOPLE) =>
  TestTable.playing(people, { options })

/** The simplest answer. */
function answerTo({ ask, from }: WonderQuestion, pick = 0): WonderAnswer {
  const { wonder, side } = from[Math.min(pick, from.length - 1)]
  if (ask === 'redraw') return { redraw: pick > 0 }
  if (ask === 'side') return { side }
  if (ask === 'wishes') return { wishes: [wonder] }
  return ask === 'bids' ? { bids: { [wonder]: 4 } } : { wonder }
}

const questionTo = (testTable: TestTable, who: string): WonderQuestion =>
  testTable.shown(who).agreement?.asked ?? expect.fail(`${who} is not asked`)

const agrees = (testTable: TestTable, who: string, pick = 0) =>
  testTable.does(who, {
    do: 'agree',
    step: testTable.shown(who).agreement?.step ?? -1,
    answer: answerTo(questionTo(testTable, who), pick),
  })

/** Everybody answers until the first round opens. */
function settles(testTable: TestTable, people: readonly string[] = PEOPLE): TestTable {
  for (let next = asked(testTable, people); next !== undefined; next = asked(testTable, people)) agrees(testTable, next)
  return testTable
}
const asked = (testTable: TestTable, people: readonly string[]): string | undefined =>
  people.find((_, seat) => testTable.shown('ada').agreement?.awaited.includes(seat))

const wondersIn = (testTable: TestTable) => testTable.shown('ada').game?.view.cities.map(({ wonder }) => wonder)

describe('An agreement', () => {
  test.each(METHODS)('by %s gives every city its wonder before the first round, and the log replays', (wonders) => {
    const testTable = playing({ wonders, sides: 'free', resources: 'spread', without: ['gizah'] })
    expect(testTable.shown('ada').game).toBeUndefined()
    expect(testTable.shown('ada').phase).toBe('play')
    expect(testTable.folded()).toEqual(testTable.table)
    settles(testTable)
    expect(testTable.round).toBe(1)
    expect(testTable.folded()).toEqual(testTable.table)
    const { agreement, terms } = testTable.shown('ada')
    expect(wondersIn(testTable)).toEqual(agreement?.result?.map(({ wonder }) => wonder))
    expect(wondersIn(testTable)).not.toContain('gizah')
    expect(terms.seats).toEqual(agreement?.result)
  })

  test('without questions deals at once, with the pool and sides of the table', () => {
    const testTable = playing({ without: ['gizah', 'rhodos', 'babylon', 'ephesos'], sides: 'second' })
    expect(testTable.round).toBe(1)
    expect(wondersIn(testTable)?.sort()).toEqual(['alexandria', 'halikarnassos', 'olympia'])
    expect(testTable.shown('ada').game?.view.cities.map(({ side }) => side)).toEqual(['night', 'night', 'night'])
  })

  test('leaves out wonders for the free city too, also where the host fixes the others', () => {
    const without = ['gizah', 'rhodos', 'babylon', 'ephesos']
    for (const wonders of ['drawn', 'fixed', 'bids'] as const) {
      const testTable = settles(playing({ wonders, without }, ['ada', 'ben']), ['ada', 'ben'])
      expect(wondersIn(testTable)?.sort()).toEqual(['alexandria', 'halikarnassos', 'olympia'])
      expect(testTable.shown('ada').terms.without).toEqual(without)
    }
    const room = TestTable.playing(['ada', 'ben'], { options: {} })
    expect(room.shown('ada').terms).not.toHaveProperty('without')
  })

  test('leaves out guilds and leaders, and refuses cards that every game uses and pools that are too small', () => {
    const without = ['builders-guild', 'gizah']
    const testTable = playing({ without })
    expect(testTable.shown('ada').terms.without).toEqual(without)
    const room = TestTable.playing(['ada', 'ben', 'cleo'], { options: {} })
    const refused = (names: string[]) =>
      agreementFault(room.shown('ada').terms, { ...choicesIn({}), without: names }, BOXES)
    expect(refused(['altar'])?.error.code).toBe('cannot-leave-out')
    expect(refused(['atlantis'])?.error.code).toBe('no-such-wonder')
    const guilds = ['builders', 'workers', 'magistrates', 'spies', 'traders', 'philosophers', 'craftsmens'].map(
      (of) => `${of}-guild`,
    )
    expect(refused(guilds)?.error.code).toBe('too-many-left-out')
  })

  test('is not held where the engine deals as printed', () => {
    const testTable = playing({})
    expect(testTable.shown('ada').agreement).toBeUndefined()
    expect(testTable.events.find(({ kind }) => kind === 'begin')).not.toHaveProperty('pool')
  })

  test('is answered by bots at once', () => {
    const testTable = playing({ wonders: 'bids', sides: 'free' }, ['ada'])
    expect(testTable.shown('ada').agreement?.awaited).toEqual([0])
    settles(testTable, ['ada'])
    expect(testTable.round).toBe(1)
  })

  test('shows others and spectators neither answers nor changed answers before the reveal', () => {
    for (const wonders of METHODS) {
      const views = [0, 1].map((pick) => {
        const testTable = playing({ wonders, sides: 'free' })
        const [first] = PEOPLE.filter((_, seat) => testTable.shown('ada').agreement?.awaited.includes(seat)).slice(-1)
        agrees(testTable, first, pick)
        if (wonders === 'draft') return '' // One seat is asked, so its answer is revealed.
        agrees(testTable, first, 1 - pick)
        agrees(testTable, first, pick)
        return [...PEOPLE.filter((who) => who !== first), 'wim'].map((who) => testTable.bytes(who)).join()
      })
      expect(views[0]).toBe(views[1])
    }
  })

  test('shows what was offered and answered after the reveal', () => {
    const testTable = settles(playing({ wonders: 'pair' }))
    const [step] = testTable.shown('wim').agreement?.past ?? []
    expect(step.questions.map((question) => question?.from.length)).toEqual([2, 2, 2])
    expect(step.answers.map((answer) => answer?.wonder)).toEqual(wondersIn(testTable))
  })
})

describe('Refusals', () => {
  test('name the fault of an answer', () => {
    const testTable = playing({ wonders: 'ban' })
    const tries = (step: number, answer: WonderAnswer) => testTable.refuses('ada', { do: 'agree', step, answer }).code
    expect(tries(1, { wonder: 'gizah' })).toBe('step-over')
    expect(tries(0, { wonder: 'atlantis' })).toBe('not-offered')
    expect(testTable.refuses('ada', { do: 'choose', round: 0, move: { action: 'sell', card: 'altar' } }).code).toBe(
      'not-now',
    )
    expect(testTable.refuses('wim', { do: 'agree', step: 0, answer: { wonder: 'gizah' } }).code).toBe('not-seated')
    settles(testTable)
    expect(tries(1, { wonder: 'gizah' })).toBe('not-now')
  })

  test('stop a table with too small a pool, in the room and at the start', () => {
    const testTable = TestTable.created(PEOPLE, { terms: termsFor(4) })
    const options = { ...testTable.table.options, wonders: 'pair' } as const
    expect(testTable.refuses('ada', { do: 'set', options }).code).toBe('small-pool')
    expect(
      testTable.refuses('ada', { do: 'set', options: { ...options, wonders: 'drawn', without: ['atlantis'] } }).code,
    ).toBe('no-such-wonder')
    expect(testTable.refuses('ada', { do: 'set', options: { ...options, without: ['gizah', 'gizah'] } }).code).toBe(
      'bad-options',
    )
    testTable.does('ada', { do: 'set', options, terms: termsFor(4, { boxes: ['wonder-pack'] }) })
    expect(testTable.refuses('ada', { do: 'set', terms: termsFor(4) }).code).toBe('small-pool')
  })

  test('do not hinder a change of the mix: wonders that it lacks are forgotten', () => {
    const testTable = TestTable.created(PEOPLE, {
      terms: termsFor(3, { boxes: ['wonder-pack'] }),
      options: { without: ['stonehenge', 'gizah'] },
    })
    testTable.does('ada', { do: 'set', terms: termsFor(3) })
    expect(testTable.table.options.without).toEqual(['gizah'])
  })

  test('keep rated tables to the standard deal', () => {
    const rated: Partial<Options> = {
      clock: { kind: 'move', time: 60_000 },
      absence: 'bot',
      visibility: 'open',
      seating: 'accounts',
      rated: true,
    }
    const others: Partial<Options>[] = [
      { wonders: 'bids' },
      { sides: 'free' },
      { resources: 'spread' },
      { without: ['gizah'] },
    ]
    for (const more of others)
      expect(() => TestTable.created(['ada'], { options: { ...rated, ...more } })).toThrow('rated-wonders')
    expect(TestTable.created(['ada'], { options: rated }).table.options.rated).toBe(true)
  })

  test('keep wonders that are left out from being chosen in the room', () => {
    const testTable = TestTable.created(PEOPLE, { options: { wonders: 'chosen', without: ['gizah'] } })
    expect(testTable.refuses('ada', { do: 'wonder', wonder: 'gizah' }).code).toBe('left-out')
    testTable.does('ada', { do: 'wonder', wonder: 'rhodos' })
  })
})

describe('Absent people', () => {
  const clock = { kind: 'move', time: 45_000 } as const

  test('are answered for when their time is up, and each step has its own time', () => {
    const testTable = playing({ wonders: 'draft', clock, absence: 'bot' })
    testTable.later(40_000)
    agrees(testTable, 'cleo')
    expect(testTable.shown('ada').agreement).toMatchObject({ step: 1, awaited: [1] })
    expect(nextDeadline(testTable.table)).toBe(START + 85_000)
    testTable.later(44_999)
    expect(testTable.shown('ada').agreement?.step).toBe(1)
    testTable.later(1)
    expect(testTable.shown('ada').agreement).toMatchObject({ step: 2, awaited: [0] })
    expect(testTable.events.flatMap((event) => (event.kind === 'agree' ? [event.by] : []))).toEqual(['person', 'clock'])
    agrees(testTable, 'ada')
    expect(testTable.shown('ada').game?.clock[0]).toEqual({ left: 45_000, until: testTable.now + 45_000 })
    expect(testTable.folded()).toEqual(testTable.table)
  })

  test('with a stand-in are answered for after four seconds, and may return before', () => {
    const testTable = playing({ wonders: 'wishes' })
    testTable.does('ada', { do: 'away' })
    expect(testTable.refuses('ada', { do: 'agree', step: 0, answer: { wishes: ['gizah'] } }).code).toBe('away')
    testTable.later(3999)
    expect(testTable.shown('ben').agreement?.awaited).toEqual([0, 1, 2])
    expect(nextDeadline(testTable.table)).toBe(START + 4000)
    testTable.does('ada', { do: 'back' })
    agrees(testTable, 'ada')
    testTable.does('ben', { do: 'away' })
    testTable.later(4000)
    expect(testTable.shown('ada').agreement?.awaited).toEqual([2])
  })

  test('who resign leave the rest to a bot; all may agree to pause', () => {
    const testTable = playing({ wonders: 'ban', clock })
    testTable.does('ada', { do: 'resign' })
    expect(testTable.shown('ben').agreement?.awaited).toEqual([1, 2])
    for (const who of ['ben', 'cleo']) testTable.does(who, { do: 'vote', about: 'pause', yes: true })
    testTable.later(3_600_000)
    expect(testTable.shown('ben').agreement?.awaited).toEqual([1, 2])
    testTable.does('ben', { do: 'resume' })
    agrees(testTable, 'ben')
    agrees(testTable, 'cleo')
    expect(testTable.round).toBe(1)
  })

  test('cost nobody time while the server is down', () => {
    const testTable = playing({ wonders: 'ban', clock })
    testTable.now += 10_000
    testTable.tend({ do: 'restart', since: testTable.now })
    testTable.later(44_999)
    expect(testTable.shown('ben').agreement?.awaited).toEqual([0, 1, 2])
    expect(testTable.folded()).toEqual(testTable.table)
  })
})

describe('The game after an agreement', () => {
  test('has bids as a score line, and its record verifies', () => {
    const testTable = settles(playing({ wonders: 'bids' })).playOn(...PEOPLE)
    const { result = [] } = testTable.shown('ada').agreement ?? {}
    const prices = result.map(({ price = 0 }) => price)
    expect([...prices].sort()).toEqual([0, 0, 4])
    const game = testTable.table.play?.game ?? expect.fail('no game')
    const bids = scores(game).map(({ rows }) => rows.find(({ id }) => id === 'bid')?.points)
    expect(bids).toEqual(prices.map((price) => (price > 0 ? -price : 0)))
    const record = sure(recordOf(testTable.events))
    expect(record.setup.seats.map(({ wonder, side, price }) => ({ wonder, side, ...(price && { price }) }))).toEqual(
      result,
    )
    expect(sure(verifyRecord(JSON.parse(JSON.stringify(record)), atRandom))).toMatchObject({ unchecked: 0 })
    const reveal = testTable.events.findIndex(({ kind }) => kind === 'reveal')
    const forged = testTable.events.map((event, i) => {
      const wonders = [...result].reverse()
      return i === reveal ? { ...event, wonders } : event
    })
    expect(verify(forged)).toMatchObject({ error: { code: 'log-differs' } })
  })

  test('has only final answers in its public log', () => {
    const testTable = playing({ wonders: 'wishes' })
    agrees(testTable, 'ada', 0)
    agrees(testTable, 'ada', 3)
    settles(testTable)
    testTable.does('ada', { do: 'abort' })
    const { table } = sure(recordOf(testTable.events))
    expect(table.filter(({ kind }) => kind === 'agree')).toHaveLength(3)
  })

  test('is followed by a rematch with an agreement of its own', () => {
    const testTable = settles(playing({ wonders: 'draft' }))
    testTable.does('ada', { do: 'abort' })
    const again = testTable.rematch('ada', 'next1')
    expect(again.table.terms.seats).toEqual([{}, {}, {}])
    expect(again.table.options.wonders).toBe('draft')
  })
})
