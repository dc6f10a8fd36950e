/** What can be wrong, by code. The server says the code alone; whoever shows it speaks the language. */
import { en } from './words/en.ts'
import { fr } from './words/fr.ts'

export type ProblemCode = keyof typeof en
export type Language = 'en' | 'fr'

const WORDS: Record<Language, Record<ProblemCode, string>> = { en, fr }

/** What passes by itself: the command stays good and is sent again. */
const PASSING: readonly string[] = ['busy', 'slow-down', 'leaving'] satisfies ProblemCode[]
export const isPassing = (code: string): boolean => PASSING.includes(code)

const isKnown = (code: string): code is ProblemCode => Object.hasOwn(en, code)

export const problemText = (code: string, language: Language): string =>
  WORDS[language][isKnown(code) ? code : 'unknown']
