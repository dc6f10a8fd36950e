/**
 * What a language lacks, from the files themselves: wherever the first language has a file of words, every other language
 * has one of its name beside it with the same keys.
 */
import { existsSync, globSync } from 'node:fs'
import { dirname, extname, join, relative } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { FIRST_LANGUAGE, textsIn } from '@heptapolis/boxes'

export interface Lacking {
  /** The file that is missing, or lacks these. */
  file: string
  /** By their place in the file; what is said by a function is shown as it is written. */
  texts: readonly { key: string; text: string }[]
}

const OWN = join(import.meta.dirname, '..')
const sourceOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(name)))
/** Only who works in the repository has these beside the command line. */
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

export async function lackingIn(language: string): Promise<Lacking[]> {
  const all: Lacking[] = []
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

/** From the repository, or from the folder that others install it in. */
const shortened = (file: string): string => relative(process.cwd(), file)

async function lackingTexts(first: string, translated: string): Promise<Lacking['texts']> {
  const wanted = textsIn(await wordsOf(first))
  const there = existsSync(translated) ? textsIn(await wordsOf(translated)) : new Map<string, string>()
  return [...wanted].filter(([key]) => !there.has(key)).map(([key, text]) => ({ key, text }))
}

/** The table of a file; of one without a table all it exports. */
async function wordsOf(file: string): Promise<unknown> {
  const module: { words?: unknown } = await import(pathToFileURL(file).href)
  return module.words ?? module
}
