import { BOXES } from '@heptapolis/boxes'
import { apply, compile, isOver, newGame, random, scores, state, toAct } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { Instinct } from '../instinct/instinct.ts'
import { type EvaluationFile, evaluate, evaluationFrom } from './evaluate.ts'
import { FEATURES } from './features.ts'

describe('the evaluation', () => {
  test('predicts final scores at the beginning of Age III within a few points', () => {
    const rules = compile({ edition: '2e', boxes: [], seats: [{}, {}, {}, {}], seed: '' }, BOXES)
    if (!rules.ok) throw new Error(rules.error.message)
    const player = new Instinct()
    const chance = random('told')
    let wrong = 0
    for (let i = 0; i < 12; i++) {
      const g = newGame(rules.value, `told ${i}`)
      let told: number[] = []
      while (!isOver(g)) {
        if (state.age.get(g) === 3 && told.length === 0) told = [0, 1, 2, 3].map((seat) => evaluate(g, seat))
        for (const seat of toAct(g)) apply(g, seat, player.choose(g, seat, chance, 0))
      }
      for (const { seat, total } of scores(g)) wrong += Math.abs(total - told[seat]) / 48
    }
    expect(wrong).toBeLessThan(9)
  })

  test('rejects a corrupt or outdated file with a readable error', () => {
    const whole = Object.fromEntries(FEATURES.map((name) => [name, [0, 0]]))
    expect(() => evaluationFrom(whole)).not.toThrow()
    const { points: _, ...lacking } = whole
    const broken: EvaluationFile[] = [
      lacking,
      { ...whole, unheardOf: [0, 0] },
      { ...whole, points: [1] },
      { ...whole, points: [1, Number.NaN] },
    ]
    for (const file of broken) {
      expect(() => evaluationFrom(file)).toThrow('The evaluation file does not fit')
    }
  })
})
