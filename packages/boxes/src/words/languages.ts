/**
 * The only list of languages, by code and with their own names. A new one begins as a draft: a line here, and files
 * `words/<code>.ts` beside the others (docs/translating.md).
 */
export const LANGUAGES = { en: 'English', fr: 'Français' } as const

/** Unfinished translations: missing texts come from the first language, and no test requires them. */
export const DRAFTS = {} as const

type Finished = keyof typeof LANGUAGES
export type Language = Finished | keyof typeof DRAFTS

/** Source language: its texts are always bundled, and translations must have the same keys. */
export const FIRST_LANGUAGE: Finished = 'en'

export const isFinished = (code: string): code is Finished => Object.hasOwn(LANGUAGES, code)
export const isLanguage = (code: string): code is Language => isFinished(code) || Object.hasOwn(DRAFTS, code)

/** All languages, drafts last. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = { ...LANGUAGES, ...DRAFTS }
