/** Export of a rulebook to a file: one offline HTML page, or a PDF. Node only. */
import { writeFileSync } from 'node:fs'
import type { Rulebook } from '../book/pages.ts'
import { renderHtml } from '../html/html.ts'
import { embeddedFonts } from './font-files.ts'

export type { Paper } from '../html/styles.ts'
export { findChromium, printBook } from './print.ts'

export const writeHtml = (path: string, book: Rulebook): void =>
  writeFileSync(path, renderHtml(book, { fonts: embeddedFonts() }))
