/** Documentation pages for tests, and the example programs on them. */
import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const ROOT = join(import.meta.dirname, '..')
export const files = (...patterns: string[]): string[] =>
  globSync(patterns, { cwd: ROOT, exclude: (path) => /(^|\/)(node_modules|dist)$/.test(path) }).sort()
export const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8')
export const pages = files('*.md', '.github/**/*.md', '{docs,packages,apps}/**/*.md')

/** Fenced blocks of one kind, each with the fenced text after it. */
export function blocks(page: string, kind: string): { code: string; output: string | undefined }[] {
  const fence = new RegExp(`^\`\`\`${kind}\n(.*?)^\`\`\`$(?:\n\n\`\`\`text\n(.*?)^\`\`\`$)?`, 'gms')
  return [...page.matchAll(fence)].map(([, code, output]) => ({ code, output }))
}

/** Programs on pages, with their printed output. */
export const programsShown = (): { page: string; code: string; output: string }[] =>
  pages.flatMap((page) =>
    blocks(read(page), 'ts').flatMap(({ code, output }) => (output === undefined ? [] : [{ page, code, output }])),
  )

/** Output of a program on a page, run in the repository root. */
export const printed = (code: string, ...flags: string[]): string =>
  execFileSync(process.execPath, [...flags, '--input-type=module-typescript', '--eval', code], {
    cwd: ROOT,
    encoding: 'utf8',
  })
