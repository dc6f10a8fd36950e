/** Compares the README of each package with its sources: every folder has a row, and every path that is named exists. */
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')
const files = (pattern: string): string[] => globSync(pattern, { cwd: ROOT }).sort()
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')

const readmes = files('{packages,apps}/*/README.md')

const foldersOf = (place: string): string[] =>
  readdirSync(join(ROOT, place, 'src'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `src/${name}/`)

test('Every package has a README', () => {
  expect(readmes.map(dirname)).toEqual(files('{packages,apps}/*/package.json').map(dirname))
})

test.each(readmes)('%s has one row per folder of src', (readme) => {
  const rows = [...read(readme).matchAll(/^\| `(src\/[^/`]+\/)` \| \S/gm)].map(([, folder]) => folder)
  expect(rows.toSorted()).toEqual(foldersOf(dirname(readme)).toSorted())
})

test.each(readmes)('%s names only paths that exist', (readme) => {
  const named = [...read(readme).matchAll(/`((?:src|faults|bench|attack|tools|conformance|services)\/[^`\s]*)`/g)]
  const missing = named.map(([, path]) => path).filter((path) => !existsSync(join(ROOT, dirname(readme), path)))
  expect(missing).toEqual([])
})

test('The drawing of ARCHITECTURE.md has every package and app, and no other', () => {
  const [, drawing = ''] = /^```\n(.*?)^```$/ms.exec(read('ARCHITECTURE.md')) ?? []
  const drawn = drawing.split(/ {2,}|[─│┌┐└┘┬┴┼▲\n]+/).map((part) => part.trim())
  const names = drawn.filter((part) => /^(apps\/)?[a-z]+$/.test(part))
  const folders = files('{packages,apps}/*/package.json').map((file) => dirname(file).replace('packages/', ''))
  expect(names.toSorted()).toEqual(folders.toSorted())
})

/** Longest pages that are still read as a whole: one and two printed pages. */
const MOST_LINES = { 'README.md': 80, 'ARCHITECTURE.md': 110 }

test.each(Object.entries(MOST_LINES))('%s has at most %i lines', (page, most) => {
  expect(read(page).trimEnd().split('\n').length).toBeLessThanOrEqual(most)
})

/** Pages of today. Results and the changelog keep the words of their time; rulings and coverage have those of the game. */
const OTHER_WORDS = ['CHANGELOG.md', 'docs/coverage.md', 'docs/rulings.md']
const pages = files('{*,docs/*,docs/decisions/*,{packages,apps}/*/README}.md').filter(
  (page) => !OTHER_WORDS.includes(page),
)
/** Lists that `npm run docs` writes from the code. */
const GENERATED = /<!-- (?:made|limits): .*?<!-- end.*?-->/gs
/** Phrases that the style guide retired: they name a thing by a question instead of a noun. */
const RETIRED = /\b(?:whoever|whom|that which)\b|(?:^|[.:;]\s)What (?:is|was|has)\b/gim

const retiredPhrases = (text: string): string[] =>
  [...text.replace(GENERATED, '').matchAll(RETIRED)].map(([found]) => found)

test.each(pages)('%s has no retired phrase', (page) => {
  expect(retiredPhrases(read(page))).toEqual([])
})

test('Retired phrases are found, but not in generated lists', () => {
  const text = 'A seat. What is open\nwaits for whoever comes.\n<!-- made: x -->\nwhom\n<!-- end -->\nSay what is open.'
  expect(retiredPhrases(text)).toEqual(['. What is', 'whoever'])
})

const results = files('docs/results/*.md')

test.each(results)('%s is named by its date, and says on which machine what was run', (page) => {
  expect(page).toMatch(/\/\d{4}-\d{2}-\d{2}-[a-z-]+\.md$/)
  expect(read(page)).toMatch(/machine/i)
  expect(read(page)).toMatch(/`?(npm run|npx|node|heptapolis|serve) /)
})
