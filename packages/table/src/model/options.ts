/**
 * Options of a table, declared once as data: type, check, default, API schema and form row follow from it. Clock and
 * seating are more complex and have modules of their own.
 */
import { keysOf } from '@heptapolis/engine/kernel'
import { SIDE_RULES } from '../wonders/model.ts'

export { METHODS, SIDE_RULES, type SideRule, type WonderMethod } from '../wonders/model.ts'

interface OptionDeclaration {
  readonly choices: readonly (string | boolean)[]
  /** Default among friends. */
  readonly default: string | boolean
  /** For the documentation of the API. */
  readonly description: string
  /** The settings of the room have a row for it; its labels are in the words of the app. */
  readonly hasRow?: true
}

export const TABLE_OPTIONS = {
  absence: {
    choices: ['bot', 'vote', 'wait'],
    default: 'vote',
    description: 'If a player is disconnected, or late three times: a bot stands in, the others vote, or all wait.',
    hasRow: true,
  },
  wonders: {
    choices: ['drawn', 'fixed', 'chosen', 'pair', 'draft', 'ban', 'redraw', 'wishes', 'bids'],
    default: 'drawn',
    description:
      'Wonders are drawn, set by the host, or chosen by each player. Or by agreement before the first round: keep one of two, draft from the last seat on, ban then deal, one redraw, ranked wishes, bids in points.',
    hasRow: true,
  },
  sides: {
    choices: SIDE_RULES,
    default: 'dealt',
    description:
      'Side of each wonder: dealt, chosen by its player, or the first (day, A) or second one (night, B) for all. Fixed and chosen wonders name their own side.',
    hasRow: true,
  },
  resources: {
    choices: ['any', 'spread'],
    default: 'any',
    description: 'Whether at most two cities may have the same resource. It applies to wonders that the table deals.',
    hasRow: true,
  },
  talk: {
    choices: ['text', 'phrases', 'none'],
    default: 'text',
    description: 'Free text, phrases alone until everybody agrees to text, or no chat at all.',
    hasRow: true,
  },
  visibility: {
    choices: ['link', 'public', 'open'],
    default: 'link',
    description:
      'Visible with the invitation, to everybody with the address, or listed in the lobby for strangers to join.',
  },
  rated: { choices: [true, false], default: false, description: 'Whether the game counts for ratings.' },
} as const satisfies Readonly<Record<string, OptionDeclaration>>

type TableOptions = typeof TABLE_OPTIONS
export type ChoiceName = keyof TableOptions
export type ChoiceOptions = { [Name in ChoiceName]: TableOptions[Name]['choices'][number] }
/** Options as people, programs and older logs give them: an absent option has its default. */
export type GivenChoices = { [Name in ChoiceName]?: ChoiceOptions[Name] | undefined }

/** Options with a row in the settings of the room. */
export type RowName = { [Name in ChoiceName]: TableOptions[Name] extends { hasRow: true } ? Name : never }[ChoiceName]
export const ROWS: readonly RowName[] = Object.entries(TABLE_OPTIONS).flatMap(([name, declared]) =>
  'hasRow' in declared ? [name as RowName] : [],
)

/** Labels of every choice of every row: one that is missing does not compile. */
export type RowLabels = { readonly [Name in RowName]: Readonly<Record<ChoiceOptions[Name], string>> }

/** Fault of the first option with an invalid value, as a sentence. Absent options are valid. */
export function choiceFault(options: Readonly<Partial<Record<ChoiceName, unknown>>>): string | undefined {
  const isWrong = (name: ChoiceName): boolean =>
    options[name] !== undefined && !choicesOf(name).some((choice) => choice === options[name])
  const wrong = keysOf(TABLE_OPTIONS).find(isWrong)
  return wrong === undefined ? undefined : `${wrong} is one of ${choicesOf(wrong).join(', ')}.`
}

export const choicesOf = (name: ChoiceName): readonly (string | boolean)[] => TABLE_OPTIONS[name].choices

/** The declared options of this object only. Absent options get their default. */
export const choicesIn = (options: GivenChoices): ChoiceOptions =>
  Object.fromEntries(
    keysOf(TABLE_OPTIONS).map((name) => [name, options[name] ?? TABLE_OPTIONS[name].default]),
  ) as ChoiceOptions

/** Completes options of a log that is older than one of them. */
export const withDefaults = <Given extends GivenChoices>(options: Given): Given & ChoiceOptions => ({
  ...options,
  ...choicesIn(options),
})

/** Options of a table among friends: no clock, and a bot replaces a player only by a vote. */
export const AMONG_FRIENDS: ChoiceOptions & { clock: { kind: 'none' } } = {
  clock: { kind: 'none' },
  ...choicesIn({}),
}
