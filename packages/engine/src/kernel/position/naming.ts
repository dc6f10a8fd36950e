/** Names that a position may use, and the problem for an unknown one. */
import { nearest } from '../nearest.ts'
import { type Problem, valued } from '../result.ts'

export interface Named {
  readonly index: number
  readonly id: string
  readonly sort: string
}

/** Names of a ruleset for positions. */
export interface Naming {
  readonly cities: number
  readonly pieces: readonly Named[]
  readonly byId: ReadonlyMap<string, Named>
  /** Matching piece with this id, former id or printed name. */
  called(name: string, fits?: (piece: Named) => boolean): Named | undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Text itself; empty for other values. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const FEW = 12
const NEAREST = 3
const LONGEST = 40

/** Name as written, shortened if it is very long. */
export const asWritten = (name: unknown): string => {
  const text = typeof name === 'string' ? name : (JSON.stringify(name) ?? String(name))
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** Suggestions: all names if there are few, otherwise similar ones, otherwise some. */
export interface Instead {
  /** Number of all names. */
  of: number
  shown: readonly string[]
  /** Whether the suggestions are similar to the given name. */
  near: boolean
}

function instead(name: unknown, known: readonly string[]): Instead {
  const of = known.length
  if (of <= FEW) return { of, shown: known, near: false }
  const near = nearestFew(name, known)
  return near.length > 0 ? { of, shown: near, near: true } : { of, shown: known.slice(0, NEAREST), near: false }
}

function nearestFew(name: unknown, known: readonly string[]): string[] {
  const near: string[] = []
  if (typeof name !== 'string' || name.length > LONGEST) return near
  while (near.length < NEAREST) {
    const next = nearest(
      name,
      known.filter((one) => !near.includes(one)),
    )
    if (next === undefined) break
    near.push(next)
  }
  return near
}

// An alias, which declarations of other packages spell out.
type Field = { field: string }
type Nothing = Record<never, never>

/** Codes for faults in the fields of a position, with the values of their messages. */
export interface FieldFaults {
  /** Without a name the field is missing. */
  'no-such': Field & { what: string; name: string | undefined } & Instead
  'no-such-number': Field & { least: number; most: number }
  'no-object': Field & { such: string }
  /** List of plain values, or of pieces of this sort. */
  'no-list': Field & { what: string }
  'not-so-many-numbers': Field & { size: number }
  'no-flag': Field
  'no-ids': Field
  'no-pair': Field
  'no-such-tokens': Field & { values: readonly number[] }
  'no-chance': Field
  'too-many': Field & { what: 'cards' | 'tokens' | 'questions' }
  'no-room': Field & { room: number }
  /** Two fields with the same meaning. */
  'said-twice': Field & { beside: string }
  'not-possible-now': Field
  'too-much-about': Field
  'none-open': Nothing
  'nobody-named': Nothing
  'not-one-each': Nothing
  'answers-unasked': Nothing
  'all-answered': Nothing
  'answers-before-keeper': { seat: number }
  'asked-in-turn': Nothing
  'nobody-asked': Nothing
  'nothing-to-answer': { seat: number; question: string }
}

export const badField = <F extends keyof FieldFaults>(is: F, values: FieldFaults[F]): Problem =>
  valued('bad-position', { is, ...values })

/** Message: `cities[0].cards: there is no card "altr" in this game; the nearest of 78: altar.` */
export const noSuch = (field: string, what: string, name: unknown, known: readonly string[]): Problem =>
  badField('no-such', { field, what, name: name === undefined ? undefined : asWritten(name), ...instead(name, known) })

/** The ids of all pieces of these sorts. */
export const idsOf = ({ pieces }: Naming, sorts: readonly string[]): string[] =>
  pieces.filter(({ sort }) => sorts.includes(sort)).map(({ id }) => id)

/** Unknown field, and suggestions. */
export interface UnknownField {
  /** Enclosing field; empty for the position itself. */
  where: string
  name: string
  known: readonly string[]
  nearest: string | undefined
  elsewhere?: Elsewhere
}

/** Other places that know the field: boxes that are not in play, the table, or a city. */
export interface Elsewhere {
  boxes?: readonly string[]
  place?: 'table' | 'city'
}

/** First field of the object that is not among the known ones; `elsewhere` may name its right place. */
export function unknownField(
  value: object,
  known: readonly string[],
  where: string,
  elsewhere: (name: string) => Elsewhere | undefined = () => undefined,
): Problem | undefined {
  const name = Object.keys(value).find((key) => !known.includes(key))
  if (name === undefined) return undefined
  const [near] = nearestFew(name, known)
  const values: UnknownField = {
    where,
    name: asWritten(name),
    known: known.toSorted(),
    nearest: near,
    elsewhere: elsewhere(name),
  }
  return valued('unknown-field', values)
}

/** Object without unknown fields; `such` is an example for the message. */
export function readRecord(
  value: unknown,
  field: string,
  known: readonly string[],
  such: string,
): Record<string, unknown> | Problem {
  if (!isRecord(value)) return badField('no-object', { field, such })
  return unknownField(value, known, field) ?? value
}
