import { readFileSync } from 'node:fs'
import { COLOURS, type Cost, compile, EDITIONS, type Effect, type Piece, type Ruleset } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES, firstSpeech } from '../index.ts'
import { setupFor } from '../testing.ts'

/**
 * One line per piece: id, name, Age, colour, copies, cost, chains, effects; for boards the starting resource and the
 * stages.
 */
interface Facts {
  cards: string[]
  boards: string[]
}
const facts: Record<string, Facts> = JSON.parse(readFileSync(new URL('./facts.fixture.json', import.meta.url), 'utf8'))

function rulesOf(edition: '1e' | '2e'): Ruleset {
  const rules = compile(setupFor(4, { edition }), BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

const costText = (cost: Cost = {}): string =>
  Object.entries(cost)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([what, count]) => `${what} ${count}`)
    .join(' ')

const sorted = (words: readonly string[]): string => [...words].sort().join(',')

function effectText(effect: Effect): string {
  switch (effect.kind) {
    case 'produce':
      return effect.all ? `make:${sorted(effect.all)}` : `any:${sorted(effect.any ?? [])}`
    case 'science':
      return `science:${effect.symbol ?? 'any'}`
    case 'points':
      return `points:${effect.points}`
    case 'coins':
      return `coins:${effect.coins}`
    case 'shields':
      return `shields:${effect.shields}`
    case 'trade':
      return `trade:${effect.goods}:${sorted(effect.from)}`
    case 'each': {
      const of = typeof effect.of === 'string' ? effect.of : sorted(effect.of)
      const coins = effect.coins ? `:coins${effect.coins}` : ''
      return `each:${of}:${sorted(effect.on)}${coins}${effect.points ? `:points${effect.points}` : ''}`
    }
    case 'wonderComplete':
      return `complete:${effect.points}`
    case 'ability':
      return effect.ability
    case 'copyGuild':
      return 'copy-guild'
    default:
      return effect.kind
  }
}

const effectsText = (piece: Piece): string =>
  piece.effects
    .map(({ effect }) => effectText(effect))
    .sort()
    .join(' ')

function cardText(rules: Ruleset, card: Piece): string {
  const chain = (card.def.chain ?? []).map((id) => firstSpeech.piece(rules.piece(id))).sort()
  const age = `${card.age} ${COLOURS[card.colour]}`
  const cost = costText(card.def.cost)
  return [card.id, firstSpeech.piece(card), age, card.copies.join(' '), cost, chain.join(', '), effectsText(card)].join(
    ' | ',
  )
}

const boardTexts = (rules: Ruleset): string[] =>
  rules.boards.flatMap(({ def, piece, stages }) => [
    `${def.id} | ${effectsText(piece).replace('make:', '')}`,
    ...stages.map(([stage]) => `${stage.id} | ${costText(stage.def.cost)} | ${effectsText(stage)}`),
  ])

describe.each(EDITIONS)('the components of %s', (edition) => {
  const rules = rulesOf(edition)
  const cards = rules.pieces.filter((piece) => piece.sort === 'card' || piece.sort === 'guild')

  test('are the printed cards and guilds, with their costs, copies, chains and effects', () => {
    expect(cards.map((card) => cardText(rules, card)).sort()).toEqual(facts[edition].cards.toSorted())
  })

  test('are the printed boards, with starting good and the cost and effects of each stage', () => {
    expect(boardTexts(rules).sort()).toEqual(facts[edition].boards.toSorted())
  })

  test('reckon with the costs that are written down', () => {
    for (const piece of cards) {
      const { coins = 0, ...goods } = piece.def.cost ?? {}
      expect(piece.price.coins).toBe(coins)
      expect(
        piece.price.need
          .toString(16)
          .split('')
          .reduce((sum, digit) => sum + Number(digit), 0),
      ).toBe(Object.values(goods).reduce((sum, count) => sum + Number(count), 0))
    }
  })

  test('number 49, 49 and 50 Age cards', () => {
    const printed = (age: number) =>
      cards.filter((card) => card.age === age).reduce((sum, card) => sum + Math.max(1, card.copies.length), 0)
    expect([1, 2, 3].map(printed)).toEqual([49, 49, 50])
  })

  test('say in words what they do', () => {
    for (const piece of rules.pieces.slice(1)) {
      for (const { effect } of piece.effects) expect(firstSpeech.effect(effect)).toMatch(/^[^.]{4,120}$/)
    }
  })

  test('bear ids of small letters, digits and dashes, no two alike', () => {
    const ids = rules.pieces.slice(1).map((piece) => piece.id)
    expect(ids.filter((id) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })
})
