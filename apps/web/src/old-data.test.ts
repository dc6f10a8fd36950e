/** Data that a browser stored or shared with an earlier release still opens. */
import { BOXES } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine/kernel'
import { parseRecord, replay } from '@heptapolis/engine/records'
import { isOver, scores } from '@heptapolis/engine/search'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import old from '../../../tests/old-data/7f4d4742/browser.json' with { type: 'json' }
import { openTable } from './game-model/local-table.ts'
import { courseOf } from './game-model/records/course.ts'
import type { StoredGame } from './game-model/saved/store.ts'
import { thinker } from './game-model/testing.ts'
import { recallAccount, recallName, recallTable } from './online/server/storage.ts'
import { scorePosition } from './scorepad/model/scoring.ts'
import { fromCode, padToday, toPad } from './scorepad/model/share.ts'
import { planFromQuery } from './setup/plan.ts'
import { recallPlan } from './setup/storage.ts'

const { facts, links } = old
const games = old.indexedDB['heptapolis/games'] as unknown as StoredGame[]
const pads = old.indexedDB['heptapolis-scores/pads']

describe('Games', () => {
  test.each(facts.games)(
    '$id is opened with $moves moves, and points $totals',
    ({ id, moves, isOver: over, totals }) => {
      const kept = games.find((game) => game.id === id) ?? expect.fail(`${id} is gone`)
      const table = sure(openTable(kept, thinker, async () => undefined))
      table.leave()
      expect(sure(courseOf(kept.record)).moments).toHaveLength(moves)
      const end = sure(replay(kept.record, BOXES))
      expect([isOver(end), scores(end).map(({ total }) => total)]).toEqual([over, totals])
    },
  )

  test('reads and replays a record from a file', () => {
    const record = sure(parseRecord(old.record))
    expect(record.moves).toHaveLength(facts.record.moves)
    expect(scores(sure(replay(record, BOXES))).map(({ total }) => total)).toEqual(facts.record.totals)
  })

  test('finds the stored game of a replay URL', () => {
    expect(links.replay).toBe(`/replay/${games.find(({ id }) => links.replay.endsWith(id))?.id}`)
  })
})

describe('Score-pads', () => {
  test.each(facts.pads)('$id scores $totals', ({ id, totals, names }) => {
    const pad = pads.find((one) => one.id === id) ?? expect.fail(`${id} is gone`)
    const position = padToday(toPad(pad.position) ?? expect.fail('no pad'))
    const { sheets } = scorePosition(position)
    expect(sheets.map(({ total }) => total)).toEqual(totals)
    expect(sheets.map(({ name }) => name)).toEqual(names)
  })

  test('reads the same pad from a link and from a file', async () => {
    const linked = await fromCode(links.pad.replace('/score#p=', ''))
    const filed = toPad(JSON.parse(old.padFile))
    expect(linked).toEqual(filed)
    const { sheets } = scorePosition(filed ?? expect.fail('no pad'))
    expect(sheets.map(({ total }) => total)).toEqual(facts.pads.find(({ names }) => names?.length === 3)?.totals)
  })
})

describe('Stored preferences', () => {
  beforeEach(() => {
    const shelf: Record<string, string> = { ...old.localStorage }
    vi.stubGlobal('localStorage', { getItem: (key: string) => shelf[key] ?? null })
  })
  afterEach(() => {
    vi.unstubAllGlobals()
  })

  test('reads the last set-up, and the one of a link', () => {
    const { seed, ...plan } = facts.plan
    expect(recallPlan('')).toMatchObject(plan)
    expect(planFromQuery(links.setup.replace(/^[^?]*/, ''))).toMatchObject({ seed, ...plan })
  })

  test('reads the own name, and an online table with its invitation', () => {
    expect([recallName(), recallAccount()]).toEqual(['Ada', 'Ada'])
    const [, table, key] = /^\/t\/(\w+)#i=(.+)$/.exec(links.invite) ?? []
    expect(recallTable(table)).toMatchObject({ people: [0], key, names: ['Ada', 'Cleo', ''] })
  })
})
