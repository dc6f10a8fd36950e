/** Advice of the coach after the learner has left the recorded game. */
import { type Hint, hint } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { Coach, LEARNER, LESSONS } from '@heptapolis/boxes/lessons'
import { parseRecord, replay } from '@heptapolis/engine/records'
import { apply, isOver, moves, random, sight, sure, toAct } from '@heptapolis/engine/search'
import { conflictsAhead, type MoveJson, type Seen, total } from '@heptapolis/engine/show'
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

test('names what others lose only where the own city gains nothing', () => {
  const { rules } = lastTurn()
  const move = { action: 'build', card: 'walls' }
  const denied = { is: 'denied', card: 'walls', wonder: 'gizah', colour: 'red', has: 1, points: 8 } as const
  const shields = { is: 'conflict', wonder: 'rhodos', from: 0, to: 3 } as const
  const said = (gains: (Hint['reason'] & { is: 'good' })['gains']) =>
    adviceText(
      '',
      rules,
      { best: [{ move, points: 50, chance: 0.5 }], chanceError: 0, reason: { is: 'good', gains } },
      'turn',
    )
  expect(said([denied, shields])).toBe('My advice: **Build Walls**. It gets ahead of Rhodos (+3 instead of 0).')
  expect(said([denied])).toMatch(/Gizah/)
})

const FEW = { playouts: 60, listed: 20 }

const advise = (seen: Seen, wish?: MoveJson): Hint => hint(seen, LEARNER, { ...FEW, learner: { wish } })

const alikeIn = (seen: Seen): MoveJson[] =>
  hint(seen, LEARNER, FEW)
    .best.filter((one, i) => i === 0 || !(one.behind || one.isDropped))
    .map(({ move }) => move)
    .filter(({ action }) => action !== 'sell')

/** Positions in games in which the learner plays at random, with the moves other than sales that are as good as the best. */
function* strayed(games: number) {
  const lesson = LESSONS.get('base') ?? expect.fail('no lesson')
  for (let number = 0; number < games; number++) {
    const dice = random(`strayed ${number}`)
    const g = sure(replay(new Coach(lesson).deal, BOXES))
    while (!isOver(g)) {
      const seen = sight(g, LEARNER)
      const isAsked = toAct(g).includes(LEARNER) && moves(g, LEARNER).length > 1
      if (isAsked && dice.below(4) === 0) yield { seen, alike: alikeIn(seen), advised: advise(seen) }
      for (const seat of toAct(g)) {
        const legal = moves(g, seat)
        apply(g, seat, legal[dice.below(legal.length)])
      }
    }
  }
}

/** Points after a move, with the conflicts as they stand. */
function standing(seen: Seen, move: MoveJson): number {
  const after = tried(seen, LEARNER, move)?.after ?? seen
  return total(after, LEARNER) + conflictsAhead(after, LEARNER).reduce((sum, { points }) => sum + points, 0)
}

test('advises the most points among equally good moves, at the lowest price, a sale only if it is better', () => {
  const kinds = new Set<string>()
  for (const { seen, alike, advised } of strayed(6)) {
    const [{ move }, ...others] = advised.best
    kinds.add(move.action)
    if (move.action === 'sell') expect(alike).toEqual([])
    for (const other of alike) {
      const more = standing(seen, move) - standing(seen, other)
      expect(more).toBeGreaterThanOrEqual(0)
      if (more === 0) expect(totalOf(move.pay)).toBeLessThanOrEqual(totalOf(other.pay))
    }
    const text = adviceText('', seen.rules, advised, 'turn')
    const worse = others.find((one) => one.move.action !== 'sell')
    if (move.action === 'sell' && worse) expect(text).toMatch(/nothing you could build is better/)
    if (move.action === 'stage') expect(text).not.toMatch(/\(.+\) and .*points? \(/)
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['build', 'stage']))
})

test('advises the taught move if no other is better', () => {
  let taught = 0
  for (const { seen, alike } of strayed(2))
    for (const { action, card } of alike) {
      expect(advise(seen, { action, card }).best[0].move).toMatchObject({ action, card })
      taught++
    }
  expect(taught).toBeGreaterThan(10)
})
