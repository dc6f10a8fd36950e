/**
 * Digests of the cards and boards that the learned corrections were trained with. A piece that has changed since
 * counts as unknown.
 */
import { sha256, toHex } from '@heptapolis/engine/kernel'
import type { Ruleset } from '@heptapolis/engine/search'

/** By id of a card, leader or board: its digests, one per variant of an edition. */
export type Taught = Readonly<Record<string, readonly string[]>>

const digests = new WeakMap<object, string>()

function digestOf(piece: object): string {
  const digest = digests.get(piece) ?? toHex(sha256(JSON.stringify(piece)).subarray(0, 1))
  digests.set(piece, digest)
  return digest
}

export function taughtWith(rulesets: readonly Ruleset[]): Taught {
  const taught = new Map<string, Set<string>>()
  for (const { def } of rulesets.flatMap(({ pieces }) => pieces)) {
    taught.set(def.id, (taught.get(def.id) ?? new Set()).add(digestOf(def)))
  }
  return Object.fromEntries([...taught].map(([id, digests]) => [id, [...digests]]))
}

/**
 * Whether a subject or sign (`build loom+`, `stage rhodos-night 1`, `has loom`) is about a piece that
 * changed.
 */
export function changedSince(taught: Taught, { pieces }: Ruleset): (name: string) => boolean {
  const changed = new Set(
    pieces.filter(({ def }) => taught[def.id]?.includes(digestOf(def)) === false).map(({ id }) => id),
  )
  return (name) => changed.size > 0 && changed.has(name.split(' ')[1]?.replace('+', ''))
}
