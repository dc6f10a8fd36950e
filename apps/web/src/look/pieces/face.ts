/**
 * What stands on the wall of a card: its effects as sentences of symbols, made from the same records the engine runs. The
 * faces of the boxes tell them; an effect that no face tells is told by its numbers.
 */
import { LOOKS, type Word } from '@heptapolis/boxes/faces'
import type { Effect, Piece } from '@heptapolis/engine/show'

export type { Word } from '@heptapolis/boxes/faces'

/** Sentences of symbols, one a line. */
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

/** All a piece does, in one line. */
export const pieceFace = (piece: Piece): Word[] => faceOf(piece.effects.map(({ effect }) => effect)).flat()

/** An effect without a face of its own, by the numbers it carries. */
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

/** How many symbols stand side by side at most: the more, the smaller they are drawn. */
export const widthOf = (lines: readonly Word[][], repeat = 4): number =>
  Math.max(1, ...lines.map((line) => line.reduce((sum, word) => sum + span(word, repeat), 0)))

/** A symbol repeated too often gives way to a number beside it. */
function span(word: Word, repeat = 4): number {
  if (word.is === 'goods' || word.is === 'choice') return word.goods.length
  if (word.is === 'icon') return word.small ? 0.6 : (word.times ?? 1) > repeat ? 1.6 : (word.times ?? 1)
  if (word.is === 'counted') return word.icons.length
  if (word.is === 'text') return Math.max(1, word.text.length / 3)
  return 1
}

/**
 * The same sentence shortened for a floor of the city: whose cities are counted is left out, long choices folded. `more`
 * says that something is left out for want of room.
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
