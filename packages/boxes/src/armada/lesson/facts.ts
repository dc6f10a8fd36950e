/** Facts about ships for the coach. */
import { type Age, state } from '@heptapolis/engine/box'
import type { Lecture } from '../../lessons/lecture.ts'
import { ships, shipyard } from '../columns.ts'
import { FLEETS, type Fleet } from '../pieces/define.ts'
import { NAVAL_TOKENS } from '../pieces/numbers.ts'
import { navalStrength } from '../rules/naval-conflict.ts'
import { isShipyard } from '../rules/shipyard.ts'

interface Sailing {
  fleet: Fleet
  /** Cost of the next space, in words. */
  cost: string
}

/** Ship that moves with the expected move. */
export function sails({ move, game, seat, say }: Lecture): Sailing | undefined {
  const fleet = FLEETS.find((one) => one === move.fleet)
  const { def } = game.rules.pieces[shipyard.get(game, seat)]
  if (!fleet || !isShipyard(def)) return undefined
  const space = def.board.columns[fleet][ships.get(game, seat, FLEETS.indexOf(fleet))]
  return { fleet, cost: say.cost(space.cost) }
}

export function sailing(at: Lecture): Sailing {
  const found = sails(at)
  if (!found) throw new Error('No ship sails along with this move.')
  return found
}

export const colour = (at: Lecture): string => at.say.terms.colours[sailing(at).fleet]

export const strength = ({ game, seat }: Lecture): number => navalStrength(game, seat)

/** Tokens of the strongest and the weakest at sea in this Age. */
export function prizes({ game }: Lecture): { most: number; least: number } {
  const { ranks, weakest } = NAVAL_TOKENS.ages[state.age.get(game) as Age]
  return { most: ranks[0], least: weakest }
}
