/** What happened, from the events the game tells. Events of boxes this file has never heard of are told plainly. */
import { type Game, type GameEvent, left, right, type Seen, type Told, toldTo } from '@heptapolis/engine'
import { bad, good, strong } from './paint.ts'
import { table } from './table.ts'
import { cityName, coinWords, listed, spaced, valueWords } from './words.ts'

/** Everything since the last time somebody asked, as whoever asks is told it. */
export class News {
  private events: GameEvent[] = []

  readonly listener = (event: GameEvent): void => {
    this.events.push(event)
  }

  take(seen: Seen): Told[] {
    const { events } = this
    this.events = []
    return events.map((event) => toldTo(seen, event, seen.viewer))
  }
}

/** The events in words: a line a city in the order of `seats`, then the conflicts, then the rest of the table's. */
export function newsText(g: Game, events: readonly Told[], seats: readonly number[]): string {
  const deeds = new Map<number, Told[]>()
  const conflicts: string[][] = []
  const others: string[] = []
  for (let i = 0; i < events.length; i++) {
    const event = events[i]
    if (HEADINGS.includes(event.what)) continue
    if (event.what === 'conflict') {
      const tokens = tokensAfter(events, i)
      conflicts.push(conflictRow(g, event, tokens))
      i += tokens.length
    } else if (event.seat === undefined) others.push(phrase(g, event))
    else deeds.set(event.seat, [...(deeds.get(event.seat) ?? []), event])
  }
  const rows = seats.flatMap((seat) => {
    const done = deeds.get(seat)
    return done ? [[strong(cityName(g, seat)), deedWords(g, done)]] : []
  })
  return [
    ...(rows.length > 0 ? [table(rows, { indent: 2, wrap: true })] : []),
    ...(conflicts.length > 0 ? [`  ${strong('Conflicts')}`, table(conflicts, { indent: 4, numbers: [1] })] : []),
    ...others.map((text) => `  ${text}`),
  ].join('\n')
}

const DEEDS = ['built', 'stage', 'sold', 'recruited']

/** People say what was done with the card first, then what it cost, then what came of it. */
function deedWords(g: Game, events: readonly Told[]): string {
  const deed = events.find(({ what }) => DEEDS.includes(what))
  const price = events.find(({ what }) => what === 'paid')
  const rest = events.filter((event) => event !== deed && event !== price)
  const told = [deed, price, ...rest].filter((event) => event !== undefined)
  return told.map((event) => phrase(g, event)).join(', ')
}

/** Told by the headings of a log, not in its lines. */
const HEADINGS = ['age', 'dealt', 'turn']

const TOKENS = ['victory', 'defeat']

function tokensAfter(events: readonly Told[], conflict: number): Told[] {
  const after = events.slice(conflict + 1)
  const end = after.findIndex((event) => !TOKENS.includes(event.what))
  return end < 0 ? after : after.slice(0, end)
}

function conflictRow(g: Game, { seat = 0, other, strength, against }: Told, tokens: readonly Told[]): string[] {
  const row = [cityName(g, seat), String(strength), '–', String(against), cityName(g, Number(other))]
  if (tokens.length === 0) return [...row, 'even']
  const gains = tokens.map((token) => `${cityName(g, token.seat ?? 0)} ${points(Number(token.value))}`)
  return [...row, gains.join(', ')]
}

const points = (value: number): string => (value < 0 ? bad(`−${-value}`) : good(`+${value}`))

const BY: Record<string, string> = { pay: '', chain: ' by chain', discard: ' from the discard pile' }
const by = (event: Told): string => BY[String(event.by)] ?? ' free by a power'

const pieceName = (g: Game, event: Told): string => g.rules.byId.get(String(event.card))?.name ?? String(event.card)

/** The card under the stage, for those who may know it. */
const marked = (g: Game, { marker }: Told): string =>
  typeof marker === 'string' ? ` with ${g.rules.byId.get(marker)?.name}` : ''

const PHRASES: Record<string, (g: Game, event: Told) => string> = {
  built: (g, event) => `builds ${pieceName(g, event)}${by(event)}`,
  stage: (g, event) => `builds stage ${String(event.stage)}${marked(g, event)}${by(event)}`,
  sold: (g, event) => (event.card === undefined ? 'sells a card' : `sells ${pieceName(g, event)}`),
  paid: (g, event) => `paying ${payment(g, event)}`,
  coins: (_g, event) => good(`+${coinWords(event.coins ?? 0)}`),
  lost: (_g, event) => bad(`−${coinWords(event.coins ?? 0)}`),
  victory: (_g, event) => `takes a victory token worth ${String(event.value)}`,
  defeat: (_g, event) => `takes a defeat token (${String(event.value)})`,
}

function payment(g: Game, event: Told): string {
  const { seat = 0, coins = 0 } = event
  const { cities } = g.rules
  const payees: [unknown, string][] = [
    [event.left, cityName(g, left(g, seat))],
    [event.right, cityName(g, right(g, seat))],
    [event.farLeft, cityName(g, (seat + 2) % cities)],
    [event.farRight, cityName(g, (seat + cities - 2) % cities)],
    [event.bank, 'the bank'],
  ]
  if (event.bank === coins) return coinWords(coins)
  const shares = payees.filter(([share]) => Number(share ?? 0) > 0)
  return listed(shares.map(([share, name]) => `${String(share)} to ${name}`))
}

/** One event in words; a box may bring its own as `text`. */
function phrase(g: Game, event: Told): string {
  if (typeof event.text === 'string') return event.text
  const known = PHRASES[event.what]
  if (known) return known(g, event)
  const { what, seat: _seat, card, ...details } = event
  const words = Object.entries(details)
    .filter(([, value]) => value !== undefined && value !== false)
    .map(([key, value]) => `${spaced(key)} ${key === 'other' ? cityName(g, Number(value)) : valueWords(g, value)}`)
  const deed = card === undefined ? spaced(what) : `${spaced(what)} ${valueWords(g, card)}`
  return words.length > 0 ? `${deed} (${words.join(', ')})` : deed
}
