import { readFileSync } from 'node:fs'
import { compile, EDITIONS, type Piece, type Ruleset, scores } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { boardText, calledIn, costText, effectsText, stageTexts } from '../board-facts.ts'
import { BOXES, firstSpeech } from '../index.ts'
import { scenario, setupFor } from '../testing.ts'
import { edifice } from './box.ts'
import { type Penalty, penaltyOf } from './edifices.ts'

interface Facts {
  editions: string[]
  /** Id, name, Age, cost, reward, penalty, points of the debt. */
  edifices: string[]
  boards: string[]
  stages: string[]
  /** By name: the reason. */
  leftOut: Record<string, string>
}
const facts: Facts = JSON.parse(readFileSync(new URL('./facts.fixture.json', import.meta.url), 'utf8'))

function rulesOf(edition: '1e' | '2e'): Ruleset {
  const rules = compile(setupFor(4, { edition, boxes: ['edifice'] }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

const penaltyText = (penalty: Penalty): string =>
  Object.entries(penalty)
    .map(([what, amount]) => `${what}:${amount}`)
    .join()

const debtOf = (age: number): number =>
  scores(scenario({ boxes: ['edifice'], cities: [{ edificeDebt: [[2], [3], [5]][age - 1] }, {}, {}] }))[0]
    .rows.filter((row) => row.id === 'edifice')
    .reduce((sum, row) => sum + row.points, 0)

function edificeText(piece: Piece): string {
  const { id, age, def } = piece
  const name = firstSpeech.piece(piece)
  return [id, name, age, costText(def.cost), effectsText(piece), penaltyText(penaltyOf(piece)), debtOf(age)].join(' | ')
}

test('the box fits both editions', () => expect(facts.editions).toEqual(EDITIONS))

describe.each(EDITIONS)('the components in %s', (edition) => {
  const rules = rulesOf(edition)
  const edifices = rules.pieces.filter((piece) => piece.sort === 'edifice')
  const boards = rules.boards.filter(({ piece }) => piece.box === 'edifice')

  test('are the fifteen edifices, with cost, reward, penalty and debt', () => {
    expect(edifices.map(edificeText).sort()).toEqual(facts.edifices.toSorted())
  })

  test('are two boards of two sides, named as the edition names sides', () => {
    expect(boards.map(boardText)).toEqual(facts.boards.map((line) => calledIn(edition, line)))
    const sides = edition === '1e' ? ['a', 'b', 'a', 'b'] : ['day', 'night', 'day', 'night']
    expect(boards.map(({ def }) => def.side)).toEqual(sides)
  })

  test('have the printed stages, halves included', () => {
    expect(boards.flatMap(stageTexts)).toEqual(facts.stages.map((line) => calledIn(edition, line)))
  })

  test('leave nothing out without a reason', () => {
    for (const [id, reason] of Object.entries(facts.leftOut)) {
      expect(rules.byId.has(id)).toBe(false)
      expect(reason).not.toBe('')
    }
  })

  test('say in words what they do', () => {
    const pieces = [...edifices, ...boards.flatMap(({ piece, stages }) => [piece, ...stages.flat()])]
    for (const piece of pieces) {
      expect(piece.effects.length).toBeGreaterThan(0)
      for (const { effect } of piece.effects) expect(firstSpeech.effect(effect)).toMatch(/^[^.]{4,120}$/)
    }
    const penalty = (id: string) => firstSpeech.printed(rules.piece(id)).join().replace(/^.*: /, '')
    expect(penalty('outpost')).toBe('lose a red card')
    expect(penalty('money-changer')).toBe('lose 2 coins')
    expect(penalty('concentric-castle')).toBe('lose 2 victory tokens')
  })
})

test.each([
  ['belvedere', -2],
  ['factory', -3],
  ['agora', -5],
])('whoever cannot pay for %s takes a debt of %i points', (id, debt) => {
  expect(edifice.facts?.(rulesOf('2e').piece(id))).toMatchObject({ debt })
})
