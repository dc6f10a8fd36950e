/** For tests: a real server on a free port, and guests who leave when the test is over. */
import type { AddressInfo } from 'node:net'
import { memoryStore } from '@heptapolis/store'
import { afterEach } from 'vitest'
import { Guest } from './driver.ts'
import { buildServer, House, type HouseOptions, type ServerOptions } from './index.ts'

export { termsFor, until } from './driver.ts'

export interface Inn {
  readonly port: number
  readonly house: House
  readonly origin: string
  close(): Promise<void>
}

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close()
})

export async function openInn(options: ServerOptions & Partial<HouseOptions> & { port?: number } = {}): Promise<Inn> {
  const { store = memoryStore(), port = 0, grace, journal, now, notify, admins, ...server } = options
  const house = await House.open({ store, grace, journal, now, notify, admins })
  const app = await buildServer(house, server)
  await app.listen({ port, host: '127.0.0.1' })
  const at = (app.server.address() as AddressInfo).port
  let isOpen = true
  const close = async (): Promise<void> => {
    if (!isOpen) return
    isOpen = false
    await app.close()
    await house.close()
    await store.close()
  }
  closing.push(close)
  return { port: at, house, origin: `http://127.0.0.1:${at}`, close }
}

/** Somebody new, or whoever has this cookie. */
export async function guestAt(origin: string, cookie?: string): Promise<Guest> {
  const guest = cookie === undefined ? await Guest.at(origin) : new Guest(origin, cookie)
  closing.push(async () => guest.line.close())
  return guest
}
