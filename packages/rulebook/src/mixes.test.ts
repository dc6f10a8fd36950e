import { BOXES, firstSpeech } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine'
import { compile, EDITIONS, houseRulesFor, type Ruleset, type Setup } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { rulebookOf } from './book/book.ts'
import { paragraphsOf } from './book/navigation.ts'
import { atomsOf } from './book/writer.ts'
import { gapsOf } from './checks/gaps.ts'
import { mixOf } from './mix/condition.ts'
import { SHELVED } from './mix/library.ts'
import { numbersOf } from './mix/numbers.ts'

const boxes = BOXES.slice(1).map(({ id }) => id)
const subsetsOf = (all: readonly string[]): string[][] =>
  Array.from({ length: 2 ** all.length }, (_, bits) => all.filter((_box, i) => (bits & (1 << i)) !== 0))
const isComplete = process.env.MODE === 'complete'
const subsets = subsetsOf(boxes)

/**
 * A sample: one box or none, nearly all, and each pair in one edition. `npm run test:complete` reads the book of every
 * mix.
 */
function isRead(edition: Setup['edition'], chosen: readonly string[]): boolean {
  if (isComplete || chosen.length <= 1 || chosen.length >= boxes.length - 1) return true
  const [one, other] = chosen.map((box) => boxes.indexOf(box))
  return chosen.length === 2 && (one + other) % EDITIONS.length === EDITIONS.indexOf(edition)
}

const setupFor = (edition: Setup['edition'], chosen: string[], players: number, teams: boolean): Setup => ({
  edition,
  boxes: chosen,
  seats: Array.from({ length: players }, () => ({})),
  seed: '',
  ...(teams ? { teams } : {}),
})

function* mixesFor(edition: Setup['edition'], players: number, teams: boolean): Generator<Setup> {
  // Teams have two players each.
  if (teams && players % 2 === 1) return
  for (const chosen of subsets) if (isRead(edition, chosen)) yield setupFor(edition, chosen, players, teams)
}

/**
 * Mixes with equal boxes and rules differ only in numbers, so their book is checked once. With no box and
 * with all boxes it is checked for every player count, because the cards in play depend on it.
 */
function keyOf(setup: Setup): string {
  const rules = atomsOf(mixOf(setup)).map(({ atom }) => atom.id)
  const apart = setup.boxes.length % boxes.length === 0 ? setup.seats.length : 0
  return [setup.edition, ...setup.boxes, apart, ...rules].join()
}

const seen = new Set<string>()

/** Rules of a mix, unless it is unplayable or its book was already checked. */
function unseen(setup: Setup): Ruleset | undefined {
  const key = keyOf(setup)
  if (seen.has(key)) return undefined
  const rules = compile(setup, BOXES)
  if (!rules.ok) return undefined
  seen.add(key)
  return rules.value
}

test.each<[string[], Partial<Setup>]>([
  [['leaders'], { options: { leadersPool: 'standard' } }],
  [['leaders', 'cities'], { edition: '1e', options: { leadersAnniversary: true, citiesAnniversary: true } }],
  [['edifice'], { options: { edificeCards: false } }],
  [['armada'], { options: { armadaBoards: { columns: { red: { 6: { naval: 7 } } } } } }],
  [boxes, { options: { leadersPool: 'standard', edificeCards: false } }],
  [[], { seats: [{ price: 4 }, {}, {}, {}, {}] }],
  [boxes, { seats: [{}, { price: 4 }, {}, {}] }],
])('The wishes of single boxes have complete rulebooks too: %j %j', (chosen, wishes) => {
  const rules = compile({ ...setupFor('2e', chosen, 5, false), ...wishes }, BOXES)
  expect(rules.ok && gapsOf(rulebookOf(rules.value))).toEqual([])
})

describe('House rules in the book', () => {
  const ruleTexts = (houseRules: Record<string, string>) => {
    const rules = sure(compile({ ...setupFor('2e', ['cities'], 4, false), houseRules }, BOXES))
    return new Map(paragraphsOf(rulebookOf(rules)).map((one) => [one.id, one]))
  }

  test('replace the standard reading wherever the book states it, and are listed', () => {
    const standard = ruleTexts({})
    expect([...standard.keys()].filter((id) => id.startsWith('house-rule'))).toEqual([])
    expect(standard.get('winner-tie')?.text).toContain('more coins')
    const shared = ruleTexts({ ties: 'shared', digging: 'at-once' })
    const said = firstSpeech.reading('ties', 'shared')
    expect(shared.get('winner-tie')).toMatchObject({ text: said, source: 'table' })
    expect(shared.get('house-rule-ties')).toMatchObject({ number: 'H4', text: expect.stringContaining(said) })
    // The rule on the pile is about two disputes: the other one keeps its standard reading.
    const readings = [firstSpeech.reading('digging', 'at-once'), firstSpeech.reading('discard-pile', 'closed')]
    expect(shared.get('dig-pile')?.text).toBe(readings.join(' '))
    expect(shared.get('asked-together')).toEqual(standard.get('asked-together'))
  })

  test('leave no gap in the book, and no rule names one that does not exist', () => {
    const setup = setupFor('2e', boxes, 4, false)
    const all = houseRulesFor(setup, BOXES)
    const houseRules = Object.fromEntries(all.map(({ id, readings }) => [id, readings[readings.length - 1].id]))
    expect(gapsOf(rulebookOf(sure(compile({ ...setup, houseRules }, BOXES))))).toEqual([])
    const named = SHELVED.rules.flatMap(({ atoms }) => atoms.flatMap(({ disputed = [] }) => disputed))
    expect([...new Set(named)].filter((id) => !all.some((rule) => rule.id === id))).toEqual([])
  })
})

test('Rules of bids stand in the book only where a seat pays for one', () => {
  const bidRules = (...prices: number[]) => {
    const seats = prices.map((price) => ({ price }))
    const book = rulebookOf(sure(compile({ ...setupFor('2e', [], 3, false), seats }, BOXES)))
    return paragraphsOf(book)
      .map(({ id }) => id)
      .filter((id) => id.includes('bid'))
  }
  expect(bidRules(0, 3, 0)).toEqual(['setup-bids', 'score-bid'])
  expect(bidRules(0, 0, 0)).toEqual([])
})

describe.each(EDITIONS)('Every mix of edition %s', (edition) => {
  test.each([2, 3, 4, 5, 6, 7, 8])('has a complete rulebook for %i players', (players) => {
    const faults = new Map<string, string>()
    for (const teams of [false, true]) {
      for (const setup of mixesFor(edition, players, teams)) {
        const rules = unseen(setup)
        if (!rules) continue
        for (const gap of gapsOf(rulebookOf(rules))) faults.set(gap, `${setup.boxes.join()} ${teams}`)
      }
    }
    expect([...faults]).toEqual([])
  })

  test.each([2, 3, 4, 5, 6, 7, 8])('has all its numbers for %i players', (players) => {
    const dealing = ['leaders', 'cities', 'armada']
    const others = boxes.filter((box) => !dealing.includes(box))
    for (const some of subsetsOf(dealing)) {
      const rules = compile(setupFor(edition, [...some, ...others], players, false), BOXES)
      if (!rules.ok) continue
      const numbers = Object.entries(numbersOf(rules.value))
      expect(numbers.filter(([, value]) => !Number.isInteger(value) || value <= 0)).toEqual([])
    }
  })

  test('was looked through', () => {
    expect([...seen].filter((key) => key.startsWith(edition)).length).toBeGreaterThan(isComplete ? 700 : 80)
  })
})
