/**
 * What bots know of every box. Apart from index.ts, so that whoever plays without bots does not load it. Kits that stand
 * on no shelf are opened by whoever plays with them.
 */
import type { Box } from '@heptapolis/engine'
import { BOXES } from './index.ts'
import type { Kit } from './kit.ts'
import type { Mind } from './mind/contract.ts'
import { PART_MINDS } from './parts/mind.ts'
import { SHELF } from './shelf.ts'

export * from './mind/bits.ts'
export * from './mind/contract.ts'
export * from './mind/time.ts'
export * from './mind/usual.ts'

const minds = new Map<Box, Mind>(PART_MINDS)
const NOTHING: Mind = {}

/** What is known of a box or of a part of one; nothing where it has no mind. */
export const mindOf = (box: Box): Mind => minds.get(box) ?? NOTHING

/** Everything there is a mind of, by the id of the box or part. */
export const allMinds = (): ReadonlyMap<string, Mind> => new Map([...minds].map(([{ id }, mind]) => [id, mind]))

export async function openMinds(kits: readonly Kit[]): Promise<void> {
  const opened = await Promise.all(kits.map(async ({ rules, mind }) => [rules, await mind()] as const))
  for (const [rules, mind] of opened) minds.set(rules, mind)
}

// Under the rules that games are made of.
await openMinds(SHELF.map((kit, i) => ({ ...kit, rules: BOXES[i] })))
