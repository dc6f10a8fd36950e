import { readFileSync } from 'node:fs'
import { compile, EDITIONS, type Ruleset } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { boardText, calledIn, stageTexts } from '../board-facts.ts'
import { BOXES, firstSpeech } from '../index.ts'
import { setupFor } from '../testing.ts'

interface Facts {
  /** Editions that the boards were printed for, and boards printed for the second as well. */
  editions: string[]
  alsoIn2e: string[]
  boards: string[]
  stages: string[]
  /** By name: the reason. */
  leftOut: Record<string, string>
}
const facts: Facts = JSON.parse(readFileSync(new URL('./facts.fixture.json', import.meta.url), 'utf8'))
const withoutAbuSimbel = (lines: string[]): string[] => lines.filter((line) => !line.includes('abu-simbel'))

function rulesOf(edition: '1e' | '2e', ...boxes: string[]): Ruleset {
  const rules = compile(setupFor(4, { edition, boxes: ['wonder-pack', ...boxes] }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

const boardsOf = (rules: Ruleset) => rules.boards.filter(({ piece }) => piece.box === 'wonder-pack')

describe('the boards', () => {
  test('are the printed ones, stage by stage', () => {
    const boards = boardsOf(rulesOf('1e', 'leaders'))
    expect(boards.map(boardText).sort()).toEqual(facts.boards.toSorted())
    expect(boards.flatMap(stageTexts).sort()).toEqual(facts.stages.toSorted())
    expect(Object.keys(facts.leftOut)).toEqual(['discard-build-order'])
  })

  test('lack Abu Simbel without Leaders', () => {
    const boards = boardsOf(rulesOf('1e'))
    expect(boards.map(boardText).sort()).toEqual(withoutAbuSimbel(facts.boards).toSorted())
    const wish = {
      ...setupFor(3, { edition: '1e', boxes: ['wonder-pack'] }),
      seats: [{ wonder: 'abu-simbel' }, {}, {}],
    }
    expect(compile(wish, BOXES)).toMatchObject({ ok: false, error: { code: 'needs-box' } })
  })

  test('join games of the second edition too, by day and by night; Abu Simbel is then that of Leaders (our ruling)', () => {
    expect(facts.editions).toEqual(['1e'])
    expect(facts.alsoIn2e).toEqual(['abu-simbel-a', 'abu-simbel-b'])
    const rules = rulesOf('2e', 'leaders')
    const boards = boardsOf(rules)
    const called = (line: string) => calledIn('2e', line)
    expect(boards.map(boardText).sort()).toEqual(withoutAbuSimbel(facts.boards).map(called).sort())
    expect(boards.flatMap(stageTexts).sort()).toEqual(withoutAbuSimbel(facts.stages).map(called).sort())
    expect(boards.map(({ def }) => def.side)).toEqual(['day', 'night', 'day', 'night', 'day', 'night'])
    expect(boardsOf(rulesOf('1e')).map(({ def }) => def.side)).toEqual(['a', 'b', 'a', 'b', 'a', 'b'])
    expect(rules.boards.filter(({ def }) => def.wonder === 'abu-simbel').map(({ piece }) => piece.box)).toEqual([
      'leaders',
      'leaders',
    ])
  })

  test.each(EDITIONS)('say in words what they do, in %s', (edition) => {
    for (const { piece, stages } of boardsOf(rulesOf(edition))) {
      for (const { effect } of [piece, ...stages.flat()].flatMap(({ effects }) => effects)) {
        expect(firstSpeech.effect(effect)).toMatch(/^[^.]{4,120}$/)
      }
    }
  })
})
