import { expect, test } from 'vitest'
import { measureSockets, socketsText } from './sockets.ts'

test('reports memory for every step', async () => {
  const found = await measureSockets({ steps: [2, 6] })
  expect(found.map(({ sockets }) => sockets)).toEqual([2, 6])
  for (const { memory, held } of found) expect(Math.min(memory, held)).toBeGreaterThan(0)
  expect(socketsText(found)).not.toContain('NaN')
}, 120_000)
