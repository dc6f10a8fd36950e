/** Text of game events since the last question, limited to what the reader may know. */
import { type Deed, deedsIn } from '@heptapolis/boxes'
import { itemAt } from '@heptapolis/engine/kernel'
import { type Game, type GameEvent, type Seen, type Told, toldTo } from '@heptapolis/engine/show'
import { say, words } from '../language.ts'
import { bad, good, strong } from './paint.ts'
import { table } from './table.ts'
import { cityName, partyOf } from './words.ts'

/** Events since the last request, as the reader may know them. */
export class News {
  #events: GameEvent[] = []
  #earlier: Told[] = []

  readonly listener = (event: GameEvent): void => {
    this.#events.push(event)
  }

  /** `before`: earlier events of the turn. */
  take(seen: Seen): { events: Told[]; before: readonly Told[] } {
    const events = this.#events.map((event) => toldTo(seen, event, seen.viewer))
    const before = this.#earlier
    const all = [...before, ...events]
    this.#events = []
    this.#earlier = all.slice(all.findLastIndex(({ what }) => what === 'turn') + 1)
    return { events, before }
  }
}

/**
 * Events as text: those of the table before any city, one line per city in the order of `seats`, conflicts, then the
 * rest. `earlier`: those of the turn that have been told.
 */
export function newsText(
  g: Game,
  happened: readonly Told[],
  seats: readonly number[],
  earlier: readonly Told[] = [],
): string {
  const deeds = new Map(deedsIn(happened, g.rules, earlier).map((deed) => [deed.event, deed]))
  const events = [...deeds.keys()]
  const byCity = new Map<number, Told[]>()
  const conflicts: string[][] = []
  const before: string[] = []
  const others: string[] = []
  for (let i = 0; i < events.length; i++) {
    const event = itemAt(events, i)
    if (HEADINGS.includes(event.what)) continue
    if (event.what === 'conflict') {
      const tokens = tokensAfter(events, i)
      conflicts.push(conflictRow(g, event, tokens))
      i += tokens.length
    } else if (event.seat === undefined) (byCity.size === 0 ? before : others).push(phrase(g, event))
    else byCity.set(event.seat, [...(byCity.get(event.seat) ?? []), event])
  }
  const rows = seats.flatMap((seat) => {
    const done = byCity.get(seat)
    return done ? [[strong(cityName(g, seat)), cityWords(g, done, deeds)]] : []
  })
  return [
    ...before.map((text) => `  ${text}`),
    ...(rows.length > 0 ? [table(rows, { indent: 2, wrap: true })] : []),
    ...(conflicts.length > 0 ? [`  ${strong(words().conflicts)}`, table(conflicts, { indent: 4, numbers: [1] })] : []),
    ...others.map((text) => `  ${text}`),
  ].join('\n')
}

const USES = ['built', 'stage', 'sold', 'recruited', 'gave-up', 'tile']

/** Order of reading: the use of the card with its cost, then its result. */
function cityWords(g: Game, events: readonly Told[], deeds: ReadonlyMap<Told, Deed>): string {
  const use = events.find(({ what }) => USES.includes(what))
  const rest = events.filter((event) => event !== use)
  const texts = (use ? [use, ...rest] : rest).map((event) => painted(event, phrase(g, event, deeds.get(event))))
  const equal = [...Map.groupBy(texts, (deed) => deed).values()]
  return say().terms.clauses(equal.map(([deed = '', ...more]) => repeated(deed, more.length + 1)))
}

const repeated = (deed: string, times: number): string => (times === 1 ? deed : say().terms.times(deed, times))

/** Shown as headings of the log, not in its lines. */
const HEADINGS = ['age', 'age-end', 'dealt', 'turn']

const TOKENS = ['victory', 'defeat']

function tokensAfter(events: readonly Told[], conflict: number): Told[] {
  const after = events.slice(conflict + 1)
  const end = after.findIndex((event) => !TOKENS.includes(event.what))
  return end < 0 ? after : after.slice(0, end)
}

function conflictRow(g: Game, { seat = 0, other, strength, against }: Told, tokens: readonly Told[]): string[] {
  const row = [cityName(g, seat), String(strength), '–', String(against), cityName(g, Number(other))]
  if (tokens.length === 0) return [...row, words().even]
  const gains = tokens.map((token) => `${cityName(g, token.seat ?? 0)} ${points(Number(token.value))}`)
  return [...row, gains.join(', ')]
}

const points = (value: number): string => (value < 0 ? bad(`−${-value}`) : good(`+${value}`))

const PAINTS: Readonly<Record<string, (text: string) => string>> = { coins: good, lost: bad }
const painted = ({ what }: Told, text: string): string => PAINTS[what]?.(text) ?? text

/** One event with its payment, without its city. */
const phrase = (g: Game, event: Told, coins?: Deed): string =>
  say().event(event, { rules: g.rules, party: (seat) => partyOf(g, seat) }, coins)
