/** What happened, in words: the events of the engine as lines of the log. */
import type { Ruleset, Told } from '@heptapolis/engine'
import { pieceName, words } from '../i18n/index.ts'
import type { Sitter } from '../table/table.ts'
import { paymentsOf } from './payees.ts'

export interface LogLine {
  key: string
  text: string
  /** Whom it speaks of, by name. */
  who: string | undefined
  /** Heads begin a new Age or turn. */
  head: boolean
  seat: number | undefined
  /** The card spoken of, to look it up. */
  card: string | undefined
}

/** Who is spoken of: the people by name, the free city by its own. */
export type Name = (seat: number) => string

export const nameFor = (sitters: readonly Sitter[]): Name => {
  return (seat) => sitters[seat]?.name ?? words().freeCity
}

/** What somebody was told at one moment of the game. */
interface Hearing {
  readonly events: readonly Told[]
}

/** The log of a game up to any moment; lines once written are kept. */
export function logBook(rules: Ruleset, name: Name): (heard: readonly Hearing[], upTo?: number) => LogLine[] {
  const written = new WeakMap<readonly Told[], LogLine[]>()
  const write = ({ events }: Hearing, i: number): LogLine[] => {
    const lines = written.get(events) ?? linesOf(rules, events, name, String(i))
    written.set(events, lines)
    return lines
  }
  return (heard, upTo = heard.length) => heard.slice(0, upTo).flatMap(write)
}

/** The lines of one resolution. Payments are told with what was paid for, coins of one city all at once. */
export function linesOf(rules: Ruleset, happened: readonly Told[], name: Name, key: string): LogLine[] {
  const events = summed(happened)
  const payments = new Map(events.filter(({ what }) => what === 'paid').map((event) => [event.seat, event]))
  const told = new Set<number | undefined>()
  const lines: LogLine[] = []
  for (const [i, event] of events.entries()) {
    let text = lineOf(rules, event, name)
    if (text === undefined) continue
    if (PAID_FOR.has(event.what) && payments.has(event.seat) && !told.has(event.seat)) {
      told.add(event.seat)
      text += payment(rules, payments.get(event.seat), name)
    }
    const card = typeof event.card === 'string' ? event.card : undefined
    const who = event.seat === undefined ? undefined : name(event.seat)
    lines.push({ key: `${key}/${i}`, text, who, head: HEADS.has(event.what), seat: event.seat, card })
  }
  return lines
}

/** Coins that come to, or go from, the same city: one event with the sum. */
function summed(events: readonly Told[]): Told[] {
  const sums = new Map<string, Told>()
  return events.flatMap((event) => {
    if (event.what !== 'coins' && event.what !== 'lost') return [event]
    const key = `${event.what} ${event.seat}`
    const first = sums.get(key)
    if (first) {
      first.coins = Number(first.coins) + Number(event.coins)
      return []
    }
    const sum = { ...event }
    sums.set(key, sum)
    return [sum]
  })
}

/** What the last turn brought; what is nearest to the viewer comes first. */
export function lastTurn(lines: readonly LogLine[], nearest: readonly number[]): LogLine[] {
  const end = lines.findLastIndex(({ head }) => !head)
  const begin = lines.slice(0, end + 1).findLastIndex(({ head }) => head)
  const nearness = ({ seat }: LogLine) => (seat === undefined ? -1 : nearest.indexOf(seat))
  return lines.slice(begin + 1, end + 1).sort((a, b) => nearness(a) - nearness(b))
}

const PAID_FOR = new Set(['built', 'stage', 'recruited'])
const HEADS = new Set(['age', 'turn'])
const SILENT = new Set(['paid', 'dealt'])

function payment(rules: Ruleset, event: Told | undefined, name: Name): string {
  if (!event) return ''
  const bank = Number(event.bank ?? 0)
  const parts = [
    ...paymentsOf(event, rules.cities).map(({ to, coins }) => `${name(to)} ${coins}`),
    ...(bank > 0 ? [`${words().bank} ${bank}`] : []),
  ]
  return `, ${words().did.paidTo(parts)}`
}

export function lineOf(rules: Ruleset, event: Told, name: Name): string | undefined {
  if (SILENT.has(event.what)) return undefined
  const { did, events } = words()
  const who = event.seat === undefined ? '' : name(event.seat)
  const card = nameOfPiece(rules, event.card)
  switch (event.what) {
    case 'built':
      return event.by === 'pay' ? did.built(who, card) : did.builtFree(who, card, byWords(event.by))
    case 'stage':
      return did.stage(who, Number(event.stage), nameOfPiece(rules, event.marker))
    case 'sold':
      return did.sold(who, card)
    case 'coins':
      return did.coins(who, Number(event.coins))
    case 'lost':
      return did.lost(who, Number(event.coins))
    case 'victory':
      return did.victory(who, Number(event.value))
    case 'defeat':
      return did.defeat(who)
    case 'conflict':
      return did.conflict(who, Number(event.strength), name(Number(event.other)), Number(event.against))
    case 'age':
      return did.age(Number(event.age))
    case 'turn':
      return did.turn(Number(event.age), Number(event.turn))
  }
  const known = events[event.what]
  return known
    ? known(who, card, event)
    : did.other(who, [event.what.replaceAll('-', ' '), card].filter(Boolean).join(' '))
}

/** The name of the piece an event speaks of; nothing where it is not told which. */
function nameOfPiece({ byId }: Ruleset, id: unknown): string {
  const piece = typeof id === 'string' ? byId.get(id) : undefined
  return piece ? pieceName(piece) : ''
}

function byWords(by: unknown): string {
  const w = words()
  if (by === 'chain') return w.byChainShort
  return by === 'discard' ? w.fromDiscard : w.byAbility
}

/** The last resolution in one breath, for those who hear it. */
export function lastWords(rules: Ruleset, heard: readonly Hearing[], name: Name): string {
  const last = heard.findLast(({ events }) => events.length > 0)
  return last
    ? linesOf(rules, last.events, name, '')
        .map(({ text }) => text)
        .join('. ')
    : ''
}
