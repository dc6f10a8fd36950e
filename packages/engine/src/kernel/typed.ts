/** Small functions for facts that the compiler cannot infer, each with a check or a reason. */
import type { Json } from './patch.ts'

/** Whether a value is in a closed list, such as the colours. */
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.some((item) => item === value)

/** Keys of a record literal: at run time it has no others. */
export const keysOf = <K extends string>(record: Readonly<Record<K, unknown>>): K[] => Object.keys(record) as K[]

/** Record that can be indexed by any text, although its type lists its keys. */
export const byKey = <V>(record: Readonly<Record<string, V>>): Record<string, V> => record

/** Value that consists of JSON only; interfaces cannot express this. */
export const asJson = (value: object): Json => value as Json

/** Message of a thrown value. */
export const messageOf = (thrown: unknown): string => (thrown instanceof Error ? thrown.message : String(thrown))
