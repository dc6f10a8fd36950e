import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { LIMITS } from '../../core/limits.ts'
import { guestAt, startTestServer, TestClock, termsFor } from '../../testing.ts'
import { withPreview } from './html.ts'

const PAGE = `<!doctype html><html><head><meta name="description" content="Old." /><title>Heptapolis</title></head></html>`
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
  const html = withPreview(PAGE, { title: '"><script>x</script>', description: '$& & <b>' }, 'https://tables.example')
  expect(html).not.toContain('<script>')
  expect(html).toContain('content="$&#38; &#38; &#60;b&#62;"')
  expect(html).toContain('content="https://tables.example/icon-512.png"')
  expect(html.match(/<title>/g)).toHaveLength(1)
})

test('pages have titles in the language of the reader, and create no visitor for a crawler', async () => {
  const { origin } = await startTestServer({ app: appFolder() })
  const english = await read(`${origin}/rules`)
  expect(titleIn(english.html)).toBe('Rulebook')
  expect(english.cookie).toBeNull()
  expect(titleIn((await read(`${origin}/rules`, 'fr-CH, fr')).html)).toBe('Règles')
  expect((await read(`${origin}/account`)).html).toBe(PAGE)
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
  expect(titleIn(hidden.html)).toBe('Invitation to a game')
  expect(hidden.html).toBe((await read(`${origin}/t/${'z'.repeat(closed.table.length)}`)).html)
  expect(hidden.html).not.toContain('Ada')
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
  expect(titles).toContain('Invitation to a game')
})
