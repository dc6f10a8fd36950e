/** Writes the rulebook as a file: one offline page, or a PDF. Node only. */
import { writeFileSync } from 'node:fs'
import { embeddedFonts } from './font-files.ts'
import { renderHtml } from './html.ts'
import type { Rulebook } from './pages.ts'

export { findChromium, printBook } from './print.ts'
export type { Paper } from './styles.ts'

export const writeHtml = (path: string, book: Rulebook): void =>
  writeFileSync(path, renderHtml(book, { fonts: embeddedFonts() }))
