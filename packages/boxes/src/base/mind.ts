/** Empty mind: the bots know the effects of the base game, which are those of the engine. */
import type { Mind } from '../mind/contract.ts'

export const mind: Mind = {}
