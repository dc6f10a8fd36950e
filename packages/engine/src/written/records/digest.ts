/** What a game was played with: the engine's version, and a digest of all pieces of the mix. */

import { sha256, toHex } from '../../kernel/chance/sha256.ts'
import { oncePerRuleset } from '../../rules/once.ts'

/** Changes with every change of rules that could make a move, a price or a score another one. */
export const ENGINE = '2.1.1'

const DIGEST_WORDS = 4

/** Equal for rulesets whose pieces and boards are equal, in the same order. */
export const digest = oncePerRuleset(({ pieces }) =>
  toHex(sha256(JSON.stringify(pieces.map(({ def }) => def))).subarray(0, DIGEST_WORDS)),
)
