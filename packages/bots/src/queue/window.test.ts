/** Memory stays bounded for any number of jobs. */
import { describe, expect, test } from 'vitest'
import { Window } from './window.ts'

const MOST = 5000

function setting(count: number, repeatEvery = count) {
  const results: number[] = []
  let pulled = 0
  function* jobs() {
    for (; pulled < count; pulled++) yield { key: `job ${pulled % repeatEvery}`, job: { number: pulled % repeatEvery } }
  }
  const window = new Window<number>('test', jobs(), { inOrder: (result) => results.push(result) })
  return { window, results, ahead: () => pulled - results.length }
}

/** Adds jobs up to the limit. */
function addAll(window: Window<number>): Map<string, number> {
  const added = new Map<string, number>()
  for (let some = window.more(); some.length > 0; some = window.more())
    for (const { id, job } of some) added.set(id, (job as { number: number }).number)
  return added
}

describe('a window on many jobs', () => {
  test('holds a bounded number of jobs and reports all in order', () => {
    const { window, results, ahead } = setting(50_000)
    while (window.total === undefined) {
      const added = [...addAll(window)]
      expect(ahead()).toBeLessThanOrEqual(MOST)
      // Completes jobs in reverse order.
      for (const [id, number] of added.reverse()) window.take(id, number)
    }
    expect(window.total).toBe(50_000)
    expect(results.every((number, i) => number === i)).toBe(true)
  })

  test('waits for the slowest job, whatever else is done', () => {
    const { window, results } = setting(20_000)
    const [[slow, zero], ...others] = addAll(window)
    for (const [id, number] of others) window.take(id, number)
    expect(results).toEqual([])
    expect(window.more()).toEqual([])
    expect(window.missing.map(({ id }) => id)).toEqual([slow])
    window.take(slow, zero)
    window.take(slow, 99)
    expect(results).toHaveLength(MOST)
    expect(window.more().length).toBeGreaterThan(0)
  })

  test('answers a repeated job, inside the window or after it', () => {
    const { window, results } = setting(30, 10)
    for (const [id, number] of addAll(window)) window.take(id, number)
    expect(window.total).toBe(30)
    expect(results).toEqual(Array.from({ length: 30 }, (_, i) => i % 10))
  })

  test('fails with the reason of a failed job', () => {
    const { window } = setting(3)
    const [id] = addAll(window).keys()
    window.fail('somebody else’s', 'no')
    expect(window.total).toBeUndefined()
    window.fail(id, 'out of luck')
    expect(() => window.total).toThrow('out of luck')
  })
})
