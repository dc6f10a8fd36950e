/**
 * What bots know of every box. Apart from index.ts, so that whoever plays without bots does not load it. Kits that stand
 * on no shelf are opened by whoever plays with them.
 */
import type { Box } from '@heptapolis/engine/box'
import type { Kit } from './kit.ts'
import type { Mind } from './mind/contract.ts'
import { PART_MINDS } from './parts/mind.ts'
import { SHELF } from './shelf.ts'

export * from './mind/bits.ts'
export * from './mind/contract.ts'
export * from './mind/time.ts'
export * from './mind/usual.ts'

const minds = new Map<string, Mind>([...PART_MINDS].map(([{ id }, mind]) => [id, mind]))
const NOTHING: Mind = {}

/** What is known of a box or of a part of one; nothing where it has no mind. */
export const mindOf = ({ id }: Box): Mind => minds.get(id) ?? NOTHING

/** Everything there is a mind of, by the id of the box or part. */
export const allMinds = (): ReadonlyMap<string, Mind> => minds

export async function openMinds(kits: readonly Kit[]): Promise<void> {
  const opened = await Promise.all(kits.map(async ({ rules, mind }) => [rules.id, await mind()] as const))
  for (const [id, mind] of opened) minds.set(id, mind)
}

await openMinds(SHELF)
