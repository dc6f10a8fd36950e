import { type Bot, botNamed, type Player, rethink, sitDown } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { hash, readMove, replay } from '@heptapolis/engine/records'
import {
  controller,
  type Game,
  isFresh,
  isOver,
  random,
  type Seen,
  showMove,
  sight,
  sure,
} from '@heptapolis/engine/search'
import { type GameRecord, PUBLIC } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { openTable } from '../local-table.ts'
import type { GameTable } from '../table.ts'
import { bot, choose, first, newRecord, until, you } from '../testing.ts'
import { type Thinker, toThink, type WorkerAnswer } from './thinker.ts'
import { doJob } from './thinking.ts'

/** The worker code without a worker and without a time limit. */
const unhurried: Thinker = {
  async think(asked, level) {
    const answers: WorkerAnswer[] = []
    doJob({ number: 1, job: structuredClone(toThink(asked, level, Number.POSITIVE_INFINITY)) }, (said) =>
      answers.push(said),
    )
    const [{ move, how }] = answers
    return move && { move, how }
  },
  stop: () => {},
}

/** Plays a number of turns against bots of a level. */
async function played(level: string, turns: number, record: GameRecord): Promise<GameRecord> {
  let last = record
  const sitters = [you, { ...bot, level }, { ...bot, level }]
  const opened = openTable({ id: 'test', record, sitters }, unhurried, async (saved) => {
    last = saved.record
    return undefined
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const table: GameTable = opened.value
  for (let turn = 0; turn < turns; turn++) {
    await choose(table, 0, first)
    await until(table, () => table.waiting().includes(0) || isOver(table.sight(PUBLIC)))
  }
  table.leave()
  return last
}

/** The choices of bots that sat at the table from the start, with the random numbers of the browser. */
function chosenElsewhere(record: GameRecord, sit: () => Player, from = 0): string[] {
  const players = record.setup.seats.map(sit)
  const chosen: string[] = []
  let sights: Seen[] = []
  const before = (g: Game, index: number): void => {
    if (isFresh(g)) sights = players.map((_, seat) => sight(g, seat))
    const [city, json] = record.moves[index]
    const seat = controller(g, city)
    const seen = sights[seat]
    if (seat === 0) return
    if (index < from) players[seat].recall?.(seen, city, sure(readMove(g, city, json)))
    else chosen.push(JSON.stringify(showMove(g, players[seat].choose(seen, city, random(`${hash(seen)} ${city}`)))))
  }
  sure(replay(record, BOXES, { before }))
  return chosen
}

const inBrowser = ({ moves }: GameRecord, from = 0): string[] =>
  moves
    .slice(from)
    .filter(([city]) => city !== 0)
    .map(([, move]) => JSON.stringify(move))

const named = (level: string): Bot => botNamed(level) ?? expect.fail(`There is no ${level}.`)

describe('A bot in the browser chooses like one that sat at the table from the start', () => {
  test.each([
    ['hard', [], 18],
    ['hard', ['leaders', 'cities'], 8],
  ] as const)('%s, with boxes %j', async (level, boxes, turns) => {
    const record = await played(level, turns, newRecord({ boxes: [...boxes] }))
    expect(chosenElsewhere(record, () => sitDown(named(level)))).toEqual(inBrowser(record))
  })

  test('and differently from a bot without memory', async () => {
    const record = await played('hard', 18, newRecord())
    expect(chosenElsewhere(record, () => named('hard'))).not.toEqual(inBrowser(record))
  })

  test('also at level expert, joining a running game', async () => {
    const late = await played('hard', 15, newRecord())
    const from = late.moves.length
    const record = await played('expert', 3, late)
    expect(inBrowser(record, from)).toHaveLength(4)
    expect(chosenElsewhere(record, () => sitDown(named('expert')), from)).toEqual(inBrowser(record, from))
  })
})

describe('Thoughts of bots in the browser can be verified from the record', () => {
  const foundIn = (record: GameRecord) =>
    sure(rethink(record)).cities.map(({ same, other, moves }) => ({ same, other, all: moves }))

  test('for bots with and without search', async () => {
    for (const level of ['easy', 'hard']) {
      const [, ...bots] = foundIn(await played(level, 18, newRecord()))
      for (const { same, other, all } of bots) expect({ same, other }).toEqual({ same: all, other: [] })
    }
  })

  test('for bots asked after others have answered, as in a resumed game', async () => {
    const { moves } = await played('hard', 1, newRecord())
    const person = moves.find(([city]) => city === 0) ?? expect.fail('Nobody has answered.')
    const [, ...bots] = foundIn(await played('hard', 2, { ...newRecord(), moves: [person] }))
    for (const { same, other, all } of bots) expect({ same, other }).toEqual({ same: all, other: [] })
  })
})
