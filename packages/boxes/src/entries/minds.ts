/**
 * Bot knowledge of every box. Separate from index.ts, so that programs without bots do not load it. Programs with other
 * kits load their minds themselves.
 */
import type { Box } from '@heptapolis/engine/box'
import type { Kit } from '../kit.ts'
import type { Mind } from '../mind/contract.ts'
import { PART_MINDS } from '../parts/mind.ts'
import { SHELF } from '../shelf.ts'

export * from '../mind/bits.ts'
export * from '../mind/contract.ts'
export * from '../mind/time.ts'
export * from '../mind/usual.ts'

const minds = new Map<string, Mind>([...PART_MINDS].map(([{ id }, mind]) => [id, mind]))
const NOTHING: Mind = {}

/** Mind of a box or part; empty if it has none. */
export const mindOf = ({ id }: Box): Mind => minds.get(id) ?? NOTHING

/** All minds, by id of the box or part. */
export const allMinds = (): ReadonlyMap<string, Mind> => minds

export async function openMinds(kits: readonly Kit[]): Promise<void> {
  const opened = await Promise.all(kits.map(async ({ rules, mind }) => [rules.id, await mind()] as const))
  for (const [id, mind] of opened) minds.set(id, mind)
}

await openMinds(SHELF)
