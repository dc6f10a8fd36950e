/**
 * Missing translations, from the files themselves: wherever the first language has a word file, every other
 * language needs one with the same keys.
 */
import { existsSync, globSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { FIRST_LANGUAGE, textsIn } from '@heptapolis/boxes'

export interface MissingTexts {
  /** File that is missing or incomplete. */
  file: string
  /** By key path; functions are shown as source code. */
  texts: readonly { key: string; text: string }[]
}

const OWN = join(import.meta.dirname, '..')
const sourceOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(name)))
/** Present only in the repository, not in an installed package. */
const ROOT = join(OWN, '..', '..', '..')
const BESIDE = [join(ROOT, 'apps', 'web', 'src')]

const places = (): string[] => [
  sourceOf('@heptapolis/boxes'),
  sourceOf('@heptapolis/rulebook'),
  sourceOf('@heptapolis/wire'),
  sourceOf('@heptapolis/server'),
  OWN,
  ...BESIDE.filter((folder) => existsSync(folder)),
]

export async function lackingIn(language: string): Promise<MissingTexts[]> {
  const all: MissingTexts[] = []
  for (const place of places()) {
    for (const file of globSync(`**/{words,headings}/**/${FIRST_LANGUAGE}.{ts,js}`, { cwd: place }).sort()) {
      const first = join(place, file)
      const translated = join(dirname(first), `${language}${extname(first)}`)
      const texts = await lackingTexts(first, translated)
      if (texts.length > 0) all.push({ file: shortened(translated), texts })
    }
  }
  return all
}

/** Relative to the repository or to the installation folder. */
const shortened = (file: string): string => relative(process.cwd(), file)

async function lackingTexts(first: string, translated: string): Promise<MissingTexts['texts']> {
  const wanted = textsIn(await wordsOf(first))
  const there = existsSync(translated) ? textsIn(await wordsOf(translated)) : new Map<string, string>()
  return [...wanted].filter(([key]) => !there.has(key)).map(([key, text]) => ({ key, text }))
}

/** Table of a file; without one, all its exports. */
async function wordsOf(file: string): Promise<unknown> {
  const module: { words?: unknown } = await import(pathToFileURL(file).href)
  return module.words ?? module
}
