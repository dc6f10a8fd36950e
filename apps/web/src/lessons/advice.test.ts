/** Advice of the coach after the learner has left the recorded game. */
import { type Hint, hint } from '@heptapolis/bots'
import { BOXES } from '@heptapolis/boxes'
import { LEARNER, LESSONS } from '@heptapolis/boxes/lessons'
import { parseRecord, replay } from '@heptapolis/engine/records'
import { sight, sure } from '@heptapolis/engine/search'
import { beforeEach, expect, test } from 'vitest'
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
  expect(text).toMatch(/^My advice: \*\*Build Builders Guild, pay 2\*\*\. It scores 5 points \(guilds\)/)
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
  const advised: Hint = { best: [{ move, points: 50, chance: 0.5 }], reason: gains }
  const text = adviceText('', rules, advised, 'turn')
  expect(text).toContain('6 points')
  expect(text).toContain('3 coins')
  expect(text).not.toContain('Library')
  expect(adviceText('x'.repeat(170), rules, advised, 'turn')).not.toContain('3 coins')
})
