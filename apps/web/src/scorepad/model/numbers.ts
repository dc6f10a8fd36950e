/** Bare numbers, as on paper: what each line asks for, what is typed into its cell, and what that is worth. */
import { LOOKS } from '@heptapolis/boxes/faces'
import { bestScience, emptyHand, type Ruleset, SYMBOLS } from '@heptapolis/engine/show'
import type { PadCity } from './pad.ts'

export interface PadLine {
  id: string
  /** Owed points are typed as they are owed, and count against the city. */
  asks: 'points' | 'owed' | 'coins' | 'symbols'
}

export const linesOf = ({ scoreLines }: Ruleset): PadLine[] =>
  scoreLines.map(({ id }) => {
    const { asks, tone } = LOOKS.lines[id] ?? {}
    return { id, asks: asks ?? (tone === 'debt' ? 'owed' : 'points') }
  })

/** Three kinds of symbols, then those of free choice: one digit each. */
export const KINDS = [...SYMBOLS, 'wild'] as const

/** Whether its cell holds symbols, and not points somebody has counted already. */
export const isSymbols = ({ id, asks }: PadLine, { numbers }: PadCity): boolean =>
  asks === 'symbols' && numbers?.[id] === undefined

/** What the line is worth; nothing while nobody has said. */
export function pointsIn({ figures }: Ruleset, city: PadCity, { id, asks }: PadLine): number | undefined {
  const { numbers, coins, symbols } = city
  if (asks === 'coins') return coins === undefined ? undefined : Math.floor(coins / figures.coinsAPoint)
  if (asks !== 'symbols' || !symbols) return numbers?.[id]
  const [a = 0, b = 0, c = 0, wild = 0] = symbols
  return bestScience({ ...emptyHand(figures.sciencePerSet), counts: [a, b, c], wild }).science
}

/** What stands in the cell. Symbols are one digit a kind: `312` for three compasses, a gear and two tablets. */
export function textIn(city: PadCity, { id, asks }: PadLine): string {
  if (!city.numbers) return ''
  if (asks === 'symbols' && city.symbols) return city.symbols.join('')
  const number = asks === 'coins' ? city.coins : city.numbers[id]
  return number === undefined ? '' : String(asks === 'owed' ? -number : number)
}

const [LEAST, MOST] = [-99, 199]

/** The city with this text in the cell; nothing where the text is none. `apart` are symbols, digit by digit. */
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
  if (!/^[-−]?\d+$/.test(text)) return undefined
  const number = Math.min(MOST, Math.max(LEAST, Number(text.replace('−', '-'))))
  if (line.asks === 'coins') return { numbers: others, symbols, coins: Math.max(0, number) }
  return { numbers: { ...others, [line.id]: line.asks === 'owed' ? -Math.abs(number) : number }, symbols: left, coins }
}

/** A city of which every number has been taken out again is blank. */
const filled = (city: Pick<PadCity, 'numbers' | 'coins' | 'symbols'>): Partial<PadCity> =>
  Object.keys(city.numbers ?? {}).length > 0 || city.coins !== undefined || city.symbols
    ? city
    : { numbers: undefined, symbols: undefined, coins: 0 }

/** One symbol more of a kind. */
export const oneMore = (text: string, kind: number): string =>
  [...text.padEnd(kind + 1, '0')].map((digit, i) => (i === kind ? Math.min(9, Number(digit) + 1) : digit)).join('')

export const flipped = (text: string): string => (/^[-−]/.test(text) ? text.slice(1) : `-${text}`)
