import { broken } from './result.ts'

/** Element of a list that has one at this index; throws where it has none. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index]
  if (item === undefined) broken(`no item ${index} in a list of ${items.length}`)
  return item
}
