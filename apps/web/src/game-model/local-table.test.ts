import { BOXES } from '@heptapolis/boxes'
import { compile, moves, sure, toAct } from '@heptapolis/engine'
import { cutRecord, hash, Recording, replay } from '@heptapolis/engine/records'
import { type GameRecord, PUBLIC, question } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { say } from '../i18n/index.ts'
import type { Thinker } from './bots/thinker.ts'
import { dealtContract, type TableFixture, tableContract } from './contract.ts'
import { type LocalTable, openTable } from './local-table.ts'
import { gameAt, playThrough, standingOf } from './records/course.ts'
import type { SavedGame, StoreGame } from './saved/saved-game.ts'
import { bot, bytesFor, newRecord, playToTheEnd, thinker, until, you } from './testing.ts'

const silently: StoreGame = async () => undefined

function sit(record: GameRecord, keep = silently, marks: Pick<SavedGame, 'aside'> = {}): LocalTable {
  const opened = openTable({ id: 'test', record, sitters: [you, bot, bot], ...marks }, thinker, keep)
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

/** A game in which several seats are asked about a loss. */
function withLosses(seed = 0): Recording {
  const rules = compile({ ...newRecord().setup, boxes: ['cities'], seats: [{}, {}, {}, {}] }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const recording = Recording.begin(rules.value, `losses ${seed}`)
  const { game: g } = recording
  for (let [seat, ...others] = toAct(g); seat !== undefined; [seat, ...others] = toAct(g)) {
    if (question(g, seat)?.id === 'loss' && others.length > 0) return recording
    recording.apply(seat, moves(g, seat)[0])
  }
  return withLosses(seed + 1)
}

const open = async (opening: TableFixture): Promise<LocalTable> => {
  const opened = openTable({ id: 'test', ...opening }, opening.thinker, silently)
  if (!opened.ok) throw new Error(opened.error.message)
  return opened.value
}

tableContract('a table in this browser', (sitters, wish = {}) =>
  open({ record: newRecord({ seats: sitters.map(() => ({})), ...wish }), sitters, thinker }),
)
dealtContract('a table in this browser', open)

describe('a local table', () => {
  test('stores every move and the progress of the game', async () => {
    const kept: [SavedGame, ReturnType<typeof standingOf>][] = []
    const table = sit(newRecord(), async (...now) => {
      kept.push(now)
      return undefined
    })
    await playToTheEnd(table)
    const [saved, standing] = kept[kept.length - 1]
    const again = replay(saved.record, BOXES)
    if (!again.ok) throw new Error(again.error.message)
    expect(standing).toEqual(standingOf(again.value))
    expect(saved.record).toEqual(await table.record())
    expect(kept.map(([one]) => one.record.moves.length)).toEqual(kept.map((_, i) => i + 1))
  })

  test('tells a bot whether everybody waits for it', async () => {
    const awaited: boolean[] = []
    const answered: (() => void)[] = []
    const slow: Thinker = {
      ...thinker,
      think: async (asked, level, isAwaited) => {
        awaited.push(isAwaited())
        await new Promise<void>((resolve) => {
          answered.push(() => {
            awaited.push(isAwaited())
            resolve()
          })
        })
        return thinker.think(asked, level, isAwaited)
      },
    }
    const opened = openTable({ id: 'test', record: newRecord(), sitters: [you, bot, bot] }, slow, silently)
    if (!opened.ok) throw new Error(opened.error.message)
    const asked = opened.value.asked(0)
    if (!asked) throw new Error('Nothing is asked.')
    await opened.value.answer(0, asked.moves[0], asked.round)
    for (const answer of answered) answer()
    expect(awaited).toEqual([false, false, true, true])
    opened.value.leave()
  })

  test('records the thoughts of bots, and drops those of moves taken back', async () => {
    const deep: Thinker = {
      ...thinker,
      async think(...asked) {
        const thought = await thinker.think(...asked)
        return thought && { ...thought, how: { level: 'random', worlds: 40, weights: 'of today' } }
      },
    }
    let last = newRecord()
    const keep: StoreGame = async ({ record }) => {
      last = record
      return undefined
    }
    const opened = openTable({ id: 'test', record: newRecord(), sitters: [you, bot, bot] }, deep, keep)
    if (!opened.ok) throw new Error(opened.error.message)
    const table = opened.value
    const asked = table.asked(0)
    if (!asked) throw new Error('Nothing is asked.')
    await table.answer(0, asked.moves[0], asked.round)
    await until(table, () => (table.asked(0)?.round ?? 0) > asked.round)
    const ofTheFirstTurn = (last.thoughts ?? []).filter(([before]) => before < 3)
    expect(ofTheFirstTurn.map(([before]) => last.moves[before][0]).sort()).toEqual([1, 2])
    for (const [, thought] of ofTheFirstTurn)
      expect(thought).toEqual({ level: 'random', worlds: 40, weights: 'of today' })
    const cut: GameRecord = { ...last, moves: [...last.moves] }
    cutRecord(cut, 0)
    expect(cut.thoughts).toEqual([])
    expect(replay({ ...last, thoughts: [[0, { level: 'random', worlds: 0.5 }]] }, BOXES)).toMatchObject({ ok: false })
    table.leave()
  })

  test('reports that nothing can be stored', async () => {
    const table = sit(newRecord(), async () => 'nothing is kept')
    await until(table, () => table.trouble === 'nothing is kept')
  })

  test('resumes where it was left, also within a question', async () => {
    let saved: SavedGame | undefined
    const table = sit(newRecord(), async (now) => {
      saved = now
      return undefined
    })
    const round = table.steps(PUBLIC).length
    await table.answer(0, table.asked(0)?.moves[0] ?? { action: '' }, round)
    await until(table, () => table.steps(PUBLIC).length > round && table.waiting().length === 1)
    const back = sit(saved?.record ?? newRecord())
    for (const viewer of [PUBLIC, 0]) expect(bytesFor(back, viewer)).toBe(bytesFor(table, viewer))
  })

  test('lets a single player take back played turns, and counts them', async () => {
    const kept: SavedGame[] = []
    const table = sit(newRecord(), async (now) => {
      kept.push(now)
      return undefined
    })
    expect(table.canGoBack(0)).toBe(false)
    const round = table.steps(PUBLIC).length
    const before = table.asked(0)
    await table.answer(0, before?.moves[0] ?? { action: '' }, round)
    await until(table, () => table.steps(PUBLIC).length > round)
    expect((await table.goBack(0)).ok).toBe(true)
    expect(table.steps(PUBLIC).length).toBe(round)
    expect(table.asked(0)).toEqual(before)
    expect(table.canGoBack(0)).toBe(false)
    expect(kept.at(-1)?.takenBack).toBe(1)
  })

  test('marks games whose result does not count', async () => {
    const kept: SavedGame[] = []
    const keep = async (now: SavedGame) => {
      kept.push(now)
      return undefined
    }
    const table = sit(newRecord(), keep, { aside: true })
    await table.answer(0, table.asked(0)?.moves[0] ?? { action: '' }, table.steps(PUBLIC).length)
    expect(kept.at(-1)?.aside).toBe(true)
  })

  test('does not go back before the first turn that is shown', async () => {
    const kept: SavedGame[] = []
    const table = sit(newRecord(), async (now) => {
      kept.push(now)
      return undefined
    })
    const round = table.steps(PUBLIC).length
    await table.answer(0, table.asked(0)?.moves[0] ?? { action: '' }, round)
    await until(table, () => table.steps(PUBLIC).length > round)
    const [saved] = kept.slice(-1)
    const fixed = sure(openTable({ ...saved, fixed: saved.record.moves.length }, thinker, silently))
    expect([table, fixed].map((one) => one.canGoBack(0))).toEqual([true, false])
  })

  test('lets a player answer a loss again while others have not answered', async () => {
    const { game, record } = withLosses()
    const [city, ...others] = toAct(game)
    const sitters = record.setup.seats.map(() => you)
    const opened = openTable({ id: 'test', record, sitters }, thinker, silently)
    if (!opened.ok) throw new Error(opened.error.message)
    const table = opened.value
    const asked = table.asked(city)
    if (!asked) throw new Error('Nobody is asked about a loss')
    await table.answer(city, asked.moves[0], asked.round)
    expect([table.waiting(), table.chosen(city)]).toEqual([others, asked.moves[0]])
    expect(others.map((other) => table.canTakeBack(other))).toEqual(others.map(() => false))
    await table.takeBack(city, asked.round)
    expect([table.waiting(), table.chosen(city)]).toEqual([[city, ...others], undefined])
  })

  test('says what is wrong with an invalid record', () => {
    const { setup } = newRecord()
    const wrong: GameRecord = { version: 1, setup, moves: [[0, { action: 'build', card: 'palace' }]] }
    const opened = openTable({ id: 'test', record: wrong, sitters: [you, bot, bot] }, thinker, silently)
    expect(opened.ok ? '' : say().problem(opened.error)).toBe(
      'Move 1 of the record can no longer be played: Palace cannot be chosen now.',
    )
    expect(playThrough(JSON.parse('{"version":2}')).ok).toBe(false)
  })
})

test('replays a record to the same game after every move', async () => {
  const table = sit(newRecord())
  await playToTheEnd(table)
  const record = await table.record()
  const course = record && playThrough(record)
  if (!course?.ok) throw new Error('The record cannot be played through')
  const { moments } = course.value
  expect(moments.map(({ seat }) => seat)).toEqual(record?.moves.map(([seat]) => seat))
  for (const after of [0, 1, moments.length]) {
    const g = record && replay(record, BOXES, { upTo: after })
    expect(g?.ok && hash(g.value)).toBe(hash(gameAt(course.value, after)))
  }
})
