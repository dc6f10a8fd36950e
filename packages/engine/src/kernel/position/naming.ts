/** What a position may name, and what to say where something is named that does not exist. */
import { nearest } from '../nearest.ts'
import { type Problem, valued } from '../result.ts'

export interface Named {
  readonly index: number
  readonly id: string
  readonly sort: string
}

/** What positions of a ruleset are written in. */
export interface Naming {
  readonly cities: number
  readonly pieces: readonly Named[]
  readonly byId: ReadonlyMap<string, Named>
  /** The piece that is meant by an id, a former id or a printed name, of those that fit. */
  called(name: string, fits?: (piece: Named) => boolean): Named | undefined
}

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text as it is; the empty one for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const FEW = 12
const NEAREST = 3
const LONGEST = 40

/** A name as it was written, cut off where it is endless. */
export const asWritten = (name: unknown): string => {
  const text = typeof name === 'string' ? name : (JSON.stringify(name) ?? String(name))
  return text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text
}

/** What there is instead: all of it where that is little, else what is like it, else some. */
export interface Instead {
  /** How many there are. */
  of: number
  shown: readonly string[]
  /** Whether those shown are like what was meant. */
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

/** What can be wrong with the fields of a position, by name, and what words are made from. */
export interface FieldFaults {
  /** Without a name the field is missing. */
  'no-such': Field & { what: string; name: string | undefined } & Instead
  'no-such-number': Field & { least: number; most: number }
  'no-object': Field & { such: string }
  /** Of plain things, or of pieces of this sort. */
  'no-list': Field & { what: string }
  'not-so-many-numbers': Field & { size: number }
  'no-flag': Field
  'no-ids': Field
  'no-pair': Field
  'no-such-tokens': Field & { values: readonly number[] }
  'no-chance': Field
  'too-many': Field & { what: 'cards' | 'tokens' | 'questions' }
  'no-room': Field & { room: number }
  /** Two fields that say the same. */
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

/** As words say it: `cities[0].cards: there is no card "altr" in this game; the nearest of 78: altar.` */
export const noSuch = (field: string, what: string, name: unknown, known: readonly string[]): Problem =>
  badField('no-such', { field, what, name: name === undefined ? undefined : asWritten(name), ...instead(name, known) })

/** The ids of all pieces of these sorts. */
export const idsOf = ({ pieces }: Naming, sorts: readonly string[]): string[] =>
  pieces.filter(({ sort }) => sorts.includes(sort)).map(({ id }) => id)

/** A field nobody knows, and what may be meant by it. */
export interface UnknownField {
  /** The field it stands in; nothing for the position itself. */
  where: string
  name: string
  known: readonly string[]
  nearest: string | undefined
  elsewhere?: Elsewhere
}

/** Where such a field belongs: to boxes that are not in play, to the table, or to a city. */
export interface Elsewhere {
  boxes?: readonly string[]
  place?: 'table' | 'city'
}

/** The first field of the object that is none of these; `elsewhere` may say where such a field belongs. */
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

/** An object with no other fields than these; `such` shows one. */
export function readRecord(
  value: unknown,
  field: string,
  known: readonly string[],
  such: string,
): Record<string, unknown> | Problem {
  if (!isRecord(value)) return badField('no-object', { field, such })
  return unknownField(value, known, field) ?? value
}
