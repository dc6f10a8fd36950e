/**
 * Script that made the stored data of an older version, which compatibility tests read. It runs with the code of commit
 * 7f4d4742, checked out and installed elsewhere:
 *   node tests/old-data/make.js <checkout> <folder for the data>
 * It uses that code alone, so our changes do not affect it. The data is committed and never made anew.
 */

import { writeFileSync } from 'node:fs'
import { createRequire, syncBuiltinESMExports } from 'node:module'
import { join, resolve } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'

const [checkout, out] = process.argv.slice(2).map((path) => resolve(path))
const load = (path) => import(pathToFileURL(join(checkout, path)).href)
const value = (result) => {
  if (!result.ok) throw new Error(`${result.error.code}: ${result.error.message}`)
  return result.value
}
const write = (name, data) => writeFileSync(join(out, name), `${JSON.stringify(data, undefined, 1)}\n`)

/** The test authenticator hides its keys; the fixture needs them to sign in later. */
const keys = []
const crypto = createRequire(import.meta.url)('node:crypto')
const generate = crypto.generateKeyPairSync
crypto.generateKeyPairSync = (...args) => {
  const pair = generate(...args)
  keys.push(pair.privateKey.export({ type: 'pkcs8', format: 'pem' }))
  return pair
}
syncBuiltinESMExports()

const { openSqlite } = await load('packages/store/src/index.ts')
const { House, buildServer } = await load('packages/server/src/index.ts')
const { Guest, termsFor, until } = await load('packages/server/src/driver.ts')
const { Authenticator, registers } = await load('packages/server/src/accounts/testing.ts')

const file = join(out, 'making.db')
const store = value(await openSqlite({ file }))
const house = await House.open({ store, threads: 1 })
const app = await buildServer(house, {})
await app.listen({ port: 0, host: '127.0.0.1' })
const origin = `http://localhost:${app.server.address().port}`

const posted = async (guest, path, body) => {
  const answer = await guest.post(path, body)
  if (answer.status !== 200) throw new Error(`${path}: ${JSON.stringify(answer.body)}`)
  return answer.body
}
const idOf = async (guest) => (await guest.get('/me/account')).body.id

async function person(name) {
  const guest = await Guest.at(origin)
  const authenticator = new Authenticator(origin)
  const made = await registers(guest, authenticator, name)
  if (made !== 'ok') throw new Error(made)
  const passkey = { id: authenticator.id, key: keys.at(-1), user: Buffer.from(await idOf(guest)).toString('base64url') }
  return { name, guest, facts: { name, kind: 'person', id: await idOf(guest), cookie: guest.cookie, passkey } }
}

const people = [await person('Ada'), await person('Ben'), await person('Dora')]
const [ada, ben, dora] = people.map(({ guest }) => guest)
const cleo = await Guest.at(origin)
const visitor = { name: 'Cleo', kind: 'visitor', id: await idOf(cleo), cookie: cleo.cookie }

/** Answers of the server about a finished or running game. */
async function facts(guest, table) {
  const { seats, phase, game, n } = guest.sees({ table })
  const record = (await guest.get(`/tables/${table}/record`)).body
  const totals = record.record?.end?.map(({ total }) => total)
  return {
    table,
    phase,
    names: seats.map(({ name, bot }) => name ?? bot),
    round: game?.round,
    n,
    totals,
    moves: record.record?.moves?.length,
  }
}

// A rated game among strangers, to its end.
const rated = {
  visibility: 'open',
  seating: 'anybody',
  rated: true,
  clock: { kind: 'move', time: 90_000 },
  absence: 'bot',
}
const { table: finished } = await ada.opens(termsFor(3), rated)
for (const guest of [ben, dora]) {
  await guest.follows({ table: finished })
  await guest.does({ table: finished }, { do: 'sit', name: 'Guest', nonce: '0'.repeat(32) })
}
await ada.does({ table: finished }, { do: 'begin' })
await until(() => [ada, ben, dora].every((one) => one.sees({ table: finished }).game?.round === 1))
await Promise.all([ada, ben, dora].map((one, i) => one.plays({ table: finished }, `old ${i}`)))
while (!value(await store.ratings.isSettled(finished))) await new Promise((later) => setTimeout(later, 20))
const ids = people.map(({ facts: { id } }) => id)
const ratings = value(await store.ratings.among('base-live', ids)).map(({ account, mu, sigma, games, season }) => ({
  account,
  mu,
  sigma,
  games,
  season,
}))

// A running game among friends: a person, a visitor and a bot, with Leaders and Cities.
const { table: running, invite } = await ada.opens(termsFor(3, ['leaders', 'cities']))
await cleo.sits({ table: running }, invite, 'Cleo')
await ada.does({ table: running }, { do: 'begin', fill: 'easy' })
const isAwaited = (guest) => {
  const { game, you } = guest.sees({ table: running })
  return game?.awaited.includes(you.seat) && game.asked.length > 0
}
for (let i = 0; i < 24; i++) {
  await until(() => [ada, cleo].some(isAwaited))
  const guest = [ada, cleo].find(isAwaited)
  const { round, asked } = guest.sees({ table: running }).game
  await guest.does({ table: running }, { do: 'choose', round, city: asked[0].city, move: asked[0].legal[0] })
}
await ada.does({ table: running }, { do: 'say', channel: 'all', text: 'A good hand.' })
const resume = (await posted(cleo, `/tables/${running}/resume`, { as: 0 })).key
await posted(ada, `/tables/${running}/webhook`, { as: 0, webhook: 'https://hooks.example.org/table', language: 'fr' })
await posted(cleo, `/tables/${running}/report`, { seat: 0, reason: 'other', words: 'Only a test.' })
await posted(ada, `/tables/${running}/avoid`, { seat: 1, degree: 'mute' })

// A table before its game.
const { table: room, invite: roomInvite } = await ben.opens(termsFor(4, ['armada']))

// Settings and programs.
const push = { endpoint: 'https://push.example.org/one', keys: { p256dh: 'p'.repeat(87), auth: 'a'.repeat(22) } }
await posted(ada, '/me/push', { as: 0, ...push })
const notify = {
  webhook: 'https://hooks.example.org/me',
  quiet: { from: 1320, to: 420, zone: 3_600_000 },
  language: 'fr',
}
await posted(ada, '/me/notify', { as: 0, notify })
const token = await posted(ada, '/me/tokens', { name: 'Reader', scopes: ['account:read', 'games:read'] })
const { bot } = await posted(ben, '/me/bots', { name: 'Benbot' })
const botToken = await posted(ben, '/me/tokens', { name: 'Plays', scopes: ['bot:play'], bot })
const daily = (await posted(ben, '/daily/play', { name: 'Ben', nonce: '0'.repeat(32) })).table

const tables = {
  finished: { ...(await facts(ada, finished)), ratings },
  running: { ...(await facts(ada, running)), invite, resume, said: 'A good hand.' },
  room: { ...(await facts(ben, room)), invite: roomInvite },
  daily: { table: daily },
}
write('server.json', {
  commit: '7f4d4742',
  now: Date.now(),
  accounts: [...people.map((one) => one.facts), visitor],
  tables,
  push,
  notify,
  tokens: { reader: token, bot: { ...botToken, account: bot, name: 'Benbot' } },
})
const record = (await ada.get(`/tables/${finished}/record`)).body
write('table-record.json', record)

for (const guest of [ada, ben, dora, cleo]) guest.line.close()
await app.close()
await house.close()
await store.close()
const database = new DatabaseSync(file)
database.exec(`VACUUM INTO '${join(out, 'packed.db')}'`)
database.close()
const { readFileSync, rmSync } = await import('node:fs')
writeFileSync(join(out, 'server.db.gz'), gzipSync(readFileSync(join(out, 'packed.db')), { level: 9 }))
for (const rest of ['making.db', 'making.db-wal', 'making.db-shm', 'packed.db'])
  rmSync(join(out, rest), { force: true })

// A browser: its localStorage and its two databases.
const shelf = new Map()
globalThis.localStorage = {
  getItem: (key) => shelf.get(key) ?? null,
  setItem: (key, text) => void shelf.set(key, String(text)),
  removeItem: (key) => void shelf.delete(key),
}
const web = (path) => load(`apps/web/src/${path}`)
const { planToQuery, defaultPlan, withPlayers, withSeat, setupOf, sittersOf } = await web('setup/plan.ts')
const { beginGame } = await web('table/games.ts')
const { games } = await web('table/store.ts')
const { standingOf } = await web('table/course.ts')
const { newPad, withCity } = await web('scorepad/pad.ts')
const { toCode, toJson } = await web('scorepad/share.ts')
const { keepPad, listPads } = await web('scorepad/history.ts')
const { rememberPlan } = await web('setup/memory.ts')
const { rememberTable, rememberName, rememberAccount } = await web('online/memory.ts')
const { recordText, replay, Recording } = await load('packages/engine/src/entries/records.ts')
const { BOXES } = await load('packages/boxes/src/index.ts')
const { compile, isOver, moves, scores, showMove, toAct, random } = await load('packages/engine/src/entries/search.ts')

function played(setup, most, seed) {
  const recording = Recording.begin(value(compile(setup, BOXES)), setup.seed, { course: true })
  const chance = random(seed)
  for (let i = 0; i < most && !isOver(recording.game); i++) {
    const [seat] = toAct(recording.game)
    const legal = moves(recording.game, seat)
    value(recording.play(seat, showMove(recording.game, legal[chance.below(legal.length)])))
  }
  return recording
}
const plan = {
  ...withSeat(withPlayers({ ...defaultPlan(), boxes: ['leaders'], seed: '7'.repeat(64) }, 3), 1, {
    level: 'hard',
    wonder: 'gizah',
    side: 'day',
  }),
}
const kept = []
for (const [most, boxes] of [
  [9999, ['leaders']],
  [40, ['leaders']],
  [70, ['armada', 'edifice']],
]) {
  const own = { ...plan, boxes }
  const { record: saved, game } = played(setupOf(own, 'Ada'), most, `browser ${most}`)
  const id = await beginGame(setupOf(own, 'Ada'), sittersOf(own))
  const begun = await games.find(id)
  const one = { ...begun, record: saved, ...standingOf(game) }
  await games.put(one)
  kept.push({ id, moves: saved.moves.length, isOver: isOver(game), totals: scores(game).map(({ total }) => total) })
}
const pad = newPad(['Ada', 'Ben', 'Cleo'], { boxes: ['cities'] }, 'cities')
pad.position = withCity(pad.position, 0, {
  wonder: 'gizah',
  side: 'day',
  stages: ['gizah-day-1'],
  coins: 7,
  cards: ['altar', 'palace', 'tavern', 'hideout'],
  victory: [1, 3],
  defeat: 1,
})
pad.position = withCity(pad.position, 1, {
  wonder: 'rhodos',
  side: 'night',
  coins: 3,
  cards: ['apothecary', 'workshop', 'scriptorium'],
})
const numbers = newPad(['Ada', 'Ben'], {}, 'numbers')
numbers.position = withCity(numbers.position, 0, { numbers: { military: 5, treasury: 3, civil: 12 } })
for (const one of [pad, numbers]) await keepPad(one)
const pads = await listPads()
rememberPlan(plan)
rememberName('Ada')
rememberAccount('Ada')
rememberTable(running, { people: [0], key: invite, names: ['Ada', 'Cleo', ''] })
const { record: whole, game: end } = played(setupOf(plan, 'Ada'), 9999, 'record')
write('browser.json', {
  localStorage: Object.fromEntries(shelf),
  indexedDB: { 'heptapolis/games': await games.all(), 'heptapolis-scores/pads': pads },
  links: {
    setup: `/new?${planToQuery(plan)}`,
    invite: `/t/${running}#i=${invite}`,
    resume: `/t/${running}#r=${resume}`,
    replay: `/replay/${kept[0].id}`,
    pad: `/score#p=${await toCode(pad.position)}`,
  },
  padFile: toJson(pad.position),
  record: recordText(whole),
  facts: {
    plan: {
      boxes: plan.boxes,
      seed: plan.seed,
      seats: plan.seats.map(({ who, level, name, wonder, side }) => ({ who, level, name, wonder, side })),
    },
    games: kept,
    pads: pads.map(({ id, outcome }) => ({
      id,
      totals: outcome?.players.map(({ total }) => total),
      names: outcome?.players.map(({ name }) => name),
    })),
    record: {
      moves: whole.moves.length,
      totals: scores(end).map(({ total }) => total),
      isReplayed: replay(whole, BOXES).ok,
    },
  },
})
process.exit(0)
