/** Small functions that tell the compiler what it cannot see by itself, each with the check or the reason. */
import type { Json } from './patch.ts'

/** Whether a value is one of a closed list, such as the colours. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((item) => item === value)

/** The keys of a record that was written out: at run time it has no others. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]

/** A record that may be asked for any text: its type does not list the keys written out. */
export const byKey = <V>(record: Readonly<Record<string, V>>): Record<string, V> => record

/** A value that consists of JSON alone, which no interface can say of itself. */
export const asJson = (value: object): Json => value as Json

/** The sentence of something thrown. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
