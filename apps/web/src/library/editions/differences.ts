/** Differences of a piece between the two editions: cost, effect, chains and others. */
import { pieceName } from '../../i18n/index.ts'
import type { CatalogueEntry, EditionPrint } from '../catalogue/catalogue.ts'

export const ASPECTS = ['name', 'age', 'colour', 'cost', 'effects', 'chain', 'copies', 'boards'] as const
export type Aspect = (typeof ASPECTS)[number]

const printed: Record<Aspect, (print: EditionPrint) => unknown> = {
  name: ({ piece }) => pieceName(piece),
  age: ({ piece }) => piece.age,
  colour: ({ piece }) => piece.colour,
  cost: ({ piece }) => sorted(piece.def.cost ?? {}),
  effects: ({ piece, boards }) => (boards.length > 0 ? [] : piece.effects.map(({ effect }) => effect)),
  chain: ({ piece }) => [...(piece.def.chain ?? [])].sort(),
  copies: ({ piece }) => piece.copies,
  boards: ({ boards }) =>
    boards.map(({ piece, stages }) => [piece.effects, stages].map((part) => JSON.stringify(plain(part)))),
}

/** Compares effects and costs only: ids of sides differ anyway. */
const plain = (part: unknown): unknown =>
  JSON.parse(
    JSON.stringify(part, (key, value) =>
      ['index', 'id', 'nameId', 'title', 'rule', 'def', 'line'].includes(key) ? undefined : value,
    ),
  )

const sorted = (record: object): unknown => Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1))

/** Empty for a single print. */
export function differences({ prints }: CatalogueEntry): readonly Aspect[] {
  if (prints.length < 2) return []
  const [one, other] = prints
  return ASPECTS.filter((aspect) => JSON.stringify(printed[aspect](one)) !== JSON.stringify(printed[aspect](other)))
}
