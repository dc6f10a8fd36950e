/** Cells of the score-pad grid: the input that each score line asks for, its text and its points. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { bestScience, emptyHand, type Ruleset, SYMBOLS } from '@heptapolis/engine/show'
import { BID, bidLast, bidOf, hasBids, typedBid } from './bids.ts'
import { type PadCity, type PadPosition, withCity } from './pad.ts'

export interface PadLine {
  id: string
  /** `owed` and `bid` are entered as positive numbers and count negative. */
  asks: 'points' | 'owed' | 'bid' | 'coins' | 'symbols'
}

export function linesOf({ scoreLines }: Ruleset, position: PadPosition): PadLine[] {
  const lines = scoreLines.map(({ id }) => ({ id, asks: asksOf(id) }))
  return hasBids(position) ? bidLast(lines, { id: BID, asks: 'bid' }) : lines
}

function asksOf(id: string): PadLine['asks'] {
  if (id === BID) return 'bid'
  const { asks, tone } = LOOKS.lines[id] ?? {}
  return asks ?? (tone === 'debt' ? 'owed' : 'points')
}

/** Three kinds of symbols, then wild ones: one digit each. */
export const KINDS = [...SYMBOLS, 'wild'] as const

/** True if the cell holds symbols instead of points. */
export const isSymbols = ({ id, asks }: PadLine, { numbers }: PadCity): boolean =>
  asks === 'symbols' && numbers?.[id] === undefined

/** The points of a cell; undefined while unknown. The coins of an untouched city are unknown, not zero. */
export function pointsAt(rules: Ruleset, position: PadPosition, seat: number, line: PadLine): number | undefined {
  if (line.asks === 'bid') return -bidOf(position, seat) || 0
  const city = position.cities[seat]
  return pointsIn(rules, city.numbers ? city : {}, line)
}

/** The points of a line; undefined while unknown. */
export function pointsIn({ figures }: Ruleset, city: PadCity, { id, asks }: PadLine): number | undefined {
  const { numbers, coins, symbols } = city
  if (asks === 'coins') return coins === undefined ? undefined : Math.floor(coins / figures.coinsAPoint)
  if (asks !== 'symbols' || !symbols) return numbers?.[id]
  const [a = 0, b = 0, c = 0, wild = 0] = symbols
  return bestScience({ ...emptyHand(figures.sciencePerSet), counts: [a, b, c], wild }).science
}

export const textAt = (position: PadPosition, seat: number, line: PadLine): string =>
  line.asks === 'bid' ? String(bidOf(position, seat)) : textIn(position.cities[seat], line)

/** The text of a cell. Symbols are one digit per kind: `312` for three compasses, a gear and two tablets. */
export function textIn(city: PadCity, { id, asks }: PadLine): string {
  if (!city.numbers) return ''
  if (asks === 'symbols' && city.symbols) return city.symbols.join('')
  const number = asks === 'coins' ? city.coins : city.numbers[id]
  return number === undefined ? '' : String(asks === 'owed' ? -number : number)
}

/** Longer numbers are typing errors, and are not taken over. */
const MOST_DIGITS = 4
/** Beyond these a number is questioned: points of one line, coins, and symbols of a city together. */
const LIKELY = { least: -40, points: 99, coins: 150, symbols: 20 }

/** Conflict points: all victories or defeats on both sides; expansions may add as much again. */
function likelyMilitary({ figures, setup }: Ruleset): { least: number; most: number } {
  const times = setup.boxes.length > 0 ? 4 : 2
  const victories = figures.victories.reduce((sum, value) => sum + value, 0)
  return { least: -times * figures.victories.length * figures.defeat, most: times * victories }
}

/** A number of the line that is hardly possible, as it was entered. */
export function unlikelyIn(rules: Ruleset, city: PadCity, line: PadLine): number | undefined {
  if (isSymbols(line, city)) {
    const count = (city.symbols ?? []).reduce((sum, one) => sum + one, 0)
    return count > LIKELY.symbols ? pointsIn(rules, city, line) : undefined
  }
  if (line.asks === 'coins') return (city.coins ?? 0) > LIKELY.coins ? city.coins : undefined
  const points = city.numbers?.[line.id] ?? 0
  const { least, most } = line.id === 'military' ? likelyMilitary(rules) : { least: LIKELY.least, most: LIKELY.points }
  return points > most || points < least ? points : undefined
}

/** The position after typing this text into a cell; undefined for invalid text. */
export function typedAt(
  position: PadPosition,
  seat: number,
  line: PadLine,
  text: string,
  apart: boolean,
): PadPosition | undefined {
  if (line.asks === 'bid') return typedBid(position, seat, text)
  const city = typedInto(position.cities[seat], line, text, apart)
  return city && withCity(position, seat, city)
}

/** The city after typing this text; undefined for invalid text. `apart`: symbols digit by digit. */
export function typedInto(city: PadCity, line: PadLine, text: string, apart: boolean): Partial<PadCity> | undefined {
  const before = city.numbers ? city : { numbers: {}, coins: undefined, symbols: undefined }
  const { [line.id]: _, ...others } = before.numbers ?? {}
  const { coins, symbols } = before
  if (line.asks === 'symbols' && (apart || text === '')) {
    const counts = [...text.replaceAll(/\D/g, '')].slice(0, KINDS.length).map(Number)
    return filled({ numbers: others, coins, symbols: counts.length > 0 ? counts : undefined })
  }
  const left = line.asks === 'symbols' ? undefined : symbols
  if (text === '') return filled({ numbers: others, symbols: left, coins: line.asks === 'coins' ? undefined : coins })
  if (!/^[-−]?\d+$/.test(text) || text.replace(/\D/g, '').length > MOST_DIGITS) return undefined
  const number = Number(text.replace('−', '-'))
  if (line.asks === 'coins') return number < 0 ? undefined : { numbers: others, symbols, coins: number }
  return { numbers: { ...others, [line.id]: line.asks === 'owed' ? -Math.abs(number) : number }, symbols: left, coins }
}

/** Without any number the city is blank again. */
const filled = (city: Pick<PadCity, 'numbers' | 'coins' | 'symbols'>): Partial<PadCity> =>
  Object.keys(city.numbers ?? {}).length > 0 || city.coins !== undefined || city.symbols
    ? city
    : { numbers: undefined, symbols: undefined, coins: 0 }

/** Adds a symbol of a kind. */
export const withSymbol = (text: string, kind: number): string =>
  [...text.padEnd(kind + 1, '0')].map((digit, i) => (i === kind ? Math.min(9, Number(digit) + 1) : digit)).join('')

export const flipped = (text: string): string => (/^[-−]/.test(text) ? text.slice(1) : `-${text}`)
