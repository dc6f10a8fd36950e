/** Compares the documented schema of a view with views of real games. */
import { moves, showMove, type Terms } from '@heptapolis/engine'
import { random, sure } from '@heptapolis/engine/kernel'
import { AMONG_FRIENDS, decide, openTable, owed, questionTo, shown, type TableState, tend } from '@heptapolis/table'
import { Compile } from 'typebox/compile'
import { describe, expect, test } from 'vitest'
import { View } from './view.ts'

const nonce = '0'.repeat(32)
const checked = Compile(View)
const WHO = ['ada', 'ben', 'a watcher', 'a stranger']

/** Paths where a view differs from the documented schema. */
function faultsOf(table: TableState): string[] {
  return WHO.flatMap((who) => {
    const sent: unknown = JSON.parse(JSON.stringify(shown(table, who)))
    if (checked.Check(sent)) return []
    return [...checked.Errors(sent)].map(({ instancePath, message }) => `${who} ${instancePath} ${message}`)
  })
}

/** Ada resigns and Ben's time runs out repeatedly, so that bots play to the end. */
function* tablesOf(terms: Terms): Generator<TableState> {
  const options = { ...AMONG_FRIENDS, clock: { kind: 'days', time: 86_400_000, bank: 0 }, absence: 'bot' } as const
  const opening = { id: 'k7Qx2', secret: '5e'.repeat(32), terms, options, who: 'ada', name: 'Ada', nonce, now: 0 }
  let now = 0
  let { table } = sure(openTable(opening))
  const does = (who: string, command: Parameters<typeof decide>[2]): TableState => {
    table = sure(decide(table, who, command, { now })).table
    return table
  }
  yield table
  yield does('ben', { do: 'sit', name: 'Ben', nonce })
  yield does('a watcher', { do: 'watch', name: 'Wim' })
  yield does('ada', { do: 'begin', fill: 'easy' })
  yield does('ben', { do: 'say', channel: 'all', text: 'hello' })
  yield does('ben', { do: 'vote', about: 'pause', yes: true })
  yield does('ada', { do: 'resign' })
  while (table.phase === 'play') {
    if (table.paused) yield does('ben', { do: 'resume' })
    now += 86_400_000
    for (const { round, city, level } of owed(table, now)) {
      const question = questionTo(table, city)
      if (!question || table.play?.round !== round) continue
      const legal = moves(question.seen, city)
      const move = showMove(question.seen, legal[random(question.dice).below(legal.length)])
      table = sure(tend(table, { do: 'answer', round, city, level, move }, now)).table
      yield table
    }
  }
}

describe('the schema of a view', () => {
  test.each([
    [2, []],
    [3, []],
    [4, ['leaders', 'edifice']],
    [4, ['cities', 'armada']],
    [5, ['babel-tower', 'babel-projects', 'wonder-pack', 'promos']],
  ])('describes every view of a game of %i with %j', (players, boxes) => {
    const terms: Terms = { edition: '2e', boxes, seats: Array.from({ length: players }, () => ({})) }
    let views = 0
    let last: TableState | undefined
    for (const table of tablesOf(terms)) {
      expect(faultsOf(table)).toEqual([])
      views += WHO.length
      last = table
    }
    expect(last?.end?.results).toHaveLength(players)
    expect(views).toBeGreaterThan(200)
  })

  test.each(['pair', 'draft', 'ban', 'redraw', 'wishes', 'bids'] as const)(
    'describes every step of an agreement by %s',
    (wonders) => {
      const clock = { kind: 'days', time: 86_400_000, bank: 0 } as const
      const options = { ...AMONG_FRIENDS, clock, absence: 'bot', wonders, sides: 'free' } as const
      const terms: Terms = { edition: '2e', boxes: [], seats: [{}, {}, {}] }
      const opening = { id: 'k7Qx2', secret: '5e'.repeat(32), terms, options, who: 'ada', name: 'Ada', nonce, now: 0 }
      let { table } = sure(openTable(opening))
      table = sure(decide(table, 'ada', { do: 'begin', fill: 'easy' }, { now: 0 })).table
      for (let day = 1; !shown(table, 'ada').game; day++) {
        expect(shown(table, 'ada').agreement).toBeDefined()
        expect(faultsOf(table)).toEqual([])
        table = sure(tend(table, { do: 'tick' }, day * clock.time)).table
      }
      expect(shown(table, 'ada').agreement?.result).toHaveLength(3)
      expect(faultsOf(table)).toEqual([])
    },
  )

  test('finds an undescribed field', () => {
    const [table] = tablesOf({ edition: '2e', boxes: [], seats: [{}, {}, {}] })
    const sent = { ...shown(table, 'ada'), undescribed: 1 }
    expect(checked.Check(JSON.parse(JSON.stringify(sent)))).toBe(false)
  })
})
