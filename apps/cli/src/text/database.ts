/** Store problems as text. */
import type { Problem } from '@heptapolis/engine'
import { words } from '../language.ts'

/** Problem of the file or of a table's log; messages of other programs are quoted. */
export function databaseWords({ code, values }: Problem): string {
  const { database, detailed, problem } = words().serving
  const sentence = new Map(Object.entries(database)).get(code) ?? problem(code)
  const { detail } = (values ?? {}) as { detail?: string }
  return detail === undefined ? sentence : detailed(sentence, detail)
}

/** Reason why a store cannot be opened: a file or a remote database. */
export function storeWords({ values }: Problem, place: string): string {
  const { badDatabase, elsewhere, detailed } = words().serving
  const fault = values as Problem
  const { detail } = (fault.values ?? {}) as { detail?: string }
  const sentence = place.includes('://') ? new Map(Object.entries(elsewhere)).get(fault.code) : undefined
  return badDatabase(place, sentence === undefined ? databaseWords(fault) : detailed(sentence, detail ?? ''))
}
