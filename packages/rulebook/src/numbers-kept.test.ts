import { RULES } from '@heptapolis/boxes/rulebook'
import { describe, expect, test } from 'vitest'
import { numbered, sealOf } from '../tools/numbering.ts'
import { SHELVED } from './mix/library.ts'

const registries = RULES.map(({ box, registry }) => ({ box, registry }))
const edifice = registries.find(({ box }) => box === 'edifice')?.registry ?? registries[0].registry

describe('The numbers of rules', () => {
  test.each(registries)('of $box are as they were given', ({ registry }) => {
    expect(sealOf(registry)).toBe(registry.seal)
  })

  test('are whole: no rule waits for one', () => {
    const now = numbered(SHELVED)
    expect(RULES.map(({ box }) => now.get(box))).toEqual(RULES.map(({ registry }) => registry))
  })

  test.each<[string, Readonly<Record<string, string>>]>([
    ['changed', { ...edifice.rules, 'edifice-cost': 'E.99' }],
    ['taken away', Object.fromEntries(Object.entries(edifice.rules).slice(1))],
  ])('break the seal where one is %s', (_how, rules) => {
    expect(sealOf({ ...edifice, rules })).not.toBe(edifice.seal)
  })

  test('are not given again when their rule is gone', () => {
    const gone = RULES.map((one) =>
      one.box === 'edifice'
        ? { ...one, atoms: [...one.atoms.slice(0, -1), { ...one.atoms[0], id: 'new-ruling', at: 'rulings/rules' }] }
        : one,
    )
    const now = numbered({ ...SHELVED, rules: gone }).get('edifice')
    expect(now?.rules['new-ruling']).toBe('R.13E')
    expect(now?.rules['edifice-laws']).toBe('R.11E')
  })

  test.each([
    ['trade-not-sold', '6.2'],
    ['edifice-not-sold', '6.2E'],
    ['age-passing-two', '3.2D'],
    ['edifice-cost', 'E.1'],
    ['edifice-agora', 'R.2E'],
  ])('%s is cited as %s', (id, number) => {
    expect(RULES.map(({ registry }) => registry.rules[id]).find((one) => one !== undefined)).toBe(number)
  })
})
