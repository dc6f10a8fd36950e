import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync } from 'node:zlib'
import { BOXES } from '@heptapolis/boxes'
import { apply, compile, isOver, moves, newGame, scores, sure, toAct, toPosition } from '@heptapolis/engine'
import { afterEach, expect, test } from 'vitest'
import { LIMITS } from '../../core/limits.ts'
import { guestAt, startTestServer, TestClock, termsFor } from '../../testing.ts'
import { withPreview } from './html.ts'

const PAGE = `<!doctype html><html lang="en"><head><meta name="description" content="Old." /><title>Heptapolis</title></head></html>`
const folders: string[] = []
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true })
})

function appFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-preview-'))
  folders.push(folder)
  writeFileSync(join(folder, 'index.html'), PAGE)
  return folder
}

const read = async (address: string, language = 'en') => {
  const answer = await fetch(address, { headers: { 'accept-language': language } })
  return { html: await answer.text(), cookie: answer.headers.get('set-cookie') }
}
const titleIn = (html: string): string | undefined => /og:title" content="([^"]*)"/.exec(html)?.[1]

test('writes player names as text, never as tags', () => {
  const html = withPreview(
    PAGE,
    { title: '"><script>x</script>', description: '$& & <b>' },
    'https://tables.example/link.png',
    'en',
  )
  expect(html).not.toContain('<script>')
  expect(html).toContain('content="$&#38; &#38; &#60;b&#62;"')
  expect(html).toContain('content="https://tables.example/link.png"')
  expect(html.match(/<title>/g)).toHaveLength(1)
})

test('pages have titles in the language of the reader, and create no visitor for a crawler', async () => {
  const { origin } = await startTestServer({ app: appFolder() })
  const english = await read(`${origin}/rules`)
  expect(titleIn(english.html)).toBe('Rulebook')
  expect(english.cookie).toBeNull()
  const french = await read(`${origin}/rules`, 'fr-CH, fr')
  expect(titleIn(french.html)).toBe('Règles')
  expect(french.html).toContain('<html lang="fr">')
  expect((await read(`${origin}/account`)).html).toBe(PAGE)
})

test('the page of a component unfurls with its name and effect', async () => {
  const { origin } = await startTestServer({ app: appFolder() })
  const { html } = await read(`${origin}/cards/aqueduct`)
  expect(titleIn(html)).toBe('Aqueduct')
  expect(html).toContain('og:description" content="Card · Age II · 5 points"')
  expect(titleIn((await read(`${origin}/cards/aqueduct`, 'fr')).html)).toBe('Aqueduc')
  expect(titleIn((await read(`${origin}/cards/gizah`)).html)).toBe('Gizah')
  expect(titleIn((await read(`${origin}/cards/free-money`)).html)).toBe('Card library')
})

test('home unfurls with name, description and picture in the language of the reader', async () => {
  const { origin } = await startTestServer({ app: appFolder() })
  const { html, cookie } = await read(`${origin}/`)
  expect(html).toContain('<title>Heptapolis</title>')
  expect(titleIn(html)).toBe('Heptapolis')
  expect(html).toContain('og:description" content="7 Wonders for two to eight: build')
  expect(cookie).toBeNull()
  const french = await read(`${origin}/`, 'fr')
  expect(french.html).toContain('og:description" content="7 Wonders, de 2 à 8 joueurs')
  const picture = await pictureIn(html, origin)
  expect(picture.size).toEqual([1200, 630])
  expect(picture.bytes.equals((await pictureIn(french.html, origin)).bytes)).toBe(false)
  expect((await fetch(origin, { method: 'HEAD' })).status).toBe(200)
})

test('an open table names its host; a private one looks like a missing one', async () => {
  const { origin } = await startTestServer({ app: appFolder() })
  const ada = await guestAt(origin)
  const open = await ada.opens(termsFor(3, ['leaders']), { visibility: 'public' })
  const closed = await ada.opens(termsFor(3))
  const { html } = await read(`${origin}/t/${open.table}`)
  expect(titleIn(html)).toBe('Ada invites you to play')
  expect(html).toContain('2 free seats of 3 · Leaders')
  const hidden = await read(`${origin}/t/${closed.table}`)
  expect(titleIn(hidden.html)).toBe('A game of 7 Wonders')
  const missing = 'z'.repeat(closed.table.length)
  expect(hidden.html.replaceAll(closed.table, missing)).toBe((await read(`${origin}/t/${missing}`)).html)
  expect(hidden.html).not.toContain('Ada')
})

test.each([
  ['en', /^A game with Ada, [A-Z]\w+ \(bot\) and [A-Z]\w+ \(bot\)$/],
  ['fr', /^Une partie avec Ada, [A-ZÉ]\S+ \(robot\) et [A-ZÉ]\S+ \(robot\)$/],
])('a game names its bots by their wonders: %s', async (language, title) => {
  const { origin } = await startTestServer({ app: appFolder() })
  const ada = await guestAt(origin)
  const { table } = await ada.opens(termsFor(3), { visibility: 'public' })
  await ada.does({ table }, { do: 'begin', fill: 'easy' })
  expect(titleIn((await read(`${origin}/t/${table}`, language)).html)).toMatch(title)
})

test('beyond the limit a table has the general title', async () => {
  const { now } = new TestClock()
  const { origin } = await startTestServer({ app: appFolder(), now })
  const ada = await guestAt(origin)
  const { table } = await ada.opens(termsFor(3), { visibility: 'public' })
  const address = `${origin}/t/${table}`
  const titles = await Promise.all(
    Array.from({ length: LIMITS.preview.network.burst + 1 }, async () => titleIn((await read(address)).html)),
  )
  expect(titles.filter((title) => title === 'Ada invites you to play')).toHaveLength(LIMITS.preview.network.burst)
  expect(titles).toContain('A game of 7 Wonders')
})

/** Address of the picture in a page, and the picture. */
async function pictureIn(html: string, origin: string) {
  const address = /og:image" content="([^"]*)"/.exec(html)?.[1]?.replaceAll('&#38;', '&') ?? expect.fail('no picture')
  const answer = await fetch(address.replace(/^https?:\/\/[^/]+/, origin))
  const bytes = Buffer.from(await answer.arrayBuffer())
  return { answer, bytes, size: [bytes.readUInt32BE(16), bytes.readUInt32BE(20)] }
}

test('a page has a picture, drawn once', async () => {
  const { origin, context } = await startTestServer({ app: appFolder() })
  const { html } = await read(`${origin}/rules`)
  const { answer, bytes, size } = await pictureIn(html, origin)
  expect(answer.headers.get('content-type')).toBe('image/png')
  // Chat pages of other sites show it.
  expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(answer.headers.get('set-cookie')).toBeNull()
  expect(size).toEqual([1200, 630])
  expect((await pictureIn(html, origin)).bytes.equals(bytes)).toBe(true)
  expect(context.linkPictures.kept).toBe(1)
  const nothing = await fetch(`${origin}/link.png?of=/account`)
  expect(nothing.status).toBe(404)
})

const codeOf = (value: unknown): string => deflateRawSync(JSON.stringify(value)).toString('base64url')

function finishedGame() {
  const rules = sure(compile({ edition: '2e', boxes: ['leaders'], seats: [{}, {}, {}], seed: '' }, BOXES))
  const game = newGame(rules, 'preview')
  while (!isOver(game)) for (const city of toAct(game)) apply(game, city, moves(game, city)[0])
  return game
}

test('the link of a result names the winner and shows the towers', async () => {
  const { origin } = await startTestServer({ app: appFolder() })
  const game = finishedGame()
  const names = ['Ada', 'Ben', 'Cleo <3']
  const position = toPosition(game)
  const result = { ...position, cities: position.cities.map((city, i) => ({ ...city, name: names[i] })) }
  const { html } = await read(`${origin}/score?p=${codeOf(result)}`)
  const winners = scores(game).filter(({ rank }) => rank === 1)
  expect(winners).toHaveLength(1)
  expect(titleIn(html)).toBe(`${names[winners[0].seat].replace('<', '&#60;')} won`)
  for (const { seat, total } of scores(game)) expect(html).toContain(`${names[seat].replace('<', '&#60;')} ${total}`)
  const general = await read(`${origin}/score`)
  const { bytes, size } = await pictureIn(html, origin)
  expect(size).toEqual([1200, 630])
  expect(bytes.equals((await pictureIn(general.html, origin)).bytes)).toBe(false)
})

test.each([
  ['nonsense', 'abc'],
  ['no position', codeOf({ cities: [] })],
  ['a game that goes on', codeOf({ setup: { seats: [{}, {}, {}] }, age: 1, turn: 1, cities: [{}, {}, {}] })],
  ['more than a position can be', codeOf(' '.repeat(20_000_000))],
])('a link with %s has the general title', async (_, code) => {
  const { origin } = await startTestServer({ app: appFolder() })
  const { html } = await read(`${origin}/score?p=${code.slice(0, 5000)}`)
  expect(titleIn(html)).toBe(titleIn((await read(`${origin}/score`)).html))
})

test('pictures are limited per network', async () => {
  const { now } = new TestClock()
  const { origin } = await startTestServer({ app: appFolder(), now })
  const { burst } = LIMITS.picture.network
  const answers = await Promise.all(
    Array.from({ length: burst + 2 }, async () => (await fetch(`${origin}/link.png?of=/rules`)).status),
  )
  expect(answers.filter((status) => status === 429)).toHaveLength(2)
})
