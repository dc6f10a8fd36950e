import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

const taken = (queue: FairQueue<string>): string[] =>
  Array.from({ length: queue.size }, () => queue.take()?.item ?? expect.fail('the queue is empty'))

test('serves people in turn, however much one of them asks for', () => {
  const queue = new FairQueue<string>()
  for (let i = 0; i < 16; i++) queue.add({ person: 'flood', table: `f${i}` }, `flood ${i}`)
  queue.add({ person: 'ada', table: 'a' }, 'ada 0')
  queue.add({ person: 'ada', table: 'a' }, 'ada 1')
  expect(taken(queue).slice(0, 4)).toEqual(['flood 0', 'ada 0', 'flood 1', 'ada 1'])
  expect(queue.take()).toBeUndefined()
})

test('serves the tables of one person in turn', () => {
  const queue = new FairQueue<string>()
  for (const item of ['x1', 'x2', 'x3', 'y1']) queue.add({ person: 'ada', table: item[0] }, item)
  expect(queue.ahead('ada')).toBe(4)
  expect(queue.ahead('bob')).toBe(1)
  expect(taken(queue)).toEqual(['x1', 'y1', 'x2', 'x3'])
})

test('returns waiting jobs when it is cleared', () => {
  const queue = new FairQueue<string>()
  for (const person of ['ada', 'bob']) queue.add({ person, table: 't' }, person)
  expect(queue.clear()).toEqual(['ada', 'bob'])
  expect(queue.size).toBe(0)
})
