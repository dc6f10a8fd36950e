import { expect, test } from 'vitest'
import { ServerClient } from './client.ts'

const answering = (said: object): ServerClient =>
  new ServerClient('http://tables.test', async () => Response.json(said))

test('returns no record while others have yet to play the same deal', async () => {
  const side = { terms: {}, seat: 0, steps: [] }
  const server = answering(side)
  expect(await server.record('table2', 0)).toMatchObject({ ok: false, error: { code: 'not-over' } })
  expect(await server.recordOrPerspective('table2', 0)).toEqual({ ok: true, value: side })
})

test('returns the record of a finished game', async () => {
  const record = { version: 2, setup: {}, moves: [] }
  expect(await answering(record).record('table2', 0)).toEqual({ ok: true, value: record })
})

test('retries a rate-limited first visit after the stated delay and reports the wait', async () => {
  const answers = [429, 429, 200].map((status) =>
    Response.json(status === 429 ? { code: 'slow-down', retry: 40 } : { people: 1 }, { status }),
  )
  let asked = 0
  const pauses: number[] = []
  const told: boolean[] = []
  const server = new ServerClient('http://tables.test', async () => answers[asked++], {
    onWait: (isWaiting) => told.push(isWaiting),
    pause: async (seconds) => void pauses.push(seconds),
  })
  expect(await Promise.all([server.me(), server.me()])).toEqual(
    [1, 1].map((people) => ({ ok: true, value: { people } })),
  )
  expect([asked, told]).toEqual([3, [true, true, false]])
  expect(pauses.every((seconds) => seconds >= 40 && seconds <= 60)).toBe(true)
})

test('reports any other rejection at once', async () => {
  const server = new ServerClient('http://tables.test', async () => Response.json({ code: 'busy' }, { status: 503 }))
  expect(await server.me()).toMatchObject({ ok: false, error: { code: 'busy' } })
})
