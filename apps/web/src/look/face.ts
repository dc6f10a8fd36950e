/**
 * What stands on the wall of a card: the effect as a little sentence of symbols, made from the same record the engine
 * runs. A new kind of effect needs one line here; until it has one, its numbers speak for it.
 */
import { COLOURS, type Effect, type Whose } from '@heptapolis/engine'
import { BOX_FACES } from '../boxes/faces.ts'
import type { Faces, Where, Word } from './word.ts'

/** Whose cities are counted. */
export function whereOf(on: readonly Whose[]): Where {
  const sides = on.filter((place) => place !== 'self')
  if (sides.length === 2) return on.length === 3 ? 'all' : 'both'
  return sides[0] ?? 'self'
}

const isColour = (thing: string): boolean => (COLOURS as readonly string[]).includes(thing)
const COUNTED: Record<string, string> = {
  stage: 'stage',
  leader: 'leader',
  island: 'island',
  'commercial-level': 'tax',
  'age-card-colour': 'cards',
  'stone-symbol': 'stone',
}

/** The symbols of things that are counted. */
function countedWords(of: string | readonly string[]): Word[] {
  const things = typeof of === 'string' ? [of] : of
  const icons = things.filter((thing) => isColour(thing) || COUNTED[thing])
  const words: Word[] = icons.length > 0 ? [{ is: 'counted', icons: icons.map((t) => COUNTED[t] ?? `c-${t}`) }] : []
  for (const thing of things) {
    if (icons.includes(thing)) continue
    if (thing === 'defeat') words.push({ is: 'token', text: '−1', bad: true })
    else if (thing.startsWith('victory')) words.push({ is: 'token', text: `+${thing.slice('victory-'.length)}` })
    else if (thing === 'three-coins') words.push({ is: 'coins', coins: 3 })
    else if (thing === 'coin') words.push({ is: 'coins', coins: '' })
    else words.push({ is: 'text', text: thing.replaceAll('-', ' ') })
  }
  return words
}

const gains = (points?: number, coins?: number): Word[] => [
  ...(coins ? [{ is: 'coins', coins } as const] : []),
  ...(points ? [{ is: 'points', points } as const] : []),
]

const CORE: Faces = {
  produce: ({ all, any }) => (any ? [{ is: 'choice', goods: any }] : [{ is: 'goods', goods: all ?? [] }]),
  points: ({ points }) => [{ is: 'points', points }],
  coins: ({ coins }) => [{ is: 'coins', coins }],
  shields: ({ shields }) => [{ is: 'icon', icon: 'shield', times: shields }],
  science: ({ symbol }) => [{ is: 'icon', icon: symbol ?? 'wild' }],
  trade: ({ goods, from }) => {
    const price: Word[] = [
      { is: 'stock', goods },
      { is: 'coins', coins: 1 },
    ]
    const where: Word = { is: 'where', place: whereOf(from) }
    return where.place === 'left' ? [where, ...price] : [...price, where]
  },
  each: ({ of, on, points, coins }) => [
    ...gains(points, coins),
    ...countedWords(of),
    { is: 'where', place: whereOf(on) },
  ],
  set: ({ of, points }) => [{ is: 'points', points }, ...countedWords(of)],
  most: ({ of, points }) => [{ is: 'points', points }, { is: 'icon', icon: 'most' }, ...countedWords(of)],
  wonderComplete: ({ points }) => [
    { is: 'points', points },
    { is: 'counted', icons: ['stage'] },
    { is: 'icon', icon: 'check', small: true },
  ],
  dig: () => [{ is: 'icon', icon: 'discard' }],
  copyGuild: () => [
    { is: 'icon', icon: 'act-copy' },
    { is: 'counted', icons: ['c-purple'] },
    { is: 'where', place: 'both' },
  ],
  ability: ({ ability }) => ABILITIES[ability] ?? [{ is: 'icon', icon: 'hint' }],
  victory: ({ value }) => [{ is: 'token', text: value === 'age' ? '+' : `+${value}` }],
}

const ABILITIES: Record<string, Word[]> = {
  'last-card': [
    { is: 'icon', icon: 'cards' },
    { is: 'text', text: '7' },
  ],
  'free-per-age': [
    { is: 'icon', icon: 'act-build' },
    { is: 'any', text: '0' },
  ],
  'free-new-colour': [
    { is: 'icon', icon: 'plus', small: true },
    { is: 'icon', icon: 'cards' },
    { is: 'any', text: '0' },
  ],
  'free-first': [
    { is: 'text', text: '1' },
    { is: 'icon', icon: 'cards' },
    { is: 'any', text: '0' },
  ],
  'free-last': [
    { is: 'icon', icon: 'cards' },
    { is: 'icon', icon: 'cross', small: true },
    { is: 'any', text: '0' },
  ],
}

const FACES = { ...CORE, ...BOX_FACES } as Record<string, ((effect: Effect) => Word[]) | undefined>

/** Whether effects of this kind have a face of their own. */
export const isDrawn = (kind: string): boolean => FACES[kind] !== undefined

/** Sentences of symbols, one a line. */
export function faceOf(effects: readonly Effect[]): Word[][] {
  const words = effects.flatMap((effect, i) => {
    const said = FACES[effect.kind]?.(effect) ?? generic(effect)
    return i > 0 && said.length > 1 ? [{ is: 'break' } as const, ...said] : said
  })
  const lines: Word[][] = [[]]
  for (const word of words) {
    if (word.is === 'break') lines.push([])
    else lines[lines.length - 1].push(word)
  }
  return lines.filter((line) => line.length > 0)
}

/** An effect without a face of its own, by the numbers it carries. */
function generic(effect: Effect): Word[] {
  const data = effect as unknown as Record<string, unknown>
  const count = (key: string): number => (typeof data[key] === 'number' ? data[key] : 0)
  const words: Word[] = gains(count('points'), count('coins'))
  if (count('shields')) words.push({ is: 'icon', icon: 'shield', times: count('shields') })
  if (typeof data.of === 'string') words.push(...countedWords(data.of))
  return words.length > 0 ? words : [{ is: 'icon', icon: 'hint' }]
}

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
