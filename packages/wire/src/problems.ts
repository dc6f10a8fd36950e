/**
 * Problem codes that the server sends instead of sentences. Clients have the sentence for each code in their language.
 */
import { type ProblemWords, words } from './words/en.ts'

export type ServerProblemCode = keyof ProblemWords

/** Texts of all codes in the first language, and the loader of other languages. */
export { type ProblemWords, words as problemWords } from './words/en.ts'
export const problemWordsIn = (language: string): Promise<{ words: ProblemWords }> => import(`./words/${language}.ts`)

/** Temporary problems: the command stays valid and is sent again. */
const PASSING: readonly string[] = ['busy', 'slow-down', 'leaving'] satisfies ServerProblemCode[]
export const isPassing = (code: string): boolean => PASSING.includes(code)

const isKnown = (code: string): code is ServerProblemCode => Object.hasOwn(words, code)

export const problemText = (code: string, said: ProblemWords): string => said[isKnown(code) ? code : 'unknown']
