/** The bots know the base game by themselves: its kinds of effects are the engine's. */
import type { Mind } from '../mind/contract.ts'

export const mind: Mind = {}
