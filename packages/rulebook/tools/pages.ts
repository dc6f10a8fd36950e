/**
 * Report of unused space on each page of the printed rulebook, for six mixes (editions and expansions):
 * `npm run pages -- --paper Letter --lang fr`. `--pictures folder` keeps a picture of every page. Needs Chromium, and
 * `pdftoppm` of poppler-utils.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { BOXES, type Language } from '@heptapolis/boxes'
import { sure } from '@heptapolis/engine'
import { rulebook } from '../src/book/book.ts'
import type { Paper } from '../src/html/styles.ts'
import { voiceIn } from '../src/mix/voice.ts'
import { findChromium, printBook } from '../src/print/print.ts'

/** Largest empty share of a page, in percent; the last page may be emptier. */
const LIMIT = 25

/** Dots per inch: enough to find the last line of a page. */
const COARSE = 30

/** Share of the page height above the foot, where page number and mix are printed. */
const FOOT = 0.945

const seats = (count: number): object[] => Array.from({ length: count }, () => ({}))

const MIXES: Readonly<Record<string, Parameters<typeof rulebook>[0]>> = {
  base: { edition: '2e', boxes: [], seats: seats(4) },
  'two players': { edition: '1e', boxes: [], seats: seats(2) },
  'Leaders and Edifice': { edition: '2e', boxes: ['leaders', 'edifice'], seats: seats(5) },
  'Cities and Armada': { edition: '2e', boxes: ['cities', 'armada'], seats: seats(5) },
  'all expansions': { edition: '2e', boxes: BOXES.slice(1).map(({ id }) => id), seats: seats(7) },
  'Cities in teams': { edition: '2e', boxes: ['cities'], seats: seats(6), teams: true },
}

/** Empty share of a page in percent, from its last line to the foot. The picture is a binary PGM. */
function emptinessOf(picture: Buffer): number {
  const [head, width, height] = /^P5\s+(\d+)\s+(\d+)\s+\d+\s/.exec(picture.toString('latin1', 0, 64)) ?? []
  if (head === undefined) throw new Error('pdftoppm wrote no grey picture')
  const bottom = Math.floor(Number(height) * FOOT)
  let row = bottom
  const isEmpty = (at: number): boolean => {
    const start = head.length + at * Number(width)
    return picture.subarray(start, start + Number(width)).every((grey) => grey > 245)
  }
  while (row > 0 && isEmpty(row)) row--
  return Math.round(((bottom - row) / bottom) * 100)
}

function pagesOf(pdf: Uint8Array, name: string, pictures: string | undefined): number[] {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-pages-'))
  try {
    const file = join(folder, 'book.pdf')
    writeFileSync(file, pdf)
    if (pictures !== undefined) execFileSync('pdftoppm', ['-r', '70', '-png', file, join(pictures, name)])
    execFileSync('pdftoppm', ['-r', String(COARSE), '-gray', file, join(folder, 'page')])
    const files = readdirSync(folder).filter((one) => one.endsWith('.pgm'))
    return files.sort().map((one) => emptinessOf(readFileSync(join(folder, one))))
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const { values } = parseArgs({
  options: {
    paper: { type: 'string', default: 'A4' },
    lang: { type: 'string', default: 'en' },
    mix: { type: 'string' },
    pictures: { type: 'string' },
  },
})
const chromium = findChromium()
if (chromium === undefined) throw new Error('Chromium not found: set CHROMIUM')
if (values.pictures !== undefined) mkdirSync(values.pictures, { recursive: true })
const voice = await voiceIn(values.lang as Language)
for (const [name, setup] of Object.entries(MIXES)) {
  if (values.mix !== undefined && values.mix !== name) continue
  const book = sure(rulebook(setup, voice))
  const { pdf, rules } = printBook(book, values.paper as Paper, chromium)
  const shares = pagesOf(pdf, name.replaceAll(' ', '-'), values.pictures)
  const marked = shares.map((share, i) => `${share}${share > LIMIT && i < shares.length - 1 ? '!' : ''}`)
  process.stdout.write(`${name}: ${rules} pages of rules, ${shares.length} in all, % empty: ${marked.join(' ')}\n`)
  if (marked.some((one) => one.endsWith('!'))) process.exitCode = 1
}
