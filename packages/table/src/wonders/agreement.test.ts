/** Every method, over seats, pools, sides and seeds: it ends, gives each wonder once and reveals nothing early. */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Edition, sure } from '@heptapolis/engine'
import { random } from '@heptapolis/engine/kernel'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Agreement, answered, isAnswered, openAgreement, questionOf, revealed, unanswered } from './agreement.ts'
import { botAnswer } from './bot-answers.ts'
import { type AgreementRules, METHODS, MOST_BID, SIDE_RULES, type WonderAnswer, type WonderQuestion } from './model.ts'
import { poolOf } from './pool.ts'
import { shownAgreement } from './view.ts'

const mixOf = (edition: Edition, boxes: string[]) =>
  poolOf(sure(compile({ edition, boxes, seats: [{}, {}, {}] }, BOXES)))
const ALL = BOXES.slice(1).map(({ id }) => id)
const POOLS = {
  base: mixOf('2e', []),
  all: mixOf('2e', ALL),
  first: mixOf('1e', ALL),
}

const SEED = fc.stringMatching(/^[0-9a-f]{64}$/)

const rulesIn = fc
  .record({
    method: fc.constantFrom(...METHODS),
    sides: fc.constantFrom(...SIDE_RULES),
    isSpread: fc.boolean(),
    seats: fc.integer({ min: 2, max: 8 }),
    pool: fc.constantFrom(...Object.values(POOLS)).chain((pool) => fc.subarray(pool, { minLength: 2 })),
  })
  .map((rules): AgreementRules => ({ edition: '2e', ...rules }))

/** A valid answer by chance. */
function anyAnswer(question: WonderQuestion, dice: ReturnType<typeof random>): WonderAnswer {
  const { from } = question
  const one = from[dice.below(from.length)]
  if (question.ask === 'redraw') return { redraw: dice.below(2) === 0 }
  if (question.ask === 'side') return { side: one.side ?? '' }
  if (question.ask === 'wishes')
    return { wishes: from.filter((board) => board === one || dice.below(2) === 0).map(({ wonder }) => wonder) }
  if (question.ask === 'bids')
    return { bids: Object.fromEntries(from.map(({ wonder }) => [wonder, dice.below(MOST_BID + 1)])) }
  return { wonder: one.wonder }
}

const MANY_STEPS = 12

/** Plays an agreement to its end; `before` sees the agreement before every answer. */
function settled(
  rules: AgreementRules,
  seed: string,
  answer: (question: WonderQuestion, seat: number) => WonderAnswer,
  before: (agreement: Agreement, seat: number) => void = () => undefined,
): Agreement | undefined {
  const opened = openAgreement(rules, seed)
  if (!opened.ok) {
    expect(opened.error.code).toBe('small-pool')
    expect(opened.error.message).toMatch(/needs \d+ wonders.*; here are \d+\.$/)
    return undefined
  }
  let agreement = opened.value
  for (let steps = 0; !agreement.result; steps++) {
    expect(steps).toBeLessThan(MANY_STEPS)
    for (const seat of unanswered(agreement)) {
      before(agreement, seat)
      agreement = sure(answered(agreement, seat, answer(questionOf(agreement, seat) ?? expect.fail('not asked'), seat)))
    }
    expect(isAnswered(agreement)).toBe(true)
    agreement = revealed(agreement)
  }
  return agreement
}

describe('Every method', () => {
  test('ends, gives each seat a board of the pool, no wonder twice, and follows from seed and answers', () => {
    fc.assert(
      fc.property(rulesIn, SEED, fc.string(), (rules, seed, luck) => {
        const byChance = () => {
          const dice = random(luck)
          return settled(rules, seed, (question) => anyAnswer(question, dice))
        }
        const result = byChance()?.result
        if (!result) return
        expect(result).toHaveLength(rules.seats)
        expect(new Set(result.map(({ wonder }) => wonder)).size).toBe(rules.seats)
        for (const { wonder, side, price = 0 } of result) {
          const sides = rules.pool.find((one) => one.wonder === wonder)?.sides ?? []
          expect(sides).toContain(side)
          if (rules.sides === 'first') expect(side).toBe(sides[0])
          if (rules.sides === 'second') expect(side).toBe(sides[1])
          expect(price > 0 && rules.method !== 'bids').toBe(false)
        }
        expect(byChance()?.result).toEqual(result)
      }),
      { seed: 1, numRuns: 400 },
    )
  })

  test('gives at most two cities the same resource if the table wants it', () => {
    fc.assert(
      fc.property(rulesIn, SEED, fc.string(), (rules, seed, luck) => {
        const dice = random(luck)
        const spread = { ...rules, isSpread: true }
        const result = settled(spread, seed, (question) => anyAnswer(question, dice))?.result ?? []
        const resources = result.flatMap(
          ({ wonder }) => rules.pool.find((one) => one.wonder === wonder)?.resource ?? [],
        )
        for (const one of resources) expect(resources.filter((other) => other === one).length).toBeLessThanOrEqual(2)
      }),
      { seed: 2, numRuns: 300 },
    )
  })

  test('shows nobody the answer of another seat before the reveal', () => {
    fc.assert(
      fc.property(rulesIn, SEED, fc.string(), (rules, seed, luck) => {
        const dice = random(luck)
        settled(
          rules,
          seed,
          (question) => anyAnswer(question, dice),
          (agreement, seat) => {
            const question = questionOf(agreement, seat) ?? expect.fail('not asked')
            const [one, other] = [0, 1].map(() => sure(answered(agreement, seat, anyAnswer(question, dice))))
            for (const viewer of [undefined, ...agreement.rules.pool.keys()].filter((viewer) => viewer !== seat))
              expect(JSON.stringify(shownAgreement(one, viewer))).toBe(JSON.stringify(shownAgreement(other, viewer)))
          },
        )
      }),
      { seed: 3, numRuns: 150 },
    )
  })

  test('accepts every answer of a bot', () => {
    fc.assert(
      fc.property(rulesIn, SEED, (rules, seed) => {
        const result = settled(rules, seed, (question, seat) => botAnswer(question, '2e', random(`${seed} ${seat}`)))
        expect(result === undefined || result.result?.length === rules.seats).toBe(true)
      }),
      { seed: 4, numRuns: 200 },
    )
  })

  test('refuses malformed answers with a code and a sentence, and stays as it was', () => {
    fc.assert(
      fc.property(rulesIn, SEED, fc.anything(), fc.anything(), (rules, seed, whole, field) => {
        const opened = openAgreement(rules, seed)
        if (!opened.ok || !opened.value.open) return
        const [seat] = unanswered(opened.value)
        const { ask } = questionOf(opened.value, seat) ?? expect.fail('not asked')
        const name = ask === 'keep' || ask === 'pick' || ask === 'ban' ? 'wonder' : ask
        for (const answer of [whole, { [name]: field }, { [name]: [field] }, { [name]: { x: field } }, {}]) {
          const read = answered(opened.value, seat, answer)
          if (read.ok) continue
          expect(read.error.code).toMatch(/^(bad-answer|not-offered)$/)
          expect(read.error.message).toMatch(/^[A-Z].*\.$/)
        }
        expect(openAgreement(rules, seed)).toEqual(opened)
      }),
      { seed: 5, numRuns: 200 },
    )
  })

  test('can be played in a full mix, and all but pairs with the base game alone for four', () => {
    const isPossible = (method: AgreementRules['method'], pool: AgreementRules['pool'], seats: number) =>
      openAgreement({ method, pool, seats, sides: 'free', isSpread: true, edition: '2e' }, '0'.repeat(64)).ok
    expect(METHODS.filter((method) => !isPossible(method, POOLS.all, 7))).toEqual([])
    expect(METHODS.filter((method) => !isPossible(method, POOLS.base, 4))).toEqual(['pair'])
    expect(METHODS.filter((method) => !isPossible(method, POOLS.base, 7))).toEqual(['pair', 'ban', 'redraw'])
  })
})

describe('The pool', () => {
  test('has all wonders of the mix, each with one resource for all its sides', () => {
    for (const edition of ['1e', '2e'] as const) {
      const { wonders } = sure(compile({ edition, boxes: ALL, seats: [{}, {}, {}] }, BOXES))
      expect(mixOf(edition, ALL).map(({ wonder }) => wonder)).toEqual(wonders.map(([board]) => board.def.wonder))
      for (const boards of wonders) {
        const resources = boards.map(({ def }) =>
          def.start.flatMap((effect) => (effect.kind === 'produce' ? effect.all : [])).join(),
        )
        expect(new Set(resources).size).toBe(1)
      }
    }
  })

  test('leaves out named wonders', () => {
    const rules = sure(compile({ edition: '2e', boxes: [], seats: [{}, {}, {}] }, BOXES))
    expect(poolOf(rules, ['gizah', 'rhodos']).map(({ wonder }) => wonder)).toEqual([
      'alexandria',
      'babylon',
      'ephesos',
      'halikarnassos',
      'olympia',
    ])
  })
})
