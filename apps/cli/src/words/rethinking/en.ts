/** Texts about repeated bot choices in English. */
import type { OtherAnswer, Rethought, Unchecked } from '@heptapolis/bots'
import { form, plural } from '@heptapolis/boxes/grammar/en'

const unchecked: Readonly<Record<Unchecked, string>> = {
  untold: 'chosen by a person, or nobody wrote down how',
  'no-weights': 'not checked: the record does not say which version of the bot it was',
  'other-weights': 'not checked: the bot has changed since',
  'other-rules': 'not checked: rules or pieces have changed since',
  'not-ours': 'not checked: the bot is a program of somebody’s own, or not known here',
}

export const words = {
  plays: 'The game plays as it is written, move by move.',
  dealt:
    'The deals follow from the seed. No server committed to this seed before the game, so the dealer could have chosen it.',
  given: 'The deals could only be read, not recomputed: rules or pieces have changed since this game.',
  missingTables: (recorded: number, all: number) =>
    `The record contains ${recorded} of ${plural(all, 'table')}: the others could not be compared.`,
  missingEnd: 'The record contains no final points: they could not be compared.',
  city: (city: number, name: string | undefined) => (name ? `City ${city} (${name})` : `City ${city}`),
  told: (who: string, moves: number, parts: readonly string[]) =>
    `${who}, ${plural(moves, 'move')}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}.`,
  same: (same: number, levels: string) => `${same} thought again by ${levels}, and chosen again`,
  other: (other: number) => `${other} that the bot does not choose`,
  unchecked: (why: Unchecked, count: number) => `${count} ${unchecked[why]}`,
  stoodIn: ({ stoodIn }: Rethought) => `${stoodIn} by another bot in place of the one that sat there`,
  strayed: ({ move, level, worlds }: OtherAnswer, when: string, played: string, again: string) =>
    `Move ${move} (${when}): the record has “${played}”, ${level} in ${plural(worlds, 'world')} chooses “${again}”.`,
  noBots: 'Of no move it is written that a bot chose it: there is nothing to think again.',
  differs: (count: number) =>
    `${plural(count, 'move')} of bots ${form(count, 'is not the one', 'are not those')} the bots choose: a move, or what is written of it, was changed.`,
}

export type RethinkingWords = typeof words
