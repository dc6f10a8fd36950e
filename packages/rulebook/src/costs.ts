/** A printed cost in words. */
import { type Cost, RESOURCES } from '@heptapolis/engine'
import type { BookWords } from './en.ts'

export function costWords(cost: Cost | undefined, { labels }: BookWords): string {
  const parts = RESOURCES.flatMap((good) => (cost?.[good] ? [`${cost[good]} ${good}`] : []))
  if (cost?.coins === 'age') parts.push(labels.perAge)
  else if (cost?.coins) parts.push(`${cost.coins} ${cost.coins === 1 ? 'coin' : 'coins'}`)
  return parts.join(', ') || labels.free
}
