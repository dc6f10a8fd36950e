import { readFileSync } from 'node:fs'
import { COLOURS, type Cost, compile, type Piece, type Ruleset, type Setup } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import { setupFor } from '../testing.ts'

/**
 * One line per piece: id, name, kind, cost; for boards the starting resource and number of stages, for stages cost and
 * points.
 */
interface Facts {
  '1e': string[]
  anniversary: string[]
  '2e': string[]
  leftOut: Record<string, string>
}
const facts: Facts = JSON.parse(readFileSync(new URL('./facts.fixture.json', import.meta.url), 'utf8'))

function rulesOf(wishes: Partial<Setup>): Ruleset {
  const rules = compile(setupFor(4, { ...wishes, boxes: ['cities'] }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

const costText = (cost: Cost = {}): string =>
  Object.entries(cost)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, count]) => `${what} ${count}`)
    .join(' ')

const printedPoints = (piece: Piece): number =>
  piece.effects.reduce((sum, { effect }) => sum + (effect.kind === 'points' ? effect.points : 0), 0)

function linesOf(rules: Ruleset): string[] {
  const own = rules.pieces.filter((piece) => piece.box === 'cities')
  const cards = own.filter(({ sort }) => sort === 'card' || sort === 'guild')
  const boards = rules.boards.filter(({ piece }) => piece.box === 'cities')
  return [
    ...cards.map(
      ({ id, nameId, sort, age, colour, def }) =>
        `${id} | ${firstSpeech.pieceById(nameId)} | ${sort} ${age} ${COLOURS[colour]} | ${costText(def.cost)}`,
    ),
    ...boards.flatMap(({ def, stages }) => [
      `${def.id} | board | ${def.start.map((effect) => (effect.kind === 'produce' ? effect.all?.join() : ''))} | ${stages.length} stages`,
      ...stages.map(([stage]) => `${stage.id} | stage | ${costText(stage.def.cost)} | ${printedPoints(stage)} points`),
    ]),
  ].sort()
}

describe('the components of Cities', () => {
  test('in the first edition are 27 black cards, 3 guilds and 4 board sides', () => {
    expect(linesOf(rulesOf({ edition: '1e' }))).toEqual(facts['1e'].toSorted())
  })

  test('with the Anniversary Pack are 15 black cards more', () => {
    const lines = linesOf(rulesOf({ edition: '1e', options: { citiesAnniversary: true } }))
    expect(lines).toEqual([...facts['1e'], ...facts.anniversary].sort())
  })

  test('in the second edition are 42 black cards, 4 board sides and no guild', () => {
    expect(linesOf(rulesOf({ edition: '2e' }))).toEqual(facts['2e'].toSorted())
  })

  test('are one copy each, a third of them for every Age', () => {
    const black = rulesOf({ edition: '2e' }).pieces.filter((piece) => piece.def.colour === 'black')
    expect([1, 2, 3].map((age) => black.filter((card) => card.age === age).length)).toEqual([14, 14, 14])
    expect(black.every((card) => card.copies.length <= 1)).toBe(true)
  })

  test('belong to no chain', () => {
    const { pieces } = rulesOf({ edition: '2e' })
    const black = pieces.filter((piece) => piece.def.colour === 'black')
    expect(black.filter((card) => card.chain.length > 0)).toEqual([])
    expect(pieces.filter((piece) => black.some((card) => piece.chain.includes(card.title)))).toEqual([])
  })

  test('leave out, each with its reason, what is not of this box', () => {
    const { byId } = rulesOf({ edition: '2e' })
    for (const [id, reason] of Object.entries(facts.leftOut)) {
      expect(byId.has(id), reason).toBe(false)
      expect(reason.length).toBeGreaterThan(10)
    }
  })

  test('say in words what they do', () => {
    for (const edition of ['1e', '2e'] as const) {
      const own = rulesOf({ edition }).pieces.filter((piece) => piece.box === 'cities')
      for (const { effect } of own.flatMap((piece) => piece.effects)) {
        expect(firstSpeech.effect(effect)).toMatch(/^[^.]{4,120}$/)
      }
    }
  })
})
