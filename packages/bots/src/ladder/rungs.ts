/** The rungs of the ladder, easiest first. */
import type { Rung } from './rung.ts'

export const RUNGS: readonly Rung[] = []
