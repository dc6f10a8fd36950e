/** Files with the texts of the first language (English), and where the translations of each belong. */
import { existsSync, globSync } from 'node:fs'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { FIRST_LANGUAGE, textsIn } from '@heptapolis/boxes'

const OWN = join(import.meta.dirname, '..')
const sourceOf = (name: string): string => dirname(fileURLToPath(import.meta.resolve(name)))
/** Present only in the repository, not in an installed package. */
export const ROOT = join(OWN, '..', '..', '..')
const BESIDE = [join(ROOT, 'apps', 'web', 'src')]

export const PLACES: readonly string[] = [
  sourceOf('@heptapolis/boxes'),
  sourceOf('@heptapolis/rulebook'),
  sourceOf('@heptapolis/table'),
  sourceOf('@heptapolis/wire'),
  sourceOf('@heptapolis/server'),
  OWN,
  ...BESIDE.filter((folder) => existsSync(folder)),
]

interface FilePair {
  first: string
  /** May be missing. */
  translated: string
}

export const filePairs = (language: string, places: readonly string[]): FilePair[] =>
  places.flatMap((place) =>
    globSync(`**/{words,headings}/**/${FIRST_LANGUAGE}.{ts,js}`, { cwd: place })
      .sort()
      .map((file) => {
        const first = join(place, file)
        return { first, translated: join(dirname(first), `${language}${extname(first)}`) }
      }),
  )

/** Texts by key path; functions as source code. */
export async function textsOf(file: string): Promise<Map<string, string>> {
  const module: { words?: unknown } = await import(pathToFileURL(file).href)
  // Without a table, all exports count.
  return textsIn(module.words ?? module)
}
