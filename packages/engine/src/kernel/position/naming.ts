/** What a position may name, and what to say where something is named that does not exist. */
import { nearest } from '../nearest.ts'
import type { Problem } from '../result.ts'

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

export const badPosition = (message: string): Problem => ({ code: 'bad-position', message })

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A text as it is; the empty one for anything else. */
export const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

const FEW = 12
const NEAREST = 3
const LONGEST = 40

/** A name as it was written, cut off where it is endless. */
const quoted = (name: unknown): string => {
  const text = typeof name === 'string' ? name : (JSON.stringify(name) ?? String(name))
  return `"${text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text}"`
}

/** What there is instead: all of it where that is little, else what is like it. */
function instead(name: unknown, known: readonly string[]): string {
  if (known.length === 0) return 'there is none'
  if (known.length <= FEW) return `there ${known.length === 1 ? 'is' : 'are'} ${known.join(', ')}`
  const near = nearestFew(name, known)
  return near.length > 0
    ? `the nearest of ${known.length}: ${near.join(', ')}`
    : `there are ${known.length}, such as ${known.slice(0, NEAREST).join(', ')}`
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

/** `cities[0].cards: there is no card "altr" in this game; the nearest of 78: altar.` */
export const noSuch = (field: string, what: string, name: unknown, known: readonly string[]): Problem =>
  badPosition(
    name === undefined
      ? `${field} is missing: it names the ${what}; ${instead(name, known)}.`
      : `${field}: there is no ${what} ${quoted(name)} in this game; ${instead(name, known)}.`,
  )

/** The ids of all pieces of these sorts. */
export const idsOf = ({ pieces }: Naming, sorts: readonly string[]): string[] =>
  pieces.filter(({ sort }) => sorts.includes(sort)).map(({ id }) => id)

/** The first field of the object that is none of these; `elsewhere` may say where such a field belongs. */
export function unknownField(
  value: object,
  known: readonly string[],
  where: string,
  elsewhere: (name: string) => string | undefined = () => undefined,
): Problem | undefined {
  const name = Object.keys(value).find((key) => !known.includes(key))
  if (name === undefined) return undefined
  const [near] = nearestFew(name, known)
  const hint =
    elsewhere(name) ??
    (near === undefined ? `the fields are ${known.toSorted().join(', ')}` : `the nearest known one is "${near}"`)
  return { code: 'unknown-field', message: `${where} has no field ${quoted(name)}; ${hint}.` }
}

/** An object with no other fields than these; `such` shows one. */
export function readRecord(
  value: unknown,
  field: string,
  known: readonly string[],
  such: string,
): Record<string, unknown> | Problem {
  if (!isRecord(value)) return badPosition(`${field} must be an object such as ${such}.`)
  return unknownField(value, known, field) ?? value
}
