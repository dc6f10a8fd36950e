/** The rulebook as a file: one page that needs neither network nor script. For Node only. */
import { writeFileSync } from 'node:fs'
import type { Rulebook } from './book.ts'
import { renderHtml } from './html.ts'

export const writeHtml = (path: string, book: Rulebook): void => writeFileSync(path, renderHtml(book))
