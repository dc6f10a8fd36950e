/** Game log: the events of the engine as lines of text. */
import { type Deed, deedsIn, type Listener, paymentsOf } from '@heptapolis/boxes'
import { signed } from '@heptapolis/boxes/grammar/signed'
import type { Ruleset, Told } from '@heptapolis/engine/show'
import type { Parties } from '../../game-model/names.ts'
import { named, say, terms, words } from '../../i18n/index.ts'
import { byCity, cardsFirst, PLAYED } from './card-order.ts'
import { type ConflictResult, isConflictResult, withFights } from './conflict-results.ts'
import { takesFromOthers } from './losses.ts'
import { type Money, moneyIn, moneyOf, NO_MONEY, sumOf } from './money.ts'

export interface LogLine {
  key: string
  text: string
  /** The text with the points of both cities, if it is the result of a conflict. */
  whole?: string
  /** The text without payment or reason. */
  brief: string
  /** Tokens, if it is the result of a conflict. */
  tokens?: readonly number[]
  /** Result of a conflict in short: the other city, shields, points. */
  fight?: string
  /** Name of its subject. */
  who: string | undefined
  /** Headings begin a new Age or turn. */
  head: boolean
  /** Heading within a turn: the end of the Age. */
  section?: true
  /** The same conflict from the other side: for texts about one city. */
  mirrored?: true
  seat: number | undefined
  /** Another city that the line names. */
  other: number | undefined
  /** Cities that it pays. */
  paid?: readonly number[]
  /** Kind of an event that a later one may reveal. */
  what?: string
  /** Card of the line, for its details. */
  card: string | undefined
  /** Its city played a card. */
  played: boolean
  /** It makes other cities lose something. */
  takes: boolean
  money: Money
}

/** Events of one step, as a viewer received them. */
export interface HeardEvents {
  readonly events: readonly Told[]
  /** Earlier events of the turn. */
  readonly before?: readonly Told[]
}

/** Log of a game up to any moment; finished lines are cached. */
export function logBook(rules: Ruleset, party: Parties): (heard: readonly HeardEvents[], upTo?: number) => LogLine[] {
  const written = new WeakMap<readonly Told[], LogLine[]>()
  const write = (heard: readonly HeardEvents[], i: number): LogLine[] => {
    const { events } = heard[i]
    const lines = written.get(events) ?? linesOf(rules, events, party, String(i), beforeIn(heard, i))
    written.set(events, lines)
    return lines
  }
  return (heard, upTo = heard.length) =>
    heard
      .slice(0, upTo)
      .flatMap((_, i) => write(heard, i).filter((line) => !isRevealed(line, heard.slice(i + 1, upTo))))
}

/** Whether a later step of the turn tells what a line hides: a law is placed after the questions of its turn. */
function isRevealed({ what, seat }: LogLine, later: readonly HeardEvents[]): boolean {
  if (what === undefined) return false
  const events = later.flatMap((one) => one.events)
  const end = events.findIndex(isHead)
  return events.slice(0, end < 0 ? events.length : end).some((one) => one.reveals === what && one.seat === seat)
}

/** Earlier events of the turn of a step: questions divide a turn into steps. */
export function beforeIn(heard: readonly HeardEvents[], step: number): Told[] {
  const begun = heard.slice(0, step).findLastIndex(({ events }) => events.some(isHead))
  const events = heard.slice(Math.max(0, begun), step).flatMap((one) => one.events)
  return events.slice(events.findLastIndex(isHead) + 1)
}

/**
 * Lines of one resolution, with the coins of each deed. A conflict has a line for each of its cities, one of them
 * mirrored; a tie has only one. `before`: earlier events of the turn.
 */
export function linesOf(
  rules: Ruleset,
  happened: readonly Told[],
  party: Parties,
  key: string,
  before: readonly Told[] = [],
): LogLine[] {
  const deeds = new Map(deedsIn(happened, rules, before).map((deed) => [deed.event, deed]))
  const lines = withFights(byCity(cardsFirst([...deeds.keys()]))).flatMap((logged, i): LogLine[] => {
    const at = `${key}/${i}`
    if (isConflictResult(logged)) return isToldOnce(logged, party) ? [] : [foughtLine(logged, party, at)]
    return SILENT.has(logged.what) ? [] : [eventLine(deeds.get(logged) ?? { event: logged }, { rules, party }, at)]
  })
  return counted(lines)
}

/** Equal actions of a city in one line, such as several tokens of one kind. */
function counted(lines: readonly LogLine[]): LogLine[] {
  const equal = Map.groupBy(lines, ({ head, key, text }) => (head ? key : text))
  return [...equal.values()].map((all) => {
    const [first, ...more] = all
    if (more.length === 0) return first
    return { ...first, text: terms().times(first.text, all.length), money: sumOf(all.map(({ money }) => money)) }
  })
}

function eventLine({ event, ...coins }: Deed, listener: Listener, key: string): LogLine {
  const { seat, card, other } = event
  const told = (one: Told, withCoins?: typeof coins): string => say().event(one, listener, withCoins)
  const who = seat === undefined ? undefined : listener.party(seat).name
  const sayOf = (deed: string): string => (who === undefined ? deed : `${who} ${deed}`)
  return {
    key,
    text: sayOf(told(event, coins)),
    brief: sayOf(told(PURCHASES.has(event.what) ? { ...event, by: 'pay', from: undefined, source: undefined } : event)),
    who,
    head: isHead(event),
    ...(event.what === 'age-end' && { section: true }),
    seat,
    other: typeof other === 'number' ? other : undefined,
    paid: coins.paid ? paymentsOf(coins.paid, listener.rules.cities).map(({ to }) => to) : [],
    ...(HIDING.has(event.what) && { what: event.what }),
    card: typeof card === 'string' ? card : undefined,
    played: PLAYED.has(event.what),
    takes: takesFromOthers(event, listener.rules),
    money: moneyOf({ event, ...coins }, listener.rules.cities),
  }
}

/** A tie, which is told from the other side: that of the reader, or of the first city. */
const isToldOnce = ({ city, foe, mine, theirs }: ConflictResult, party: Parties): boolean =>
  mine === theirs && !party(city).isYou && (party(foe).isYou || foe < city)

function foughtLine(
  { city, foe, mine, theirs, points, theirPoints, times, by }: ConflictResult,
  party: Parties,
  key: string,
): LogLine {
  const who = party(city)
  const isMirrored = mine !== theirs && !who.isYou && (party(foe).isYou || mine < theirs)
  const did = words().fought(who, party(foe), mine, theirs, points)
  const reason = by ? ` (${named(words().foughtBy, by)})` : ''
  const say = (deed: string) => `${who.name} ${times > 1 ? terms().times(deed, times) : deed}${reason}`
  const text = say(did)
  return {
    key,
    text,
    whole: mine === theirs ? text : say(words().fought(who, party(foe), mine, theirs, points, theirPoints)),
    brief: text,
    ...(isMirrored && { mirrored: true }),
    tokens: points === 0 ? [] : Array<number>(times).fill(points),
    fight: `${party(foe).name} ${mine}:${theirs} (${signed(points * times)})`,
    who: who.name,
    head: false,
    seat: city,
    other: foe,
    card: undefined,
    played: false,
    takes: false,
    money: NO_MONEY,
  }
}

/** Lines of the last turn, those nearest to the viewer first; with what a new Age brings before a city plays. */
export function lastTurn(lines: readonly LogLine[], nearest: readonly number[]): LogLine[] {
  const end = lines.findLastIndex(({ head }) => !head)
  const played = lines.findLastIndex(({ head, seat }) => !head && seat !== undefined)
  const begin = lines.slice(0, (played < 0 ? end : played) + 1).findLastIndex(({ head }) => head)
  const nearness = ({ seat }: LogLine) => (seat === undefined ? -1 : nearest.indexOf(seat))
  return lines
    .slice(begin + 1, end + 1)
    .filter(({ head, section }) => !head && !section)
    .sort((a, b) => nearness(a) - nearness(b))
}

/** The log to read: each conflict once. */
export const readableLines = (lines: readonly LogLine[]): LogLine[] =>
  lines.flatMap((line) => (line.mirrored ? [] : [{ ...line, text: line.whole ?? line.text }]))

/** The lines that name a city, under the heads of their turns. */
export function linesAbout(lines: readonly LogLine[], city: number): LogLine[] {
  const isTitle = ({ head, section }: LogLine): boolean => head || section === true
  const names = ({ seat, other, paid = [] }: LogLine): boolean => seat === city || other === city || paid.includes(city)
  const about = readableLines(lines).filter((line) => isTitle(line) || names(line))
  return about.filter((line, i) => {
    const next = about[i + 1]
    return !isTitle(line) || (next !== undefined && (!isTitle(next) || (line.head && !next.head)))
  })
}

/** Cities that the log names. */
export const citiesIn = (lines: readonly LogLine[]): [city: number, name: string][] =>
  [...new Map(lines.flatMap(({ seat, who }) => (seat === undefined || !who ? [] : [[seat, who] as const])))].sort(
    ([a], [b]) => a - b,
  )

/** A turn with one line per city: its actions after its name. */
export const cityLines = (lines: readonly LogLine[]): Pick<LogLine, 'key' | 'text' | 'who'>[] =>
  ofCities(lines).map((own) => ({ key: own[0].key, who: own[0].who, text: deedsOf(own) }))

/** What one city did in a turn, for a table with little room: results of conflicts are only tokens. */
export interface TurnRow extends Pick<LogLine, 'key' | 'who'> {
  /** Only what it played, without payment. */
  brief: string
  /** Everything in words. */
  full: string
  /** Without the results of conflicts. */
  text: string
  tokens: readonly number[]
  /** Change of its coins in the turn, and points of debts. */
  coins: number
  debt: number
}

export const turnRows = (lines: readonly LogLine[]): TurnRow[] =>
  ofCities(lines).map((own) => {
    const [{ key, who = '' }] = own
    const deeds = own.filter(({ tokens }) => tokens === undefined)
    const main = deeds.find(({ played }) => played) ?? deeds[0]
    return {
      key,
      who,
      brief: main?.brief ?? who,
      text: deeds.length > 0 ? deedsOf(deeds) : who,
      full: deedsOf(own),
      tokens: own.flatMap(({ tokens = [] }) => tokens),
      ...(own[0].seat === undefined ? { coins: 0, debt: 0 } : moneyIn(lines, own[0].seat)),
    }
  })

const ofCities = (lines: readonly LogLine[]): LogLine[][] => [
  ...Map.groupBy(lines, ({ key, seat }) => seat ?? key).values(),
]

/** The lines of a city in one, with its name once. */
function deedsOf(own: readonly LogLine[]): string {
  const [{ who }] = own
  if (who === undefined) return terms().clauses(own.map(({ text }) => text))
  return `${who} ${terms().clauses(own.map(({ text }) => text.slice(who.length).trim()))}`
}

/**
 * The line of a turn that matters most to a city: what hurts it, names it or gives it something, then its neighbours.
 * Its conflicts share a line.
 */
export function mainLine(lines: readonly LogLine[], nearest: readonly number[]): LogLine | undefined {
  const [own] = nearest
  const worth = ({ seat, other, takes, tokens }: LogLine): number => {
    if (takes && seat !== own) return 0
    if (tokens && seat === own) return 1
    if (other === own || (seat === own && other !== undefined)) return 2
    return seat === undefined ? 3 : seat === own ? 5 : 4
  }
  const turn = lastTurn(lines, nearest)
  const [main] = turn.toSorted((a, b) => worth(a) - worth(b))
  const fights = turn.flatMap(({ seat, fight }) => (seat === own && fight ? [fight] : []))
  if (!main?.fight || !main.who || main.seat !== own || fights.length === 1) return main
  return { ...main, text: words().fights(main.who, fights) }
}

const PURCHASES = new Set(['built', 'stage', 'recruited'])
const HEADS = new Set(['age', 'turn'])
/** Headings begin a new Age or turn. */
export const isHead = ({ what }: Told): boolean => HEADS.has(what)
const SILENT = new Set(['dealt'])
/** Events of which only their own city knows everything. */
const HIDING = new Set(['tile-laid'])
