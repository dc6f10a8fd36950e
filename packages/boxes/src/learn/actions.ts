/** Uses of a card and answers, as families of a numbering. */
import { type Action, type Box, BUILD, type Choices, type Ruleset, SELL, STAGE } from '@heptapolis/engine/box'
import { type Family, PLAIN } from './numbering.ts'
import { idsOf, playedSorts, takenSorts, type Vocabulary } from './words.ts'

/** Riders and abilities that waive a cost, as words of a vocabulary, with their numbers in the rules. */
export interface Extras {
  readonly vocabulary: string
  /** Riders by their index and choice, abilities by theirs. */
  readonly riders: readonly (readonly string[])[]
  readonly abilities: readonly (string | undefined)[]
}

const RIDES = ['withCard', 'withStage', 'withSale'] as const

/** Riders and abilities for an action of the core; undefined for other actions. */
export function extrasOf(rules: Ruleset, action: number): Extras | undefined {
  if (action !== BUILD && action !== STAGE && action !== SELL) return undefined
  const ride = RIDES[action]
  const waives = action === BUILD ? 'free' : 'freeStage'
  return {
    vocabulary: `with-${rules.actions[action].id}`,
    riders: ridingBoxes(rules).map(({ id, rider }) =>
      rider[ride] ? rider.choices.names.map((name) => `${id}:${name}`) : [],
    ),
    abilities: rules.abilities.map((ability) => (action !== SELL && ability[waives] ? `by:${ability.id}` : undefined)),
  }
}

/** In the order of the riders of the rules. */
const ridingBoxes = ({ boxes }: Ruleset) => boxes.flatMap(({ id, rider }: Box) => (rider ? [{ id, rider }] : []))

/** Vocabulary of the options of an action, if they are distinguished. */
const choicesOf = ({ id, choices }: Action): string | undefined =>
  choices === undefined ? undefined : typeof choices === 'string' ? choices : `${id}-choice`

export const isNamed = (choices: Action['choices']): choices is Choices => typeof choices === 'object'

/** Sorts of pieces that its moves name. */
export function sortsOf(rules: Ruleset, { takes = [] }: Action): readonly string[] {
  if (takes === 'played') return playedSorts(rules)
  return takes === 'any' ? takenSorts(rules) : takes
}

/** Family of moves with a piece of this sort, or without a piece. */
export function familyOf(rules: Ruleset, action: number, sort: string | undefined): Family {
  const { id } = rules.actions[action]
  const dimensions = [sort, choicesOf(rules.actions[action]), extrasOf(rules, action)?.vocabulary]
  return { of: id, by: dimensions.filter((one) => one !== undefined) }
}

/** Collects the words of a ruleset and returns their families. */
export function actionFamilies(rules: Ruleset, vocabulary: Vocabulary): Family[] {
  return rules.actions.flatMap((action, i) => {
    const extras = extrasOf(rules, i)
    if (extras) {
      vocabulary.add(extras.vocabulary, [
        PLAIN,
        ...extras.riders.flat(),
        ...extras.abilities.filter((one) => one !== undefined),
      ])
    }
    if (isNamed(action.choices)) vocabulary.add(`${action.id}-choice`, action.choices.names)
    else if (action.choices) vocabulary.add(action.choices, idsOf(rules, action.choices))
    const sorts = sortsOf(rules, action)
    for (const sort of sorts) vocabulary.add(sort, idsOf(rules, sort))
    return [undefined, ...sorts].map((sort) => familyOf(rules, i, sort))
  })
}
