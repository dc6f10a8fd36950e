/** Version of engine and data: the engine version, and a digest of all pieces of the mix. */

import { sha256, toHex } from '../../kernel/chance/sha256.ts'
import { oncePerRuleset } from '../../rules/once.ts'

/** Raised with every rule change that could change a move, a price or a score. */
export const ENGINE = '2.1.1'

const DIGEST_WORDS = 4

/** Equal for rulesets with equal pieces and boards in the same order. */
export const digest = oncePerRuleset(({ pieces }) =>
  toHex(sha256(JSON.stringify(pieces.map(({ def }) => def))).subarray(0, DIGEST_WORDS)),
)
