/** Typed commands at a table, such as `3 build`: one parser and one list of words for browser and terminal. */
import type { WordsLoader } from '@heptapolis/boxes'
import type { TypedWords } from './words/en.ts'

export { cityFacts, type Fact, type FactSpeech, type FactWords, tableFacts } from './fields.ts'
export { type NamedAction, parseCommand, plain, type TypedCommand } from './parse.ts'
export { chosenUse, itemsOf, type TypedItem, type TypedUse } from './uses.ts'
export { type TypedWords, words as firstTypedWords } from './words/en.ts'

/** Words of typed commands in a language. */
export const typedWordsIn: WordsLoader<TypedWords> = (language) => import(`./words/${language}.ts`)
