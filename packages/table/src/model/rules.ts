/**
 * Cache of compiled game rules. Tables with the same edition, expansions and players share them, because they take 85
 * to 280 kB.
 */
import {
  type Box,
  compile,
  type Game,
  type Position,
  type Result,
  type Ruleset,
  type Terms,
  toPosition,
} from '@heptapolis/engine'
import { digest, ENGINE } from '@heptapolis/engine/records'
import { ok, oncePerRuleset } from '@heptapolis/engine/search'
import type { RulesOf } from './events.ts'
import type { TableState } from './state.ts'

const libraries = new WeakMap<readonly Box[], Map<string, WeakRef<Ruleset>>>()
/** Cache size from which unused entries are removed. */
const MANY = 256

/** `began`: engine version at the start of a game, whose printed values apply. */
export function rulesFor(terms: Terms, library: readonly Box[], began = ENGINE): Result<Ruleset> {
  const known = libraries.get(library) ?? new Map<string, WeakRef<Ruleset>>()
  libraries.set(library, known)
  const versioned = began === ENGINE ? terms : { ...terms, dataVersion: began }
  const key = JSON.stringify(versioned)
  const shared = known.get(key)?.deref()
  if (shared) return ok(shared)
  const rules = compile(versioned, library)
  if (!rules.ok) return rules
  if (known.size >= MANY) for (const [mix, held] of known) if (!held.deref()) known.delete(mix)
  known.set(key, new WeakRef(rules.value))
  return rules
}

/** Ids and options that had other names in earlier versions. */
const renamed = oncePerRuleset(
  ({ boxes }) =>
    new Set(
      boxes.flatMap(({ former }) =>
        [...Object.values(former?.pieces ?? {}), Object.values(former?.options ?? {})].flat(),
      ),
    ),
)

/** Whether a name of this game has changed since; hashes stored before the change do not match. */
export function hadOtherNames(g: Game): boolean {
  const words = JSON.stringify(toPosition(g)).match(/[\w-]+/g) ?? []
  return words.some((word) => renamed(g.rules).has(word))
}

/** Terms of a table, with the data version at the start of its game. */
export function playedTerms({ terms, play }: Pick<TableState, 'terms' | 'play'>): Terms {
  const dataVersion = play?.rules.setup.dataVersion
  return dataVersion === undefined ? terms : { ...terms, dataVersion }
}

/** Removes the data version: a table that began without one keeps its hashes and record. */
export function unversioned(position: Position): Position {
  if (position.setup?.dataVersion === undefined) return position
  const { dataVersion: _, ...setup } = position.setup
  return { ...position, setup }
}

export const rulesOf = (rules: Ruleset): RulesOf => ({ engine: ENGINE, data: digest(rules) })
export const isSame = (one: RulesOf, other: RulesOf): boolean => one.engine === other.engine && one.data === other.data
