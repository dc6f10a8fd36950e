/** The words of the language in use. */
import type { BoardDef, BoundEffect, Effect, Piece, Problem } from '@heptapolis/engine'
import { type Settings, settings } from '../app/settings.ts'
import { en, type Words } from './en.ts'
import type { French } from './french.ts'

export type Language = Settings['language']
export const LANGUAGE_NAMES: Record<Language, string> = { en: 'English', fr: 'Français' }

let french: French | undefined

/** Fetches what a language needs; English is always there. */
export async function loadLanguage(language: Language): Promise<void> {
  if (language === 'fr' && !french) french = (await import('./french.ts')).french
}

const inFrench = (): French | undefined => (settings.getState().language === 'fr' ? french : undefined)

export const words = (): Words => inFrench()?.words ?? en

export const pieceName = (piece: Piece): string => nameOf(piece.id, piece.name)

/** The name of a thing by its id, with the rules' own English name where there is no translation. */
export const nameOf = (id: string, english: string): string => inFrench()?.names[id] ?? english

export const cityName = ({ wonder, name }: BoardDef): string => nameOf(`wonder:${wonder}`, name)

export function describe({ effect, rule }: BoundEffect): string {
  const describers = inFrench()?.effects as Record<string, ((e: Effect) => string) | undefined> | undefined
  return describers?.[effect.kind]?.(effect) ?? rule.describe(effect)
}

/** All a piece does, as one sentence. */
export function describePiece(piece: Piece): string {
  const text = piece.effects.map(describe).join(words().between)
  return text === '' ? '' : `${text[0].toUpperCase()}${text.slice(1)}.`
}

/** Why a set-up cannot be played. */
export const refusal = ({ code, message }: Problem): string => known(words().refusal, code, message)

/** A word of the game itself, known by id; the rules' own English where there is none. */
export const known = (table: Record<string, string>, id: string, english: string): string => table[id] ?? english
