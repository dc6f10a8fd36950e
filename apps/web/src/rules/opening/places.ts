/** The wonder and the light that open each chapter of the rulebook. */
import { LOOKS } from '@heptapolis/boxes/faces'
import type { Chapter } from '@heptapolis/rulebook'
import type { LandscapePlace } from '../../art/Landscape.tsx'

const PLACES: Readonly<Record<string, LandscapePlace>> = {
  overview: { wonder: 'ephesos', age: 1 },
  setup: { wonder: 'olympia', age: 1 },
  age: { wonder: 'gizah', age: 1 },
  turn: { wonder: 'halikarnassos', age: 2 },
  actions: { wonder: 'babylon', age: 2 },
  trade: { wonder: 'alexandria', age: 2 },
  'age-end': { wonder: 'rhodos', age: 3 },
  'game-end': { wonder: 'ephesos', age: 3 },
  cards: { wonder: 'babylon', age: 1 },
  wonders: { wonder: 'gizah', age: 3 },
  rulings: { wonder: 'olympia', age: 3 },
  symbols: { wonder: 'alexandria', age: 1 },
}
const DEFAULT: LandscapePlace = { wonder: 'babylon', age: 3 }

/** The chapter of an expansion shows its first wonder, if it has one. */
export function placeOf({ id, box }: Pick<Chapter, 'id' | 'box'>): LandscapePlace {
  const [own] = Object.keys(LOOKS.faces.get(box)?.wonders ?? {})
  return PLACES[id] ?? (own === undefined ? DEFAULT : { wonder: own, age: 2 })
}
