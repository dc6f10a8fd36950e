/**
 * Attacks on permissions, as data for the security tests: forged identities, links, tokens, names, requests from other
 * websites.
 */
import { sure } from '@heptapolis/engine/kernel'
import { AMONG_FRIENDS } from '@heptapolis/table'
import { API, newNonce, randomHex } from '@heptapolis/wire'
import { isOwnPage } from '../src/http/origin.ts'
import { termsFor, until } from '../src/test-guest.ts'
import type { Attack } from './attack.ts'
import { Attacker } from './attacker.ts'
import { accountOf, person } from './people.ts'

const record = (table: string, as = 0): string => `${API}/tables/${table}/record?as=${as}`

export const RIGHTS: readonly Attack[] = [
  {
    name: 'H5 a resume link of one table opens another',
    async run(target) {
      const [victim, thief] = [await person(target, 'Victim'), await Attacker.visitor(target.origin)]
      const [here, there] = [await victim.opens(), await victim.opens()]
      const { body } = await victim.post(`/tables/${here.table}/resume`)
      const entered = await thief.post(`/tables/${here.table}/enter`, { key: body.key })
      const as = Number(entered.body.as ?? 0)
      const elsewhere = await thief.get(record(there.table, as))
      const settings = await thief.get(`${API}/me/notify?as=${as}`)
      const isIn = elsewhere.status === 200 || (as > 0 && settings.status === 200)
      return { held: !isIn, figures: `other table ${elsewhere.status}, settings ${settings.status}` }
    },
  },
  {
    name: 'H6 an encoded address takes an identity away',
    async run({ origin }) {
      const one = await Attacker.visitor(origin)
      const answers = [await one.get('/%61pi/v1/me'), await one.get('/api/%761/me')]
      const lost = answers.filter(({ headers }) => headers['set-cookie'] !== undefined).length
      const foreign = await one.send('POST', '/%61pi/v1/me/people', {}, { origin: 'https://evil.example' })
      return {
        held: lost === 0 && foreign.status >= 400,
        figures: `${lost} of 2 replaced, foreign page ${foreign.status}`,
      }
    },
  },
  {
    name: 'M2 fields that no route declares',
    async run({ origin, context }) {
      const one = await Attacker.visitor(origin)
      const { table } = await one.opens({}, { deal: '9999-12-31', library: 5, secret: '0'.repeat(64) })
      const dealt = table === undefined ? undefined : context.liveTables.at(table).table?.deal
      return { held: table !== undefined && dealt === undefined, figures: `deal ${dealt ?? 'ignored'}` }
    },
  },
  {
    name: 'wonders handed out at a table that deals them',
    async run({ origin, context }) {
      const one = await Attacker.visitor(origin)
      const wish = { terms: { ...termsFor(3), seats: [{ wonder: 'gizah', side: 'night' }, { wonder: 'rhodos' }, {}] } }
      const { table } = await one.opens({}, wish)
      const seats = context.liveTables.at(table).table?.terms.seats ?? [{ wonder: 'no table' }]
      const named = seats.filter(({ wonder }) => wonder !== undefined).length
      return { held: named === 0, figures: `${named} of 2 kept` }
    },
  },
  {
    name: 'M4 a second person of one device takes a seat of a running game',
    async run({ origin }) {
      const one = await Attacker.visitor(origin)
      const { table, invite } = await one.opens()
      await one.post('/me/people')
      const guest = one.guest()
      await guest.follows({ table })
      await guest.does({ table }, { do: 'begin', fill: 'easy' })
      const second = { table, as: 1 }
      await guest.follows(second, invite)
      const sat = await Promise.race([
        guest.does(second, { do: 'sit', name: 'Eve', nonce: newNonce() }),
        until(() => guest.problems.length > 0).then(() => 'refused'),
      ])
      const seat = guest.sees(second)?.you.seat
      guest.connection.close()
      return { held: seat === undefined, figures: `${sat}, seat ${seat ?? 'none'}` }
    },
  },
  {
    name: 'L1 the name of an account in the lobby',
    async run(target) {
      await person(target, 'Grandmaster')
      const one = await Attacker.visitor(target.origin)
      const { table } = await one.opens({}, { name: 'Grandmaster' })
      const guest = one.guest()
      await guest.follows({ table })
      const options = { ...guest.sees({ table }).options, visibility: 'open' as const, seating: 'anybody' as const }
      const set = await guest.does({ table }, { do: 'set', options })
      guest.connection.close()
      const shown = JSON.stringify((await one.get(`${API}/lobby`)).body)
      const isShown = shown.includes(table) && shown.includes('Grandmaster')
      return { held: !isShown, figures: `set: ${set}, ${isShown ? 'listed under the name' : 'not listed under it'}` }
    },
  },
  {
    name: 'M9 a suspended person opens a table to strangers over HTTP',
    async run(target) {
      const one = await Attacker.visitor(target.origin)
      const { table } = await one.opens()
      const account = await accountOf(target, one)
      sure(await target.context.store.conduct.suspend({ account, since: 0, why: 'spam' }))
      const options = { ...AMONG_FRIENDS, visibility: 'open', seating: 'anybody' }
      const { body } = await one.post(`/tables/${table}/room`, { cid: randomHex(8), command: { do: 'set', options } })
      const isOpen = target.context.liveTables.at(table).table?.options.visibility === 'open'
      return { held: !isOpen, figures: String(body.code ?? 'written') }
    },
  },
  {
    name: 'L4 a page of another scheme where the address is known',
    async run() {
      const pages = ['http://tables.example', 'https://evil.example', 'https://tables.example:444']
      const taken = pages.filter((page) => isOwnPage(page, new URL(page).host, 'https://tables.example'))
      return { held: taken.length === 0, figures: `${pages.length - taken.length} of ${pages.length} refused` }
    },
  },
  {
    name: 'L2 push keys that are no point of the curve',
    async run({ origin }) {
      const one = await Attacker.visitor(origin)
      const keys = { p256dh: `B${'A'.repeat(86)}`, auth: 'A'.repeat(22) }
      const { status } = await one.post('/me/push', { endpoint: 'https://push.example/x', keys })
      return { held: status === 400, figures: `${status}` }
    },
  },
  {
    name: 'L8 a name that looks empty',
    async run({ origin }) {
      const one = await Attacker.visitor(origin)
      const { table } = await one.opens({}, { name: '\u3164\u115f' })
      return { held: table === undefined, figures: table === undefined ? 'refused' : 'taken' }
    },
  },
  {
    name: 'L9 which ids of private tables exist',
    async run({ origin }) {
      const [host, stranger] = [await Attacker.visitor(origin), await Attacker.visitor(origin)]
      const { table } = await host.opens()
      const [real, none] = [await stranger.get(record(table)), await stranger.get(record('none22'))]
      const isSame = real.status === none.status && real.body.code === none.body.code
      return { held: isSame, figures: `${real.body.code} and ${none.body.code}` }
    },
  },
  {
    name: 'pages of other origins, with the cookie',
    async run({ origin }) {
      const one = await Attacker.visitor(origin)
      const foreign = { origin: 'https://evil.example' }
      const paths = ['/tables', '/me/people', '/me/notify', '/me/name', '/sign-out']
      const answers = await Promise.all(paths.map((path) => one.post(path, {}, foreign)))
      const refused = answers.filter(({ status }) => status === 403).length
      return { held: refused === paths.length, figures: `${refused} of ${paths.length} refused` }
    },
  },
]
