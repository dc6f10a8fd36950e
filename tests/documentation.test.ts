/** Compares the documentation with the code: links, lists and examples. */
import { existsSync, statSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { BOXES } from '@heptapolis/boxes'
import { compile } from '@heptapolis/engine'
import { parseRecord, replay } from '@heptapolis/engine/records'
import { describe, expect, test } from 'vitest'
import { remade } from '../scripts/docs.ts'
import { blocks, files, pages, printed, programsShown, ROOT, read } from './pages.ts'

/** Anchor of a heading on the web: `## The order, and why` is `#the-order-and-why`. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')
const withoutCode = (page: string): string => page.replaceAll(/^```.*?^```$/gms, '')
const anchorsIn = (page: string): string[] =>
  [...withoutCode(page).matchAll(/^#+ (.+)$/gm)].map(([, heading]) => anchorOf(heading))

/** Fault of a link on a page; undefined if its target exists or is external. */
function linkFault(page: string, link: string): string | undefined {
  if (/^https?:/.test(link)) return undefined
  const [path, anchor] = link.split('#')
  const target = path === '' ? page : relative(ROOT, join(ROOT, dirname(page), path))
  if (!existsSync(join(ROOT, target))) return `${page} links to ${link}: no such file`
  if (anchor === undefined || statSync(join(ROOT, target)).isDirectory()) return undefined
  return anchorsIn(read(target)).includes(anchor) ? undefined : `${page} links to ${link}: no such heading`
}

/** Prose of a page: without lists, tables, headings and code. */
const paragraphsIn = (page: string): string[] =>
  withoutCode(page)
    .split(/\n\s*\n|\n(?=\s*(?:[-*|#<]|\d+\.) ?)/)
    .filter((text) => !/^\s*(?:[-*|#<]|\d+\.)/.test(text))
const sentencesIn = (paragraph: string): number => paragraph.match(/[.!?][)*`”"]*(?=\s+[A-Z*`[]|\s*$)/g)?.length ?? 0
const MOST_SENTENCES = 5

test(`Paragraphs have at most ${MOST_SENTENCES} sentences`, () => {
  const long = pages.flatMap((page) =>
    paragraphsIn(read(page)).flatMap((text) => (sentencesIn(text) > MOST_SENTENCES ? [`${page}: ${text}`] : [])),
  )
  expect(long).toEqual([])
})

test('Every link leads somewhere', () => {
  const linksOn = (page: string): string[] =>
    [...withoutCode(read(page)).matchAll(/\]\(([^)\s]+)\)/g)].map(([, link]) => link)
  const faults = pages.flatMap((page) => linksOn(page).flatMap((link) => linkFault(page, link) ?? []))
  expect(faults).toEqual([])
})

test.each(pages.filter((page) => read(page).includes('<!-- made:')))('%s has current lists (npm run docs)', (page) => {
  expect(remade(read(page))).toBe(read(page))
})

describe('Programs shown', () => {
  const programs = programsShown()

  test('are some', () => {
    expect(programs).not.toEqual([])
  })

  test.each(programs)('print what $page says', ({ code, output }) => {
    expect(printed(code)).toBe(output)
  })
})

describe('Tests quoted', () => {
  const quotes = pages.flatMap((page) =>
    blocks(read(page), 'ts').flatMap(({ code }) => {
      const [, file, quoted] = /^\/\/ (\S+\.test\.ts)\n(.*)$/s.exec(code) ?? []
      return file ? [{ page, file, quoted }] : []
    }),
  )
  const inOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').trim()

  test('are some', () => {
    expect(quotes).not.toEqual([])
  })

  test.each(quotes)('on $page exist in $file', ({ file, quoted }) => {
    expect(inOneLine(read(file))).toContain(inOneLine(quoted))
  })
})

test('The record shown replays', () => {
  const [{ code }] = blocks(read('docs/records.md'), 'record')
  const record = parseRecord(code)
  expect(record.ok && replay(record.value, BOXES).ok).toBe(true)
})

test('Pictures name existing lines, columns and questions', () => {
  const boxes = BOXES.slice(1).map(({ id }) => id)
  const rules = compile({ edition: '2e', boxes, seats: [{}, {}, {}, {}] }, BOXES)
  if (!rules.ok) throw new Error(rules.error.message)
  const { script, columns, layers, decisions } = rules.value
  const known = new Set([...[...script, ...layers, ...decisions].map(({ id }) => id), ...columns.map(({ key }) => key)])
  const named = files('docs/*.svg').flatMap((picture) =>
    [...read(picture).matchAll(/<text class="id"[^>]*>([^<]+)</g)].map(([, name]) => ({ picture, name })),
  )
  expect(named.length).toBeGreaterThan(0)
  expect(named.filter(({ name }) => !known.has(name))).toEqual([])
})
