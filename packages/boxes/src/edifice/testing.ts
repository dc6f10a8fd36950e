/** Scenes for the tests: cities around an edifice that can build their first stage alone. */
import type { CityPosition, Game, MoveJson } from '@heptapolis/engine'
import { type Scenario, scenario } from '../testing.ts'
import { debtTokens, FATES, type Fate, fates, pawns, pawnsLeft } from './columns.ts'

const HAND = ['tavern', 'altar']

const BUILDERS: readonly CityPosition[] = [
  { wonder: 'gizah', side: 'day', cards: ['sawmill'] },
  { wonder: 'alexandria', side: 'day', cards: ['quarry'] },
  { wonder: 'ephesos', side: 'day', cards: ['brickyard'] },
  { wonder: 'halikarnassos', side: 'day', cards: ['foundry'] },
  { wonder: 'rhodos', side: 'day', cards: ['sawmill'] },
  { wonder: 'olympia', side: 'day', cards: ['quarry'] },
  { wonder: 'babylon', side: 'day', cards: ['brickyard'] },
]

const AGE_OF: Record<string, number> = { I: 1, II: 2, III: 3 }

/** Cities before the edifice of the Age, the first ones with changes. */
export function site(
  edifice: { id: string; pawns?: number; state?: Fate },
  age: keyof typeof AGE_OF,
  cities: CityPosition[] = [],
  { players = 3, ...more }: Partial<Scenario> & { players?: number } = {},
): Game {
  const builders = BUILDERS.slice(0, players).map((city, seat) => ({ hand: HAND, coins: 10, ...city, ...cities[seat] }))
  return scenario({ boxes: ['edifice'], age: AGE_OF[age], edifices: [edifice], ...more, cities: builders })
}

/** The last turn of an Age. */
export const LAST = { turn: 6 }

export const takePart = (card = 'tavern'): MoveJson => ({ action: 'stage', card, participate: true })

const three = (read: (age: number) => number): number[] => [0, 1, 2].map(read)
export const pawnsOf = (g: Game, seat: number): number[] => three((age) => pawns.get(g, seat, age))
export const debtsOf = (g: Game, seat: number): number[] => three((age) => debtTokens.get(g, seat, age))
export const onCard = (g: Game, age: number): number => pawnsLeft.get(g, 0, age - 1)
export const fateOf = (g: Game, age: number): Fate => FATES[fates.get(g, 0, age - 1)]
