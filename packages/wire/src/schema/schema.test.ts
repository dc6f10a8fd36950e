import { AMONG_FRIENDS, type Command as TableCommand } from '@heptapolis/table'
import { describe, expect, test } from 'vitest'
import { MOST_BYTES } from '../limits.ts'
import type { CommandMessage } from './commands.ts'
import { type ClientMessage, readClientMessage } from './index.ts'

/** Compile-time check: the schema accepts exactly the commands of a table. */
const toTable = (command: CommandMessage): TableCommand => command
const fromTable = ({ cid: _, ...command }: TableCommand): CommandMessage => command

const read = (message: unknown): string => {
  const result = readClientMessage(JSON.stringify(message))
  return result.ok ? 'ok' : result.error.code
}

const NONCE = '0123456789abcdef0123456789abcdef'
const asked = (command: unknown): unknown => ({ t: 'do', table: 'k7Qx2', cid: 'a81fa81f', command })
const terms = { edition: '2e', boxes: ['leaders'], seats: [{}, { wonder: 'gizah', side: 'day' }] }

const COMMANDS: CommandMessage[] = [
  { do: 'sit', seat: 2, name: 'Ada', nonce: NONCE },
  { do: 'sit', name: 'Ada', nonce: NONCE },
  { do: 'stand' },
  { do: 'bot', seat: 1, level: 'hard' },
  { do: 'bot', seat: 1 },
  { do: 'order', seats: [1, 0, 2] },
  { do: 'wonder', wonder: 'gizah', side: 'night' },
  { do: 'name', name: 'Zoë' },
  { do: 'watch', name: 'Bob' },
  { do: 'leave' },
  { do: 'remove', seat: 3 },
  { do: 'set', options: AMONG_FRIENDS },
  { do: 'set', options: { clock: { kind: 'none' } } },
  { do: 'set', terms: { ...terms, edition: '2e', options: { armadaBoards: { red: {} } } } },
  { do: 'begin', fill: 'easy' },
  { do: 'choose', round: 7, move: { action: 'build', card: 'altar', pay: { left: 2 } } },
  { do: 'choose', round: 7, city: 2, move: { action: 'sell', card: 'altar' } },
  { do: 'undo', round: 7 },
  { do: 'away' },
  { do: 'back' },
  { do: 'vote', about: 'bot', of: 1, yes: true },
  { do: 'resume' },
  { do: 'vacation', days: 7 },
  { do: 'resign' },
  { do: 'abort' },
  { do: 'say', channel: 'all', text: 'Hello!' },
  { do: 'say', channel: 'team', phrase: 'well-played' },
  { do: 'rematch' },
]

const OPEN = { visibility: 'open', seating: { from: 1, to: 2 } } as const
const DAYS = { kind: 'days', time: 3_600_000, bank: 0 } as const

/** Moves and options of boxes have their own fields, which the engine reads. */
const FREE = ['move', 'armadaBoards', 'pay']

/** Adds fields to every object with declared fields. */
function stuffed(value: unknown, name = ''): unknown {
  if (typeof value !== 'object' || value === null || FREE.includes(name)) return value
  if (Array.isArray(value)) return value.map((one) => stuffed(one))
  const fields = Object.entries(value).map(([key, part]) => [key, stuffed(part, key)])
  const isWishes = Object.keys(value).some((key) => FREE.includes(key) && key !== 'move')
  return isWishes ? value : { ...Object.fromEntries(fields), who: 'somebody', isProgram: true, constructor: { at: 0 } }
}

describe('a message', () => {
  test.each(COMMANDS.map((command) => [command.do, command]))('that asks a table to %s is understood', (_, command) => {
    expect(readClientMessage(JSON.stringify(asked(command)))).toEqual({ ok: true, value: asked(command) })
    expect(fromTable(toTable(command))).toEqual(command)
  })

  test.each<ClientMessage>([
    { t: 'hello', protocol: 1 },
    { t: 'follow', table: 'k7Qx2', n: 41 },
    { t: 'follow', table: 'k7Qx2', as: 1, key: 'abcdefghijklmnopqrstuv' },
    { t: 'unfollow', table: 'k7Qx2' },
    { t: 'ping', at: 1234.5 },
  ])('is understood: %o', (message) => {
    expect(readClientMessage(JSON.stringify(message))).toEqual({ ok: true, value: message })
  })

  test.each([
    ...COMMANDS.map(asked),
    asked({ do: 'set', options: { ...AMONG_FRIENDS, ...OPEN, clock: { ...DAYS, weekends: { zone: 0 } } } }),
    { t: 'hello', protocol: 1 },
    { t: 'follow', table: 'k7Qx2', as: 1, key: 'abcdefghijklmnopqrstuv' },
  ])('loses the fields that are not declared, however deep they lie: %j', (message) => {
    expect(readClientMessage(JSON.stringify(stuffed(message)))).toEqual({ ok: true, value: message })
  })

  test.each([
    ['of no kind', {}],
    ['of an unheard-of kind', { t: 'shout' }],
    ['of a kind that is no word', { t: { toString: 1, valueOf: 1 } }],
    ['that is a list', [1, 2]],
    ['that is a number', 7],
    ['to a table with an odd name', { t: 'follow', table: '../k7Qx2' }],
    ['with an odd key', { t: 'follow', table: 'k7Qx2', key: "' or 1 = 1 --" }],
    ['with half a picture', { t: 'follow', table: 'k7Qx2', n: 1.5 }],
    ['with a picture before the first', { t: 'follow', table: 'k7Qx2', n: -1 }],
    ['for nobody of the device', { t: 'follow', table: 'k7Qx2', as: 9 }],
    ['without a number of its own', { t: 'do', table: 'k7Qx2', command: { do: 'stand' } }],
    ['with too short a number of its own', { t: 'do', table: 'k7Qx2', cid: 'a', command: { do: 'stand' } }],
    ['without a command', { t: 'do', table: 'k7Qx2', cid: 'a81fa81f' }],
    ['with an unheard-of command', asked({ do: 'cheat' })],
    ['with what only the server says', asked({ do: 'tick' })],
    ['with a seat nobody has', asked({ do: 'bot', seat: 8 })],
    ['with half a seat', asked({ do: 'bot', seat: 0.5 })],
    ['with a name that is no text', asked({ do: 'name', name: { toString: 'Ada' } })],
    ['with a name without end', asked({ do: 'name', name: 'a'.repeat(200) })],
    ['with a nonce that is none', asked({ do: 'sit', name: 'Ada', nonce: 'zz' })],
    ['with a move that is a text', asked({ do: 'choose', round: 1, move: 'build altar' })],
    ['without a round', asked({ do: 'choose', move: { action: 'build' } })],
    ['with one player', asked({ do: 'set', terms: { edition: '2e', boxes: [], seats: [{}] } })],
    ['with an edition nobody printed', asked({ do: 'set', terms: { ...terms, edition: '3e' } })],
    [
      'with a clock that runs backwards',
      asked({ do: 'set', options: { ...AMONG_FRIENDS, clock: { kind: 'move', time: -1 } } }),
    ],
  ])('%s is refused', (_, message) => {
    expect(read(message)).toBe('bad-message')
  })

  test.each(['', '{', 'null', 'undefined', '{"t":"hello"', '\u0000', '{"t":NaN}'])(
    'that is no JSON is refused: %j',
    (text) => {
      const result = readClientMessage(text)
      expect(result.ok ? 'ok' : result.error.code).toBe('bad-json')
    },
  )

  test('that is too long is refused before it is parsed', () => {
    const result = readClientMessage(`"${'x'.repeat(MOST_BYTES)}"`)
    expect(result.ok ? 'ok' : result.error.code).toBe('too-long')
  })

  test('nested too deep is refused without a crash', () => {
    const deep = `${'['.repeat(2000)}${']'.repeat(2000)}`
    expect(read(asked({ do: 'choose', round: 1, move: { action: 'build', deep: JSON.parse(deep) } }))).toBe(
      'bad-message',
    )
  })

  test('that is refused is not repeated in the answer', () => {
    const result = readClientMessage(JSON.stringify({ t: 'do', secret: 'hush-hush' }))
    expect(JSON.stringify(result)).not.toContain('hush')
  })
})
