/** Bots of people: how they join tables, their views, and requests of others that are refused. */
import { BOXES } from '@heptapolis/boxes'
import { rehidden } from '@heptapolis/boxes/secrecy'
import type { MoveJson } from '@heptapolis/engine'
import { random, sure } from '@heptapolis/engine/kernel'
import { type TableSnapshot, type TableState, ViewCache } from '@heptapolis/table'
import { API, MOST_FOLLOWED, randomHex } from '@heptapolis/wire'
import { BotEvent, ServerMessage } from '@heptapolis/wire/schema'
import { Compile } from 'typebox/compile'
import { afterEach, describe, expect, test } from 'vitest'
import { Follower } from '../../broadcast/broadcaster.ts'
import { LIMITS } from '../../core/limits.ts'
import type { TestGuest } from '../../test-guest.ts'
import { guestAt, RunningClock, startTestServer, type TestServer, termsFor, until } from '../../testing.ts'
import { type ApiClient, botOf, endStreams, programOf, type Stream } from './testing.ts'

afterEach(endStreams)

type Bot = Awaited<ReturnType<typeof botOf>>
type Paths = Record<string, { post: { responses: object } }>

const viewsIn = ({ lines }: Stream): { n: number; shown: TableSnapshot }[] =>
  lines.filter((line) => line.includes('"t":"full"')).map((line) => JSON.parse(line))

/** Newest snapshot of a stream. */
function seenIn({ lines }: Stream): TableSnapshot | undefined {
  const last = lines.findLast((line) => line.includes('"t":"full"'))
  return last === undefined ? undefined : JSON.parse(last).shown
}

/** Ada's bot listens, is challenged and joins. */
async function seated(ada: TestGuest, players = 3): Promise<{ deep: Bot; table: string; events: Stream }> {
  const deep = await botOf(ada)
  const events = await deep.listens('/bot/events')
  await events.hears('hello')
  const { table } = await ada.opens(termsFor(players))
  expect(await ada.post(`/tables/${table}/bots`, { bot: deep.bot })).toMatchObject({ body: { ok: true } })
  await events.hears('challenge')
  expect((await deep.post(`/bot/games/${table}/accept`)).body).toEqual({ ok: true })
  return { deep, table, events }
}

/** Chooses the first legal move until the game is over. */
async function plays(program: ApiClient, table: string, stream: Stream, clock: RunningClock): Promise<void> {
  for (;;) {
    await until(() => isAsked(seenIn(stream)) || seenIn(stream)?.phase === 'over')
    const { game, phase } = seenIn(stream) as TableSnapshot
    if (phase === 'over' || !game) return
    const open = game.asked.find(({ city }) => game.awaited.includes(city))
    if (!open) continue
    const choice = { cid: randomHex(8), round: game.round, city: open.city, move: open.legal[0] }
    const { body } = await program.post(`/bot/games/${table}/choose`, choice)
    if (body.code === 'slow-down') clock.advance(LIMITS.program.person.every)
    else await until(() => !isSame(seenIn(stream), game.round, open.city))
  }
}

const isAsked = (shown: TableSnapshot | undefined): boolean =>
  shown?.game?.asked.some(({ city }) => shown.game?.awaited.includes(city)) ?? false
const isSame = (shown: TableSnapshot | undefined, round: number, city: number): boolean =>
  shown?.game?.round === round && shown.game.awaited.includes(city) && shown.phase === 'play'

describe('a bot', () => {
  test('is challenged, joins, shows as a program, and plays a whole game over streams', async () => {
    const clock = new RunningClock()
    const server = await startTestServer({ now: clock.now })
    const ada = await guestAt(server.origin)
    const { deep, table, events } = await seated(ada)
    await until(() => ada.sees({ table }).seats[1].isProgram === true)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    expect(await events.hears('game')).toEqual({ t: 'game', table })
    const stream = await deep.listens(`/bot/games/${table}`)
    expect(stream.response.headers.get('content-type')).toBe('application/x-ndjson')
    await Promise.all([ada.plays({ table }, 'ada'), plays(deep, table, stream, clock)])
    expect(await events.hears('over')).toEqual({ t: 'over', table })
    expect(seenIn(stream)?.end?.results).toHaveLength(3)
    expect(server.context.meters.choices.of('program')).toBeGreaterThanOrEqual(18)
    const [, acknowledged] = /seconds_count\{by="program"\} (\d+)/.exec(await server.context.meters.text()) ?? []
    expect(Number(acknowledged)).toBeGreaterThanOrEqual(server.context.meters.choices.of('program'))
    const [event, message] = [Compile(BotEvent), Compile(ServerMessage)]
    expect(events.lines.filter(Boolean).every((line) => event.Check(JSON.parse(line)))).toBe(true)
    expect(stream.lines.filter(Boolean).every((line) => message.Check(JSON.parse(line)))).toBe(true)
  })

  test('gets missed events again, and listens in one place only', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const { deep, table, events } = await seated(ada)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await events.hears('game')
    const again = await deep.listens('/bot/events')
    expect(await again.hears('game')).toEqual({ t: 'game', table })
    expect(await events.hears('bye')).toMatchObject({ t: 'bye' })
    await until(() => events.isOver)
    expect(again.isOver).toBe(false)
  })

  test('can be challenged only by its owner, unless the owner allows others', async () => {
    const server = await startTestServer()
    const [ada, bob] = [await guestAt(server.origin), await guestAt(server.origin)]
    const deep = await botOf(ada)
    const { table } = await bob.opens(termsFor(3))
    const ask = async (guest: TestGuest, at = table) => (await guest.post(`/tables/${at}/bots`, { bot: deep.bot })).body
    const { table: own } = await ada.opens(termsFor(3))
    const away = await ada.post(`/tables/${own}/bots`, { bot: deep.bot })
    expect(away.body).toEqual({ code: 'bot-away' })
    const { paths } = (await ada.get('/openapi.json')).body as { paths: Paths }
    expect(Object.keys(paths[`${API}/tables/{table}/bots`].post.responses)).toContain(String(away.status))
    const events = await deep.listens('/bot/events')
    await events.hears('hello')
    expect(await ask(bob)).toEqual({ code: 'not-accepting' })
    expect((await bob.post(`/me/bots/${deep.bot}`, { accepts: 'anybody' })).body).toEqual({ code: 'no-bot' })
    expect((await ada.post(`/me/bots/${deep.bot}`, { accepts: 'anybody' })).body).toEqual({ ok: true })
    expect(await ask(bob)).toEqual({ ok: true })
    expect(await events.hears('challenge')).toMatchObject({ table, host: 'Ada', terms: { edition: '2e' } })
    expect(await ask(ada)).toEqual({ code: 'not-host' })
    await ada.post(`/me/bots/${deep.bot}`, { accepts: 'nobody' })
    expect(await ask(ada, own)).toEqual({ code: 'not-accepting' })
    expect((await ada.post(`/tables/${own}/bots`, { bot: '0'.repeat(24) })).body).toEqual({ code: 'no-bot' })
  })

  test('joins no table without a challenge, or after declining one', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const deep = await botOf(ada)
    const events = await deep.listens('/bot/events')
    await events.hears('hello')
    const { table } = await ada.opens(termsFor(3))
    const at = `/bot/games/${table}`
    expect((await deep.post(`${at}/accept`)).body).toEqual({ code: 'not-challenged' })
    await ada.post(`/tables/${table}/bots`, { bot: deep.bot })
    expect((await deep.post(`${at}/decline`)).body).toEqual({ ok: true })
    expect((await deep.post(`${at}/accept`)).body).toEqual({ code: 'not-challenged' })
    expect((await deep.get(at)).body).toEqual({ code: 'not-seated' })
    expect((await deep.get('/bot/games/nowhere')).body).toEqual({ code: 'no-table' })
  })

  test('chooses for its own seat only, once per command, at a limited rate', async () => {
    const server = await startTestServer({ now: () => 1_800_000_000_000 })
    const ada = await guestAt(server.origin)
    const { deep, table } = await seated(ada)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    const stream = await deep.listens(`/bot/games/${table}`)
    await until(() => isAsked(seenIn(stream)))
    const [{ legal }] = seenIn(stream)?.game?.asked ?? []
    const choose = (move: MoveJson, more: object = {}) =>
      deep.post(`/bot/games/${table}/choose`, { cid: randomHex(8), round: 1, move, ...more })
    expect((await choose(legal[0], { city: 0 })).body).toEqual({ code: 'not-asked' })
    expect((await choose(legal[0], { round: 2 })).body).toEqual({ code: 'round-over' })
    expect((await choose({ action: 'build', card: 'no-such-card' })).status).toBe(400)
    expect((await choose('build' as never)).body).toEqual({ code: 'bad-message' })
    const cid = randomHex(8)
    const { body } = await choose(legal[0], { cid })
    expect(body).toEqual({ ok: true, n: expect.any(Number) })
    expect((await choose(legal[0], { cid })).body).toEqual(body)
    await until(() => viewsIn(stream).some(({ n }) => n === body.n))
    for (const { n, shown } of viewsIn(stream))
      expect([n, shown.game?.asked[0]?.chosen !== undefined]).toEqual([n, n >= Number(body.n)])
    const answers = []
    for (let i = 0; i < LIMITS.program.person.burst; i++) answers.push((await choose(legal[0])).status)
    expect(answers.at(-1)).toBe(429)
  })

  test('may resign, and accounts that are no bots may not use these routes', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const { deep, table } = await seated(ada)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    expect((await deep.post(`/bot/games/${table}/resign`, { cid: randomHex(8) })).body).toEqual({ ok: true })
    await until(() => ada.sees({ table }).seats[1].hasResigned === true)
    const nobody = await programOf(ada, ['tables:write', 'games:read'], deep.bot)
    expect((await nobody.get('/bot/events')).body).toEqual({ code: 'wrong-scope' })
  })

  test('counts as gone after disconnecting, and as present after coming back', async () => {
    const server = await startTestServer({ grace: 0 })
    const ada = await guestAt(server.origin)
    const { deep, table } = await seated(ada)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await until(() => ada.sees({ table }).seats[1].goneSince !== undefined)
    const stream = await deep.listens(`/bot/games/${table}`)
    await until(() => ada.sees({ table }).seats[1].goneSince === undefined)
    stream.end()
    await until(() => ada.sees({ table }).seats[1].goneSince !== undefined)
  })

  test('is deleted with its owner, and its token stops working', async () => {
    const server = await startTestServer()
    const [ada, bob] = [await guestAt(server.origin), await guestAt(server.origin)]
    const deep = await botOf(ada)
    await ada.post(`/me/bots/${deep.bot}`, { accepts: 'anybody' })
    const events = await deep.listens('/bot/events')
    await events.hears('hello')
    const { table } = await bob.opens(termsFor(3))
    await bob.post(`/tables/${table}/bots`, { bot: deep.bot })
    await events.hears('challenge')
    await deep.post(`/bot/games/${table}/accept`)
    await bob.does({ table }, { do: 'begin', fill: 'easy' })
    expect((await ada.post('/me/leave', {})).status).toBe(200)
    await until(() => bob.sees({ table }).seats[1].isForgotten === true)
    expect((await deep.get('/account')).body).toEqual({ code: 'bad-token' })
  })

  test('is challenged again for a rematch', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const { deep, table, events } = await seated(ada)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    await ada.does({ table }, { do: 'abort' })
    await until(() => ada.sees({ table }).phase === 'over')
    await ada.does({ table }, { do: 'rematch' })
    await until(() => ada.sees({ table }).next !== undefined)
    const next = ada.sees({ table }).next ?? ''
    await until(() => events.events.some((event) => event.t === 'challenge' && event.table === next))
    expect((await deep.post(`/bot/games/${next}/accept`)).body).toEqual({ ok: true })
  })

  test('follows a limited number of tables', async () => {
    const server = await startTestServer()
    const ada = await guestAt(server.origin)
    const { deep, table } = await seated(ada)
    for (let i = 0; i < MOST_FOLLOWED; i++)
      expect((await deep.listens(`/bot/games/${table}`)).response.status).toBe(200)
    expect((await deep.get(`/bot/games/${table}`)).body).toEqual({ code: 'too-many-followed' })
  })

  test('is told when the server stops', async () => {
    const server = await startTestServer()
    const { events } = await seated(await guestAt(server.origin))
    await server.close()
    expect(await events.hears('bye')).toMatchObject({ retry: 1800 })
  })
})

/** The table with everything hidden from a seat dealt anew, as a fresh object. */
function otherwise(table: TableState, viewer: number, seed: string): TableState {
  const { play, secret } = table
  if (!play) return table
  const standing = rehidden(play.standing, viewer, random(seed))
  return {
    ...table,
    secret: secret.split('').reverse().join(''),
    play: { ...play, standing, viewCache: new ViewCache() },
  }
}

describe('the stream of a bot', () => {
  /** Bytes of a bot's stream for a table. */
  function bytesOf(table: TableState, who: string): string {
    let bytes = ''
    const sink = { bufferedAmount: 0, send: (text: string) => (bytes += `${text}\n`), terminate: () => {} }
    new Follower(sink, { table: table.id }, who, () => 0, { sendsWhole: true }).show(table)
    return bytes
  }

  test.each([
    ['the base game', []],
    ['all boxes', BOXES.slice(1).map(({ id }) => id)],
  ])('is the same byte by byte for games that differ only in hidden cards: %s', async (_, boxes) => {
    const clock = new RunningClock()
    const server: TestServer = await startTestServer({ now: clock.now })
    const ada = await guestAt(server.origin)
    const deep = await botOf(ada)
    const events = await deep.listens('/bot/events')
    await events.hears('hello')
    const { table } = await ada.opens(termsFor(3, boxes))
    await ada.post(`/tables/${table}/bots`, { bot: deep.bot })
    await events.hears('challenge')
    await deep.post(`/bot/games/${table}/accept`)
    await ada.does({ table }, { do: 'begin', fill: 'easy' })
    const stream = await deep.listens(`/bot/games/${table}`)
    let compared = 0
    const rounds = new Set<number>()
    const compare = async () => {
      const standing = sure(await server.context.liveTables.at(table).look())
      if (standing.phase !== 'play') return
      rounds.add(standing.play?.round ?? 0)
      for (const seed of ['one', 'other']) {
        compared++
        expect(bytesOf(otherwise(standing, 1, seed), deep.bot)).toBe(bytesOf(standing, deep.bot))
      }
    }
    server.context.watchers.push(() => void compare())
    const playing = plays(deep, table, stream, clock)
    const isSixth = (): boolean => (seenIn(stream)?.game?.round ?? 0) >= 6
    while (!isSixth()) {
      await compare()
      await until(() => isSixth() || isAsked(ada.sees({ table })))
      const { game } = ada.sees({ table })
      const open = game?.asked.find(({ city }) => game.awaited.includes(city))
      if (!game || !open) continue
      await ada.does({ table }, { do: 'choose', round: game.round, city: open.city, move: open.legal[0] })
      await until(() => !isSame(ada.sees({ table }), game.round, open.city))
    }
    await ada.does({ table }, { do: 'vote', about: 'abort', yes: true })
    await playing
    expect(rounds.size).toBeGreaterThan(4)
    expect(compared).toBeGreaterThan(10)
  })
})
