/** Texts in every language. The first language is bundled; others are loaded on demand. */
import type { Kit } from '../kit.ts'
import { SHELF } from '../shelf.ts'
import { words as first } from './core/en.ts'
import { FIRST_LANGUAGE, type Language } from './languages.ts'
import { wordsIn } from './load.ts'
import { speechOf } from './speech.ts'
import type { CoreWords, Speech, WordsLoader } from './types.ts'

export { wordsIn } from './load.ts'

/** Texts of these boxes in the first language. */
export const firstSpeechOf = (kits: readonly Kit[]): Speech =>
  speechOf(
    FIRST_LANGUAGE,
    first,
    kits.map(({ rules, words }) => ({ box: rules.id, words })),
  )

export const firstSpeech: Speech = firstSpeechOf(SHELF)

const loadCore: WordsLoader<CoreWords> = (language) => import(`./core/${language}.ts`)

async function fetched(language: Language): Promise<Speech> {
  const core = await wordsIn(language, loadCore)
  const boxes = SHELF.map(async ({ rules, translated }) => ({
    box: rules.id,
    words: await wordsIn(language, translated),
  }))
  return speechOf(language, core, await Promise.all(boxes))
}

const known = new Map<Language, Promise<Speech>>([[FIRST_LANGUAGE, Promise.resolve(firstSpeech)]])

/** All texts in a language. */
export function speechIn(language: Language): Promise<Speech> {
  const speech = known.get(language) ?? fetched(language)
  known.set(language, speech)
  return speech
}
