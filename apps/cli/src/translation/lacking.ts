/**
 * Search for missing translations: wherever the first language has a file of texts, every other language needs one
 * with the same keys.
 */
import { existsSync } from 'node:fs'
import { relative } from 'node:path'
import { filePairs, PLACES, textsOf } from './files.ts'

export interface MissingTexts {
  /** File that is missing or incomplete. */
  file: string
  /** By key path; functions are shown as source code. */
  texts: readonly { key: string; text: string }[]
}

export async function lackingIn(language: string, places = PLACES): Promise<MissingTexts[]> {
  const all: MissingTexts[] = []
  for (const { first, translated } of filePairs(language, places)) {
    const there = existsSync(translated) ? await textsOf(translated) : new Map<string, string>()
    const texts = [...(await textsOf(first))].filter(([key]) => !there.has(key)).map(([key, text]) => ({ key, text }))
    if (texts.length > 0) all.push({ file: shortened(translated), texts })
  }
  return all
}

/** Relative to the repository or to the installation folder. */
export const shortened = (file: string): string => relative(process.cwd(), file)
