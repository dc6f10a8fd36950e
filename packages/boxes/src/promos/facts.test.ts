import { readFileSync } from 'node:fs'
import { compile, EDITIONS, type Ruleset } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { boardText, calledIn, costText, stageTexts } from '../board-facts.ts'
import { BOXES, firstSpeech } from '../index.ts'
import { setupFor } from '../testing.ts'

interface Facts {
  /** Editions that the promos were printed for. */
  editions: string[]
  boards: string[]
  stages: string[]
  /** Id, name, cost. */
  leaders: string[]
  /** By name: the reason. */
  leftOut: Record<string, string>
}
const facts: Facts = JSON.parse(readFileSync(new URL('./facts.fixture.json', import.meta.url), 'utf8'))

function rulesOf(edition: '1e' | '2e', ...boxes: string[]): Ruleset {
  const rules = compile(setupFor(4, { edition, boxes: ['promos', ...boxes] }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

describe.each(EDITIONS)('the promos in %s', (edition) => {
  const rules = rulesOf(edition, 'leaders')
  const called = (line: string) => calledIn(edition, line)
  const boards = rules.boards.filter(({ piece }) => piece.box === 'promos')
  const leaders = rules.pieces.filter((piece) => piece.box === 'promos' && piece.sort === 'leader')

  test('are the printed boards, stage by stage; those of the first edition join the second too (our ruling)', () => {
    expect(facts.editions).toEqual(['1e'])
    expect(boards.map(boardText).sort()).toEqual(facts.boards.map(called).sort())
    expect(boards.flatMap(stageTexts).sort()).toEqual(facts.stages.map(called).sort())
    const sides = edition === '1e' ? ['a', 'promo', 'b'] : ['day', 'promo', 'night']
    expect(boards.map(({ def }) => def.side)).toEqual(sides)
  })

  test('are the leaders whose cost is known, and Stevie, whose X is paid for a stage', () => {
    const known = (id: string) => (id === 'stevie' ? 'unknown' : costText(rules.piece(id).def.cost))
    expect(
      leaders.map((leader) => [leader.id, firstSpeech.piece(leader), known(leader.id)].join(' | ')).sort(),
    ).toEqual(facts.leaders.toSorted())
  })

  test('leave out leaders of whom too little is known', () => {
    expect(Object.keys(facts.leftOut)).toEqual(['wil', 'nimrod', 'linus'])
    for (const id of Object.keys(facts.leftOut)) expect(rules.byId.has(id)).toBe(false)
  })

  test('say in words what they do', () => {
    const pieces = [...leaders, ...boards.flatMap(({ piece, stages }) => [piece, ...stages.flat()])]
    for (const { effect } of pieces.flatMap(({ effects }) => effects)) {
      expect(firstSpeech.effect(effect)).toMatch(/^[^.]{4,120}$/)
    }
  })

  test('bring no leader and no second Catan without Leaders', () => {
    const alone = rulesOf(edition)
    expect(alone.pieces.some(({ sort }) => sort === 'leader')).toBe(false)
    expect(alone.boards.filter(({ def }) => def.wonder === 'catan').map(({ def }) => def.id)).toEqual([
      called('catan-a'),
    ])
    const side = edition === '1e' ? 'b' : 'night'
    const wish = { ...setupFor(3), edition, boxes: ['promos'], seats: [{ wonder: 'catan', side }, {}, {}] }
    expect(compile(wish, BOXES)).toMatchObject({ ok: false, error: { code: 'needs-box' } })
  })
})

test('beside the Wonder Pack the two Manneken Pis are sides of one wonder and never meet', () => {
  const rules = rulesOf('1e', 'wonder-pack')
  const sides = rules.boards.filter(({ def }) => def.wonder === 'manneken-pis').map(({ def }) => def.side)
  expect(sides.sort()).toEqual(['a', 'b', 'promo'])
})
