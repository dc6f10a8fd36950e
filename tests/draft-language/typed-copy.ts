/** Copy of the packages with the most texts, with an unfinished translation added, for a type check. */
import { cpSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DRAFT_FILES, withDraft } from './draft.ts'

const PACKAGES = ['engine', 'boxes', 'rulebook']
const PARTS = ['src', 'tools', 'package.json']
const INSTALLED = ['@types', 'undici-types', 'vitest', 'fast-check', 'fontkit']
const LANGUAGES = 'packages/boxes/src/words/languages.ts'
const CHECKED = ['packages/boxes/src', 'packages/rulebook/src']

/** Writes the copy into a folder, for `tsc -p`. */
export function writeTypedCopy(root: string, folder: string): void {
  const modules = join(folder, 'node_modules')
  mkdirSync(join(modules, '@heptapolis'), { recursive: true })
  for (const name of INSTALLED) symlinkSync(join(root, 'node_modules', name), join(modules, name))
  for (const name of PACKAGES) {
    const [from, to] = [join(root, 'packages', name), join(folder, 'packages', name)]
    for (const part of PARTS.filter((one) => existsSync(join(from, one))))
      cpSync(join(from, part), join(to, part), { recursive: true })
    symlinkSync(to, join(modules, '@heptapolis', name))
  }
  const languages = readFileSync(join(root, LANGUAGES), 'utf8')
  writeFileSync(join(folder, LANGUAGES), withDraft(languages))
  for (const [file, source] of DRAFT_FILES)
    if (CHECKED.some((path) => file.startsWith(path))) writeFileSync(join(folder, file), source)
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.json'), 'utf8'))
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: CHECKED }))
}
