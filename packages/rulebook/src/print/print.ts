/** Printing of a rulebook to PDF with Chromium, twice, so that the table of contents can name pages. Node only. */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Rulebook } from '../book/pages.ts'
import { LIST, renderHtml } from '../html/html.ts'
import type { Paper } from '../html/styles.ts'
import { embeddedFonts } from './font-files.ts'
import { pagesIn } from './pdf.ts'

/** The headless shell first: it takes half the time. */
const PLACES = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/** Chromium from `CHROMIUM`, or from the usual places. */
export const findChromium = (): string | undefined =>
  [process.env.CHROMIUM ?? '', ...PLACES].find((path) => path !== '' && existsSync(path))

export interface PrintedBook {
  pdf: Uint8Array
  /** Number of pages, in total and with rules: before the lists, and with their beginning unless that is the top of a page. */
  pages: number
  rules: number
}

/** Throws with the reason if printing fails. */
export function printBook(book: Rulebook, paper: Paper, chromium: string): PrintedBook {
  const folder = mkdtempSync(join(tmpdir(), 'heptapolis-'))
  try {
    const fonts = embeddedFonts()
    const first = pagesIn(printed(renderHtml(book, { paper, fonts }), folder, chromium))
    const pdf = printed(renderHtml(book, { paper, fonts, pages: first.starts }), folder, chromium)
    const { count, starts, tops } = pagesIn(pdf)
    const lists = [...starts].flatMap(([name, page]) =>
      name.startsWith(LIST) ? [tops.has(name) ? page - 1 : page] : [],
    )
    return { pdf, pages: count, rules: Math.min(count, ...lists) }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function printed(html: string, folder: string, chromium: string): Uint8Array {
  const [page, pdf] = [join(folder, 'book.html'), join(folder, 'book.pdf')]
  writeFileSync(page, html)
  const { error, stderr } = spawnSync(
    chromium,
    [
      '--headless',
      '--no-sandbox',
      '--disable-gpu',
      // Hinted glyph widths close the spaces between words on paper.
      '--font-render-hinting=none',
      '--no-pdf-header-footer',
      `--print-to-pdf=${pdf}`,
      pathToFileURL(page).href,
    ],
    { encoding: 'utf8' },
  )
  if (error) throw error
  if (!existsSync(pdf)) throw new Error(stderr)
  return readFileSync(pdf)
}
