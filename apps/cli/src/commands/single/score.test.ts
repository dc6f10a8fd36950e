import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { citiesOfOld, withEveryBox } from '@heptapolis/boxes/testing'
import { EDITIONS, type Position } from '@heptapolis/engine/show'
import { Command } from 'commander'
import { describe, expect, test, vi } from 'vitest'
import { heptapolis, heptapolisOn, PATIENT, scratch, spawned } from '../../testing.ts'
import { score } from './score.ts'

const position = {
  setup: { edition: '1e' },
  cities: [
    { wonder: 'gizah', side: 'b', stages: 2, coins: 7, cards: ['apothecary', 'workshop', 'scriptorium', 'baths'] },
    { wonder: 'rhodos', side: 'a', coins: 2, cards: ['barracks'], victory: [1, 1, 3], defeat: 1 },
    { wonder: 'babylon', side: 'a', stages: 1, coins: 0, cards: ['workers-guild'], defeat: 2 },
  ],
}

/** Output of the command without a new process each time. */
function scoredHere(position: Position): string {
  const file = join(scratch(), 'position.json')
  writeFileSync(file, JSON.stringify(position))
  const printed = vi.spyOn(console, 'log').mockImplementation(() => undefined)
  const program = new Command()
  score(program)
  program.parse(['score', file, '--json'], { from: 'user' })
  const [[text]] = printed.mock.calls
  printed.mockRestore()
  return String(text)
}

describe('score', PATIENT, () => {
  test('scores a position from standard input and names every source', async () => {
    const { code, out } = await spawned(['score', '-'], JSON.stringify(position))
    expect(code).toBe(0)
    expect(out).toMatch(/Military conflicts +0 +4 +−2/)
    expect(out).toMatch(/Treasury +2 +0 +0/)
    expect(out).toMatch(/Science +10 +0 +0/)
    expect(out).toMatch(/Place +1 +2 +3/)
    expect(out).toContain('1 compass, 1 gear, 1 tablet +10')
    expect(out).toContain('7 coins +2')
    expect(out).toContain('victory tokens worth 3 +3')
    expect(out).toContain('defeats −1')
    expect(out).toContain('Baths +3')
  })

  test('prints the same as JSON from a file', async () => {
    const file = join(scratch(), 'position.json')
    writeFileSync(file, JSON.stringify(position))
    const { code, out } = await heptapolis(['score', file, '--json'])
    expect(code).toBe(0)
    const { scores } = JSON.parse(out)
    expect(scores.map(({ name, rank }: { name: string; rank: number }) => [name, rank])).toEqual([
      ['Gizah', 1],
      ['Rhodos', 2],
      ['Babylon', 3],
    ])
    const science = scores[0].rows.find(({ id }: { id: string }) => id === 'science')
    expect(science).toEqual({ id: 'science', name: 'Science', points: 10, from: [{ source: 'symbols', points: 10 }] })
  })

  test.each(EDITIONS)('reads former stage ids: %s', (edition) => {
    const { boxes } = withEveryBox(edition, 3)
    for (const { city, today } of citiesOfOld(edition)) {
      const table = (stages: string[]) => ({ setup: { edition, boxes }, cities: [{ ...city, stages }, {}, {}] })
      const counted = scoredHere(table(city.stages))
      expect(counted).toEqual(scoredHere(table(today)))
      expect(counted).toContain('"scores"')
    }
  })

  test.each([
    ['{', 'is not JSON (expected a position)'],
    ['{"cities":[{},{},{"cards":["atlantis"]}]}', 'cities[2].cards: there is no card "atlantis"'],
    ['{"cities":[{"card":["palace"]},{},{}]}', 'cities[0] has no field "card"; the nearest known one is "cards".'],
    ['{"cities":[{"pawns":[1,0,0]},{},{}]}', 'it belongs to edifice, which is not in play'],
    ['{"cities":[{"victory":[5,5,5,5,5,5,5,5,5]},{},{}]}', 'there are 3'],
    ['{"version":1,"setup":{},"moves":[]}', 'use "heptapolis replay'],
  ])('reports the problem of %s', async (text, message) => {
    const { code, out, err } = await heptapolisOn(text, 'score')
    expect(code).toBe(1)
    expect(out).toBe('')
    expect(err).toContain(message)
  })

  test('scores an impossible position on request', async () => {
    const crowded = { cities: [{ cards: ['palace'] }, { cards: ['palace'] }, { cards: ['palace'] }] }
    expect((await heptapolisOn(JSON.stringify(crowded), 'score')).err).toContain('Palace is in 3 places')
    const { code, out } = await heptapolisOn(JSON.stringify(crowded), 'score', '--lenient')
    expect(code).toBe(0)
    expect(out).toMatch(/Civil structures +8 +8 +8/)
  })

  test('reads a file with a byte-order mark', async () => {
    expect((await heptapolisOn(`\uFEFF${JSON.stringify({ cities: [{}, {}, {}] })}`, 'score')).code).toBe(0)
  })

  test('removes terminal control sequences from names', async () => {
    const { code, out } = await heptapolisOn(JSON.stringify({ cities: [{ name: 'A\u001b[2JB' }, {}, {}] }), 'score')
    expect([code, out.includes('\u001b[2J'), out.includes('[2JB')]).toEqual([0, false, true])
    const wrong = await heptapolisOn(JSON.stringify({ cities: [{ '\u001b[2J': 1 }, {}, {}] }), 'score')
    expect([wrong.code, wrong.err.includes('\u001b')]).toEqual([1, false])
  })
})
