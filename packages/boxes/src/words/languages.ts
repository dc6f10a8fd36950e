/**
 * The languages there are, by code and under their own names: the only list of them. A new one begins as a draft: a line
 * here, and files `words/<code>.ts` beside the others (docs/translating.md).
 */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const

/** Translations that are not finished: what they lack is said in the first language, and no test asks for it. */
export const DRAFTS = {} as const

type Finished = keyof typeof LANGUAGES
export type Language = Finished | keyof typeof DRAFTS

/** The language everything is written in first: its words are always there, and the others are held to have the same. */
export const FIRST_LANGUAGE: Finished = 'en'

export const isFinished = (code: string): code is Finished => Object.hasOwn(LANGUAGES, code)
export const isLanguage = (code: string): code is Language => isFinished(code) || Object.hasOwn(DRAFTS, code)

/** Every language, drafts last. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ...LANGUAGES, ...DRAFTS }
