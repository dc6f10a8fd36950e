import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import {
  defaultPlan,
  planFromQuery,
  planToQuery,
  setupOf,
  sittersOf,
  tableOf,
  withAgreement,
  withKnownNames,
  withoutWonders,
  withPlayers,
  withSeat,
} from './plan.ts'

describe('a set-up plan', () => {
  test('is playable by default', () => {
    expect(compile(setupOf(defaultPlan(), 'You'), BOXES).ok).toBe(true)
  })

  test('has a fresh seed of 256 bits each time', () => {
    const [one, other] = [defaultPlan().seed, defaultPlan().seed]
    expect(one).toMatch(/^[0-9a-f]{64}$/)
    expect(one).not.toBe(other)
  })

  test('survives a round trip through the URL', () => {
    let plan = withPlayers(
      { ...defaultPlan(), edition: '1e', boxes: ['leaders', 'cities'], teams: true, seed: 'x y' },
      6,
    )
    plan = withSeat(plan, 2, { who: 'person', name: 'Maya & Co', wonder: 'gizah', side: 'b' })
    plan = withSeat(plan, 3, { level: 'hard' })
    expect(planFromQuery(planToQuery(plan))).toEqual(plan)
  })

  test('carries house rules into URL and set-up, and none by default', () => {
    const plan = { ...defaultPlan(), houseRules: { ties: 'shared', 'discard-pile': 'open' } }
    expect(planFromQuery(planToQuery(plan))).toEqual(plan)
    expect(setupOf(plan, 'You').houseRules).toEqual(plan.houseRules)
    expect(planToQuery({ ...plan, houseRules: {} })).toBe(planToQuery({ ...defaultPlan(), seed: plan.seed }))
    expect(setupOf(defaultPlan(), 'You')).not.toHaveProperty('houseRules')
  })

  test('carries wonders that are left out, which no seat may wish for', () => {
    const wished = withSeat({ ...defaultPlan(), seed: 'some' }, 1, { wonder: 'gizah', side: 'day' })
    const plan = withoutWonders(wished, ['gizah', 'rhodos'])
    expect(plan.seats[1]).toMatchObject({ wonder: '', side: '' })
    expect(planFromQuery(planToQuery(plan))).toEqual(plan)
    expect(setupOf(plan, 'You').without).toEqual(['gizah', 'rhodos'])
    const { rules, boards } = tableOf(plan, 'You')
    expect(rules.ok).toBe(true)
    expect(boards.map(({ def }) => def.wonder)).not.toContain('gizah')
    expect(setupOf(withoutWonders(plan, []), 'You')).not.toHaveProperty('without')
  })

  test('forgets left-out cards of an expansion that is removed', () => {
    const plan = { ...defaultPlan(), boxes: ['leaders'], without: ['gizah', 'cleopatra', 'builders-guild'] }
    expect(withKnownNames(plan).without).toEqual(plan.without)
    expect(withKnownNames({ ...plan, boxes: [] }).without).toEqual(['gizah', 'builders-guild'])
    expect(withKnownNames({ ...plan, boxes: [], without: ['cleopatra'] })).not.toHaveProperty('without')
  })

  test('carries wonders by agreement, with which no seat may wish for one', () => {
    const wished = withSeat({ ...defaultPlan(), seed: 'some' }, 1, { wonder: 'gizah', side: 'day' })
    const plan = withAgreement(wished, { method: 'bids', sides: 'free', isSpread: true })
    expect(plan.seats[1]).toMatchObject({ wonder: '', side: '' })
    expect(planFromQuery(planToQuery(plan))).toEqual(plan)
    expect(planFromQuery('edition=2e&wonders=drawn~dealt~any')).not.toHaveProperty('agreement')
    expect(planFromQuery('edition=2e&wonders=nonsense')).not.toHaveProperty('agreement')
    expect(withAgreement(plan)).not.toHaveProperty('agreement')
  })

  test('reads wonders by name and stores their ids', () => {
    const plan = planFromQuery('edition=2e&boxes=wonder-pack&seat=you~~~The Great Wall~Night&seat=bot&seat=bot')
    expect(plan?.seats[0]).toMatchObject({ wonder: 'great-wall', side: 'night' })
  })

  test('carries corrected boards into URL and set-up while Armada is in play', () => {
    const plan = { ...defaultPlan(), boxes: ['armada'], boards: { armada: '0b-1.2.4.6.8.13' } }
    expect(planFromQuery(planToQuery(plan))).toEqual(plan)
    const rules = compile(setupOf(plan, 'You'), BOXES)
    expect(rules.ok && rules.value.piece('shipyard-a').def).toMatchObject({
      board: { reconstructed: { wonder: true, gains: { blue: [], green: [1, 2, 3, 4, 5, 6] } } },
    })
    const without = { ...plan, boxes: [] }
    expect(setupOf(without, 'You').options).toBeUndefined()
    expect(planToQuery(without)).not.toContain('boards')
  })

  test('rejects unreadable boards and says why', () => {
    const plan = { ...defaultPlan(), boxes: ['armada'], boards: { armada: '0b-1.2.4.6.8.many' } }
    expect(compile(setupOf(plan, 'You'), BOXES)).toMatchObject({
      error: { code: 'bad-boards', message: expect.stringContaining('columns.blue.6.points') },
    })
  })

  test('keeps the seats when the number of players changes', () => {
    const plan = withSeat(withPlayers(defaultPlan(), 5), 1, { who: 'person', name: 'Maya' })
    const fewer = withPlayers(plan, 3)
    expect(fewer.seats).toEqual(plan.seats.slice(0, 3))
    expect(withPlayers(plan, 99).seats).toHaveLength(8)
    expect(withPlayers(plan, 0).seats).toHaveLength(2)
  })

  test('gives everybody a name, and only bots a level', () => {
    const plan = withSeat(defaultPlan(), 1, { who: 'person', name: '' })
    const sitters = sittersOf(plan)
    expect(sitters.map(({ kind }) => kind)).toEqual(['you', 'person', 'bot', 'bot'])
    expect(new Set(sitters.map(({ name }) => name)).size).toBe(4)
    expect(sitters.map(({ level }) => level !== undefined)).toEqual([false, false, true, true])
  })

  test.each(['', 'nothing=here', '%%%'])('is undefined for a URL without one: "%s"', (query) => {
    expect(planFromQuery(query)).toBeUndefined()
  })

  test('reads as much of a damaged URL as possible', () => {
    const plan = planFromQuery('edition=9e&seat=ghost~~~~~~&seat=you')
    expect(plan?.edition).toBe('2e')
    expect(plan?.seats.map(({ who }) => who)).toEqual(['bot', 'you'])
  })
})
