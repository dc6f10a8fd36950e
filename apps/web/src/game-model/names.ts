/** Names of players in sentences: "you", a name, a city, or both. */
import type { Party } from '@heptapolis/boxes'
import { freeCity, words } from '../i18n/index.ts'
import type { PlayerInfo } from './table.ts'

/** Nameless players are "you"; older games stored that word as the name. */
const isUnnamed = ({ kind, name }: PlayerInfo): boolean =>
  kind === 'you' && (name === '' || name === words().whoSits.you)

/** The viewer in sentences. */
export const you = (): Party => ({ name: words().whoSits.you, isYou: true })

/**
 * At a table texts name the city: a bot and the free city are called by it alone, another person by name and city, as
 * in `Maya (Rhodos)`. The player of this screen is "you" or has a name. Without a city, the name alone.
 */
export function partyOf(player: PlayerInfo | undefined, city?: string): Party {
  if (!player) return { name: city ?? freeCity(), isYou: false }
  if (isUnnamed(player)) return you()
  if (city === undefined || player.kind === 'you') return { name: player.name, isYou: false }
  return { name: player.kind === 'bot' ? city : words().nameAndCity(player.name, city), isYou: false }
}

export const playerName = (player: PlayerInfo | undefined): string => partyOf(player).name

/** For texts that others read: there a city is called by its name, not "you". */
export const forOthers =
  (parties: Parties, cities: readonly string[]): Parties =>
  (seat) =>
    parties(seat).isYou ? { name: cities[seat], isYou: false } : parties(seat)

export type Parties = (seat: number) => Party

/** `cities`: names by seat. */
export const partiesOf =
  (sitters: readonly PlayerInfo[], cities: readonly string[]): Parties =>
  (seat) =>
    partyOf(sitters[seat], cities[seat])
