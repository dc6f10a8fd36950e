/** Advice of the coach after the learner has left the recorded game. */
import { type Hint, hint } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { Coach, LEARNER, LESSONS } from '@heptapolis/boxes/lessons'
import { parseRecord, replay } from '@heptapolis/engine/records'
import { apply, isOver, moves, random, sight, sure, toAct } from '@heptapolis/engine/search'
import { total } from '@heptapolis/engine/show'
import { beforeEach, expect, test } from 'vitest'
import { tried } from '../city/close/tried.ts'
import { totalOf } from '../hand/choices.ts'
import { loadLanguage } from '../i18n/index.ts'
import { adviceText } from './useAdvice.ts'

beforeEach(() => loadLanguage('en'))

/** The last turn of the first game: all results are known. */
function lastTurn() {
  const record = sure(parseRecord(LESSONS.get('base')?.record ?? ''))
  const players = record.setup.seats.length
  return sight(sure(replay({ ...record, moves: record.moves.slice(0, -players) }, BOXES)), LEARNER)
}

test('names the best move and what it gains', () => {
  const seen = lastTurn()
  const advised = hint(seen, LEARNER, { playouts: 40 })
  const text = adviceText('', seen.rules, advised, 'turn')
  expect(text).toMatch(/^My advice: \*\*Build Builders Guild for 2 coins\*\*\. It scores 5 points \(guilds\)/)
})

test('leaves out a free card, which the comment has named, and shortens a long text', () => {
  const { rules } = lastTurn()
  const move = { action: 'build', card: 'senate', by: 'chain' }
  const gains: Hint['reason'] & { is: 'good' } = {
    is: 'good',
    gains: [
      { is: 'free', by: 'library' },
      { is: 'points', points: 6, line: 'civilian' },
      { is: 'coins', coins: 3 },
    ],
  }
  const advised: Hint = { best: [{ move, points: 50, chance: 0.5 }], chanceError: 0, reason: gains }
  const text = adviceText('Senate is free.', rules, advised, 'turn')
  expect(text).toContain('6 points')
  expect(text).toContain('3 coins')
  expect(text).not.toContain('Library')
  expect(adviceText(`Senate ${'x'.repeat(170)}`, rules, advised, 'turn')).not.toContain('3 coins')
})

/** Advice in games in which the learner plays at random. */
function* strayed(games: number) {
  const lesson = LESSONS.get('base') ?? expect.fail('no lesson')
  for (let number = 0; number < games; number++) {
    const dice = random(`strayed ${number}`)
    const g = sure(replay(new Coach(lesson).deal, BOXES))
    while (!isOver(g)) {
      const seen = sight(g, LEARNER)
      const isAsked = toAct(g).includes(LEARNER) && moves(g, LEARNER).length > 1
      if (isAsked && dice.below(4) === 0)
        yield { seen, advised: hint(seen, LEARNER, { playouts: 60, listed: 20, byPoints: true }) }
      for (const seat of toAct(g)) {
        const legal = moves(g, seat)
        apply(g, seat, legal[dice.below(legal.length)])
      }
    }
  }
}

test('advises the most points among equally good moves of a price, a sale only if it is better', () => {
  const kinds = new Set<string>()
  for (const { seen, advised } of strayed(6)) {
    const [{ move }, ...others] = advised.best
    const alike = others.filter((one) => !one.behind && one.move.action !== 'sell')
    kinds.add(move.action)
    if (move.action === 'sell') expect(alike).toEqual([])
    const pointsOf = (json: typeof move) => total(tried(seen, LEARNER, json)?.after ?? seen, LEARNER)
    for (const other of alike)
      if (totalOf(other.move.pay) === totalOf(move.pay))
        expect(pointsOf(other.move)).toBeLessThanOrEqual(pointsOf(move))
    const text = adviceText('', seen.rules, advised, 'turn')
    const worse = others.find((one) => one.move.action !== 'sell')
    if (move.action === 'sell' && worse) expect(text).toMatch(/nothing you could build is better/)
    if (move.action === 'stage') expect(text).not.toMatch(/\(.+\) and .*points? \(/)
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['build', 'stage']))
})
