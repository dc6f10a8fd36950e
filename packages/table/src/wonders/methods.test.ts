/** Guarantees of each method. */
import { sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { type Agreement, answered, openAgreement, questionOf, revealed, unanswered } from './agreement.ts'
import { bestAssignment } from './assignment.ts'
import type { AgreementRules, WonderAnswer, WonderMethod } from './model.ts'

const NAMES = 'alexandria babylon ephesos gizah halikarnassos olympia rhodos'.split(' ')
const pool = NAMES.map((wonder) => ({ wonder, sides: ['day', 'night'] }))
const rules = (method: WonderMethod, more: Partial<AgreementRules> = {}): AgreementRules => ({
  method,
  sides: 'first',
  isSpread: false,
  seats: 3,
  edition: '2e',
  pool,
  ...more,
})
const opened = (method: WonderMethod, seed = 0, more: Partial<AgreementRules> = {}): Agreement =>
  sure(openAgreement(rules(method, more), String(seed).padStart(64, '0')))
const SEEDS = Array.from({ length: 40 }, (_, seed) => seed)

/** All asked seats answer, and the step is revealed. */
function answers(agreement: Agreement, answer: (seat: number) => WonderAnswer): Agreement {
  return revealed(unanswered(agreement).reduce((before, seat) => sure(answered(before, seat, answer(seat))), agreement))
}
const wondersOf = ({ result = [] }: Agreement): string[] => result.map(({ wonder }) => wonder)
const offeredTo = (agreement: Agreement, seat: number): string[] =>
  questionOf(agreement, seat)?.from.map(({ wonder }) => wonder) ?? []

describe('Deal two, keep one', () => {
  test('deals six different wonders to three seats, and each keeps the one it names', () => {
    const agreement = opened('pair')
    const offered = [0, 1, 2].map((seat) => offeredTo(agreement, seat))
    expect(new Set(offered.flat()).size).toBe(6)
    expect(wondersOf(answers(agreement, (seat) => ({ wonder: offered[seat][1] })))).toEqual(
      offered.map(([, kept]) => kept),
    )
    expect(answered(agreement, 0, { wonder: offered[1][0] })).toMatchObject({ error: { code: 'not-offered' } })
  })
})

describe('A draft', () => {
  test('goes from the last seat to the first, one seat at a time, without what others have picked', () => {
    let agreement = opened('draft')
    for (const [seat, wonder] of [
      [2, 'gizah'],
      [1, 'rhodos'],
      [0, 'babylon'],
    ] as const) {
      expect(unanswered(agreement)).toEqual([seat])
      agreement = answers(agreement, () => ({ wonder }))
    }
    expect(wondersOf(agreement)).toEqual(['babylon', 'rhodos', 'gizah'])
    expect(offeredTo({ ...agreement, open: agreement.past[2] }, 0)).not.toContain('gizah')
  })
})

describe('Bans', () => {
  test('keep banned wonders from everybody', () => {
    const banned = ['gizah', 'rhodos', 'babylon']
    for (const seed of SEEDS) {
      const dealt = wondersOf(answers(opened('ban', seed), (seat) => ({ wonder: banned[seat] })))
      expect(dealt.filter((wonder) => banned.includes(wonder))).toEqual([])
    }
  })

  test('lapse by lot if too few wonders would be left', () => {
    const lapsed = SEEDS.map((seed) => {
      const dealt = wondersOf(answers(opened('ban', seed, { seats: 6 }), (seat) => ({ wonder: NAMES[seat] })))
      expect(dealt).toHaveLength(6)
      return NAMES.find((wonder) => !dealt.includes(wonder))
    })
    expect(new Set(lapsed).size).toBeGreaterThan(3)
  })
})

describe('A redraw', () => {
  test('gives another wonder to each seat that wants one, and leaves the others theirs', () => {
    for (const seed of SEEDS) {
      const agreement = opened('redraw', seed, { seats: 6 })
      const dealt = [0, 1, 2, 3, 4, 5].map((seat) => offeredTo(agreement, seat)[0])
      const final = wondersOf(answers(agreement, (seat) => ({ redraw: seat < 4 })))
      expect(final.map((wonder, seat) => wonder === dealt[seat])).toEqual([false, false, false, false, true, true])
    }
  })
})

describe('Ranked wishes', () => {
  test('give everybody the first wish if all differ', () => {
    expect(wondersOf(answers(opened('wishes'), (seat) => ({ wishes: [NAMES[seat]] })))).toEqual(NAMES.slice(0, 3))
  })

  test('give a contested wonder by lot, and the others their next wish', () => {
    const lucky = SEEDS.map((seed) => {
      const given = wondersOf(answers(opened('wishes', seed), () => ({ wishes: ['gizah', 'rhodos', 'babylon'] })))
      expect([...given].sort()).toEqual(['babylon', 'gizah', 'rhodos'])
      return given.indexOf('gizah')
    })
    expect(new Set(lucky).size).toBe(3)
  })
})

describe('Bids', () => {
  test('go to the greatest sum, and each seat pays its own bid', () => {
    const agreement = opened('bids')
    const [one, two, three] = offeredTo(agreement, 0)
    const bids = [
      { [one]: 9, [two]: 8 },
      { [one]: 7, [two]: 1 },
      { [one]: 2, [three]: 1 },
    ]
    expect(answers(agreement, (seat) => ({ bids: bids[seat] })).result).toEqual([
      { wonder: two, side: 'day', price: 8 },
      { wonder: one, side: 'day', price: 7 },
      { wonder: three, side: 'day', price: 1 },
    ])
  })

  test('that are equal are decided by lot, and a bid of 0 costs nothing', () => {
    const first = SEEDS.map((seed) => {
      const agreement = opened('bids', seed)
      const [lot] = offeredTo(agreement, 0)
      const { result = [] } = answers(agreement, () => ({ bids: { [lot]: 5 } }))
      expect(result.map(({ price = 0 }) => price).sort()).toEqual([0, 0, 5])
      return result.findIndex(({ wonder }) => wonder === lot)
    })
    expect(new Set(first).size).toBe(3)
  })

  test('are assigned like the best of all orders', () => {
    const rows = [
      [3, 9, 2, 7],
      [8, 8, 1, 0],
      [6, 5, 5, 4],
      [9, 9, 9, 9],
    ]
    const orders = (left: number[]): number[][] =>
      left.length === 0
        ? [[]]
        : left.flatMap((one) => orders(left.filter((other) => other !== one)).map((rest) => [one, ...rest]))
    const sum = (lots: readonly number[]): number => lots.reduce((all, lot, seat) => all + rows[seat][lot], 0)
    expect(sum(bestAssignment(rows))).toBe(Math.max(...orders([0, 1, 2, 3]).map(sum)))
  })

  test('are whole numbers from 0 to 30', () => {
    const agreement = opened('bids')
    const [lot] = offeredTo(agreement, 0)
    for (const points of [-1, 31, 1.5, '3', null])
      expect(answered(agreement, 0, { bids: { [lot]: points } })).toMatchObject({ error: { code: 'bad-answer' } })
    expect(answered(agreement, 0, { bids: { atlantis: 1 } })).toMatchObject({ error: { code: 'not-offered' } })
  })
})

describe('Sides', () => {
  test('that are free are asked last, of all at the same time', () => {
    let agreement = opened('drawn', 0, { sides: 'free' })
    expect(unanswered(agreement)).toEqual([0, 1, 2])
    expect(answered(agreement, 0, { side: 'dusk' })).toMatchObject({ error: { code: 'bad-answer' } })
    agreement = answers(agreement, (seat) => ({ side: seat === 1 ? 'night' : 'day' }))
    expect(agreement.result?.map(({ side }) => side)).toEqual(['day', 'night', 'day'])
  })

  test('that are dealt are known before a wonder is picked, and both occur', () => {
    const sides = SEEDS.flatMap((seed) => questionOf(opened('draft', seed, { sides: 'dealt' }), 2)?.from ?? []).map(
      ({ side }) => side,
    )
    expect(new Set(sides)).toEqual(new Set(['day', 'night']))
  })
})

test('A second answer before the reveal replaces the first, and none is taken after it', () => {
  const agreement = opened('wishes')
  const changed = sure(answered(sure(answered(agreement, 0, { wishes: ['gizah'] })), 0, { wishes: ['rhodos'] }))
  expect(unanswered(changed)).toEqual([1, 2])
  expect(() => revealed(changed)).toThrow()
  const done = answers(changed, (seat) => ({ wishes: [NAMES[seat]] }))
  expect(wondersOf(done)).toEqual(['rhodos', 'babylon', 'ephesos'])
  expect(answered(done, 0, { wishes: ['gizah'] })).toMatchObject({ error: { code: 'not-asked' } })
})
