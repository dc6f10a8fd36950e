/** Bots in the browser are the bots of everywhere else. */
import { type Bot, botNamed, type Player, sitDown } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { hash, replay } from '@heptapolis/engine/records'
import { controller, type Game, isFresh, isOver, random, type Seen, showMove, sight } from '@heptapolis/engine/search'
import { type GameRecord, PUBLIC } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { openTable } from './local.ts'
import type { Table } from './table.ts'
import { begun, bot, choose, first, until, you } from './testing.ts'
import { type Answer, type Thinker, toThink } from './thinker.ts'
import { doJob } from './thinking.ts'

/** The worker's part here, told what goes to it and nothing else, and never stopped by a clock. */
const unhurried: Thinker = {
  async think(asked, level) {
    const answers: Answer[] = []
    doJob({ number: 1, job: structuredClone(toThink(asked, level, Number.POSITIVE_INFINITY)) }, (said) =>
      answers.push(said),
    )
    const [{ move }] = answers
    return move && { move }
  },
  stop: () => {},
}

/** Somebody here plays against bots of a level for so many turns. */
async function played(level: string, boxes: readonly string[], turns: number): Promise<GameRecord> {
  const record = begun({ boxes: [...boxes] })
  let last = record
  const sitters = [you, { ...bot, level }, { ...bot, level }]
  const opened = openTable({ id: 'test', record, sitters }, unhurried, async (saved) => {
    last = saved.record
    return undefined
  })
  if (!opened.ok) throw new Error(opened.error.message)
  const table: Table = opened.value
  for (let turn = 0; turn < turns; turn++) {
    await until(table, () => table.waiting().includes(0) || isOver(table.sight(PUBLIC)))
    if (!isOver(table.sight(PUBLIC))) await choose(table, 0, first)
  }
  table.leave()
  return last
}

/** What the bot would have chosen for the others, sat down once and asked with the dice of the browser as each question opens. */
function chosenElsewhere(record: GameRecord, sit: () => Player): string[] {
  const players = record.setup.seats.map(sit)
  const chosen: string[] = []
  let sights: Seen[] = []
  const before = (g: Game, index: number): void => {
    if (isFresh(g)) sights = players.map((_, seat) => sight(g, seat))
    const [city] = record.moves[index]
    const seat = controller(g, city)
    if (seat === 0) return
    const seen = sights[seat]
    const move = players[seat].choose(seen, city, random(`${hash(seen)} ${city}`))
    chosen.push(JSON.stringify(showMove(g, move)))
  }
  const again = replay(record, BOXES, { before })
  if (!again.ok) throw new Error(again.error.message)
  return chosen
}

const inBrowser = ({ moves }: GameRecord): string[] =>
  moves.filter(([city]) => city !== 0).map(([, move]) => JSON.stringify(move))

const named = (level: string): Bot => botNamed(level) ?? expect.fail(`There is no ${level}.`)

describe('A bot in the browser chooses what one that sat at the table from the beginning chooses', () => {
  test.each([
    ['hard', [], 18],
    ['hard', ['leaders', 'cities'], 12],
    ['expert', [], 2],
  ] as const)('%s, with boxes %j', async (level, boxes, turns) => {
    const record = await played(level, boxes, turns)
    expect(chosenElsewhere(record, () => sitDown(named(level)))).toEqual(inBrowser(record))
  })

  test('which is not what it would choose without memory', async () => {
    const record = await played('hard', [], 18)
    expect(chosenElsewhere(record, () => named('hard'))).not.toEqual(inBrowser(record))
  })
})
