/** The names of players in texts. */
import type { Party } from '@heptapolis/boxes'
import { freeCity, terms, words } from '../i18n/index.ts'
import type { PlayerInfo } from './table.ts'

/** Nameless players are "you"; older games stored that word as the name. */
const isUnnamed = ({ kind, name }: PlayerInfo): boolean =>
  kind === 'you' && (name === '' || name === words().whoSits.you)

/**
 * At a table every text names the city: a bot is called by it alone, a person by name and city, as in `Maya (Rhodos)`.
 * Without a city, the name alone.
 */
export function partyOf(sitter: PlayerInfo | undefined, city?: string): Party {
  if (!sitter)
    return { name: city === undefined ? freeCity() : words().nameAndCity(terms().freeCity, city), isYou: false }
  if (isUnnamed(sitter)) return { name: words().whoSits.you, isYou: true }
  if (city === undefined) return { name: sitter.name, isYou: false }
  return { name: sitter.kind === 'bot' ? city : words().nameAndCity(sitter.name, city), isYou: false }
}

export const sitterName = (sitter: PlayerInfo | undefined): string => partyOf(sitter).name

export type Parties = (seat: number) => Party

/** `cities`: names by seat. */
export const partiesOf =
  (sitters: readonly PlayerInfo[], cities: readonly string[]): Parties =>
  (seat) =>
    partyOf(sitters[seat], cities[seat])
