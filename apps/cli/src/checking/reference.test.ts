import { scenario } from '@heptapolis/boxes/testing'
import { random } from '@heptapolis/engine/kernel'
import { gameOf } from '@heptapolis/engine/records'
import { unknownBoxes } from '@heptapolis/reference'
import { describe, expect, test } from 'vitest'
import { allMixes, mixName, refusalOf, setupOfMix } from './mixes.ts'
import { agreeOnScore, agreeOnStrewn, Disagreement } from './reference.ts'
import { tasksFor, verifyBatch } from './run.ts'

/** Sample of `heptapolis check --second` that covers each supported box, edition, player count and team game. */
const known = allMixes().filter(({ boxes }) => unknownBoxes(boxes).length === 0)
const playable = known.filter((mix, i) => i % 149 === 7 && refusalOf(mix) === undefined)

describe('The reference scorer and payer', () => {
  test('agree with the engine in games of a sample of mixes', () => {
    const verdicts = verifyBatch(tasksFor(playable, 10, 'second', 10))
    const failures = verdicts.flatMap(({ failure }) => (failure ? [failure] : []))
    expect(failures.map(({ mix, message }) => `${mixName(mix)}: ${message}`)).toEqual([])
  })

  test('agree with the engine on random positions of the sample', () => {
    for (const mix of playable) agreeOnStrewn(setupOfMix(mix, 'strewn'), random(`argument ${mixName(mix)}`))
  })

  test('report a disagreement with both results', () => {
    const g = scenario({ cities: [{ cards: ['workers-guild'] }, { cards: ['sawmill'] }, {}] })
    expect(() => agreeOnScore(g)).not.toThrow()
    const stingy = gameOf({ ...g.rules, modifiers: { ...g.rules.modifiers, guild: [() => 0] } }, g.cells)
    expect(() => agreeOnScore(stingy)).toThrow(Disagreement)
    expect(() => agreeOnScore(stingy)).toThrow(/score of seat 0 the engine says .*"guilds":0.* the second .*"guilds":1/)
  })

  test('are compared in the requested number of games', () => {
    expect(tasksFor(playable, 20, 'seed').filter(({ second }) => second)).toHaveLength(0)
    expect(tasksFor(playable, 20, 'seed', 5).filter(({ second }) => second)).toHaveLength(5)
    expect(tasksFor(playable, 20, 'seed', 20).every(({ second }) => second)).toBe(true)
  })
})
