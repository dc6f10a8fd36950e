/**
 * Cases of the layout tests: every screen size, number of players, choice of expansions, language and theme. A small
 * sample covers every screen in every layout.
 */
import { random } from '@heptapolis/engine/search'
import { WALKS } from './screens.ts'

export interface Size {
  width: number
  height: number
  /** A touch screen needs larger targets. */
  touch: boolean
  /** The zoom factor. */
  zoom: number
}

const size = (width: number, height: number, touch = false, zoom = 1): Size => ({ width, height, touch, zoom })

const ASPECTS = {
  walk: Object.keys(WALKS),
  size: [
    size(1366, 650),
    size(1280, 720),
    size(1024, 768),
    size(768, 1024, true),
    size(820, 1180, true),
    size(1440, 900),
    size(844, 390, true),
    size(390, 844, true),
    size(360, 640, true),
    size(2560, 1440),
    // 1280 × 720 at 200 % zoom.
    size(640, 360, false, 2),
  ],
  players: [2, 3, 4, 5, 6, 7, 8],
  boxes: ['none', 'all'],
  language: ['en', 'fr'],
  theme: ['light', 'dark'],
} as const

/** One size for each layout of the table, and the player counts whose tables differ most: the sample stays small. */
const SAMPLED_SIZES = ['1366×650', '820×1180', '844×390', '360×640']
/** Screens besides the table have a wide and a narrow layout. */
const SAMPLED_ELSEWHERE = ['1366×650', '360×640']
const SAMPLED_PLAYERS = [2, 8]

type Aspects = typeof ASPECTS
export type Case = { [A in keyof Aspects]: Aspects[A][number] }

const NAMES = Object.keys(ASPECTS) as (keyof Aspects)[]

export function allCases(): Case[] {
  let cases: Partial<Case>[] = [{}]
  for (const name of NAMES) {
    cases = cases.flatMap((begun) => ASPECTS[name].map((value) => ({ ...begun, [name]: value })))
  }
  return cases as Case[]
}

const TRIES = 200

/**
 * A small sample that contains every screen in every layout and every other value; of sizes and player counts, those
 * sampled. The pairwise one contains every pair of values.
 */
export function smallSample(seed: string, { isPairwise }: { isPairwise: boolean }): Case[] {
  const partsOf = isPairwise ? pairsOf : layoutsOf
  const chance = random(seed)
  const sampled = allCases().filter(isSampled)
  const left = new Set(sampled.flatMap(partsOf))
  const cases: Case[] = []
  while (left.size > 0) {
    const drawn = Array.from({ length: TRIES }, () => sampled[chance.below(sampled.length)])
    const best = drawn.reduce((a, b) => (meets(partsOf(b), left) > meets(partsOf(a), left) ? b : a))
    if (meets(partsOf(best), left) === 0) continue
    for (const part of partsOf(best)) left.delete(part)
    cases.push(best)
  }
  return cases
}

const isSampled = ({ walk, size: { width, height }, players }: Case): boolean =>
  (walk === 'table' ? SAMPLED_SIZES : SAMPLED_ELSEWHERE).includes(`${width}×${height}`) &&
  SAMPLED_PLAYERS.includes(players)

const meets = (parts: readonly string[], left: ReadonlySet<string>): number =>
  parts.filter((part) => left.has(part)).length

const layoutsOf = ({ walk, size, ...others }: Case): string[] => [
  JSON.stringify([walk, size]),
  ...Object.entries(others).map((value) => JSON.stringify(value)),
]

const pairsOf = (one: Case): string[] =>
  NAMES.flatMap((a, i) =>
    NAMES.slice(i + 1).map((b) => `${a} ${JSON.stringify(one[a])} ${b} ${JSON.stringify(one[b])}`),
  )

export const nameOf = ({ walk, size: { width, height, zoom }, players, boxes, language, theme }: Case): string =>
  `${walk} at ${width}×${height}${zoom > 1 ? ` (${zoom * 100} %)` : ''}, ${players} players, ${boxes} boxes, ${language}, ${theme}`
