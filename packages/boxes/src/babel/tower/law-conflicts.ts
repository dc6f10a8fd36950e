/** Laws on conflicts. They apply when the conflicts of the Age are resolved, including tiles of its last turn. */
import type { Game } from '@heptapolis/engine/box'
import { openLaws } from './board.ts'
import { lawsOf } from './laws.ts'

const VICTORIES = lawsOf('victories')
const DEFEATS = lawsOf('defeats')

export function bendVictory(g: Game, value: number): number {
  const open = openLaws(g)
  return VICTORIES.reduce((worth, { bit, law }) => ((open & bit) === 0 ? worth : (law.become[worth] ?? worth)), value)
}

export function bendDefeat(g: Game, tokens: number): number {
  const open = openLaws(g)
  return DEFEATS.reduce((sum, { bit, law }) => ((open & bit) === 0 ? sum : sum * law.tokens), tokens)
}
