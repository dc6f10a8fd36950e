/** First element of a list that is never empty. */
export function first<T>([item]: readonly T[]): T {
  if (item === undefined) throw new Error('Broken invariant: an empty list')
  return item
}
