/** Set-ups that leave out leaders, guilds and other drawn cards. */
import { compile, newGame, type Ruleset, type Setup, sure } from '@heptapolis/engine'
import { piecesOf } from '@heptapolis/engine/box'
import { random } from '@heptapolis/engine/kernel'
import { poolsIn } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES } from './index.ts'
import { finish, setupFor } from './testing.ts'

const rulesOf = (wish: Setup): Ruleset => sure(compile(wish, BOXES))
const problemOf = (wish: Setup) => {
  const rules = compile(wish, BOXES)
  return rules.ok ? undefined : rules.error
}
const idsOf = (rules: Ruleset, sort: string): string[] =>
  piecesOf({ rules }, sort).map((index) => rules.pieces[index].id)

describe('pieces that are left out', () => {
  const mixes: [what: string, sort: string, wish: Setup][] = [
    ['guilds', 'guild', setupFor(3)],
    ['leaders', 'leader', setupFor(4, { boxes: ['leaders'] })],
    ['edifices', 'edifice', setupFor(4, { boxes: ['edifice'] })],
    ['black cards', 'card', setupFor(3, { boxes: ['cities'] })],
    ['cards of Armada', 'card', setupFor(3, { boxes: ['armada'] })],
  ]

  test.each(mixes)('%s are in no deck, and the game plays to its end', (_what, sort, wish) => {
    const whole = rulesOf(wish)
    const without = poolsIn(whole).flatMap(({ pieces, needed }) =>
      pieces.slice(needed).flatMap((index) => (whole.pieces[index].sort === sort ? [whole.pieces[index].id] : [])),
    )
    expect(without.length).toBeGreaterThan(0)
    const rules = rulesOf({ ...wish, without })
    expect(rules.setup.without).toEqual(without)
    for (const id of without) expect(idsOf(rules, sort)).not.toContain(id)
    finish(newGame(rules, wish.seed), random('left out'))
  })

  test('may be named as printed', () => {
    const { setup: kept } = rulesOf(setupFor(3, { without: ['Builders Guild'] }))
    expect(kept.without).toEqual(['builders-guild'])
  })

  test('are refused with the number that the game needs', () => {
    const guilds = idsOf(rulesOf(setupFor(7)), 'guild')
    const problem = problemOf(setupFor(7, { without: guilds.slice(0, 2) }))
    expect(problem).toMatchObject({ code: 'too-many-left-out', values: { needed: 9, left: guilds.length - 2 } })
  })

  test.each(['lumber-yard', 'altar'])('cannot be %s, which every game uses', (card) => {
    expect(problemOf(setupFor(3, { without: [card] }))?.code).toBe('cannot-leave-out')
  })
})
