/** Texts in the language in use: of the game, and of the app. */
import {
  FIRST_LANGUAGE,
  firstSpeech,
  type Language,
  type Speech,
  speechIn,
  type WordsDoor,
  wordsIn,
} from '@heptapolis/boxes'
import type { BoardDef, Piece } from '@heptapolis/engine/show'
import { settings } from '../settings/settings.ts'
import { words as first } from '../words/en.ts'

type Fetch = (language: Language) => Promise<void>

const fetches: Fetch[] = []

/** Texts of one part. English is bundled; other languages load on demand. */
function part<Words>(own: Words, fetched: (language: Language) => Promise<Words>): () => Words {
  const known = new Map<Language, Words>([[FIRST_LANGUAGE, own]])
  fetches.push(async (language) => {
    if (!known.has(language)) known.set(language, await fetched(language))
  })
  return () => known.get(settings.getState().language) ?? own
}

/** Loads a language. */
export async function loadLanguage(language: Language): Promise<void> {
  await Promise.all(fetches.map((fetch) => fetch(language)))
}

/** Texts of the game. */
export const say = part<Speech>(firstSpeech, speechIn)
export const terms = (): Speech['terms'] => say().terms

const door: WordsDoor<typeof first> = (language) => import(`../words/${language}.ts`)

/** Texts of the app. */
export const words = part(first, (language) => wordsIn(language, door))

/** Texts of a feature that loads on demand, in the language in use. */
export async function spoken<Words>(own: Words, fetched: (language: Language) => Promise<Words>): Promise<() => Words> {
  const said = part(own, fetched)
  await loadLanguage(settings.getState().language)
  return said
}

/** The same, from word files of a feature. */
export const featureWords = <Words>(own: Words, doorTo: WordsDoor<Words>): Promise<() => Words> =>
  spoken(own, (language) => wordsIn(language, doorTo))

export const pieceName = (piece: Piece): string => say().piece(piece)

export const cityName = ({ wonder }: BoardDef): string => say().wonder(wonder)

export const sideName = (side: string): string => terms().sides[side] ?? side

export const freeCity = (): string => terms().capital(terms().freeCity)

/** All effects of a piece as one sentence. */
export const describePiece = (piece: Piece): string => sentence(say().does(piece))

/** The name of a field as a heading. */
export const fieldTitle = (field: string): string => terms().capital(say().field(field))

export const sentence = (text: string): string => (text === '' ? '' : `${terms().capital(text)}.`)

/** A number with decimals, in the format of the language. */
export const decimal = (n: number, digits = 1): string =>
  n.toLocaleString(say().language, { minimumFractionDigits: digits, maximumFractionDigits: digits })

/** The text for an id, or the id itself. */
export const named = (table: Readonly<Record<string, string>>, id: string): string => table[id] ?? id
