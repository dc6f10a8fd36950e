/** Texts of database problems for the commands that run or maintain a server. */

import type { Problem } from '@heptapolis/engine'
import { isProblem } from '@heptapolis/engine/kernel'
import { words } from '../language.ts'

/** Problem of the file or of a table's log; messages of other programs are quoted. */
export function databaseWords({ code, values }: Problem): string {
  const { database, detailed, problem } = words().serving
  const sentence = new Map(Object.entries(database)).get(code) ?? problem(code)
  const detail = detailOf(values)
  return detail === undefined ? sentence : detailed(sentence, detail)
}

/** Reason why a store cannot be opened: a file or a remote database. */
export function storeWords({ values }: Problem, place: string): string {
  const { badDatabase, elsewhere, detailed } = words().serving
  const fault = isProblem(values) ? values : { code: 'unknown', message: '' }
  const detail = detailOf(fault.values)
  const sentence = place.includes('://') ? new Map(Object.entries(elsewhere)).get(fault.code) : undefined
  return badDatabase(place, sentence === undefined ? databaseWords(fault) : detailed(sentence, detail ?? ''))
}

const detailOf = (values: object | undefined): string | undefined =>
  values && 'detail' in values && typeof values.detail === 'string' ? values.detail : undefined
