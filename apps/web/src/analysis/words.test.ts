import type { Reason } from '@heptapolis/bots'
import { hint } from '@heptapolis/bots'
import { moves, showMove } from '@heptapolis/engine/search'
import { type MoveJson, sight } from '@heptapolis/engine/show'
import { afterEach, describe, expect, test } from 'vitest'
import { loadLanguage } from '../i18n/index.ts'
import { settings } from '../settings/settings.ts'
import { ALL_BOXES, playAtRandom, rulesOf } from '../testing.ts'
import {
  comparedWords,
  decisionWhen,
  expectedWords,
  gainedPlainly,
  gainedWords,
  gaveUpWords,
  judgedMoves,
  moveWords,
  reasonWords,
} from './words.ts'

const rules = rulesOf()
const lodge = { action: 'build', card: 'lodge' }
const stables = { action: 'build', card: 'stables' }
const stronger: Reason = { is: 'stronger', move: lodge, gains: [], played: stables, instead: [], dearer: 0, cheaper: 0 }

afterEach(() => settings.setState({ language: 'en' }))

const inFrench = async (): Promise<void> => {
  await loadLanguage('fr')
  settings.setState({ language: 'fr' })
}

describe('a judged decision', () => {
  const nameOf = (seat: number) => ['You', 'Babylon', 'Alexandria'][seat]

  test('names the free city if it was for it', () => {
    expect(decisionWhen({ age: 2, turn: 2, seat: 0 }, 0, nameOf)).toBe('Age II, turn 2')
    expect(decisionWhen({ age: 2, turn: 2, seat: 2 }, 0, nameOf)).toBe('Age II, turn 2, for Alexandria')
  })

  test('has the figures of the payment that was made', () => {
    const advice = (card: string, pay: object, chance: number) => ({
      move: { action: 'build', card, pay },
      points: 50,
      chance,
    })
    const study = advice('study', {}, 0.9)
    const toRival = advice('workers-guild', { left: 4 }, 0.56)
    const toOther = advice('workers-guild', { right: 4 }, 0.77)
    const textOf = (move: MoveJson) => moveWords(rules, move)
    const listed = judgedMoves({ best: [study, toOther], played: toRival }, textOf)
    expect(listed.map(({ advice: { chance } }) => chance)).toEqual([0.9, 0.56])
    const best = judgedMoves({ best: [toOther, study], played: toRival }, textOf)
    expect(best.map(({ advice: { chance } }) => chance)).toEqual([0.77, 0.9])
  })
})

describe('a move in words', () => {
  test('names stage, card and price', () => {
    expect(moveWords(rules, { action: 'stage', stage: 2, card: 'altar', pay: { left: 2, right: 1 } })).toBe(
      'Stage 2 with Altar for 3 coins',
    )
    expect(moveWords(rules, { action: 'pick', card: 'altar' }, 'dig')).toBe('Build Altar')
  })

  test('is French in French', async () => {
    await inFrench()
    expect(moveWords(rules, { action: 'build', card: 'altar' })).toMatch(/Autel$/)
    expect(moveWords(rules, { action: 'stage', stage: 2, card: 'altar' })).toBe('Construire l’étape 2 avec l’Autel')
    expect(moveWords(rules, { action: 'stage', stage: 2 })).toBe('Construire l’étape 2')
    expect(expectedWords({ points: 52.4, chance: 0.413 })).toBe('environ 52,4 points, 41\u00a0% de chances de gagner')
  })
})

describe('a reason in words', () => {
  const denied = {
    is: 'denied',
    card: 'lodge',
    wonder: 'ephesos',
    colour: 'green',
    has: 2,
    points: 8,
  } as const

  test('begins with the gains of the better move, then names those of the other', () => {
    const gains = [{ is: 'points', points: 10, line: 'science', set: true } as const, denied]
    const shields = { is: 'shields', shields: 2, ahead: 0, behind: 1 } as const
    expect(reasonWords(rules, { ...stronger, gains, instead: [shields], dearer: 2 })).toBe(
      'Lodge completes a set of science symbols (10 points) and does not go to Ephesos (worth 8 points to that city); Stables adds 2 shields, but stays behind 1 neighbour and costs 2 coins more.',
    )
  })

  test('names the neighbour of a conflict, and both results', () => {
    const conflict = { is: 'conflict', wonder: 'rhodos', from: -1, to: 3 } as const
    expect(reasonWords(rules, { is: 'good', gains: [conflict] })).toBe('It gets ahead of Rhodos (+3 instead of −1).')
    expect(reasonWords(rules, { is: 'good', gains: [{ ...conflict, to: 0 }] })).toBe('It draws level with Rhodos.')
    const last = { ...conflict, isLast: true } as const
    expect(reasonWords(rules, { is: 'good', gains: [last] })).toBe('It wins against Rhodos (+3 instead of −1).')
    expect(reasonWords(rules, { is: 'good', gains: [{ ...last, to: 0 }] })).toBe(
      'It ties with Rhodos instead of losing.',
    )
  })

  test('names the uses of a resource', () => {
    const goods = { is: 'goods', goods: ['wood'], turns: 9, cards: 5, stage: true, buyers: ['rhodos'] } as const
    expect(reasonWords(rules, { is: 'good', gains: [goods] })).toBe(
      'It produces wood (needed for 5 upcoming cards and a stage; for sale to Rhodos).',
    )
  })

  test('says that the same was possible for fewer coins', () => {
    const paid: Reason = { is: 'paid', move: lodge, left: 0, right: 0, total: 0, along: false, saved: 3 }
    expect(reasonWords(rules, paid)).toBe('The same is possible for 3 coins less.')
  })

  test('names the stronger neighbour that should not get the coins', () => {
    const paid: Reason = {
      is: 'paid',
      move: lodge,
      left: 2,
      right: 0,
      total: 2,
      along: false,
      saved: 0,
      spared: 'rhodos',
    }
    expect(reasonWords(rules, paid)).toBe('Pay the other neighbour: Rhodos has more points and should get fewer coins.')
  })

  test('says how a card is used better, and that a move brings as much for less', () => {
    const paid: Reason = { is: 'paid', move: lodge, left: 0, right: 0, total: 0, along: true, saved: 0 }
    expect(reasonWords(rules, paid)).toBe('Right card, but a better way to use it is “Build Lodge”.')
    const context = { played: { ...lodge, fleet: 'blue' } }
    expect(reasonWords(rules, paid, context)).toBe('Right card, but better without “blue ship”.')
    expect(reasonWords(rules, { ...stronger, dearer: 2 })).toBe('Lodge brings as much and costs 2 coins less.')
  })

  test('names a card that is taken, and its sale, without a verb of their own', () => {
    const taken = { action: 'pick', card: 'altar' }
    expect(reasonWords(rules, { ...stronger, move: taken, gains: [denied] }, { question: 'dig' })).toBe(
      'Altar keeps Lodge from Ephesos (worth 8 points to that city).',
    )
    const sale = { action: 'sell', card: 'lodge' }
    expect(reasonWords(rules, { ...stronger, move: sale, gains: [denied] })).toBe(
      'Selling Lodge keeps it from Ephesos (worth 8 points to that city).',
    )
  })

  test('tells a missed chain, its price, and shields that come too late', () => {
    const free = [{ is: 'free', by: 'library' } as const]
    const shields = { is: 'shields', shields: 3, ahead: 1, behind: 0, isLast: true } as const
    expect(reasonWords(rules, { ...stronger, gains: free, instead: [shields], dearer: 4 })).toBe(
      'Lodge is free because of Library; Stables adds 3 shields that change no conflict and costs 4 coins more.',
    )
  })

  test('adds up the points of a stage, so that none seem to come from the card under it', () => {
    const gains = [
      { is: 'points', points: 7, line: 'wonder' } as const,
      { is: 'points', points: 1, line: 'commerce' } as const,
    ]
    const stage = { action: 'stage', stage: 3, card: 'haven' }
    expect(reasonWords(rules, { is: 'good', gains }, { question: 'turn', move: stage })).toBe(
      'It scores 8 points in all.',
    )
    expect(reasonWords(rules, { is: 'good', gains: gains.slice(0, 1) }, { question: 'turn', move: stage })).toBe(
      'It scores 7 points (wonder).',
    )
  })

  test('says that shields secure a lead', () => {
    const shields = { is: 'shields', shields: 3, ahead: 2, behind: 0 } as const
    expect(reasonWords(rules, { is: 'good', gains: [shields] })).toBe('It adds 3 shields that secure your lead.')
  })

  test('compares moves over the same simulations only', () => {
    const one = { move: lodge, points: 56, chance: 0.27 }
    expect(comparedWords('Build Lodge', one)).toBe('Build Lodge (about as good)')
    const behind = { points: 2, chance: 0.1, error: { points: 1, chance: 0.04 } }
    expect(comparedWords('Build Lodge', { ...one, behind })).toBe(
      'Build Lodge (10 ± 4 percentage points of winning chance and 2 ± 1 points less)',
    )
    expect(expectedWords(one, 0.09)).toBe('about 56 points, 27% ± 9% chance to win')
  })

  test('gives no figure after too few simulations', () => {
    expect(expectedWords({ points: 64, chance: 0.73 }, Number.POSITIVE_INFINITY)).toBe('')
    expect(expectedWords({ points: 64, chance: 0.73 }, 0.24)).toBe('')
  })

  test('claims nothing that the rules do not show', () => {
    expect(reasonWords(rules, stronger)).toBe('')
    expect(reasonWords(rules, { is: 'good', gains: [] })).toBe('')
  })

  test('says when the rules speak for the other move', () => {
    const gains = [{ is: 'points', points: 1, line: 'science' } as const]
    const instead = [{ is: 'points', points: 4, line: 'civil' } as const]
    expect(reasonWords(rules, { ...stronger, gains, instead, isOutweighed: true })).toBe(
      'Lodge scores 1 point (science); Stables scores 4 points (civil structures), but Lodge is better in simulations.',
    )
    expect(reasonWords(rules, { ...stronger, instead, isOutweighed: true })).toBe(
      'Stables scores 4 points (civil structures), but Lodge is better in simulations.',
    )
  })

  test('says what the other move costs in points', () => {
    const instead = [{ is: 'loses', points: 6, line: 'debt' } as const]
    const paid = { ...stronger, move: { action: 'pay' }, played: { action: 'pay' }, instead }
    expect(reasonWords(rules, paid)).toMatch(/ costs 6 points \(.+\)\.$/)
  })

  test('uses a verb once for several points and for conflicts with the same results', () => {
    const points = [
      { is: 'points', points: 3, line: 'civil' } as const,
      { is: 'points', points: 1, line: 'science' } as const,
    ]
    expect(reasonWords(rules, { is: 'good', gains: points })).toBe(
      'It scores 3 points (civil structures) and 1 point (science).',
    )
    const conflicts = ['rhodos', 'babylon'].map((wonder) => ({ is: 'conflict', wonder, from: 0, to: 1 }) as const)
    expect(reasonWords(rules, { is: 'good', gains: conflicts })).toBe(
      'It gets ahead of Rhodos and Babylon (+1 instead of 0 each).',
    )
    const other = { is: 'conflict', wonder: 'gizah', from: -1, to: 1 } as const
    expect(reasonWords(rules, { is: 'good', gains: [conflicts[0], other] })).toBe(
      'It gets ahead of Rhodos (+1 instead of 0) and gets ahead of Gizah (+1 instead of −1).',
    )
  })

  test('does not say twice that a sale or a free card costs nothing', () => {
    const gains = [{ is: 'points', points: 6, line: 'civil' } as const]
    const sold = { ...stronger, gains, played: { action: 'sell', card: 'altar' }, cheaper: 1 }
    expect(reasonWords(rules, { ...sold, instead: [{ is: 'coins', coins: 3 }] })).toBe(
      'Lodge scores 6 points (civil structures); selling Altar earns 3 coins.',
    )
    expect(reasonWords(rules, { ...stronger, gains, instead: [{ is: 'free', by: 'apothecary' }], cheaper: 2 })).toBe(
      'Lodge scores 6 points (civil structures); Stables is free because of Apothecary.',
    )
  })

  test('counts upcoming cards up to ten', () => {
    const goods = { is: 'goods', goods: ['wood'], turns: 9, cards: 34, stage: false, buyers: [] } as const
    expect(reasonWords(rules, { is: 'good', gains: [goods] })).toBe(
      'It produces wood (needed for more than 10 upcoming cards).',
    )
  })

  test('calls the city of the reader their own', async () => {
    const reason = { ...stronger, gains: [denied] }
    const said = () => reasonWords(rules, reason, { own: 'ephesos' })
    expect(said()).toBe('Lodge does not go to your city (worth 8 points to that city).')
    await inFrench()
    expect(said()).toBe('La Loge échappe à votre cité (qui y gagnerait 8 points).')
  })

  test('puts the reason first in French as well', async () => {
    await inFrench()
    expect(reasonWords(rules, { ...stronger, gains: [denied] })).toBe(
      'La Loge échappe à Éphesos (qui y gagnerait 8 points).',
    )
  })

  test('agrees with its subject in French', async () => {
    await inFrench()
    const gains = [{ is: 'points', points: 3, line: 'civil' } as const, { is: 'chains', cards: ['aqueduct'] } as const]
    const baths = { action: 'build', card: 'baths' }
    const stage = { action: 'stage', stage: 1, card: 'altar' }
    const wonder = [{ is: 'points', points: 3, line: 'wonder' } as const]
    expect(
      reasonWords(rules, { ...stronger, move: stage, gains: wonder, played: baths, instead: gains, dearer: 1 }),
    ).toBe(
      'L’étape 1 avec l’Autel rapporte 3 points (merveille)\u00a0; les Bains rapportent 3 points (bâtiments civils), coûtent 1 pièce de plus et permettront de construire gratuitement l’Aqueduc.',
    )
    expect(reasonWords(rules, { ...stronger, move: baths, instead: wonder, isOutweighed: true })).toBe(
      'Les Écuries rapportent 3 points (merveille), mais les Bains valent mieux dans les simulations.',
    )
  })

  test('has one French verb for points and coins', async () => {
    await inFrench()
    const gains = [
      { is: 'points', points: 2, line: 'wonder' } as const,
      { is: 'chains', cards: ['study'] } as const,
      { is: 'coins', coins: 4 } as const,
    ]
    expect(reasonWords(rules, { is: 'good', gains })).toBe(
      'Ce coup rapporte 2 points (merveille) et 4 pièces, et permettra de construire gratuitement l’Étude.',
    )
    const fleet = { is: 'points', points: 1, line: 'fleet' } as const
    expect(reasonWords(rules, { is: 'good', gains: [fleet, gains[0], gains[2]] })).toBe(
      'Ce coup rapporte 1 point (flotte), 2 points (merveille) et 4 pièces.',
    )
  })

  test('names resources with their French articles', async () => {
    await inFrench()
    const goods = {
      is: 'goods',
      goods: ['wood', 'stone', 'clay'],
      turns: 9,
      cards: 0,
      stage: false,
      buyers: [],
    } as const
    expect(reasonWords(rules, { is: 'good', gains: [goods] })).toBe(
      'Ce coup produit du bois, de la pierre ou de l’argile.',
    )
    expect(
      reasonWords(rules, { is: 'good', gains: [{ ...goods, goods: ['wood'], buyers: ['gizah', 'babylon'] }] }),
    ).toBe('Ce coup produit du bois (à vendre à Gizah et à Babylon).')
  })
})

describe('figures of simulations', () => {
  const led = { lines: [], rival: 0 }

  test('come with their uncertainty, and are left out if they may be 0', () => {
    const lost = { points: 3.2, chance: 0.04, error: { points: 0.9, chance: 0.05 } }
    expect(gaveUpWords({ gaveUp: lost, led })).toBe('Cost of this choice: 3.2 ± 0.9 points.')
    const both = { ...lost, error: { points: 0.9, chance: 0.012 } }
    expect(gaveUpWords({ gaveUp: both, led })).toBe(
      'Cost of this choice: 4 ± 1 percentage points of winning chance and 3.2 ± 0.9 points.',
    )
    const rounded = { points: 0, chance: 0.012, error: { points: 0, chance: 0.008 } }
    expect(gaveUpWords({ gaveUp: rounded, led })).toBe('')
    expect(gaveUpWords({ gaveUp: { ...lost, error: { points: 3.3, chance: 0.05 } }, led })).toBe('')
    expect(gaveUpWords({ gaveUp: { points: 1, chance: 0.04 }, led })).toBe(
      'Cost of this choice: 4 percentage points of winning chance and 1 point.',
    )
  })

  test('name the score line that most of a loss comes from', () => {
    const lines = [{ line: 'guilds', points: 2.5 }]
    expect(gaveUpWords({ gaveUp: { points: 3, chance: 0 }, led: { ...led, lines } })).toBe(
      'Cost of this choice: 3 points (mostly guilds).',
    )
    expect(gaveUpWords({ gaveUp: { points: 0, chance: 0.2 }, led: { ...led, lines } })).toBe(
      'Cost of this choice: 20 percentage points of winning chance.',
    )
  })

  test('compare with the next best move', () => {
    const over = { move: stables, points: 50, chance: 0.3 }
    expect(gainedWords({ over, points: 2, chance: 0.1, led }, rules)).toBe(
      'In simulations, better than Stables by 10 percentage points of winning chance and 2 points.',
    )
  })

  test('elide before a vowel in French', async () => {
    await inFrench()
    const over = { move: { action: 'stage', card: 'altar', stage: 2 }, points: 50, chance: 0.3 }
    expect(gainedWords({ over, points: 2, chance: 0, led }, rules)).toBe(
      'Dans les simulations, le score dépasse de 2 points celui de l’étape 2 avec l’Autel.',
    )
    const error = { points: 8.1, chance: 0.12 }
    const clay = { move: { action: 'build', card: 'clay-pool' }, points: 50, chance: 0.3 }
    expect(gainedWords({ over: clay, points: 10.1, chance: 0.22, led, error }, rules)).toBe(
      'Dans les simulations, les chances de gagner dépassent de 22 ± 12 points de pourcentage celles du Bassin argileux, et le score de 10,1 ± 8,1 points.',
    )
    const sale = { move: { action: 'sell', card: 'altar' }, points: 50, chance: 0.3 }
    expect(gainedWords({ over: sale, points: 0, chance: 0.05, led }, rules)).toBe(
      'Dans les simulations, les chances de gagner dépassent de 5 points de pourcentage celles de la vente de l’Autel.',
    )
  })

  test('are words for learners', () => {
    const over = { move: stables, points: 50, chance: 0.3 }
    const told = (points: number, chance: number) => gainedPlainly({ over, points, chance, led, error }, rules)
    const error = { points: 0.4, chance: 0.02 }
    expect(told(2, 0)).toBe('It is clearly better than Stables.')
    expect(told(1, 0.06)).toBe('It is clearly better than Stables.')
    expect(told(1, 0)).toBe('It is a little better than Stables.')
    expect(told(0.3, 0.01)).toBe('')
  })

  test('follow the number rules of French', async () => {
    await inFrench()
    expect(gaveUpWords({ gaveUp: { points: 1.2, chance: 0.04 }, led })).toMatch(/ et 1,2 point\.$/)
    expect(gaveUpWords({ gaveUp: { points: 2, chance: 0 }, led })).toMatch(/2 points\.$/)
  })
})

test.each(['en', 'fr'] as const)('Every move of a game with every box has a text, in %s', async (language) => {
  await loadLanguage(language)
  settings.setState({ language })
  const all = rulesOf({ boxes: [...ALL_BOXES], seats: [{}, {}, {}, {}] })
  const said: string[] = []
  let asked = 0
  playAtRandom(all, (g, seat) => {
    said.push(moveWords(all, showMove(g, moves(g, seat)[0])))
    if (asked++ % 10 > 0 || moves(g, seat).length < 2) return
    const { gained, reason } = hint(sight(g, seat), seat, { playouts: 8 })
    const texts = [reasonWords(all, reason), ...(gained?.reason ? [reasonWords(all, gained.reason)] : [])]
    said.push(...texts.filter((text) => text !== ''))
  })
  expect(said.length).toBeGreaterThan(100)
  expect(said.filter((text) => text === '' || text.includes('undefined'))).toEqual([])
})
