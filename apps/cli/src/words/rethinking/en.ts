/** Texts about repeated bot choices in English. */
import type { OtherAnswer, Rethought, Unchecked } from '@heptapolis/bots'
import { form, plural } from '@heptapolis/boxes/grammar/en'

const unchecked: Readonly<Record<Unchecked, string>> = {
  untold: 'chosen by a person, or by an unrecorded bot',
  'no-weights': 'not checked: the record does not say which version of the bot it was',
  'other-weights': 'not checked: the bot has changed since',
  'other-rules': 'not checked: rules or components have changed since',
  'not-ours': 'not checked: the bot is an outside program, or unknown',
}

export const words = {
  plays: 'The game can be replayed move by move as recorded.',
  dealt:
    'The deals follow from the seed. No server committed to this seed before the game, so the dealer could have chosen it.',
  given: 'The deals could not be recomputed: rules or components have changed since this game.',
  missingTables: (recorded: number, all: number) =>
    `The record contains ${recorded} of ${plural(all, 'table')}: the others could not be compared.`,
  missingEnd: 'The record contains no final points: they could not be compared.',
  city: (city: number, name: string | undefined) => (name ? `City ${city} (${name})` : `City ${city}`),
  told: (who: string, moves: number, parts: readonly string[]) =>
    `${who}, ${plural(moves, 'move')}${parts.length > 0 ? `: ${parts.join('; ')}` : ''}.`,
  same: (same: number, levels: string) => `${same} recomputed by ${levels} with the same result`,
  other: (other: number) => `${other} with another result`,
  unchecked: (why: Unchecked, count: number) => `${count} ${unchecked[why]}`,
  stoodIn: ({ stoodIn }: Rethought) => `${stoodIn} chosen by another bot instead of the one at this seat`,
  strayed: ({ move, level, worlds }: OtherAnswer, when: string, played: string, again: string) =>
    `Move ${move} (${when}): the record has “${played}”, but ${level} chooses “${again}”${worlds > 0 ? ` after ${plural(worlds, 'guess', 'guesses')} at the hidden cards` : ''}.`,
  noBots: 'The record contains no bot moves: there is nothing to recompute.',
  differs: (count: number) =>
    `${plural(count, 'bot move')} ${form(count, 'differs', 'differ')} from the recomputed ${form(count, 'one', 'ones')}: the record was changed.`,
}

export type RethinkingWords = typeof words
