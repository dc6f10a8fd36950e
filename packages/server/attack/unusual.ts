/**
 * Attacks that fit no other file: request floods just below the limit of each route, and requests that the app never
 * sends.
 */
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { API, randomHex } from '@heptapolis/wire'
import { LIMITS } from '../src/core/limits.ts'
import type { Attack } from './attack.ts'
import { type Answer, Attacker } from './attacker.ts'

const times = <T>(count: number, make: (i: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, i) => make(i)))

const accepted = (answers: readonly Answer[]): number => answers.filter(({ status }) => status < 400).length

/** Everything a server sends over one socket, until a second of silence or its end. */
function exchange(port: number, text: string, address: string): Promise<string> {
  return new Promise((resolve) => {
    const parts: Buffer[] = []
    const socket = connect({ port, host: '127.0.0.1', localAddress: address })
    socket.setTimeout(1000, () => socket.destroy())
    socket.on('error', () => {})
    socket.on('data', (part) => parts.push(part))
    socket.on('close', () => resolve(String(Buffer.concat(parts))))
    socket.write(text)
  })
}

export const UNUSUAL: readonly Attack[] = [
  {
    name: 'keys of links guessed without end',
    async run({ origin }) {
      const [host, one] = [await Attacker.visitor(origin), await Attacker.visitor(origin)]
      const { table } = await host.opens()
      const answers = await times(200, () => one.post(`/tables/${table}/enter`, { key: randomHex(16) }))
      const tried = answers.filter(({ status }) => status !== 429).length
      const most = LIMITS.account.person.burst + 10
      return { held: accepted(answers) === 0 && tried <= most, figures: `${tried} of 200 looked at` }
    },
  },
  {
    name: 'questions for passkeys that nobody answers',
    async run({ origin, port }) {
      const one = await Attacker.visitor(origin)
      const headers = { host: `localhost:${port}`, origin: `http://localhost:${port}` }
      const answers = await times(200, () => one.post('/sign-in/options', {}, headers))
      const asked = accepted(answers)
      return { held: asked > 0 && asked <= LIMITS.passkey.network.burst + 10, figures: `${asked} of 200 kept` }
    },
  },
  {
    name: 'the deal of the day asked for without end',
    async run({ origin }) {
      const one = await Attacker.visitor(origin)
      const seen = accepted(await times(300, () => one.get(`${API}/daily`)))
      return { held: seen <= LIMITS.look.person.burst + 20, figures: `${seen} of 300 answered` }
    },
  },
  {
    name: 'many requests in one packet',
    async run({ port }) {
      const { address } = new Attacker('http://127.0.0.1')
      const text = await exchange(port, `GET ${API}/me HTTP/1.1\r\nHost: localhost\r\n\r\n`.repeat(200), address)
      const made = text.match(/HTTP\/1\.1 200/g)?.length ?? 0
      return { held: made > 0 && made <= LIMITS.visitor.network.burst + 2, figures: `${made} of 200 visitors` }
    },
  },
  {
    name: 'a compressed body that grows',
    async run({ origin, port }) {
      const one = await Attacker.visitor(origin)
      const bomb = gzipSync(Buffer.alloc(4 * 1024 * 1024, ' '))
      const head = `POST ${API}/me/people HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nOrigin: ${origin}\r\nCookie: ${one.cookie}\r\n`
      const body = `Content-Type: application/json\r\nContent-Encoding: gzip\r\nContent-Length: ${bomb.length}\r\n\r\n`
      const text = await exchange(port, head + body + bomb.toString('latin1'), one.address)
      const status = /HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 'closed'
      return { held: status === 'closed' || /^4/.test(status), figures: status }
    },
  },
  {
    name: 'chat at many tables at once',
    async run({ origin, context }) {
      const one = await Attacker.visitor(origin)
      const tables = (await times(8, () => one.opens())).map(({ table }) => table)
      const guest = one.guest()
      await Promise.all(tables.map((table) => guest.follows({ table })))
      for (const table of tables)
        for (let i = 0; i < 10; i++) void guest.does({ table }, { do: 'say', channel: 'all', text: `spam ${i}` })
      await new Promise((resolve) => setTimeout(resolve, 3000))
      guest.connection.close()
      const said = tables.flatMap(
        (table) => context.liveTables.at(table).table?.chat.filter(({ text }) => text) ?? [],
      ).length
      return { held: said > 0 && said <= LIMITS.say.person.burst + 6, figures: `${said} of 80 said in 3 s` }
    },
  },
  {
    name: 'tables by rematches of rooms that are closed at once',
    async run({ origin, context }) {
      const one = await Attacker.visitor(origin)
      const guest = one.guest()
      for (let i = 1; i < LIMITS.table.person.burst; i++) await one.opens()
      let { table } = await one.opens()
      let made = 0
      for (; made < 10; made++) {
        await guest.follows({ table })
        void guest.does({ table }, { do: 'abort' })
        void guest.does({ table }, { do: 'rematch' })
        await new Promise((resolve) => setTimeout(resolve, 300))
        const next = context.liveTables.at(table).table?.next
        if (next === undefined) break
        table = next
      }
      guest.connection.close()
      return { held: made <= 1, figures: `${made} of 10 beyond the limit` }
    },
  },
  {
    name: 'pictures of links drawn without end',
    async run({ origin }) {
      const one = new Attacker(origin)
      const answers = await times(120, (i) => one.get(`/link.png?of=${i % 2 === 0 ? '/rules' : `/t/x${i}`}`))
      const drawn = answers.filter(({ status }) => status !== 429).length
      return { held: drawn <= LIMITS.picture.network.burst + 10, figures: `${drawn} of 120 looked at` }
    },
  },
]
