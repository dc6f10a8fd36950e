import { expect, test } from 'vitest'
import { ServerClient } from './client.ts'
import { untilAnswered } from './retry.ts'

const LAST = { version: 2, setup: {}, moves: [] }

/** Sends requests to a server that gives these answers in turn; returns the result and the number of pauses. */
async function outcome(...answers: readonly (Response | Error)[]) {
  let at = 0
  const server = new ServerClient('http://tables.test', async () => {
    const answer = answers[at++]
    if (answer instanceof Error) throw answer
    return answer
  })
  let pauses = 0
  const result = await untilAnswered(
    () => server.recordOrPerspective('table2', 0),
    async () => void pauses++,
  )
  return { result, pauses }
}

const refusal = (status: number, code: string): Response => Response.json({ code }, { status })

test('repeats a request to a server that is away, busy or leaving', async () => {
  const { result, pauses } = await outcome(
    new Error('no connection'),
    refusal(503, 'busy'),
    refusal(503, 'leaving'),
    refusal(429, 'slow-down'),
    Response.json(LAST),
  )
  expect(result).toEqual({ ok: true, value: LAST })
  expect(pauses).toBe(4)
})

test('reports a refusal at once', async () => {
  const { result, pauses } = await outcome(refusal(404, 'not-invited'))
  expect(result).toMatchObject({ ok: false, error: { code: 'not-invited' } })
  expect(pauses).toBe(0)
})
