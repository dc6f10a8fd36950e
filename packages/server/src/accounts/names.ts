/** Validation of account names: short, in one script, and not confusable with another name. */
import { fail, itemAt, ok, type Result } from '@heptapolis/engine/kernel'
import { LEAST_ACCOUNT_NAME, MOST_ACCOUNT_NAME } from '@heptapolis/wire'

/** Letters and digits, with single marks between them. */
const SHAPE = /^[\p{L}\p{N}](?:[ ._'’-]?[\p{L}\p{M}\p{N}])*$/u
/** Scripts that no real name mixes. */
const SCRIPTS = [
  'Latin',
  'Greek',
  'Cyrillic',
  'Armenian',
  'Hebrew',
  'Arabic',
  'Devanagari',
  'Thai',
  'Georgian',
  'Hangul',
]
/** Japanese mixes these three scripts. */
const EAST = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+$/u

/** Names that look like the server or like an empty seat. */
const RESERVED = [
  'admin',
  'administrator',
  'moderator',
  'system',
  'heptapolis',
  'deleted',
  'supprime',
  'bot',
  'everybody',
  'you',
  'vous',
  'host',
  'hote',
  'guest',
  'invite',
]
const LEVELS = ['easy', 'medium', 'hard', 'expert', 'master']

/** Letters of other scripts and digits, with the Latin letter they resemble after lower-casing and removing accents. */
const LOOKALIKES = new Map(
  [
    '0o 1l il ıl 3e 5s 8b øo łl đd ħh',
    'аa вb еe єe ѕs іl јj кk мm нh оo рp сc тt уy хx ԁd ԛq ԝw һh ӏl',
    'αa βb εe ηn ιl κk νv οo ρp τt υu χx γy ωw μu ζz',
    'օo ոn սu հh ցg յj զq',
  ]
    .flatMap((script) => script.split(' '))
    .map((pair): [string, string] => [itemAt(pair, 0), itemAt(pair, 1)]),
)
/** Letter pairs that resemble one letter. */
const PAIRS: readonly (readonly [RegExp, string])[] = [
  [/rn/g, 'm'],
  [/vv/g, 'w'],
]

/** Comparison key: equal for names that look alike. */
export function keyOf(name: string): string {
  const bare = name
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')
  const lookalike = [...bare].map((letter) => LOOKALIKES.get(letter) ?? letter).join('')
  return PAIRS.reduce((key, [pair, letter]) => key.replaceAll(pair, letter), lookalike)
}

const reserved = new Set([...RESERVED, ...LEVELS].map(keyOf))

function isOfOneScript(name: string): boolean {
  const letters = [...name].filter((letter) => /\p{L}/u.test(letter)).join('')
  if (letters === '') return false
  return EAST.test(letters) || SCRIPTS.some((script) => new RegExp(`^\\p{Script=${script}}+$`, 'u').test(letters))
}

export function readAccountName(text: string): Result<string> {
  const name = text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim()
  const { length } = [...name]
  const isGood = length >= LEAST_ACCOUNT_NAME && length <= MOST_ACCOUNT_NAME && SHAPE.test(name) && isOfOneScript(name)
  if (isGood && !reserved.has(keyOf(name))) return ok(name)
  return fail('bad-account-name', `A name has ${LEAST_ACCOUNT_NAME} to ${MOST_ACCOUNT_NAME} letters of one script.`)
}
