/**
 * Games that the benchmark plays, by number of players and expansions: common ones, and others that show what each
 * player or expansion costs.
 */
import { BOXES } from '@heptapolis/boxes'
import { compile, type Edition, type Ruleset } from '@heptapolis/engine'
import { FULL_TABLE } from './table.ts'

export interface BenchMix {
  players: number
  boxes: string[]
}

/** Every box but the base game. */
const ALL = BOXES.slice(1).map(({ id }) => id)

export const USUAL: readonly BenchMix[] = [
  { players: 3, boxes: [] },
  { players: 4, boxes: [] },
  { players: 7, boxes: [] },
  { players: 4, boxes: ['leaders', 'cities'] },
  { players: 4, boxes: ['leaders', 'cities', 'wonder-pack'] },
  { players: 7, boxes: ALL },
]

const TABLES = [3, 4, 5, 6, 7, 8]
const SEATS_EIGHT = ['cities']

/** No box, the eight-player box and all boxes at every possible table size; each box alone at a full table. */
export const costs = (): BenchMix[] =>
  [
    ...TABLES.flatMap((players) => [
      { players, boxes: [] },
      { players, boxes: SEATS_EIGHT },
      { players, boxes: ALL },
    ]),
    ...ALL.filter((box) => !SEATS_EIGHT.includes(box)).map((box) => ({ players: FULL_TABLE, boxes: [box] })),
  ].filter(({ players, boxes }) => laidOut(players, boxes).ok)

export function rulesFor(players: number, boxes: string[], edition: Edition = '2e'): Ruleset {
  const rules = laidOut(players, boxes, edition)
  if (!rules.ok) throw new Error(rules.error.message)
  return rules.value
}

function laidOut(players: number, boxes: string[], edition: Edition = '2e'): ReturnType<typeof compile> {
  return compile({ edition, boxes, seats: Array.from({ length: players }, () => ({})) }, BOXES)
}
