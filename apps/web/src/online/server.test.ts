import { expect, test } from 'vitest'
import { Server } from './server.ts'

const answering = (said: object): Server => new Server('http://tables.test', async () => Response.json(said))

test('one side of a game that others have yet to play is no record of it', async () => {
  const side = { terms: {}, seat: 0, steps: [] }
  const server = answering(side)
  expect(await server.record('table2', 0)).toMatchObject({ ok: false, error: { code: 'not-over' } })
  expect(await server.past('table2', 0)).toEqual({ ok: true, value: side })
})

test('all of a game that is over is its record', async () => {
  const record = { version: 2, setup: {}, moves: [] }
  expect(await answering(record).record('table2', 0)).toEqual({ ok: true, value: record })
})
