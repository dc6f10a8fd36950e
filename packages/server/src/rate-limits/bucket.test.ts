import { expect, test } from 'vitest'
import { Buckets } from './bucket.ts'

test('forgets clients that were quiet for long, and not those that flood', () => {
  let now = 0
  const buckets = new Buckets({ burst: 2, every: 1000 }, () => now)
  for (let i = 0; i < 1000; i++) buckets.take(`visitor ${i}`)
  now = 60_000
  for (let i = 0; i < 2; i++) buckets.take('flood')
  expect(buckets.take('flood')).toBe(false)
  buckets.take('somebody else')
  expect(buckets.size).toBeLessThan(5)
  expect(buckets.take('flood')).toBe(false)
})
