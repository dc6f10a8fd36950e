import { describe, expect, test } from 'vitest'
import { heptapolis, PATIENT } from '../../testing.ts'

const stats = (...args: string[]) => heptapolis(['stats', ...args])

describe('stats', PATIENT, () => {
  test('shows for one card when it is built, turn by turn', async () => {
    const { code, out } = await stats('altar')
    expect(code).toBe(0)
    expect(out).toContain('Second edition · bots: medium')
    expect(out).toMatch(/ · \d{3},\d{3} games\n/)
    expect(out).toMatch(/Altar\s+altar\s+\d+%\s+\d\.\d\d\s+\d\.\d\d\s+\d[\d,]*,\d{3}\n/)
    expect(out).toMatch(/Age I · turn 1\s+\d+%/)
  })

  test('prints JSON for programs, most successful first', async () => {
    const { out } = await stats('--level', 'hard', '--edition', '1e', '--json')
    const { level, edition, games, pieces } = JSON.parse(out)
    expect([level, edition]).toEqual(['hard', '1e'])
    expect(games).toBeGreaterThan(0)
    const lucks = pieces.map(({ luck }: { luck: number }) => luck)
    expect(lucks).toEqual([...lucks].sort((a, b) => b - a))
  })

  test('finds pieces of a box by kind, and reports an empty result', async () => {
    const { out } = await stats('leader', '--boxes', 'leaders', '--sort', 'name')
    expect(out).toContain('Solomon')
    const none = await stats('atlantis')
    expect(none.code).toBe(1)
    expect(none.err).toContain('atlantis')
  })
})
