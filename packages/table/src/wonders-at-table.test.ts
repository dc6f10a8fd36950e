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

const questionTo = (desk: TestTable, who: string): WonderQuestion =>
  desk.shown(who).agreement?.asked ?? expect.fail(`${who} is not asked`)

const agrees = (desk: TestTable, who: string, pick = 0) =>
  desk.does(who, {
    do: 'agree',
    step: desk.shown(who).agreement?.step ?? -1,
    answer: answerTo(questionTo(desk, who), pick),
  })

/** Everybody answers until the first round opens. */
function settles(desk: TestTable, people: readonly string[] = PEOPLE): TestTable {
  for (let next = asked(desk, people); next !== undefined; next = asked(desk, people)) agrees(desk, next)
  return desk
}
const asked = (desk: TestTable, people: readonly string[]): string | undefined =>
  people.find((_, seat) => desk.shown('ada').agreement?.awaited.includes(seat))

const wondersIn = (desk: TestTable) => desk.shown('ada').game?.view.cities.map(({ wonder }) => wonder)

describe('An agreement', () => {
  test.each(METHODS)('by %s gives every city its wonder before the first round, and the log replays', (wonders) => {
    const desk = playing({ wonders, sides: 'free', resources: 'spread', without: ['gizah'] })
    expect(desk.shown('ada').game).toBeUndefined()
    expect(desk.shown('ada').phase).toBe('play')
    expect(desk.folded()).toEqual(desk.table)
    settles(desk)
    expect(desk.round).toBe(1)
    expect(desk.folded()).toEqual(desk.table)
    const { agreement, terms } = desk.shown('ada')
    expect(wondersIn(desk)).toEqual(agreement?.result?.map(({ wonder }) => wonder))
    expect(wondersIn(desk)).not.toContain('gizah')
    expect(terms.seats).toEqual(agreement?.result)
  })

  test('without questions deals at once, with the pool and sides of the table', () => {
    const desk = playing({ without: ['gizah', 'rhodos', 'babylon', 'ephesos'], sides: 'second' })
    expect(desk.round).toBe(1)
    expect(wondersIn(desk)?.sort()).toEqual(['alexandria', 'halikarnassos', 'olympia'])
    expect(desk.shown('ada').game?.view.cities.map(({ side }) => side)).toEqual(['night', 'night', 'night'])
  })

  test('leaves out wonders for the free city too, also where the host fixes the others', () => {
    const without = ['gizah', 'rhodos', 'babylon', 'ephesos']
    for (const wonders of ['drawn', 'fixed', 'bids'] as const) {
      const desk = settles(playing({ wonders, without }, ['ada', 'ben']), ['ada', 'ben'])
      expect(wondersIn(desk)?.sort()).toEqual(['alexandria', 'halikarnassos', 'olympia'])
      expect(desk.shown('ada').terms.without).toEqual(without)
    }
    const room = TestTable.playing(['ada', 'ben'], { options: {} })
    expect(room.shown('ada').terms).not.toHaveProperty('without')
  })

  test('leaves out guilds and leaders, and refuses cards that every game uses and pools that are too small', () => {
    const without = ['builders-guild', 'gizah']
    const desk = playing({ without })
    expect(desk.shown('ada').terms.without).toEqual(without)
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
    const desk = playing({})
    expect(desk.shown('ada').agreement).toBeUndefined()
    expect(desk.events.find(({ kind }) => kind === 'begin')).not.toHaveProperty('pool')
  })

  test('is answered by bots at once', () => {
    const desk = playing({ wonders: 'bids', sides: 'free' }, ['ada'])
    expect(desk.shown('ada').agreement?.awaited).toEqual([0])
    settles(desk, ['ada'])
    expect(desk.round).toBe(1)
  })

  test('shows others and spectators neither answers nor changed answers before the reveal', () => {
    for (const wonders of METHODS) {
      const views = [0, 1].map((pick) => {
        const desk = playing({ wonders, sides: 'free' })
        const [first] = PEOPLE.filter((_, seat) => desk.shown('ada').agreement?.awaited.includes(seat)).slice(-1)
        agrees(desk, first, pick)
        if (wonders === 'draft') return '' // One seat is asked, so its answer is revealed.
        agrees(desk, first, 1 - pick)
        agrees(desk, first, pick)
        return [...PEOPLE.filter((who) => who !== first), 'wim'].map((who) => desk.bytes(who)).join()
      })
      expect(views[0]).toBe(views[1])
    }
  })

  test('shows what was offered and answered after the reveal', () => {
    const desk = settles(playing({ wonders: 'pair' }))
    const [step] = desk.shown('wim').agreement?.past ?? []
    expect(step.questions.map((question) => question?.from.length)).toEqual([2, 2, 2])
    expect(step.answers.map((answer) => answer?.wonder)).toEqual(wondersIn(desk))
  })
})

describe('Refusals', () => {
  test('name the fault of an answer', () => {
    const desk = playing({ wonders: 'ban' })
    const tries = (step: number, answer: WonderAnswer) => desk.refuses('ada', { do: 'agree', step, answer }).code
    expect(tries(1, { wonder: 'gizah' })).toBe('step-over')
    expect(tries(0, { wonder: 'atlantis' })).toBe('not-offered')
    expect(desk.refuses('ada', { do: 'choose', round: 0, move: { action: 'sell', card: 'altar' } }).code).toBe(
      'not-now',
    )
    expect(desk.refuses('wim', { do: 'agree', step: 0, answer: { wonder: 'gizah' } }).code).toBe('not-seated')
    settles(desk)
    expect(tries(1, { wonder: 'gizah' })).toBe('not-now')
  })

  test('stop a table with too small a pool, in the room and at the start', () => {
    const desk = TestTable.laid(PEOPLE, { terms: termsFor(4) })
    const options = { ...desk.table.options, wonders: 'pair' } as const
    expect(desk.refuses('ada', { do: 'set', options }).code).toBe('small-pool')
    expect(
      desk.refuses('ada', { do: 'set', options: { ...options, wonders: 'drawn', without: ['atlantis'] } }).code,
    ).toBe('no-such-wonder')
    expect(desk.refuses('ada', { do: 'set', options: { ...options, without: ['gizah', 'gizah'] } }).code).toBe(
      'bad-options',
    )
    desk.does('ada', { do: 'set', options, terms: termsFor(4, { boxes: ['wonder-pack'] }) })
    expect(desk.refuses('ada', { do: 'set', terms: termsFor(4) }).code).toBe('small-pool')
  })

  test('do not hinder a change of the mix: wonders that it lacks are forgotten', () => {
    const desk = TestTable.laid(PEOPLE, {
      terms: termsFor(3, { boxes: ['wonder-pack'] }),
      options: { without: ['stonehenge', 'gizah'] },
    })
    desk.does('ada', { do: 'set', terms: termsFor(3) })
    expect(desk.table.options.without).toEqual(['gizah'])
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
      expect(() => TestTable.laid(['ada'], { options: { ...rated, ...more } })).toThrow('rated-wonders')
    expect(TestTable.laid(['ada'], { options: rated }).table.options.rated).toBe(true)
  })

  test('keep wonders that are left out from being chosen in the room', () => {
    const desk = TestTable.laid(PEOPLE, { options: { wonders: 'chosen', without: ['gizah'] } })
    expect(desk.refuses('ada', { do: 'wonder', wonder: 'gizah' }).code).toBe('left-out')
    desk.does('ada', { do: 'wonder', wonder: 'rhodos' })
  })
})

describe('Absent people', () => {
  const clock = { kind: 'move', time: 45_000 } as const

  test('are answered for when their time is up, and each step has its own time', () => {
    const desk = playing({ wonders: 'draft', clock, absence: 'bot' })
    desk.later(40_000)
    agrees(desk, 'cleo')
    expect(desk.shown('ada').agreement).toMatchObject({ step: 1, awaited: [1] })
    expect(nextDeadline(desk.table)).toBe(START + 85_000)
    desk.later(44_999)
    expect(desk.shown('ada').agreement?.step).toBe(1)
    desk.later(1)
    expect(desk.shown('ada').agreement).toMatchObject({ step: 2, awaited: [0] })
    expect(desk.events.flatMap((event) => (event.kind === 'agree' ? [event.by] : []))).toEqual(['person', 'clock'])
    agrees(desk, 'ada')
    expect(desk.shown('ada').game?.clock[0]).toEqual({ left: 45_000, until: desk.now + 45_000 })
    expect(desk.folded()).toEqual(desk.table)
  })

  test('with a stand-in are answered for after four seconds, and may return before', () => {
    const desk = playing({ wonders: 'wishes' })
    desk.does('ada', { do: 'away' })
    expect(desk.refuses('ada', { do: 'agree', step: 0, answer: { wishes: ['gizah'] } }).code).toBe('away')
    desk.later(3999)
    expect(desk.shown('ben').agreement?.awaited).toEqual([0, 1, 2])
    expect(nextDeadline(desk.table)).toBe(START + 4000)
    desk.does('ada', { do: 'back' })
    agrees(desk, 'ada')
    desk.does('ben', { do: 'away' })
    desk.later(4000)
    expect(desk.shown('ada').agreement?.awaited).toEqual([2])
  })

  test('who resign leave the rest to a bot; all may agree to pause', () => {
    const desk = playing({ wonders: 'ban', clock })
    desk.does('ada', { do: 'resign' })
    expect(desk.shown('ben').agreement?.awaited).toEqual([1, 2])
    for (const who of ['ben', 'cleo']) desk.does(who, { do: 'vote', about: 'pause', yes: true })
    desk.later(3_600_000)
    expect(desk.shown('ben').agreement?.awaited).toEqual([1, 2])
    desk.does('ben', { do: 'resume' })
    agrees(desk, 'ben')
    agrees(desk, 'cleo')
    expect(desk.round).toBe(1)
  })

  test('cost nobody time while the server is down', () => {
    const desk = playing({ wonders: 'ban', clock })
    desk.now += 10_000
    desk.tend({ do: 'restart', since: desk.now })
    desk.later(44_999)
    expect(desk.shown('ben').agreement?.awaited).toEqual([0, 1, 2])
    expect(desk.folded()).toEqual(desk.table)
  })
})

describe('The game after an agreement', () => {
  test('has bids as a score line, and its record verifies', () => {
    const desk = settles(playing({ wonders: 'bids' })).playOn(...PEOPLE)
    const { result = [] } = desk.shown('ada').agreement ?? {}
    const prices = result.map(({ price = 0 }) => price)
    expect([...prices].sort()).toEqual([0, 0, 4])
    const game = desk.table.play?.game ?? expect.fail('no game')
    const bids = scores(game).map(({ rows }) => rows.find(({ id }) => id === 'bid')?.points)
    expect(bids).toEqual(prices.map((price) => (price > 0 ? -price : 0)))
    const record = sure(recordOf(desk.events))
    expect(record.setup.seats.map(({ wonder, side, price }) => ({ wonder, side, ...(price && { price }) }))).toEqual(
      result,
    )
    expect(sure(verifyRecord(JSON.parse(JSON.stringify(record)), atRandom))).toMatchObject({ unchecked: 0 })
    const reveal = desk.events.findIndex(({ kind }) => kind === 'reveal')
    const forged = desk.events.map((event, i) => {
      const wonders = [...result].reverse()
      return i === reveal ? { ...event, wonders } : event
    })
    expect(verify(forged)).toMatchObject({ error: { code: 'log-differs' } })
  })

  test('has only final answers in its public log', () => {
    const desk = playing({ wonders: 'wishes' })
    agrees(desk, 'ada', 0)
    agrees(desk, 'ada', 3)
    settles(desk)
    desk.does('ada', { do: 'abort' })
    const { table } = sure(recordOf(desk.events))
    expect(table.filter(({ kind }) => kind === 'agree')).toHaveLength(3)
  })

  test('is followed by a rematch with an agreement of its own', () => {
    const desk = settles(playing({ wonders: 'draft' }))
    desk.does('ada', { do: 'abort' })
    const again = desk.rematch('ada', 'next1')
    expect(again.table.terms.seats).toEqual([{}, {}, {}])
    expect(again.table.options.wonders).toBe('draft')
  })
})
