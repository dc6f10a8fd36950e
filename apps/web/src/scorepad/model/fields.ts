/** Input fields that a score-pad shows for a city, from the state columns of the base game and the expansions. */
import { type Mark, oncePerRuleset, type Pad, type Piece, type Ruleset, type Shape } from '@heptapolis/engine/show'
import { idsIn, type PadCity } from './pad.ts'

export interface PadField<P extends Pad = Pad> {
  field: string
  pad: P
  /** The declared shape of the value. */
  shape: Shape | undefined
  mark: Mark | undefined
  /** The maximum length of a list. */
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

/** The fields with one of these controls. */
export const fieldsBy = <K extends Pad['is']>(rules: Ruleset, ...ways: K[]): PadField<Is<K>>[] =>
  padFields(rules).filter((one): one is PadField<Is<K>> => (ways as string[]).includes(one.pad.is))

/** The sorts of pieces that a field accepts. */
export const sortsOf = ({ shape }: Pick<PadField, 'shape'>): readonly string[] =>
  shape && 'sorts' in shape ? shape.sorts : []

/** The field that stores a piece found by the picker. */
export const pickedInto = (rules: Ruleset, { sort }: Piece): PadField<Is<'picker'>> | undefined =>
  fieldsBy(rules, 'picker').find((field) => sortsOf(field).includes(sort))

/** True if a city may have several of this piece. */
export const isRepeatable = (rules: Ruleset, piece: Piece): boolean => pickedInto(rules, piece)?.pad.several === true

/** True if an effect of this kind is active in the city. */
export const hasEffect = (rules: Ruleset, city: PadCity, kind: string): boolean =>
  [...fieldsBy(rules, 'picker').flatMap(({ field }) => idsIn(city, field)), ...idsIn(city, 'stages')].some((id) =>
    rules.byId.get(id)?.effects.some(({ effect }) => effect.kind === kind),
  )
