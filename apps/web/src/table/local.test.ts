import { BOTS } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import {
  compile,
  Game,
  type GameRecord,
  hash,
  isOver,
  moves,
  question,
  Recording,
  random,
  replay,
  type Setup,
  toAct,
} from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { type LocalTable, openTable, playThrough, type Saved } from './local.ts'
import type { Sitter } from './table.ts'
import type { Thinker } from './thinker.ts'

const setup: Setup = { edition: '2e', boxes: [], seats: [{}, {}, {}], seed: 'local' }
const you: Sitter = { kind: 'you', name: 'You' }
const person: Sitter = { kind: 'person', name: 'Maya' }
const bot: Sitter = { kind: 'bot', name: 'Zeno', level: 'random' }

/** A bot in the page instead of in a worker. */
const thinker: Thinker = {
  think: async (seen, seat, _level, seed) => BOTS[0].choose(seen, seat, random(seed)),
  stop: () => {},
}
function begun(wish: Setup): GameRecord {
  const rules = compile(wish, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return Recording.begin(rules.value, wish.seed).record
}
const silent: Thinker = { think: async () => undefined, stop: () => {} }

function sit(sitters: Sitter[], wish: Partial<Setup> = {}, brain = thinker): { table: LocalTable; kept: Saved[] } {
  const kept: Saved[] = []
  const saved = { id: 'test', record: begun({ ...setup, ...wish }), sitters }
  const opened = openTable(saved, brain, async (now) => {
    kept.push(now)
    return undefined
  })
  if (!opened.ok) throw new Error(opened.error.message)
  return { table: opened.value, kept }
}

const noKeeping = async (): Promise<undefined> => undefined

/** A game in which several are asked about a loss. */
function withLosses(seed = 0): Recording {
  const rules = compile({ ...setup, boxes: ['cities'], seats: [{}, {}, {}, {}] }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const recording = Recording.begin(rules.value, `losses ${seed}`)
  const { game: g } = recording
  for (let [seat, ...others] = toAct(g); seat !== undefined; [seat, ...others] = toAct(g)) {
    if (question(g, seat)?.id === 'loss' && others.length > 0) return recording
    recording.apply(seat, moves(g, seat)[0])
  }
  return withLosses(seed + 1)
}

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 0))

async function playOut(table: LocalTable, people: readonly number[]): Promise<void> {
  while (!isOver(table.sight(-1))) {
    await settle()
    const city = table.waiting().find((waiting) => people.includes(waiting) || waiting >= table.sitters.length)
    const asked = city === undefined ? undefined : table.asked(city)
    if (city !== undefined && asked) expect(table.answer(city, asked.moves[0]).ok).toBe(true)
  }
}

describe('a table in this browser', () => {
  test.each([
    ['three players', { seats: [{}, {}, {}] }, [you, bot, bot]],
    ['two players and the free city', { seats: [{}, {}] }, [you, bot]],
    ['leaders and cities', { seats: [{}, {}, {}, {}], boxes: ['leaders', 'cities'] }, [you, bot, bot, bot]],
  ])('plays a game of %s to its end, and what it keeps replays to the same game', async (_name, wish, sitters) => {
    const { table, kept } = sit(sitters, wish)
    await playOut(table, [0])
    const again = replay(kept[kept.length - 1].record, BOXES)
    expect(again.ok && hash(again.value)).toBe(
      hash(new Game(table.rules, table.moments[table.moments.length - 1].after)),
    )
  })

  test('shows a seat nothing it may not see', () => {
    const { table } = sit([you, person, bot])
    expect(table.sight(0).cells).not.toEqual(table.sight(1).cells)
    expect(table.sight(0).cells).not.toEqual(table.opening.after)
  })

  test('lets whoever has chosen choose anew, while the choice of others stands', async () => {
    const { table, kept } = sit([you, person, bot])
    await settle()
    const [first, second] = table.asked(0)?.moves ?? []
    table.answer(0, first)
    expect(table.chosen(0)).toEqual(first)
    expect(table.canTakeBack(1)).toBe(false)
    table.takeBack(0)
    expect(table.chosen(0)).toBeUndefined()
    expect(table.waiting()).toEqual([0, 1])
    table.answer(0, second)
    expect(kept[kept.length - 1].record.moves.filter(([seat]) => seat === 0)).toEqual([[0, second]])
  })

  test('lets whoever has met a loss meet it anew, while others have not', () => {
    const { game: g, record } = withLosses()
    const [city, ...others] = toAct(g)
    const opened = openTable({ id: 'test', record, sitters: g.rules.setup.seats.map(() => person) }, silent, noKeeping)
    if (!opened.ok) throw new Error(opened.error.message)
    const table = opened.value
    const [first] = table.asked(city)?.moves ?? []
    table.answer(city, first)
    expect([table.waiting(), table.chosen(city)]).toEqual([others, first])
    expect(others.map((other) => table.canTakeBack(other))).toEqual(others.map(() => false))
    table.takeBack(city)
    expect([table.waiting(), table.chosen(city)]).toEqual([[city, ...others], undefined])
  })

  test('takes nothing back once the turn is resolved', async () => {
    const { table } = sit([you, bot, bot])
    await settle()
    table.answer(0, table.asked(0)?.moves[0] ?? { action: '' })
    expect(table.canTakeBack(0)).toBe(false)
  })

  test('refuses what is not legal and goes on', async () => {
    const { table } = sit([you, bot, bot])
    expect(table.answer(0, { action: 'build', card: 'unheard-of' }).ok).toBe(false)
    expect(table.waiting()).toContain(0)
  })

  test('plays for a bot that gives no answer', async () => {
    const { table } = sit([you, bot, bot], {}, silent)
    await settle()
    expect(table.waiting()).toEqual([0])
  })

  test('sits down again where it was left', async () => {
    const { table, kept } = sit([you, bot, bot])
    await settle()
    table.answer(0, table.asked(0)?.moves[0] ?? { action: '' })
    await settle()
    const back = openTable(kept[kept.length - 1], thinker, async () => undefined)
    expect(back.ok && back.value.sight(0).cells).toEqual(table.sight(0).cells)
  })

  test('says what is wrong with a record that cannot be played', () => {
    const wrong = playThrough({ version: 1, setup, moves: [[0, { action: 'build', card: 'palace' }]] })
    expect(wrong.ok ? '' : wrong.error.message).toContain('Move 1')
    const none = playThrough(JSON.parse('{"version":2}'))
    expect(none.ok).toBe(false)
  })
})
