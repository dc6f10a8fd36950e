/**
 * Symbols on a card, derived from its effect data. Expansions define how their effects are drawn; other effects appear
 * as numbers.
 */
import { LOOKS, type Word } from '@heptapolis/boxes/faces'
import type { Effect, Piece } from '@heptapolis/engine/show'

export type { Word } from '@heptapolis/boxes/faces'

/** Sequences of symbols, one per line. */
export function faceOf(effects: readonly Effect[]): Word[][] {
  const words = effects.flatMap((effect, i) => {
    const said = LOOKS.sentence(effect) ?? generic(effect)
    return i > 0 && said.length > 1 ? [{ is: 'break' } as const, ...said] : said
  })
  const lines: Word[][] = [[]]
  for (const word of words) {
    if (word.is === 'break') lines.push([])
    else lines[lines.length - 1].push(word)
  }
  return lines.filter((line) => line.length > 0)
}

/** All effects of a piece, in one line. */
export const pieceFace = (piece: Piece): Word[] => faceOf(piece.effects.map(({ effect }) => effect)).flat()

/** Numbers of an effect without symbols. */
function generic(effect: Effect): Word[] {
  const { coins, points, shields }: Partial<Record<string, unknown>> = { ...effect }
  const words: Word[] = [
    ...(isSome(coins) ? [{ is: 'coins', coins } as const] : []),
    ...(isSome(points) ? [{ is: 'points', points } as const] : []),
    ...(isSome(shields) ? [{ is: 'icon', icon: 'shield', times: shields } as const] : []),
  ]
  return words.length > 0 ? words : [{ is: 'icon', icon: 'hint' }]
}

const isSome = (amount: unknown): amount is number => typeof amount === 'number' && amount !== 0

/** Maximum number of adjacent symbols: the more, the smaller they are drawn. */
export const widthOf = (lines: readonly Word[][], repeat = 4): number =>
  Math.max(1, ...lines.map((line) => line.reduce((sum, word) => sum + span(word, repeat), 0)))

/** Most kinds of counted things in one line of a card. */
const MOST_COUNTED = 4

/** Lines of a card: a long list of counted things, such as all colours, continues in a second line. */
export const cardLines = (lines: readonly Word[][]): Word[][] =>
  lines.flatMap((line) => {
    const at = line.findIndex((word) => word.is === 'counted' && word.icons.length > MOST_COUNTED)
    const long = line[at]
    if (long?.is !== 'counted') return [line]
    const half = Math.floor(long.icons.length / 2)
    return [
      [...line.slice(0, at), { ...long, icons: long.icons.slice(0, half) }],
      [{ ...long, icons: long.icons.slice(half) }, ...line.slice(at + 1)],
    ]
  })

/** A symbol repeated too often is replaced by a number. */
function span(word: Word, repeat = 4): number {
  if (word.is === 'goods' || word.is === 'choice') return word.goods.length
  if (word.is === 'icon') return word.small ? 0.6 : (word.times ?? 1) > repeat ? 1.6 : (word.times ?? 1)
  if (word.is === 'counted') return word.icons.length
  if (word.is === 'text') return Math.max(1, word.text.length / 3)
  return 1
}

/**
 * Sequence shortened for a floor of the city: without the counted cities, and with long choices folded. `more`:
 * something was omitted for lack of room.
 */
export function shortFace(lines: readonly Word[][], most: number): { words: Word[]; more: boolean } {
  const all = lines.flat()
  const folded = all
    .map(fold)
    .filter((word) => !(word.is === 'where' && word.place !== 'left' && word.place !== 'right'))
  const lasting = folded.some((word) => word.is === 'counted') && folded.some((word) => word.is === 'points')
  const kept = lasting ? folded.filter((word) => word.is !== 'coins') : folded
  const out: Word[] = []
  let room = most
  for (const word of kept) {
    const need = span(word)
    if (need > room && out.length > 0) break
    out.push(word)
    room -= need
  }
  return { words: out, more: out.length < kept.length }
}

function fold(word: Word): Word {
  if (word.is === 'choice' && word.goods.length === 4) return { is: 'any', text: '?', square: true }
  if (word.is === 'choice' && word.goods.length === 3) return { is: 'any', text: '?' }
  if (word.is === 'stock') return { is: 'any', text: '?', square: word.goods === 'raw' }
  if (word.is === 'icon' && (word.times ?? 1) > 2) return word
  return word
}
