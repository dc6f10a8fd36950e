/** The names of players in texts: people by name or as "you", the free city by its own. */
import type { Party } from '@heptapolis/boxes'
import { freeCity, words } from '../i18n/index.ts'
import type { PlayerInfo } from './table.ts'

/** Nameless players are "you"; older games stored that word as the name. */
const isUnnamed = ({ kind, name }: PlayerInfo): boolean =>
  kind === 'you' && (name === '' || name === words().whoSits.you)

export function partyOf(sitter: PlayerInfo | undefined): Party {
  if (!sitter) return { name: freeCity(), isYou: false }
  return isUnnamed(sitter) ? { name: words().whoSits.you, isYou: true } : { name: sitter.name, isYou: false }
}

export const sitterName = (sitter: PlayerInfo | undefined): string => partyOf(sitter).name

export type Parties = (seat: number) => Party

export const partiesOf =
  (sitters: readonly PlayerInfo[]): Parties =>
  (seat) =>
    partyOf(sitters[seat])
