import { broken } from './result.ts'

/** Element at an index; throws if there is none. */
export function itemAt<T>(items: ArrayLike<T>, index: number): T {
  const item = items[index]
  if (item === undefined) broken(`no item ${index} in a list of ${items.length}`)
  return item
}
