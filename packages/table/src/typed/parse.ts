/** Parser of typed commands such as `3 build`, `neighbours` or `why not 2`. */
import { isOneOf, keysOf } from '@heptapolis/engine/kernel'
import type { TypedWords } from './words/en.ts'

type Name = keyof TypedWords['names']
type ItemCommandName = 'whyNot' | 'card'

export type TypedCommand =
  | { is: 'use'; item: number; action?: string; stage?: number }
  | { is: ItemCommandName; item: number }
  | { is: 'city'; name: string }
  | { is: Exclude<Name, ItemCommandName | 'city'> }
  | { is: 'unknown' }

/** An action of the open question, with its name on a button. */
export interface NamedAction {
  action: string
  name: string
}

const NUMBERED: readonly ItemCommandName[] = ['whyNot', 'card']
const UNKNOWN: TypedCommand = { is: 'unknown' }

/** Case and accents do not count; numbers may stand before or after the word. */
export function parseCommand(typed: string, words: TypedWords, actions: readonly NamedAction[]): TypedCommand {
  const text = plain(typed)
  const [, before] = /^(\d+)\b/.exec(text) ?? []
  if (before !== undefined) return useOf(Number(before), text.slice(before.length).trim(), words, actions)
  const [, head, after] = /^(.*\S)\s+(\d+)$/.exec(text) ?? []
  if (head !== undefined) return numbered(head, Number(after), words, actions)
  return unnumbered(text, words)
}

function useOf(item: number, rest: string, words: TypedWords, actions: readonly NamedAction[]): TypedCommand {
  if (rest === '') return { is: 'use', item }
  const [, verb = rest, stage] = /^(.*\S)\s+(\d+)$/.exec(rest) ?? []
  const action = actionNamed(verb, words, actions)
  if (action === undefined) return UNKNOWN
  return { is: 'use', item, action, ...(stage !== undefined && { stage: Number(stage) }) }
}

function numbered(head: string, item: number, words: TypedWords, actions: readonly NamedAction[]): TypedCommand {
  const name = commandNamed(head, words)
  if (name !== undefined) return isOneOf(NUMBERED, name) ? { is: name, item } : UNKNOWN
  const action = actionNamed(head, words, actions)
  return action === undefined ? UNKNOWN : { is: 'use', item, action }
}

function unnumbered(text: string, words: TypedWords): TypedCommand {
  const name = commandNamed(text, words)
  if (name !== undefined) return name === 'city' || isOneOf(NUMBERED, name) ? UNKNOWN : { is: name }
  const [, head = '', city = ''] = /^(\S+)\s+(.+)$/.exec(text) ?? []
  return city !== '' && commandNamed(head, words) === 'city' ? { is: 'city', name: city } : UNKNOWN
}

const commandNamed = (text: string, { names }: TypedWords): Name | undefined =>
  keysOf(names).find((name) => namesIn(names[name]).includes(text))

/** By a short name, or by the beginning of a name that no other action shares. */
function actionNamed(
  text: string,
  { actions: short }: TypedWords,
  actions: readonly NamedAction[],
): string | undefined {
  const known = keysOf(short).find((action) => namesIn(short[action]).includes(text))
  if (known !== undefined && actions.some(({ action }) => action === known)) return known
  const alike = actions.filter(({ action, name }) => [plain(name), action].some((one) => one.startsWith(text)))
  const found = new Set(alike.map(({ action }) => action))
  return found.size === 1 ? [...found][0] : known
}

const namesIn = (list: string): string[] => list.split(',').map(plain)

/** Lower case without accents, single spaces. */
export const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[\s\u00a0\u202f]+/g, ' ')
    .trim()
