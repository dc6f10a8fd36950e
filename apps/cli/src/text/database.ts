/** What is wrong with the tables a server keeps, in words. */
import type { Problem } from '@heptapolis/engine'
import { words } from '../language.ts'

/** The file itself, or the log of a table in it; programs of others say in their own words what they met. */
export function databaseWords({ code, values }: Problem): string {
  const { database, detailed, problem } = words().serving
  const sentence = new Map(Object.entries(database)).get(code) ?? problem(code)
  const { detail } = (values ?? {}) as { detail?: string }
  return detail === undefined ? sentence : detailed(sentence, detail)
}

/** Why the store of a server cannot be had: a file, or a database elsewhere. */
export function storeWords({ values }: Problem, place: string): string {
  const { badDatabase, elsewhere, detailed } = words().serving
  const fault = values as Problem
  const { detail } = (fault.values ?? {}) as { detail?: string }
  const sentence = place.includes('://') ? new Map(Object.entries(elsewhere)).get(fault.code) : undefined
  return badDatabase(place, sentence === undefined ? databaseWords(fault) : detailed(sentence, detail ?? ''))
}
