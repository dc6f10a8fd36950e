/**
 * Texts of one language: rule texts and headings of the boxes (base game and expansions), and the rulebook's own
 * texts.
 */
import {
  FIRST_LANGUAGE,
  firstSpeech,
  firstSpeechOf,
  type Kit,
  type Language,
  type Speech,
  speechIn,
  type WordsLoader,
  wordsIn,
} from '@heptapolis/boxes'
import { type BoxRules, type Headings, RULES, type Words } from '@heptapolis/boxes/rulebook'
import type { BookWords } from './book-words.ts'
import { words as first } from './words/en.ts'

export interface Voice {
  say: Speech
  words: BookWords
  /** Headings by box. */
  headings: ReadonlyMap<string, Headings>
  /** Rule texts by box. */
  rules: ReadonlyMap<string, Words>
}

const firstHeadings = (rules: readonly BoxRules[]): Voice['headings'] =>
  new Map(rules.flatMap(({ box, headings }) => (headings ? [[box, headings]] : [])))

const firstRules = (rules: readonly BoxRules[]): Voice['rules'] => new Map(rules.map(({ box, words }) => [box, words]))

export const firstVoice: Voice = {
  say: firstSpeech,
  words: first,
  headings: firstHeadings(RULES),
  rules: firstRules(RULES),
}

/** First language for boxes outside the shelf. */
export const firstVoiceOf = (kits: readonly Kit[], rules: readonly BoxRules[]): Voice => ({
  say: firstSpeechOf(kits),
  words: first,
  headings: firstHeadings(rules),
  rules: firstRules(rules),
})

const loadWords: WordsLoader<BookWords> = (language) => import(`./words/${language}.ts`)

export async function voiceIn(language: Language): Promise<Voice> {
  if (language === FIRST_LANGUAGE) return firstVoice
  const [say, words, headings, rules] = await Promise.all([
    speechIn(language),
    wordsIn(language, loadWords),
    Promise.all(
      RULES.flatMap(({ box, headingsIn }) =>
        headingsIn ? [wordsIn(language, headingsIn).then((own): [string, Headings] => [box, own])] : [],
      ),
    ),
    Promise.all(
      RULES.map(async ({ box, wordsIn: load }): Promise<[string, Words]> => [box, await wordsIn(language, load)]),
    ),
  ])
  return { say, words, headings: new Map(headings), rules: new Map(rules) }
}
