import { BOXES } from '@heptapolis/boxes'
import { compile, newGame, random, scores, sure } from '@heptapolis/engine/search'
import { expect, test } from 'vitest'
import { medium } from '../levels.ts'
import { playOut } from '../play-out.ts'
import { HABITS } from './habits.ts'
import { outcome } from './outcome.ts'

test('gives partners the same objective: their total against that of the other team', () => {
  const setup = { edition: '2e', boxes: ['cities'], seats: [{}, {}, {}, {}], seed: '', teams: true } as const
  const over = playOut(
    newGame(sure(compile({ ...setup, seats: [...setup.seats], boxes: [...setup.boxes] }, BOXES)), 'teams'),
    [medium],
    random(''),
  )
  const [mine, partner, theirs] = [0, 1, 2].map((seat) => outcome(over, seat))
  expect(mine.value).toBe(partner.value)
  expect(mine.chance).toBe(partner.chance)
  expect(mine.chance + theirs.chance).toBeCloseTo(1)
  const [first, second] = scores(over)
  expect([mine.points, partner.points]).toEqual([first.total, second.total])
  const alone = outcome(over, 0, { ...HABITS, forTeam: false })
  expect(alone.value).not.toBe(mine.value)
})
