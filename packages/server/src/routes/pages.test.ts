import { describe, expect, test } from 'vitest'
import { guestAt, startTestServer, TestClock, termsFor, until } from '../testing.ts'

const DAY = 24 * 3_600_000

describe('own tables', () => {
  test('show players, turn and deadline', async () => {
    const { now } = new TestClock()
    const { origin } = await startTestServer({ now })
    const [ada, bob] = [await guestAt(origin), await guestAt(origin)]
    const { table, invite } = await ada.opens(termsFor(3), { clock: { kind: 'days', time: DAY, bank: 0 } })
    await bob.sits({ table }, invite, 'Bob')
    const [room] = (await bob.get('/me/tables')).body as never as Record<string, unknown>[]
    expect(room).toMatchObject({ table, as: 0, state: 'room', seats: [{ name: 'Ada' }, { name: 'Bob' }, {}], you: 1 })
    expect(room.awaited).toEqual([])
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).game?.awaited.join() === '0,1')
    const [move] = ada.sees({ table }).game?.asked[0].legal ?? []
    await ada.does({ table }, { do: 'choose', round: 1, move })
    const [playing] = (await bob.get('/me/tables')).body as never as Record<string, unknown>[]
    expect(playing).toMatchObject({ state: 'play', awaited: [1] })
    expect(playing.seats).toEqual([{ name: 'Ada' }, { name: 'Bob' }, { level: 'easy' }])
    expect(playing.until).toBe(now() + DAY)
  })

  test('name the own wonder, its side and the expansions after the end', async () => {
    const { origin } = await startTestServer()
    const ada = await guestAt(origin)
    const { table } = await ada.opens(termsFor(3, ['leaders']))
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).game?.round === 1)
    const { cities } = ada.sees({ table }).game?.view ?? expect.fail('no game')
    await ada.does({ table }, { do: 'abort' })
    await until(() => ada.sees({ table }).phase === 'over')
    const [over] = (await ada.get('/me/tables')).body as never as Record<string, unknown>[]
    const { wonder, side } = cities[0]
    expect(over).toMatchObject({ state: 'over', wonder, side, boxes: ['leaders'] })
  })
})

describe('a person with the link who has not sat down', () => {
  test('gets the public record, with the key in the body only', async () => {
    const { origin } = await startTestServer()
    const [ada, eve] = [await guestAt(origin), await guestAt(origin)]
    const { table, invite } = await ada.opens(termsFor(3))
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).game?.round === 1)
    const path = `/tables/${table}/record`
    expect((await eve.get(`${path}?key=${invite}`)).body).toEqual({ code: 'not-invited' })
    expect((await eve.post(path, { key: 'a'.repeat(22) })).body).toEqual({ code: 'bad-key' })
    const { body } = await eve.post(path, { key: invite })
    expect(body.seat).toBe(-1)
    expect(JSON.stringify(body)).not.toContain('"hand":[')
    expect(JSON.stringify((await ada.get(path)).body)).toContain('"hand":[')
    expect((body.steps as unknown[]).length).toBeGreaterThan(0)
  })
})
