/**
 * Search for outdated translations. `seal` stores digests of both texts; a translation is outdated if the original has
 * changed since and the translation has not.
 */
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { filePairs, PLACES, ROOT, textsOf } from './files.ts'
import { type MissingTexts, shortened } from './lacking.ts'

/** File → key → digests of the first text and of the translation, with a space between: one line in the record. */
type Seals = Record<string, Record<string, string>>

export interface StaleTexts {
  stale: MissingTexts[]
  /** Number of texts that were never recorded. */
  unsealed: number
}

/** Folders of texts and of their record. */
export interface TranslationFiles {
  places: readonly string[]
  root: string
  record: string
}

const translationFiles = (language: string): TranslationFiles => ({
  places: PLACES,
  root: ROOT,
  record: join(ROOT, 'packages', 'boxes', 'translations', `${language}.json`),
})

const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

const sealsIn = (file: string): Seals => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

interface TextPair {
  file: string
  key: string
  text: string
  /** Digests of both texts. */
  first: string
  own: string
}

async function translatedTexts(language: string, { places }: TranslationFiles): Promise<TextPair[]> {
  const pairs: TextPair[] = []
  for (const { first, translated } of filePairs(language, places)) {
    if (!existsSync(translated)) continue
    const wanted = await textsOf(first)
    for (const [key, own] of await textsOf(translated)) {
      const text = wanted.get(key)
      if (text !== undefined) pairs.push({ file: translated, key, text, first: digest(text), own: digest(own) })
    }
  }
  return pairs
}

const nameIn = ({ root }: TranslationFiles, file: string): string => relative(root, file).replaceAll('\\', '/')

export async function staleIn(language: string, files = translationFiles(language)): Promise<StaleTexts> {
  const seals = sealsIn(files.record)
  const found = new Map<string, { key: string; text: string }[]>()
  let unsealed = 0
  for (const { file, key, text, first, own } of await translatedTexts(language, files)) {
    const then = seals[nameIn(files, file)]?.[key]
    if (!then) unsealed++
    else if (!then.startsWith(first) && then.endsWith(own)) found.set(file, [...(found.get(file) ?? []), { key, text }])
  }
  return { stale: [...found].map(([file, texts]) => ({ file: shortened(file), texts })), unsealed }
}

/** Records new and changed translations, or `all` of them; returns how many records are new. */
export async function seal(language: string, all: boolean, files = translationFiles(language)): Promise<number> {
  const before = sealsIn(files.record)
  const seals: Seals = {}
  let sealed = 0
  for (const { file, key, first, own } of await translatedTexts(language, files)) {
    const name = nameIn(files, file)
    const then = before[name]?.[key]
    const now = !all && then?.endsWith(own) ? then : `${first} ${own}`
    if (now !== then) sealed++
    seals[name] = { ...seals[name], [key]: now }
  }
  mkdirSync(dirname(files.record), { recursive: true })
  writeFileSync(files.record, `${JSON.stringify(seals, undefined, 2)}\n`)
  return sealed
}
