/** Texts around the help of commands in English. */
import { form } from '@heptapolis/boxes/grammar/en'
import { byKey } from '@heptapolis/engine/kernel'

const FIRST_EXAMPLES: readonly (readonly [line: string, what: string])[] = [
  ['play', 'a game against three bots'],
  ['simulate --games 1000 --players 5', 'statistics of bots'],
  ['cards tablet --edition 1e', 'all cards with a tablet'],
  ['help play', 'all options of a command'],
]

export const words = {
  description: 'Play 7 Wonders with any mix of expansions: in the terminal, in bulk, or through your own program.',
  version: 'print the version',
  help: 'print this help',
  helpCommand: 'print the help of a command',
  afterError: '(add --help for the options and examples)',
  exitCodes: 'Exit codes: 0 success, 1 wrong input, 2 wrong command line.',
  examples: (count: number) => form(count, 'Example:', 'Examples:'),
  firstExamples: FIRST_EXAMPLES,
  titles: byKey({
    'Usage:': 'Usage:',
    'Arguments:': 'Arguments:',
    'Options:': 'Options:',
    'Commands:': 'Commands:',
  }),
  /** Names of values, as in `<file>`. */
  placeholders: {
    act: 'act',
    about: 'about',
    options: 'options',
    command: 'command',
    query: 'query',
    expansions: 'expansions',
    order: 'order',
    code: 'code',
    count: 'count',
    edition: 'edition',
    file: 'file',
    folder: 'folder',
    games: 'games',
    id: 'id',
    level: 'level',
    list: 'list',
    moves: 'moves',
    ms: 'ms',
    name: 'name',
    number: 'number',
    seat: 'seat',
    seconds: 'seconds',
    side: 'side',
    size: 'size',
    text: 'text',
    place: 'place',
    url: 'url',
    words: 'words',
    'name=value': 'name=value',
  },
  choices: (choices: readonly string[]) => `choices: ${choices.join(', ')}`,
  default: (value: string) => `default: ${value}`,
  language: 'language of the output',
  edition: 'printed edition of the cards',
  boxes: (ids: string) => `expansions, separated by commas, or "all": ${ids}`,
  none: 'none',
  option: 'an option of an expansion; can be repeated',
  without: 'wonders, guilds, leaders or other drawn cards to leave out, by id or name',
  houseRule: (known: string) => `another reading of a disputed rule; can be repeated: ${known}`,
  boards: (box: string, docs: string) => `file with the values printed on your boards of ${box} (see ${docs})`,
}

export type HelpWords = typeof words
