/** Inputs of every column as families of a numbering; they follow from the declarations. */
import { type Column, List, type Ruleset } from '@heptapolis/engine/box'
import type { Family } from './numbering.ts'
import { playedSorts, type Vocabulary } from './words.ts'

/** Places of cities: the own one, then in both directions around the table. */
export const PLACES = ['self', 'left', 'right', 'left-2', 'right-2', 'left-3', 'right-3', 'left-4'] as const
/** At most two cities show their own columns: the own one, and that of a partner or the free city. */
const EYES = ['self', 'other'] as const

/** Facts about the table and a city besides its columns. */
export const TABLE = ['players', 'second-edition', 'teams', 'question-x', 'question-y'] as const
export const CITY = ['there', 'nobody', 'partner', 'keeper'] as const
export type OfTable = (typeof TABLE)[number]
export type OfCity = (typeof CITY)[number]

export const ofTable = (what: OfTable): Family => ({ of: what, by: [] })
export const ofCity = (what: OfCity): Family => ({ of: what, by: ['place'] })
export const BOX: Family = { of: 'box', by: ['box'] }
export const QUESTION: Family = { of: 'question', by: ['question'] }

/** Number of items of a list that is not public. */
export const sizeOf = ({ key, perCity }: Column): Family => ({ of: `${key}-size`, by: perCity ? ['place'] : [] })

export const hasSize = (column: Column): boolean => column instanceof List && column.sees !== 'all'

/** Whether any viewer may ever see the column. */
export const isEverSeen = (column: Column, { decisions }: Ruleset): boolean =>
  column.sees !== 'none' || decisions.some(({ reveals }) => reveals?.includes(column))

/** Numbers of a column that stand for words, with their family. */
export interface Field {
  readonly family: Family
  /** By number in the column, or place: its word; undefined for none. */
  readonly words: readonly (string | undefined)[]
}

/** Vocabulary of the places of a column. */
function placesOf({ perCity, sees }: Column): string[] {
  if (!perCity) return []
  return sees === 'own' || sees === 'owner' ? ['eyes'] : ['place']
}

/** Fields of a column that everybody or its player may see. */
export function fieldsOf(column: Column, rules: Ruleset): Field[] {
  const { inputs, key } = column
  const of = key
  const places = placesOf(column)
  const field = (vocabulary: string, words: Field['words']): Field => ({
    family: { of, by: [vocabulary, ...places] },
    words,
  })
  switch (inputs?.as) {
    case undefined:
    case 'nothing':
      return []
    case 'number':
      return [{ family: { of, by: places }, words: [] }]
    case 'cells':
    case 'packed':
      return [field(key, inputs.names)]
    case 'bits':
    case 'choice': {
      const { names } = inputs
      return ['what' in names ? field(names.what, names.of(rules)) : field(key, names)]
    }
    case 'seats':
    case 'seat':
      return [field('place', PLACES)]
    case 'pieces':
    case 'answer': {
      const sorts = inputs.as === 'pieces' && inputs.sorts.length > 0 ? inputs.sorts : playedSorts(rules)
      return sorts.map((wanted) =>
        field(
          wanted,
          rules.pieces.map(({ sort, id }) => (sort === wanted ? id : undefined)),
        ),
      )
    }
  }
}

/** Collects the words of a ruleset and returns their families. */
export function inputFamilies(rules: Ruleset, vocabulary: Vocabulary): Family[] {
  vocabulary.add('place', PLACES)
  vocabulary.add('eyes', EYES)
  vocabulary.add('box', rules.setup.boxes)
  vocabulary.add('question', questionsOf(rules))
  const families = [...TABLE.map(ofTable), BOX, QUESTION, ...CITY.map(ofCity)]
  for (const column of rules.columns) {
    if (hasSize(column)) families.push(sizeOf(column))
    if (!isEverSeen(column, rules)) continue
    for (const { family, words } of fieldsOf(column, rules)) {
      families.push(family)
      const [first] = family.by
      if (words.length > 0)
        vocabulary.add(
          first,
          words.filter((word) => word !== undefined),
        )
    }
  }
  return families
}

export const questionsOf = ({ layers, decisions }: Ruleset): string[] => [...layers, ...decisions].map(({ id }) => id)
