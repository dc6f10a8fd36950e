/**
 * The languages there are, by code and under their own names: the only list of them. A new one is a line here and a file
 * `words/<code>.ts` beside every other (docs/languages.md).
 */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const

export type Language = keyof typeof LANGUAGES

/** The language everything is written in first: its words are always there, and the others are held to have the same. */
export const FIRST_LANGUAGE: Language = 'en'

export const isLanguage = (code: string): code is Language => Object.hasOwn(LANGUAGES, code)
