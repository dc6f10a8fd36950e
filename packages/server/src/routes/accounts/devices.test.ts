/** Signed-in devices at a real server. */
import { API, type MyAccount } from '@heptapolis/wire'
import { describe, expect, test } from 'vitest'
import type { TestGuest } from '../../test-guest.ts'
import { guestAt, startTestServer, TestClock, termsFor, until } from '../../testing.ts'
import { Authenticator, registers, signsIn } from './testing.ts'

/** By host name, because passkeys need one. */
const startServer = async () => ({ home: `http://localhost:${(await startTestServer()).port}` })

const accountOf = async (guest: TestGuest) => (await guest.get('/me/account')).body as Record<string, never>

describe('an account', () => {
  test("signs out one own device, and nobody else's", async () => {
    const { home } = await startServer()
    const [ada, eve] = [await guestAt(home), await guestAt(home)]
    const phone = new Authenticator(home)
    await registers(ada, phone, 'Ada')
    const laptop = await guestAt(home, (await signsIn(await guestAt(home), phone)).cookie)
    const tablet = await guestAt(home, (await signsIn(await guestAt(home), phone)).cookie)
    const devicesOf = async (guest: TestGuest) => (await accountOf(guest)).devices as MyAccount['devices']
    const idOf = async (guest: TestGuest) => (await devicesOf(guest)).find(({ isThis }) => isThis)?.id
    const lost = `/me/devices/${await idOf(laptop)}/end`
    expect((await eve.post(lost, {})).body).toEqual({ ok: true })
    expect((await laptop.get('/me/account')).status).toBe(200)
    expect((await tablet.post(lost, {})).body).toEqual({ ok: true })
    expect((await laptop.get('/me/account')).status).toBe(401)
    expect((await ada.get('/me/account')).status).toBe(200)
    expect(await devicesOf(tablet)).toHaveLength(2)
  })

  test('lists its devices, and signs out all others', async () => {
    const { home } = await startServer()
    const ada = await guestAt(home)
    const { table } = await ada.opens(termsFor(3))
    const phone = new Authenticator(home)
    await registers(ada, phone, 'Ada')
    const laptop = await guestAt(home, (await signsIn(await guestAt(home), phone)).cookie)
    expect(await accountOf(laptop)).toMatchObject({ devices: [{ isThis: true }, { seen: expect.any(Number) }] })
    await laptop.follows({ table })
    expect((await laptop.post('/me/devices/end', {})).body).toEqual({ ended: 1 })
    expect((await ada.get('/me/account')).status).toBe(401)
    await until(() => ada.problems.some(({ code }) => code === 'no-session'))
    expect(await accountOf(laptop)).toMatchObject({ name: 'Ada', devices: [{ isThis: true }] })
    expect(laptop.sees({ table }).you.seat).toBe(0)
  })

  test('names devices after their current browsers', async () => {
    const clock = new TestClock()
    const { origin } = await startTestServer({ now: clock.now })
    const ada = await guestAt(origin)
    const lookWith = async (agent: string): Promise<MyAccount['devices']> => {
      const headers = { cookie: ada.cookie, 'user-agent': agent }
      const { devices } = (await (await fetch(`${origin}${API}/me/account`, { headers })).json()) as MyAccount
      return devices
    }
    const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0'
    expect(await lookWith(firefox)).toEqual([{ id: expect.any(String), seen: expect.any(Number), isThis: true }])
    clock.advance(2 * 24 * 3_600_000)
    await lookWith(firefox)
    expect(await lookWith('curl/8.5.0')).toMatchObject([{ browser: 'Firefox', system: 'Linux', isThis: true }])
  })

  test('starts with one device: earlier visitor cookies end with the first passkey', async () => {
    const { home } = await startServer()
    const ada = await guestAt(home)
    const before = ada.cookie
    expect(await registers(ada, new Authenticator(home), 'Ada')).toBe('ok')
    expect(ada.cookie).not.toBe(before)
    expect((await ada.get('/me/account')).body).toMatchObject({ name: 'Ada', devices: [{ isThis: true }] })
    expect((await (await guestAt(home, before)).get('/me/account')).status).toBe(401)
  })
})
