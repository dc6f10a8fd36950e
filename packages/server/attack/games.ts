/**
 * Attacks on rated games, as data for the security tests: bot programs, the daily deal, ratings, proofs of a fair deal,
 * identities.
 */
import { answerAgain } from '@heptapolis/bots'
import { sure } from '@heptapolis/engine/kernel'
import { type Options, type TableEvent, type TableRecord, verify } from '@heptapolis/table'
import { API, newNonce, randomHex } from '@heptapolis/wire'
import { Authenticator, registers } from '../src/routes/accounts/testing.ts'
import { TestGuest, until } from '../src/test-guest.ts'
import type { Attack } from './attack.ts'
import { Attacker } from './attacker.ts'
import { accountOf, person } from './people.ts'
import type { Target } from './target.ts'

const RATED: Partial<Options> = {
  visibility: 'open',
  seating: 'anybody',
  rated: true,
  clock: { kind: 'move', time: 90_000 },
  absence: 'bot',
}

/** A running rated game of three accounts. */
async function rated(people: readonly Attacker[], network?: number): Promise<{ guests: TestGuest[]; table: string }> {
  const [host] = people
  const { table } = await host.opens(RATED)
  const guests = people.map((one) => (network ? new TestGuest(one.origin, one.cookie, { network }) : one.guest()))
  await Promise.all(guests.map((guest) => guest.follows({ table })))
  for (const guest of guests.slice(1)) await guest.does({ table }, { do: 'sit', name: 'Guest', nonce: newNonce() })
  await guests[0].does({ table }, { do: 'begin' })
  return { guests, table }
}

/** A bot at a game, by its token. */
async function botAt(owner: Attacker, name: string): Promise<{ table: string; authorization: string }> {
  const { body: made } = await owner.post('/me/bots', { name })
  const { body: token } = await owner.post('/me/tokens', { name, scopes: ['bot:play'], bot: made.bot })
  const authorization = `Bearer ${token.token}`
  const program = new Attacker(owner.origin)
  const events = await program.streams(`${API}/bot/events`, { authorization })
  const { table } = await owner.opens()
  await owner.post(`/tables/${table}/bots`, { bot: made.bot })
  await program.post(`/bot/games/${table}/accept`, {}, { authorization })
  const guest = owner.guest()
  await guest.follows({ table })
  await guest.does({ table }, { do: 'begin', fill: 'easy' })
  guest.connection.close()
  events.end()
  return { table, authorization }
}

/** Log of a finished game against bots. */
async function finished(by: Attacker): Promise<TableEvent[]> {
  const { table } = await by.opens()
  const guest = by.guest()
  await guest.follows({ table })
  await guest.does({ table }, { do: 'begin', fill: 'easy' })
  await guest.plays({ table }, 'finished')
  guest.connection.close()
  const { body } = await by.get(`${API}/tables/${table}/record`)
  return [...(body as unknown as TableRecord).table]
}

const relabelled = (event: TableEvent): TableEvent => {
  if (event.kind !== 'choose') return event
  const { level: _, worlds: __, weights: ___, ...choice } = event
  return { ...choice, by: 'person' }
}
const renumbered = (event: TableEvent): TableEvent =>
  event.kind === 'choose' ? { ...event, round: event.round + 1 } : event

const ratingsOf = async ({ context }: Target, people: readonly string[]) =>
  sure(await context.store.ratings.among('base-live', people))

export const GAME_ATTACKS: readonly Attack[] = [
  {
    name: 'M1 a token of a bot does what only people do',
    async run(target) {
      const owner = await person(target, 'Owner')
      const { table, authorization } = await botAt(owner, 'Deep')
      const choice = { cid: randomHex(8), round: 1, city: 1, move: { action: 'sell', card: 'x' } }
      const wishes = [
        { do: 'say', channel: 'all', text: 'spam' },
        { do: 'name', name: 'Champion' },
        { do: 'away' },
        { do: 'abort' },
      ]
      const program = new Attacker(target.origin)
      for (const wish of wishes) {
        const body = { ...choice, cid: randomHex(8), ...wish }
        await program.post(`/bot/games/${table}/choose`, body, { authorization })
      }
      const { seats, phase, chat } = target.context.liveTables.at(table).table ?? {}
      const said = chat?.filter(({ text }) => text !== undefined).length
      const isSeated = seats?.some(({ name }) => name === 'Deep') === true
      const held = isSeated && phase === 'play' && said === 0 && seats.every(({ away }) => !away)
      return { held, figures: `bot ${isSeated ? 'seated' : 'renamed'}, ${phase}, ${said} messages` }
    },
  },
  {
    name: 'M3 friends on the chairs of the deal of the day',
    async run(target) {
      const [owner, friend] = [await person(target, 'Dealer'), await Attacker.visitor(target.origin)]
      const { body } = await owner.post('/daily/play', { name: 'Dealer', nonce: newNonce() })
      const table = String(body.table)
      const { body: link } = await owner.post(`/tables/${table}/invite`, { as: 0 })
      const guest = friend.guest()
      await guest.follows({ table }, link.key === undefined ? undefined : String(link.key))
      const sees = guest.sees({ table }) !== undefined
      const sat = sees ? await guest.does({ table }, { do: 'sit', name: 'Eve', nonce: newNonce() }) : 'not let in'
      guest.connection.close()
      return { held: body.table !== undefined && !sees, figures: `seen: ${sees}, seat: ${sat}` }
    },
  },
  {
    name: 'M8 a rated game ended for nothing by one who has seen the hand',
    async run(target) {
      const people = [await person(target, 'Rita'), await person(target, 'Rob'), await person(target, 'Rex')]
      const { guests, table } = await rated(people)
      await until(() => guests[2].sees({ table }).game?.round === 1)
      const ended = await guests[2].does({ table }, { do: 'abort' })
      const { phase } = target.context.liveTables.at(table).table ?? {}
      for (const guest of guests) guest.connection.close()
      return { held: phase === 'play', figures: `${ended}, ${phase}` }
    },
  },
  {
    name: 'M8 rated games between accounts of one address, without the cookie of the device',
    isSlow: true,
    async run(target) {
      const first = await person(target, 'Una')
      const people = [first, await person(target, 'Uno', first.address), await person(target, 'Una 2', first.address)]
      const ids = await Promise.all(people.map((one) => accountOf(target, one)))
      const { guests, table } = await rated(people, 60_000)
      const isOn = target.context.liveTables.at(table).table?.phase === 'play'
      if (isOn) await Promise.all(guests.map((guest, i) => guest.plays({ table }, `${i}`)))
      let isSettled = !isOn
      const look = async (): Promise<void> => {
        isSettled ||= sure(await target.context.store.ratings.isSettled(table))
      }
      await until(() => {
        void look()
        return isSettled
      })
      for (const guest of guests) guest.connection.close()
      const counted = (await ratingsOf(target, ids)).length
      return { held: counted === 0, figures: `${isOn ? 'played' : 'not begun'}, ${counted} of 3 rated` }
    },
  },
  {
    name: 'M11 a log that calls bots people, or counts its rounds anew',
    async run({ origin }) {
      const log = await finished(await Attacker.visitor(origin))
      const isGood = verify(log, answerAgain).ok
      const forged = [log.map(relabelled), log.map(renumbered)]
      const believed = forged.filter((one) => verify(one, answerAgain).ok).length
      return {
        held: isGood && believed === 0,
        figures: `real log ${isGood ? 'holds' : 'fails'}, ${believed} of 2 forged`,
      }
    },
  },
  {
    name: 'L5 a cookie from before the first passkey',
    async run({ port }) {
      // Browsers offer passkeys only over https and for this name.
      const home = `http://localhost:${port}`
      const guest = await TestGuest.at(home)
      const stolen = new TestGuest(home, guest.cookie)
      const made = await registers(guest, new Authenticator(home), 'Keyholder')
      const { status } = await stolen.get('/me/account')
      for (const one of [guest, stolen]) one.connection.close()
      return { held: made === 'ok' && status !== 200, figures: `account ${made}, old cookie ${status}` }
    },
  },
]
