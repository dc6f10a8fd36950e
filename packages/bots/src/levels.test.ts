import { BOXES } from '@heptapolis/boxes'
import { compile, type Edition, moves, newGame, type Ruleset, random, scores, sight } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import type { Bot } from './bot.ts'
import { BOT_NAMES, botNamed } from './index.ts'
import { easy, inTime, LEVELS, master, medium } from './levels.ts'
import { LEVEL_NAMES } from './names.ts'
import { playOut } from './play-out.ts'
import { playoutsAt, searcher } from './search/searcher.ts'
import { greedy } from './simple/greedy.ts'
import { random as anyMove } from './simple/random.ts'

function rulesOf(edition: Edition, boxes: string[], players = 4): Ruleset {
  const rules = compile({ edition, boxes, seats: Array.from({ length: players }, () => ({})), seed: '' }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

/** Mean points of the first bot, alone against the others, and of the others. */
function meet(rules: Ruleset, one: Bot, others: Bot, games: number): { mine: number; theirs: number } {
  let [mine, theirs] = [0, 0]
  for (let i = 0; i < games; i++) {
    const bots = Array.from({ length: rules.players }, (_, seat) => (seat === i % rules.players ? one : others))
    for (const { seat, total } of scores(playOut(newGame(rules, `meet ${i}`), bots, random(`${i}`)))) {
      if (seat === i % rules.players) mine += total
      else theirs += total / (rules.players - 1)
    }
  }
  return { mine: mine / games, theirs: theirs / games }
}

describe('the levels', () => {
  test('have the names that players choose', () => {
    expect(BOT_NAMES).toEqual(['random', 'easy', 'medium', 'hard', 'expert', 'master', 'greedy', 'expert-1'])
    expect(BOT_NAMES).toEqual(expect.arrayContaining([...LEVEL_NAMES]))
    expect(botNamed('unknown')).toBeUndefined()
  })

  test('get stronger one by one', () => {
    const rules = rulesOf('1e', [])
    const brief = searcher('brief', '', { playouts: 24, breadth: 4 })
    for (const [weak, strong] of [
      [anyMove, easy],
      [easy, medium],
    ]) {
      const { mine, theirs } = meet(rules, strong, weak, 24)
      expect(mine, strong.name).toBeGreaterThan(theirs + 3)
    }
    const { mine, theirs } = meet(rules, brief, medium, 12)
    expect(mine).toBeGreaterThan(theirs)
  })

  test('hard runs more playouts at larger tables and fewer with boxes; expert as many at any table', () => {
    const games = (level: 'hard' | 'expert', boxes: string[], players: number) =>
      playoutsAt(LEVELS[level], rulesOf('2e', boxes, players))
    const all = BOXES.slice(1).map(({ id }) => id)
    const bySize = [3, 4, 5, 6, 7].map((players) => games('hard', [], players))
    expect(bySize).toEqual([...new Set(bySize)].sort((a, b) => a - b))
    expect(games('hard', ['armada'], 7)).toBeLessThan(games('hard', [], 7))
    expect(games('hard', all, 7)).toBeLessThan(games('hard', ['armada'], 7))
    expect(games('expert', [], 7)).toBe(games('expert', [], 3))
  })

  test.each([easy, medium])('$name errs less with boxes, where errors cost more', ({ name }) => {
    const { base, boxes } = LEVELS[name as 'easy' | 'medium']
    expect(boxes.doubt).toBeLessThan(base.doubt)
    expect(boxes.conflict).toBeGreaterThan(base.conflict)
    expect(boxes.goods).toBeGreaterThan(base.goods)
  })

  test('four greedy seats with Leaders and Cities have 62 points on average', () => {
    for (const edition of ['1e', '2e'] as const) {
      const rules = rulesOf(edition, ['leaders', 'cities'])
      let sum = 0
      for (let i = 0; i < 6; i++) {
        const sheets = scores(playOut(newGame(rules, `mean ${i}`), [greedy], random('')))
        sum += sheets.reduce((points, { total }) => points + total, 0) / (6 * sheets.length)
      }
      expect(sum, edition).toBeGreaterThanOrEqual(62)
    }
  })
})

describe('the search', () => {
  const g = newGame(rulesOf('2e', []), 'still')

  test('gives the same move for the same seed and number of games', () => {
    const bot = searcher('test', '', { playouts: 30, breadth: 5 })
    expect(bot.choose(sight(g, 0), 0, random('a'))).toEqual(bot.choose(sight(g, 0), 0, random('a')))
  })

  test('stops at its time limit with a legal move', () => {
    const bot = searcher('test', '', { playouts: 1_000_000_000, breadth: 5, milliseconds: 5 })
    expect(moves(g, 0)).toContainEqual(bot.choose(sight(g, 0), 0, random('a')))
  })

  test('stopped by the clock, reports its number of worlds and repeats its choice with as many', () => {
    const stopped = inTime('master', 30)?.think?.(sight(g, 0), 0, random('a'), Number.POSITIVE_INFINITY)
    if (!stopped) throw new Error('Nothing was thought.')
    expect(stopped.worlds).toBeGreaterThan(0)
    expect(master.think?.(sight(g, 0), 0, random('a'), stopped.worlds)).toEqual(stopped)
  })

  test('answers at once if there is only one move', () => {
    const bot = searcher('test', '', { playouts: 0, breadth: 5 })
    expect(moves(g, 0)).toContainEqual(bot.choose(sight(g, 0), 0, random('a')))
  })
})
