/** What a score-pad asks a city for, as the columns of the boxes in play declare it. */
import { type Mark, oncePerRuleset, type Pad, type Piece, type Ruleset, type Shape } from '@heptapolis/engine/show'
import { idsIn, type PadCity } from './pad.ts'

export interface PadField<P extends Pad = Pad> {
  field: string
  pad: P
  /** What its form holds. */
  shape: Shape | undefined
  mark: Mark | undefined
  /** The most there can be in a list. */
  most: number
}

const padFields = oncePerRuleset(({ columns }: Ruleset) =>
  columns.flatMap(({ field, pad, mark, position, perCity, width }): PadField[] => {
    if (!perCity || !pad) return []
    const shape = typeof position === 'object' ? position.shape : undefined
    return [{ field, pad, shape, mark: mark || undefined, most: width - 1 }]
  }),
)

type Is<K extends Pad['is']> = Extract<Pad, { is: K }>

/** Those that are asked for in one of these ways. */
export const fieldsBy = <K extends Pad['is']>(rules: Ruleset, ...ways: K[]): PadField<Is<K>>[] =>
  padFields(rules).filter((one): one is PadField<Is<K>> => (ways as string[]).includes(one.pad.is))

/** The sorts of pieces a field takes. */
export const sortsOf = ({ shape }: Pick<PadField, 'shape'>): readonly string[] =>
  shape && 'sorts' in shape ? shape.sorts : []

/** The field a piece is written down in, where it is found by its letters. */
export const pickedInto = (rules: Ruleset, { sort }: Piece): PadField<Is<'picker'>> | undefined =>
  fieldsBy(rules, 'picker').find((field) => sortsOf(field).includes(sort))

/** Of some things a city may have several alike. */
export const isRepeatable = (rules: Ruleset, piece: Piece): boolean => pickedInto(rules, piece)?.pad.several === true

/** Whether an effect of this kind works in the city. */
export const hasEffect = (rules: Ruleset, city: PadCity, kind: string): boolean =>
  [...fieldsBy(rules, 'picker').flatMap(({ field }) => idsIn(city, field)), ...idsIn(city, 'stages')].some((id) =>
    rules.byId.get(id)?.effects.some(({ effect }) => effect.kind === kind),
  )
