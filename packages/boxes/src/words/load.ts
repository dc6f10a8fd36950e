/** Loads texts in a language. Separate from index.ts, so that pages without a game load neither boxes nor engine. */
import { completed, type Draft } from './drafts.ts'
import { FIRST_LANGUAGE, isFinished, LANGUAGE_NAMES, type Language } from './languages.ts'
import type { Nouns, WordsLoader } from './types.ts'
import { typesetAll } from './typesetting.ts'

export { FIRST_LANGUAGE, isFinished, isLanguage, LANGUAGE_NAMES, type Language } from './languages.ts'
export type { WordsLoader, WordsLoader as WordsDoor } from './types.ts'

/** Typeset texts of a language; a draft is completed from the first language. */
export async function wordsIn<Words>(language: Language, load: WordsLoader<Words>): Promise<Words> {
  if (!isFinished(language)) return draftIn(language, load)
  const [{ words, nouns }, { typeset, learn }] = await Promise.all([load(language), grammarOf(language)])
  learn?.(nouns)
  return typesetAll(words, typeset)
}

interface Grammar {
  typeset(text: string): string
  /** Takes in the nouns of a box, where articles depend on them. */
  learn?(nouns?: Nouns): void
}

const grammarOf = (language: Language): Promise<Grammar> => import(`./grammar/${language}.ts`)

async function draftIn<Words>(language: Language, load: WordsLoader<Words>): Promise<Words> {
  tellOnce(language)
  const [{ words: first }, own, grammar] = await Promise.all([
    load(FIRST_LANGUAGE),
    ifWritten(() => load(language)),
    ifWritten(() => grammarOf(language)),
  ])
  const { typeset, learn } = grammar ?? (await grammarOf(FIRST_LANGUAGE))
  learn?.(own?.nouns)
  return typesetAll(own ? completed(first, own.words as Draft<Words>) : first, typeset)
}

async function ifWritten<T>(load: () => Promise<T>): Promise<T | undefined> {
  try {
    return await load()
  } catch (error) {
    if (isNotWritten(error)) return undefined
    throw error
  }
}

/** Whether the file does not exist, in the words of Node and of bundlers. */
const isNotWritten = (error: unknown): boolean =>
  error instanceof Error &&
  (('code' in error && error.code === 'ERR_MODULE_NOT_FOUND') ||
    error.message.includes('Unknown variable dynamic import'))

const told = new Set<Language>()

function tellOnce(language: Language): void {
  if (told.has(language)) return
  told.add(language)
  console.warn(
    `${LANGUAGE_NAMES[language] ?? language} is a draft: the rest is said in ${LANGUAGE_NAMES[FIRST_LANGUAGE]}. heptapolis words --missing ${language} lists what is left.`,
  )
}
