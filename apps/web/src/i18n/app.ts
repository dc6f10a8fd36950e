/**
 * Texts of the app in the current language. Separate from the texts of the game, which pages without a game do not
 * load.
 */
import { FIRST_LANGUAGE, type Language, type WordsLoader, wordsIn } from '@heptapolis/boxes/words'
import { settings } from '../settings/settings.ts'
import { words as first } from '../words/en.ts'

type Fetch = (language: Language) => Promise<void>

const fetches: Fetch[] = []

/** Texts of one part. English is bundled; other languages load on demand, with `loadLanguage`. */
export function part<Words>(own: Words, fetched: (language: Language) => Promise<Words>): () => Words {
  const known = new Map<Language, Words>([[FIRST_LANGUAGE, own]])
  fetches.push(async (language) => {
    if (!known.has(language)) known.set(language, await fetched(language))
  })
  return () => known.get(settings.getState().language) ?? own
}

/** Loads a language for all parts that are loaded. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch(language)))
}

const loadWords: WordsLoader<typeof first> = (language) => import(`../words/${language}.ts`)

export const words = part(first, (language) => wordsIn(language, loadWords))

/** Texts of a feature that loads on demand, in the language in use. */
export async function spoken<Words>(own: Words, fetched: (language: Language) => Promise<Words>): Promise<() => Words> {
  const said = part(own, fetched)
  await loadLanguage(settings.getState().language)
  return said
}

/** Same, from word files of a feature. */
export const featureWords = <Words>(own: Words, load: WordsLoader<Words>): Promise<() => Words> =>
  spoken(own, (language) => wordsIn(language, load))

/** A part of the app that loads on demand, with the texts it brings in the language in use. */
export async function withTexts<Module>(load: Promise<Module>): Promise<Module> {
  const module = await load
  await loadLanguage(settings.getState().language)
  return module
}

/** The text for an id, or the id itself. */
export const named = (table: Readonly<Record<string, string>>, id: string): string => table[id] ?? id
