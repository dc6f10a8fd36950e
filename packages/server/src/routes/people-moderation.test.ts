/** Reports, mutes and blocks from the profile of a person. */
import { sure } from '@heptapolis/engine'
import { memoryStore } from '@heptapolis/store'
import { expect, test } from 'vitest'
import { guestAt, personAt, startTestServer, termsFor } from '../testing.ts'

const REPORT = { reason: 'name', words: ' Look at  this. ' }
const OPEN = { visibility: 'open', seating: 'anybody' } as const

async function atServer() {
  const store = memoryStore()
  const { origin } = await startTestServer({ store })
  const [ada, ben] = [await personAt(origin, store, 'Ada'), await personAt(origin, store, 'Ben')]
  return { store, origin, ada, ben }
}

test('a report names the person and has no table and no chat', async () => {
  const { store, ada, ben } = await atServer()
  expect((await ada.guest.post('/people/ben/report', REPORT)).status).toBe(200)
  const [report] = sure(await store.conduct.reports(false, 10))
  expect(report).toMatchObject({ about: ben.id, reporter: ada.id, name: 'Ben', reason: 'name', words: 'Look at this.' })
  expect([report.game, report.talk]).toEqual(['', []])
})

test('nobody reports or blocks themselves or an unknown name, and reports are limited', async () => {
  const { origin, ada } = await atServer()
  expect((await ada.guest.post('/people/Ada/report', REPORT)).body).toEqual({ code: 'yourself' })
  expect((await ada.guest.post('/people/Ada/avoid', { degree: 'block' })).body).toEqual({ code: 'yourself' })
  expect((await ada.guest.post('/people/Eve/report', REPORT)).body).toEqual({ code: 'no-person' })
  const visitor = await guestAt(origin)
  const tries = []
  for (let i = 0; i < 6; i++) tries.push((await visitor.post('/people/Ben/report', REPORT)).status)
  expect(tries).toEqual([200, 200, 200, 200, 200, 429])
})

test('a block keeps the two from meeting at open tables until it is removed', async () => {
  const { ada, ben } = await atServer()
  const { id } = (await ada.guest.post('/people/Ben/avoid', { degree: 'block' })).body
  expect((await ada.guest.get('/me/avoided')).body).toMatchObject([{ id, degree: 'block', name: 'Ben' }])
  const { table } = await ada.guest.opens(termsFor(3), OPEN)
  const seat = { name: 'Ben', nonce: '1'.repeat(32) }
  expect((await ben.guest.post(`/lobby/${table}/sit`, seat)).body).toEqual({ code: 'avoided' })
  expect((await ada.guest.post(`/me/avoided/${id}/remove`, {})).status).toBe(200)
  expect((await ben.guest.post(`/lobby/${table}/sit`, seat)).status).toBe(200)
})
