import { BOXES } from '@heptapolis/boxes'
import { compile, sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { nextRung, RUNGS, rungGame, rungOf } from './ladder.ts'
import { words as en } from './words/en.ts'
import { words as fr } from './words/fr.ts'

describe('the tables of the ladder', () => {
  test('are thirty, each with a task and an id of its own', () => {
    expect(RUNGS).toHaveLength(30)
    expect(new Set(RUNGS.map(({ id }) => id)).size).toBe(30)
    for (const { task } of RUNGS) expect(task.length).toBeGreaterThan(0)
  })

  test.each(RUNGS.map((rung) => [rung.id, rung] as const))('%s can be dealt, and is known by its seed', (_, rung) => {
    const { setup, sitters } = rungGame(rung)
    const rules = sure(compile(setup, BOXES))
    expect(rules.players).toBe(sitters.length)
    expect(sitters.map(({ kind }) => kind)).toEqual(['you', ...rung.bots.map(() => 'bot')])
    expect(rungOf(setup.seed)).toBe(rung)
    const lines = rules.scoreLines.map(({ id }) => id)
    for (const one of rung.task) if (one.is === 'line') expect(lines).toContain(one.line)
  })

  test('lead on to the first one that is not done', () => {
    expect(nextRung({})).toBe(RUNGS[0])
    expect(nextRung({ [RUNGS[0].id]: 'done', [RUNGS[1].id]: 'tried' })).toBe(RUNGS[1])
    expect(nextRung(Object.fromEntries(RUNGS.map(({ id }) => [id, 'done'])))).toBeUndefined()
  })
})

test('conditions name cards and numbers in both languages', () => {
  expect(en.conditions.without('green')).toBe('Build no green cards')
  expect(fr.conditions.without('green')).toBe('Ne construire aucune carte verte')
  expect(en.conditions.most('brown', 1)).toBe('Build at most 1 brown card')
  expect(fr.conditions.least('blue', 6)).toBe('Avoir au moins 6 cartes bleues à la fin')
})

test('bots of two levels are joined, and one table is singular', () => {
  expect(en.table(3, ['hard', 'medium'])).toBe('3 players, hard and medium bots')
  expect(fr.table(3, ['difficile', 'moyen'])).toBe('3 joueurs, robots de niveaux difficile et moyen')
  expect(fr.count(1, 30)).toBe('1 table réussie sur 30')
})
