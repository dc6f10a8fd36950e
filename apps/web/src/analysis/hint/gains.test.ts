import { type MoveJson, moves, newGame, showMove } from '@heptapolis/engine/search'
import { install, layDown, type Seen, sight, state } from '@heptapolis/engine/show'
import { afterEach, describe, expect, test } from 'vitest'
import { loadLanguage } from '../../i18n/index.ts'
import { settings } from '../../settings/settings.ts'
import { ALL_BOXES, playAtRandom, rulesOf } from '../../testing.ts'
import { bringsWords, contrastWords, expectedWords, gaveUpWords, ledOverWords, ledWords, moveWords } from '../words.ts'
import { gainsOf } from './gains.ts'

const rules = rulesOf()

function withHand(...cards: string[]): Seen {
  const g = newGame(rules, 'test')
  state.hand.clear(g, 0)
  for (const card of cards) state.hand.push(g, 0, rules.piece(card).index)
  return sight(g, 0)
}

describe('the gains of a move', () => {
  test('lists points first, then opened chains', () => {
    const gains = gainsOf(withHand('altar'), 0, { action: 'build', card: 'altar' })
    expect(gains[0]).toMatchObject({ is: 'points', line: 'civil' })
    expect(gains.at(-1)).toMatchObject({ is: 'chains' })
  })

  test('counts coins of a sale as coins, not as points', () => {
    expect(gainsOf(withHand('altar'), 0, { action: 'sell', card: 'altar' })).toEqual([{ is: 'coins', coins: 3 }])
  })

  test('lists resources last', () => {
    const gains = gainsOf(withHand('lumber-yard'), 0, { action: 'build', card: 'lumber-yard' })
    expect(gains).toEqual([{ is: 'goods', goods: ['wood'], near: expect.any(String) }])
  })

  test('compares shields with the neighbours', () => {
    const g = withHand('stockade')
    const yard = rules.piece('lumber-yard')
    layDown(g, 0, yard)
    install(g, 0, yard)
    const gains = gainsOf(g, 0, { action: 'build', card: 'stockade' })
    expect(gains[0]).toEqual({ is: 'shields', shields: 1, ahead: 2, foes: 2 })
  })

  test('are empty for an illegal move', () => {
    expect(gainsOf(withHand('altar'), 0, { action: 'build', card: 'palace' })).toEqual([])
  })
})

describe('the text of a hint', () => {
  afterEach(() => settings.setState({ language: 'en' }))

  test('names stage, card and price', () => {
    const move = { action: 'stage', stage: 2, card: 'altar', pay: { left: 2, right: 1 } }
    expect(moveWords(rules, move)).toBe('Stage 2 with Altar, pay 3')
    expect(moveWords(rules, { action: 'pick', card: 'altar' }, 'dig')).toBe('Build Altar')
    expect(
      bringsWords(
        [
          { is: 'coins', coins: 3 },
          { is: 'goods', goods: ['cloth'], near: 'nobody' },
        ],
        move,
      ),
    ).toBe('You get 3 coins and cloth, which your neighbours don’t produce.')
  })

  test('calls a build weak, but never a loss or a gift', () => {
    expect(bringsWords([], { action: 'build' })).toMatch(/^Little now/)
    for (const action of ['lose', 'give', 'keep']) expect(bringsWords([], { action })).toBe('')
  })

  test('contrasts two moves by the gains that only one of them has', () => {
    const judged = (move: MoveJson) => ({ move, points: 50 })
    const build = judged({ action: 'build', card: 'altar' })
    const sale = judged({ action: 'sell', card: 'altar' })
    expect(contrastWords(withHand('altar'), 0, build, sale)).toMatch(/^Altar gives .+; selling Altar gives 3 coins\.$/)
    expect(contrastWords(withHand('altar'), 0, sale, build)).toMatch(/^Selling Altar gives 3 coins; Altar gives /)
  })

  test('says where playouts of the best move and the runner-up differ', () => {
    const over = { move: { action: 'build', card: 'altar' }, points: 50, chance: 0.3 }
    const lines = [
      { line: 'science', points: 3 },
      { line: 'civil', points: -2 },
    ]
    const best = { action: 'sell', card: 'altar' }
    const said = (rival: number) => ledOverWords(rules, best, { over, points: 1, chance: 0.1, led: { lines, rival } })
    expect(said(-1.5)).toBe(
      'In simulations it scored, compared with Altar, 3 points more (science) and 1.5 points fewer for the best rival, but 2 points fewer (civil structures).',
    )
    expect(ledWords({ lines: lines.slice(1), rival: 0 })).toBe('')
    const kept = { ...over, move: { action: 'keep', card: 'altar' } }
    const gained = { over: kept, points: 1, chance: 0.1, led: { lines, rival: 0 } }
    expect(ledOverWords(rules, { action: 'keep', card: 'baths' }, gained)).toContain('compared with Altar,')
  })

  test('is French in French', async () => {
    await loadLanguage('fr')
    settings.setState({ language: 'fr' })
    expect(moveWords(rules, { action: 'build', card: 'altar' })).toMatch(/Autel$/)
    expect(expectedWords({ points: 52.4, chance: 0.413 })).toBe('environ 52,4 points, 41\u00a0% de chances de gagner')
  })

  test('counts points by the rules of its language', async () => {
    const lost = { points: 1.2, chance: 0.04 }
    expect(gaveUpWords(lost)).toBe('Lost: 4% chance to win and 1.2 points.')
    expect(gaveUpWords({ points: 1, chance: 0 })).toBe('Lost: 1 point.')
    await loadLanguage('fr')
    settings.setState({ language: 'fr' })
    expect(gaveUpWords(lost)).toMatch(/ et 1,2 point\.$/)
    expect(gaveUpWords({ points: 2, chance: 0 })).toMatch(/2 points\.$/)
  })

  test.each(['en', 'fr'] as const)('has a text for every move of a game with every box, in %s', async (language) => {
    await loadLanguage(language)
    settings.setState({ language })
    const all = rulesOf({ boxes: [...ALL_BOXES], seats: [{}, {}, {}, {}] })
    const said: string[] = []
    playAtRandom(all, (g, seat) => {
      const seen = sight(g, seat)
      const move = showMove(g, moves(g, seat)[0])
      said.push(moveWords(all, move), bringsWords(gainsOf(seen, seat, move), { action: 'build' }))
    })
    expect(said.filter((text) => text === '' || text.includes('undefined'))).toEqual([])
  })
})
