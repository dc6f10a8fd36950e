/** Who reads the book aloud: what the boxes say in a language, and what the book itself says in it. */
import {
  FIRST_LANGUAGE,
  firstSpeech,
  type Language,
  type Speech,
  speechIn,
  type WordsDoor,
  wordsIn,
} from '@heptapolis/boxes'
import type { BookWords } from './book-words.ts'
import { words as first } from './words/en.ts'

export interface Voice {
  say: Speech
  words: BookWords
}

export const firstVoice: Voice = { say: firstSpeech, words: first }

const door: WordsDoor<BookWords> = (language) => import(`./words/${language}.ts`)

export async function voiceIn(language: Language): Promise<Voice> {
  if (language === FIRST_LANGUAGE) return firstVoice
  const [say, words] = await Promise.all([speechIn(language), wordsIn(language, door)])
  return { say, words }
}
